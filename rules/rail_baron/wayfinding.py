"""The search for the way with the fewest expected fees (rulings 11, 16, 17, 19, 29).

`cheapest` grows labels: a way from the train to a milepost, with its expected fees so far, how long
ago each payee was last paid, and the segments it used. A segment costs its rate times the chance
that a turn began since its payee was last paid (`expected.Ahead.fresh`), so the fees of a finished
label *are* the expected sum, the same that `Tolls.expected` figures turn by turn. A turn may be
given a price of its own. Labels are settled in order of what they cost so far and the turns they
still need at least; the first to reach the target is the answer.

A label is dropped if one settled earlier at the same milepost cannot do worse: whatever way the
former goes on, the latter goes on the same way, and pays at most a rate more for each payee that it
paid longer ago, times the chance that a turn began in the difference. While the known steps of the
turn in progress last, only labels of equal length are compared, so how the way falls into this
turn and the rest is settled exactly. What is not exact, and can only make the way a little dearer,
never unlawful: later, labels of different lengths are compared too, as if turns began evenly; a
label that would be blocked by its own earlier segments may drive out one that would not; and only
so many labels are kept at a milepost. The way found rides no segment twice and, if used segments
cannot be avoided, as few as possible.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple

from rules.rail_baron.board import Board
from rules.rail_baron.expected import HORIZON, LONGEST_ROLL, Ahead
from rules.rail_baron.ride import Task
from rules.rail_baron.tolls import OWN, Tolls

NEVER = -(10**6)
REUSE = 1e9
"""What a used segment costs: more than any fees."""

SETTLED = 6
"""Labels kept at a milepost; more made no way found cheaper on the boards tried."""


class Arc(NamedTuple):
    """A segment as seen from one of its ends."""

    end: int
    bit: int
    segment: int
    railroad: str
    group: int
    rate: int
    penalty: float


class Label(NamedTuple):
    """`last[g]`: the segment (counted from here) at which group g was last paid, or NEVER.
    `less`: (group, rate) paid at less than the plain rate. `run`: the established railroad that
    alone has been ridden."""

    cost: float
    miles: int
    order: int
    stop: int
    used: int
    last: tuple[int, ...]
    less: tuple[tuple[int, int], ...]
    run: str | None
    segment: int
    before: Label | None

    def path(self) -> tuple[int, ...]:
        found = []
        label: Label | None = self
        while label is not None and label.before is not None:
            found.append(label.segment)
            label = label.before
        return tuple(reversed(found))


def distances(board: Board, task: Task, closed: Collection[int] = ()) -> dict[int, int]:
    """Segments from each milepost to the target: unused ones only, unless a relaxed task cannot
    do without. Mileposts in `closed` are not passed."""
    used = task.used
    found = _spread(board, task.target, used, closed)
    if task.relaxed and task.milepost not in found:
        found = _spread(board, task.target, frozenset(), closed)
    return found


def _spread(
    board: Board, target: int, used: frozenset[int], closed: Collection[int]
) -> dict[int, int]:
    found = {target: 0}
    queue = [target]
    for here in queue:
        for segment, end in board.steps[here]:
            if end not in found and segment not in used and end not in closed:
                found[end] = found[here] + 1
                queue.append(end)
    return found


class Search:
    """One search; `longest`: the most segments of a way (None: no bound)."""

    def __init__(
        self,
        board: Board,
        task: Task,
        tolls: Tolls,
        look: Ahead,
        far: dict[int, int],
        known: int = 0,
        longest: int | None = None,
        turn: float = 0.0,
        bound: float = float("inf"),
    ) -> None:
        self.board, self.task, self.tolls, self.look = board, task, tolls, look
        self.far = far
        self.known = known
        self.longest = HORIZON if longest is None else longest
        self.rates = [0] * tolls.groups
        for group, rate in tolls.plain.values():
            if group != OWN:
                self.rates[group] = max(self.rates[group], rate)
        self.settled: dict[int, list[Label]] = {}
        self.arcs: dict[int, list[Arc]] = {}
        self.time = [turn * count for count in look.needed]
        self.bound = bound
        self.apart = look.apart(known)
        self.made = 0

    def run(self) -> tuple[int, ...] | None:
        """The cheapest way, or None if there is none within the bound."""
        if self.task.milepost not in self.far:
            return None
        start = self._start()
        heap = [start]
        target = self.task.target
        while heap:
            label = heappop(heap)
            if label.stop == target:
                return label.path()
            if self._settle(label):
                for arc in self._arcs(label.stop):
                    if label.used & arc.bit:
                        continue
                    if label.miles + 1 + self.far[arc.end] <= self.longest:
                        longer = self._extend(label, arc)
                        if longer.cost <= self.bound:
                            heappush(heap, longer)
        return None

    def _start(self) -> Label:
        last = [NEVER] * self.tolls.groups
        less = []
        for group, rate in self.tolls.paid.items():
            last[group] = -1
            if rate < self.rates[group]:
                less.append((group, rate))
        stop = self.task.milepost
        cost = self.time[self.far[stop]]
        return Label(cost, 0, 0, stop, 0, tuple(last), tuple(less), None, -1, None)

    def _arcs(self, stop: int) -> list[Arc]:
        """The segments that may be ridden from a milepost, found once."""
        found = self.arcs.get(stop)
        if found is None:
            found = self.arcs[stop] = []
            for segment, end in self.board.steps[stop]:
                if end not in self.far:
                    continue
                reused = segment in self.task.used
                if reused and not self.task.relaxed:
                    continue
                railroad = self.board.segments[segment].railroad
                group, rate = self.tolls.plain[railroad]
                penalty = REUSE if reused else 0.0
                found.append(Arc(end, 1 << segment, segment, railroad, group, rate, penalty))
        return found

    def _extend(self, label: Label, arc: Arc) -> Label:
        """The label one segment further."""
        k = label.miles
        group = arc.group
        run = arc.railroad if label.run == arc.railroad or k == 0 else None
        cost = label.cost + arc.penalty + self.time[k + 1 + self.far[arc.end]]
        cost -= self.time[k + self.far[label.stop]]
        last, less = label.last, label.less
        if run is not None and arc.railroad not in self.tolls.kept:
            run = None
        if group != OWN:
            rate = arc.rate
            if run is not None:
                rate = min(rate, self.tolls.kept[run])
            fresh = self.look.fresh(k, last[group])
            cost += rate * fresh
            if less or rate < arc.rate:
                before = next((paid for g, paid in less if g == group), rate)
                cost += max(0, rate - before) * (1.0 - fresh)
                less = tuple(pair for pair in less if pair[0] != group)
                if rate < arc.rate:
                    less += ((group, rate),)
            last = (*last[:group], k, *last[group + 1 :])
        self.made += 1
        return Label(
            cost, k + 1, self.made, arc.end, label.used | arc.bit, last, less, run,
            arc.segment, label,
        )  # fmt: skip

    def _settle(self, label: Label) -> bool:
        """Keep the label unless one settled here before is as good."""
        key = label.stop
        if label.miles <= self.known:
            key = -1 - label.stop * (LONGEST_ROLL + 8) - label.miles
        kept = self.settled.setdefault(key, [])
        if len(kept) >= SETTLED or any(self._as_good(other, label) for other in kept):
            return False
        kept.append(label)
        return True

    def _as_good(self, one: Label, other: Label) -> bool:
        """Whether `one`, settled earlier, ends no dearer than `other` whatever comes."""
        if one.less and one.less != other.less:
            return False
        if other.run is not None and one.run != other.run:
            return False
        allowed = other.cost - one.cost
        if one.last == other.last and one.miles == other.miles:
            return True
        shift = other.miles - one.miles
        for group, last in enumerate(other.last):
            behind = last - shift - one.last[group]
            if behind > 0:
                span = self.apart[behind] if behind < len(self.apart) else 1.0
                if one.last[group] < self.known:
                    span = 1.0
                allowed -= self.rates[group] * span
                if allowed < 0:
                    return False
        return True


def cheapest(
    board: Board,
    task: Task,
    tolls: Tolls,
    look: Ahead,
    *,
    far: dict[int, int],
    known: int = 0,
    longest: int | None = None,
    turn: float = 0.0,
    bound: float = float("inf"),
) -> tuple[int, ...] | None:
    """The way to the target with the fewest expected fees, of those the shortest.

    `far`: `distances` of the task. `known`: the steps of the turn in progress. `turn`: dollars
    that a turn is worth. Returns None if no way is within `longest` segments and costs, what was
    paid before aside, at most `bound`.
    """
    return Search(board, task, tolls, look, far, known, longest, turn, bound).run()
