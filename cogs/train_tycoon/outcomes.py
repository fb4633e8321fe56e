"""What an acquisition or a merger comes to in dollars: for the companies and for one player."""

from __future__ import annotations

from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.words import money, purse, t
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Proposal, State
from rules.train_tycoon.preview import carried_out
from rules.train_tycoon.shares.mergers import attempt


def named(table: State, bid: Proposal, language: str) -> str:
    """`CHC buys BHR for $35 a share ($140 in all)`, `CHC and BHR merge into CHC`."""
    target = attempt(Position(table)).target
    issued = table.companies[target].issued
    values = {
        "bidder": bid.company,
        "target": target,
        "price": money(bid.price, language),
        "total": money(bid.price * issued, language),
        "count": issued,
    }
    return t("bid-merger" if bid.kind == "merger" else "bid-price", language, **values)


def sums(scene: Scene, bid: Proposal, seat: int) -> dict[str, Any]:
    """Every sum before and after it: of the bidder, of a share of it, and of one player."""
    language, table = scene.language, scene.view.table
    after = carried_out(scene.view, bid)
    before, later = Position(table), Position(after)
    goal = attempt(before).target
    one, other = table.companies[bid.company], table.companies[goal]
    made, own, now = after.companies[bid.company], table.players[seat], after.players[seat]
    return {
        "bidder": bid.company,
        "target": goal,
        "price": money(bid.price, language),
        "total": money(bid.price * other.issued, language),
        "before": purse(one.net, language),
        "after": purse(made.net, language),
        "most": facts.max_loans(made.income),
        "issued_before": one.issued,
        "issued": made.issued,
        "income": money(one.income, language),
        "both": money(one.income + other.income, language),
        "each": money(one.income // one.issued, language),
        "later": money((one.income + other.income) // made.issued, language),
        "value": money(share_value(before, bid.company), language),
        "now": money(share_value(later, bid.company), language),
        "had": purse(own.net, language),
        "purse": purse(now.net, language),
        "own": own.shares.get(bid.company, 0),
        "gone": own.shares.get(goal, 0),
        "shares": now.shares.get(bid.company, 0),
        "was": money(worth(before, seat), language),
        "worth": money(worth(later, seat), language),
    }
