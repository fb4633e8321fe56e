"""Where a declared train is safe between turns (ruling 28).

An opponent rovers by riding over it, and must keep to its own riding rules while it does: a stop
that it cannot pass without riding a segment twice, or without losing its own destination, is safe
from it whatever it rolls.
"""

from __future__ import annotations

from rules.rail_baron.model.board import Board
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.expected import chance_of_at_least
from rules.rail_baron.routing.ride import Task, far_from, reachable, shortest_way, stops_of
from rules.rail_baron.routing.waypoints import join

NO_GOAL = 0.5
"""How readily an opponent without a destination comes by: the next one may lie anywhere."""
LEAST = 0.3
"""How readily it comes by at the largest detour."""
LONG_DETOUR = 40
"""Segments of detour for which the award hardly tempts any more."""
LOOKED_AT = 8
"""Stops that look safest and are looked at closely."""
MILE = 0.02
"""What a segment farther from home counts against a stop, in chances of being rovered: between two
turns, some ten segments, a declared train is rovered one time in four or five."""


def danger(view: View, seat: int, board: Board, stop: int, *, closely: bool = False) -> float:
    """Roughly the chance that a declared train at a stop is rovered before its next turn.

    `closely` looks for a lawful way over the stop for each opponent; otherwise distances decide.
    """
    safe = 1.0
    for other in view.seats:
        if other.seat != seat and not other.bankrupt:
            safe *= 1.0 - _from(other, board, stop, closely)
    return 1.0 - safe


def _from(other: SeatView, board: Board, stop: int, closely: bool) -> float:
    """The chance that this opponent comes by in its next turn."""
    far = far_from(board, other.milepost)
    steps = max(far[stop], 2)
    goal = other.home if other.declared else other.destination
    if goal is None or board.milepost_of[goal] == other.milepost:
        return NO_GOAL * chance_of_at_least(other.engine, steps)
    target = board.milepost_of[goal]
    detour = far[stop] + far_from(board, target)[stop] - far[target]
    if closely and stop != target and chance_of_at_least(other.engine, steps):
        relaxed = other.alternate is not None and not other.declared
        task = Task(other.milepost, target, 0, frozenset(other.used), relaxed)
        way = join(board, task, [stop])
        if way is None:
            return 0.0
        steps = stops_of(board, other.milepost, way).index(stop, 1)
    return max(LEAST, 1.0 - detour / LONG_DETOUR) * chance_of_at_least(other.engine, steps)


def safest(view: View, seat: int, board: Board, task: Task) -> tuple[int, ...] | None:
    """A lawful way home that ends the steps of now where the train is safest; None if every
    ride of now leads home. Not every ride is tried: one to each stop it can end at."""
    ends = _ends(board, task)
    far = far_from(board, task.target)

    def looks(stop: int, closely: bool = False) -> float:
        return danger(view, seat, board, stop, closely=closely) + MILE * far[stop]

    found = [
        stop
        for stop in sorted(ends, key=lambda stop: (looks(stop), stop))
        if reachable(board, stop, task.target, task.used | set(ends[stop]))
    ][:LOOKED_AT]
    if not found:
        return None
    stop = min(found, key=lambda stop: looks(stop, closely=True))
    path = ends[stop]
    return path + shortest_way(board, stop, task.target, task.used | set(path))


def _ends(board: Board, task: Task) -> dict[int, tuple[int, ...]]:
    """For every stop at which the steps may end short of the target, a ride that ends there."""
    layer: dict[int, tuple[int, ...]] = {task.milepost: ()}
    for _ in range(task.steps):
        further: dict[int, tuple[int, ...]] = {}
        for here, path in layer.items():
            for segment, end in board.steps[here]:
                if end == task.target or end in further:
                    continue
                if segment not in task.used and segment not in path:
                    further[end] = (*path, segment)
        layer = further
    return layer
