"""What seats earn a turn with the railroads and engines they have: where a game is going.

All short trips between cities, weighed by how likely they are drawn, are ridden in thought for the
least money and time; who owns the railroads on the way is paid. Rules of thumb, in dollars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.state import Engine
from rules.rail_baron.routing.expected import mean_roll
from rules.rail_baron.routing.ride import far_from

ORIGINS = 14
"""Cities from which trips are thought to begin, each for all that lie nearest to it."""
TURN = 6_000.0
"""Dollars a turn saved is worth."""
LOST = 0.5
"""Part of a turn that is lost at the end of a trip."""
UNSOLD = 6_000
"""Fee for a railroad that nobody owns yet: that of the bank now, soon somebody's."""
BANK, NOBODY = -1, -2
"""Who is paid beside the seats."""
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
    """The board without mileposts that are only passed, those left numbered anew: `ways[n]`: where
    one gets from there, (to, railroad, miles)."""

    ways: tuple[tuple[tuple[int, str, int], ...], ...]
    chances: tuple[float, ...]
    origins: tuple[tuple[int, float, float], ...]
    """Where trips begin, how likely, and what a trip from there pays on the average."""


@lru_cache(maxsize=4)
def _net(board: Board) -> _Net:
    chances: dict[int, float] = {}
    for row in facts.cities():
        chances[row.milepost] = chances.get(row.milepost, 0.0) + row.p
    marks = [{board.segments[s].railroad for s, _ in steps} for steps in board.steps]
    kept = [
        m
        for m, steps in enumerate(board.steps)
        if steps and (m in chances or len(steps) != 2 or len(marks[m]) > 1)
    ]
    numbers = {m: number for number, m in enumerate(kept)}
    ways = tuple(tuple(_chains(board, numbers, m)) for m in kept)
    origins = tuple((numbers[m], chance, pays) for m, chance, pays in _origins(board, chances))
    return _Net(ways, tuple(chances.get(m, 0.0) for m in kept), origins)


def _origins(board: Board, chances: dict[int, float]) -> list[tuple[int, float, float]]:
    """Few cities that lie as near as can be to all trips' beginnings; see `_Net.origins`."""
    chosen: list[int] = []

    def way(to: int, more: tuple[int, ...] = ()) -> tuple[int, int]:
        return min((far_from(board, at)[to], at) for at in (*chosen, *more))

    for _ in range(ORIGINS):
        rest = [m for m in chances if m not in chosen]
        chosen.append(
            min(rest, key=lambda m: sum(p * way(to, (m,))[0] for to, p in chances.items()))
        )
    likely = dict.fromkeys(chosen, 0.0)
    pays = dict.fromkeys(chosen, 0.0)
    for row in facts.cities():
        nearest = way(row.milepost)[1]
        likely[nearest] += row.p
        pays[nearest] += row.p * _payoff(board, row.city)
    return [(m, likely[m], pays[m] / likely[m]) for m in chosen]


def _payoff(board: Board, departure: str) -> float:
    start = board.city(departure)
    return sum(
        row.p * board.payoff(start, end)
        for row in facts.cities()
        if (end := board.city(row.city)) != start
    )


def _chains(board: Board, numbers: dict[int, int], start: int) -> Iterator[tuple[int, str, int]]:
    for first, beyond in board.steps[start]:
        segment, here, miles = first, beyond, 1
        while here not in numbers:
            segment, here = next(step for step in board.steps[here] if step[0] != segment)
            miles += 1
        yield numbers[here], board.segments[first].railroad, miles


def rates_of(found: Sequence[Trip]) -> tuple[float, ...]:
    """Dollars that each seat earns in a round of turns with these trips, fees among them."""
    return tuple(
        one.net / one.turns + sum(other.pays[seat] / other.turns for other in found)
        for seat, one in enumerate(found)
    )


def trips(board: Board, holdings: Holdings) -> tuple[Trip, ...]:
    """The average trip of each seat."""
    return tuple(trip(board, holdings, seat) for seat in range(len(holdings.engines)))


def trip(board: Board, holdings: Holdings, seat: int) -> Trip:
    """The average trip of a seat; the engines of others make no difference to it."""
    return _trip(board, holdings.railroads, seat, holdings.engines[seat])


@lru_cache(KEPT)
def _trip(board: Board, railroads: tuple[frozenset[str], ...], seat: int, engine: Engine) -> Trip:
    """Who has an owner is paid what is paid once all railroads are sold, for that is soon and
    lasts; the others cost `UNSOLD`."""
    rival, mean = float(facts.numbers().fee_rival_after_all_sold), mean_roll(engine)
    tolls = {mark: _toll(BANK, UNSOLD, mean) for mark in board.railroads}
    for owner, marks in enumerate(railroads):
        tolls.update(dict.fromkeys(marks, _toll(owner, 0.0 if owner == seat else rival, mean)))
    net, miles, pays = 0.0, 0.0, [0.0] * len(railroads)
    bank: dict[str, float] = {}
    grid = _net(board)
    for start, chance, payoff in grid.origins:
        far, fees = _ridden(grid, start, tolls)
        miles += chance * far
        net += chance * payoff
        for mark, share in fees.items():
            fee, payee = chance * share, tolls[mark][0]
            net -= fee
            if payee == BANK:
                bank[mark] = bank.get(mark, 0.0) + fee
            else:
                pays[payee] += fee
    return Trip(net, miles / mean + LOST, tuple(pays), bank)


class _Toll(NamedTuple):
    """Who is paid for a railroad, what a mile costs, fees and time together, what entering it
    costs besides, and the fees of a mile."""

    payee: int
    mile: float
    enters: float
    fee: float


def _toll(payee: int, rate: float, mean: float) -> _Toll:
    """A payee is paid when its track is entered and again with every turn that begins on it."""
    return _Toll(payee, (TURN + rate) / mean, rate * (mean - 1.0) / mean, rate / mean)


def _ridden(grid: _Net, start: int, tolls: dict[str, _Toll]) -> tuple[float, dict[str, float]]:
    """Miles, and fees by railroad, of a trip from there to wherever."""
    ways, flow = grid.ways, list(grid.chances)
    best = [1e9] * len(ways)
    best[start] = 0.0
    came: list[tuple[int, str, int, float] | None] = [None] * len(ways)
    done = bytearray(len(ways))
    queue = [(0.0, start, NOBODY)]
    order = []
    while queue:
        cost, here, group = heappop(queue)
        if done[here]:
            continue
        done[here] = 1
        order.append(here)
        for end, mark, miles in ways[here]:
            if done[end]:
                continue
            payee, mile, enters, fee = tolls[mark]
            if payee == group:
                total, due = cost + mile * miles, fee * miles
            else:
                total, due = cost + mile * miles + enters, fee * miles + enters
            if total < best[end]:
                best[end] = total
                came[end] = (here, mark, miles, due)
                heappush(queue, (total, end, payee))
    far = 0.0
    fees: dict[str, float] = {}
    for here in reversed(order):
        part, way = flow[here], came[here]
        if way is not None and part:
            before, mark, miles, due = way
            flow[before] += part
            far += part * miles
            if due:
                fees[mark] = fees.get(mark, 0.0) + part * due
    return far, fees
