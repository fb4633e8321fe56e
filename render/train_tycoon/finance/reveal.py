"""The outcome of a sealed round, when all choices are revealed at once: orders face to
face, who exchanged with whom, and the money."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import data.train_tycoon as facts
from render.alt import truncate
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part, heights, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Row, rule
from render.layout.text import Name, Paragraph, Text, label
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.strokes import arrow_head
from render.paint.style import ALARM, GOOD, INK, SOFT_INK, TALLEST, Colour
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.words import short_name, t
from render.words import money
from rules.game import Event
from rules.train_tycoon.model import events as e


def stack_with_news(
    parts: Sequence[Part],
    events: Sequence[Event],
    names: Sequence[str],
    language: str,
    spare: Iterable[Part] = (),
) -> Picture:
    """Return a picture of the parts, at the end `spare` ones, and below the first one what `events`
    revealed, as far as there is room."""
    room = TALLEST - heights(parts)
    fits = [part for part in spare if part.image.height <= room]
    news = render_latest(events, names, language, room - heights(fits))
    return stack_parts([parts[0], *news, *parts[1:], *fits])


def render_latest(
    events: Sequence[Event], names: Sequence[str], language: str, room: float
) -> list[Part]:
    """Return the latest revelations as parts of another picture, as many as `room` pixels allow.
    `names` are in characters that the font has."""
    parts: list[Part] = []
    consequences: list[Event] = []
    for event in reversed(events):
        if type(event) not in SECTIONS:
            consequences.insert(0, event)
            continue
        part = _Section(names, language).lay_out(event, consequences)
        consequences = []
        if part.image.height > room:
            break
        room -= part.image.height
        parts.insert(0, part)
    return parts


class _Section:
    """One thing that was revealed: a title, and lines of parts from the left with a sum at the
    right."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self._names, self.language = names, language
        self._lines: list[Box] = []

    def lay_out(self, event: Event, after: Sequence[Event]) -> Part:
        """Return what the event revealed; `after` are its consequences, the events before the next
        revelation."""
        title = Paragraph(SECTIONS[type(event)](self, event, after), 40, bold=True)
        ruled = [box for line in self._lines for box in (rule(1.5), line)]
        body = Column(*ruled, gap=2, separator="; ")
        return lay_out(Card(Column(title, body, gap=4, separator=": "), pad=(14, 8)), top=8)

    def t(self, key: str, **values: object) -> str:
        return t(key, self.language, **values)

    def money(self, dollars: int) -> str:
        return money(dollars, self.language)

    def add_line(self, *parts: Box, right: str = "") -> None:
        end = [Text(right, 38, bold=True)] if right else []
        self._lines.append(Row(Row(*parts, gap=16), fill(), *end, separator=": "))

    def add_word(self, key: str, ink: Colour, **values: object) -> None:
        """Add a line with a text only, in bold unless it says that nothing happened."""
        self.add_line(word(self.t(key, **values), ink, bold=ink is not SOFT_INK))

    def seat_box(self, seat: int, *, named: bool = False) -> Box:
        """Return a seat, with its name if there is room for one."""
        if not named:
            return badge(seat, 17, words=truncate(self._names[seat], 16))
        return Row(badge(seat, 17), Name(self._names[seat], 36, cut_to=100))

    def holder(self, holder: int | str, company: str) -> Box:
        """Return who gives or takes a share: a player, the bank, or the company itself."""
        if isinstance(holder, int):
            return self.seat_box(holder, named=True)
        return label(self.t("column-bank"), 36) if holder == "bank" else company_box(company)

    def groups(self, choices: Iterable[tuple[str, Colour, Sequence[int]]]) -> list[Box]:
        """Return who has made each choice: its text, its colour, and the seats."""
        parts: list[Box] = []
        for key, ink, seats in choices:
            if seats:
                parts += [word(self.t(key), ink, bold=True), *map(self.seat_box, seats)]
        return parts


def word(text: str, ink: Colour = INK, *, bold: bool = False) -> Box:
    return Name(text, 36, ink, bold=bold, words=text)


def company_box(company: str) -> Box:
    return plate(company, size=33, width=118)


def arrow(ink: Colour = INK) -> Box:
    """Return an arrow from what stands left of it to what stands right of it."""
    return Sprite(_draw_arrow, ink, room=(62, 30), words="→")


