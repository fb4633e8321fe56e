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
BANK, SELF = -1, -2
"""Who is paid beside the seats: the bank, or nobody."""
KEPT = 4096


class Holdings(NamedTuple):
    """The railroads of each seat, in order, and their engines."""

    railroads: tuple[frozenset[str], ...]
    engines: tuple[Engine, ...]


class Trip(NamedTuple):
    """The average trip of a seat: `net` of fees, `turns`, what it `pays` to each other seat, and to
    the bank by railroad."""

    net: float
    turns: float
    pays: tuple[float, ...]
    bank: dict[str, float]


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


def rates_of(found: Sequence[Trip]) -> tuple[float, ...]:
    """Dollars that each seat earns in a round of turns with these trips, fees among them."""
    return tuple(
        one.net / one.turns + sum(other.pays[seat] / other.turns for other in found)
        for seat, one in enumerate(found)
    )


def trips(board: Board, holdings: Holdings) -> tuple[Trip, ...]:
    """The average trip of each seat."""
    return tuple(trip(board, holdings, seat) for seat in range(len(holdings.engines)))


def _rates(railroads: Sequence[frozenset[str]], seat: int) -> dict[str, tuple[int, float]]:
    """Who is paid for each railroad that has an owner, and how much: what is paid once all are
    sold, for that is soon and lasts; others cost `UNSOLD`."""
    rival = float(facts.numbers().fee_rival_after_all_sold)
    return {
        mark: (owner, 0.0 if owner == seat else rival)
        for owner, marks in enumerate(railroads)
        for mark in marks
    }


def trip(board: Board, holdings: Holdings, seat: int) -> Trip:
    """The average trip of a seat; the engines of others make no difference to it."""
    return _trip(board, holdings.railroads, seat, holdings.engines[seat])


@lru_cache(KEPT)
def _trip(board: Board, railroads: tuple[frozenset[str], ...], seat: int, engine: Engine) -> Trip:
    rates, mean, seats = _rates(railroads, seat), mean_roll(engine), len(railroads)
    net, miles, pays = 0.0, 0.0, [0.0] * seats
    bank: dict[str, float] = {}
    grid = _net(board)
    for start, chance, payoff in grid.origins:
        far, fees = _ridden(grid, start, rates, mean)
        miles += chance * far
        net += chance * payoff
        for (payee, mark), fee in fees.items():
            net -= chance * fee
            if payee < 0:
                bank[mark] = bank.get(mark, 0.0) + chance * fee
            else:
                pays[payee] += chance * fee
    return Trip(net, miles / mean + LOST, tuple(pays), bank)


def _ridden(
    grid: _Net, start: int, rates: dict[str, tuple[int, float]], mean: float
) -> tuple[float, dict[tuple[int, str], float]]:
    """Miles and fees, by who is paid (`BANK`) and railroad, of a trip from there to wherever. A
    payee is paid when its track is entered and again with every turn that begins on it."""
    ways, unowned = grid.ways, (BANK, float(UNSOLD))
    best = {start: 0.0}
    came: dict[int, tuple[int, int, float, tuple[int, str]]] = {}
    queue = [(0.0, start, SELF)]
    order: dict[int, float] = {}
    while queue:
        cost, here, group = heappop(queue)
        if here in order:
            continue
        order[here] = grid.chances.get(here, 0.0)
        for end, mark, miles in ways[here]:
            if end in order:
                continue
            payee, rate = rates.get(mark, unowned)
            fee = rate * (miles if payee == group else miles + mean - 1.0) / mean
            total = cost + TURN * miles / mean + fee
            if total < best.get(end, 1e9):
                best[end] = total
                came[end] = (here, miles, fee, (payee, mark))
                heappush(queue, (total, end, payee))
    far = 0.0
    fees: dict[tuple[int, str], float] = {}
    for here in reversed(order):
        part = order[here]
        if part and here in came:
            before, miles, fee, paid = came[here]
            order[before] += part
            far += part * miles
            if fee:
                fees[paid] = fees.get(paid, 0.0) + part * fee
    return far, fees
