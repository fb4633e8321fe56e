"""Standing orders: what a seat may have done for it when its turn comes.

Each does only what the seat could press itself, from what the seat sees, which is everything (3).
"""

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
from rules.orders import Orders

ORDERS: Orders = {
    PassMarket: market_orders.pass_,
    SellWhen: market_orders.sell,
    BuyAtMost: market_orders.buy,
    BidUpTo: market_orders.bid,
    PassAuctions: market_orders.pass_auctions,
    OperateAsIs: railroad_orders.operate,
    KeepEquipment: railroad_orders.keep_equipment,
    LeaveTrack: railroad_orders.leave_track,
    ServeFor: railroad_orders.serve,
    PayOn: railroad_orders.pay,
    RetainOn: railroad_orders.retain,
    OperateAll: round_orders.operate_all,
}
