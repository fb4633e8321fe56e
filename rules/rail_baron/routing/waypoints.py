"""A way through chosen mileposts, and over chosen railroads, that rides no segment twice (rulings 9
and 11).

The legs between waypoints compete for segments. Each leg is laid by the shortest way, then those
that overlap are laid again, round after round, with every contested segment dearer than before,
until each segment is left to the leg that needs it most.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import inf

from rules.rail_baron.model.board import Board
from rules.rail_baron.routing.legs import Leg, Waypoint, legs_of
from rules.rail_baron.routing.ride import Task, far_from

ROUNDS = 16
_REUSE = 10_000.0


def join(board: Board, task: Task, via: Sequence[Waypoint]) -> tuple[int, ...] | None:
    """A short way from the train through the mileposts and over the railroads `via`, in this order,
    to the target.

    The shortest there is if the shortest legs do not overlap. A waypoint equal to the stop before
    it asks for a round trip. Used segments are ridden only by a relaxed task, and only where a leg
    has no other way. None if no way was found.
    """
    if task.target in (task.milepost, *via):
        return None
    legs = legs_of(board, task, via)
    return None if legs is None else _Legs(board, task, legs).lay()


class _Legs:
    """The legs as laid so far; `worth` is a segment's price, raised whenever it is contested."""

    def __init__(self, board: Board, task: Task, legs: list[Leg]) -> None:
        self.board, self.task, self.legs = board, task, legs
        self.laid: list[list[int]] = [[] for _ in legs]
        self.worth = dict.fromkeys(board.segments, 1.0)
        for segment in task.used:
            self.worth[segment] = _REUSE
        self.others: set[int] = set()
        self.pressure = 0.0

    def lay(self) -> tuple[int, ...] | None:
        for round_ in range(ROUNDS):
            self.pressure = 1.0 + round_ / 2
            for number, (start, end, over) in enumerate(self.legs):
                rest = self.laid[:number] + self.laid[number + 1 :]
                self.others = {segment for leg in rest for segment in leg}
                found = self._round_trip(start) if start == end else self._leg(start, end, over)
                if found is None:
                    return None
                self.laid[number] = found
            contested = self._contested()
            if not contested:
                return tuple(segment for leg in self.laid for segment in leg)
            for segment in contested:
                self.worth[segment] += 1.0
        return None

    def _contested(self) -> set[int]:
        seen: set[int] = set()
        twice: set[int] = set()
        for leg in self.laid:
            twice |= seen.intersection(leg)
            seen.update(leg)
        return twice

    def _price(self, segment: int) -> float:
        return self.worth[segment] * (self.pressure if segment in self.others else 1.0)

    def _barred(self, segment: int) -> bool:
        return segment in self.task.used and not self.task.relaxed

    def _round_trip(self, stop: int) -> list[int] | None:
        trips = []
        for segment, end in self.board.steps[stop]:
            if end == self.task.target or self._barred(segment):
                continue
            back = self._leg(end, stop, without=segment)
            if back is not None:
                trips.append([segment, *back])
        return min(trips, key=lambda trip: sum(map(self._price, trip)), default=None)

    def _leg(self, start: int, end: int, over: str = "", without: int = -1) -> list[int] | None:
        """The cheapest way between two stops that does not pass the target, with `over` on this
        railroad alone; those are tried first that lie on short ways."""
        far = far_from(self.board, end)
        if start not in far:
            return None
        steps, worth, others = self.board.steps, self.worth, self.others
        segments = self.board.segments
        best = {start: 0.0}
        came: dict[int, tuple[int, int]] = {}
        queue = [(float(far[start]), 0.0, start)]
        while queue:
            _, cost, here = heappop(queue)
            if here == end:
                break
            if cost > best[here] or here == self.task.target:
                continue
            for segment, stop in steps[here]:
                price = worth[segment]
                if segment in others:
                    price *= self.pressure
                total = cost + price
                if total < best.get(stop, inf):
                    if segment == without or self._barred(segment):
                        continue
                    if over and segments[segment].railroad != over:
                        continue
                    best[stop] = total
                    came[stop] = (segment, here)
                    heappush(queue, (total + far[stop], total, stop))
        if end not in best:
            return None
        leg: list[int] = []
        while end != start:
            segment, end = came[end]
            leg.append(segment)
        return leg[::-1]
