"""A trip between two cities outside of a game: payoff, shortest way, railroads, chart."""

from __future__ import annotations

import heapq
from collections import deque
from functools import cache

import msgspec

from rules.rail_baron.model.board import Board, railroads_between


class Direct(msgspec.Struct, frozen=True):
    """A railroad that serves both cities.

    `miles`: on its own track alone; None if its track is in two parts with a city on each."""

    railroad: str
    miles: int | None


class Trip(msgspec.Struct, frozen=True):
    """A trip between two cities.

    `path`: segment ids of a shortest way with the fewest changes of railroad; `railroads`: marks
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


class ChartExcerpt(msgspec.Struct, frozen=True):
    """The part of the payoff chart around one cell, rows and columns in the chart's order.

    They include the row of `a` and the column of `b`."""

    a: str
    b: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]


def find_trip(board: Board, a: str, b: str) -> Trip:
    """Return the facts about the trip from one city to another (rulings 8 and 10)."""
    path = shortest_path(board, board.milepost_of[a], board.milepost_of[b])
    railroads = tuple(dict.fromkeys(board.segments[number].railroad for number in path))
    direct = [
        Direct(mark, railroad_miles(board, mark, board.milepost_of[a], board.milepost_of[b]))
        for mark in railroads_between(board, a, b)
    ]
    direct.sort(key=lambda row: (row.miles is None, row.miles or 0, row.railroad))
    return Trip(a, b, board.payoff(a, b), path, railroads, tuple(direct))


def shortest_path(board: Board, start: int, end: int) -> tuple[int, ...]:
    """Return the segment ids of a shortest way with the fewest changes of railroad.

    Deterministic. Empty if start and end are one milepost. Raises ValueError if there is no way."""
    best: dict[tuple[int, str], tuple[int, int]] = {}
    came_from: dict[tuple[int, str], tuple[tuple[int, str], int]] = {}
    queue: list[tuple[int, int, int, str]] = [(0, 0, start, "")]
    while queue:
        miles, changes, milepost, riding = heapq.heappop(queue)
        if milepost == end:
            return _trace_back(came_from, (milepost, riding))
        if best.get((milepost, riding), (miles, changes)) < (miles, changes):
            continue
        for number, neighbour in board.steps[milepost]:
            mark = board.segments[number].railroad
            cost = (miles + 1, changes + (riding not in ("", mark)))
            known_cost = best.get((neighbour, mark))
            if known_cost is None or cost < known_cost:
                best[neighbour, mark] = cost
                came_from[neighbour, mark] = ((milepost, riding), number)
                heapq.heappush(queue, (*cost, neighbour, mark))
    raise ValueError(f"no way from milepost {start} to {end}")


def _trace_back(
    came_from: dict[tuple[int, str], tuple[tuple[int, str], int]], at: tuple[int, str]
) -> tuple[int, ...]:
    path: list[int] = []
    while at in came_from:
        at, number = came_from[at]
        path.append(number)
    return tuple(reversed(path))


def railroad_miles(board: Board, mark: str, start: int, end: int) -> int | None:
    """Return the fewest segments on one railroad's track, None if it does not lead there."""
    distance = {start: 0}
    queue = deque([start])
    while queue:
        milepost = queue.popleft()
        if milepost == end:
            return distance[milepost]
        for number, neighbour in board.steps[milepost]:
            if board.segments[number].railroad == mark and neighbour not in distance:
                distance[neighbour] = distance[milepost] + 1
                queue.append(neighbour)
    return None


def chart_excerpt(board: Board, a: str, b: str, rows: int = 5, columns: int = 3) -> ChartExcerpt:
    """Return the part of the payoff chart around the cell of two cities.

    In the chart's alphabetical order, with at most this many rows and columns."""
    down = _window(board.cities, a, rows)
    across = _window(board.cities, b, columns)
    cells = tuple(tuple(board.payoff(row, column) for column in across) for row in down)
    return ChartExcerpt(a, b, down, across, cells)


def _window(names: tuple[str, ...], name: str, count: int) -> tuple[str, ...]:
    first = names.index(name) - count // 2
    first = max(0, min(first, len(names) - count))
    return names[first : first + count]


def payoffs_from(board: Board, city: str) -> list[tuple[str, int]]:
    """Return every other city and the payoff of a trip there, highest first."""
    rows = [(other, board.payoff(city, other)) for other in board.cities if other != city]
    return sorted(rows, key=lambda row: (-row[1], row[0]))


@cache
def expected_rolls(miles: int) -> float:
    """Return how many rolls of two dice this many segments take on average, without bonus."""
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    expected = [0.0]
    for length in range(1, miles + 1):
        further_rolls = sum(
            count * expected[length - total] for total, count in ways.items() if total < length
        )
        expected.append(1 + further_rolls / 36)
    return expected[miles]
