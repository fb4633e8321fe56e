"""Proposed routes for a seat, and its own ones, computed from a view (ruling 11, section J).

A route leads from the train to its destination (home for a declared seat, 26). All of it is
legal for any dice: its next steps can always be ridden until it ends."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import groupby

import msgspec

import data.rail_baron as facts
from rules.errors import RuleError
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.cheapest_path import distances_to_target, find_cheapest_path
from rules.rail_baron.routing.legs import Waypoint
from rules.rail_baron.routing.ride import check_path, path_stops, shortest_path, trace_path
from rules.rail_baron.routing.ride_plan import RidePlan, Route, declared_trains, ride_plan
from rules.rail_baron.routing.rover_risk import safest_path
from rules.rail_baron.routing.tolls import OWN
from rules.rail_baron.routing.waypoints import join_waypoints

CHEAP_TURN_DOLLARS = 500
"""Dollars a turn counts for in "fewest fees".

So that it makes no long detour for a small saving."""

DOLLARS_PER_TURN = 3_000.0
"""Value in dollars of a turn saved.

Less than a turn earns, since fees to others meanwhile help them."""

FEE_TOLERANCE = 50
"""Difference in expected fees, in dollars, that does not matter."""


def propose_routes(view: View, seat: int) -> list[Route]:
    """Return proposed routes, the fewest turns first, without duplicates and dominated ones.

    Empty without a destination. Cached, since one card needs them several times."""
    seats = tuple(msgspec.structs.replace(seat_view, cash=None) for seat_view in view.seats)
    public_view = msgspec.structs.replace(
        view, viewer=None, to_move=(), seats=seats, legal=(), may_ride=False, bids=None
    )
    return list(_propose_routes(_ENCODER.encode(public_view), seat))


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(View)


@facts.FACTS.cached_recent(64)
def _propose_routes(packed: bytes, seat: int) -> list[Route]:
    """Return the proposed routes of a packed view."""
    view = _DECODER.decode(packed)
    plan = ride_plan(view, seat)
    if plan is None:
        return []
    trains = declared_trains(view, seat)
    distances_left = distances_to_target(plan.board, plan.task)
    fast = _fastest_path(plan, distances_left)
    cheap = _cheapest_path(plan, distances_left, fast, CHEAP_TURN_DOLLARS)
    balanced = _cheapest_path(plan, distances_left, fast, DOLLARS_PER_TURN)
    paths = [
        ("fast", fast),
        ("cheap", cheap),
        ("own", _own_track_path(plan, distances_left)),
        ("best", balanced),
    ]
    routes = _drop_dominated([plan.measure_route(key, path, view) for key, path in paths if path])
    routes += _rover_routes(plan, view, trains)
    if any(route.rovers for route in routes):
        routes += _avoiding_routes(plan, view, trains)
    if view.seats[seat].declared and plan.steps and len(fast) > plan.steps:
        safe = safest_path(view, seat, plan.board, plan.task)
        routes += [plan.measure_route("safe", safe, view)] if safe else []
    return _drop_duplicates(routes)


def best_route(view: View, seat: int, turn: float) -> Route | None:
    """Return the route with the lowest expected cost, `turn` dollars a turn; key "best"."""
    plan = ride_plan(view, seat)
    if plan is None:
        return None
    distances_left = distances_to_target(plan.board, plan.task)
    return plan.measure_route(
        "best",
        _cheapest_path(plan, distances_left, _fastest_path(plan, distances_left), turn),
        view,
    )


def route_through(view: View, seat: int, waypoints: Sequence[Waypoint]) -> Route:
    """Return the seat's own route through these waypoints, in this order, to the destination.

    Raises RuleError without a destination, where the destination would be passed on the way (9),
    or where no way rides every segment at most once (11, 29)."""
    plan = _require_plan(view, seat)
    target = plan.task.target
    via = [waypoint for waypoint, _ in groupby([plan.task.milepost, *waypoints, target])][1:-1]
    if target in via:
        raise RuleError("route-past-destination", "9", place=plan.board.name(target))
    path = _legal_path_via(plan, via)
    if path is None:
        places = " – ".join(
            waypoint if isinstance(waypoint, str) else plan.board.name(waypoint) for waypoint in via
        )
        raise RuleError("route-no-way", "11", places=places, target=plan.board.name(target))
    return plan.measure_route("via", path, view)


def next_ride(view: View, seat: int, path: Sequence[int]) -> Ride:
    """Return this turn's ride along a longer path, up to its steps or the destination.

    Raises RuleError if no ride is due, or as `ride.check_path` does."""
    plan = _require_plan(view, seat)
    if plan.steps is None:
        raise RuleError("route-no-ride", "9")
    first_steps = tuple(path[: plan.steps])
    check_path(plan.board, plan.task, first_steps)
    return Ride(first_steps)


def resume_route(view: View, seat: int, path: Sequence[int]) -> Route | None:
    """Return the rest of a stored path, from where the train stands to the destination.

    None if the path does not lead on from here, ends elsewhere, or is no longer legal: then the
    plan is obsolete. The part of the path behind the train is ignored."""
    plan = ride_plan(view, seat)
    if plan is None:
        return None
    for start in range(len(path)):
        rest = tuple(path[start:])
        if _is_legal_to_target(plan, rest):
            return plan.measure_route("plan", rest, view)
    return None


def _require_plan(view: View, seat: int) -> RidePlan:
    plan = ride_plan(view, seat)
    if plan is None:
        raise RuleError("route-no-destination", "9")
    return plan


def _is_legal_to_target(plan: RidePlan, path: Sequence[int]) -> bool:
    """Whether the whole path leads from the train to the destination, legally at each step."""
    try:
        check_path(plan.board, msgspec.structs.replace(plan.task, steps=len(path)), path)
        return path_stops(plan.board, plan.task.milepost, path)[-1] == plan.task.target
    except (RuleError, ValueError):
        return False


def _legal_path_via(plan: RidePlan, via: Sequence[Waypoint]) -> tuple[int, ...] | None:
    path = join_waypoints(plan.board, plan.task, via)
    return path if path is not None and _is_legal_to_target(plan, path) else None


def _fastest_path(plan: RidePlan, far: dict[int, int]) -> tuple[int, ...]:
    """Return the shortest path; among those within `far`, the one with the lowest fees."""
    shortest: tuple[int, ...] = ()
    longest = far[plan.task.milepost]
    if plan.task.relaxed:
        task = plan.task
        shortest = shortest_path(plan.board, task.milepost, task.target, task.used)
        longest = max(longest, len(shortest))
    path = find_cheapest_path(
        plan.board,
        plan.task,
        plan.tolls,
        plan.look,
        far=far,
        known=plan.steps or 0,
        longest=longest,
    )
    return path or shortest


def _cheapest_path(
    plan: RidePlan, far: dict[int, int], fast: tuple[int, ...], turn: float
) -> tuple[int, ...]:
    """Return the path with the fewest expected fees, with `turn` dollars a turn."""
    fees = plan.tolls.expected_fees(plan.tolls.path_tolls(plan.board, fast), plan.look)
    bound = fees - sum(plan.tolls.paid.values()) + turn * plan.look.expected_turns(len(fast)) + 1
    if any(segment in plan.task.used for segment in fast):
        bound = float("inf")
    path = find_cheapest_path(
        plan.board,
        plan.task,
        plan.tolls,
        plan.look,
        far=far,
        known=plan.steps or 0,
        turn=turn,
        bound=bound,
    )
    return path or fast


def _own_track_path(plan: RidePlan, far: dict[int, int]) -> tuple[int, ...] | None:
    """Return the path with the fewest segments of others, of those the shortest.

    None unless more than half of it is the seat's own."""
    own_railroads = {mark for mark, (group, _) in plan.tolls.plain.items() if group == OWN}
    task = plan.task
    if not own_railroads:
        return None
    best = {task.milepost: (0, 0, 0)}
    came_from: dict[int, tuple[int, int]] = {}
    queue = [((0, 0, 0), task.milepost)]
    while queue:
        cost, stop = heappop(queue)
        if stop == task.target:
            break
        for segment, end in plan.board.steps[stop]:
            reused = segment in task.used
            if end not in far or (reused and not task.relaxed) or cost > best[stop]:
                continue
            foreign = plan.board.segments[segment].railroad not in own_railroads
            total = (cost[0] + reused, cost[1] + foreign, cost[2] + 1)
            if end not in best or total < best[end]:
                best[end] = total
                came_from[end] = (segment, stop)
                heappush(queue, (total, end))
    path = trace_path(came_from, task.milepost, task.target)
    own_segments = sum(plan.board.segments[segment].railroad in own_railroads for segment in path)
    return path if 2 * own_segments > len(path) else None


