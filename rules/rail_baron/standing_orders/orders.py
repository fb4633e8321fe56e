"""The functions that evaluate standing orders.

An order does only what the seat itself could do, from what the seat sees."""

from __future__ import annotations

from rules.orders import OrderEvaluators
from rules.rail_baron.standing_orders import dealing_orders, riding_orders
from rules.rail_baron.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtPrice,
    FollowRoute,
    GoOn,
    KeepBidding,
    PassAuctions,
    RideOn,
    SaveUp,
    StayHome,
)

ORDERS: OrderEvaluators = {
    FollowRoute: riding_orders.follow_route,
    RideOn: riding_orders.ride_on,
    GoOn: riding_orders.go_on,
    StayHome: riding_orders.stay_home,
    BuyAtPrice: dealing_orders.buy_at_price,
    BidUpTo: dealing_orders.bid_up_to,
    KeepBidding: dealing_orders.keep_bidding,
    PassAuctions: dealing_orders.pass_auctions,
    SaveUp: dealing_orders.save_up,
}
