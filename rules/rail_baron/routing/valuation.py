"""Values of railroads, trips and homes: rules of thumb for robots, from a view alone."""

from __future__ import annotations

from heapq import heappop, heappush

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride import distances_from
from rules.rail_baron.routing.tolls import OWN, Tolls
from rules.rail_baron.routing.turn_forecast import mean_roll

MARKET_FACTOR = 1.3
"""Value of all railroads together as a multiple of their list prices."""
CONNECTED_FACTOR = 1.25
"""Factor of the value of a railroad that touches the seat's own network."""
FAR_FROM_HOME_COST = 12_000
"""Cost in dollars of a turn farther from home where the seat might declare.

One declared train in four is rovered between two turns, for 50,000."""


@facts.FACTS.cached_recent(8)
def traffic_shares(board: Board) -> dict[str, float]:
    """Return each railroad's share of all mileage.

    That is of short trips between cities, weighted by the chances of the cities. All shortest
    ways of a trip count alike."""
    chances: dict[int, float] = {}
    for row in facts.cities():
        chances[row.milepost] = chances.get(row.milepost, 0.0) + row.p
    ridden = dict.fromkeys(board.railroads, 0.0)
    for start, weight in chances.items():
        for railroad, miles in _traffic_from(board, start, chances).items():
            ridden[railroad] += weight * miles
    total = sum(ridden.values())
    return {railroad: miles / total for railroad, miles in ridden.items()}


def _traffic_from(board: Board, start: int, chances: dict[int, float]) -> dict[str, float]:
    """Return the expected segments by railroad on the shortest ways from one city to all others."""
    distances = {start: 0}
    ways = {start: 1}
    order = [start]
    for milepost in order:
        for _, end in board.steps[milepost]:
            if end not in distances:
                distances[end], ways[end] = distances[milepost] + 1, 0
                order.append(end)
            if distances[end] == distances[milepost] + 1:
                ways[end] += ways[milepost]
    flow = dict.fromkeys(order, 0.0)
    ridden: dict[str, float] = {}
    for milepost in reversed(order):
        flow[milepost] += chances.get(milepost, 0.0)
        for segment, before in board.steps[milepost]:
            if distances[before] + 1 == distances[milepost]:
                share = flow[milepost] * ways[before] / ways[milepost]
                flow[before] += share
                railroad = board.segments[segment].railroad
                ridden[railroad] = ridden.get(railroad, 0.0) + share
    return ridden


@facts.FACTS.cached_recent(8)
def fair_prices(board: Board) -> dict[str, float]:
    """Return the general value of each railroad in dollars: half by list price, half by traffic."""
    shares = traffic_shares(board)
    total = sum(row.price for row in board.railroads.values()) * MARKET_FACTOR
    return {
        mark: (row.price * MARKET_FACTOR + shares[mark] * total) / 2
        for mark, row in board.railroads.items()
    }


def railroad_value(view: View, seat: int, board: Board, railroad: str) -> float:
    """Return the value of a railroad to a seat in dollars.

    It is higher if the railroad joins the seat's own, and with the cities on it that the seat's
    network does not serve yet."""
    railroads = view.seats[seat].railroads
    value = fair_prices(board)[railroad]
    reached = {m for mark in railroads for m in board.served[mark]}
    if railroads and reached & board.served[railroad]:
        value *= CONNECTED_FACTOR
    cities = [row for row in facts.cities() if row.milepost in board.served[railroad]]
    new_share = sum(row.p for row in cities if row.milepost not in reached)
    return value * (0.85 + 0.3 * new_share / sum(row.p for row in cities))


@facts.FACTS.cached_recent(8)
def mean_distances(board: Board) -> dict[str, float]:
    """Return each city's average segments to destinations: the fewer, the better a home."""
    averages = {}
    for city in board.cities:
        distances = distances_from(board, board.milepost_of[city])
        averages[city] = sum(row.p * distances[row.milepost] for row in facts.cities())
    return averages


def trip_costs(
    board: Board, tolls: Tolls, start: int, segments_per_turn: float, turn: float
) -> dict[int, float]:
    """Return roughly the fees and time to each milepost in dollars, with `turn` dollars a turn.

    As if every segment cost its part of a turn's fee."""
    best = {start: 0.0}
    queue = [(0.0, start)]
    while queue:
        cost, milepost = heappop(queue)
        if cost > best[milepost]:
            continue
        for segment, end in board.steps[milepost]:
            group, rate = tolls.plain[board.segments[segment].railroad]
            total = cost + (turn + (0 if group == OWN else rate)) / segments_per_turn
            if total < best.get(end, total + 1.0):
                best[end] = total
                heappush(queue, (total, end))
    return best


def region_values(
    view: View, seat: int, board: Board, tolls: Tolls, turn: float
) -> dict[str, float]:
    """Return the expected dollars of a destination in each region.

    The payoff from the departure city less the cost of the trip; nothing for the city where the
    train stands. The way from there to home is deducted too, once the payoff makes declaring
    possible (25)."""
    seat_view = view.seats[seat]
    mean, level = mean_roll(seat_view.engine), winning_level(view.options.edition)
    costs = trip_costs(board, tolls, seat_view.milepost, mean, turn)
    home_distances = distances_from(board, board.milepost_of[seat_view.home])
    values: dict[str, float] = {}
    for row in facts.cities():
        city = board.canonical_city(row.city)
        gain = 0.0
        if city != seat_view.departure and board.milepost_of[city] != seat_view.milepost:
            payoff = board.payoff(seat_view.departure, city)
            gain = payoff - costs[board.milepost_of[city]]
            if seat_view.cash is not None and seat_view.cash + payoff >= level:
                gain -= FAR_FROM_HOME_COST * home_distances[board.milepost_of[city]] / mean
        elif board.milepost_of[city] == seat_view.milepost:
            gain = -turn
        share = row.city_w72 / 72
        values[row.region] = values.get(row.region, 0.0) + share * gain
    return values
