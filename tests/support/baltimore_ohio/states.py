"""Positions of Baltimore & Ohio put together by hand, and short ways to ask the rules."""

from typing import Any

import msgspec
import pytest

import data.baltimore_ohio as facts
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Next, Step
from rules.baltimore_ohio.model.state import Business, Market, Phase, State
from rules.baltimore_ohio.stock import valuation
from rules.dice import NO_DICE, SeededDice
from rules.errors import RuleError


def new_game(seats: int = 3, options: Options | None = None, seed: bytes = b"hand") -> State:
    """A game just set up, seat 0 first in the player order, then 1 and so on."""
    state: State
    state, _ = GAME.setup(seats, options or Options(), SeededDice(seed))
    state.player_order = list(range(seats))
    state.market.seat = 0
    return state


def level(state: State, tech_level: int) -> State:
    """The Tech Level, with the first card of that level sold (and out of the game)."""
    state.tech_level = tech_level
    state.deck = 1 if tech_level == 1 else 5 * (tech_level - 1) + 2
    return state


def running(
    state: State,
    railroad: str,
    owners: dict[int, int],
    *,
    value: int = 66,
    track: tuple[str, ...] = (),
    cards: tuple[int, ...] = (),
    treasury: int = 0,
    orphan: int = 0,
    income: int = 0,
    coal: int = 0,
) -> State:
    """Set a railroad going: `owners` are shares by seat, the first of them presides; `track` beside
    the home hex. Orphans come out of Held Stock; money comes from the bank."""
    line = state.railroads[railroad]
    line.status = "operating"
    line.held = 10 - sum(owners.values()) - orphan
    line.orphan = orphan
    line.president = next(iter(owners))
    for seat, count in owners.items():
        state.players[seat].shares[railroad] = count
    line.track = [facts.railroads()[railroad].home_hex, *track]
    line.cubes = 30 - len(track)
    line.cards = list(cards)
    line.treasury = treasury
    line.income = income
    for _ in range(coal):
        line.coal += 1
        state.coal.pop()
    state.bank_out += treasury
    if cards and (state.deck is None or max(cards) >= state.deck):
        size = 35 if state.options.tech_seven else 30
        state.deck = None if max(cards) == size else max(cards) + 1
        state.tech_level = max(state.tech_level, facts.equipment_card(max(cards)).tech_level)
    valuation.place_counter(state, railroad, facts.track_values().index(value))
    return state


def cash(state: State, *amounts: int) -> State:
    """What the seats hold, from the bank."""
    for player, amount in zip(state.players, amounts, strict=False):
        state.bank_out += amount - player.cash
        player.cash = amount
    return state


def in_market(state: State, seat: int = 0, turn: int = 1) -> State:
    """A fresh market turn of that seat."""
    state.turn = turn
    state.market = Market(seat)
    state.business = state.auction = None
    state.phase = Phase.MARKET
    return state


def in_business(state: State, railroad: str | None = None, round_: int = 1) -> list[Any]:
    """The Business Round begins; those before `railroad` in the order are held to have acted."""
    state.market = state.auction = None
    state.turn = max(state.turn, 1)
    acted = state.order[: state.order.index(railroad)] if railroad else []
    state.business = Business(round_, acted=list(acted))
    return run(state, Step.NEXT_RAILROAD)


def alone(**line: Any) -> State:
    """The B&O alone, at its building step unless it has cards."""
    state = new_game(3)
    running(state, "BO", {0: 4, 1: 2}, **line)
    in_business(state)
    return state


def run(state: State, step: Next) -> list[Any]:
    """Take automatic steps from this one; the events."""
    play = MutablePosition(state)
    GAME.run(play, step)
    return list(play.events)


def do(state: State, *actions: Any, seat: int | None = None) -> list[Any]:
    """What the seats on turn, or that seat, do one after another; the events of the last action.
    The referee agrees each time."""
    events: list[Any] = []
    for action in actions:
        mover = GAME.to_move(state)[0] if seat is None else seat
        events = GAME.apply(state, mover, action, NO_DICE)
        assert list(GAME.invariants(state)) == []
    return events


def refused(state: State, action: Any, code: str, rule: str, seat: int | None = None) -> RuleError:
    """The refusal of an action; nothing has changed."""
    seat = GAME.to_move(state)[0] if seat is None else seat
    before = msgspec.msgpack.encode(state)
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, seat, action, NO_DICE)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert msgspec.msgpack.encode(state) == before
    with pytest.raises(RuleError):
        GAME.check(state, seat, action)
    return caught.value


def of(events: list[Any], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def dollars(state: State, railroad: str) -> int | None:
    """A railroad's value a share, None off the track."""
    index = state.railroads[railroad].value
    return None if index is None else facts.track_values()[index]
