"""What standing orders for Trading, Treasury, Mergers and IPO come to (rulings 8 to 43)."""

from __future__ import annotations

import data.train_tycoon as facts
from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked
from rules.train_tycoon.ending import worth
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.play import Position
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


def _asked(view: View, seat: int, phase: Phase, company: str = "") -> bool:
    """Whether the seat is asked for a secret choice of this phase, for this company where it is one
    a company."""
    return view.table.phase is phase and Ask(seat, company) in view.table.asks


def _inactive(view: View, company: str) -> Lapsed | None:
    """A company out of the game; its shares are gone (38)."""
    if view.table.companies[company].active or not view.table.turn:
        return None
    return Lapsed("inactive", {"company": company})


# --- shares ----------------------------------------------------------------------------------


def buy(view: View, seat: int, order: BuyAtMost) -> Outcome:
    name, table = order.company, view.table
    held, price = table.players[seat].shares.get(name, 0), table.companies[name].price
    if held >= order.hold:
        return Lapsed("held", {"company": name, "count": held})
    if (gone := _inactive(view, name)) is not None or price > order.price:
        return gone
    if _asked(view, seat, Phase.TRADE, name):
        able = trading.may(Position(table), seat, name, "buy")
        return Carried(actions.Trade(name, "buy"), order) if able else None
    action = actions.BuyShare(name)
    deal = asked(view, seat, Phase.TREASURY) and action in view.legal
    return Carried(action, order) if deal else None


def sell(view: View, seat: int, order: SellAtLeast) -> Outcome:
    name, table = order.company, view.table
    held, price = table.players[seat].shares.get(name, 0), table.companies[name].price
    if (gone := _inactive(view, name)) is not None:
        return gone
    if held <= order.keep:
        return Lapsed("sold" if held else "none", {"company": name, "count": held})
    if price < order.price:
        return None
    if _asked(view, seat, Phase.TRADE, name):
        return Carried(actions.Trade(name, "sell"), order)
    action = actions.SellShare(name)
    deal = asked(view, seat, Phase.TREASURY) and action in view.legal
    return Carried(action, order) if deal else None


def pass_trades(view: View, seat: int, order: PassTrades) -> Outcome:
    name = view.table.trading
    if name is None or not _asked(view, seat, Phase.TRADE, name):
        return None
    price = view.table.companies[name].price
    values = {"company": name, "price_money": price}
    if name == order.company:
        return Lapsed("traded", values)
    if order.low and price <= order.low:
        return Lapsed("cheap", values)
    if order.high and price >= order.high:
        return Lapsed("dear", values)
    return Carried(actions.Trade(name, "pass"), order)


def set_level(view: View, seat: int, order: SetLevel) -> Outcome:
    name = order.company
    if view.table.companies[name].president != seat:
        return Lapsed("president", {"company": name})
    if not _asked(view, seat, Phase.PRICES, name):
        return None
    return Carried(actions.SetPrice(name, order.level), order)


def leave_shares(view: View, seat: int, order: LeaveShares) -> Outcome:
    action = actions.PassTreasury()
    passes = asked(view, seat, Phase.TREASURY) and action in view.legal
    return Carried(action, order) if passes else None


def stay_solvent(view: View, seat: int, order: StaySolvent) -> Outcome:
    if not asked(view, seat, Phase.BANKRUPTCY):
        return None
    total = worth(Position(view.table), seat)
    if total < 0:
        return Lapsed("worth", {"worth_money": total})
    return Carried(actions.DeclineBankruptcy(), order)


# --- mergers and IPO -------------------------------------------------------------------------


def name_no_target(view: View, seat: int, order: NameNoTarget) -> Outcome:
    return Carried(actions.PassTarget(), order) if asked(view, seat, Phase.TARGET) else None


def bid_nothing(view: View, seat: int, order: BidNothing) -> Outcome:
    if view.table.phase is not Phase.BIDS:
        return None
    own = [ask.company for ask in view.table.asks if ask.seat == seat]
    return Carried(actions.Bid(own[0], "none"), order) if own else None


def vote(view: View, seat: int, order: VoteOn) -> Outcome:
    if (gone := _inactive(view, order.company)) is not None:
        return gone
    now = view.table.attempt
    if now is None or not (_asked(view, seat, Phase.VOTE) and now.voting == order.company):
        return None
    bid = now.order[0]
    if now.target != order.company or (order.price and bid.kind == "merger"):
        return None
    enough = bid.price >= order.price
    if order.price and enough != (order.voice == "for"):
        return None
    return Carried(actions.Vote(order.voice), order)


def vote_in_vain(view: View, seat: int, order: VoteInVain) -> Outcome:
    if not _asked(view, seat, Phase.VOTE) or votes.decider(Position(view.table)) in (None, seat):
        return None
    return Carried(actions.Vote("abstain"), order)


def leave_ipos(view: View, seat: int, order: LeaveIpos) -> Outcome:
    if view.table.turn > max(turn for turn, row in facts.turns().items() if "ipo" in row.phases):
        return Lapsed("no-ipo")
    if asked(view, seat, Phase.IPO):
        return Carried(actions.PassIpo(), order)
    if _asked(view, seat, Phase.ANSWERS):
        return Carried(actions.AnswerIpo(yes=False), order)
    return None
