"""The upper panels of the board: the top of every card, and the two players."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.card.head import above as card_above
from render.card.top import Head, Top
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import pill, seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import inks, panel, settled
from render.railroad_barons.shared.livery import plate, plate_width
from render.railroad_barons.shared.reading import limit
from render.railroad_barons.shared.words import told
from render.words import money
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View

MARGIN = 18


def above(top: Top, row: Head, language: str) -> Image.Image:
    """`render.card.head.above` in the palette of this game."""
    return card_above(top, row, language, inks())


class Person(NamedTuple):
    """What stands in a player's box. `sold`: Holdings that may not be bought again this round;
    `fresh`: the cash has just changed."""

    seat: int
    cash: int
    papers: int
    to_move: bool
    priority: bool
    investors: tuple[str, ...]
    sold: tuple[str, ...]
    fresh: bool


def persons(view: View, fresh: frozenset[int] = frozenset()) -> tuple[Person, ...]:
    """The two players as the table has them; the cash of those in `fresh` has just changed."""
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


@kept
def players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """The two players beside one another; what they are called and worth says the ranking."""
    lines = max(_flow(None, row, 0, 0, language) for row in rows)
    tall = 66 + 51 * lines
    canvas = panel(PHONE_WIDTH, tall + 8)
    for row in rows:
        _person(canvas, MARGIN + row.seat * (_WIDTH + _GAP), tall, row, language)
    return settled(canvas)


def _person(canvas: Canvas, x: float, tall: float, row: Person, language: str) -> None:
    look = seat_style(row.seat)
    box = (x, 2, x + _WIDTH, tall)
    canvas.box(box, WHITE if row.to_move else CARD, look.colour, radius=14, width=2)
    canvas.box((x, 2, x + _WIDTH, 60), look.tint, radius=14)
    canvas.box((x, 40, x + _WIDTH, 60), look.tint)
    width = 5 if row.to_move else 2
    canvas.box(box, None, look.colour, radius=14, width=width)
    seat_badge(canvas, x + 36, 32, 20, row.seat)
    short = told("papers-short", language, count=str(row.papers), limit=str(limit()))
    right = x + _WIDTH - _PAD
    over = row.papers > limit()
    canvas.text(right, 46, short, 35, ALARM if over else INK, bold=over, anchor="rs")
    paper = right - text_width(short, 35, over) - 42
    _paper(canvas, paper, 19)
    _cash(canvas, x + 74, paper - 16, row, language)
    _flow(canvas, row, x + _PAD, 64, language)


def _cash(canvas: Canvas, x: float, end: float, row: Person, language: str) -> None:
    """The cash between these edges, named if there is room."""
    word, amount = f"{told('sum-cash', language)} ", money(row.cash, language)
    wide = text_width(amount, 40, True)
    if x + text_width(word, 35) + wide <= end:
        canvas.text(x, 46, word, 35, INK)
        x += text_width(word, 35)
    canvas.text(x, 46, amount, 40, INK, bold=True)
    if row.fresh:
        canvas.box((x - 6, 9, x + wide + 6, 56), None, FRESH, radius=9, width=4)


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
            _part(canvas, kind, what, (x + at, y + 51 * line, width), language)
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
