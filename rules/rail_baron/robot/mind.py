"""How Rail Baron is thought about: the cash of others is secret below the announce level (24)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.dice import Dice
from rules.rail_baron.imagined import state_of
from rules.rail_baron.model.actions import (
    AnyAction,
    Bid,
    BuyRailroad,
    PassBid,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase, SeatState, State
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.steady import Steady, purchase_order
from rules.rail_baron.routing.routes import cut, proposals
from rules.rail_baron.routing.worth import fair_prices
from rules.thinking import mind as thinking

BUYS = 6
"""Railroads that are thought of, by the steady robot's measure."""
LIKELY = 25_000
"""Dollars that somebody has at the most whose cash nobody knows: more is soon spent."""
ENGINES = {"Freight": 0, "Express": 6_000, "SuperChief": 40_000}
"""Dollars that an engine is worth to its owner."""
OTHERS = 8


class Mind(thinking.Mind):
    """See `rules.thinking.mind.Mind`."""

    steady = Steady()
    policy = Steady("whimsical", whim=0.3)
    depth = 60
    scale = 60_000.0
    playouts = 16

    def imagine(self, view: View, seat: int, dice: Dice) -> State:
        """Cash that is hidden is anything up to what is likely, and no less than what is bid."""
        state = state_of(view)
        for seat_, one in enumerate(state.seats):
            if view.seats[seat_].cash is None:
                bid = (
                    0 if view.auction is None else view.auction.bid * (view.auction.leader == seat_)
                )
                one.cash = bid + 500 * dice.pick(LIKELY // 500, "cash")
        state.bank_out = sum(one.cash for one in state.seats)
        return state

    def value(self, state: State, seat: int) -> float:
        """By cash, engine and what the railroads are worth; a win counts as the level."""
        level = winning_level(state.options.edition)
        if state.winner is not None:
            return float(level if state.winner == seat else -level)
        prices = fair_prices(board(state.options))
        return thinking.ahead([_wealth(one, prices) for one in state.seats], seat)

    def others(self, view: View, seat: int) -> Iterator[AnyAction]:
        match view.phase:
            case Phase.RIDE:
                return _rides(view, seat)
            case Phase.PURCHASE:
                return _purchases(view, seat)
            case Phase.AUCTION:
                return _bids(view)
        return islice(view.legal, OTHERS)


def _wealth(one: SeatState, prices: dict[str, float]) -> float:
    return one.cash + ENGINES[one.engine] + sum(prices[mark] for mark in one.railroads)


def _rides(view: View, seat: int) -> Iterator[AnyAction]:
    """Other ways only where somebody is declared: else the steady robot's is as good as any."""
    if any(other.declared for other in view.seats):
        yield from (cut(view, seat, route.path) for route in proposals(view, seat))


def _purchases(view: View, seat: int) -> Iterator[AnyAction]:
    """Engines, nothing, and the railroads that gain most."""
    yield from (action for action in view.legal if not isinstance(action, BuyRailroad))
    yield from (action for _, action in purchase_order(view, seat)[:BUYS])


def _bids(view: View) -> Iterator[AnyAction]:
    yield PassBid()
    if view.bids is not None:
        yield Bid(view.bids[0])
