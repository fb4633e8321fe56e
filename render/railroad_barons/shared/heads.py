"""The upper panels of the board: the round, what the table waits for, the two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.kept import kept
from render.pieces import pill, seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import settled
from render.railroad_barons.shared.livery import plate, plate_width
from render.railroad_barons.shared.reading import limit, stock
from render.railroad_barons.shared.words import told
from render.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    seat_style,
    text_width,
)
from render.words import money
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View

MARGIN = 18
HEAD = 114


@kept
def head(
    title: str, ask: str, seat: int | None, notice: str = "", ink: Colour = ALARM
) -> Image.Image:
    """The title and at its right a notice, below them a sentence with the badge of the seat it is
    about."""
    canvas = Canvas(PHONE_WIDTH, HEAD)
    canvas.text(MARGIN + 4, 50, title, 48, INK, bold=True)
    right = PHONE_WIDTH - MARGIN - 4
    canvas.text(right, 48, notice, 34, ink, bold=True, anchor="rs")
    x = MARGIN + 4.0
    if seat is not None:
        seat_badge(canvas, x + 20, 86, 19, seat)
        x += 52
    canvas.text(x, 98, fit(ask, 36, PHONE_WIDTH - MARGIN - x), 36, INK)
    return settled(canvas)


class Person(NamedTuple):
    """What stands in a player's box. `sold`: Holdings that may not be bought again this round."""

    seat: int
    name: str
    cash: int
    stock: int
    papers: int
    to_move: bool
    priority: bool
    investors: tuple[str, ...]
    sold: tuple[str, ...]


def persons(view: View, names: Sequence[str]) -> tuple[Person, ...]:
    """The two players as the table has them; `names` as lettered."""
    table = view.table
    sold = [(), ()] if table.stock is None else [tuple(row) for row in table.stock.sold]
    return tuple(
        Person(
            seat,
            names[seat],
            player.cash,
            stock(table, seat),
            len(player.certificates),
            seat in view.to_move,
            table.priority == seat and table.phase is not Phase.OVER,
            tuple(player.investors),
            sold[seat] if table.options.rebuy == "round" else (),
        )
        for seat, player in enumerate(table.players)
    )


_GAP = 12
_WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) / 2
_PAD = 12


@kept
def players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """The two players beside one another."""
    lines = max(_flow(None, row, 0, 0, language) for row in rows)
    tall = 116 + 54 * lines
    canvas = Canvas(PHONE_WIDTH, tall + 14)
    for row in rows:
        _person(canvas, MARGIN + row.seat * (_WIDTH + _GAP), tall, row, language)
    return settled(canvas)


def _person(canvas: Canvas, x: float, tall: float, row: Person, language: str) -> None:
    look = seat_style(row.seat)
    box = (x, 2, x + _WIDTH, tall)
    canvas.box(box, WHITE if row.to_move else CARD, look.colour, radius=14, width=2)
    canvas.box((x, 2, x + _WIDTH, 66), look.tint, radius=14)
    canvas.box((x, 40, x + _WIDTH, 66), look.tint)
    canvas.box(box, None, look.colour, radius=14, width=5 if row.to_move else 2)
    seat_badge(canvas, x + 36, 35, 20, row.seat)
    amount = money(row.cash, language)
    canvas.text(x + _WIDTH - _PAD, 50, amount, 44, INK, bold=True, anchor="rs")
    room = _WIDTH - 70 - _PAD - text_width(amount, 44, True) - 14
    canvas.text(x + 68, 49, fit(row.name, 38, room, True), 38, INK, bold=True)
    worth = told("stock-worth", language, sum=money(row.stock, language))
    canvas.text(x + _PAD, 104, worth, 35, INK)
    short = told("papers-short", language, count=str(row.papers), limit=str(limit()))
    right = x + _WIDTH - _PAD
    over = row.papers > limit()
    fill = ALARM if over else SOFT_INK
    canvas.text(right, 104, short, 35, fill, bold=over, anchor="rs")
    left = right - text_width(short, 35, over) - 42
    _paper(canvas, left, 77)
    _flow(canvas, row, x + _PAD, 114, language)


def _paper(canvas: Canvas, x: float, y: float) -> None:
    """A small certificate with its left upper corner at x, y."""
    canvas.box((x, y, x + 32, y + 28), WHITE, SOFT_INK, radius=3, width=3)
    for line in (9, 16):
        canvas.line([(x + 7, y + line), (x + 25, y + line)], SOFT_INK, 2)


def _flow(canvas: Canvas | None, row: Person, x: float, y: float, language: str) -> int:
    """Priority Deal, Investors and Holdings sold, in lines. Returns how many lines; without a
    canvas it only counts."""
    parts: list[tuple[str, str, float]] = []
    if row.priority:
        word = told("priority", language)
        parts.append(("priority", word, text_width(word, 33, True) + 22))
    parts += [("investor", i, signs.investor_width(i, language)) for i in row.investors]
    if row.sold:
        word = told("sold", language)
        parts.append(("word", word, text_width(word, 33)))
        parts += [("sold", name, plate_width(name, 33)) for name in row.sold]
    room, at, line = _WIDTH - 2 * _PAD, 0.0, 0
    for kind, what, width in parts:
        follows = plate_width(row.sold[0], 33) + 10 if kind == "word" else 0
        if at and at + width + follows > room:
            at, line = 0.0, line + 1
        if canvas is not None:
            _part(canvas, kind, what, (x + at, y + 54 * line, width), language)
        at += width + 10
    return line + 1 if parts else 0


def _part(
    canvas: Canvas, kind: str, what: str, at: tuple[float, float, float], language: str
) -> None:
    x, y, width = at
    if kind == "priority":
        pill(canvas, x + width / 2, y + 25, what, 33, INK, WHITE)
    elif kind == "investor":
        signs.investor(canvas, x, y + 2, what, language)
    elif kind == "word":
        canvas.text(x, y + 37, what, 33, SOFT_INK)
    else:
        plate(canvas, x, y + 1, what, size=33, width=width)
