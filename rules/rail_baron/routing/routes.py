"""Ready-made ways for a seat, and its own ways, from a view alone (ruling 11, section J).

A way leads from the train to its destination (home for a declared seat, 26). Every way made here is
lawful as a whole: whatever the dice say, its next steps can be ridden until it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import groupby

import msgspec

from rules.errors import RuleError
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.expected import Ahead, FirstTurn, ahead
from rules.rail_baron.routing.hunters import safest
from rules.rail_baron.routing.legs import Waypoint
from rules.rail_baron.routing.ride import Task, check_path, shortest_way, stops_of, trace
from rules.rail_baron.routing.tolls import OWN, Tolls, tolls_of
from rules.rail_baron.routing.wayfinding import cheapest, distances
from rules.rail_baron.routing.waypoints import join

TURN_WORTH = 500
"""Dollars that "fewest fees" counts for a turn, so that it does not wander to save small change."""

TURN = 3_000.0
"""Dollars a turn saved is worth: less than it earns, for what is paid meanwhile to others helps
them."""

ROUGHLY = 50
"""Dollars of expected fees that make no difference to anybody."""


class Route(msgspec.Struct, frozen=True):
    """A way to the destination.

    `key`: "fast" fewest turns, "cheap" fewest fees, "own" mostly over own track, "best" for time
    and money together, "onto" a declared train this turn, "away" from declared trains, "safe" for a
    declared seat, to a stop where it is least likely to be rovered, "via" through waypoints, "plan"
    a remembered one.
    `path`: segment ids from the train to the destination. `miles`: how many. `turns`: expected
    turns, the one in progress included. `fees_now`: what this turn will cost when its steps are
    ridden so (expected, if the roll is still to come), rides already made this turn included;
    `fees`: that and what is expected of later turns. Owners and rates are taken as they are now;
    dollars are rounded. `railroads` in the order first ridden. `payees`: who is paid on the way,
    the bank as None. `rovers`: declared seats whose train it touches in the steps of now.
    """

    key: str
    path: tuple[int, ...]
    miles: int
    turns: float
    fees: int
    fees_now: int
    railroads: tuple[str, ...]
    payees: tuple[int | None, ...]
    rovers: tuple[int, ...] = ()


class Plan(msgspec.Struct, frozen=True):
    """What a seat has to ride, read from a view: the task with the `steps` of now (None while the
    roll is still to come), its tolls and the turns ahead."""

    seat: int
    board: Board
    task: Task
    steps: int | None
    tolls: Tolls
    look: Ahead

    def route(self, key: str, path: Sequence[int], view: View) -> Route:
        """The figures of a way."""
        tolls = self.tolls.along(self.board, path)
        if self.steps is None:
            now = round(self.tolls.expected_now(tolls, self.look))
        else:
            now = self.tolls.one_turn(tolls[: self.steps])
        return Route(
            key,
            tuple(path),
            len(path),
            self.look.turns(len(path)),
            round(self.tolls.expected(tolls, self.look)),
            now,
            tuple(dict.fromkeys(self.board.segments[s].railroad for s in path)),
            self.tolls.payees(tolls, len(view.seats)),
            self._rovers(path, view),
        )

    def _rovers(self, path: Sequence[int], view: View) -> tuple[int, ...]:
        stops = stops_of(self.board, self.task.milepost, path[: self.steps or 0])[1:]
        return tuple(s for s, stop in declared_trains(view, self.seat).items() if stop in stops)


def declared_trains(view: View, seat: int) -> dict[int, int]:
    """The milepost of each opponent who is declared: where it can be rovered (28)."""
    return {
        other.seat: other.milepost
        for other in view.seats
        if other.seat != seat and other.declared and not other.bankrupt
    }


def plan_of(view: View, seat: int) -> Plan | None:
    """What the seat has to ride, or None if it has no destination to ride to.

    Its steps are known once it has rolled; before that, and on other seats' turns, a whole turn of
    its engine lies ahead.
    """
    graph, here = board(view.options), view.seats[seat]
    goal = here.home if here.declared else here.destination
    if here.bankrupt or goal is None or graph.milepost_of[goal] == here.milepost:
        return None
    first = turn_of(view, seat)
    relaxed = here.alternate is not None and not here.declared
    there, used = graph.milepost_of[goal], frozenset(here.used)
    task = Task(here.milepost, there, first.steps or 0, used, relaxed)
    tolls = tolls_of(view, seat, graph)
    return Plan(seat, graph, task, first.steps, tolls, ahead(here.engine, first))


def turn_of(view: View, seat: int) -> FirstTurn:
    """What is known of the seat's next dice: what it has still to ride, or nothing before its
    roll."""
    turn = view.turn
    if view.phase is not Phase.RIDE or turn.seat != seat:
        return FirstTurn()
    return FirstTurn(turn.steps_left, turn.bonus_due and turn.red is None)


def proposals(view: View, seat: int) -> list[Route]:
    """Ready-made ways, the fewest turns first, none twice and none that another one beats; empty
    without a destination. What was asked a moment ago is remembered: a card asks several times."""
    seats = tuple(msgspec.structs.replace(one, cash=None) for one in view.seats)
    asked = msgspec.structs.replace(
        view, viewer=None, to_move=(), seats=seats, legal=(), may_ride=False, bids=None
    )
    return list(_proposals(_PACK.encode(asked), seat))


_PACK = msgspec.msgpack.Encoder()
_UNPACK = msgspec.msgpack.Decoder(View)


@lru_cache(maxsize=64)
def _proposals(asked: bytes, seat: int) -> list[Route]:
    """The same of a packed view."""
    view = _UNPACK.decode(asked)
    plan = plan_of(view, seat)
    if plan is None:
        return []
    trains = declared_trains(view, seat)
    far = distances(plan.board, plan.task)
    fast = _fastest(plan, far)
    cheap = _cheapest(plan, far, fast, TURN_WORTH)
    between = _cheapest(plan, far, fast, TURN)
    found = [("fast", fast), ("cheap", cheap), ("own", _over_own(plan, far)), ("best", between)]
    routes = _worthwhile([plan.route(key, path, view) for key, path in found if path])
    routes += _onto(plan, view, trains)
    if any(route.rovers for route in routes):
        routes += _away(plan, view, trains)
    if view.seats[seat].declared and plan.steps and len(fast) > plan.steps:
        safe = safest(view, seat, plan.board, plan.task)
        routes += [plan.route("safe", safe, view)] if safe else []
    return _distinct(routes)


def best(view: View, seat: int, turn: float) -> Route | None:
    """The way with the fewest expected costs, a turn counted as so many dollars; key "best"."""
    plan = plan_of(view, seat)
    if plan is None:
        return None
    far = distances(plan.board, plan.task)
    return plan.route("best", _cheapest(plan, far, _fastest(plan, far), turn), view)


def through(view: View, seat: int, waypoints: Sequence[Waypoint]) -> Route:
    """The seat's own way through these mileposts and over these railroads, in this order, and on to
    the destination.

    Raises RuleError without a destination, where the destination would be passed on the way (9), or
    where no way rides every segment at most once (11, 29).
    """
    plan = _plan(view, seat)
    target = plan.task.target
    via = [one for one, _ in groupby([plan.task.milepost, *waypoints, target])][1:-1]
    if target in via:
        raise RuleError("route-past-destination", "9", place=plan.board.name(target))
    path = _joined(plan, via)
    if path is None:
        places = " → ".join(one if isinstance(one, str) else plan.board.name(one) for one in via)
        raise RuleError("route-no-way", "11", places=places, target=plan.board.name(target))
    return plan.route("via", path, view)


def cut(view: View, seat: int, path: Sequence[int]) -> Ride:
    """The ride of now: the beginning of a longer path, as far as the steps or the destination go.

    Raises RuleError if no ride is due, or as `ride.check_path` does.
    """
    plan = _plan(view, seat)
    if plan.steps is None:
        raise RuleError("route-no-ride", "9")
    now = tuple(path[: plan.steps])
    check_path(plan.board, plan.task, now)
    return Ride(now)


def resume(view: View, seat: int, path: Sequence[int]) -> Route | None:
    """What is left of a remembered path, from where the train stands to the destination.

    None if the path does not lead on from here, ends elsewhere, or may no longer be ridden: then
    the plan is void. The destination's own end of the path is enough; what lies behind the train
    is ignored.
    """
    plan = plan_of(view, seat)
    if plan is None:
        return None
    for start in range(len(path)):
        rest = tuple(path[start:])
        if _usable(plan, rest):
            return plan.route("plan", rest, view)
    return None


def _plan(view: View, seat: int) -> Plan:
    plan = plan_of(view, seat)
    if plan is None:
        raise RuleError("route-no-destination", "9")
    return plan


def _usable(plan: Plan, path: Sequence[int]) -> bool:
    """Whether the whole path leads from the train to the destination, lawfully at each step."""
    try:
        check_path(plan.board, msgspec.structs.replace(plan.task, steps=len(path)), path)
        return stops_of(plan.board, plan.task.milepost, path)[-1] == plan.task.target
    except (RuleError, ValueError):
        return False


def _joined(plan: Plan, via: Sequence[Waypoint]) -> tuple[int, ...] | None:
    path = join(plan.board, plan.task, via)
    return path if path is not None and _usable(plan, path) else None


def _fastest(plan: Plan, far: dict[int, int]) -> tuple[int, ...]:
    """Of the shortest ways within `far`, the one with the fewest expected fees."""
    way: tuple[int, ...] = ()
    longest = far[plan.task.milepost]
    if plan.task.relaxed:
        task = plan.task
        way = shortest_way(plan.board, task.milepost, task.target, task.used)
        longest = max(longest, len(way))
    found = cheapest(
        plan.board,
        plan.task,
        plan.tolls,
        plan.look,
        far=far,
        known=plan.steps or 0,
        longest=longest,
    )
    return found or way


def _cheapest(
    plan: Plan, far: dict[int, int], fast: tuple[int, ...], turn: float
) -> tuple[int, ...]:
    """The way with the fewest expected fees, a turn counted as so many dollars."""
    fees = plan.tolls.expected(plan.tolls.along(plan.board, fast), plan.look)
    bound = fees - sum(plan.tolls.paid.values()) + turn * plan.look.turns(len(fast)) + 1
    if any(segment in plan.task.used for segment in fast):
        bound = float("inf")
    found = cheapest(
        plan.board,
        plan.task,
        plan.tolls,
        plan.look,
        far=far,
        known=plan.steps or 0,
        turn=turn,
        bound=bound,
    )
    return found or fast


def _over_own(plan: Plan, far: dict[int, int]) -> tuple[int, ...] | None:
    """The way with the fewest segments of others, of those the shortest; None unless most of it is
    the seat's own."""
    own = {mark for mark, (group, _) in plan.tolls.plain.items() if group == OWN}
    task = plan.task
    if not own:
        return None
    best = {task.milepost: (0, 0, 0)}
    came: dict[int, tuple[int, int]] = {}
    queue = [((0, 0, 0), task.milepost)]
    while queue:
        cost, here = heappop(queue)
        if here == task.target:
            break
        for segment, end in plan.board.steps[here]:
            reused = segment in task.used
            if end not in far or (reused and not task.relaxed) or cost > best[here]:
                continue
            foreign = plan.board.segments[segment].railroad not in own
            total = (cost[0] + reused, cost[1] + foreign, cost[2] + 1)
            if end not in best or total < best[end]:
                best[end] = total
                came[end] = (segment, here)
                heappush(queue, (total, end))
    path = trace(came, task.milepost, task.target)
    mine = sum(plan.board.segments[segment].railroad in own for segment in path)
    return path if 2 * mine > len(path) else None


