"""The functions that evaluate standing orders.

An order does only what the seat itself could do, from what the seat sees, which is
everything (38)."""

from __future__ import annotations

from rules.orders import OrderEvaluators
from rules.railroad_barons.standing_orders import operating_orders, stock_orders
from rules.railroad_barons.standing_orders.order_kinds import (
    LeavePriority,
    OperateAll,
    OperateAsBefore,
    PassStockRound,
    PayOn,
    RefuseBelow,
    TakePriority,
)

ORDERS: OrderEvaluators = {
    PassStockRound: stock_orders.pass_stock_round,
    TakePriority: stock_orders.take_priority,
    LeavePriority: stock_orders.leave_priority,
    PayOn: operating_orders.pay_on,
    OperateAsBefore: operating_orders.operate_as_before,
    RefuseBelow: operating_orders.refuse_below,
    OperateAll: operating_orders.operate_all,
}
