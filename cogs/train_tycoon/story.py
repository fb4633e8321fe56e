"""What happened, in short public sentences: a line for each player or company that does something.

Here whatever is outside the Operate phase: money and shares going from hand to hand, choices turned
over, presidents, turns, companies taken over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Alone, By, Story, Telling
from cogs.train_tycoon.story_operation import TELL, TycoonLines
from cogs.train_tycoon.words import t
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.state import Proposal

_UNTOLD: tuple[e.Why, ...] = ("bankruptcy", "insolvency", "takeover")
"""Payments with which debts go or pass to another: that is told in words of its own."""
_TURNED_OVER = (
    e.PriorityBids | e.PricesSet | e.TradesShown | e.BidsShown | e.VotesShown | e.AnswersShown
)
Lines = TycoonLines


def story(scene: Scene, events: Sequence[Any]) -> list[str]:
    """The events in lines, and at last who has chosen in secret since something was turned
    over."""
    lines = TycoonLines(scene)
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


def _bids_for_priority(lines: Lines, event: e.PriorityBids) -> None:
    bids = ", ".join(
        lines.t("told-priority-bid", name=seat, amount=amount) for seat, amount in event.bids
    )
    key = "told-priority-tie" if event.winner is None else "told-priority"
    lines.told(lines.t(key, bids=bids, name=event.winner))


def _prices(lines: Lines, event: e.PricesSet) -> None:
    moves = [
        lines.t("told-price", company=name, choice=level, before=before, after=after)
        for name, level, before, after in event.prices
    ]
    if moves:
        lines.told(lines.t("told-prices", prices="; ".join(moves)))


def _trades(lines: Lines, event: e.TradesShown) -> None:
    orders = ", ".join(
        lines.t("told-order-one" if one == counted else "told-order-void", name=seat, choice=one)
        for seat, one, counted in event.orders
    )
    lines.fresh(company=event.company)
    lines.add(lines.t("told-orders", orders=orders))


def _answers(lines: Lines, event: e.AnswersShown) -> None:
    answers = ", ".join(
        lines.t("told-order-one", name=seat, choice="yes" if yes else "no")
        for seat, yes in event.answers
    )
    lines.fresh(company=event.company)
    lines.add(lines.t("told-answers", answers=answers or lines.t("told-nobody-asked")))


def _bids(lines: Lines, event: e.BidsShown) -> None:
    parts = []
    for name, offer, price, valid in event.bids:
        key = "told-bid" if offer in ("merger", "none") else "told-bid-price"
        if not valid and offer != "none":
            key = "told-bid-void"
        parts.append(lines.t(key, company=name, choice=offer, price=price))
    lines.told(lines.t("told-bids", company=event.target, bids=", ".join(parts)))


def _what(lines: Lines, bid: Proposal) -> str:
    """A proposal in a few words."""
    key = "told-proposal-merger" if bid.kind == "merger" else "told-proposal"
    return lines.t(key, company=bid.company, price=bid.price)


def _votes(lines: Lines, event: e.VotesShown) -> None:
    votes = ", ".join(
        lines.t("told-vote", name=seat, choice=voice, count=count)
        for seat, count, voice in event.votes
    )
    key, what = "told-passed" if event.passed else "told-rejected", _what(lines, event.proposal)
    lines.told(lines.t(key, company=event.of, proposal=what, votes=votes))


def _settled(lines: Lines, event: e.VoteSettled) -> None:
    key, what = "told-agrees" if event.passed else "told-cannot-pass", _what(lines, event.proposal)
    lines.told(lines.t(key, company=event.of, proposal=what))


# Money.


def _paid(lines: Lines, event: e.Paid) -> None:
    """By its reason; payments of the Operate phase are told with what they are for."""
    amount, payer = event.amount, event.payer
    match event.why:
        case "trade" | "treasury":
            _deal(lines, event)
        case "interest" | "fee" if isinstance(payer, int):
            lines.by(payer, lines.t(f"told-{event.why}", amount=amount))
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
        lines.by(event.payer, lines.t(key, **values))
    elif isinstance(event.payee, int):
        lines.by(event.payee, lines.t("told-sell", **values))


def _loans(lines: Lines, event: e.LoansChanged) -> None:
    paid = next(one for one in lines.before() if isinstance(one, e.Paid))
    if paid.why in _UNTOLD:
        return
    more = event.after - event.before
    key, name = "told-loans" if more > 0 else "told-repaid", lines.party(event.party)
    lines.add(lines.t(key, name=name, count=abs(more), held=event.after))


# The rest.


def _seated(lines: Lines, event: e.Seated) -> None:
    first = lines.who(event.order[0])
    lines.told(lines.t("told-seated", names=", ".join(map(lines.who, event.order)), first=first))


def _order(lines: Lines, event: e.OrderSet) -> None:
    start, order = facts.setup().company_start, ", ".join(event.order)
    sums = {"cash": start.cash, "price": start.price, "issued": start.issued_shares}
    lines.told(lines.t("told-order", order=order, **sums))


def _president(lines: Lines, event: e.PresidentChanged) -> None:
    if event.president is None:
        lines.add(lines.of_event("told-president-none", event))
    else:
        lines.told(lines.of_event("told-president", event, name=event.president))


def _bankrupt(lines: Lines, event: e.WentBankrupt) -> None:
    lines.fresh(event.seat)
    lines.by(event.seat, lines.t("told-bankrupt-forced" if event.forced else "told-bankrupt"))


def _took_over(lines: Lines, event: e.TookOver) -> None:
    key = "told-merged" if event.kind == "merger" else "told-bought"
    lines.told(lines.of_event(key, event, count=len(event.lines)))


def _floated(lines: Lines, event: e.Floated) -> None:
    sum_ = lines.money(event.shares * event.price)
    lines.add(lines.of_event("told-floated", event, count=event.shares, money=sum_))


def _failed(lines: Lines, event: e.IpoFailed) -> None:
    least = facts.finance().ipo_min_shares
    lines.add(lines.t("told-ipo-failed", count=event.shares, least=least))


def _over(lines: Lines, event: e.GameEnded) -> None:
    names, total = list(map(lines.who, event.winners)), event.worth[event.winners[0]]
    lines.told(lines.t("told-won", names=names, total=total, count=len(event.winners)))


_SHARES: dict[type, Telling] = {
    e.PriorityBids: _bids_for_priority,
    e.Seated: _seated,
    e.CompanyChosen: By("told-company"),
    e.OrderSet: _order,
    e.TurnBegan: Alone("told-turn"),
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
    e.VotesShown: _votes,
    e.VoteSettled: _settled,
    e.TookOver: _took_over,
    e.CompanyRemoved: Alone(lambda event: "told-insolvent" if event.insolvent else ""),
    e.IpoTriggered: By("told-ipo"),
    e.AnswersShown: _answers,
    e.IpoFailed: _failed,
    e.Floated: _floated,
    e.GameEnded: _over,
}
"""Turn 1 has only one phase."""
STORY = Story(t, {**_SHARES, **TELL})
