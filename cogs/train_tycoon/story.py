"""Narration of events in short public sentences: a line for each player or company that acts.

This module covers all but the Operate phase: money and shares, revealed choices, presidents,
turns, takeovers."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import AddedPiece, GameLine, Narrator, PlayerPiece
from cogs.train_tycoon.story_operation import OPERATION_NARRATORS
from cogs.train_tycoon.story_operation import TycoonNarration as Lines
from cogs.train_tycoon.words import KINDS, t
from rules.game import Event
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o

_IMPLIED_PAYMENTS: tuple[e.Why, ...] = ("bankruptcy", "insolvency", "takeover")
"""Reasons of payments that settle or transfer debts: other sentences report them."""
_REVEALING = (
    e.PriorityBids | e.PricesSet | e.TradesShown | e.BidsShown | e.VotesShown | e.AnswersShown
)
"""Events that reveal secret choices."""


def _start_values(lines: Lines, event: e.OrderSet) -> dict[str, int]:
    """Return a company's starting position, as text values."""
    first = facts.setup().company_start
    return {"cash": first.cash, "price": first.price, "issued": first.issued_shares}


def narrate(ctx: TableContext, events: Sequence[Event]) -> list[str]:
    """Return the events as lines, and at the end who has made a secret choice that is not
    revealed yet."""
    narration = Lines(ctx)
    NARRATOR.narrate(narration, events)
    if names := [f"**{narration.player_name(seat)}**" for seat in _secret_choosers(events)]:
        narration.add_game_line(narration.t("told-chose", names=names))
    return narration.finished_lines()


def _secret_choosers(events: Sequence[Event]) -> list[int]:
    """Return the seats whose secret choices are not revealed yet."""
    seats: list[int] = []
    for event in events:
        if isinstance(event, e.Chose):
            seats.append(event.seat)
        elif isinstance(event, _REVEALING):
            seats.clear()
    return list(dict.fromkeys(seats))


# Revealed choices.


def _narrate_prices(narration: Lines, event: e.PricesSet) -> None:
    if event.prices:
        price_texts = [
            text
            for row in event.prices
            for text in narration.row_texts(
                "told-price-same" if row[-2] == row[-1] else "told-price",
                [row],
                "company choice before after",
            )
        ]
        narration.add_game_line(narration.t("told-prices", prices="; ".join(price_texts)))


def _narrate_trades(narration: Lines, event: e.TradesShown) -> None:
    keys = {True: "told-order-one", False: "told-order-void"}
    orders = ", ".join(
        narration.t(keys[chosen == executed], name=seat, choice=chosen)
        for seat, chosen, executed in event.orders
    )
    narration.start_line(company=event.company)
    narration.add_for_company(event.company, narration.t("told-orders", orders=orders))


def _narrate_answers(narration: Lines, event: e.AnswersShown) -> None:
    rows = [(seat, "yes" if yes else "no") for seat, yes in event.answers]
    answers = ", ".join(narration.row_texts("told-order-one", rows, "name choice"))
    answers = answers or narration.t("told-nobody-asked")
    narration.start_line(company=event.company)
    narration.add_for_company(event.company, narration.t("told-answers", answers=answers))


def _narrate_bids(narration: Lines, event: e.BidsShown) -> None:
    parts = []
    for name, offer, price, valid in event.bids:
        key = "told-bid" if offer in ("merger", "none") else "told-bid-price"
        if not valid and offer != "none":
            key = "told-bid-void"
        parts.append(narration.t(key, company=name, choice=offer, price=price))
    narration.add_game_line(narration.t("told-bids", company=event.target, bids=", ".join(parts)))


def _vote_values(narration: Lines, event: e.VotesShown | e.VoteSettled) -> dict[str, str]:
    """Return the company asked, the proposal in a few words, and who voted how."""
    bid = event.proposal
    key = "told-proposal-merger" if bid.kind == "merger" else "told-proposal"
    proposal_text = narration.t(key, company=bid.company, price=bid.price)
    votes = event.votes if isinstance(event, e.VotesShown) else ()
    vote_texts = ", ".join(narration.row_texts("told-vote", votes, "name count choice"))
    return {"company": event.of, "proposal": proposal_text, "votes": vote_texts}


# Money, and what comes of it.


def _narrate_payment(narration: Lines, event: e.Paid) -> None:
    """Narrate a payment by its reason; those of the Operate phase are part of what they are
    for."""
    amount, payer = event.amount, event.payer
    match event.why:
        case "trade" | "treasury":
            _narrate_share(narration, event)
        case "interest" | "fee" if isinstance(payer, int):
            narration.add_for_player(
                payer, narration.t(narration.voiced_key(f"told-{event.why}", payer), amount=amount)
            )
        case "ipo" if isinstance(payer, int):
            later = narration.events[narration.at + 1 :]
            count = next(item.count for item in later if isinstance(item, e.SharesMoved))
            values = {"name": payer, "count": count, "amount": amount}
            narration.add_to_line(narration.t("told-subscribed", **values))
        case "acquisition":
            narration.add_to_line(
                narration.t("told-gets", name=narration.party_name(event.payee), amount=amount)
            )
        case "takeover":  # the target's money or its debt
            earlier = narration.previous_events()
            takeover = next(before for before in earlier if isinstance(before, e.TookOver))
            key = "told-debt-taken" if payer == takeover.bidder else "told-money-taken"
            narration.add_to_line(narration.t(key, amount=amount, target=takeover.target))


