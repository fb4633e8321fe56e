"""Where a train may ride (rulings 9, 10, 11, 26 and 29).

Two facts make this cheap. Reachability is asked after each step, but asking once, at the end of a
path, is enough: what was ridden after a step, followed by the way from the path's end, is itself a
way from that step. And with `f` the fewest used segments on any way (ruling 29), a step never
lowers `f` by more than the step costs, so a path keeps to the rule at each step exactly if its used
steps and `f` at its end together make `f` at its beginning. Ruling 11 is the case of `f` = 0.
"""

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

_REUSE = 1 << 16
"""What a used segment weighs against any number of unused ones."""


class Graph(Protocol):
    """What riding needs of a board: `steps[m]` lists (segment id, milepost at the other end)."""

    @property
    def steps(self) -> Sequence[Sequence[Step]]: ...

    @property
    def segments(self) -> Mapping[int, Segment]: ...

    def name(self, milepost: int) -> str: ...

    def __hash__(self) -> int: ...


@lru_cache(maxsize=256)
def far_from(board: Graph, start: int) -> dict[int, int]:
    """Segments to every milepost, on an empty board."""
    far = {start: 0}
    queue = [start]
    for here in queue:
        for _, end in board.steps[here]:
            if end not in far:
                far[end] = far[here] + 1
                queue.append(end)
    return far


class Task(msgspec.Struct, frozen=True):
    """A ride to be made: `steps` segments from `milepost`, or fewer if `target` is reached.

    `target` is the milepost of the destination, home for a declared seat (26). `used` are the
    segments ridden since the last paid arrival. `relaxed`: the seat heads for its alternate after
    a lost declaration, so used segments may be ridden, as few as possible (29).
    """

    milepost: int
    target: int
    steps: int
    used: frozenset[int]
    relaxed: bool = False


def reachable(board: Graph, milepost: int, target: int, used: frozenset[int] | set[int]) -> bool:
    """Whether unused segments lead from `milepost` to `target` (ruling 11)."""
    if milepost == target:
        return True
    nearer = _nearer_first(board, target)
    seen = {milepost}
    trail = [iter(nearer[milepost])]
    while trail:
        for segment, end in trail[-1]:
            if segment in used or end in seen:
                continue
            if end == target:
                return True
            seen.add(end)
            trail.append(iter(nearer[end]))
            break
        else:
            trail.pop()
    return False


def fewest_reused(board: Graph, milepost: int, target: int, used: frozenset[int] | set[int]) -> int:
    """The fewest used segments on any way from `milepost` to `target` (ruling 29).

    Raises ValueError if the board has no way at all.
    """
    if reachable(board, milepost, target, used):
        return 0
    return sum(1 for segment in shortest_way(board, milepost, target, used) if segment in used)


def shortest_way(
    board: Graph, milepost: int, target: int, used: frozenset[int] | set[int]
) -> tuple[int, ...]:
    """The way with the fewest used segments and, among those, the fewest segments.

    It visits no milepost twice, so it is lawful as a whole under ruling 11, or 29 where used
    segments cannot be avoided. Raises ValueError if the board has no way at all.
    """
    best = {milepost: 0}
    came: dict[int, Step] = {}
    queue = [(0, milepost)]
    while queue:
        cost, here = heappop(queue)
        if here == target:
            return trace(came, milepost, target)
        if cost > best[here]:
            continue
        for segment, end in board.steps[here]:
            total = cost + 1 + (_REUSE if segment in used else 0)
            if total < best.get(end, total + 1):
                best[end] = total
                came[end] = (segment, here)
                heappush(queue, (total, end))
    raise ValueError(f"no way from milepost {milepost} to {target}")


def next_steps(board: Graph, task: Task) -> list[Step]:
    """The lawful next steps, empty only with no steps left or on the target.

    Used segments are among them only where ruling 29 asks for them.
    """
    if task.steps < 1 or task.milepost == task.target:
        return []
    before = _debt(board, task)
    if before is None:
        return []
    found = []
    for segment, end in board.steps[task.milepost]:
        spent = int(segment in task.used)
        if spent > before:
            continue
        if before == 0:
            if reachable(board, end, task.target, task.used | {segment}):
                found.append((segment, end))
        elif spent + fewest_reused(board, end, task.target, task.used | {segment}) <= before:
            found.append((segment, end))
    return found


def after(task: Task, step: Step) -> Task:
    """The task that is left when `step` has been ridden."""
    segment, end = step
    return Task(end, task.target, task.steps - 1, task.used | {segment}, task.relaxed)