def _onto(plan: Plan, view: View, trains: dict[int, int]) -> list[Route]:
    """For each declared train that the steps of now can reach, the short way over it (28)."""
    found = []
    for victim, stop in trains.items():
        if plan.steps is None or stop == plan.task.target:
            continue
        path = _joined(plan, [stop])
        if path is not None:
            route = plan.route("onto", path, view)
            if victim in route.rovers:
                found.append(route)
    found.sort(key=lambda route: (-len(route.rovers), route.miles))
    return [
        route if number == 0 else msgspec.structs.replace(route, key=f"onto-{number + 1}")
        for number, route in enumerate(found)
    ]


def _away(plan: Plan, view: View, trains: dict[int, int]) -> list[Route]:
    """The shortest way that touches no declared train."""
    closed = set(trains.values()) - {plan.task.milepost}
    clear = distances(plan.board, plan.task, closed)
    if plan.task.milepost not in clear:
        return []
    route = plan.route("away", _fastest(plan, clear), view)
    return [] if route.rovers else [route]


def _worthwhile(routes: list[Route]) -> list[Route]:
    """Without those that another one beats, or equals as far as they are told: no more turns, no
    higher fees, now or in all, no further opponent who is paid."""
    kept: list[Route] = []
    for number, route in enumerate(routes):
        beaten = any(
            _as_good(other, route) and not _as_good(route, other) for other in routes[number + 1 :]
        )
        if not beaten and not any(_as_good(other, route) for other in kept):
            kept.append(route)
    return kept


def _as_good(one: Route, other: Route) -> bool:
    rivals = {payee for payee in one.payees if payee is not None}
    return (
        one.miles <= other.miles
        and one.fees <= other.fees + ROUGHLY
        and one.fees_now <= other.fees_now
        and rivals <= set(other.payees)
        and set(one.rovers) >= set(other.rovers)
    )


def _distinct(routes: list[Route]) -> list[Route]:
    """Without those that another before them equals, dot by dot or in all that is told of them."""
    found: dict[object, Route] = {}
    for route in routes:
        told = (route.miles, route.fees, route.fees_now, route.rovers)
        if route.path not in (kept.path for kept in found.values()):
            found.setdefault(told, route)
    return list(found.values())
