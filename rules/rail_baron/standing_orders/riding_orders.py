"""Evaluation of standing orders for travelling (rulings 5 to 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rules.game import OrderAction, OrderExpired
from rules.orders import Outcome, is_asked
from rules.rail_baron.model import actions
from rules.rail_baron.model.play import BANK, THIRD_OWNER, MutablePosition, Step
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees
from rules.rail_baron.routing.ride_plan import declared_trains
from rules.rail_baron.routing.routes import CHEAP_TURN_DOLLARS, best_route, next_ride, resume_route
from rules.rail_baron.routing.tolls import BANK as FROM_BANK
from rules.rail_baron.routing.tolls import OWN, Toll
from rules.rail_baron.simulation import simulate
from rules.rail_baron.standing_orders.order_kinds import (
    WISE,
    FollowRoute,
    GoOn,
    RideOn,
    StayHome,
    Way,
)
from rules.rail_baron.travel.arrival import arrive
from rules.rail_baron.travel.declare import is_undeclared
from rules.rail_baron.travel.movement import do_ride, ride_path


def make_follow_route(view: View, seat: int, path: Sequence[int]) -> FollowRoute | None:
    """Return the order to ride along a path from where the train stands.

    None if the path does not lead from there to the seat's destination."""
    route = resume_route(view, seat, path)
    if route is None:
        return None
    tolls = _path_tolls(view, seat, route.path)
    return FollowRoute(route.path, tolls, tuple(declared_trains(view, seat)))


def _path_tolls(view: View, seat: int, path: Sequence[int]) -> dict[str, Toll]:
    """Return the payee group of each railroad on the path, and its highest fee a turn.

    As if the seat rode the whole path now; the rates it keeps (19) are included."""

    def ride_whole_path(play: MutablePosition) -> None:
        turn = play.state.turn
        turn.seat, turn.ridden = seat, []
        ride_path(play, path)

    (play,) = simulate(view, ride_whole_path)
    third_group = len(view.seats) + 1
    tolls: dict[str, Toll] = {}
    for ridden in play.state.turn.ridden:
        owner = play.owner(ridden.railroad)
        if owner == seat:
            tolls[ridden.railroad] = (OWN, 0)
            continue
        group = FROM_BANK if owner is BANK else third_group if owner == THIRD_OWNER else owner + 1
        _, earlier_rate = tolls.get(ridden.railroad, (group, 0))
        tolls[ridden.railroad] = (group, max(earlier_rate, ridden.rate))
    return tolls


def follow_route(view: View, seat: int, order: FollowRoute) -> Outcome:
    route = resume_route(view, seat, order.path)
    if route is None:
        return OrderExpired("route-off")
    for opponent in declared_trains(view, seat):
        if opponent not in order.declared:
            return OrderExpired("route-declared", {"seat": opponent})
    tolls_now = _path_tolls(view, seat, route.path)
    dearer = _find_dearer(order.tolls, tolls_now, route.railroads)
    if dearer is not None:
        return OrderExpired(
            "route-dearer", {"railroad": dearer, "rate_money": tolls_now[dearer][1]}
        )
    if is_asked(view, seat, Phase.ROLL):
        return OrderAction(actions.Roll(), order)
    if not is_asked(view, seat, Phase.RIDE):
        return None
    ride = next_ride(view, seat, route.path)
    rest = route.path[len(ride.path) :]
    return OrderAction(ride, msgspec.structs.replace(order, path=rest) if rest else None)


def _find_dearer(
    old: Mapping[str, Toll], new: Mapping[str, Toll], railroads: Sequence[str]
) -> str | None:
    """Return the first of these railroads that raises the fees of riding them all, or None.

    Either its own rate rose, or its payee is now another than the others' (17)."""
    for mark in railroads:
        if _turn_fees([new[mark]]) > _turn_fees([old[mark]]):
            return mark
    if _turn_fees([new[mark] for mark in railroads]) <= _turn_fees(
        [old[mark] for mark in railroads]
    ):
        return None
    return next(mark for mark in railroads if new[mark] != old[mark])


def _turn_fees(tolls: Sequence[Toll]) -> int:
    """Return the fees of a turn with these tolls: each payee gets the highest once (17)."""
    highest: dict[int, int] = {}
    for group, rate in tolls:
        if group != OWN:
            highest[group] = max(rate, highest.get(group, 0))
    return sum(highest.values())


DOLLARS_PER_TURN: dict[Way, float] = {
    "fast": 50_000.0,
    "wise": float(WISE),
    "cheap": float(CHEAP_TURN_DOLLARS),
}
"""Dollars that a turn counts for in each way."""


def ride_on(view: View, seat: int, order: RideOn) -> Outcome:
    seat_view = view.seats[seat]
    undeclared = is_undeclared(seat_view)
    if undeclared and not order.undeclared:
        return OrderExpired("undeclared", {"city": seat_view.destination})
    order = msgspec.structs.replace(order, undeclared=undeclared)
    if not is_asked(view, seat, Phase.RIDE):
        return go_on(view, seat, order)
    if seat_view.declared or declared_trains(view, seat):
        return None
    route = best_route(view, seat, DOLLARS_PER_TURN[order.way])
    if route is None:
        return None
    ride = next_ride(view, seat, route.path)
    return OrderAction(ride, order) if _cash_after_ride(view, seat, ride) >= 0 else None


def _cash_after_ride(view: View, seat: int, ride: actions.Ride) -> int:
    """Return the cash that is left after this ride, its payoff and the fees of the turn so far.

    The payoff comes first (14a). Negative: a railroad must be sold for the fees (21)."""

    def ride_and_arrive(play: MutablePosition) -> None:
        if do_ride(play, seat, ride) is Step.ARRIVAL:
            arrive(play)

    (play,) = simulate(view, ride_and_arrive)
    return play.state.seats[seat].cash - sum(amount for _, amount in fees.use_fees(play))


def go_on(view: View, seat: int, order: GoOn | RideOn) -> Outcome:
    plain = (
        isinstance(view.legal[0], actions.Roll | actions.DrawDestination) if view.legal else False
    )
    if seat in view.to_move and len(view.legal) == 1 and plain:
        return OrderAction(view.legal[0], order)
    return None


def stay_home(view: View, seat: int, order: StayHome) -> Outcome:
    if is_asked(view, seat, Phase.SWAP):
        return OrderAction(actions.KeepHome())
    seat_view = view.seats[seat]
    if seat_view.destination is not None and not seat_view.swap_open:
        return OrderExpired("swap-past")
    return None
