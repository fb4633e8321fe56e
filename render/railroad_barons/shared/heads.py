"""The upper panels of the board: the top of every card, and the two players."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.card.head import render_card_top as card_above
from render.card.top import Head, Top
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    INK,
    PHONE_WIDTH,
    SOFT_INK,
    WHITE,
    seat_style,
    text_width,
)
from render.pieces import draw_pill, draw_seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import draw_plate, plate_width
from render.railroad_barons.shared.palettes import palette, panel, quantize
from render.railroad_barons.shared.table_values import certificate_limit
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View

MARGIN = 18


def top_panel(top: Top, row: Head, language: str) -> Image.Image:
    """Return ranking and head as a panel in the palette of the game."""
    return card_above(top, row, language, palette())


class Person(NamedTuple):
    """The contents of a player's box. `sold`: Holdings that may not be bought again this round;
    `fresh`: the cash has just changed."""

    seat: int
    cash: int
    papers: int
    to_move: bool
    priority: bool
    investors: tuple[str, ...]
    sold: tuple[str, ...]
    fresh: bool


def build_persons(view: View, fresh: frozenset[int] = frozenset()) -> tuple[Person, ...]:
    """Return the two players as the table has them; the cash of those in `fresh` has just
    changed."""
    table = view.table
    sold = [(), ()] if table.stock is None else [tuple(row) for row in table.stock.sold]
    return tuple(
        Person(
            seat,
            player.cash,
            len(player.certificates),
            seat in view.to_move,
            table.priority == seat and table.phase is not Phase.OVER,
            tuple(player.investors),
            sold[seat] if table.options.rebuy == "round" else (),
            seat in fresh,
        )
        for seat, player in enumerate(table.players)
    )


_GAP = 12
_WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) / 2
_PAD = 12


@cached
def render_players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """Return the two players side by side; the ranking shows their names and worth."""
    lines = max(_draw_chips(None, row, 0, 0, language) for row in rows)
    height = 66 + 51 * lines
    canvas = panel(PHONE_WIDTH, height + 8)
    for row in rows:
        _draw_person(canvas, MARGIN + row.seat * (_WIDTH + _GAP), height, row, language)
    return quantize(canvas)


def _draw_person(canvas: Canvas, x: float, height: float, row: Person, language: str) -> None:
    style = seat_style(row.seat)
    box = (x, 2, x + _WIDTH, height)
    canvas.box(box, WHITE if row.to_move else CARD, style.colour, radius=14, width=2)
    canvas.box((x, 2, x + _WIDTH, 60), style.tint, radius=14)
    canvas.box((x, 40, x + _WIDTH, 60), style.tint)
    width = 5 if row.to_move else 2
    canvas.box(box, None, style.colour, radius=14, width=width)
    draw_seat_badge(canvas, x + 36, 32, 20, row.seat)
    count_text = picture_text(
        "papers-short", language, count=str(row.papers), limit=str(certificate_limit())
    )
    right = x + _WIDTH - _PAD
    is_over_limit = row.papers > certificate_limit()
    canvas.text(
        right, 46, count_text, 35, ALARM if is_over_limit else INK, bold=is_over_limit, anchor="rs"
    )
    paper_left = right - text_width(count_text, 35, is_over_limit) - 42
    _draw_certificate(canvas, paper_left, 19)
    _draw_cash(canvas, x + 74, paper_left - 16, row, language)
    _draw_chips(canvas, row, x + _PAD, 64, language)


def _draw_cash(canvas: Canvas, x: float, end: float, row: Person, language: str) -> None:
    """Draw the cash between these edges, with its name if there is room."""
    word, amount = f"{picture_text('sum-cash', language)} ", money(row.cash, language)
    amount_width = text_width(amount, 40, True)
    if x + text_width(word, 35) + amount_width <= end:
        canvas.text(x, 46, word, 35, INK)
        x += text_width(word, 35)
    canvas.text(x, 46, amount, 40, INK, bold=True)
    if row.fresh:
        canvas.box((x - 6, 9, x + amount_width + 6, 56), None, FRESH, radius=9, width=4)


def _draw_certificate(canvas: Canvas, x: float, y: float) -> None:
    """Draw a small certificate with its upper left corner at x, y."""
    canvas.box((x, y, x + 32, y + 28), WHITE, SOFT_INK, radius=3, width=3)
    for line in (9, 16):
        canvas.line([(x + 7, y + line), (x + 25, y + line)], SOFT_INK, 2)


def _draw_chips(canvas: Canvas | None, row: Person, x: float, y: float, language: str) -> int:
    """Draw Priority Deal, Investors and Holdings sold, in lines. Return the number of lines.

    Without a canvas it only counts."""
    parts: list[tuple[str, str, float]] = []
    if row.priority:
        word = picture_text("priority", language)
        parts.append(("priority", word, text_width(word, 33, True) + 22))
    parts += [("investor", i, signs.investor_width(i, language)) for i in row.investors]
    if row.sold:
        word = picture_text("sold", language)
        parts.append(("word", word, text_width(word, 33)))
        parts += [("sold", name, plate_width(name, 33)) for name in row.sold]
    room, used, line = _WIDTH - 2 * _PAD, 0.0, 0
    for kind, text, width in parts:
        next_width = plate_width(row.sold[0], 33) + 10 if kind == "word" else 0
        if used and used + width + next_width > room:
            used, line = 0.0, line + 1
        if canvas is not None:
            _draw_chip(canvas, kind, text, (x + used, y + 51 * line, width), language)
        used += width + 10
    return line + 1 if parts else 0


def _draw_chip(
    canvas: Canvas, kind: str, text: str, place: tuple[float, float, float], language: str
) -> None:
    x, y, width = place
    if kind == "priority":
        draw_pill(canvas, x + width / 2, y + 25, text, 33, INK, WHITE)
    elif kind == "investor":
        signs.draw_investor(canvas, x, y + 2, text, language)
    elif kind == "word":
        canvas.text(x, y + 37, text, 33, SOFT_INK)
    else:
        draw_plate(canvas, x, y + 1, text, size=33, width=width)
