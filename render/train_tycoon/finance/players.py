"""The players as a panel, in player order: cash and loans, worth, and whether a secret
choice is still pending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.image_cache import cached
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
from render.pieces import draw_seat_badge
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import draw_flag, draw_loan_chip, draw_tick
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import pending_choices, player_order, worth
from render.words import money
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View

MARGIN, _GAP = 18, 12
_WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) // 2
_HEIGHT = 104


class Person(NamedTuple):
    """The contents of a player's box. `place` in player order, 0 while there is none;
    `choosing`: whether a secret choice is still pending, None if not asked."""

    seat: int
    place: int
    name: str
    net: int
    worth: int
    to_move: bool
    choosing: bool | None


def build_persons(view: View, names: Sequence[str]) -> tuple[Person, ...]:
    """Return the players as the table has them, in player order; `names` are in characters that
    the font has."""
    table, pending = view.table, pending_choices(view)
    has_order = table.phase not in (Phase.AUCTION, Phase.SEATING)
    return tuple(
        Person(
            seat,
            place if has_order else 0,
            names[seat],
            table.players[seat].net,
            worth(table, seat),
            seat in view.to_move,
            pending.get(seat),
        )
        for place, seat in enumerate(player_order(table), 1)
    )


def render_players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """Return the players, two in a line."""
    lines = -(-len(rows) // 2)
    image = quantize(panel(PHONE_WIDTH, (_HEIGHT + _GAP) * lines + 2))
    for number, row in enumerate(rows):
        x = MARGIN + (number % 2) * (_WIDTH + _GAP)
        image.paste(_render_person(row, language), (x, 2 + (_HEIGHT + _GAP) * (number // 2)))
    return image


@cached
def _render_person(row: Person, language: str) -> Image.Image:
    """Return a player's box. It is cached by itself, since at most one or two of the players
    change at a time."""
    style = seat_style(row.seat)
    canvas = panel(_WIDTH, _HEIGHT)
    box = (0, 0, _WIDTH, _HEIGHT)
    canvas.box(box, WHITE if row.to_move else CARD, style.colour, radius=14, width=2)
    canvas.box((0, 0, _WIDTH, 52), style.tint, radius=14)
    canvas.box((0, 30, _WIDTH, 52), style.tint)
    canvas.box(box, None, style.colour, radius=14, width=6 if row.to_move else 2)
    draw_seat_badge(canvas, 34, 27, 18, row.seat)
    amount = money(cash(row.net), language)
    canvas.text(_WIDTH - 14, 41, amount, 42, INK, bold=True, anchor="rs")
    room = _WIDTH - 64 - 14 - text_width(amount, 42, True) - 12
    canvas.text(64, 41, fit(row.name, 37, room, True), 37, INK, bold=True)
    _draw_second_line(canvas, row, language)
    return quantize(canvas)


def _draw_second_line(canvas: Canvas, row: Person, language: str) -> None:
    """Draw the second line: who begins (the others follow in their order), loans, the state of
    a secret choice, and worth if there is room."""
    left, base, right = 16.0, 89, _WIDTH - 14
    if row.place == 1:
        draw_flag(canvas, left - 2, base)
        word = t("begins", language)
        left += 38
        if row.net >= 0 or row.choosing is None:
            canvas.text(left, base, word, 34, SOFT_INK)
            left += 14 + text_width(word, 34)
    if row.net < 0:
        left = draw_loan_chip(canvas, left, base - 12, loans(row.net), language) + 14
    if row.choosing is not None:
        ink: Colour = ALARM if row.choosing else GOOD
        word = t("out" if row.choosing else "done", language)
        if not row.choosing:
            draw_tick(canvas, left, base)
            left += 36
        canvas.text(left, base, word, 34, ink, bold=True)
        left += text_width(word, 34, True) + 14
    amount = money(row.worth, language)
    for worth_text in (t("worth", language, sum=amount), amount):
        if text_width(worth_text, 34) <= right - left:
            canvas.text(right, base, worth_text, 34, INK, anchor="rs")
            break
