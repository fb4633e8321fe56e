"""Which of several ways a robot rides: what fees, time and declared trains come to in dollars."""

from __future__ import annotations

from collections.abc import Sequence

from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.hunters import danger
from rules.rail_baron.routing.ride import stops_of
from rules.rail_baron.routing.routes import TURN, Route

ROVER = 100_000.0
"""Dollars that rovering is worth: what it pays, and as much that a likely winner loses (28)."""
LOST = 100_000.0
"""Dollars that being undeclared or rovered costs."""


def worth(view: View, seat: int, route: Route) -> float:
    """Dollars that a way is worth beside its payoff: over a declared train if that can be done;
    declared, home without falling below what wins, and to a stop where no opponent comes by. Cash
    that the view does not show is taken to be enough."""
    here = view.seats[seat]
    total = ROVER * len(route.rovers) - route.fees - TURN * route.turns
    if here.cash is not None:
        total -= max(0, route.fees_now - here.cash)
    if here.declared:
        left = None if here.cash is None else here.cash - route.fees_now
        steps = view.turn.steps_left
        if left is not None and left < winning_level(view.options.edition):
            total -= LOST
        elif route.miles > steps:
            graph = board(view.options)
            stop = stops_of(graph, here.milepost, route.path)[steps]
            total -= LOST * danger(view, seat, graph, stop, closely=True)
    return total


def recommended(view: View, seat: int, routes: Sequence[Route]) -> Route:
    """The one of these that a robot rides."""
    return max(routes, key=lambda route: worth(view, seat, route))
