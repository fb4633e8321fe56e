"""What a round of secret choices brought, from its events: headings and lines to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import data.train_tycoon as facts
from render.paint.style import ALARM, GOOD, INK, SOFT_INK, Colour
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.words import short_name
from render.words import money
from rules.game import Event
from rules.train_tycoon.model.events import (
    AnswersShown,
    BidsShown,
    Floated,
    InvestmentsShown,
    IpoFailed,
    Paid,
    PriceMoved,
    PriorityBids,
    SharesMoved,
    TookOver,
    TradesShown,
    VoteSettled,
    VotesShown,
)


class Who(NamedTuple):
    """A seat, with its name if there is room for one; None is the bank."""

    seat: int | None
    named: bool = False


class Firm(NamedTuple):
    """A company's plate."""

    company: str


class Word(NamedTuple):
    """A text; a gap follows it."""

    text: str
    bold: bool = False
    ink: Colour = INK


class Arrow(NamedTuple):
    """An arrow from what stands left of it to what stands right of it."""

    ink: Colour = INK


Part = Who | Firm | Word | Arrow


class Line(NamedTuple):
    """Parts from the left, and a text at the right."""

    parts: tuple[Part, ...]
    right: str = ""
    ink: Colour = INK


class Section(NamedTuple):
    """One thing that was revealed."""

    title: str
    lines: tuple[Line, ...]


def reveal_sections(events: Sequence[Event], language: str) -> list[Section]:
    """Return everything revealed in these events, in order; empty if nothing was."""
    result = []
    for number, event in enumerate(events):
        make_section = SECTION_MAKERS.get(type(event))
        if make_section is not None:
            result.append(make_section(event, _events_until_next(events[number + 1 :]), language))
    return result


def _events_until_next(events: Sequence[Event]) -> list[Event]:
    """Return the consequences: the events before the next revelation."""
    consequences: list[Event] = []
    for event in events:
        if type(event) in SECTION_MAKERS:
            break
        consequences.append(event)
    return consequences


def _seat_parts(seats: Iterable[int]) -> tuple[Part, ...]:
    return tuple(Who(seat) for seat in seats)


def _trades_section(event: TradesShown, after: Sequence[Event], language: str) -> Section:
    """Return who buys, sells and passes face to face, then each exchange with its money."""
    choices: list[Part] = []
    for order, ink in (("buy", GOOD), ("sell", ALARM), ("pass", SOFT_INK)):
        seats = [seat for seat, _, counted in event.orders if counted == order]
        if seats:
            choices += [Word(t(f"order-{order}", language), True, ink), *_seat_parts(seats)]
    lines = [Line(tuple(choices))]
    for seat, chosen, counted in event.orders:
        if chosen != counted:
            lines.append(Line((Who(seat), Word(t(f"void-{chosen}", language), ink=SOFT_INK))))
    exchanges = list(_share_moves(after, event.company))
    lines += [_exchange_line(move, language) for move in exchanges]
    if not exchanges:
        lines.append(Line((Word(t("no-exchange", language), ink=SOFT_INK),)))
    return Section(t("shown-trades", language, company=short_name(event.company)), tuple(lines))


class ShareMove(NamedTuple):
    """A share that changed hands, and its price in dollars."""

    move: SharesMoved
    price: int


def _share_moves(events: Sequence[Event], company: str) -> Iterator[ShareMove]:
    """Yield the moved shares of a company, each with the payment just before."""
    paid = 0
    for event in events:
        if isinstance(event, SharesMoved) and event.company == company:
            yield ShareMove(event, paid)
        elif isinstance(event, Paid):
            paid = event.amount


def _exchange_line(share_move: ShareMove, language: str) -> Line:
    move = share_move.move
    giver, taker = (_holder_part(holder, move.company) for holder in (move.giver, move.taker))
    return Line((giver, Arrow(), taker), money(share_move.price, language))


def _holder_part(holder: int | str, company: str) -> Part:
    if isinstance(holder, int):
        return Who(holder, named=True)
    return Who(None, named=True) if holder == "bank" else Firm(company)


def _bids_section(event: BidsShown, after: Sequence[Event], language: str) -> Section:
    lines = []
    for company, offer, price, valid in event.bids:
        parts: list[Part] = [Firm(company)]
        if offer in ("merger", "none"):
            parts.append(Word(t(f"bid-{offer}", language), ink=INK if valid else SOFT_INK))
        else:
            parts.append(Word(t(f"level-{offer}", language)))
        if not valid and offer != "none":
            parts.append(Word(t("bid-void", language), ink=ALARM))
        lines.append(Line(tuple(parts), money(price, language) if price else ""))
    for later in after:
        if isinstance(later, PriceMoved):
            old, new = (money(dollars, language) for dollars in (later.before, later.after))
            rises = Word(t("rises", language), ink=SOFT_INK)
            lines.append(Line((rises, Word(old), Arrow(GOOD), Word(new, True))))
    return Section(t("shown-bids", language, target=short_name(event.target)), tuple(lines))


