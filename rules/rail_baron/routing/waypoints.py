"""A path through chosen mileposts and over chosen railroads, without riding a segment twice.

Rulings 9 and 11. The legs between waypoints compete for segments. Each leg first takes the shortest
path; then legs that overlap are routed again, round after round, with every contested segment more
expensive than before, until each segment is left to the leg that needs it most."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import inf

from rules.rail_baron.model.board import Board
from rules.rail_baron.routing.legs import Leg, Waypoint, find_legs
from rules.rail_baron.routing.ride import RideTask, distances_from

ROUNDS = 16
_REUSE_PRICE = 10_000.0


def join_waypoints(board: Board, task: RideTask, via: Sequence[Waypoint]) -> tuple[int, ...] | None:
    """Return a short path from the train through `via`, in this order, to the target.

    None if none is found. It is the shortest there is if the shortest legs do not overlap. A
    waypoint equal to the stop before it asks for a round trip. Used segments are ridden only by
    a relaxed task, and only where a leg has no other way."""
    if task.target in (task.milepost, *via):
        return None
    legs = find_legs(board, task, via)
    return None if legs is None else _LegRouter(board, task, legs).route_legs()


class _LegRouter:
    """Routes legs that compete for segments; a segment's price rises whenever it is contested."""

    def __init__(self, board: Board, task: RideTask, legs: list[Leg]) -> None:
        self.board, self.task, self.legs = board, task, legs
        self.paths: list[list[int]] = [[] for _ in legs]
        self.prices = dict.fromkeys(board.segments, 1.0)
        for segment in task.used:
            self.prices[segment] = _REUSE_PRICE
        self.others: set[int] = set()
        self.pressure = 0.0

    def route_legs(self) -> tuple[int, ...] | None:
        for round_ in range(ROUNDS):
            self.pressure = 1.0 + round_ / 2
            for number, (start, end, over) in enumerate(self.legs):
                rest = self.paths[:number] + self.paths[number + 1 :]
                self.others = {segment for leg in rest for segment in leg}
                path = (
                    self._route_round_trip(start)
                    if start == end
                    else self._route_leg(start, end, over)
                )
                if path is None:
                    return None
                self.paths[number] = path
            contested = self._contested_segments()
            if not contested:
                return tuple(segment for leg in self.paths for segment in leg)
            for segment in contested:
                self.prices[segment] += 1.0
        return None

    def _contested_segments(self) -> set[int]:
        seen: set[int] = set()
        twice: set[int] = set()
        for leg in self.paths:
            twice |= seen.intersection(leg)
            seen.update(leg)
        return twice

    def _price(self, segment: int) -> float:
        return self.prices[segment] * (self.pressure if segment in self.others else 1.0)

    def _is_barred(self, segment: int) -> bool:
        return segment in self.task.used and not self.task.relaxed

    def _route_round_trip(self, stop: int) -> list[int] | None:
        trips = []
        for segment, end in self.board.steps[stop]:
            if end == self.task.target or self._is_barred(segment):
                continue
            back = self._route_leg(end, stop, without=segment)
            if back is not None:
                trips.append([segment, *back])
        return min(trips, key=lambda trip: sum(map(self._price, trip)), default=None)

    def _route_leg(
        self, start: int, end: int, over: str = "", without: int = -1
    ) -> list[int] | None:
        """Return the cheapest path between two stops that does not pass the target.

        With `over`, on this railroad only. Stops on short ways are tried first."""
        distances = distances_from(self.board, end)
        if start not in distances:
            return None
        steps, prices, others = self.board.steps, self.prices, self.others
        segments = self.board.segments
        best = {start: 0.0}
        came_from: dict[int, tuple[int, int]] = {}
        queue = [(float(distances[start]), 0.0, start)]
        while queue:
            _, cost, milepost = heappop(queue)
            if milepost == end:
                break
            if cost > best[milepost] or milepost == self.task.target:
                continue
            for segment, stop in steps[milepost]:
                price = prices[segment]
                if segment in others:
                    price *= self.pressure
                total = cost + price
                if total < best.get(stop, inf):
                    if segment == without or self._is_barred(segment):
                        continue
                    if over and segments[segment].railroad != over:
                        continue
                    best[stop] = total
                    came_from[stop] = (segment, milepost)
                    heappush(queue, (total + distances[stop], total, stop))
        if end not in best:
            return None
        leg: list[int] = []
        while end != start:
            segment, end = came_from[end]
            leg.append(segment)
        return leg[::-1]
