"""Who owns what: deeds and engines by seat, the imaginary owner, and what the bank still sells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import data.rail_baron as facts
from data.rail_baron import Railroad
from data.texts import money, say
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    legible_name,
    seat_style,
    text_width,
)
from render.pieces import draw_pill, draw_seat_badge, draw_title
from render.rail_baron.players.chip import CHIP_HEIGHT, draw_cash_or_lock, draw_deed
from render.rail_baron.players.deeds_alt import alt_text, describe_auction
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView, View

MARGIN = 22
PAD = 14
GAP = 10
COLUMNS = 3
HEAD = 68
SECOND = 60
BOTTOM = 16
INNER = PHONE_WIDTH - 2 * MARGIN - 2 * PAD
CHIP_WIDTH = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
_ENGINE_GROUND: dict[str, tuple[Colour, Colour]] = {
    "Freight": (WHITE, INK),
    "Express": (RULE, INK),
    "SuperChief": (INK, WHITE),
}

HeadPainter = Callable[[Canvas, float], None]


@dataclass(frozen=True, slots=True)
class _Section:
    """A card: `head` draws the lines above the deeds from the top y, `tint` is their background."""

    head: HeadPainter
    tint: Colour
    deeds: tuple[Railroad, ...] = ()
    two_lines: bool = True

    @property
    def head_height(self) -> int:
        return HEAD + (SECOND if self.two_lines else 0)

    @property
    def height(self) -> int:
        rows = -(-len(self.deeds) // COLUMNS)
        if not rows:
            return self.head_height + (8 if self.two_lines else 2)
        return self.head_height + rows * (CHIP_HEIGHT + GAP) - GAP + BOTTOM


def render_deeds(view: View, names: Sequence[str], language: str) -> Picture:
    """Return everybody's property as the view shows it, 1000 pixels wide; cash of None is secret.

    Railroads are in order of their list price, most expensive first; one that is being
    auctioned is shown only there."""
    shown = [legible_name(name, seat, language) for seat, name in enumerate(names)]
    sections = [_seat_section(view, seat, shown, language) for seat in view.seats]
    if len(view.seats) == 2:
        sections.append(_third_owner_section(view, language))
    if view.auction is not None:
        sections.append(_auction_section(view, shown, language))
    if view.set_aside:
        sections.append(_set_aside_section(view, language))
    sections.append(_bank_section(view, language))
    top = 132
    height = top + sum(section.height + MARGIN for section in sections)
    canvas = Canvas(PHONE_WIDTH, height)
    owned = len(view.third_owner) + sum(len(seat.railroads) for seat in view.seats)
    sub = say("charts-deeds-sub", language, owned=owned, all=len(facts.railroads()))
    draw_title(canvas, MARGIN, 14, say("charts-deeds", language), sub)
    y = float(top)
    for section in sections:
        _draw_section(canvas, section, y, language)
        y += section.height + MARGIN
    return picture(canvas.finish(), alt_text(view, names, language))


def _deed_rows(view: View, marks: Iterable[str]) -> tuple[Railroad, ...]:
    """Return the railroads by falling price, without the one being auctioned."""
    auctioned = view.auction.railroad if view.auction is not None else None
    wanted = set(marks) - {auctioned}
    return tuple(
        sorted((row for row in facts.railroads() if row.mark in wanted), key=lambda r: -r.price)
    )


def _draw_section(canvas: Canvas, section: _Section, y: float, language: str) -> None:
    left, right = MARGIN, PHONE_WIDTH - MARGIN
    bottom = y + section.height
    canvas.box((left, y, right, bottom), CARD, RULE, radius=14, width=2)
    canvas.box((left + 2, y + 2, right - 2, y + HEAD), section.tint, radius=13)
    if section.two_lines:
        canvas.box((left + 2, y + HEAD / 2, right - 2, y + HEAD), section.tint)
    section.head(canvas, y)
    top = y + section.head_height + 2
    for number, row in enumerate(section.deeds):
        column, line = number % COLUMNS, number // COLUMNS
        x = left + PAD + column * (CHIP_WIDTH + GAP)
        draw_deed(canvas, x, top + line * (CHIP_HEIGHT + GAP), CHIP_WIDTH, row, language)


def _seat_section(view: View, seat: SeatView, names: Sequence[str], language: str) -> _Section:
    def head(canvas: Canvas, y: float) -> None:
        _draw_name_line(canvas, y, view, seat, names[seat.seat], language)
        if not seat.bankrupt:
            _draw_facts_line(canvas, y + HEAD, seat, view.phase is Phase.OVER, language)

    tint = seat_style(seat.seat).tint
    return _Section(head, tint, _deed_rows(view, seat.railroads), not seat.bankrupt)


def _draw_name_line(
    canvas: Canvas, y: float, view: View, seat: SeatView, name: str, language: str
) -> None:
    base = y + HEAD / 2 + 15
    right = float(PHONE_WIDTH - MARGIN - PAD)
    draw_seat_badge(canvas, MARGIN + 42, y + HEAD / 2 + 1, 23, seat.seat)
    if not seat.bankrupt:
        right = draw_cash_or_lock(canvas, right, base, seat.cash, 40, language) - 24
    for text, ground in _seat_states(view, seat, language):
        half = text_width(text, SMALLEST, True) / 2 + SMALLEST * 0.32
        draw_pill(canvas, right - half, y + HEAD / 2 + 1, text, SMALLEST, ground, WHITE)
        right -= 2 * half + 14
    left = MARGIN + 82
    canvas.text(left, base, fit(name, 42, right - left, True), 42, INK, bold=True)


def _seat_states(view: View, seat: SeatView, language: str) -> list[tuple[str, Colour]]:
    states: list[tuple[str, Colour]] = []
    if seat.seat == view.winner:
        states.append((say("charts-winner", language), GOOD))
    if seat.bankrupt:
        states.append((say("charts-bankrupt", language), SOFT_INK))
    elif seat.declared and view.phase is not Phase.OVER:
        states.append((say("charts-declared", language), ALARM))
    if seat.seat in view.to_move and view.phase is not Phase.OVER:
        states.append((say("charts-to-move", language), INK))
    return states


def _draw_facts_line(canvas: Canvas, y: float, seat: SeatView, over: bool, language: str) -> None:
    """Draw engine, home and destination, and the total of list prices if there is room."""
    base = y + SECOND / 2 + 11
    engine = say(f"charts-engine-{seat.engine}", language)
    ground, fill = _ENGINE_GROUND[seat.engine]
    left = MARGIN + PAD + text_width(engine, SMALLEST, True) / 2 + SMALLEST * 0.32
    box = draw_pill(canvas, left, y + SECOND / 2, engine, SMALLEST, ground, fill, outline=INK)
    x, right = box[2] + 20, float(PHONE_WIDTH - MARGIN - PAD)
    for label, city in _labelled_cities(seat, over, language):
        for text, bold, ink in ((label, False, SOFT_INK), (city, True, INK)):
            shown = fit(text, 34, right - x, bold)
            canvas.text(x, base, shown, 34, ink, bold=bold)
            x += text_width(shown, 34, bold) + 10
        x += 16
    worth = say("charts-deeds-worth", language, sum=money(_total_price(seat.railroads), language))
    if seat.railroads and x + text_width(worth, SMALLEST) <= right:
        canvas.text(right, base, worth, SMALLEST, SOFT_INK, anchor="rs")


def _labelled_cities(seat: SeatView, over: bool, language: str) -> list[tuple[str, str]]:
    """Return labels and cities: home and, until the game is over, where the train is bound."""
    places: list[tuple[str, str]] = []
    if seat.home:
        places.append((say("charts-home", language), seat.home))
    if over:
        return places
    if seat.declared:
        places.append((say("charts-bound-else", language), seat.alternate or "–"))
    elif seat.destination is not None:
        places.append((say("charts-bound", language), seat.destination))
    return places


def _total_price(marks: Iterable[str]) -> int:
    wanted = set(marks)
    return sum(row.price for row in facts.railroads() if row.mark in wanted)


def _plain_head(name: str, sub: str, *, notice: str = "", badge: bool = False) -> HeadPainter:
    """Return the head of a card that is no seat's, with a notice flush right."""

    def head(canvas: Canvas, y: float) -> None:
        left, right = MARGIN + PAD + 4, PHONE_WIDTH - MARGIN - PAD
        if badge:
            draw_seat_badge(canvas, MARGIN + 42, y + HEAD / 2, 23, None)
            left = MARGIN + 82
        base = y + HEAD / 2 + 15
        canvas.text(left, base, name, 42, INK, bold=True)
        if notice:
            room = right - left - text_width(name, 42, True) - 24
            shown = fit(notice, 34, room, True)
            canvas.text(right, base - 2, shown, 34, ALARM, bold=True, anchor="rs")
        base = y + HEAD + SECOND / 2 + 11
        left = MARGIN + PAD + 4
        canvas.text(left, base, fit(sub, 34, right - left), 34, SOFT_INK)

    return head