def _narrate_share(narration: Lines, event: e.Paid) -> None:
    """Narrate a share that changes hands: its payment is the event just before it."""
    later = narration.events[narration.at + 1 :]
    transfer = next((item for item in later if isinstance(item, e.SharesMoved)), None)
    if transfer is None:
        return
    giver, taker = (
        narration.player_name(item) if isinstance(item, int) else narration.t(f"holder-{item}")
        for item in (transfer.giver, transfer.taker)
    )
    values = {"company": transfer.company, "price": event.amount}
    if event.why == "trade":
        narration.add_to_line(narration.t("told-share", giver=giver, taker=taker, **values))
    elif isinstance(event.payer, int):
        key = "told-buy-bank" if transfer.giver == "bank" else "told-buy"
        narration.add_for_player(
            event.payer, narration.t(narration.voiced_key(key, event.payer), **values)
        )
    elif isinstance(event.payee, int):
        narration.add_for_player(
            event.payee, narration.t(narration.voiced_key("told-sell", event.payee), **values)
        )


def _narrate_president(narration: Lines, event: e.PresidentChanged) -> None:
    if event.president is None:
        narration.add_to_line(narration.event_text("told-president-none", event))
    else:
        key = narration.voiced_key("told-president", event.president)
        narration.add_game_line(narration.event_text(key, event, name=event.president))


def _narrate_bankruptcy(narration: Lines, event: e.WentBankrupt) -> None:
    key = "told-bankrupt-forced" if event.forced else "told-bankrupt"
    loans = facts.finance().player_bankrupt_mandatory_from_loans
    narration.start_line(event.seat)
    narration.add_for_player(event.seat, narration.t(key, loans=str(loans)))


def _narrate_loans(narration: Lines, event: e.LoansChanged) -> None:
    """Narrate loans that are taken or repaid, after the income that is retained for it."""
    following = next(iter(narration.events[narration.at + 1 :]), None)
    if isinstance(following, o.Retained):
        narration.add_retained(following)
    earlier = narration.previous_events()
    payment = next(before for before in earlier if isinstance(before, e.Paid))
    if payment.why in _IMPLIED_PAYMENTS:
        return
    change = event.after - event.before
    seat = event.party if isinstance(event.party, int) else None
    key = narration.voiced_key("told-loans" if change > 0 else "told-repaid", seat)
    name = narration.party_name(event.party)
    narration.add_to_line(narration.t(key, name=name, count=abs(change), held=event.after))


NARRATOR = Narrator(
    t,
    KINDS,
    {
        e.Chose: None,
        e.SharesMoved: None,
        e.CompanyStarted: None,
        e.PriorityBids: GameLine(
            lambda event: "told-priority-tie" if event.winner is None else "told-priority",
            more=lambda lines, event: {
                "bids": ", ".join(lines.row_texts("told-priority-bid", event.bids, "name amount")),
                "name": event.winner,
            },
        ),
        e.Seated: GameLine(
            "told-seated",
            more=lambda lines, event: {
                "names": ", ".join(map(lines.player_name, event.order)),
                "first": lines.player_name(event.order[0]),
            },
        ),
        e.OrderSet: GameLine("told-order", more=_start_values),
        # Turn 1 has only one phase.
        e.PhaseBegan: GameLine(lambda event: f"told-phase-{event.phase}" if event.turn > 1 else ""),
        e.PricesSet: _narrate_prices,
        e.TradesShown: _narrate_trades,
        e.Paid: _narrate_payment,
        e.LoansChanged: _narrate_loans,
        e.PresidentChanged: _narrate_president,
        e.WentBankrupt: _narrate_bankruptcy,
        e.Passed: PlayerPiece(lambda event: f"told-passed-{event.what}"),
        e.BidsShown: _narrate_bids,
        e.VotesShown: GameLine(
            lambda event: "told-passed" if event.passed else "told-rejected", more=_vote_values
        ),
        e.VoteSettled: GameLine(
            lambda event: "told-agrees" if event.passed else "told-cannot-pass", more=_vote_values
        ),
        e.TookOver: GameLine(
            lambda event: "told-merged" if event.kind == "merger" else "told-bought",
            more=lambda lines, event: {"count": len(event.lines)},
        ),
        e.CompanyRemoved: GameLine(lambda event: "told-insolvent" if event.insolvent else ""),
        e.AnswersShown: _narrate_answers,
        e.IpoFailed: AddedPiece(
            "told-ipo-failed", more=lambda lines, event: {"least": facts.finance().ipo_min_shares}
        ),
        e.Floated: AddedPiece(
            "told-floated",
            more=lambda lines, event: {"money": lines.money(event.shares * event.price)},
        ),
        e.GameEnded: GameLine(
            "told-won",
            more=lambda lines, event: {
                "names": list(map(lines.player_name, event.winners)),
                "total": event.worth[event.winners[0]],
                "count": len(event.winners),
            },
        ),
        **OPERATION_NARRATORS,
    },
    e.AnyEvent,
)
