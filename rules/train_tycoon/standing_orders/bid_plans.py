"""What the plan about a target comes to, from the bids to the last vote (rulings 25 to 31)."""

from __future__ import annotations

from rules.game import Carried
from rules.orders import Outcome
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction, Voice
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Ask, Attempt, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares import mergers
from rules.train_tycoon.shares.trading import moved
from rules.train_tycoon.standing_orders.order_kinds import PlanBids
from rules.train_tycoon.standing_orders.share_plans import OVER


def plan(view: View, seat: int, order: PlanBids) -> Outcome:
    table, now = view.table, view.table.attempt
    about = None if now is None else (table.turn, now.initiator, now.target)
    if now is None or about != (order.turn, order.initiator, order.target):
        return OVER
    action = _choice(table, now, seat, order)
    return None if action is None else Carried(action, order)


def _choice(table: State, now: Attempt, seat: int, order: PlanBids) -> AnyAction | None:
    """What it does now, if it does anything."""
    if table.phase is Phase.VOTE and Ask(seat) in table.asks:
        voice = _voice(now, order)
        return None if voice is None else actions.Vote(voice)
    names = [ask.company for ask in table.asks if ask.seat == seat]
    if table.phase is Phase.BIDS:
        said = {one.company: one.offer for one in order.bids}
        deals = (actions.Bid(name, said[name]) for name in names if name in said)
        return next((deal for deal in deals if _counts(table, deal)), None)
    if table.phase is Phase.REBIDS and order.most is not None:
        high = moved(table.companies[now.target].price, "high")
        offer: actions.Raise = "high" if high <= order.most else "mid"
        again = (actions.Rebid(name, offer) for name in names)
        return next((deal for deal in again if _counts(table, deal)), None)
    return None


def _counts(table: State, deal: actions.Bid | actions.Rebid) -> bool:
    """Whether a bid would not be dropped when it is turned over (27)."""
    bid = mergers.proposal(Position(table), deal.company, deal.offer)
    return deal.offer == "none" or bid is not None


def _voice(now: Attempt, order: PlanBids) -> Voice | None:
    """What it says to the proposal that is put to the vote (30)."""
    bid = now.order[0]
    if bid.kind == "merger":
        return order.merger
    if now.voting == now.target:
        return None if order.least is None else _for(bid.price >= order.least)
    return None if order.pay is None else _for(bid.price <= order.pay)


def _for(agrees: bool) -> Voice:
    return "for" if agrees else "against"
