"""The search for the path with the fewest expected fees (rulings 11, 16, 17, 19, 29).

`find_cheapest_path` is a label-setting search. A label is a path from the train to a milepost, with
its expected fees so far, how long ago each payee was last paid, and the segments it used. A segment
costs its rate times the chance that a turn began since its payee was last paid
(`TurnForecast.chance_of_new_fee`), so the fees of a finished label *are* the expected sum, the same
that `Tolls.expected_fees` computes turn by turn. A turn may be given a price of its own. Labels are
settled in order of their cost so far and the turns they still need at least; the first to reach the
target is the answer. Where that takes long, a lower bound of the remaining fees is added
(`Search._fee_bound`): the answer is the same, found with fewer labels. Payments in steps of the
turn in progress that no die can lengthen are all alike, and forgotten when these steps are ridden.

A label is dropped if one settled earlier at the same milepost cannot do worse: in any way in which
the former continues, the latter can continue too, and pays at most a rate more for each payee that
it paid longer ago, times the chance that a turn began in the difference. While the known steps of
the turn in progress last, only labels of equal length are compared, so the division of the path
into this turn and the rest is exact. Three things are not exact, and can only make the path a
little more expensive, never illegal: later, labels of different lengths are compared too, as if
turns began evenly; a label that would be blocked by its own earlier segments may displace one that
would not; and the number of labels kept at a milepost is limited. The path rides no segment twice
and, if used segments cannot be avoided, as few as possible."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heapify, heappop, heappush
from itertools import accumulate
from typing import NamedTuple

from rules.rail_baron.routing.ride import Graph, RideTask
from rules.rail_baron.routing.tolls import OWN, Tolls
from rules.rail_baron.routing.turn_forecast import HORIZON, LONGEST_ROLL, TurnForecast

NEVER = -(10**6)
REUSE_COST = 1e9
"""Cost of a used segment: more than any fees."""

MAX_LABELS = 6
"""Labels kept at a milepost; a higher limit found no cheaper path on the boards tried."""

FULL_SEARCH_LABELS = 3000
"""Labels made with the limit `MAX_LABELS`; after them it is `REDUCED_MAX_LABELS`."""
REDUCED_MAX_LABELS = 2
"""Labels kept at a milepost in a long search."""


UNBOUNDED_LABELS = 300
"""Labels made before it pays to compute lower bounds of the remaining fees."""


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

    `less`: (group, rate) paid at less than the plain rate. `run`: the established railroad if
    nothing else has been ridden."""

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
        segments = []
        label: Label | None = self
        while label is not None and label.before is not None:
            segments.append(label.segment)
            label = label.before
        return tuple(reversed(segments))


Heap = list[tuple[float, int, int, Label]]


def distances_to_target(
    board: Graph, task: RideTask, closed: Collection[int] = ()
) -> dict[int, int]:
    """Return the segments from each milepost to the target; `closed` mileposts are not passed.

    Used segments count only if a relaxed task cannot do without them."""
    used = task.used
    lengths = _measure_distances(board, task.target, used, closed)
    if task.relaxed and task.milepost not in lengths:
        lengths = _measure_distances(board, task.target, frozenset(), closed)
    return lengths


def _measure_distances(
    board: Graph, target: int, used: frozenset[int], closed: Collection[int]
) -> dict[int, int]:
    lengths = {target: 0}
    queue = [target]
    for stop in queue:
        for segment, end in board.steps[stop]:
            if end not in lengths and segment not in used and end not in closed:
                lengths[end] = lengths[stop] + 1
                queue.append(end)
    return lengths


def _fees_to_target(
    board: Graph, target: int, tolls: Tolls, share: float, far: dict[int, int]
) -> dict[int, float]:
    """Return the lowest sum of rates from each milepost of `far` to the target.

    Each rate is multiplied by `share`."""
    weight = {
        mark: 0.0 if group == OWN else share * min(rate, tolls.kept.get(mark, rate))
        for mark, (group, rate) in tolls.plain.items()
    }
    lowest = {target: 0.0}
    queue = [(0.0, target)]
    while queue:
        fees, stop = heappop(queue)
        if fees > lowest[stop]:
            continue
        for segment, end in board.steps[stop]:
            if end in far:
                total = fees + weight[board.segments[segment].railroad]
                if total < lowest.get(end, total + 1.0):
                    lowest[end] = total
                    heappush(queue, (total, end))
    return lowest


