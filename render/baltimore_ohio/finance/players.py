"""The players as a panel, in the order of their Player Order cards, with their cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Framed, Sprite
from render.layout.seats import badge
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, amount, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import SOFT_INK, seat_style
from render.words import money
from rules.baltimore_ohio.model.view import View


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


@cached
def render_players(rows: tuple[Person, ...], language: str) -> Image.Image:
    """Return the players, two in a line, with arrows in the order of play."""
    people = Grid([_person(n, row, language) for n, row in enumerate(rows)], 2, gap=28, line_gap=12)
    return lay_out(Column(label(picture_text("order", language)), people, gap=4)).image


def _person(number: int, row: Person, language: str) -> Box:
    style = seat_style(row.seat)
    name, cash = Name(row.name, 35, cut_to=80, grow=1), amount(money(row.cash, language))
    card = Card(
        Row(badge(row.seat), name, cash),
        ground=style.tint,
        edge=style.colour,
        line=5 if row.to_move else 2,
        radius=12,
        pad=(14, 6),
        grow=1,
    )
    arrow = Sprite(_draw_arrow, number, room=(0, 0))
    return Row(arrow, Framed(card, news=row.new, line=4, full=True), gap=0)


def _draw_arrow(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Draw an arrow before each but the first: between the two of a line, or in the margin."""
    if number:
        back = x - (22 if number % 2 else 16)
        canvas.polygon([(back, y - 12), (x - 5, y), (back, y + 12)], SOFT_INK)
