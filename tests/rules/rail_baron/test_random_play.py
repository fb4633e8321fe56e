"""Random games of every number of seats and every option, under the referee after each action."""

from __future__ import annotations

import msgspec
import pytest

from rules.errors import RuleError
from rules.game import copy_state
from rules.rail_baron import GAME
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.ownership.establishment import rate
from tests.support.rail_baron.ledger import Ledger
from tests.support.rail_baron.random import (
    COMBINATIONS,
    combination,
    illegal,
    played,
    replayed,
)

GAMES = 25
NOW_AND_THEN = 7
"""Every so many actions what is dear to look at is looked at."""


def packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def shown(state: State, viewer: int | None) -> bytes:
    return packed((GAME.view(state, viewer), GAME.standing(state, viewer)))


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game(number: int) -> None:
    """It adds up after every action, what is legal passes the check, what is not is refused and
    changes nothing, nobody sees hidden cash, and the log leads to the same state."""
    for game in played(number):
        state = game.state
        assert list(GAME.invariants(state)) == []
        if len(game.log) % NOW_AND_THEN == 0 and not GAME.over(state):
            _check_legal(state)
            _check_illegal(state)
            _check_secrets(state)
            assert packed(copy_state(GAME, state)) == packed(state)
    assert GAME.to_move(game.state) == ()
    assert packed(replayed(game)) == packed(game.state)
    assert all(row.total is not None for row in GAME.standing(game.state, None))


def _check_legal(state: State) -> None:
    for seat in range(len(state.seats)):
        actions = list(GAME.legal(state, seat))
        assert bool(actions) == (seat in GAME.to_move(state))
        for action in actions:
            GAME.check(state, seat, action)
        view = GAME.view(state, seat)
        if state.phase not in (Phase.RIDE, Phase.AUCTION):
            assert list(view.legal) == actions


def _check_illegal(state: State) -> None:
    before = packed(state)
    for seat, action in illegal(state):
        with pytest.raises(RuleError):
            GAME.apply(state, seat, action, NoDice())
        assert packed(state) == before


class NoDice:
    """Nothing is rolled for what is refused."""

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise AssertionError(f"rolled for {why}")

    def pick(self, size: int, why: str) -> int:
        raise AssertionError(f"picked for {why}")


def _check_secrets(state: State) -> None:
    level = announce_level(state.options.edition)
    for hidden, player in enumerate(state.seats):
        if player.cash >= level or player.bankrupt:
            continue
        other = copy_state(GAME, state)
        other.seats[hidden].cash = level - 1 - player.cash
        for viewer in (*range(len(state.seats)), None):
            if viewer != hidden:
                assert shown(state, viewer) == shown(other, viewer)


def test_every_combination_comes_up() -> None:
    """160 game numbers in a row meet every number of seats with every combination of options; the
    games above meet every number of seats and both values of every option."""
    assert {combination(number) for number in range(160)} == set(COMBINATIONS)
    few = [combination(number) for number in range(GAMES)]
    assert {seats for seats, _ in few} == set(GAME.seats)
    for field in Options.__struct_fields__[:-1]:
        assert len({getattr(options, field) for _, options in few}) == 2


@pytest.mark.parametrize("number", range(1_000, 1_000 + GAMES))
def test_a_second_book_agrees(number: int) -> None:
    """Cash, owners, rates, fees, rovers, reuse of segments and announcements, figured once more
    from the events alone by the plain reading of the rulings."""
    ledger: Ledger | None = None
    for game in played(number):
        ledger = ledger or Ledger(game.seats, game.options)
        ledger.note(game.events)
        state = game.state
        position = Position(state)
        assert ledger.cash == [player.cash for player in state.seats]
        assert ledger.sold_out == state.sold_out
        assert ledger.owner == {mark: position.owner(mark) for mark in ledger.owner}
        for seat, player in enumerate(state.seats):
            if player.bankrupt:
                continue
            assert (ledger.place[seat], ledger.used[seat]) == (player.milepost, set(player.used))
            for mark in ledger.board.at[player.milepost]:
                assert ledger.price(seat, mark) == rate(position, seat, mark)
