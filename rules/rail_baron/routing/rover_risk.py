"""The risk of a declared train to be rovered between turns (ruling 28).

An opponent rovers by riding over the train and must obey the riding rules while doing so: it can't
rover at a stop that it can only pass by riding a segment twice or by losing its own destination."""

from __future__ import annotations

from rules.rail_baron.model.board import Board
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.ride import (
    RideTask,
    distances_from,
    is_reachable,
    path_stops,
    shortest_path,
)
from rules.rail_baron.routing.turn_forecast import chance_to_roll
from rules.rail_baron.routing.waypoints import join_waypoints

RISK_WITHOUT_GOAL = 0.5
"""Risk from an opponent without a destination: the next one may be in any direction."""
MIN_RISK = 0.3
"""Risk from an opponent at the largest detour."""
LONG_DETOUR = 40
"""Segments of detour for which the award is hardly tempting."""
MAX_EVALUATED = 8
"""Number of stops with the least risk that are evaluated in detail."""
RISK_PER_MILE = 0.02
"""Risk that counts as much as one segment farther from home.

Between two turns, about ten segments, a declared train is rovered one time in four or five."""


def rover_risk(view: View, seat: int, board: Board, stop: int, *, closely: bool = False) -> float:
    """Return roughly the chance that a declared train at a stop is rovered before its next turn.

    `closely` searches a legal way over the stop for each opponent; otherwise distances decide."""
    safety = 1.0
    for other in view.seats:
        if other.seat != seat and not other.bankrupt:
            safety *= 1.0 - _risk_from(other, board, stop, closely)
    return 1.0 - safety


def find_threats(view: View, seat: int, board: Board, stop: int) -> list[tuple[int, int]]:
    """Return the opponents that can rover a train at a stop in their next turn, with the segments
    from their trains to it, the nearest first."""
    threats = [
        (other.seat, distances_from(board, other.milepost)[stop])
        for other in view.seats
        if other.seat != seat and not other.bankrupt and _risk_from(other, board, stop, True)
    ]
    return sorted(threats, key=lambda threat: threat[1])


def _risk_from(other: SeatView, board: Board, stop: int, closely: bool) -> float:
    """Return the chance that this opponent reaches the stop in its next turn."""
    distances = distances_from(board, other.milepost)
    steps = max(distances[stop], 2)
    goal = other.home if other.declared else other.destination
    if goal is None or board.milepost_of[goal] == other.milepost:
        return RISK_WITHOUT_GOAL * chance_to_roll(other.engine, steps)
    target = board.milepost_of[goal]
    detour = distances[stop] + distances_from(board, target)[stop] - distances[target]
    if closely and stop != target and chance_to_roll(other.engine, steps):
        relaxed = other.alternate is not None and not other.declared
        task = RideTask(other.milepost, target, 0, frozenset(other.used), relaxed)
        path = join_waypoints(board, task, [stop])
        if path is None:
            return 0.0
        steps = path_stops(board, other.milepost, path).index(stop, 1)
    return max(MIN_RISK, 1.0 - detour / LONG_DETOUR) * chance_to_roll(other.engine, steps)


def safest_path(view: View, seat: int, board: Board, task: RideTask) -> tuple[int, ...] | None:
    """Return a legal path home on which the train is safest when this turn's steps end.

    None if every ride of this turn leads home. Not every ride is tried: one to each possible
    stop."""
    ends = _paths_by_stop(board, task)
    distances = distances_from(board, task.target)

    def risk(stop: int, closely: bool = False) -> float:
        return (
            rover_risk(view, seat, board, stop, closely=closely) + RISK_PER_MILE * distances[stop]
        )

    candidates = [
        stop
        for stop in sorted(ends, key=lambda stop: (risk(stop), stop))
        if is_reachable(board, stop, task.target, task.used | set(ends[stop]))
    ][:MAX_EVALUATED]
    if not candidates:
        return None
    stop = min(candidates, key=lambda stop: risk(stop, closely=True))
    path = ends[stop]
    return path + shortest_path(board, stop, task.target, task.used | set(path))


def _paths_by_stop(board: Board, task: RideTask) -> dict[int, tuple[int, ...]]:
    """Return a ride to each stop at which the steps may end short of the target."""
    layer: dict[int, tuple[int, ...]] = {task.milepost: ()}
    for _ in range(task.steps):
        next_layer: dict[int, tuple[int, ...]] = {}
        for milepost, path in layer.items():
            for segment, end in board.steps[milepost]:
                if end == task.target or end in next_layer:
                    continue
                if segment not in task.used and segment not in path:
                    next_layer[end] = (*path, segment)
        layer = next_layer
    return layer
