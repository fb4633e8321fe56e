"""The players as a panel, in the order of their Player Order cards: cash and stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.baltimore_ohio.shared.inks import settled
from render.baltimore_ohio.shared.reading import stock
from render.baltimore_ohio.shared.words import told
from render.canvas import Canvas
from render.kept import kept
from render.pieces import seat_badge
from render.style import CARD, INK, PHONE_WIDTH, SOFT_INK, WHITE, fit, seat_style, text_width
from render.words import money
from rules.baltimore_ohio.model.view import View

MARGIN, _GAP = 18, 12
_WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) / 2
_TALL = 104


class Person(NamedTuple):
    """What stands in a player's box; `order` is the Player Order card."""

    seat: int
    order: int
    name: str
    cash: int
    stock: int
    to_move: bool


def persons(view: View, names: Sequence[str]) -> tuple[Person, ...]:
    """The players as the table has them, in player order; `names` as lettered."""
    table = view.table
    return tuple(
        Person(
            seat,
            place,
            names[seat],
            table.players[seat].cash,
            stock(table, seat),
            seat in view.to_move,
        )
        for place, seat in enumerate(table.player_order, 1)
    )


@kept
def players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """The players, two in a line."""
    lines = -(-len(rows) // 2)
    canvas = Canvas(PHONE_WIDTH, (_TALL + _GAP) * lines + 4)
    for number, row in enumerate(rows):
        x = MARGIN + (number % 2) * (_WIDTH + _GAP)
        _person(canvas, x, 2 + (_TALL + _GAP) * (number // 2), row, language)
    return settled(canvas)


def _person(canvas: Canvas, x: float, y: float, row: Person, language: str) -> None:
    look = seat_style(row.seat)
    box = (x, y, x + _WIDTH, y + _TALL)
    canvas.box(box, WHITE if row.to_move else CARD, look.colour, radius=14, width=2)
    canvas.box((x, y, x + _WIDTH, y + 54), look.tint, radius=14)
    canvas.box((x, y + 30, x + _WIDTH, y + 54), look.tint)
    canvas.box(box, None, look.colour, radius=14, width=5 if row.to_move else 2)
    seat_badge(canvas, x + 34, y + 28, 18, row.seat)
    amount = money(row.cash, language)
    canvas.text(x + _WIDTH - 14, y + 43, amount, 42, INK, bold=True, anchor="rs")
    room = _WIDTH - 64 - 14 - text_width(amount, 42, True) - 14
    canvas.text(x + 64, y + 42, fit(row.name, 37, room, True), 37, INK, bold=True)
    order = told("order", language, place=str(row.order))
    canvas.text(x + 14, y + 91, order, 34, SOFT_INK)
    worth = told("stock-worth", language, sum=money(row.stock, language))
    canvas.text(x + _WIDTH - 14, y + 91, worth, 34, INK, anchor="rs")
