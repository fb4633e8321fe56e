"""What happened, in short public sentences: a line for each player or company that does something.

Here whatever is outside the Operate phase: money and shares going from hand to hand, choices turned
over, presidents, turns, companies taken over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Add, Alone, By, Story
from cogs.train_tycoon.story_operation import OPERATION
from cogs.train_tycoon.story_operation import TycoonLines as Lines
from cogs.train_tycoon.words import t
from rules.train_tycoon.model import events as e

_UNTOLD: tuple[e.Why, ...] = ("bankruptcy", "insolvency", "takeover")
"""Payments with which debts go or pass to another: that is told in words of its own."""
_TURNED_OVER = (
    e.PriorityBids | e.PricesSet | e.TradesShown | e.BidsShown | e.VotesShown | e.AnswersShown
)
_FIRST = facts.setup().company_start
START = {"cash": _FIRST.cash, "price": _FIRST.price, "issued": _FIRST.issued_shares}
"""How a company begins."""
LEAST = facts.finance().ipo_min_shares


def story(scene: Scene, events: Sequence[Any]) -> list[str]:
    """The events in lines, and at last who has chosen in secret since something was turned
    over."""
    lines = Lines(scene)
    STORY.tell(lines, events)
    if names := [f"**{lines.who(seat)}**" for seat in _waiting(events)]:
        lines.told(lines.t("told-chose", names=names))
    return lines.text()


def _waiting(events: Sequence[Any]) -> list[int]:
    """The seats of secret choices not turned over since."""
    seats: list[int] = []
    for event in events:
        if isinstance(event, e.Chose):
            seats.append(event.seat)
        elif isinstance(event, _TURNED_OVER):
            seats.clear()
    return list(dict.fromkeys(seats))


# What was turned over.


def _prices(lines: Lines, event: e.PricesSet) -> None:
    if event.prices:
        told = lines.rows("told-price", event.prices, "company choice before after")
        lines.told(lines.t("told-prices", prices="; ".join(told)))


def _trades(lines: Lines, event: e.TradesShown) -> None:
    orders = ", ".join(
        lines.t("told-order-one" if one == counted else "told-order-void", name=seat, choice=one)
        for seat, one, counted in event.orders
    )
    lines.fresh(company=event.company)
    lines.of(event.company, lines.t("told-orders", orders=orders))


def _answers(lines: Lines, event: e.AnswersShown) -> None:
    rows = [(seat, "yes" if yes else "no") for seat, yes in event.answers]
    answers = ", ".join(lines.rows("told-order-one", rows, "name choice"))
    lines.fresh(company=event.company)
    lines.of(
        event.company, lines.t("told-answers", answers=answers or lines.t("told-nobody-asked"))
    )


def _bids(lines: Lines, event: e.BidsShown) -> None:
    parts = []
    for name, offer, price, valid in event.bids:
        key = "told-bid" if offer in ("merger", "none") else "told-bid-price"
        if not valid and offer != "none":
            key = "told-bid-void"
        parts.append(lines.t(key, company=name, choice=offer, price=price))
    lines.told(lines.t("told-bids", company=event.target, bids=", ".join(parts)))


def _voted(lines: Lines, event: e.VotesShown | e.VoteSettled) -> dict[str, str]:
    """The company asked, the proposal in a few words, and who voted how."""
    bid = event.proposal
    key = "told-proposal-merger" if bid.kind == "merger" else "told-proposal"
    what = lines.t(key, company=bid.company, price=bid.price)
    votes = event.votes if isinstance(event, e.VotesShown) else ()
    told = ", ".join(lines.rows("told-vote", votes, "name count choice"))
    return {"company": event.of, "proposal": what, "votes": told}


# Money, and what comes of it.


def _paid(lines: Lines, event: e.Paid) -> None:
    """By its reason; payments of the Operate phase are told with what they are for."""
    amount, payer = event.amount, event.payer
    match event.why:
        case "trade" | "treasury":
            _deal(lines, event)
        case "interest" | "fee" if isinstance(payer, int):
            lines.by(payer, lines.t(lines.voiced(f"told-{event.why}", payer), amount=amount))
        case "ipo" if isinstance(payer, int):
            lines.add(lines.t("told-subscribed", name=payer, amount=amount))
        case "acquisition":
            lines.add(lines.t("told-gets", name=lines.party(event.payee), amount=amount))
        case "takeover":  # the target's money or its debt
            made = next(one for one in lines.before() if isinstance(one, e.TookOver))
            key = "told-debt-taken" if payer == made.bidder else "told-money-taken"
            lines.add(lines.t(key, amount=amount))


def _deal(lines: Lines, event: e.Paid) -> None:
    """A share that changes hands: the payment comes just before the share."""
    later = lines.events[lines.at + 1 :]
    moved = next((one for one in later if isinstance(one, e.SharesMoved)), None)
    if moved is None:
        return
    giver, taker = (
        lines.who(one) if isinstance(one, int) else lines.t(f"holder-{one}")
        for one in (moved.giver, moved.taker)
    )
    values = {"company": moved.company, "price": event.amount}
    if event.why == "trade":
        lines.add(lines.t("told-share", giver=giver, taker=taker, **values))
    elif isinstance(event.payer, int):
        key = "told-buy-bank" if moved.giver == "bank" else "told-buy"
        lines.by(event.payer, lines.t(lines.voiced(key, event.payer), **values))
    elif isinstance(event.payee, int):
        lines.by(event.payee, lines.t(lines.voiced("told-sell", event.payee), **values))


def _president(lines: Lines, event: e.PresidentChanged) -> None:
    if event.president is None:
        lines.add(lines.of_event("told-president-none", event))
    else:
        key = lines.voiced("told-president", event.president)
        lines.told(lines.of_event(key, event, name=event.president))


def _bankrupt(lines: Lines, event: e.WentBankrupt) -> None:
    lines.fresh(event.seat)
    lines.by(event.seat, lines.t("told-bankrupt-forced" if event.forced else "told-bankrupt"))


def _loans(lines: Lines, event: e.LoansChanged) -> None:
    paid = next(one for one in lines.before() if isinstance(one, e.Paid))
    if paid.why in _UNTOLD:
        return
    more = event.after - event.before
    seat = event.party if isinstance(event.party, int) else None
    key = lines.voiced("told-loans" if more > 0 else "told-repaid", seat)
    name = lines.party(event.party)
    lines.add(lines.t(key, name=name, count=abs(more), held=event.after))


STORY = Story(
    t,
    {
        e.PriorityBids: Alone(
            lambda event: "told-priority-tie" if event.winner is None else "told-priority",
            more=lambda lines, event: {
                "bids": ", ".join(lines.rows("told-priority-bid", event.bids, "name amount")),
                "name": event.winner,
            },
        ),
        e.Seated: Alone(
            "told-seated",
            more=lambda lines, event: {
                "names": ", ".join(map(lines.who, event.order)),
                "first": lines.who(event.order[0]),
            },
        ),
        e.CompanyChosen: By("told-company"),
        e.OrderSet: Alone("told-order", more=lambda lines, event: START),
        e.TurnBegan: Alone("told-turn"),
        # Turn 1 has only one phase.
        e.PhaseBegan: Alone(lambda event: f"told-phase-{event.phase}" if event.turn > 1 else ""),
        e.PricesSet: _prices,
        e.TradesShown: _trades,
        e.Paid: _paid,
        e.LoansChanged: _loans,
        e.PresidentChanged: _president,
        e.WentBankrupt: _bankrupt,
        e.Passed: By(lambda event: f"told-passed-{event.what}"),
        e.Targeted: By("told-target"),
        e.BidsShown: _bids,
        e.PriceMoved: Alone("told-price-moved"),
        e.VotesShown: Alone(
            lambda event: "told-passed" if event.passed else "told-rejected", more=_voted
        ),
        e.VoteSettled: Alone(
            lambda event: "told-agrees" if event.passed else "told-cannot-pass", more=_voted
        ),
        e.TookOver: Alone(
            lambda event: "told-merged" if event.kind == "merger" else "told-bought",
            more=lambda lines, event: {"count": len(event.lines)},
        ),
        e.CompanyRemoved: Alone(lambda event: "told-insolvent" if event.insolvent else ""),
        e.IpoTriggered: By("told-ipo"),
        e.AnswersShown: _answers,
        e.IpoFailed: Add("told-ipo-failed", more=lambda lines, event: {"least": LEAST}),
        e.Floated: Add(
            "told-floated",
            more=lambda lines, event: {"money": lines.money(event.shares * event.price)},
        ),
        e.GameEnded: Alone(
            "told-won",
            more=lambda lines, event: {
                "names": list(map(lines.who, event.winners)),
                "total": event.worth[event.winners[0]],
                "count": len(event.winners),
            },
        ),
        **OPERATION,
    },
    you=(
        "told-company",
        "told-target",
        "told-ipo",
        "told-buy",
        "told-buy-bank",
        "told-sell",
        "told-invested",
        "told-interest",
        "told-president",
        "told-loans",
        "told-repaid",
    ),
)
