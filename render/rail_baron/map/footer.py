"""What stands below the map, by person: the routes on offer, and every seat's train, destination
and railroads."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.layout.box import Box, Space, Sprite
from render.layout.part import lay_out
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Grid, Row
from render.layout.text import Name, Paragraph, Pill, Text
from render.legend import Sign, SignPainter, render_legend
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite
from render.paint.style import (
    ALARM,
    CARD,
    DARK,
    INK,
    LIGHT,
    PHONE_WIDTH,
    SMALLEST,
    SOFT_INK,
    seat_style,
)
from render.rail_baron.map import tokens
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.tokens import put
from render.rail_baron.map.ways import ROUTE_DASHES, route_letter
from render.words import cached_text

_MARGIN, _TOP = 24, 8


class SeatLine(NamedTuple):
    """Where a seat goes, the payoff there, and in `more` where its train stands, its engine, public
    cash and railroads, or all of it if there is no `aim`; `warning` makes the line red (declared),
    `out` grey (bankrupt)."""

    seat: int
    aim: str
    payoff: str = ""
    more: str = ""
    warning: bool = False
    out: bool = False


class Tab(NamedTuple):
    """A place outside a map, and its direction in eighths of a circle, clockwise from the east: a
    seat's train stands there, or it is the seat's `aim`."""

    seat: int
    place: str
    way: int
    aim: bool = False


class RouteLine(NamedTuple):
    """A route's line: its figures, then the railroads."""

    figures: str
    railroads: str


SEPARATOR = 4
TABS_HEIGHT = 52
"""Height of a line of tabs."""


@cached
def render_tabs(tabs: tuple[Tab, ...]) -> Image.Image:
    """Return the trains outside a map as tabs in its frame, from west to east."""
    order = sorted(tabs, key=lambda tab: (math.cos(math.tau * tab.way / 8), tab.seat))
    boxes = [
        Row(
            Sprite(_draw_way, tab.way, room=(30, 36)),
            *([Sprite(_draw_flag, tab.seat, room=(40, 36))] if tab.aim else [badge(tab.seat, 18)]),
            Text(tab.place, SMALLEST, LIGHT),
            gap=10,
        )
        for tab in order
    ]
    box = Flow(*boxes, gap=28, line_gap=6)
    return lay_out(map_palette(), box, margin=16, top=6, bottom=6, ground=DARK).image


def _draw_way(canvas: Canvas, x: float, y: float, way: int) -> None:
    """Draw an arrow in a direction, about x, y."""
    turn = math.tau * way / 8
    corners = [(13 * math.cos(turn + t), 13 * math.sin(turn + t)) for t in (0, 2.3, -2.3)]
    canvas.polygon([(x + dx, y + dy) for dx, dy in corners], LIGHT)


def _draw_flag(canvas: Canvas, x: float, y: float, seat: int) -> None:
    """Draw a flag with the number of a seat, about x, y."""
    put(canvas.image, tokens.flag(((seat, False),), 22), x, y)


@cached
def render_footer(seats: tuple[SeatLine, ...], routes: tuple[RouteLine, ...] = ()) -> Image.Image:
    """Return the lines below the map, 1000 pixels wide."""
    box = _footer_box(seats, routes)
    return lay_out(map_palette(), box, margin=_MARGIN, top=_TOP, ground=CARD).image


def footer_height(seats: tuple[SeatLine, ...], routes: tuple[RouteLine, ...] = ()) -> int:
    """Return the height of the lines below the map."""
    return round(_TOP + _footer_box(seats, routes).height(PHONE_WIDTH - 2 * _MARGIN) + 8)


def _footer_box(seats: tuple[SeatLine, ...], routes: tuple[RouteLine, ...]) -> Box:
    lines: list[Box] = [_route_box(index, route) for index, route in enumerate(routes)]
    columns = 2 if all(entry.aim for entry in seats) else 1
    people = Grid([*map(_seat_box, seats)], columns, line_gap=6, top=True)
    return Column(*lines, people, gap=4)


def _seat_box(entry: SeatLine) -> Box:
    ink = ALARM if entry.warning else SOFT_INK if entry.out else INK
    if not entry.aim:
        return Row(badge(entry.seat, 18), Paragraph(entry.more, SMALLEST, ink), gap=10, top=True)
    aim = Name(entry.aim, SMALLEST, ink, bold=entry.warning)
    first = Row(badge(entry.seat, 18), aim, Text(entry.payoff, SMALLEST, ink, bold=True), gap=10)
    more = Paragraph(entry.more, SMALLEST, SOFT_INK)
    return Column(first, Row(Space(50), more, gap=0)) if entry.more else first


def _route_box(index: int, route: RouteLine) -> Box:
    letter = Pill(route_letter(index), SMALLEST, ROUTE_COLOURS[index], radius=8, least=40)
    return Row(
        letter,
        Sprite(_draw_sample, index, room=(62, 40)),
        Text(route.figures, SMALLEST, bold=True),
        Paragraph(route.railroads, SMALLEST, SOFT_INK),
        gap=12,
    )


def _draw_sample(canvas: Canvas, x: float, y: float, index: int) -> None:
    """Draw a sample of a route's line about x, y."""
    dash = [max(1.0, part * 10) for part in ROUTE_DASHES[index]]
    ends = [(x - 31, y), (x + 31, y)]
    canvas.line(ends, ROUTE_COLOURS[index], 10, dash=dash, round_ends=True)


@cached
def separator() -> Image.Image:
    """Return the line between two parts of a picture."""
    line = Image.new("L", (PHONE_WIDTH, SEPARATOR), map_palette().index_of(INK))
    return map_palette().colourize(line)


KINDS = ("train", "home", "destination", "owned")


@cached
def map_legend(seat: int, language: str, kinds: tuple[str, ...]) -> Image.Image:
    """Return the legend with signs of these kinds in the colours of a seat; "third" is the mark of
    an owner who is no seat."""

    def painter(sprite: IndexedSprite) -> SignPainter:
        return lambda canvas, x, y: put(canvas.image, sprite, x + 23, y)

    def draw_owned(canvas: Canvas, x: float, y: float) -> None:
        canvas.line([(x, y), (x + 46, y)], seat_style(seat).colour, 9)

    rows = [Sign(kind, cached_text(f"render-map-sign-{kind}", language)) for kind in kinds]
    painters = {
        "train": painter(tokens.train(seat, 17, False, False)),
        "home": painter(tokens.house(seat, 26)),
        "destination": painter(tokens.flag(((seat, False),), 22)),
        "owned": draw_owned,
        "third": painter(tokens.small_mark(None, 12)),
    }
    return render_legend(rows, painters, map_palette())
