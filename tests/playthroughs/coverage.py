"""What a game shows, as a set of tags, and what all recorded games together must show.

A tag is the name of an action or event class; a class, a field and a value, for fields that have
few (`Won.how=last`, `AuctionOpened.seller=None`); an option and its value; a number of seats; or
a situation that has no event of its own.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from rules.game import Game
from rules.rail_baron import events as e
from rules.rail_baron.actions import ChooseRegion, Ride
from rules.rail_baron.board import board
from rules.rail_baron.declare import undeclared
from rules.rail_baron.state import State

IMPOSSIBLE = {
    "rail_baron": {
        "BoughtEngine.engine=Freight",  # nobody buys the engine that all begin with
        "RegionChosen.purpose=home",  # ruling 4
    }
}
"""Values that the types allow and the rules do not."""

SITUATIONS = {
    "rail_baron": {
        "the B&O extension ridden",
        "an engine for nothing",
        "an engine at a lowered price",
        "one's own region named",
        "a declared seat rovers",
        "a ride for the alternate",
        "a segment ridden twice",
        "an arrival left over",
        "an opponent's railroad ridden after the bank sold out",
        "won with an imaginary owner",
    }
}


@cache
def _fields(kind: Any) -> dict[str, tuple[str, ...]]:
    """The fields of an action or event that tell cases apart, with the names of the cases."""
    found: dict[str, tuple[str, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        parts = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
        if get_origin(hint) is Literal:
            found[name] = tuple(map(str, get_args(hint)))
        elif hint is bool:
            found[name] = ("True", "False")
        elif type(None) in parts:
            found[name] = ("None", "some")
    return found


def _case(value: Any, cases: tuple[str, ...]) -> str:
    return ("None" if value is None else "some") if "None" in cases else str(value)


def _of(thing: Any) -> Iterator[str]:
    """The tags of one action, event or set of options."""
    kind: Any = type(thing)
    yield kind.__name__
    for name, cases in _fields(kind).items():
        yield f"{kind.__name__}.{name}={_case(getattr(thing, name), cases)}"


def wanted(game: Game) -> set[str]:
    """Every tag that the recorded games of this game must show between them."""
    tags = {f"{seats} seats" for seats in game.seats} | SITUATIONS.get(game.key, set())
    for kind in (*get_args(game.action_type), *get_args(game.event_type), game.options_type):
        tags.add(kind.__name__)
        for name, cases in _fields(kind).items():
            tags |= {f"{kind.__name__}.{name}={case}" for case in cases}
    return tags - IMPOSSIBLE.get(game.key, set())


class Tally:
    """Collects the tags of one game while it is played: `acts` before each action, `told` after."""

    def __init__(self, game: Game, seats: int, options: Any) -> None:
        self.game = game
        self.tags = {f"{seats} seats", *_of(options)}

    def acts(self, state: Any, seat: int, action: Any) -> None:
        self.tags.update(_of(action))
        if self.game.key == "rail_baron":
            self.tags.update(_before(state, seat, action))

    def told(self, state: Any, events: Iterable[Any]) -> None:
        for event in events:
            self.tags.update(_of(event))
            if self.game.key == "rail_baron":
                self.tags.update(_after(state, event))


def _before(state: State, seat: int, action: Any) -> Iterator[str]:
    mover = state.seats[seat]
    if isinstance(action, Ride):
        if undeclared(mover):
            yield "a ride for the alternate"
            if set(mover.used) & set(action.path):
                yield "a segment ridden twice"
        graph = board(state.options)
        ridden = {graph.segments[segment].railroad for segment in action.path}
        others = {mark for n, other in enumerate(state.seats) if n != seat
                  for mark in other.railroads}  # fmt: skip
        plain = msgspec.structs.replace(state.options, b_and_o_extension=False)
        if set(action.path) - set(board(plain).segments):
            yield "the B&O extension ridden"
        if state.sold_out and ridden & others:
            yield "an opponent's railroad ridden after the bank sold out"
    if isinstance(action, ChooseRegion):
        here = board(state.options).mileposts[mover.milepost].region
        if here == action.region:
            yield "one's own region named"
    if any(other.arrival_due for other in state.seats):
        yield "an arrival left over"


def _after(state: State, event: Any) -> Iterator[str]:
    if isinstance(event, e.BoughtEngine) and event.engine == "SuperChief":
        if event.price == 0:
            yield "an engine for nothing"
        elif event.price < 40_000:
            yield "an engine at a lowered price"
    if isinstance(event, e.Rovered):
        rider = state.seats[event.rover]
        if rider.declared:
            yield "a declared seat rovers"
    if isinstance(event, e.Won) and state.third_owner:
        yield "won with an imaginary owner"
