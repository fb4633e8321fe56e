"""A trip between two cities without a game around it: payoff, shortest way, railroads, chart."""

from __future__ import annotations

import heapq
from collections import deque
from functools import cache

import msgspec

from rules.rail_baron.model.board import Board, railroads_between


class Direct(msgspec.Struct, frozen=True):
    """A railroad that serves both cities; `miles` on its own track alone, None if it is in two
    parts with a city on each."""

    railroad: str
    miles: int | None


class Trip(msgspec.Struct, frozen=True):
    """`path`: segment ids of a shortest way with the fewest changes of railroad; `railroads`: marks
    in order of first ride; `direct`: railroads that serve both ends, shortest first."""

    a: str
    b: str
    payoff: int
    path: tuple[int, ...]
    railroads: tuple[str, ...]
    direct: tuple[Direct, ...]

    @property
    def miles(self) -> int:
        return len(self.path)


class Crossing(msgspec.Struct, frozen=True):
    """The neighbourhood of one cell of the payoff chart: rows and columns in the chart's order,
    each with the row of `a` and the column of `b` in it."""

    a: str
    b: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]


def trip(board: Board, a: str, b: str) -> Trip:
    """All about the way from one city to another (rulings 8 and 10)."""
    path = shortest(board, board.milepost_of[a], board.milepost_of[b])
    ridden = tuple(dict.fromkeys(board.segments[number].railroad for number in path))
    direct = [
        Direct(mark, miles_on(board, mark, board.milepost_of[a], board.milepost_of[b]))
        for mark in railroads_between(board, a, b)
    ]
    direct.sort(key=lambda row: (row.miles is None, row.miles or 0, row.railroad))
    return Trip(a, b, board.payoff(a, b), path, ridden, tuple(direct))


def shortest(board: Board, start: int, end: int) -> tuple[int, ...]:
    """Segment ids of a way with the fewest segments and, of those, the fewest changes of railroad.

    Deterministic. Empty if start and end are one milepost.
    """
    best: dict[tuple[int, str], tuple[int, int]] = {}
    came: dict[tuple[int, str], tuple[tuple[int, str], int]] = {}
    queue: list[tuple[int, int, int, str]] = [(0, 0, start, "")]
    while queue:
        miles, changes, here, riding = heapq.heappop(queue)
        if here == end:
            return _unwind(came, (here, riding))
        if best.get((here, riding), (miles, changes)) < (miles, changes):
            continue
        for number, there in board.steps[here]:
            mark = board.segments[number].railroad
            cost = (miles + 1, changes + (riding not in ("", mark)))
            known = best.get((there, mark))
            if known is None or cost < known:
                best[there, mark] = cost
                came[there, mark] = ((here, riding), number)
                heapq.heappush(queue, (*cost, there, mark))
    raise ValueError(f"no way from milepost {start} to {end}")


def _unwind(
    came: dict[tuple[int, str], tuple[tuple[int, str], int]], at: tuple[int, str]
) -> tuple[int, ...]:
    path: list[int] = []
    while at in came:
        at, number = came[at]
        path.append(number)
    return tuple(reversed(path))


def miles_on(board: Board, mark: str, start: int, end: int) -> int | None:
    """Fewest segments on one railroad's own track, None if it does not lead there."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == end:
            return far[here]
        for number, there in board.steps[here]:
            if board.segments[number].railroad == mark and there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return None


def crossing(board: Board, a: str, b: str, rows: int = 5, columns: int = 3) -> Crossing:
    """The part of the payoff chart around the cell of two cities, at most that many rows and
    columns, in alphabetical order as the chart has them."""
    down = _around(board.cities, a, rows)
    across = _around(board.cities, b, columns)
    cells = tuple(tuple(board.payoff(row, column) for column in across) for row in down)
    return Crossing(a, b, down, across, cells)


def _around(names: tuple[str, ...], name: str, count: int) -> tuple[str, ...]:
    first = names.index(name) - count // 2
    first = max(0, min(first, len(names) - count))
    return names[first : first + count]


def payoffs_from(board: Board, city: str) -> list[tuple[str, int]]:
    """Every other city and what the trip there pays, best first."""
    rows = [(other, board.payoff(city, other)) for other in board.cities if other != city]
    return sorted(rows, key=lambda row: (-row[1], row[0]))


@cache
def expected_rolls(miles: int) -> float:
    """How many rolls of two dice a way of that many segments takes on average, without bonus."""
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    expected = [0.0]
    for length in range(1, miles + 1):
        later = sum(
            count * expected[length - total] for total, count in ways.items() if total < length
        )
        expected.append(1 + later / 36)
    return expected[miles]
