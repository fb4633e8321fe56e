"""What an acquisition or a merger comes to in dollars: for the companies and for one player."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.adapter import Scene
from cogs.tycoon.words import money, purse, t
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.mergers import attempt
from rules.train_tycoon.play import Position
from rules.train_tycoon.preview import carried_out
from rules.train_tycoon.state import Proposal, State


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


def companies(scene: Scene, bid: Proposal) -> str:
    """The bidder before and after: money and debt, shares, income a share, value of a share."""
    language, table = scene.language, scene.view.table
    after = carried_out(scene.view, bid)
    target = attempt(Position(table)).target
    one, other, made = (
        table.companies[bid.company],
        table.companies[target],
        after.companies[bid.company],
    )
    together = one.income + other.income
    return t(
        "outcome-company",
        language,
        bidder=bid.company,
        before=purse(one.net, language),
        after=purse(made.net, language),
        most=facts.max_loans(made.income),
        issued=made.issued,
        was=one.issued,
        income=money(one.income, language),
        both=money(together, language),
        each=money(one.income // one.issued, language),
        later=money(together // made.issued, language),
        value=money(share_value(Position(table), bid.company), language),
        now=money(share_value(Position(after), bid.company), language),
    )


def player(scene: Scene, bid: Proposal, seat: int) -> str:
    """One player before and after: money, shares of both, worth."""
    language, table = scene.language, scene.view.table
    after = carried_out(scene.view, bid)
    target = attempt(Position(table)).target
    was, now = table.players[seat], after.players[seat]
    return t(
        "outcome-player",
        language,
        bidder=bid.company,
        target=target,
        before=purse(was.net, language),
        after=purse(now.net, language),
        own=was.shares.get(bid.company, 0),
        gone=was.shares.get(target, 0),
        shares=now.shares.get(bid.company, 0),
        was=money(worth(Position(table), seat), language),
        now=money(worth(Position(after), seat), language),
    )