def _votes_section(event: VotesShown, after: Sequence[Event], language: str) -> Section:
    lines = []
    for voice, ink in (("for", GOOD), ("against", ALARM), ("abstain", SOFT_INK)):
        rows = [(seat, count) for seat, count, said in event.votes if said == voice]
        if not rows:
            continue
        parts: list[Part] = [Word(t(f"voice-{voice}", language), True, ink)]
        for seat, count in rows:
            parts += [Who(seat), Word(str(count))]
        lines.append(Line(tuple(parts), str(sum(count for _, count in rows))))
    lines.append(_vote_line(event, language))
    lines += _takeover_lines(after, language)
    return Section(_vote_title(event, language), tuple(lines))


def _vote_line(event: VotesShown | VoteSettled, language: str) -> Line:
    """Return the result in one company; the other may still have to vote."""
    key, ink = ("passed", GOOD) if event.passed else ("failed", ALARM)
    return Line((Word(t(key, language, of=short_name(event.of)), True, ink),))


def _vote_title(event: VotesShown | VoteSettled, language: str) -> str:
    """Return whose holders voted on what."""
    bid = event.proposal
    values = {"of": short_name(event.of), "bidder": short_name(bid.company)}
    if bid.kind == "merger":
        return t("vote-merger", language, **values)
    return t("vote-offer", language, price=money(bid.price, language), **values)


def _uncast_vote_section(event: VoteSettled, after: Sequence[Event], language: str) -> Section:
    """Return a vote that no player needed to cast."""
    lines = [_vote_line(event, language), *_takeover_lines(after, language)]
    return Section(_vote_title(event, language), tuple(lines))


def _takeover_lines(events: Sequence[Event], language: str) -> Iterator[Line]:
    for event in events:
        if isinstance(event, TookOver):
            word = Word(t("takes-over", language), True)
            yield Line((Firm(event.bidder), word, Firm(event.target)))


def _answers_section(event: AnswersShown, after: Sequence[Event], language: str) -> Section:
    """Return who takes part in the IPO, and the shares sold."""
    choices: list[Part] = []
    for said, key, ink in ((True, "yes", GOOD), (False, "no", SOFT_INK)):
        seats = [seat for seat, yes in event.answers if yes is said]
        if seats:
            choices += [Word(t(f"answer-{key}", language), True, ink), *_seat_parts(seats)]
    lines = [Line(tuple(choices))] if choices else []
    for share_move in _share_moves(after, event.company):
        if isinstance(share_move.move.taker, int):
            buyer = Who(share_move.move.taker, named=True)
            word = Word(t("issued", language, count=share_move.move.count))
            lines.append(Line((buyer, word), money(share_move.price, language)))
    for later in after:
        if isinstance(later, Floated) and later.company == event.company:
            lines.append(Line((Word(t("floated", language), True, GOOD),)))
        elif isinstance(later, IpoFailed) and later.company == event.company:
            min_shares = str(facts.finance().ipo_min_shares)
            text = t("not-floated", language, shares=later.shares, least=min_shares)
            lines.append(Line((Word(text, True, ALARM),)))
    return Section(t("shown-answers", language, company=short_name(event.company)), tuple(lines))


def _priority_section(event: PriorityBids, after: Sequence[Event], language: str) -> Section:
    lines = []
    for seat, amount in sorted(event.bids, key=lambda bid: -bid[1]):
        parts: tuple[Part, ...] = (Who(seat, named=True),)
        if seat == event.winner:
            parts += (Word(t("wins-priority", language), True, GOOD),)
        lines.append(Line(parts, money(amount, language)))
    if event.winner is None:
        lines.append(Line((Word(t("tied-priority", language), True, ALARM),)))
    return Section(t("shown-priority", language), tuple(lines))


def _investments_section(event: InvestmentsShown, after: Sequence[Event], language: str) -> Section:
    lines = []
    for seat, hex_, dollars, multiplier, company in event.markers:
        word = f"{money(dollars, language)} × {multiplier}"
        parts: tuple[Part, ...] = (Who(seat), Word(hex_, ink=SOFT_INK), Word(word), Arrow())
        if company is None:
            parts += (Word(t("nobody", language), ink=SOFT_INK),)
            lines.append(Line(parts, money(0, language)))
        else:
            lines.append(Line((*parts, Firm(company)), money(dollars * multiplier, language)))
    return Section(t("shown-investments", language), tuple(lines))


SectionMaker = Callable[..., Section]
SECTION_MAKERS: dict[type[Event], SectionMaker] = {
    TradesShown: _trades_section,
    BidsShown: _bids_section,
    VotesShown: _votes_section,
    VoteSettled: _uncast_vote_section,
    AnswersShown: _answers_section,
    PriorityBids: _priority_section,
    InvestmentsShown: _investments_section,
}
