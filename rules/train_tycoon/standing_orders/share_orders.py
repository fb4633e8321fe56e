"""Evaluation of standing orders for Trading, Treasury, Mergers and IPO (rulings 8 to 43)."""

from __future__ import annotations

import data.train_tycoon as facts
from rules.game import OrderAction, OrderExpired
from rules.orders import Outcome, is_asked
from rules.train_tycoon.ending import player_worth
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Ask, Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares import trading, votes
from rules.train_tycoon.standing_orders.order_kinds import (
    BidNothing,
    BuyAtMost,
    LeaveIpos,
    LeaveShares,
    NameNoTarget,
    PassTrades,
    SellAtLeast,
    SetLevel,
    StaySolvent,
    VoteInVain,
    VoteOn,
)


def _is_asked(view: View, seat: int, phase: Phase, company: str = "") -> bool:
    """Whether the seat has to make a secret choice in this phase, for this company if one is
    given."""
    return view.table.phase is phase and Ask(seat, company) in view.table.asks


def _expire_if_inactive(view: View, company: str) -> OrderExpired | None:
    """Return the expiry if the company is out of the game; its shares are gone (38)."""
    if view.table.companies[company].active or not view.table.turn:
        return None
    return OrderExpired("inactive", {"company": company})


# --- shares ----------------------------------------------------------------------------------


def evaluate_buy_at_most(view: View, seat: int, order: BuyAtMost) -> Outcome:
    name, table = order.company, view.table
    held, price = table.players[seat].shares.get(name, 0), table.companies[name].price
    if held >= order.hold:
        return OrderExpired("held", {"company": name, "count": held})
    if (expired := _expire_if_inactive(view, name)) is not None or price > order.price:
        return expired
    if _is_asked(view, seat, Phase.TRADE, name):
        can_buy = trading.can_trade(Position(table), seat, name, "buy")
        return OrderAction(actions.Trade(name, "buy"), order) if can_buy else None
    action = actions.BuyShare(name)
    is_possible = is_asked(view, seat, Phase.TREASURY) and action in view.legal
    return OrderAction(action, order) if is_possible else None


def evaluate_sell_at_least(view: View, seat: int, order: SellAtLeast) -> Outcome:
    name, table = order.company, view.table
    held, price = table.players[seat].shares.get(name, 0), table.companies[name].price
    if (expired := _expire_if_inactive(view, name)) is not None:
        return expired
    if held <= order.keep:
        return OrderExpired("sold" if held else "none", {"company": name, "count": held})
    if price < order.price:
        return None
    if _is_asked(view, seat, Phase.TRADE, name):
        return OrderAction(actions.Trade(name, "sell"), order)
    action = actions.SellShare(name)
    is_possible = is_asked(view, seat, Phase.TREASURY) and action in view.legal
    return OrderAction(action, order) if is_possible else None


def evaluate_pass_trades(view: View, seat: int, order: PassTrades) -> Outcome:
    name = view.table.trading
    if name is None or not _is_asked(view, seat, Phase.TRADE, name):
        return None
    price = view.table.companies[name].price
    values = {"company": name, "price_money": price}
    if name == order.company:
        return OrderExpired("traded", values)
    if order.low and price <= order.low:
        return OrderExpired("cheap", values)
    if order.high and price >= order.high:
        return OrderExpired("dear", values)
    return OrderAction(actions.Trade(name, "pass"), order)


def evaluate_set_level(view: View, seat: int, order: SetLevel) -> Outcome:
    name = order.company
    if view.table.companies[name].president != seat:
        return OrderExpired("president", {"company": name})
    if not _is_asked(view, seat, Phase.PRICES, name):
        return None
    return OrderAction(actions.SetPrice(name, order.level), order)


def evaluate_leave_shares(view: View, seat: int, order: LeaveShares) -> Outcome:
    action = actions.PassTreasury()
    passes = is_asked(view, seat, Phase.TREASURY) and action in view.legal
    return OrderAction(action, order) if passes else None


def evaluate_stay_solvent(view: View, seat: int, order: StaySolvent) -> Outcome:
    if not is_asked(view, seat, Phase.BANKRUPTCY):
        return None
    total = player_worth(Position(view.table), seat)
    if total < 0:
        return OrderExpired("worth", {"worth_money": total})
    return OrderAction(actions.DeclineBankruptcy(), order)


# --- mergers and IPO -------------------------------------------------------------------------


def evaluate_name_no_target(view: View, seat: int, order: NameNoTarget) -> Outcome:
    return OrderAction(actions.PassTarget(), order) if is_asked(view, seat, Phase.TARGET) else None


def evaluate_bid_nothing(view: View, seat: int, order: BidNothing) -> Outcome:
    if view.table.phase is not Phase.BIDS:
        return None
    names = [ask.company for ask in view.table.asks if ask.seat == seat]
    return OrderAction(actions.Bid(names[0], "none"), order) if names else None


def evaluate_vote_on(view: View, seat: int, order: VoteOn) -> Outcome:
    if (expired := _expire_if_inactive(view, order.company)) is not None:
        return expired
    now = view.table.attempt
    if now is None or not (_is_asked(view, seat, Phase.VOTE) and now.voting == order.company):
        return None
    bid = now.order[0]
    if now.target != order.company or (order.price and bid.kind == "merger"):
        return None
    is_enough = bid.price >= order.price
    if order.price and is_enough != (order.voice == "for"):
        return None
    return OrderAction(actions.Vote(order.voice), order)


def evaluate_vote_in_vain(view: View, seat: int, order: VoteInVain) -> Outcome:
    if not _is_asked(view, seat, Phase.VOTE) or votes.deciding_seat(Position(view.table)) in (
        None,
        seat,
    ):
        return None
    return OrderAction(actions.Vote("abstain"), order)


def evaluate_leave_ipos(view: View, seat: int, order: LeaveIpos) -> Outcome:
    if view.table.turn > max(turn for turn, row in facts.turns().items() if "ipo" in row.phases):
        return OrderExpired("no-ipo")
    if is_asked(view, seat, Phase.IPO):
        return OrderAction(actions.PassIpo(), order)
    if _is_asked(view, seat, Phase.ANSWERS):
        return OrderAction(actions.AnswerIpo(yes=False), order)
    return None
