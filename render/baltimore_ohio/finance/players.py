"""The players as a panel, in the order of their Player Order cards, with their cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.palettes import panel, quantize
from render.baltimore_ohio.shared.words import picture_text
from render.paint.image_cache import cached
from render.paint.style import FRESH, INK, PHONE_WIDTH, SOFT_INK, WHITE, fit, seat_style, text_width
from render.pieces import draw_seat_badge
from render.words import money
from rules.baltimore_ohio.model.view import View

MARGIN, _GAP = 18, 28
_WIDTH = (PHONE_WIDTH - 2 * MARGIN - _GAP) // 2
_HEAD, _TALL, _PITCH = 42, 56, 64


class Person(NamedTuple):
    """The contents of a player's box; `new`: it has done something that the picture shows."""

    seat: int
    name: str
    cash: int
    to_move: bool
    new: bool


def build_persons(view: View, names: Sequence[str], fresh: News = NOTHING) -> tuple[Person, ...]:
    """Return the players as the table has them, in player order; `names` are in characters that
    the font has."""
    table = view.table
    return tuple(
        Person(
            seat, names[seat], table.players[seat].cash, seat in view.to_move, seat in fresh.acted
        )
        for seat in table.player_order
    )


def render_players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """Return the players, two in a line, with arrows in the order of play."""
    image = _render_background(len(rows), language).copy()
    for number, row in enumerate(rows):
        image.paste(_render_person(row, language), _box_corner(number))
    return image


def _box_corner(number: int) -> tuple[int, int]:
    return MARGIN + (number % 2) * (_WIDTH + _GAP), _HEAD + _PITCH * (number // 2)


@cached
def _render_background(count: int, language: str) -> Image.Image:
    """Return the heading, an arrow between the two of a line, and one before each further line."""
    canvas = panel(PHONE_WIDTH, _HEAD + _PITCH * -(-count // 2) + 6)
    canvas.text(MARGIN + 4, 33, picture_text("order", language), 33, SOFT_INK)
    for number in range(1, count):
        x, y = _box_corner(number)
        width = 17 if number % 2 else MARGIN - 6
        canvas.polygon(
            [(x - 5 - width, y + 16), (x - 5, y + 28), (x - 5 - width, y + 40)], SOFT_INK
        )
    return quantize(canvas)


@cached
def _render_person(row: Person, language: str) -> Image.Image:
    style, canvas = seat_style(row.seat), panel(_WIDTH, _TALL)
    box = (0, 0, _WIDTH, _TALL)
    canvas.box(box, style.tint, style.colour, radius=12, width=5 if row.to_move else 2)
    if row.new:
        canvas.box((5, 5, _WIDTH - 5, _TALL - 5), None, WHITE, radius=9, width=6)
        canvas.box((5, 5, _WIDTH - 5, _TALL - 5), None, FRESH, radius=9, width=4)
    draw_seat_badge(canvas, 36, 28, 19, row.seat)
    amount = money(row.cash, language)
    canvas.text(_WIDTH - 18, 42, amount, 38, INK, bold=True, anchor="rs")
    room = _WIDTH - 68 - 18 - text_width(amount, 38, True) - 14
    canvas.text(68, 41, fit(row.name, 35, room), 35, INK)
    return quantize(canvas)
