"""Games of Railroad Barons set up by hand, and turns of their Stock Rounds done one by one."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

import data.railroad_barons as facts
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import copy_state
from rules.railroad_barons.model.actions import Pass, Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import MutablePosition, Position
from rules.railroad_barons.model.state import (
    Certificate,
    HoldingState,
    Phase,
    PlayerState,
    State,
    StockRound,
)
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock import stock_turn

MSC, SB, AVR, DPI, MBS = facts.holdings()
ENGLISH = Options()

Held = Mapping[str, tuple[int, ...]]
"""Certificates in percent by Holding."""


def player(cash: int = 1_000, held: Held | None = None, investors: tuple[str, ...] = ()) -> Any:
    """A player with this cash, these certificates and these Investors."""
    certificates = [
        Certificate(holding, percent)
        for holding, percents in (held or {}).items()
        for percent in percents
    ]
    return PlayerState(cash, sorted(certificates), list(investors))


def index(value: int) -> int:
    """The space of the share value track with this value in dollars."""
    return facts.track().values.index(value)


def table(
    first: PlayerState,
    second: PlayerState,
    *,
    values: Mapping[str, int] | None = None,
    directors: Mapping[str, int] | None = None,
    on_turn: int = 0,
    options: Options = ENGLISH,
    **changes: Any,
) -> State:
    """A Stock Round in which this seat is on turn. Every Holding of which somebody has stock is
    started, at 100 unless `values` say otherwise; floated, with the capital, from 50% on; directed
    by who has more stock or on equal stock the 40% certificate unless `directors` say otherwise.
    The bank has the other certificates."""
    players = [first, second]
    holdings = {}
    for holding in facts.holdings():
        shares = [
            sum(each.percent for each in player.certificates if each.holding == holding)
            for player in players
        ]
        holdings[holding] = row = HoldingState()
        if sum(shares) == 0:
            continue
        card = Certificate(holding, 40) in second.certificates
        more = int((shares[1], card) > (shares[0], not card))
        value = (values or {}).get(holding, 100)
        row.value, row.director = index(value), (directors or {}).get(holding, more)
        row.floated = sum(shares) >= 50
        row.treasury = 10 * value if row.floated else 0
    owned = {*first.certificates, *second.certificates}
    fields: dict[str, Any] = {
        "options": options,
        "players": players,
        "holdings": holdings,
        "bank": sorted(
            certificate
            for holding in facts.holdings()
            for percent in facts.constants().certificate_percents
            if (certificate := Certificate(holding, percent)) not in owned
        ),
        "stack": list(facts.railroads()),
        "phase": Phase.STOCK,
        "set": 1,
        "turn": 10,
        "stock": StockRound(on_turn),
        "bank_out": first.cash + second.cash + sum(row.treasury for row in holdings.values()),
    }
    return State(**(fields | changes))


def play_on(state: State) -> MutablePosition:
    """The state being changed, without dice."""
    return MutablePosition(state, NO_DICE)


def held(state: State, seat: int) -> dict[str, tuple[int, ...]]:
    """A player's certificates, largest first, by Holding."""
    shares: dict[str, tuple[int, ...]] = {}
    for certificate in sorted(state.players[seat].certificates, reverse=True):
        shares[certificate.holding] = (*shares.get(certificate.holding, ()), certificate.percent)
    return shares


def in_bank(state: State, holding: str) -> tuple[int, ...]:
    """The percentages of a Holding that lie in the bank, largest first."""
    shares = (each.percent for each in state.bank if each.holding == holding)
    return tuple(sorted(shares, reverse=True))


def value(state: State, holding: str) -> int:
    """Dollars for 10%."""
    return Position(state).share_value(holding)


def turn(*parts: Sale | Purchase) -> SellAndBuy:
    """A turn of these sales and at most one purchase, which comes last."""
    *before, last = parts
    assert all(isinstance(part, Sale) for part in before)
    if isinstance(last, Purchase):
        return SellAndBuy(tuple(before), last)  # type: ignore[arg-type]
    return SellAndBuy((*before, last))  # type: ignore[arg-type]


def deal(state: State, *parts: Sale | Purchase, by: int | None = None) -> list[Any]:
    """The seat on turn, or `by` as if it were, deals in stock (no part: passes); what happened.
    Automatic steps after it are not taken; money and certificates must add up."""
    assert state.stock is not None
    if by is not None:
        state.stock.seat = by
    seat, play = state.stock.seat, play_on(state)
    if parts:
        stock_turn.check_sell_and_buy(play, seat, turn(*parts))
        stock_turn.do_sell_and_buy(play, seat, turn(*parts))
    else:
        stock_turn.check_pass(play, seat, Pass())
        stock_turn.do_pass(play, seat, Pass())
    adds_up(state)
    return list(play.events)


def adds_up(state: State) -> None:
    """All money came from the bank, every certificate is in one place, nobody is in debt."""
    treasuries = [row.treasury for row in state.holdings.values()]
    purses = [player.cash for player in state.players]
    assert sum(purses) + sum(treasuries) == state.bank_out
    assert min(purses + treasuries) >= 0
    everywhere = [*state.bank, *state.players[0].certificates, *state.players[1].certificates]
    assert len(everywhere) == len(set(everywhere)) == 20


def refused(
    state: State, code: str, rule: str, *parts: Sale | Purchase, by: int | None = None
) -> RuleError:
    """The turn (no part: the pass) must be refused with this code and ruling and change nothing."""
    assert state.stock is not None
    if by is not None:
        state.stock.seat = by
    before, position = msgspec.msgpack.encode(state), Position(state)
    with pytest.raises(RuleError) as caught:
        if parts:
            stock_turn.check_sell_and_buy(position, state.stock.seat, turn(*parts))
        else:
            stock_turn.check_pass(position, state.stock.seat, Pass())
    assert msgspec.msgpack.encode(state) == before
    error = caught.value
    assert (error.code, error.rule) == (code, rule)
    return error


def seen(state: State, viewer: int | None = None) -> View:
    """What the viewer, or the seat on turn, sees; without legal actions."""
    assert state.stock
    seat = state.stock.seat
    return View(viewer=seat if viewer is None else viewer, to_move=(seat,), table=copy_state(state))
