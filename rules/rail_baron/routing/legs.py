"""Legs of a route through places and over railroads: where it joins and leaves each railroad.

A railroad among the waypoints means to ride over it. Its own mileposts count half, so that
it is ridden as long as it leads on, and not only touched."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import NamedTuple

from rules.rail_baron.model.board import Board
from rules.rail_baron.routing.ride import RideTask

Waypoint = int | str
"""A milepost, or the mark of a railroad."""
_OFF = -1


class Leg(NamedTuple):
    """A part of a route between two mileposts; with `over`, on this railroad only."""

    start: int
    end: int
    over: str = ""


class _Progress(NamedTuple):
    """A search state.

    The milepost, the number of waypoints done, and where the route joined the railroad that it
    is on (`_OFF` if on none)."""

    milepost: int
    done: int
    joined: int = _OFF


def find_legs(board: Board, task: RideTask, via: Sequence[Waypoint]) -> list[Leg] | None:
    """Return the legs of the shortest route from the train through all of `via` to the target.

    None if there is none. Whether segments are ridden twice is not checked: see
    `waypoints.join_waypoints`."""
    stops = [waypoint for waypoint in via if isinstance(waypoint, int)]
    if len(stops) == len(via):
        return [Leg(*ends) for ends in pairwise([task.milepost, *stops, task.target])]
    start = _Progress(task.milepost, 0)
    best, came_from = {start: 0.0}, dict[_Progress, _Progress]()
    order = count()
    queue = [(0.0, next(order), start)]
    while queue:
        cost, _, progress = heappop(queue)
        if progress.done == len(via) and progress.milepost == task.target:
            return _legs_from_search(via, came_from, progress)
        if cost > best[progress]:
            continue
        for step_cost, next_progress in _next_progress(board, task, via, progress):
            if cost + step_cost < best.get(next_progress, float("inf")):
                best[next_progress] = cost + step_cost
                came_from[next_progress] = progress
                heappush(queue, (cost + step_cost, next(order), next_progress))
    return None


def _next_progress(
    board: Board, task: RideTask, via: Sequence[Waypoint], progress: _Progress
) -> list[tuple[float, _Progress]]:
    """Return the possible next states with their costs. The ride ends at the target (9)."""
    stop, done, joined = progress
    waypoint = via[done] if done < len(via) else None
    options: list[tuple[float, _Progress]] = []
    if joined != _OFF:
        if stop != joined:
            options.append((0.0, _Progress(stop, done + 1)))
    elif waypoint == stop:
        return [(0.0, _Progress(stop, done + 1))]
    if stop == task.target:
        return options
    for number, end in board.steps[stop]:
        if number in task.used and not task.relaxed:
            continue
        if isinstance(waypoint, str) and board.segments[number].railroad == waypoint:
            options.append((0.5, _Progress(end, done, stop if joined == _OFF else joined)))
        if joined == _OFF:
            options.append((1.0, _Progress(end, done)))
    return options


def _legs_from_search(
    via: Sequence[Waypoint], came_from: dict[_Progress, _Progress], last: _Progress
) -> list[Leg]:
    """Return the legs of the route that the search found."""
    states = [last]
    while states[-1] in came_from:
        states.append(came_from[states[-1]])
    states.reverse()
    legs, start = list[Leg](), states[0].milepost
    for before, after in pairwise(states):
        if after.done == before.done:
            continue
        over = via[before.done]
        if isinstance(over, str):
            if before.joined != start:
                legs.append(Leg(start, before.joined))
            legs.append(Leg(before.joined, after.milepost, over))
        elif start != after.milepost:
            legs.append(Leg(start, after.milepost))
        start = after.milepost
    if start != last.milepost:
        legs.append(Leg(start, last.milepost))
    return legs
