"""What a round of secret choices brought, taken from its events: headings and lines to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import data.train_tycoon as facts
from render.paint.style import ALARM, GOOD, INK, SOFT_INK, Colour
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import short
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
    """A company by its plate."""

    company: str


class Word(NamedTuple):
    """Text; a gap follows it."""

    text: str
    bold: bool = False
    ink: Colour = INK


class Arrow(NamedTuple):
    """From what is left of it to what is right of it."""

    ink: Colour = INK


Part = Who | Firm | Word | Arrow


class Line(NamedTuple):
    """Parts from the left, and what stands at the right."""

    parts: tuple[Part, ...]
    right: str = ""
    ink: Colour = INK


class Section(NamedTuple):
    """One thing that was turned over."""

    title: str
    lines: tuple[Line, ...]


def sections(events: Sequence[Event], language: str) -> list[Section]:
    """All that was turned over in these events, in that order; empty if nothing was."""
    found = []
    for number, event in enumerate(events):
        maker = MAKERS.get(type(event))
        if maker is not None:
            found.append(maker(event, _until_next(events[number + 1 :]), language))
    return found


def _until_next(events: Sequence[Event]) -> list[Event]:
    """What came of it: the events before something else is turned over."""
    found: list[Event] = []
    for event in events:
        if type(event) in MAKERS:
            break
        found.append(event)
    return found


def _badges(seats: Iterable[int]) -> tuple[Part, ...]:
    return tuple(Who(seat) for seat in seats)


def _trades(event: TradesShown, after: Sequence[Event], language: str) -> Section:
    """Who buys, sells and passes face to face, then each exchange with its money."""
    face: list[Part] = []
    for order, ink in (("buy", GOOD), ("sell", ALARM), ("pass", SOFT_INK)):
        seats = [seat for seat, _, counted in event.orders if counted == order]
        if seats:
            face += [Word(t(f"order-{order}", language), True, ink), *_badges(seats)]
    lines = [Line(tuple(face))]
    for seat, chosen, counted in event.orders:
        if chosen != counted:
            lines.append(Line((Who(seat), Word(t(f"void-{chosen}", language), ink=SOFT_INK))))
    moved = list(_moved(after, event.company))
    lines += [_exchange(move, language) for move in moved]
    if not moved:
        lines.append(Line((Word(t("no-exchange", language), ink=SOFT_INK),)))
    return Section(t("shown-trades", language, company=short(event.company)), tuple(lines))


class Moved(NamedTuple):
    """A share that changed hands."""

    move: SharesMoved
    price: int


def _moved(events: Sequence[Event], company: str) -> Iterator[Moved]:
    """The shares of a company that moved, each with what was paid for it just before."""
    paid = 0
    for event in events:
        if isinstance(event, SharesMoved) and event.company == company:
            yield Moved(event, paid)
        elif isinstance(event, Paid):
            paid = event.amount


def _exchange(moved: Moved, language: str) -> Line:
    move = moved.move
    giver, taker = (_holder(each, move.company) for each in (move.giver, move.taker))
    return Line((giver, Arrow(), taker), money(moved.price, language))


def _holder(holder: int | str, company: str) -> Part:
    if isinstance(holder, int):
        return Who(holder, named=True)
    return Who(None, named=True) if holder == "bank" else Firm(company)


def _bids(event: BidsShown, after: Sequence[Event], language: str) -> Section:
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
    for each in after:
        if isinstance(each, PriceMoved):
            was, now = (money(dollars, language) for dollars in (each.before, each.after))
            told = Word(t("rises", language), ink=SOFT_INK)
            lines.append(Line((told, Word(was), Arrow(GOOD), Word(now, True))))
    return Section(t("shown-bids", language, target=short(event.target)), tuple(lines))


def _votes(event: VotesShown, after: Sequence[Event], language: str) -> Section:
    lines = []
    for voice, ink in (("for", GOOD), ("against", ALARM), ("abstain", SOFT_INK)):
        rows = [(seat, count) for seat, count, said in event.votes if said == voice]
        if not rows:
            continue
        parts: list[Part] = [Word(t(f"voice-{voice}", language), True, ink)]
        for seat, count in rows:
            parts += [Who(seat), Word(str(count))]
        lines.append(Line(tuple(parts), str(sum(count for _, count in rows))))
    lines.append(_settled(event, language))
    lines += _taken(after, language)
    return Section(_about(event, language), tuple(lines))


def _settled(event: VotesShown | VoteSettled, language: str) -> Line:
    """Of one company alone: the other may still have to vote."""
    key, ink = ("passed", GOOD) if event.passed else ("failed", ALARM)
    return Line((Word(t(key, language, of=short(event.of)), True, ink),))


def _about(event: VotesShown | VoteSettled, language: str) -> str:
    """Whose holders voted on what."""
    bid = event.proposal
    values = {"of": short(event.of), "bidder": short(bid.company)}
    if bid.kind == "merger":
        return t("vote-merger", language, **values)
    return t("vote-offer", language, price=money(bid.price, language), **values)


def _unasked(event: VoteSettled, after: Sequence[Event], language: str) -> Section:
    """A vote that nobody need cast."""
    lines = [_settled(event, language), *_taken(after, language)]
    return Section(_about(event, language), tuple(lines))


def _taken(events: Sequence[Event], language: str) -> Iterator[Line]:
    for event in events:
        if isinstance(event, TookOver):
            word = Word(t("takes-over", language), True)
            yield Line((Firm(event.bidder), word, Firm(event.target)))


def _answers(event: AnswersShown, after: Sequence[Event], language: str) -> Section:
    """Who is in, and the shares sold."""
    face: list[Part] = []
    for said, key, ink in ((True, "yes", GOOD), (False, "no", SOFT_INK)):
        seats = [seat for seat, yes in event.answers if yes is said]
        if seats:
            face += [Word(t(f"answer-{key}", language), True, ink), *_badges(seats)]
    lines = [Line(tuple(face))] if face else []
    for moved in _moved(after, event.company):
        if isinstance(moved.move.taker, int):
            buyer = Who(moved.move.taker, named=True)
            word = Word(t("issued", language, count=moved.move.count))
            lines.append(Line((buyer, word), money(moved.price, language)))
    for each in after:
        if isinstance(each, Floated) and each.company == event.company:
            lines.append(Line((Word(t("floated", language), True, GOOD),)))
        elif isinstance(each, IpoFailed) and each.company == event.company:
            least = str(facts.finance().ipo_min_shares)
            told = t("not-floated", language, shares=each.shares, least=least)
            lines.append(Line((Word(told, True, ALARM),)))
    return Section(t("shown-answers", language, company=short(event.company)), tuple(lines))


def _priority(event: PriorityBids, after: Sequence[Event], language: str) -> Section:
    lines = []
    for seat, amount in sorted(event.bids, key=lambda bid: -bid[1]):
        parts: tuple[Part, ...] = (Who(seat, named=True),)
        if seat == event.winner:
            parts += (Word(t("wins-priority", language), True, GOOD),)
        lines.append(Line(parts, money(amount, language)))
    if event.winner is None:
        lines.append(Line((Word(t("tied-priority", language), True, ALARM),)))
    return Section(t("shown-priority", language), tuple(lines))


def _investments(event: InvestmentsShown, after: Sequence[Event], language: str) -> Section:
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


Maker = Callable[..., Section]
MAKERS: dict[type[Event], Maker] = {
    TradesShown: _trades,
    BidsShown: _bids,
    VotesShown: _votes,
    VoteSettled: _unasked,
    AnswersShown: _answers,
    PriorityBids: _priority,
    InvestmentsShown: _investments,
}
