"""Choice between routes: fees, time and declared trains in dollars."""

from __future__ import annotations

from collections.abc import Sequence

from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.ride_plan import Route
from rules.rail_baron.routing.routes import DOLLARS_PER_TURN
from rules.rail_baron.routing.rover_risk import rover_risk
from rules.thinking.learned import Part, dollars, worth_of

ROVER_VALUE = 100_000.0
"""Value in dollars of a rover: what it pays, and as much again that a likely winner loses (28)."""
UNDECLARED_COST = 100_000.0
"""Cost in dollars of losing declared status."""


def route_value(view: View, seat: int, route: Route) -> float:
    """Return the value of a route in dollars, without its payoff."""
    return worth_of(route_parts(view, seat, route))


def route_parts(view: View, seat: int, route: Route) -> dict[str, Part]:
    """Return what the value of a route consists of.

    It rises with a rover of a declared train. For a declared seat it falls with cash too low to
    win at home and with stops that opponents can reach. Cash that the view hides is taken to be
    enough."""
    seat_view = view.seats[seat]
    fees, danger = float(route.fees), 0.0
    if seat_view.cash is not None:
        fees += max(0, route.fees_now - seat_view.cash)
    if seat_view.declared:
        cash_left = None if seat_view.cash is None else seat_view.cash - route.fees_now
        steps = view.turn.steps_left
        if cash_left is not None and cash_left < winning_level(view.options.edition):
            danger = UNDECLARED_COST
        elif route.miles > steps:
            graph = board(view.options)
            stop = path_stops(graph, seat_view.milepost, route.path)[steps]
            danger = UNDECLARED_COST * rover_risk(view, seat, graph, stop, closely=True)
    return {
        "rover": dollars(ROVER_VALUE * len(route.rovers)),
        "ride-fees": dollars(-fees),
        "ride-turns": Part(-DOLLARS_PER_TURN * route.turns, -route.turns, "turns"),
        "danger": dollars(-danger),
    }


def recommend_route(view: View, seat: int, routes: Sequence[Route]) -> Route:
    """Return the route that a robot rides."""
    return max(routes, key=lambda route: route_value(view, seat, route))
