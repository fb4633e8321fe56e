"""What standing orders for travelling come to (rulings 5 to 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked
from rules.rail_baron.imagined import tried
from rules.rail_baron.model import actions
from rules.rail_baron.model.play import BANK, THIRD, Play
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.routes import TURN_WORTH, best, cut, declared_trains, resume
from rules.rail_baron.routing.tolls import BANK as FROM_BANK
from rules.rail_baron.routing.tolls import OWN, Toll
from rules.rail_baron.standing_orders.order_kinds import (
    WISE,
    FollowRoute,
    GoOn,
    RideOn,
    StayHome,
    Way,
)
from rules.rail_baron.travel.movement import ride_over


def follow(view: View, seat: int, path: Sequence[int]) -> FollowRoute | None:
    """The order to ride on along a path, from where the train stands; None if it does not lead to
    the seat's destination from there."""
    route = resume(view, seat, path)
    if route is None:
        return None
    tolls = _tolls(view, seat, route.path)
    return FollowRoute(route.path, tolls, tuple(declared_trains(view, seat)))


def _tolls(view: View, seat: int, path: Sequence[int]) -> dict[str, Toll]:
    """Who is paid for each railroad on the path, and at most how much a turn, if the seat rode it
    all as things stand: the rates it keeps (19) among them."""

    def ride(play: Play) -> None:
        turn = play.state.turn
        turn.seat, turn.ridden = seat, []
        ride_over(play, path)

    (play,) = tried(view, ride)
    third = len(view.seats) + 1
    tolls: dict[str, Toll] = {}
    for ridden in play.state.turn.ridden:
        owner = play.owner(ridden.railroad)
        if owner == seat:
            tolls[ridden.railroad] = (OWN, 0)
            continue
        group = FROM_BANK if owner is BANK else third if owner == THIRD else owner + 1
        _, before = tolls.get(ridden.railroad, (group, 0))
        tolls[ridden.railroad] = (group, max(before, ridden.rate))
    return tolls


def follow_route(view: View, seat: int, order: FollowRoute) -> Outcome:
    route = resume(view, seat, order.path)
    if route is None:
        return Lapsed("route-off")
    for other in declared_trains(view, seat):
        if other not in order.declared:
            return Lapsed("route-declared", {"seat": other})
    now = _tolls(view, seat, route.path)
    dearer = _dearer(order.tolls, now, route.railroads)
    if dearer is not None:
        return Lapsed("route-dearer", {"railroad": dearer, "rate_money": now[dearer][1]})
    if asked(view, seat, Phase.ROLL):
        return Carried(actions.Roll(), order)
    if not asked(view, seat, Phase.RIDE):
        return None
    ride = cut(view, seat, route.path)
    rest = route.path[len(ride.path) :]
    return Carried(ride, msgspec.structs.replace(order, path=rest) if rest else None)


def _dearer(
    then: Mapping[str, Toll], now: Mapping[str, Toll], railroads: Sequence[str]
) -> str | None:
    """The first of these railroads that makes riding them all dearer than it was: by its own rate,
    or since somebody is to be paid apart from the others (17)."""
    for mark in railroads:
        if _fees([now[mark]]) > _fees([then[mark]]):
            return mark
    if _fees([now[mark] for mark in railroads]) <= _fees([then[mark] for mark in railroads]):
        return None
    return next(mark for mark in railroads if now[mark] != then[mark])


def _fees(tolls: Sequence[Toll]) -> int:
    """What a turn on these tolls costs: each payee the highest once (17)."""
    dearest: dict[int, int] = {}
    for group, rate in tolls:
        if group != OWN:
            dearest[group] = max(rate, dearest.get(group, 0))
    return sum(dearest.values())


TURN: dict[Way, float] = {"fast": 50_000.0, "wise": float(WISE), "cheap": float(TURN_WORTH)}
"""Dollars that a turn counts for on such a way."""


def ride_on(view: View, seat: int, order: RideOn) -> Outcome:
    mine = view.seats[seat]
    if not asked(view, seat, Phase.RIDE):
        return go_on(view, seat, order)
    if mine.declared or declared_trains(view, seat):
        return None
    route = best(view, seat, TURN[order.way])
    if route is None or route.fees_now > (mine.cash or 0):
        return None
    return Carried(cut(view, seat, route.path), order)


def go_on(view: View, seat: int, order: GoOn | RideOn) -> Outcome:
    plain = (
        isinstance(view.legal[0], actions.Roll | actions.DrawDestination) if view.legal else False
    )
    if seat in view.to_move and len(view.legal) == 1 and plain:
        return Carried(view.legal[0], order)
    return None


def stay_home(view: View, seat: int, order: StayHome) -> Outcome:
    if asked(view, seat, Phase.SWAP):
        return Carried(actions.KeepHome())
    mine = view.seats[seat]
    if mine.destination is not None and not mine.swap_open:
        return Lapsed("swap-past")
    return None