def _rover_routes(plan: RidePlan, view: View, trains: dict[int, int]) -> list[Route]:
    """Return a short route over each declared train that this turn's steps can reach (28)."""
    routes = []
    for victim, stop in trains.items():
        if plan.steps is None or stop == plan.task.target:
            continue
        path = _legal_path_via(plan, [stop])
        if path is not None:
            route = plan.measure_route("onto", path, view)
            if victim in route.rovers:
                routes.append(route)
    routes.sort(key=lambda route: (-len(route.rovers), route.miles))
    return [
        route if number == 0 else msgspec.structs.replace(route, key=f"onto-{number + 1}")
        for number, route in enumerate(routes)
    ]


def _avoiding_routes(plan: RidePlan, view: View, trains: dict[int, int]) -> list[Route]:
    """Return the shortest route that touches no declared train, as a list of at most one."""
    closed = set(trains.values()) - {plan.task.milepost}
    distances_left = distances_to_target(plan.board, plan.task, closed)
    if plan.task.milepost not in distances_left:
        return []
    route = plan.measure_route("away", _fastest_path(plan, distances_left), view)
    return [] if route.rovers else [route]


def _drop_dominated(routes: list[Route]) -> list[Route]:
    """Return the routes without dominated ones.

    Another route dominates if it has no more turns, no higher fees, now or in all, and no
    further opponent who is paid."""
    remaining: list[Route] = []
    for number, route in enumerate(routes):
        is_dominated = any(
            _is_as_good(other, route) and not _is_as_good(route, other)
            for other in routes[number + 1 :]
        )
        if not is_dominated and not any(_is_as_good(other, route) for other in remaining):
            remaining.append(route)
    return remaining


def _is_as_good(route: Route, other: Route) -> bool:
    rivals = {payee for payee in route.payees if payee is not None}
    return (
        route.miles <= other.miles
        and route.fees <= other.fees + FEE_TOLERANCE
        and route.fees_now <= other.fees_now
        and rivals <= set(other.payees)
        and set(route.rovers) >= set(other.rovers)
    )


def _drop_duplicates(routes: list[Route]) -> list[Route]:
    """Return the routes without those that repeat an earlier one's path or all its figures."""
    distinct: dict[object, Route] = {}
    for route in routes:
        figures = (route.miles, route.fees, route.fees_now, route.rovers)
        if route.path not in (earlier.path for earlier in distinct.values()):
            distinct.setdefault(figures, route)
    return list(distinct.values())
