"""What happened in Mergers and Acquisitions: targets, bids turned over, votes, companies gone."""

from __future__ import annotations

from cogs.train_tycoon.secret import choice
from cogs.train_tycoon.telling import Tell, Teller
from cogs.train_tycoon.words import company
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.state import Proposal


def _targeted(teller: Teller, event: e.Targeted) -> None:
    teller.by(event.seat, teller.t("told-target", company=company(event.company)))


def _bids(teller: Teller, event: e.BidsShown) -> None:
    teller.chosen.clear()
    parts = []
    for name, offer, price, valid in event.bids:
        key = "told-bid" if offer in ("merger", "none") else "told-bid-price"
        if not valid and offer != "none":
            key = "told-bid-void"
        shown = choice(offer, teller.language)
        parts.append(teller.t(key, company=name, choice=shown, price=teller.money(price)))
    teller.told(teller.t("told-bids", company=event.target, bids=", ".join(parts)))


def _moved(teller: Teller, event: e.PriceMoved) -> None:
    before, after = teller.money(event.before), teller.money(event.after)
    told = teller.t("told-price-moved", company=event.company, before=before, after=after)
    teller.told(told)


def _what(teller: Teller, bid: Proposal) -> str:
    """A proposal in a few words."""
    key = "told-proposal-merger" if bid.kind == "merger" else "told-proposal"
    return teller.t(key, company=bid.company, price=teller.money(bid.price))


def _votes(teller: Teller, event: e.VotesShown) -> None:
    teller.chosen.clear()
    votes = [
        teller.t(
            "told-vote",
            name=teller.who(seat),
            count=count,
            choice=choice(voice, teller.language),
        )
        for seat, count, voice in event.votes
    ]
    key = "told-passed" if event.passed else "told-rejected"
    what = _what(teller, event.proposal)
    teller.told(teller.t(key, company=event.of, proposal=what, votes=", ".join(votes)))


def _settled(teller: Teller, event: e.VoteSettled) -> None:
    key = "told-agrees" if event.passed else "told-cannot-pass"
    what = _what(teller, event.proposal)
    teller.told(teller.t(key, company=event.of, proposal=what))


def _took_over(teller: Teller, event: e.TookOver) -> None:
    key = "told-merged" if event.kind == "merger" else "told-bought"
    told = teller.t(
        key,
        bidder=event.bidder,
        target=event.target,
        price=teller.money(event.price),
        count=len(event.lines),
    )
    teller.told(told)


def _bought_out(teller: Teller, event: e.Paid) -> None:
    name, amount = teller.party(event.payee), teller.money(event.amount)
    teller.add(teller.t("told-gets", name=name, amount=amount))


def _taken_over(teller: Teller, event: e.Paid) -> None:
    """The target's money or its debt."""
    key = "told-debt-taken" if event.payer == _bidder(teller) else "told-money-taken"
    teller.add(teller.t(key, amount=teller.money(event.amount)))


def _bidder(teller: Teller) -> str:
    """Who has just taken a company over."""
    made = next(one for one in reversed(teller.events[: teller.at]) if isinstance(one, e.TookOver))
    return made.bidder


def _fee(teller: Teller, event: e.Paid) -> None:
    if isinstance(event.payer, int):
        teller.by(event.payer, teller.t("told-fee", amount=teller.money(event.amount)))


def _removed(teller: Teller, event: e.CompanyRemoved) -> None:
    if event.insolvent:
        teller.told(teller.t("told-insolvent", company=company(event.company)))


TELL: dict[type, Tell] = {
    e.Targeted: _targeted,
    e.BidsShown: _bids,
    e.PriceMoved: _moved,
    e.VotesShown: _votes,
    e.VoteSettled: _settled,
    e.TookOver: _took_over,
    e.CompanyRemoved: _removed,
}
PAID: dict[e.Why, Tell] = {
    "acquisition": _bought_out,
    "takeover": _taken_over,
    "fee": _fee,
}
