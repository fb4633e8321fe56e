"""Suggested orders that make sense at this moment of the game, best first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.orders import is_asked
from rules.rail_baron.model.board import board
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.robot.buying import outlook
from rules.rail_baron.routing.ride_plan import declared_trains
from rules.rail_baron.routing.routes import propose_routes
from rules.rail_baron.routing.valuation import railroad_value
from rules.rail_baron.standing_orders.order_kinds import (
    AnyOrder,
    BidUpTo,
    BuyAtPrice,
    FollowRoute,
    KeepBidding,
    RideOn,
)
from rules.rail_baron.standing_orders.riding_orders import make_follow_route
from rules.rail_baron.travel.declare import is_undeclared

LIMIT_QUARTERS = (3, 4, 6)
"""Limits of suggested bids, in quarters of the list price."""
ROUTE_KEYS = ("fast", "cheap")
"""Keys of the proposed routes that are suggested."""
_MAX_EVALUATED = 3
"""Number of railroads that are evaluated in detail for a purchase."""


def suggest_orders(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.suggested_orders`."""
    auction, seat_view = view.auction, view.seats[seat]
    if seat_view.bankrupt or is_asked(view, seat, Phase.FEES):
        return
    if auction is not None:
        yield from _bids(view, seat, auction)
        return
    yield from _routes(view, seat)
    if not seat_view.declared and not declared_trains(view, seat):
        undeclared = is_undeclared(seat_view)
        yield RideOn("wise", undeclared)
        yield RideOn("fast", undeclared)
    if not is_asked(view, seat, Phase.PURCHASE):
        yield from _purchase(view, seat, seat_view)


def _bids(view: View, seat: int, auction: Auction) -> Iterator[BidUpTo | KeepBidding]:
    """Suggest bids up to parts of the list price that are above the lowest bid and within the cash.

    The lowest of them is also suggested as an order that asks again at its limit (22)."""
    if seat not in auction.waiting or auction.leader == seat:
        return
    cash, price = view.seats[seat].cash or 0, board(view.options).railroads[auction.railroad].price
    limits = [price * part // 4 for part in LIMIT_QUARTERS]
    affordable = [limit for limit in limits if lowest_bid(auction) <= limit <= cash]
    for limit in affordable:
        yield BidUpTo(auction.railroad, limit)
    for limit in affordable[:1]:
        yield KeepBidding(auction.railroad, limit)


def _routes(view: View, seat: int) -> Iterator[FollowRoute]:
    """Suggest to follow proposed routes to the destination (9)."""
    for route in propose_routes(view, seat):
        order = make_follow_route(view, seat, route.path) if route.key in ROUTE_KEYS else None
        if order is not None:
            yield order


def _purchase(view: View, seat: int, seat_view: SeatView) -> Iterator[BuyAtPrice]:
    """Suggest the best railroad of those that the present trip will pay for (15).

    A fee for an opponent's railroad must be left."""
    if seat_view.destination is None or seat_view.declared:
        return
    game_board = board(view.options)
    cash = (seat_view.cash or 0) + game_board.payoff(seat_view.departure, seat_view.destination)
    prices = {mark: game_board.railroads[mark].price for mark in view.bank}
    reserve = game_board.numbers.fee_rival
    affordable = (mark for mark, price in prices.items() if price <= cash - reserve)
    ranked = sorted(
        affordable, key=lambda mark: prices[mark] - railroad_value(view, seat, game_board, mark)
    )
    forecast = outlook(view, seat, cash)
    nothing = forecast.final_lead(cash)
    gains = {
        mark: forecast.final_lead(cash - prices[mark], railroad=mark) - nothing
        for mark in ranked[:_MAX_EVALUATED]
    }
    best = max(gains, key=lambda mark: gains[mark], default=None)
    if best is not None and gains[best] > 0:
        yield BuyAtPrice(best, reserve)
