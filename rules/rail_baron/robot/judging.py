"""The worth of the available choices by the measures with which the steady robot decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rules.dice import SeededDice
from rules.rail_baron.model.actions import (
    AnyAction,
    AuctionOff,
    Bid,
    BuyEngine,
    BuyRailroad,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot import riding
from rules.rail_baron.robot.buying import LEARNED, outlook
from rules.rail_baron.robot.steady import (
    MIN_HOME_CHANCE,
    MIN_SWAP_GAIN,
    Steady,
    bid_limit,
    cash_of,
    chance_to_get_home,
    fees_due,
    railroad_budget,
)
from rules.rail_baron.routing.routes import DOLLARS_PER_TURN, next_ride, propose_routes
from rules.rail_baron.routing.tolls import tolls_of
from rules.rail_baron.routing.turn_forecast import mean_roll
from rules.rail_baron.routing.valuation import mean_distances, railroad_value, region_values
from rules.thinking.evaluator import Judged
from rules.thinking.learned import Part, dollars, worth_of

ENOUGH = 3
"""Number of purchases with which no dearer ones are judged."""
RAISE = 1_000
"""Dollars above the lowest bid that are judged as a second bid."""
JudgedActions = Sequence[Judged]
Measure = Callable[[View, int], JudgedActions]


def judge_actions(view: View, seat: int, robot: Steady) -> JudgedActions:
    """Return actions with their worth in dollars, the robot's choice first, then by worth.

    Empty in phases in which the robot does not decide by worth."""
    measures: dict[Phase, Measure] = {
        **_MEASURES,
        Phase.PURCHASE: partial(_purchases, learned=robot.learned),
        Phase.AUCTION: partial(_bids, learned=robot.learned),
    }
    measure = measures.get(view.phase)
    rows = sorted(measure(view, seat), key=lambda row: -row.worth) if measure else []
    if view.phase is Phase.RIDE or len(rows) < 2:
        return rows
    robot_choice = robot.choose(view, seat, SeededDice(b"judged"))
    return sorted(rows, key=lambda row: row.action != robot_choice)


def _rides(view: View, seat: int) -> JudgedActions:
    """Return the next ride of each proposed route, with the worth of the best route that has it."""
    judged: dict[AnyAction, Judged] = {}
    rows = [(riding.route_parts(view, seat, route), route) for route in propose_routes(view, seat)]
    for parts, route in sorted(rows, key=lambda row: -worth_of(row[0])):
        action = next_ride(view, seat, route.path)
        judged.setdefault(action, Judged(action, parts))
    return list(judged.values())


def _regions(view: View, seat: int) -> JudgedActions:
    graph = board(view.options)
    values = region_values(view, seat, graph, tolls_of(view, seat, graph), DOLLARS_PER_TURN)
    return [
        Judged(action, {"region": dollars(values[action.region])})
        for action in view.legal
        if isinstance(action, ChooseRegion)
    ]


def _homes(view: View, seat: int) -> JudgedActions:
    """Judge by the time that the average trip home takes."""
    seat_view, central = view.seats[seat], mean_distances(board(view.options))
    if seat_view.destination is None:
        return []
    gain = central[seat_view.home] - central[seat_view.destination] - MIN_SWAP_GAIN
    turns = gain / mean_roll(seat_view.engine)
    nearer = Part(DOLLARS_PER_TURN * turns, turns, "turns")
    return [Judged(KeepHome(), {}), Judged(SwapHome(), {"swap": nearer})]


def _destinations(view: View, seat: int) -> JudgedActions:
    """Judge by the chance to get home, compared with the lowest at which the robot declares."""
    if Declare() not in view.legal:
        return []
    chance = chance_to_get_home(view, seat)
    gain = winning_level(view.options.edition) * (chance - MIN_HOME_CHANCE)
    declare, draw = Part(gain, chance, "percent"), Part(0.0, 0.0, "percent")
    return [Judged(Declare(), {"declare": declare}), Judged(DrawDestination(), {"declare": draw})]


def _purchases(view: View, seat: int, learned: bool) -> JudgedActions:
    """Judge by where purchases lead in cash and in what all seats will earn.

    Railroads within the budget come first: dearer ones only where there are too few of them, and
    those that leave too little for the fees of this turn at the very end."""
    graph, cash = board(view.options), cash_of(view, seat)
    forecast, count = outlook(view, seat, cash, learned=learned), len(view.seats)
    budget, most = railroad_budget(view, seat), cash - fees_due(view, seat)
    tiers: list[list[Judged]] = [[], [], []]
    for action in view.legal:
        price, railroad, engine = 0, None, None
        if isinstance(action, BuyRailroad):
            price, railroad = graph.railroads[action.railroad].price, action.railroad
        elif isinstance(action, BuyEngine):
            present, engine = view.seats[seat].engine, action.engine
            price = engine_price(view.options, count, present, engine)
        amounts = forecast.amounts(cash - price, railroad, engine)
        tier = 2 if price > most else railroad is not None and price > budget
        tiers[tier].append(Judged(action, LEARNED.parts(amounts)))
    judged: list[Judged] = []
    for rows in tiers:
        judged += rows if len(judged) < ENOUGH else []
    return judged


def _bids(view: View, seat: int, learned: bool) -> JudgedActions:
    """Judge by the difference from the highest bid worth making."""
    if view.bids is None:
        return []
    low, high = view.bids
    limit = bid_limit(view, seat, learned=learned)
    bids = [low, low + RAISE] if low + RAISE <= high else [low]
    gains = {amount: limit - amount for amount in bids}
    return [
        Judged(PassBid(), {}),
        *(Judged(Bid(amount), {"bid": dollars(gain)}) for amount, gain in gains.items()),
    ]


def _sales(view: View, seat: int) -> JudgedActions:
    """Judge by half the price less what the railroad is worth; an auction brings no less."""
    graph = board(view.options)
    rows = []
    for action in view.legal:
        if isinstance(action, SellToBank | AuctionOff):
            half = graph.railroads[action.railroad].price / 2
            missed = railroad_value(view, seat, graph, action.railroad)
            rows.append(Judged(action, {"sale": dollars(half), "missed": dollars(-missed)}))
    return rows


_MEASURES: dict[Phase, Measure] = {
    Phase.RIDE: _rides,
    Phase.REGION: _regions,
    Phase.SWAP: _homes,
    Phase.DESTINATION: _destinations,
    Phase.FEES: _sales,
}
