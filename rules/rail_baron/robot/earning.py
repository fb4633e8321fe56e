"""Estimate what seats earn a turn with their railroads and engines. Rules of thumb, in dollars.

All short trips between cities, weighted by their chances, are routed for the least money and
time; the owners of the railroads on the way are paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.state import Engine
from rules.rail_baron.routing.ride import distances_from
from rules.rail_baron.routing.turn_forecast import mean_roll

ORIGINS = 14
"""Number of cities at which trips begin, each standing for all cities nearest to it."""
DOLLARS_PER_TURN = 6_000.0
"""Value in dollars of a turn saved."""
UNUSED_TURN = 0.5
"""Part of a turn that is lost at the end of a trip."""
UNSOLD_FEE = 6_000
"""Fee for a railroad without an owner: the bank's now, soon another seat's."""
BANK, NOBODY = -1, -2
"""Payees other than seats."""
CACHE_SIZE = 4096


class Holdings(NamedTuple):
    """The railroads of each seat, in order of seats, and their engines."""

    railroads: tuple[frozenset[str], ...]
    engines: tuple[Engine, ...]


class Trip(NamedTuple):
    """The average trip of a seat.

    `net`: payoff less fees. `turns`: its length. `pays`: fees to each other seat. `bank`: fees
    to the bank by railroad."""

    net: float
    turns: float
    pays: tuple[float, ...]
    bank: dict[str, float]


class _Network(NamedTuple):
    """The board without mileposts that are only passed through; the others are numbered from 0.

    `ways[n]`: the connections of n as (to, railroad, miles)."""

    ways: tuple[tuple[tuple[int, str, int], ...], ...]
    chances: tuple[float, ...]
    origins: tuple[tuple[int, float, float], ...]
    """Where trips begin: (number, chance, average payoff of a trip from there)."""


@facts.FACTS.cached_recent(4)
def _network(board: Board) -> _Network:
    chances: dict[int, float] = {}
    for row in facts.cities():
        chances[row.milepost] = chances.get(row.milepost, 0.0) + row.p
    marks = [{board.segments[s].railroad for s, _ in steps} for steps in board.steps]
    mileposts = [
        m
        for m, steps in enumerate(board.steps)
        if steps and (m in chances or len(steps) != 2 or len(marks[m]) > 1)
    ]
    numbers = {m: number for number, m in enumerate(mileposts)}
    ways = tuple(tuple(_connections(board, numbers, m)) for m in mileposts)
    origins = tuple((numbers[m], chance, pays) for m, chance, pays in _origins(board, chances))
    return _Network(ways, tuple(chances.get(m, 0.0) for m in mileposts), origins)


def _origins(board: Board, chances: dict[int, float]) -> list[tuple[int, float, float]]:
    """Choose a few cities as near as possible to where all trips begin; see `_Network.origins`."""
    chosen: list[int] = []

    def nearest_origin(to: int, further: tuple[int, ...] = ()) -> tuple[int, int]:
        return min((distances_from(board, at)[to], at) for at in (*chosen, *further))

    for _ in range(ORIGINS):
        candidates = [m for m in chances if m not in chosen]
        chosen.append(
            min(
                candidates,
                key=lambda m: sum(p * nearest_origin(to, (m,))[0] for to, p in chances.items()),
            )
        )
    shares = dict.fromkeys(chosen, 0.0)
    pays = dict.fromkeys(chosen, 0.0)
    for row in facts.cities():
        nearest = nearest_origin(row.milepost)[1]
        shares[nearest] += row.p
        pays[nearest] += row.p * _mean_payoff(board, row.city)
    return [(m, shares[m], pays[m] / shares[m]) for m in chosen]


def _mean_payoff(board: Board, departure: str) -> float:
    start = board.canonical_city(departure)
    return sum(
        row.p * board.payoff(start, end)
        for row in facts.cities()
        if (end := board.canonical_city(row.city)) != start
    )


def _connections(
    board: Board, numbers: dict[int, int], start: int
) -> Iterator[tuple[int, str, int]]:
    for first, neighbour in board.steps[start]:
        segment, milepost, miles = first, neighbour, 1
        while milepost not in numbers:
            segment, milepost = next(step for step in board.steps[milepost] if step[0] != segment)
            miles += 1
        yield numbers[milepost], board.segments[first].railroad, miles


def earnings_per_round(trips_by_seat: Sequence[Trip]) -> tuple[float, ...]:
    """Return the dollars each seat earns in a round with these trips, fees received included."""
    return tuple(
        own_trip.net / own_trip.turns
        + sum(other.pays[seat] / other.turns for other in trips_by_seat)
        for seat, own_trip in enumerate(trips_by_seat)
    )


def average_trips(board: Board, holdings: Holdings) -> tuple[Trip, ...]:
    """Return the average trip of each seat."""
    return tuple(average_trip(board, holdings, seat) for seat in range(len(holdings.engines)))


def average_trip(board: Board, holdings: Holdings, seat: int) -> Trip:
    """Return the average trip of a seat; it does not depend on the engines of others."""
    return _average_trip(board, holdings.railroads, seat, holdings.engines[seat])


@facts.FACTS.cached_recent(CACHE_SIZE)
def _average_trip(
    board: Board, railroads: tuple[frozenset[str], ...], seat: int, engine: Engine
) -> Trip:
    """Return a seat's average trip; cached.

    Fees are those after all railroads are sold, since that comes soon and lasts; unsold
    railroads cost `UNSOLD_FEE`."""
    rival, mean = float(facts.numbers().fee_rival_after_all_sold), mean_roll(engine)
    tolls = {mark: _toll(BANK, UNSOLD_FEE, mean) for mark in board.railroads}
    for owner, marks in enumerate(railroads):
        tolls.update(dict.fromkeys(marks, _toll(owner, 0.0 if owner == seat else rival, mean)))
    net, miles, pays = 0.0, 0.0, [0.0] * len(railroads)
    bank: dict[str, float] = {}
    network = _network(board)
    for start, chance, payoff in network.origins:
        trip_miles, fees = _ride_everywhere(network, start, tolls)
        miles += chance * trip_miles
        net += chance * payoff
        for mark, share in fees.items():
            fee, payee = chance * share, tolls[mark][0]
            net -= fee
            if payee == BANK:
                bank[mark] = bank.get(mark, 0.0) + fee
            else:
                pays[payee] += fee
    return Trip(net, miles / mean + UNUSED_TURN, tuple(pays), bank)


class _Toll(NamedTuple):
    """The toll of a railroad.

    The payee, the cost of a mile in fees and time, the extra cost of entering its track, and the
    fees of a mile."""

    payee: int
    mile: float
    enters: float
    fee: float


def _toll(payee: int, rate: float, mean_roll: float) -> _Toll:
    """Spread a fee over miles.

    It is due when the payee's track is entered and with each turn that begins on it."""
    return _Toll(
        payee,
        (DOLLARS_PER_TURN + rate) / mean_roll,
        rate * (mean_roll - 1.0) / mean_roll,
        rate / mean_roll,
    )


