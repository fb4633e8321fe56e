"""Standing orders: what a seat may have done for it when its turn comes.

Each does only what the seat could press itself, from what the seat sees, which is everything (38).
"""

from __future__ import annotations

from rules.orders import Orders
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

ORDERS: Orders = {
    PassStockRound: stock_orders.pass_,
    TakePriority: stock_orders.take_priority,
    LeavePriority: stock_orders.leave_priority,
    PayOn: operating_orders.pay,
    OperateAsBefore: operating_orders.operate_as_before,
    RefuseBelow: operating_orders.refuse,
    OperateAll: operating_orders.operate_all,
}
