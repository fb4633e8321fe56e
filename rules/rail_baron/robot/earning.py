"""What seats earn a turn with the railroads and engines they have: where a game is going.

All short trips between cities, weighed by how likely they are drawn, are ridden in thought for the
least money and time; who owns the railroads on the way is paid. Rules of thumb, in dollars.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.state import Engine
from rules.rail_baron.routing.expected import mean_roll

ORIGINS = 9
"""Cities from which trips are thought to begin: the likeliest."""
TURN = 4_000.0
"""Dollars a turn saved is worth."""
LOST = 0.5
"""Part of a turn that is lost at the end of a trip."""
UNSOLD = 6_000
"""Fee for a railroad that nobody owns yet: that of the bank now, soon somebody's."""
KEPT = 4096


class Holdings(NamedTuple):
    """The railroads of each seat, in order, and their engines."""

    railroads: tuple[frozenset[str], ...]
    engines: tuple[Engine, ...]


class _Trip(NamedTuple):
    """The average trip of a seat: `net` of fees, `turns`, and what it `pays` to each other seat."""

    net: float
    turns: float
    pays: tuple[float, ...]


class _Net(NamedTuple):
    """The board without mileposts that are only passed: `ways[n]`: where one gets from there,
    (to, railroad, miles)."""

    ways: dict[int, tuple[tuple[int, str, int], ...]]
    chances: dict[int, float]
    origins: tuple[tuple[int, float, float], ...]
    """Where trips begin, how likely, and what a trip from there pays on the average."""


@lru_cache(maxsize=4)
def _net(board: Board) -> _Net:
    chances: dict[int, float] = {}
    for row in facts.cities():
        chances[row.milepost] = chances.get(row.milepost, 0.0) + row.p
    marks = [{board.segments[s].railroad for s, _ in steps} for steps in board.steps]
    kept = {
        m
        for m, steps in enumerate(board.steps)
        if steps and (m in chances or len(steps) != 2 or len(marks[m]) > 1)
    }
    ways = {m: tuple(_chains(board, kept, m)) for m in kept}
    likely = sorted(facts.cities(), key=lambda row: -row.p)[:ORIGINS]
    total = sum(row.p for row in likely)
    origins = tuple((row.milepost, row.p / total, _payoff(board, row.city)) for row in likely)
    return _Net(ways, chances, origins)


def _payoff(board: Board, departure: str) -> float:
    start = board.city(departure)
    return sum(
        row.p * board.payoff(start, end)
        for row in facts.cities()
        if (end := board.city(row.city)) != start
    )


def _chains(board: Board, kept: set[int], start: int) -> list[tuple[int, str, int]]:
    found = []
    for first, beyond in board.steps[start]:
        segment, here, miles = first, beyond, 1
        while here not in kept:
            segment, here = next(step for step in board.steps[here] if step[0] != segment)
            miles += 1
        found.append((here, board.segments[first].railroad, miles))
    return found


@lru_cache(KEPT)
def earnings(board: Board, holdings: Holdings) -> tuple[float, ...]:
    """Dollars that each seat earns in a round of turns, fees among them."""
    seats = range(len(holdings.engines))
    trips = [_trip(board, holdings, seat) for seat in seats]
    paid = [[pay / trip.turns for pay in trip.pays] for trip in trips]
    return tuple(
        trips[seat].net / trips[seat].turns + sum(paid[other][seat] for other in seats)
        for seat in seats
    )


def _rates(holdings: Holdings, seat: int) -> dict[str, tuple[int, float]]:
    """Who is paid for each railroad that has an owner, and how much: what is paid once all are
    sold, for that is soon and lasts; others cost `UNSOLD`."""
    rival = float(facts.numbers().fee_rival_after_all_sold)
    return {
        mark: (owner, 0.0 if owner == seat else rival)
        for owner, marks in enumerate(holdings.railroads)
        for mark in marks
    }


def _trip(board: Board, holdings: Holdings, seat: int) -> _Trip:
    rates, mean = _rates(holdings, seat), mean_roll(holdings.engines[seat])
    net, miles, pays = 0.0, 0.0, [0.0] * (len(holdings.engines) + 1)
    grid = _net(board)
    for start, chance, payoff in grid.origins:
        far, fees = _ridden(grid, start, rates, mean, len(holdings.engines))
        miles += chance * far
        net += chance * (payoff - sum(fees))
        for payee, fee in enumerate(fees):
            pays[payee] += chance * fee
    return _Trip(net, miles / mean + LOST, tuple(pays))


def _ridden(
    grid: _Net, start: int, rates: dict[str, tuple[int, float]], mean: float, nobody: int
) -> tuple[float, Sequence[float]]:
    """Miles and fees, by who is paid, of a trip from there to wherever. A payee is paid when its
    track is entered and again with every turn that begins on it."""
    ways, unowned = grid.ways, (nobody, float(UNSOLD))
    best: dict[tuple[int, int], float] = {(start, -1): 0.0}
    came: dict[tuple[int, int], tuple[tuple[int, int], int, float]] = {}
    queue = [(0.0, start, -1)]
    order: list[tuple[int, int]] = []
    reached: dict[int, tuple[int, int]] = {}
    while queue:
        cost, here, group = heappop(queue)
        at = (here, group)
        if cost > best[at]:
            continue
        order.append(at)
        reached.setdefault(here, at)
        for end, mark, miles in ways[here]:
            payee, rate = rates.get(mark, unowned)
            fee = rate * (miles if payee == group else miles + mean - 1.0) / mean
            total = cost + TURN * miles / mean + fee
            to = (end, payee)
            if total < best.get(to, 1e9):
                best[to] = total
                came[to] = (at, miles, fee)
                heappush(queue, (total, end, payee))
    flow = dict.fromkeys(order, 0.0)
    for place, chance in grid.chances.items():
        flow[reached[place]] += chance
    far, fees = 0.0, [0.0] * (nobody + 1)
    for at in reversed(order):
        part = flow[at]
        if part and at in came:
            before, miles, fee = came[at]
            flow[before] += part
            far += part * miles
            fees[at[1]] += part * fee
    return far, fees
