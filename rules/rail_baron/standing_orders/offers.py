"""Orders that make sense in one press at a moment of the game, the best first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.orders import asked
from rules.rail_baron.model.board import board
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.robot.buying import outlook
from rules.rail_baron.routing.routes import declared_trains, proposals
from rules.rail_baron.routing.worth import worth
from rules.rail_baron.standing_orders.order_kinds import (
    AnyOrder,
    BidUpTo,
    BuyAtPrice,
    FollowRoute,
    KeepBidding,
    RideOn,
)
from rules.rail_baron.standing_orders.riding_orders import follow

PARTS = (3, 4, 6)
"""Quarters of the list price up to which to bid."""
ROUTES = ("fast", "cheap")
"""Ready-made ways that may be followed."""
RESERVE = 5_000
"""Dollars to be left after a purchase: what an opponent's railroad costs."""
_LIKELY = 3
"""Railroads that are looked at closely for a purchase."""


def offering(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.offers`."""
    hammer, mine = view.auction, view.seats[seat]
    if mine.bankrupt:
        return
    if hammer is not None:
        yield from _bids(view, seat, hammer)
        return
    yield from _routes(view, seat)
    if not mine.declared and not declared_trains(view, seat):
        yield RideOn("wise")
        yield RideOn("fast")
    if not asked(view, seat, Phase.PURCHASE):
        yield from _purchase(view, seat, mine)


def _bids(view: View, seat: int, auction: Auction) -> Iterator[BidUpTo | KeepBidding]:
    """Up to a part of the list price, as far as it leads on and the cash goes; the least of them
    also with a question then (22)."""
    if seat not in auction.waiting or auction.leader == seat:
        return
    cash, price = view.seats[seat].cash or 0, board(view.options).railroads[auction.railroad].price
    limits = [price * part // 4 for part in PARTS]
    within = [limit for limit in limits if lowest_bid(auction) <= limit <= cash]
    for limit in within:
        yield BidUpTo(auction.railroad, limit)
    for limit in within[:1]:
        yield KeepBidding(auction.railroad, limit)


def _routes(view: View, seat: int) -> Iterator[FollowRoute]:
    """The ready-made ways to the destination (9)."""
    for route in proposals(view, seat):
        order = follow(view, seat, route.path) if route.key in ROUTES else None
        if order is not None:
            yield order


def _purchase(view: View, seat: int, mine: SeatView) -> Iterator[BuyAtPrice]:
    """Of the railroads that the trip under way will pay for, the one that leads farthest (15)."""
    if mine.destination is None or mine.declared:
        return
    graph = board(view.options)
    cash = (mine.cash or 0) + graph.payoff(mine.departure, mine.destination)
    prices = {mark: graph.railroads[mark].price for mark in view.bank}
    within = (mark for mark, price in prices.items() if price <= cash - RESERVE)
    likely = sorted(within, key=lambda mark: prices[mark] - worth(view, seat, graph, mark))
    look = outlook(view, seat, cash)
    nothing = look.after(cash)
    gains = {
        mark: look.after(cash - prices[mark], railroad=mark) - nothing for mark in likely[:_LIKELY]
    }
    best = max(gains, key=lambda mark: gains[mark], default=None)
    if best is not None and gains[best] > 0:
        yield BuyAtPrice(best, RESERVE)