def _draw_arrow(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    ends = [(x - 30, y), (x + 30, y)]
    canvas.line([ends[0], (x + 16, y)], ink, 7)
    canvas.polygon(arrow_head(ends, 18), ink)


def _share_moves(events: Sequence[Event], company: str) -> Iterator[tuple[e.SharesMoved, int]]:
    """Yield the moved shares of a company, each with the payment just before in dollars."""
    paid = 0
    for event in events:
        if isinstance(event, e.SharesMoved) and event.company == company:
            yield event, paid
        elif isinstance(event, e.Paid):
            paid = event.amount


# The sections: each adds its lines and returns its title.


def _show_trades(section: _Section, event: e.TradesShown, after: Sequence[Event]) -> str:
    """Show who buys, sells and passes face to face, then each exchange with its money."""
    choices = [
        (f"order-{order}", ink, [seat for seat, _, counted in event.orders if counted == order])
        for order, ink in (("buy", GOOD), ("sell", ALARM), ("pass", SOFT_INK))
    ]
    section.add_line(*section.groups(choices))
    for seat, chosen, counted in event.orders:
        if chosen != counted:
            section.add_line(section.seat_box(seat), word(section.t(f"void-{chosen}"), SOFT_INK))
    moves = list(_share_moves(after, event.company))
    for move, price in moves:
        giver, taker = (section.holder(holder, move.company) for holder in (move.giver, move.taker))
        section.add_line(giver, arrow(), taker, right=section.money(price))
    if not moves:
        section.add_word("no-exchange", SOFT_INK)
    return section.t("shown-trades", company=short_name(event.company))


def _show_bids(section: _Section, event: e.BidsShown, after: Sequence[Event]) -> str:
    for company, offer, price, valid in event.bids:
        is_named = offer in ("merger", "none")
        ink = INK if valid or not is_named else SOFT_INK
        parts = [
            company_box(company),
            word(section.t(f"{'bid' if is_named else 'level'}-{offer}"), ink),
        ]
        if not valid and offer != "none":
            key = "bid-void-merger" if offer == "merger" else "bid-void"
            parts.append(word(section.t(key), ALARM))
        section.add_line(*parts, right=section.money(price) if price else "")
    for later in after:
        if isinstance(later, e.PriceMoved):
            old, new = (section.money(dollars) for dollars in (later.before, later.after))
            rises = word(section.t("rises"), SOFT_INK)
            section.add_line(rises, word(old), arrow(GOOD), word(new, bold=True))
    return section.t("shown-bids", target=short_name(event.target))


def _show_votes(
    section: _Section, event: e.VotesShown | e.VoteSettled, after: Sequence[Event]
) -> str:
    """Show who voted how, if players needed to vote, and the result in one company; the other may
    still have to vote. The title says whose holders voted on what."""
    for voice, ink in (("for", GOOD), ("against", ALARM), ("abstain", SOFT_INK)):
        votes = event.votes if isinstance(event, e.VotesShown) else ()
        rows = [(seat, count) for seat, count, said in votes if said == voice]
        parts: list[Box] = [word(section.t(f"voice-{voice}"), ink, bold=True)]
        for seat, count in rows:
            parts += [section.seat_box(seat), word(str(count))]
        if rows:
            section.add_line(*parts, right=str(sum(count for _, count in rows)))
    key, ink = ("passed", GOOD) if event.passed else ("failed", ALARM)
    section.add_word(key, ink, of=short_name(event.of))
    for later in after:
        if isinstance(later, e.TookOver):
            takes = word(section.t("takes-over"), bold=True)
            section.add_line(company_box(later.bidder), takes, company_box(later.target))
    bid = event.proposal
    values = {"of": short_name(event.of), "bidder": short_name(bid.company)}
    key = "vote-merger" if bid.kind == "merger" else "vote-offer"
    return section.t(key, price=section.money(bid.price), **values)


def _show_answers(section: _Section, event: e.AnswersShown, after: Sequence[Event]) -> str:
    """Show who takes part in the IPO, and the shares sold."""
    yes, no = ([seat for seat, said in event.answers if said is wanted] for wanted in (True, False))
    if yes or no:
        choices = (("answer-yes", GOOD, yes), ("answer-no", SOFT_INK, no))
        section.add_line(*section.groups(choices))
    for move, price in _share_moves(after, event.company):
        if isinstance(move.taker, int):
            count = word(section.t("issued", count=move.count))
            section.add_line(
                section.seat_box(move.taker, named=True), count, right=section.money(price)
            )
    for later in after:
        if isinstance(later, e.Floated) and later.company == event.company:
            section.add_word("floated", GOOD)
        elif isinstance(later, e.IpoFailed) and later.company == event.company:
            least = str(facts.finance().ipo_min_shares)
            section.add_word("not-floated", ALARM, shares=later.shares, least=least)
    return section.t("shown-answers", company=short_name(event.company))


def _show_priority(section: _Section, event: e.PriorityBids, after: Sequence[Event]) -> str:
    for seat, amount in sorted(event.bids, key=lambda bid: -bid[1]):
        parts = [section.seat_box(seat, named=True)]
        if seat == event.winner:
            parts.append(word(section.t("wins-priority"), GOOD, bold=True))
        section.add_line(*parts, right=section.money(amount))
    if event.winner is None:
        section.add_word("tied-priority", ALARM)
    return section.t("shown-priority")


def _show_investments(section: _Section, event: e.InvestmentsShown, after: Sequence[Event]) -> str:
    for seat, hex_, dollars, multiplier, company in event.markers:
        sum_ = word(f"{section.money(dollars)} × {multiplier}")
        parts = [section.seat_box(seat), word(hex_, SOFT_INK), sum_, arrow()]
        parts.append(company_box(company) if company else word(section.t("nobody"), SOFT_INK))
        section.add_line(*parts, right=section.money(dollars * multiplier if company else 0))
    return section.t("shown-investments")


SECTIONS: dict[type[Event], Callable[..., str]] = {
    e.TradesShown: _show_trades,
    e.BidsShown: _show_bids,
    e.VotesShown: _show_votes,
    e.VoteSettled: _show_votes,
    e.AnswersShown: _show_answers,
    e.PriorityBids: _show_priority,
    e.InvestmentsShown: _show_investments,
}
