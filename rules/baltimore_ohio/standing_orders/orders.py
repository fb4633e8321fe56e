"""The evaluation of each standing order.

An order does only what the seat could do itself, from what the seat sees, which is everything
(3)."""

from __future__ import annotations

from rules.baltimore_ohio.standing_orders import market_orders, railroad_orders, round_orders
from rules.baltimore_ohio.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtMost,
    KeepEquipment,
    LeaveTrack,
    OperateAll,
    OperateAsIs,
    PassAuctions,
    PassMarket,
    PayOn,
    RetainOn,
    SellWhen,
    ServeFor,
)
from rules.orders import OrderEvaluators

ORDERS: OrderEvaluators = {
    PassMarket: market_orders.evaluate_pass_market,
    SellWhen: market_orders.evaluate_sell_when,
    BuyAtMost: market_orders.evaluate_buy_at_most,
    BidUpTo: market_orders.evaluate_bid_up_to,
    PassAuctions: market_orders.evaluate_pass_auctions,
    OperateAsIs: railroad_orders.evaluate_operate_as_is,
    KeepEquipment: railroad_orders.evaluate_keep_equipment,
    LeaveTrack: railroad_orders.evaluate_leave_track,
    ServeFor: railroad_orders.evaluate_serve_for,
    PayOn: railroad_orders.evaluate_pay_on,
    RetainOn: railroad_orders.evaluate_retain_on,
    OperateAll: round_orders.evaluate_operate_all,
}