def walk(board: Graph, task: Task, choose: Callable[[list[Step]], int]) -> tuple[int, ...]:
    """One lawful full path; `choose` is given the lawful next steps and returns an index.

    Ends after the steps of the task or on its target. Raises ValueError if the target cannot be
    reached under the task, which lawful play never brings about.
    """
    path: list[int] = []
    while task.steps > 0 and task.milepost != task.target:
        options = next_steps(board, task)
        if not options:
            raise ValueError(f"no lawful step from {task.milepost} to {task.target}")
        step = options[choose(options)]
        path.append(step[0])
        task = after(task, step)
    return tuple(path)


def lawful_paths(board: Graph, task: Task) -> Iterator[tuple[int, ...]]:
    """Every lawful full path, lazily, depth first. There may be very many."""
    options = next_steps(board, task)
    if not options:
        if task.steps < 1 or task.milepost == task.target:
            yield ()
        return
    for step in options:
        for rest in lawful_paths(board, after(task, step)):
            yield (step[0], *rest)


def check_path(board: Graph, task: Task, path: Sequence[int]) -> None:
    """Raise RuleError unless the task may be ridden so.

    The path must hang together (10), have exactly the steps of the task unless it ends on the
    target sooner, not run through the target (9), and keep to ruling 11 or, for a relaxed task, 29.
    """
    stops = _stops(board, task, path)
    if len(path) > task.steps:
        raise RuleError("ride-too-long", "9", steps=task.steps, ridden=len(path))
    end = stops[-1]
    if len(path) < task.steps and end != task.target:
        raise RuleError("ride-too-short", "9", steps=task.steps, ridden=len(path))
    _check_reuse(board, task, path, stops)


def lawful_so_far(board: Graph, task: Task, path: Sequence[int]) -> int:
    """How many steps of `path`, from its beginning, may be ridden."""
    for count, segment in enumerate(path):
        step = next((s for s in next_steps(board, task) if s[0] == segment), None)
        if step is None:
            return count
        task = after(task, step)
    return len(path)


def stops_of(board: Graph, milepost: int, path: Sequence[int]) -> list[int]:
    """The mileposts of a path from `milepost` on, its first included.

    Raises ValueError where the path does not hang together.
    """
    stops = [milepost]
    for segment in path:
        end = next((end for other, end in board.steps[stops[-1]] if other == segment), None)
        if end is None:
            raise ValueError(f"segment {segment} does not leave milepost {stops[-1]}")
        stops.append(end)
    return stops


def _stops(board: Graph, task: Task, path: Sequence[int]) -> list[int]:
    """The mileposts of the path, refusing one that breaks off (10) or passes the target (9)."""
    stops = [task.milepost]
    for segment in path:
        here = stops[-1]
        if here == task.target:
            raise RuleError("ride-past-destination", "9", place=board.name(here))
        end = next((end for other, end in board.steps[here] if other == segment), None)
        if end is None:
            raise RuleError("ride-not-joined", "10", place=board.name(here))
        stops.append(end)
    return stops


def _check_reuse(board: Graph, task: Task, path: Sequence[int], stops: list[int]) -> None:
    if not path:
        return
    used = set(task.used)
    spent = 0
    for segment in path:
        spent += segment in used
        used.add(segment)
    if spent == 0 and reachable(board, stops[-1], task.target, used):
        return
    before = _debt(board, task)
    target = board.name(task.target)
    if before:
        if spent + fewest_reused(board, stops[-1], task.target, used) > before:
            raise RuleError("ride-reuses-too-many", "29", fewest=before, target=target)
        return
    count = lawful_so_far(board, task, path)
    segment = path[count]
    again = segment in task.used or segment in path[:count]
    railroad, place = board.segments[segment].railroad, board.name(stops[count])
    if again:
        raise RuleError("ride-used", "11", railroad=railroad, place=place, target=target)
    raise RuleError("ride-cut-off", "11", railroad=railroad, place=place, target=target)


def _debt(board: Graph, task: Task) -> int | None:
    """`f` of ruling 29 for a relaxed task, 0 for one that ruling 11 allows, None for neither."""
    if task.relaxed:
        return fewest_reused(board, task.milepost, task.target, task.used)
    return 0 if reachable(board, task.milepost, task.target, task.used) else None


def trace(came: Mapping[int, Step], start: int, end: int) -> tuple[int, ...]:
    """The path that a search left behind: `came[m]` is (segment, milepost) by which it got to m."""
    path = []
    while end != start:
        segment, end = came[end]
        path.append(segment)
    return tuple(reversed(path))


@lru_cache(maxsize=256)
def _nearer_first(board: Graph, target: int) -> tuple[tuple[Step, ...], ...]:
    """Steps of each milepost, those that lead closer to `target` first, so that a search without
    obstacles walks straight there."""
    far = len(board.steps)
    distance = {target: 0}
    queue = [target]
    for here in queue:
        for _, end in board.steps[here]:
            if end not in distance:
                distance[end] = distance[here] + 1
                queue.append(end)
    return tuple(
        tuple(sorted(steps, key=lambda step: distance.get(step[1], far))) for steps in board.steps
    )
