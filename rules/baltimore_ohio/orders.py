"""Standing orders: what a seat may have done for it when its turn comes.

Each does only what the seat could press itself, from what the seat sees, which is everything (3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.baltimore_ohio import market_orders, railroad_orders
from rules.baltimore_ohio.order_kinds import (
    AnyOrder,
    BidUpTo,
    BuyAtMost,
    Cities,
    KeepEquipment,
    LeaveTrack,
    OperateAsIs,
    PassAuctions,
    PassMarket,
    PayOn,
    Profit,
    RetainOn,
    SellWhen,
    ServeFor,
    Unless,
)
from rules.baltimore_ohio.state import Phase
from rules.baltimore_ohio.view import View
from rules.game import Carried, Lapsed

Outcome = Carried | Lapsed | None
passing = market_orders.passing

__all__ = [
    "AnyOrder",
    "BidUpTo",
    "BuyAtMost",
    "Cities",
    "KeepEquipment",
    "LeaveTrack",
    "OperateAsIs",
    "PassAuctions",
    "PassMarket",
    "PayOn",
    "Profit",
    "RetainOn",
    "SellWhen",
    "ServeFor",
    "Unless",
    "carry_out",
    "passing",
]


def carry_out(view: View, seat: int, order: Any) -> Outcome:
    """See `rules.game.TakesOrders`."""
    if view.table.phase is Phase.OVER:
        return Lapsed("out")
    return _CARRIED[type(order)](view, seat, order)


_CARRIED: dict[type, Callable[[View, int, Any], Outcome]] = {
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
}