def _third_owner_section(view: View, language: str) -> _Section:
    sub = say("charts-third-fees", language)
    head = _plain_head(say("charts-third", language), sub, badge=True)
    return _Section(head, seat_style(None).tint, _deed_rows(view, view.third_owner))


def _set_aside_section(view: View, language: str) -> _Section:
    sub = say("charts-set-aside-until", language)
    return _Section(
        _plain_head(say("charts-set-aside", language), sub), RULE, _deed_rows(view, view.set_aside)
    )


def _auction_section(view: View, names: Sequence[str], language: str) -> _Section:
    assert view.auction is not None
    seller, bid = describe_auction(view.auction, names, language)
    row = tuple(row for row in facts.railroads() if row.mark == view.auction.railroad)
    head = _plain_head(say("charts-hammer", language), f"{seller}. {bid}.")
    return _Section(head, RULE, row)


def _bank_section(view: View, language: str) -> _Section:
    notice = ""
    if view.sold_out:
        fee = money(facts.numbers().fee_rival_after_all_sold, language)
        notice = say("charts-sold-out", language, fee=fee)
    sub = say("charts-bank-sells" if view.bank else "charts-bank-empty", language)
    head = _plain_head(say("charts-bank", language), sub, notice=notice)
    return _Section(head, RULE, _deed_rows(view, view.bank))
