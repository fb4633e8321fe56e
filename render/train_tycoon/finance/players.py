"""The players as a panel, in player order: cash and loans, what they are worth, and whether a
secret choice of theirs is still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    seat_style,
    text_width,
)
from render.pieces import seat_badge
from render.train_tycoon.shared.chips import check, flag, loan_chip
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.reading import order_of, out, worth
from render.train_tycoon.shared.terms import t
from render.words import money
from rules.train_tycoon.model.play import cash, loans
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View

MARGIN, _GAP = 18, 12
_WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) // 2
_TALL = 104


class Person(NamedTuple):
    """What stands in a player's box. `place` in player order, 0 while there is none; `choosing`:
    None if not asked for a secret choice, else whether it is still out."""

    seat: int
    place: int
    name: str
    net: int
    worth: int
    to_move: bool
    choosing: bool | None


def persons(view: View, names: Sequence[str]) -> tuple[Person, ...]:
    """The players as the table has them, in player order; `names` as lettered."""
    table, asked = view.table, out(view)
    seated = table.phase not in (Phase.AUCTION, Phase.SEATING)
    return tuple(
        Person(
            seat,
            place if seated else 0,
            names[seat],
            table.players[seat].net,
            worth(table, seat),
            seat in view.to_move,
            asked.get(seat),
        )
        for place, seat in enumerate(order_of(table), 1)
    )


def players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """The players, two in a line."""
    lines = -(-len(rows) // 2)
    whole = settled(panel(PHONE_WIDTH, (_TALL + _GAP) * lines + 2))
    for number, row in enumerate(rows):
        x = MARGIN + (number % 2) * (_WIDTH + _GAP)
        whole.paste(_person(row, language), (x, 2 + (_TALL + _GAP) * (number // 2)))
    return whole


@kept
def _person(row: Person, language: str) -> Image.Image:
    """A player's box. Kept by itself: of several players at most one or two change at a time."""
    look = seat_style(row.seat)
    canvas = panel(_WIDTH, _TALL)
    box = (0, 0, _WIDTH, _TALL)
    canvas.box(box, WHITE if row.to_move else CARD, look.colour, radius=14, width=2)
    canvas.box((0, 0, _WIDTH, 52), look.tint, radius=14)
    canvas.box((0, 30, _WIDTH, 52), look.tint)
    canvas.box(box, None, look.colour, radius=14, width=6 if row.to_move else 2)
    seat_badge(canvas, 34, 27, 18, row.seat)
    amount = money(cash(row.net), language)
    canvas.text(_WIDTH - 14, 41, amount, 42, INK, bold=True, anchor="rs")
    room = _WIDTH - 64 - 14 - text_width(amount, 42, True) - 12
    canvas.text(64, 41, fit(row.name, 37, room, True), 37, INK, bold=True)
    _below(canvas, row, language)
    return settled(canvas)


def _below(canvas: Canvas, row: Person, language: str) -> None:
    """The second line: who begins (the others follow in their order), loans, the state of a
    secret choice, worth as far as there is room."""
    left, base, right = 16.0, 89, _WIDTH - 14
    if row.place == 1:
        flag(canvas, left - 2, base)
        word = t("begins", language)
        left += 38
        if row.net >= 0 or row.choosing is None:
            canvas.text(left, base, word, 34, SOFT_INK)
            left += 14 + text_width(word, 34)
    if row.net < 0:
        left = loan_chip(canvas, left, base - 12, loans(row.net), language) + 14
    if row.choosing is not None:
        ink: Colour = ALARM if row.choosing else GOOD
        word = t("out" if row.choosing else "done", language)
        if not row.choosing:
            check(canvas, left, base)
            left += 36
        canvas.text(left, base, word, 34, ink, bold=True)
        left += text_width(word, 34, True) + 14
    amount = money(row.worth, language)
    for told in (t("worth", language, sum=amount), amount):
        if text_width(told, 34) <= right - left:
            canvas.text(right, base, told, 34, INK, anchor="rs")
            break
