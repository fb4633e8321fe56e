"""The search for the way with the fewest expected fees (rulings 11, 16, 17, 19, 29).

`cheapest` grows labels: a way from the train to a milepost, with its expected fees so far, how long
ago each payee was last paid, and the segments it used. A segment costs its rate times the chance
that a turn began since its payee was last paid (`expected.Ahead.fresh`), so the fees of a finished
label *are* the expected sum, the same that `Tolls.expected` figures turn by turn. A turn may be
given a price of its own. Labels are settled in order of what they cost so far and the turns they
still need at least; the first to reach the target is the answer. Where that takes long, the fees
that any way from there must cost are counted too (`Search._least`): the answer is the same, found
with fewer labels. Payments in steps of the turn in progress that no die can lengthen are all alike,
and forgotten when these steps are ridden.

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
from heapq import heapify, heappop, heappush
from itertools import accumulate
from typing import NamedTuple

from rules.rail_baron.routing.expected import HORIZON, LONGEST_ROLL, Ahead
from rules.rail_baron.routing.ride import Graph, Task
from rules.rail_baron.routing.tolls import OWN, Tolls

NEVER = -(10**6)
REUSE = 1e9
"""What a used segment costs: more than any fees."""

SETTLED = 6
"""Labels kept at a milepost; more made no way found cheaper on the boards tried."""

PATIENCE = 3000
HURRIED = 2
"""Labels made after which only so many more are kept at a milepost."""


EASY = 300
"""Labels made after which it is worth reckoning what fees lie ahead at least."""


class Arc(NamedTuple):
    """A segment as seen from one of its ends."""

    end: int
    bit: int
    segment: int
    railroad: str
    group: int
    rate: int
    penalty: float
    far: int


class Label(NamedTuple):
    """`last[g]`: the segment (counted from here) at which group g was last paid, or NEVER.
    `less`: (group, rate) paid at less than the plain rate. `run`: the established railroad that
    alone has been ridden."""

    cost: float
    miles: int
    order: int
    stop: int
    far: int
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


Heap = list[tuple[float, int, int, Label]]


def distances(board: Graph, task: Task, closed: Collection[int] = ()) -> dict[int, int]:
    """Segments from each milepost to the target: unused ones only, unless a relaxed task cannot
    do without. Mileposts in `closed` are not passed."""
    used = task.used
    found = _spread(board, task.target, used, closed)
    if task.relaxed and task.milepost not in found:
        found = _spread(board, task.target, frozenset(), closed)
    return found


def _spread(
    board: Graph, target: int, used: frozenset[int], closed: Collection[int]
) -> dict[int, int]:
    found = {target: 0}
    queue = [target]
    for here in queue:
        for segment, end in board.steps[here]:
            if end not in found and segment not in used and end not in closed:
                found[end] = found[here] + 1
                queue.append(end)
    return found


def _fees_to(
    board: Graph, target: int, tolls: Tolls, share: float, far: dict[int, int]
) -> dict[int, float]:
    """From each milepost of `far` to the target: the rates on the way that has least of them, each
    counted by this share."""
    weight = {
        mark: 0.0 if group == OWN else share * min(rate, tolls.kept.get(mark, rate))
        for mark, (group, rate) in tolls.plain.items()
    }
    found = {target: 0.0}
    queue = [(0.0, target)]
    while queue:
        fees, here = heappop(queue)
        if fees > found[here]:
            continue
        for segment, end in board.steps[here]:
            if end in far:
                total = fees + weight[board.segments[segment].railroad]
                if total < found.get(end, total + 1.0):
                    found[end] = total
                    heappush(queue, (total, end))
    return found


def _with_steps(
    board: Graph, task: Task, steps: int, later: dict[int, float]
) -> list[dict[int, float]]:
    """The least of `later` that so many steps from the train lead to, by steps ridden and where
    the train then is."""
    layers = [{task.milepost}]
    for _ in range(steps):
        layers.append({end for here in layers[-1] for _, end in board.steps[here] if end in later})
    found = [later]
    for layer in reversed(layers[:-1]):
        after = found[-1]
        found.append(
            {here: min((after[end] for _, end in board.steps[here] if end in after), default=0.0)
             for here in layer}
        )  # fmt: skip
        found[-1][task.target] = 0.0
    return found[:0:-1]


class Search:
    """One search; `longest`: the most segments of a way (None: no bound)."""

    def __init__(
        self,
        board: Graph,
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
        self.certain = known if known and look.first_longer[known : known + 1] in ([], [0.0]) else 0
        self.unpaid = (NEVER,) * tolls.groups
        self.made = 0
        self.ahead: list[dict[int, float]] = []
        self.spared: list[float] = []

    def run(self) -> tuple[int, ...] | None:
        """The cheapest way, or None if there is none within the bound."""
        if self.task.milepost not in self.far:
            return None
        start = self._start()
        heap: Heap = [(start.cost, 0, 0, start)]
        target = self.task.target
        while heap:
            label = heappop(heap)[3]
            if label.stop == target:
                return label.path()
            if self._settle(label):
                self._grow(label, heap)
                if self.made > EASY and not self.ahead:
                    heap = self._look_ahead(heap)
        return None

    def _look_ahead(self, heap: Heap) -> Heap:
        """From now on ways are tried in the order of what they cost with the fees still to come."""
        rates = [rate for group, rate in self.tolls.plain.values() if group != OWN]
        begins = [row[1] for row in self.look.rows[self.certain :]]
        share = begins[-1]
        missing = [max(0.0, share - chance) for chance in reversed(begins)]
        self.spared = [max(rates, default=0) * rest for rest in accumulate(missing)][::-1]
        later = _fees_to(self.board, self.task.target, self.tolls, share, self.far)
        self.ahead = [*_with_steps(self.board, self.task, self.certain, later), later]
        found = [
            (label.cost + self._least(label.stop, label.miles), label.miles, label.order, label)
            for _, _, _, label in heap
        ]
        heapify(found)
        return found

    def _least(self, stop: int, miles: int) -> float:
        """Fees that the rest of any way from a milepost costs, so many segments ridden: no segment
        is ridden for less than its rate times the chance that a turn begins on it."""
        past = miles - self.certain
        if past <= 0:
            return max(0.0, self.ahead[miles][stop] - self.spared[0])
        spared = self.spared[past] if past < len(self.spared) else 0.0
        return max(0.0, self.ahead[-1][stop] - spared)

    def _grow(self, label: Label, heap: Heap) -> None:
        """Put every way one segment longer on the heap, save those that cannot count."""
        k, used, settled, special = label.miles, label.used, self.settled, self.tolls.kept
        row, miles = self.look.rows[min(k, HORIZON - 1)], k + 1
        room, shared = self.longest - miles, k >= self.known
        before = label.cost - self.time[k + label.far]
        paid_now = -1 if k < self.certain else k
        for end, bit, segment, railroad, group, rate, penalty, far in self._arcs(label.stop):
            if used & bit or far > room or (shared and len(settled.get(end, ())) >= SETTLED):
                continue
            cost = before + penalty + self.time[miles + far]
            last, less, run = label.last, label.less, None
            if group != OWN:
                age = k - last[group]
                fresh = row[age] if age < len(row) else 1.0
                if less or special:
                    toll, less, run = self._special(label, railroad, group, rate, fresh)
                    cost += toll
                else:
                    cost += rate * fresh
                last = (*last[:group], paid_now, *last[group + 1 :])
            if miles == self.certain:
                last, less = self.unpaid, ()
            least = cost + self._least(end, miles) if self.ahead else cost
            if least <= self.bound:
                self.made += 1
                longer = Label(
                    cost, miles, self.made, end, far, used | bit, last, less, run, segment, label
                )
                heappush(heap, (least, miles, self.made, longer))

    def _special(
        self, label: Label, railroad: str, group: int, plain: int, fresh: float
    ) -> tuple[float, tuple[tuple[int, int], ...], str | None]:
        """What the segment costs where rates below the plain one play a part (18, 19): also what
        was paid at less, and the established railroad still ridden, from then on."""
        run = railroad if label.run == railroad or label.miles == 0 else None
        if run not in self.tolls.kept:
            run = None
        rate = plain if run is None else min(plain, self.tolls.kept[run])
        before = next((paid for other, paid in label.less if other == group), rate)
        known_less = any(other == group for other, _ in label.less)
        less = tuple(pair for pair in label.less if pair[0] != group)
        if rate < plain and (known_less or fresh == 1.0):
            less += ((group, rate),)
        return rate * fresh + max(0, rate - before) * (1.0 - fresh), less, run

    def _start(self) -> Label:
        last = [NEVER] * self.tolls.groups
        less = []
        for group, rate in self.tolls.paid.items():
            last[group] = -1
            if rate < self.rates[group]:
                less.append((group, rate))
        stop = self.task.milepost
        far = self.far[stop]
        paid = tuple(last), tuple(less)
        return Label(self.time[far], 0, 0, stop, far, 0, *paid, None, -1, None)

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
                arc = Arc(end, 1 << segment, segment, railroad, group, rate, penalty, self.far[end])
                found.append(arc)
        return found

    def _settle(self, label: Label) -> bool:
        """Keep the label unless one settled here before is as good."""
        key = label.stop
        if label.miles <= self.known:
            key = -1 - label.stop * (LONGEST_ROLL + 8) - label.miles
        kept = self.settled.setdefault(key, [])
        if len(kept) >= (SETTLED if self.made < PATIENCE else HURRIED):
            return False
        for other in kept:
            if self._as_good(other, label):
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
        shift = other.miles - one.miles
        if one.last == other.last and shift == 0:
            return True
        if allowed < 0:
            return False
        apart, known = self.apart, self.known
        for last, ours, rate in zip(other.last, one.last, self.rates, strict=True):
            behind = last - shift - ours
            if behind > 0:
                near = behind <= LONGEST_ROLL and ours >= known
                allowed -= rate * apart[behind] if near else rate
                if allowed < 0:
                    return False
        return True


def cheapest(
    board: Graph,
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
