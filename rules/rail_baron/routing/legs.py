"""The legs of a way through places and over railroads: where it joins and leaves each railroad.

A railroad among the waypoints means: ride over it. Its own mileposts count half, so that it is
ridden as far as it leads on, rather than touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import NamedTuple

from rules.rail_baron.model.board import Board
from rules.rail_baron.routing.ride import Task

Waypoint = int | str
"""A milepost, or the mark of a railroad."""
_OFF = -1


class Leg(NamedTuple):
    """A part of a way between two mileposts; with `over`, on this railroad alone."""

    start: int
    end: int
    over: str = ""


class _At(NamedTuple):
    """How far a way has come: the milepost, how many waypoints are done, and where it joined the
    railroad that it is on (`_OFF` while on none)."""

    milepost: int
    done: int
    joined: int = _OFF


def legs_of(board: Board, task: Task, via: Sequence[Waypoint]) -> list[Leg] | None:
    """The legs of the shortest way from the train through all of `via` to the target, None if there
    is none. Segments ridden twice are not looked for here: see `waypoints.join`."""
    stops = [one for one in via if isinstance(one, int)]
    if len(stops) == len(via):
        return [Leg(*ends) for ends in pairwise([task.milepost, *stops, task.target])]
    start = _At(task.milepost, 0)
    best, came = {start: 0.0}, dict[_At, _At]()
    order = count()
    queue = [(0.0, next(order), start)]
    while queue:
        cost, _, here = heappop(queue)
        if here.done == len(via) and here.milepost == task.target:
            return _cut(via, came, here)
        if cost > best[here]:
            continue
        for more, there in _steps(board, task, via, here):
            if cost + more < best.get(there, float("inf")):
                best[there] = cost + more
                came[there] = here
                heappush(queue, (cost + more, next(order), there))
    return None


def _steps(board: Board, task: Task, via: Sequence[Waypoint], here: _At) -> list[tuple[float, _At]]:
    """What may come next, and what it counts. At the target the ride is over (9)."""
    stop, done, joined = here
    now = via[done] if done < len(via) else None
    found: list[tuple[float, _At]] = []
    if joined != _OFF:
        if stop != joined:
            found.append((0.0, _At(stop, done + 1)))
    elif now == stop:
        return [(0.0, _At(stop, done + 1))]
    if stop == task.target:
        return found
    for number, end in board.steps[stop]:
        if number in task.used and not task.relaxed:
            continue
        if isinstance(now, str) and board.segments[number].railroad == now:
            found.append((0.5, _At(end, done, stop if joined == _OFF else joined)))
        if joined == _OFF:
            found.append((1.0, _At(end, done)))
    return found


def _cut(via: Sequence[Waypoint], came: dict[_At, _At], last: _At) -> list[Leg]:
    """The legs of a way that was found, by its states."""
    states = [last]
    while states[-1] in came:
        states.append(came[states[-1]])
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
