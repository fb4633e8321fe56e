"""What an action would bring about is what it brings about."""

import msgspec
import pytest

from rules.errors import RuleError
from rules.train_tycoon.ending import player_worth
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import PayOut, Retain
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.preview import (
    preview,
    preview_takeover,
    table_after_takeover,
    table_without_lines,
)
from tests.games.train_tycoon import played
from tests.support.train_tycoon.market import bids, market, target, votes


def test_what_is_not_legal_has_no_preview() -> None:
    """Nor has anything for a spectator."""
    game = next(played(1))
    for viewer in (None, *range(game.seats)):
        with pytest.raises(RuleError):
            preview(GAME.view(game.state, viewer), PayOut())
        with pytest.raises(RuleError):
            preview(GAME.view(game.state, viewer), Retain())


@pytest.mark.parametrize("offer", ["mid", "merger"])
def test_a_proposal_carried_out_comes_to_what_was_shown(offer: str) -> None:
    """Rulings 32, 33: shares, money and lines as they are once both votes have passed."""
    state = target(market())
    bids(state, CHC=offer)
    view = GAME.view(state, 1)
    bid = state.attempt.order[0] if state.attempt is not None else None
    assert bid is not None
    shown = table_after_takeover(view, bid)
    assert "BHR" in view.table.order and "BHR" not in shown.order
    sums = [preview_takeover(view, bid, seat) for seat in range(len(state.players))]
    had = [player.net for player in state.players]
    before = state.companies["CHC"].net
    votes(state)
    votes(state)
    for name in ("CHC", "BHR"):
        assert shown.companies[name] == state.companies[name]
    assert [player.net for player in shown.players] == [player.net for player in state.players]
    assert [player.shares for player in shown.players] == [
        player.shares for player in state.players
    ]
    assert [row["had"] for row in sums] == had
    assert [row["purse"] for row in sums] == [player.net for player in state.players]
    assert [row["worth"] for row in sums] == [
        player_worth(Position(state), number) for number in range(len(had))
    ]
    for row in sums:
        assert (row["before"], row["after"]) == (before, state.companies["CHC"].net)
        assert row["issued"] == state.companies["CHC"].issued


def test_a_table_without_trains_keeps_its_track() -> None:
    """The track of a line whose train is gone is free; the table itself stays as it is."""
    game = next(game for game in played(2, "steady", "random") if len(game.state.lines) > 1)
    table = game.state
    packed = msgspec.msgpack.encode(table)
    gone, *left = [line.id for line in table.lines]
    shown = table_without_lines(table, [gone])
    assert [line.id for line in shown.lines] == left
    assert {where: len(pieces) for where, pieces in shown.track.items()} == {
        where: len(pieces) for where, pieces in table.track.items()
    }
    assert gone not in {piece.line for pieces in shown.track.values() for piece in pieces}
    assert msgspec.msgpack.encode(table) == packed
