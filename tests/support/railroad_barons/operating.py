"""Operating Rounds of Railroad Barons set up by hand, and actions done in them one by one."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

import data.railroad_barons as facts
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import MutablePosition, Position
from rules.railroad_barons.model.state import HoldingState, Phase, PlayerState, Railroad, State
from tests.support.railroad_barons.states import ENGLISH, player, table


def rail(*cards: str) -> list[Railroad]:
    """Railroads as they lie in a Holding; "B1/1" is the card B1 by its side 1."""
    railroads = []
    for card in cards:
        name, _, side = card.partition("/")
        railroads.append(Railroad(name, int(side or 0)))
    return railroads


def operating(
    holding: str,
    *,
    first: PlayerState | None = None,
    second: PlayerState | None = None,
    rows: dict[str, dict[str, Any]] | None = None,
    top: str | None = "A1",
    phase: Phase = Phase.TOKENS,
    options: Options = ENGLISH,
    **changes: Any,
) -> State:
    """An Operating Round in which `holding` is on turn. `rows` sets fields of Holdings, `top` is
    the top card (None: the stack is empty); what is above it and not in a Holding is removed, and
    the levels it means are reached. Seat 1 holds Investors of which nothing is said; the Priority
    Deal is not to be swapped any more. `changes` sets fields of the state."""
    active = first or player(held={holding: (40, 10)})
    two = second or player()
    state = table(active, two, options=options, phase=phase, half=1, stock=None, holding=holding)
    for name, fields in (rows or {}).items():
        for field, value in fields.items():
            setattr(state.holdings[name], field, value)
    order = list(facts.railroads())
    state.stack = [] if top is None else order[order.index(top) :]
    owned = [each.card for row in state.holdings.values() for each in row.railroads]
    state.stack = [card for card in state.stack if card not in owned]
    state.removed = [card for card in order if card not in state.stack and card not in owned]
    levels = [facts.railroads()[card].sides[0].level_number for card in order]
    past = levels if top is None else levels[: order.index(top)]
    state.levels = [level for level in (4, 6, 8) if level in past]
    _investors(state)
    state.swap_used = True
    for name, value in changes.items():
        setattr(state, name, value)
    purses = [row.cash for row in state.players]
    state.bank_out = sum(purses) + sum(row.treasury for row in state.holdings.values())
    assert list(GAME.invariants(state)) == []
    return state


def _investors(state: State) -> None:
    named = [each for row in (*state.players, *state.holdings.values()) for each in row.investors]
    rest = [each for each in ("I450", "I30", "I40", "I50", "I60") if each not in named]
    state.players[1].investors += rest[: 4 - len(named)]


def act(state: State, *actions: Any, seat: int | None = None) -> list[Any]:
    """The seats to move, or this one, do them one after another; what happened last. Everything
    must add up after each."""
    events: list[Any] = []
    for action in actions:
        by = GAME.to_move(state)[0] if seat is None else seat
        events = GAME.apply(state, by, action, NO_DICE)
        assert list(GAME.invariants(state)) == []
    return events


def refused(state: State, action: Any, code: str, rule: str, seat: int | None = None) -> RuleError:
    """The action must be refused with this code and ruling and change nothing."""
    by = GAME.to_move(state)[0] if seat is None else seat
    before = msgspec.msgpack.encode(state)
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, by, action, NO_DICE)
    assert msgspec.msgpack.encode(state) == before
    error = caught.value
    assert (error.code, error.rule) == (code, rule)
    return error


def legal(state: State, seat: int | None = None) -> list[Any]:
    """What the seat to move, or this one, may do; every one of it passes the check."""
    by = GAME.to_move(state)[0] if seat is None else seat
    actions = list(GAME.legal(state, by))
    for action in actions:
        GAME.check(state, by, action)
    return actions


def of(kind: type, events: Iterable[Any]) -> list[Any]:
    """The events, or actions, of this kind."""
    return [each for each in events if isinstance(each, kind)]


def play_on(state: State) -> MutablePosition:
    """The state being changed, without dice."""
    return MutablePosition(state, NO_DICE)


def cards(row: HoldingState) -> list[str]:
    """The Railroads of a Holding by card."""
    return [each.card for each in row.railroads]


def worth(state: State) -> tuple[int, int]:
    """What both players' stock is worth."""
    position = Position(state)
    return position.stock_value(0), position.stock_value(1)