def _fees_after_steps(
    board: Graph, task: RideTask, steps: int, later: dict[int, float]
) -> list[dict[int, float]]:
    """Return the lowest of `later` that the train can reach in this many steps.

    By the number of steps ridden and the train's milepost then."""
    layers = [{task.milepost}]
    for _ in range(steps):
        layers.append({end for stop in layers[-1] for _, end in board.steps[stop] if end in later})
    by_steps = [later]
    for layer in reversed(layers[:-1]):
        after = by_steps[-1]
        by_steps.append(
            {stop: min((after[end] for _, end in board.steps[stop] if end in after), default=0.0)
             for stop in layer}
        )  # fmt: skip
        by_steps[-1][task.target] = 0.0
    return by_steps[:0:-1]


class Search:
    """One search; `longest`: the most segments of a path (None: no limit)."""

    def __init__(
        self,
        board: Graph,
        task: RideTask,
        tolls: Tolls,
        forecast: TurnForecast,
        far: dict[int, int],
        known: int = 0,
        longest: int | None = None,
        turn: float = 0.0,
        bound: float = float("inf"),
    ) -> None:
        self.board, self.task, self.tolls, self.forecast = board, task, tolls, forecast
        self.far = far
        self.known_steps = known
        self.longest = HORIZON if longest is None else longest
        self.rates = [0] * tolls.groups
        for group, rate in tolls.plain.values():
            if group != OWN:
                self.rates[group] = max(self.rates[group], rate)
        self.settled: dict[int, list[Label]] = {}
        self.arcs: dict[int, list[Arc]] = {}
        self.turn_costs = [turn * count for count in forecast.needed]
        self.bound = bound
        self.max_start_chances = forecast.max_start_chances(known)
        self.fixed_steps = (
            known if known and forecast.first_longer[known : known + 1] in ([], [0.0]) else 0
        )
        self.unpaid = (NEVER,) * tolls.groups
        self.label_count = 0
        self.fee_bounds: list[dict[int, float]] = []
        self.bound_slack: list[float] = []

    def run(self) -> tuple[int, ...] | None:
        """Return the cheapest path, or None if there is none within the bound."""
        if self.task.milepost not in self.far:
            return None
        start = self._start_label()
        heap: Heap = [(start.cost, 0, 0, start)]
        target = self.task.target
        while heap:
            label = heappop(heap)[3]
            if label.stop == target:
                return label.path()
            if self._settle(label):
                self._extend(label, heap)
                if self.label_count > UNBOUNDED_LABELS and not self.fee_bounds:
                    heap = self._add_fee_bounds(heap)
        return None

    def _add_fee_bounds(self, heap: Heap) -> Heap:
        """Compute lower bounds of the remaining fees and reorder the heap by them."""
        rates = [rate for group, rate in self.tolls.plain.values() if group != OWN]
        start_chances = [row[1] for row in self.forecast.rows[self.fixed_steps :]]
        share = start_chances[-1]
        missing = [max(0.0, share - chance) for chance in reversed(start_chances)]
        self.bound_slack = [max(rates, default=0) * rest for rest in accumulate(missing)][::-1]
        later = _fees_to_target(self.board, self.task.target, self.tolls, share, self.far)
        self.fee_bounds = [
            *_fees_after_steps(self.board, self.task, self.fixed_steps, later),
            later,
        ]
        reordered = [
            (label.cost + self._fee_bound(label.stop, label.miles), label.miles, label.order, label)
            for _, _, _, label in heap
        ]
        heapify(reordered)
        return reordered

    def _fee_bound(self, stop: int, miles: int) -> float:
        """Return a lower bound of the fees from a milepost to the target after this many segments.

        No segment is ridden for less than its rate times the chance that a turn begins on it."""
        past = miles - self.fixed_steps
        if past <= 0:
            return max(0.0, self.fee_bounds[miles][stop] - self.bound_slack[0])
        slack = self.bound_slack[past] if past < len(self.bound_slack) else 0.0
        return max(0.0, self.fee_bounds[-1][stop] - slack)

    def _extend(self, label: Label, heap: Heap) -> None:
        """Push every extension of a label by one segment that may be part of the answer."""
        k, used, settled, kept_rates = label.miles, label.used, self.settled, self.tolls.kept
        row, miles = self.forecast.rows[min(k, HORIZON - 1)], k + 1
        miles_left, compares_lengths = self.longest - miles, k >= self.known_steps
        base_cost = label.cost - self.turn_costs[k + label.far]
        paid_now = -1 if k < self.fixed_steps else k
        for end, bit, segment, railroad, group, rate, penalty, far in self._arcs_from(label.stop):
            if (
                used & bit
                or far > miles_left
                or (compares_lengths and len(settled.get(end, ())) >= MAX_LABELS)
            ):
                continue
            cost = base_cost + penalty + self.turn_costs[miles + far]
            last, less, run = label.last, label.less, None
            if group != OWN:
                age = k - last[group]
                fresh = row[age] if age < len(row) else 1.0
                if less or kept_rates:
                    toll, less, run = self._special_toll(label, railroad, group, rate, fresh)
                    cost += toll
                else:
                    cost += rate * fresh
                last = (*last[:group], paid_now, *last[group + 1 :])
            if miles == self.fixed_steps:
                last, less = self.unpaid, ()
            least = cost + self._fee_bound(end, miles) if self.fee_bounds else cost
            if least <= self.bound:
                self.label_count += 1
                extended = Label(
                    cost,
                    miles,
                    self.label_count,
                    end,
                    far,
                    used | bit,
                    last,
                    less,
                    run,
                    segment,
                    label,
                )
                heappush(heap, (least, miles, self.label_count, extended))

    def _special_toll(
        self, label: Label, railroad: str, group: int, plain: int, fresh: float
    ) -> tuple[float, tuple[tuple[int, int], ...], str | None]:
        """Return the cost of a segment where rates below the plain one play a part (18, 19).

        Also what was paid at less, and the established railroad still ridden, after it."""
        run = railroad if label.run == railroad or label.miles == 0 else None
        if run not in self.tolls.kept:
            run = None
        rate = plain if run is None else min(plain, self.tolls.kept[run])
        earlier_rate = next((paid for other, paid in label.less if other == group), rate)
        known_less = any(other == group for other, _ in label.less)
        less = tuple(pair for pair in label.less if pair[0] != group)
        if rate < plain and (known_less or fresh == 1.0):
            less += ((group, rate),)
        return rate * fresh + max(0, rate - earlier_rate) * (1.0 - fresh), less, run

    def _start_label(self) -> Label:
        last = [NEVER] * self.tolls.groups
        less = []
        for group, rate in self.tolls.paid.items():
            last[group] = -1
            if rate < self.rates[group]:
                less.append((group, rate))
        stop = self.task.milepost
        far = self.far[stop]
        paid = tuple(last), tuple(less)
        return Label(self.turn_costs[far], 0, 0, stop, far, 0, *paid, None, -1, None)

    def _arcs_from(self, stop: int) -> list[Arc]:
        """Return the segments that may be ridden from a milepost; cached."""
        arcs = self.arcs.get(stop)
        if arcs is None:
            arcs = self.arcs[stop] = []
            for segment, end in self.board.steps[stop]:
                if end not in self.far:
                    continue
                reused = segment in self.task.used
                if reused and not self.task.relaxed:
                    continue
                railroad = self.board.segments[segment].railroad
                group, rate = self.tolls.plain[railroad]
                penalty = REUSE_COST if reused else 0.0
                arc = Arc(end, 1 << segment, segment, railroad, group, rate, penalty, self.far[end])
                arcs.append(arc)
        return arcs

    def _settle(self, label: Label) -> bool:
        """Keep the label unless one that was settled here before is as good.

        Return whether it is kept."""
        key = label.stop
        if label.miles <= self.known_steps:
            key = -1 - label.stop * (LONGEST_ROLL + 8) - label.miles
        labels = self.settled.setdefault(key, [])
        if len(labels) >= (
            MAX_LABELS if self.label_count < FULL_SEARCH_LABELS else REDUCED_MAX_LABELS
        ):
            return False
        for other in labels:
            if self._is_as_good(other, label):
                return False
        labels.append(label)
        return True

    def _is_as_good(self, label: Label, other: Label) -> bool:
        """Whether `label`, settled earlier, can't end up costing more than `other`."""
        if label.less and label.less != other.less:
            return False
        if other.run is not None and label.run != other.run:
            return False
        allowed = other.cost - label.cost
        shift = other.miles - label.miles
        if label.last == other.last and shift == 0:
            return True
        if allowed < 0:
            return False
        apart, known = self.max_start_chances, self.known_steps
        for last, label_last, rate in zip(other.last, label.last, self.rates, strict=True):
            behind = last - shift - label_last
            if behind > 0:
                is_recent = behind <= LONGEST_ROLL and label_last >= known
                allowed -= rate * apart[behind] if is_recent else rate
                if allowed < 0:
                    return False
        return True


def find_cheapest_path(
    board: Graph,
    task: RideTask,
    tolls: Tolls,
    forecast: TurnForecast,
    *,
    far: dict[int, int],
    known: int = 0,
    longest: int | None = None,
    turn: float = 0.0,
    bound: float = float("inf"),
) -> tuple[int, ...] | None:
    """Return the path to the target with the fewest expected fees, of those the shortest.

    `far`: `distances_to_target` of the task. `known`: the steps of the turn in progress. `turn`:
    dollars that a turn is worth. None if no path is within `longest` segments and costs at most
    `bound`, not counting what was paid before."""
    return Search(board, task, tolls, forecast, far, known, longest, turn, bound).run()
