"""Situations of Rail Baron that recorded games must show."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.rail_baron.model import events as e
from rules.rail_baron.model.actions import ChooseRegion, Ride
from rules.rail_baron.model.board import board
from rules.rail_baron.model.state import State
from rules.rail_baron.travel.declare import is_undeclared

IMPOSSIBLE = {
    "BoughtEngine.engine=Freight",  # nobody buys the engine that all begin with
    "RegionChosen.purpose=home",  # ruling 4
}

SITUATIONS = {
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


def before(state: State, seat: int, action: Any) -> Iterator[str]:
    mover = state.seats[seat]
    if isinstance(action, Ride):
        if is_undeclared(mover):
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


def after(state: State, event: Any) -> Iterator[str]:
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
