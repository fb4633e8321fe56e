"""What the last railroads are worth beyond their own fees: once all are sold, use fees double (17).

Steady robots leave the last two or three unsold in most games. Who is paid more than it pays buys
them all, one at each arrival; who pays more leaves the last one."""

from __future__ import annotations

from collections.abc import Sequence

import data.rail_baron as facts
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.robot.earning import Fees, Holdings, average_trip, earnings_per_round
from rules.rail_baron.routing.routes import DOLLARS_PER_TURN

ROUNDS_PER_PURCHASE = 3.0
"""Rounds from one arrival to the next."""
SAVED_PER_ROUND = 5_000
"""Dollars that a seat has more in each round till it can pay for the last railroad."""


def gain_by_buying_out(
    options: Options, holdings: Holdings, seat: int, unsold: Sequence[str], rounds: float
) -> float:
    """Return how many dollars ahead the seat is at the end by buying all these, less their prices.

    The first is bought now. `rounds`: until somebody wins."""
    price = sum(board(options).railroads[mark].price for mark in unsold)
    wait = min(rounds, ROUNDS_PER_PURCHASE * (len(unsold) - 1))
    bought = with_all(holdings, seat, unsold)
    now, then = facts.numbers().fee_rival, facts.numbers().fee_rival_after_all_sold
    before = lead_per_round(options, holdings, seat, now)
    while_buying = (before + lead_per_round(options, bought, seat, now)) / 2
    after = lead_per_round(options, bought, seat, then)
    return wait * while_buying + (rounds - wait) * after - rounds * before - price


def saved_until_last(unsold: int) -> float:
    """Return the dollars that a seat saves until it buys the last of so many railroads."""
    return SAVED_PER_ROUND * ROUNDS_PER_PURCHASE * (unsold - 1)


def gain_of_doubling(
    options: Options, holdings: Holdings, seat: int, unsold: Sequence[str]
) -> float:
    """Return what the double fees bring the seat a round once it has these railroads too."""
    bought = with_all(holdings, seat, unsold)
    now, then = facts.numbers().fee_rival, facts.numbers().fee_rival_after_all_sold
    return lead_per_round(options, bought, seat, then) - lead_per_round(options, bought, seat, now)


def with_all(holdings: Holdings, seat: int, unsold: Sequence[str]) -> Holdings:
    """Return the holdings once the seat has bought these railroads too."""
    marks = list(holdings.railroads)
    marks[seat] |= frozenset(unsold)
    return Holdings(tuple(marks), holdings.engines)


def lead_per_round(options: Options, holdings: Holdings, seat: int, rival: float) -> float:
    """Return by how many dollars a round the seat gets ahead of the others' average, if `rival` is
    the fee for a rival's railroad."""
    graph, seats = board(options), range(len(holdings.engines))
    fees = Fees(rival, facts.numbers().fee_bank_or_public, DOLLARS_PER_TURN)
    trips = [average_trip(graph, holdings, each, fees) for each in seats]
    earned = earnings_per_round(trips)
    return earned[seat] - (sum(earned) - earned[seat]) / (len(earned) - 1)
