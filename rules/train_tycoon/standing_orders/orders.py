"""Standing orders: what a seat may have done for it when its turn comes.

Each does only what the seat could press itself, from what the seat sees: of secret choices its own
alone. What an order chooses in secret is as sealed as a choice that is pressed.
"""

from __future__ import annotations

from rules.orders import Orders
from rules.train_tycoon.standing_orders import (
    bid_plans,
    company_orders,
    share_orders,
    share_plans,
)
from rules.train_tycoon.standing_orders.order_kinds import (
    BidNothing,
    BuyAtMost,
    LeaveIpos,
    LeaveShares,
    LeaveTrains,
    NameNoTarget,
    OpenNoLine,
    OperateAsIs,
    OperateAsProposed,
    PassTrades,
    PayOn,
    PlanBids,
    PlanShares,
    RetainOn,
    SellAtLeast,
    SetLevel,
    StaySolvent,
    VoteInVain,
    VoteOn,
)

ORDERS: Orders = {
    BuyAtMost: share_orders.buy,
    SellAtLeast: share_orders.sell,
    PassTrades: share_orders.pass_trades,
    SetLevel: share_orders.set_level,
    LeaveShares: share_orders.leave_shares,
    StaySolvent: share_orders.stay_solvent,
    NameNoTarget: share_orders.name_no_target,
    BidNothing: share_orders.bid_nothing,
    VoteOn: share_orders.vote,
    LeaveIpos: share_orders.leave_ipos,
    OperateAsIs: company_orders.operate,
    OpenNoLine: company_orders.open_no_line,
    LeaveTrains: company_orders.leave_trains,
    PayOn: company_orders.pay,
    RetainOn: company_orders.retain,
    PlanShares: share_plans.plan,
    PlanBids: bid_plans.plan,
    OperateAsProposed: company_orders.as_proposed,
    VoteInVain: share_orders.vote_in_vain,
}
IMPLIED = (VoteInVain(),)
