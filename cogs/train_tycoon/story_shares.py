"""What happened outside the Operate phase: money and shares going from hand to hand, whatever was
turned over, presidents, turns. Votes and companies taken over are in `story_mergers`."""

from __future__ import annotations

import data.train_tycoon as facts
from cogs.train_tycoon import story_mergers
from cogs.train_tycoon.secret import choice
from cogs.train_tycoon.telling import Tell, Teller
from cogs.train_tycoon.words import company, listed
from rules.train_tycoon.model import events as e

_UNTOLD: tuple[e.Why, ...] = ("bankruptcy", "insolvency", "takeover")
"""Payments with which debts go or pass to another: that is told in words of its own."""


def close(teller: Teller) -> None:
    """Who has chosen in secret since the last time something was turned over."""
    seats = dict.fromkeys(teller.chosen)
    if seats:
        names = listed((f"**{teller.who(seat)}**" for seat in seats), teller.language)
        teller.told(teller.t("told-chose", names=names))


def _turned_over(teller: Teller) -> None:
    teller.chosen.clear()


# --- beginning -------------------------------------------------------------------------------


def _bids(teller: Teller, event: e.PriorityBids) -> None:
    _turned_over(teller)
    bids = [
        teller.t("told-priority-bid", name=teller.who(seat), amount=teller.money(amount))
        for seat, amount in event.bids
    ]
    key = "told-priority-tie" if event.winner is None else "told-priority"
    shown = ", ".join(bids)
    teller.told(teller.t(key, bids=shown, name=teller.who(event.winner)))


def _seated(teller: Teller, event: e.Seated) -> None:
    names = ", ".join(teller.who(seat) for seat in event.order)
    teller.told(teller.t("told-seated", names=names, first=teller.who(event.order[0])))


def _chosen(teller: Teller, event: e.CompanyChosen) -> None:
    teller.by(event.seat, teller.t("told-company", company=company(event.company)))


def _order(teller: Teller, event: e.OrderSet) -> None:
    start = facts.setup().company_start
    told = teller.t(
        "told-order",
        order=", ".join(event.order),
        cash=teller.money(start.cash),
        price=teller.money(start.price),
        issued=start.issued_shares,
    )
    teller.told(told)


def _turn(teller: Teller, event: e.TurnBegan) -> None:
    teller.told(teller.t("told-turn", turn=str(event.turn)))


def _phase(teller: Teller, event: e.PhaseBegan) -> None:
    if event.turn > 1:  # turn 1 has only one
        teller.told(teller.t(f"told-phase-{event.phase}"))


# --- trading -------------------------------------------------------------------------------


def _prices(teller: Teller, event: e.PricesSet) -> None:
    _turned_over(teller)
    if not event.prices:
        return
    moves = [
        teller.t(
            "told-price",
            company=name,
            choice=choice(level, teller.language),
            before=teller.money(before),
            after=teller.money(after),
        )
        for name, level, before, after in event.prices
    ]
    teller.told(teller.t("told-prices", prices="; ".join(moves)))


def _trades(teller: Teller, event: e.TradesShown) -> None:
    _turned_over(teller)
    parts = []
    for seat, chosen, counted in event.orders:
        key = "told-order-one" if chosen == counted else "told-order-void"
        shown = choice(chosen, teller.language)
        parts.append(teller.t(key, name=teller.who(seat), choice=shown))
    teller.of(event.company, teller.t("told-orders", orders=", ".join(parts)))


def _deal(teller: Teller, event: e.Paid) -> None:
    """A share that changes hands: the payment comes just before the share."""
    later = teller.events[teller.at + 1 :]
    moved = next((one for one in later if isinstance(one, e.SharesMoved)), None)
    if moved is None:
        return
    values = {
        "company": moved.company,
        "price": teller.money(event.amount),
        "giver": _holder(teller, moved.giver),
        "taker": _holder(teller, moved.taker),
    }
    if event.why == "trade":
        teller.add(teller.t("told-share", **values))
    elif isinstance(event.payer, int):
        key = "told-buy-bank" if moved.giver == "bank" else "told-buy"
        teller.by(event.payer, teller.t(key, **values))
    elif isinstance(event.payee, int):
        teller.by(event.payee, teller.t("told-sell", **values))


def _holder(teller: Teller, holder: e.Holder) -> str:
    if isinstance(holder, int):
        return teller.who(holder)
    return teller.t(f"holder-{holder}")