def _ride_everywhere(
    network: _Network, start: int, tolls: dict[str, _Toll]
) -> tuple[float, dict[str, float]]:
    """Return the average miles, and the average fees by railroad, of a trip from `start`."""
    ways, flow = network.ways, list(network.chances)
    best = [1e9] * len(ways)
    best[start] = 0.0
    came_from: list[tuple[int, str, int, float] | None] = [None] * len(ways)
    done = bytearray(len(ways))
    queue = [(0.0, start, NOBODY)]
    order = []
    while queue:
        cost, node, group = heappop(queue)
        if done[node]:
            continue
        done[node] = 1
        order.append(node)
        for end, mark, miles in ways[node]:
            if done[end]:
                continue
            payee, mile, enters, fee = tolls[mark]
            if payee == group:
                total, due = cost + mile * miles, fee * miles
            else:
                total, due = cost + mile * miles + enters, fee * miles + enters
            if total < best[end]:
                best[end] = total
                came_from[end] = (node, mark, miles, due)
                heappush(queue, (total, end, payee))
    total_miles = 0.0
    fees: dict[str, float] = {}
    for node in reversed(order):
        part, arrival = flow[node], came_from[node]
        if arrival is not None and part:
            before, mark, miles, due = arrival
            flow[before] += part
            total_miles += part * miles
            if due:
                fees[mark] = fees.get(mark, 0.0) + part * due
    return total_miles, fees
