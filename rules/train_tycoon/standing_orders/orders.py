"""The evaluation of each standing order.

An order does only what the seat could do itself, from what the seat sees; of secret choices it sees
only the seat's own. What an order chooses in secret is as sealed as a choice of the person."""

from __future__ import annotations

from rules.orders import OrderEvaluators
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

ORDERS: OrderEvaluators = {
    BuyAtMost: share_orders.evaluate_buy_at_most,
    SellAtLeast: share_orders.evaluate_sell_at_least,
    PassTrades: share_orders.evaluate_pass_trades,
    SetLevel: share_orders.evaluate_set_level,
    LeaveShares: share_orders.evaluate_leave_shares,
    StaySolvent: share_orders.evaluate_stay_solvent,
    NameNoTarget: share_orders.evaluate_name_no_target,
    BidNothing: share_orders.evaluate_bid_nothing,
    VoteOn: share_orders.evaluate_vote_on,
    LeaveIpos: share_orders.evaluate_leave_ipos,
    OperateAsIs: company_orders.evaluate_operate_as_is,
    OpenNoLine: company_orders.evaluate_open_no_line,
    LeaveTrains: company_orders.evaluate_leave_trains,
    PayOn: company_orders.evaluate_pay_on,
    RetainOn: company_orders.evaluate_retain_on,
    PlanShares: share_plans.evaluate_plan_shares,
    PlanBids: bid_plans.evaluate_plan_bids,
    OperateAsProposed: company_orders.evaluate_operate_as_proposed,
    VoteInVain: share_orders.evaluate_vote_in_vain,
}
IMPLIED = (VoteInVain(),)
"""Orders that every seat has without giving them."""
