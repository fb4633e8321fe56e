"""What railroads, trips and homes are worth: rules of thumb for robots, from a view alone."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

import data.rail_baron as facts
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.expected import mean_roll
from rules.rail_baron.routing.ride import far_from
from rules.rail_baron.routing.tolls import OWN, Tolls

ABOVE_LIST = 1.3
"""All railroads together are worth this much more than their prices."""
CONNECTED = 1.25
"""A railroad that touches one's own network is worth so much more."""
HOMEWARD = 12_000
"""Dollars by which a turn farther from home is worse where it might declare: one declared train in
four is rovered between two turns, for 50,000."""


@lru_cache(maxsize=8)
def traffic(board: Board) -> dict[str, float]:
    """Each railroad's share of all mileage: short trips between cities, weighed by how likely each
    city is drawn. Where several short ways exist, all count alike."""
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
    """Expected segments by railroad on the short ways from one city to all others."""
    far = {start: 0}
    ways = {start: 1}
    order = [start]
    for here in order:
        for _, end in board.steps[here]:
            if end not in far:
                far[end], ways[end] = far[here] + 1, 0
                order.append(end)
            if far[end] == far[here] + 1:
                ways[end] += ways[here]
    flow = dict.fromkeys(order, 0.0)
    ridden: dict[str, float] = {}
    for here in reversed(order):
        flow[here] += chances.get(here, 0.0)
        for segment, before in board.steps[here]:
            if far[before] + 1 == far[here]:
                share = flow[here] * ways[before] / ways[here]
                flow[before] += share
                railroad = board.segments[segment].railroad
                ridden[railroad] = ridden.get(railroad, 0.0) + share
    return ridden


@lru_cache(maxsize=8)
def fair_prices(board: Board) -> dict[str, float]:
    """Dollars each railroad is worth to anybody: half by its list price, half by its traffic."""
    shares = traffic(board)
    total = sum(row.price for row in board.railroads.values()) * ABOVE_LIST
    return {
        mark: (row.price * ABOVE_LIST + shares[mark] * total) / 2
        for mark, row in board.railroads.items()
    }


def worth(view: View, seat: int, board: Board, railroad: str) -> float:
    """Dollars a railroad is worth to a seat: more if it joins its own, and the more of the cities
    on it its network does not serve yet."""
    own = view.seats[seat].railroads
    value = fair_prices(board)[railroad]
    reached = {m for mark in own for m in board.served[mark]}
    if own and reached & board.served[railroad]:
        value *= CONNECTED
    on_it = [row for row in facts.cities() if row.milepost in board.served[railroad]]
    new = sum(row.p for row in on_it if row.milepost not in reached)
    return value * (0.85 + 0.3 * new / sum(row.p for row in on_it))


@lru_cache(maxsize=8)
def centrality(board: Board) -> dict[str, float]:
    """For each city, the average segments to where trips end: the less, the better a home."""
    found = {}
    for city in board.cities:
        far = far_from(board, board.milepost_of[city])
        found[city] = sum(row.p * far[row.milepost] for row in facts.cities())
    return found


def costs_to(board: Board, tolls: Tolls, start: int, mean: float, turn: float) -> dict[int, float]:
    """Roughly what a trip to each milepost costs in fees and time, `turn` dollars a turn: as if
    every segment cost its part of a turn's fee."""
    best = {start: 0.0}
    queue = [(0.0, start)]
    while queue:
        cost, here = heappop(queue)
        if cost > best[here]:
            continue
        for segment, end in board.steps[here]:
            group, rate = tolls.plain[board.segments[segment].railroad]
            total = cost + (turn + (0 if group == OWN else rate)) / mean
            if total < best.get(end, total + 1.0):
                best[end] = total
                heappush(queue, (total, end))
    return best


def region_value(
    view: View, seat: int, board: Board, tolls: Tolls, turn: float
) -> dict[str, float]:
    """Dollars to be expected of a destination in each region: the payoff from the departure city
    less what the trip costs; nothing for the city where the train stands. Less too what lies
    between there and home, once that pays enough to declare (25)."""
    here = view.seats[seat]
    mean, level = mean_roll(here.engine), winning_level(view.options.edition)
    costs = costs_to(board, tolls, here.milepost, mean, turn)
    home = far_from(board, board.milepost_of[here.home])
    values: dict[str, float] = {}
    for row in facts.cities():
        city = board.city(row.city)
        gain = 0.0
        if city != here.departure and board.milepost_of[city] != here.milepost:
            payoff = board.payoff(here.departure, city)
            gain = payoff - costs[board.milepost_of[city]]
            if here.cash is not None and here.cash + payoff >= level:
                gain -= HOMEWARD * home[board.milepost_of[city]] / mean
        elif board.milepost_of[city] == here.milepost:
            gain = -turn
        share = row.city_w72 / 72
        values[row.region] = values.get(row.region, 0.0) + share * gain
    return values
