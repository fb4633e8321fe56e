"""Legal rides of a train (rulings 9, 10, 11, 26 and 29).

Two facts make the checks cheap. The rules ask after each step whether the target can be
reached, but one check at the end of a path is enough: what was ridden after a step, followed
by the way from the path's end, is itself a way from that step. And with `f` the fewest used
segments on any way (ruling 29), a step never lowers `f` by more than the step costs, so a
path obeys the rule at each step exactly if its used steps and `f` at its end together make
`f` at its beginning. Ruling 11 is the case of `f` = 0."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Protocol

import msgspec

from rules.errors import RuleError
from rules.rail_baron.model.board import Segment

Step = tuple[int, int]
"""(segment id, milepost it leads to)."""

_REUSE_COST = 1 << 16
"""Cost of a used segment: more than any number of unused ones."""


class Graph(Protocol):
    """The parts of a board that riding needs.

    `steps[m]` lists (segment id, milepost at the other end)."""

    @property
    def steps(self) -> Sequence[Sequence[Step]]: ...

    @property
    def segments(self) -> Mapping[int, Segment]: ...

    def name(self, milepost: int) -> str: ...

    def __hash__(self) -> int: ...


@lru_cache(maxsize=256)
def distances_from(board: Graph, start: int) -> dict[int, int]:
    """Return the segments to every milepost if no segment is used."""
    distances = {start: 0}
    queue = [start]
    for milepost in queue:
        for _, end in board.steps[milepost]:
            if end not in distances:
                distances[end] = distances[milepost] + 1
                queue.append(end)
    return distances


class RideTask(msgspec.Struct, frozen=True):
    """A ride to be made: `steps` segments from `milepost`, or fewer if `target` is reached.

    `target`: the milepost of the destination, home for a declared seat (26). `used`: the
    segments ridden since the last paid arrival. `relaxed`: the seat heads for its alternate
    after losing its declared status, so it may reuse segments, as few as possible (29)."""

    milepost: int
    target: int
    steps: int
    used: frozenset[int]
    relaxed: bool = False


def is_reachable(board: Graph, milepost: int, target: int, used: frozenset[int] | set[int]) -> bool:
    """Whether unused segments lead from `milepost` to `target` (ruling 11)."""
    if milepost == target:
        return True
    steps = _steps_nearest_first(board, target)
    seen = {milepost}
    trail = [iter(steps[milepost])]
    while trail:
        for segment, end in trail[-1]:
            if segment in used or end in seen:
                continue
            if end == target:
                return True
            seen.add(end)
            trail.append(iter(steps[end]))
            break
        else:
            trail.pop()
    return False


def min_reused_segments(
    board: Graph, milepost: int, target: int, used: frozenset[int] | set[int]
) -> int:
    """Return the fewest used segments on any way from `milepost` to `target` (ruling 29).

    Raises ValueError if the board has no way at all."""
    if is_reachable(board, milepost, target, used):
        return 0
    return sum(1 for segment in shortest_path(board, milepost, target, used) if segment in used)


def shortest_path(
    board: Graph, milepost: int, target: int, used: frozenset[int] | set[int]
) -> tuple[int, ...]:
    """Return the path with the fewest used segments and, among those, the fewest segments.

    It visits no milepost twice, so all of it is legal under ruling 11, or 29 where used segments
    cannot be avoided. Raises ValueError if the board has no way at all."""
    best = {milepost: 0}
    came_from: dict[int, Step] = {}
    queue = [(0, milepost)]
    while queue:
        cost, stop = heappop(queue)
        if stop == target:
            return trace_path(came_from, milepost, target)
        if cost > best[stop]:
            continue
        for segment, end in board.steps[stop]:
            total = cost + 1 + (_REUSE_COST if segment in used else 0)
            if total < best.get(end, total + 1):
                best[end] = total
                came_from[end] = (segment, stop)
                heappush(queue, (total, end))
    raise ValueError(f"no way from milepost {milepost} to {target}")


def next_steps(board: Graph, task: RideTask) -> list[Step]:
    """Return the legal next steps; empty only with no steps left or on the target.

    Used segments are among them only where ruling 29 asks for them."""
    if task.steps < 1 or task.milepost == task.target:
        return []
    allowed = _allowed_reuse(board, task)
    if allowed is None:
        return []
    steps = []
    for segment, end in board.steps[task.milepost]:
        reused = int(segment in task.used)
        if reused > allowed:
            continue
        if allowed == 0:
            if is_reachable(board, end, task.target, task.used | {segment}):
                steps.append((segment, end))
        elif (
            reused + min_reused_segments(board, end, task.target, task.used | {segment}) <= allowed
        ):
            steps.append((segment, end))
    return steps


def task_after_step(task: RideTask, step: Step) -> RideTask:
    """Return the rest of the task after `step`."""
    segment, end = step
    return RideTask(end, task.target, task.steps - 1, task.used | {segment}, task.relaxed)


def build_path(
    board: Graph, task: RideTask, choose: Callable[[list[Step]], int]
) -> tuple[int, ...]:
    """Return one legal full path; `choose` gets the legal next steps and returns an index.

    It ends after the steps of the task or on its target. Raises ValueError if the target cannot
    be reached under the task, which never happens in a legal game."""
    path: list[int] = []
    while task.steps > 0 and task.milepost != task.target:
        options = next_steps(board, task)
        if not options:
            raise ValueError(f"no lawful step from {task.milepost} to {task.target}")
        step = options[choose(options)]
        path.append(step[0])
        task = task_after_step(task, step)
    return tuple(path)


def legal_paths(board: Graph, task: RideTask) -> Iterator[tuple[int, ...]]:
    """Yield every legal full path, lazily, depth first. There may be very many."""
    options = next_steps(board, task)
    if not options:
        if task.steps < 1 or task.milepost == task.target:
            yield ()
        return
    for step in options:
        for rest in legal_paths(board, task_after_step(task, step)):
            yield (step[0], *rest)


def check_path(board: Graph, task: RideTask, path: Sequence[int]) -> None:
    """Raise RuleError unless the path is a legal ride of this task.

    The path must be connected (10), have exactly the steps of the task unless it ends on the
    target sooner, not run through the target (9), and obey ruling 11 or, for a relaxed task, 29."""
    stops = _checked_stops(board, task, path)
    if len(path) > task.steps:
        raise RuleError("ride-too-long", "9", steps=task.steps, ridden=len(path))
    end = stops[-1]
    if len(path) < task.steps and end != task.target:
        raise RuleError("ride-too-short", "9", steps=task.steps, ridden=len(path))
    _check_reuse(board, task, path, stops)


def count_legal_steps(board: Graph, task: RideTask, path: Sequence[int]) -> int:
    """Return how many steps of `path`, from its beginning, are legal."""
    for count, segment in enumerate(path):
        step = next((s for s in next_steps(board, task) if s[0] == segment), None)
        if step is None:
            return count
        task = task_after_step(task, step)
    return len(path)


def path_stops(board: Graph, milepost: int, path: Sequence[int]) -> list[int]:
    """Return the mileposts of a path from `milepost` on, including the first.

    Raises ValueError where the path is not connected."""
    stops = [milepost]
    for segment in path:
        end = next((end for other, end in board.steps[stops[-1]] if other == segment), None)
        if end is None:
            raise ValueError(f"segment {segment} does not leave milepost {stops[-1]}")
        stops.append(end)
    return stops


def _checked_stops(board: Graph, task: RideTask, path: Sequence[int]) -> list[int]:
    """Return the mileposts of the path.

    Raises RuleError if it breaks off (10) or passes the target (9)."""
    stops = [task.milepost]
    for segment in path:
        stop = stops[-1]
        if stop == task.target:
            raise RuleError("ride-past-destination", "9", place=board.name(stop))
        end = next((end for other, end in board.steps[stop] if other == segment), None)
        if end is None:
            raise RuleError("ride-not-joined", "10", place=board.name(stop))
        stops.append(end)
    return stops


def _check_reuse(board: Graph, task: RideTask, path: Sequence[int], stops: list[int]) -> None:
    if not path:
        return
    used = set(task.used)
    reused = 0
    for segment in path:
        reused += segment in used
        used.add(segment)
    if reused == 0 and is_reachable(board, stops[-1], task.target, used):
        return
    allowed = _allowed_reuse(board, task)
    target = board.name(task.target)
    if allowed:
        if reused + min_reused_segments(board, stops[-1], task.target, used) > allowed:
            raise RuleError("ride-reuses-too-many", "29", fewest=allowed, target=target)
        return
    count = count_legal_steps(board, task, path)
    segment = path[count]
    is_reuse = segment in task.used or segment in path[:count]
    railroad, place = board.segments[segment].railroad, board.name(stops[count])
    if is_reuse:
        raise RuleError("ride-used", "11", railroad=railroad, place=place, target=target)
    raise RuleError("ride-cut-off", "11", railroad=railroad, place=place, target=target)


def _allowed_reuse(board: Graph, task: RideTask) -> int | None:
    """Return `f` of ruling 29 for a relaxed task, 0 for one that ruling 11 allows.

    None for neither."""
    if task.relaxed:
        return min_reused_segments(board, task.milepost, task.target, task.used)
    return 0 if is_reachable(board, task.milepost, task.target, task.used) else None


def trace_path(came: Mapping[int, Step], start: int, end: int) -> tuple[int, ...]:
    """Return the path of a search: `came[m]` is the (segment, milepost) by which it reached m."""
    path = []
    while end != start:
        segment, end = came[end]
        path.append(segment)
    return tuple(reversed(path))


@lru_cache(maxsize=256)
def _steps_nearest_first(board: Graph, target: int) -> tuple[tuple[Step, ...], ...]:
    """Return the steps of each milepost, those that lead closer to `target` first.

    A search without obstacles then goes straight there."""
    unreachable = len(board.steps)
    distance = {target: 0}
    queue = [target]
    for stop in queue:
        for _, end in board.steps[stop]:
            if end not in distance:
                distance[end] = distance[stop] + 1
                queue.append(end)
    return tuple(
        tuple(sorted(steps, key=lambda step: distance.get(step[1], unreachable)))
        for steps in board.steps
    )
