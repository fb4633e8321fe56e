"""The worth of the available choices by the measures with which the steady robot decides."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dice import SeededDice
from rules.rail_baron.model.actions import (
    AnyAction,
    AuctionOff,
    Bid,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot import riding
from rules.rail_baron.robot.steady import (
    MIN_HOME_CHANCE,
    MIN_SWAP_GAIN,
    Steady,
    bid_limit,
    chance_to_get_home,
)
from rules.rail_baron.routing.routes import DOLLARS_PER_TURN, next_ride, propose_routes
from rules.rail_baron.routing.tolls import tolls_of
from rules.rail_baron.routing.turn_forecast import mean_roll
from rules.rail_baron.routing.valuation import mean_distances, railroad_value, region_values

RAISE = 1_000
"""Dollars above the lowest bid that are judged as a second bid."""
JudgedActions = Sequence[tuple[AnyAction, float]]


def judge_actions(view: View, seat: int) -> JudgedActions:
    """Return actions with their worth in dollars, the steady robot's choice first, then by worth.

    Empty in phases in which the robot does not decide by worth."""
    measure = _MEASURES.get(view.phase)
    rows = sorted(measure(view, seat), key=lambda row: -row[1]) if measure else []
    if view.phase is Phase.RIDE or len(rows) < 2:
        return rows
    robot_choice = Steady().choose(view, seat, SeededDice(b"judged"))
    return sorted(rows, key=lambda row: row[0] != robot_choice)


def _rides(view: View, seat: int) -> JudgedActions:
    """Return the next ride of each proposed route, with the worth of the best route that has it."""
    values: dict[AnyAction, float] = {}
    rows = [(riding.route_value(view, seat, route), route) for route in propose_routes(view, seat)]
    for value, route in sorted(rows, key=lambda row: -row[0]):
        values.setdefault(next_ride(view, seat, route.path), value)
    return list(values.items())


def _regions(view: View, seat: int) -> JudgedActions:
    graph = board(view.options)
    values = region_values(view, seat, graph, tolls_of(view, seat, graph), DOLLARS_PER_TURN)
    return [
        (action, values[action.region]) for action in view.legal if isinstance(action, ChooseRegion)
    ]


def _homes(view: View, seat: int) -> JudgedActions:
    """Judge by the time that the average trip home takes."""
    seat_view, central = view.seats[seat], mean_distances(board(view.options))
    if seat_view.destination is None:
        return []
    gain = central[seat_view.home] - central[seat_view.destination] - MIN_SWAP_GAIN
    return [(KeepHome(), 0.0), (SwapHome(), DOLLARS_PER_TURN * gain / mean_roll(seat_view.engine))]


def _destinations(view: View, seat: int) -> JudgedActions:
    """Judge by the chance to get home, compared with the lowest at which the robot declares."""
    if Declare() not in view.legal:
        return []
    gain = winning_level(view.options.edition) * (chance_to_get_home(view, seat) - MIN_HOME_CHANCE)
    return [(Declare(), gain), (DrawDestination(), 0.0)]


def _bids(view: View, seat: int) -> JudgedActions:
    """Judge by the difference from the highest bid worth making."""
    if view.bids is None:
        return []
    low, high = view.bids
    limit = bid_limit(view, seat)
    bids = [low, low + RAISE] if low + RAISE <= high else [low]
    return [(PassBid(), 0.0), *((Bid(amount), limit - amount) for amount in bids)]


def _sales(view: View, seat: int) -> JudgedActions:
    """Judge by half the price less what the railroad is worth; an auction brings no less."""
    graph = board(view.options)
    return [
        (
            action,
            graph.railroads[action.railroad].price / 2
            - railroad_value(view, seat, graph, action.railroad),
        )
        for action in view.legal
        if isinstance(action, SellToBank | AuctionOff)
    ]


_MEASURES = {
    Phase.RIDE: _rides,
    Phase.REGION: _regions,
    Phase.SWAP: _homes,
    Phase.DESTINATION: _destinations,
    Phase.AUCTION: _bids,
    Phase.FEES: _sales,
}
