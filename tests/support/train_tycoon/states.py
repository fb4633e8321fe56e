"""Games of Train Tycoon set up by hand, and actions under the referee.

The default map has cheese cities in B3 and E8, furniture in G2 and I6, tools in M5 and O8, and its
resource hubs in the south (`RESOURCES`), so that the rows F and H are free: tracks along a row are
straight (edges 1 and 4).
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

import data.train_tycoon as facts
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.board import EXIT_EDGES, OPPOSITE, board, edge_pair
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import MutablePosition, Step
from rules.train_tycoon.model.state import (
    Company,
    Hub,
    Line,
    Operation,
    Pair,
    Phase,
    Piece,
    Player,
    State,
)

T = TypeVar("T")
PLAIN = Options()
CITIES = {
    "B3": "cheese",
    "E8": "cheese",
    "G2": "furniture",
    "I6": "furniture",
    "M5": "tools",
    "O8": "tools",
}
RESOURCES = {
    "I8": "oil",
    "K5": "oil",
    "K7": "oil",
    "K9": "minerals",
    "M9": "minerals",
    "N6": "minerals",
    "P6": "fish",
    "Q8": "fish",
    "I3": "fish",
}


class Scripted:
    """Dice that give these indexes in order, then always the first thing."""

    def __init__(self, *values: int) -> None:
        self.left = list(values)
        self.whys: list[tuple[str, bool]] = []

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise AssertionError(f"rolled for {why}")

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        self.whys.append((why, secret))
        value = self.left.pop(0) if self.left else 0
        assert 0 <= value < size, f"{value} of {size} for {why}"
        return value


def table(*nets: int, turn: int = 2, options: Options = PLAIN, priority: int = 0) -> State:
    """Players with this money, seated in order; no company is active yet."""
    state = State(
        options=options,
        seating=list(range(len(nets))),
        players=[Player(net) for net in nets],
        companies={name: Company(factory=row.factory) for name, row in facts.companies().items()},
        turn=turn,
        priority=priority,
        phase=Phase.TREASURY,
    )
    state.hubs = {place: Hub("city", good) for place, good in CITIES.items()}
    state.hubs |= {place: Hub("resource", item, 3) for place, item in RESOURCES.items()}
    if options.investments:
        state.secret.markers = [[40, 0, 40, 0] for _ in nets]
    return state


def company(
    state: State,
    name: str,
    shares: Sequence[int],
    *,
    president: int | None = None,
    factory: str | None = None,
    operated: bool = True,
    **fields: Any,
) -> State:
    """Make it active, last in company order: `shares` by seat, the first net 100, price 25."""
    row = state.companies[name]
    values: dict[str, Any] = {"net": 100, "price": 25} | fields
    for field, value in values.items():
        setattr(row, field, value)
    row.active, row.operated, row.factory = True, operated, factory
    row.president = row.previous = president
    for seat, count in enumerate(shares):
        if count:
            state.players[seat].shares[name] = count
    row.issued = sum(shares) + row.bank
    state.order.append(name)
    return state


def balanced(state: State) -> State:
    """The bank has paid out what everybody has."""
    nets = [*state.players, *state.companies.values()]
    state.bank_out = sum(each.net for each in nets)
    return state


def resource(state: State, place: str, item: str, stock: int = 3) -> Hub:
    """Move a resource hub of this kind, the last one not moved yet, here."""
    old = [h for h, hub in state.hubs.items() if hub.item == item and h in RESOURCES][-1]
    del state.hubs[old]
    state.hubs[place] = Hub("resource", item, stock)
    return state.hubs[place]


def factory(state: State, place: str, good: str, stock: int = 0) -> Hub:
    """A factory that its company has placed."""
    owner = next(n for n, row in facts.companies().items() if row.factory == good)
    state.companies[owner].factory = None
    state.hubs[place] = Hub("factory", good, stock)
    return state.hubs[place]


def transfer(state: State, *places: str) -> State:
    """Transfer hubs in these hexes."""
    state.hubs |= {place: Hub("transfer") for place in places}
    return state


def pairs(state: State, *places: str) -> list[tuple[str, Pair]]:
    """The tracks of a way from hub over hexes to hub, hubs included in `places`."""
    edge = board(state.options.map).edge
    tracks = []
    for before, here, after in zip(places, places[1:], places[2:], strict=False):
        enter, leave = OPPOSITE[edge[before, here]], edge[here, after]
        assert leave in EXIT_EDGES[enter], f"sharp bend in {here}"
        tracks.append((here, edge_pair(enter, leave)))
    return tracks


def track(state: State, *places: str) -> State:
    """Track that nobody runs on, from hub over hexes to hub."""
    for here, edges in pairs(state, *places):
        state.track.setdefault(here, []).append(Piece(edges))
    return state


def line(state: State, owner: str, *places: str) -> Line:
    """A line with its train: hub, hexes, hub."""
    state.last_line += 1
    route = pairs(state, *places)
    for here, edges in route:
        state.track.setdefault(here, []).append(Piece(edges, state.last_line))
    company_line = Line(state.last_line, owner, (places[0], places[-1]), route)
    state.lines.append(company_line)
    return company_line


def new(*places: str) -> tuple[Lay, ...]:
    return tuple(Lay(place, "new") for place in places)


def step(state: State, *steps: Step, dice: Any = None) -> list[Any]:
    """Run on from this automatic step; the game must add up after it."""
    play = MutablePosition(balanced(state), dice or NO_DICE)
    for each in steps:
        GAME.run(play, each)
    assert list(GAME.invariants(state)) == []
    return list(play.events)


def operate(state: State, name: str, *, extra: bool = False, phase: Phase = Phase.LINE) -> State:
    """It is this company's turn to operate."""
    balanced(state)
    state.operation = Operation(name, extra=extra)
    state.mover = state.companies[name].president
    state.phase = phase
    return state


def act(state: State, seat: int, *actions: Any) -> list[Any]:
    """Legal actions one after another, each under the referee; the events of the last one."""
    events: list[Any] = []
    balanced(state)
    for action in actions:
        GAME.check(state, seat, action)
        events = GAME.apply(state, seat, action, NO_DICE)
        assert list(GAME.invariants(state)) == []
    return events


def refused(state: State, seat: int, action: Any, code: str, rule: str) -> RuleError:
    """The rules refuse this with that code and ruling."""
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, seat, action, NO_DICE)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    return caught.value


def of(events: Sequence[Any], kind: type[T]) -> list[T]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def single(events: Sequence[Any], kind: type[T]) -> T:
    (event,) = of(events, kind)
    return event


def shares(state: State, name: str) -> list[int]:
    """By seat, how many shares of a company."""
    return [player.shares.get(name, 0) for player in state.players]