# --- treasury --------------------------------------------------------------------------------


def _loans(teller: Teller, event: e.LoansChanged) -> None:
    paid = next(one for one in reversed(teller.events[: teller.at]) if isinstance(one, e.Paid))
    if paid.why in _UNTOLD:
        return
    more = event.after - event.before
    key = "told-loans" if more > 0 else "told-repaid"
    told = teller.t(key, name=teller.party(event.party), count=abs(more), now=event.after)
    teller.add(told)


def _interest(teller: Teller, event: e.Paid) -> None:
    if isinstance(event.payer, int):
        teller.by(event.payer, teller.t("told-interest", amount=teller.money(event.amount)))


def _president(teller: Teller, event: e.PresidentChanged) -> None:
    if event.president is None:
        teller.add(teller.t("told-president-none", company=event.company))
        return
    name = teller.who(event.president)
    teller.told(teller.t("told-president", company=event.company, name=name))


def _bankrupt(teller: Teller, event: e.WentBankrupt) -> None:
    teller.fresh(event.seat)
    teller.by(event.seat, teller.t("told-bankrupt-forced" if event.forced else "told-bankrupt"))


def _passed(teller: Teller, event: e.Passed) -> None:
    teller.by(event.seat, teller.t(f"told-passed-{event.what}"))


# --- IPO -------------------------------------------------------------------------------------


def _ipo(teller: Teller, event: e.IpoTriggered) -> None:
    name, price = company(event.company), teller.money(event.price)
    teller.by(event.seat, teller.t("told-ipo", company=name, price=price))


def _answers(teller: Teller, event: e.AnswersShown) -> None:
    _turned_over(teller)
    answers = [
        teller.t(
            "told-order-one",
            name=teller.who(seat),
            choice=choice("yes" if yes else "no", teller.language),
        )
        for seat, yes in event.answers
    ]
    shown = ", ".join(answers) or teller.t("told-nobody-asked")
    teller.of(event.company, teller.t("told-answers", answers=shown))


def _subscribed(teller: Teller, event: e.Paid) -> None:
    if isinstance(event.payer, int):
        name, amount = teller.who(event.payer), teller.money(event.amount)
        teller.add(teller.t("told-subscribed", name=name, amount=amount))


def _floated(teller: Teller, event: e.Floated) -> None:
    money = teller.money(event.shares * event.price)
    told = teller.t("told-floated", company=event.company, count=event.shares, money=money)
    teller.add(told)


def _failed(teller: Teller, event: e.IpoFailed) -> None:
    least = facts.finance().ipo_min_shares
    teller.add(teller.t("told-ipo-failed", count=event.shares, least=least))


# --- ends ------------------------------------------------------------------------------------


def _ended(teller: Teller, event: e.TurnEnded) -> None:
    targets = ", ".join(f"{name} {teller.money(price)}" for name, price in event.targets)
    key = "told-turn-ended" if event.turn < facts.components().turns else "told-last-turn"
    name = teller.who(event.priority)
    teller.told(teller.t(key, turn=str(event.turn), targets=targets, name=name))


def _over(teller: Teller, event: e.GameEnded) -> None:
    names = listed((teller.who(seat) for seat in event.winners), teller.language)
    total = teller.money(event.worth[event.winners[0]])
    teller.told(teller.t("told-won", names=names, total=total, count=len(event.winners)))


TELL: dict[type, Tell] = {
    e.Chose: lambda teller, event: teller.chosen.append(event.seat),
    e.PriorityBids: _bids,
    e.Seated: _seated,
    e.CompanyChosen: _chosen,
    e.OrderSet: _order,
    e.TurnBegan: _turn,
    e.PhaseBegan: _phase,
    e.PricesSet: _prices,
    e.TradesShown: _trades,
    e.LoansChanged: _loans,
    e.PresidentChanged: _president,
    e.WentBankrupt: _bankrupt,
    e.Passed: _passed,
    e.IpoTriggered: _ipo,
    e.AnswersShown: _answers,
    e.IpoFailed: _failed,
    e.Floated: _floated,
    e.TurnEnded: _ended,
    e.GameEnded: _over,
    **story_mergers.TELL,
}
PAID: dict[e.Why, Tell] = {
    "trade": _deal,
    "treasury": _deal,
    "interest": _interest,
    "ipo": _subscribed,
    **story_mergers.PAID,
}
