"""The players as a panel, in the order of their Player Order cards, with their cash."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import truncate
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.table_values import News
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Framed, Sprite
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, amount, label
from render.paint.canvas import Canvas
from render.paint.style import SOFT_INK, seat_style
from render.words import money
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.view import View


def render_players(view: View, names: Sequence[str], fresh: News, language: str) -> Part:
    """Return the players, two in a line, with arrows in the order of play; those that did something
    `fresh` are framed. `names` are in characters that the font has."""
    boxes = [
        _player(view, number, seat, names[seat], seat in fresh.acted, language)
        for number, seat in enumerate(view.table.player_order)
    ]
    order = label(picture_text("order", language), words="")
    people = Grid(boxes, 2, gap=28, line_gap=12, separator=". ")
    return lay_out(Column(order, people, gap=4))


def _player(
    view: View,
    number: int,
    seat: int,
    person: str,
    is_fresh: bool,
    language: str,
) -> Box:
    style, cash = seat_style(seat), money(view.table.players[seat].cash, language)
    stock = money(Position(view.table).stock_value(seat), language)
    values = {"name": truncate(person, 16), "cash": cash, "stock": stock}
    alt = picture_text("alt-player", language, **values).rstrip(".")
    card = Card(
        Row(badge(seat), Name(person, 35, cut_to=80, grow=1), amount(cash)),
        ground=style.tint,
        edge=style.colour,
        line=5 if seat in view.to_move else 2,
        radius=12,
        pad=(14, 6),
        grow=1,
        words=alt,
    )
    arrow = Sprite(_draw_arrow, number, room=(0, 0))
    return Row(arrow, Framed(card, news=is_fresh, line=4, full=True), gap=0)


def _draw_arrow(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Draw an arrow between the two of a line."""
    if number % 2:
        canvas.polygon([(x - 22, y - 12), (x - 5, y), (x - 22, y + 12)], SOFT_INK)
