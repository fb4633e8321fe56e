"""What stands below the map, by person: the routes on offer, and every seat's train, destination
and railroads."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.layout.box import Box, Space, Sprite
from render.layout.part import lay_out
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Pill, Text
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import ALARM, CARD, INK, SMALLEST, SOFT_INK
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.ways import ROUTE_DASHES, route_letter

_HALF = 470
"""Width of a seat's lines; two seats stand side by side."""


class SeatLine(NamedTuple):
    """Where a seat goes, the payoff there, and in `more` where its train stands, its engine, public
    cash and railroads; `warning` makes the line red (declared), `out` grey (bankrupt)."""

    seat: int
    aim: str
    payoff: str = ""
    more: str = ""
    warning: bool = False
    out: bool = False


class RouteLine(NamedTuple):
    """A route's line: its figures, then the railroads."""

    figures: str
    railroads: str


@cached
def render_footer(seats: tuple[SeatLine, ...], routes: tuple[RouteLine, ...] = ()) -> Image.Image:
    """Return the lines below the map, 1000 pixels wide."""
    lines: list[Box] = [_route_box(index, route) for index, route in enumerate(routes)]
    pairs = [(*map(_seat_box, seats[at : at + 2]), Space())[:2] for at in range(0, len(seats), 2)]
    people = [Line(pair) for pair in pairs]
    lines.append(Table(people, head=False, rules=False, gap=12, least=(_HALF, _HALF), top=True))
    return lay_out(map_palette(), Column(*lines, gap=4), margin=24, top=8, ground=CARD).image


def _seat_box(entry: SeatLine) -> Box:
    ink = ALARM if entry.warning else SOFT_INK if entry.out else INK
    aim = Text(entry.aim, SMALLEST, ink, bold=entry.warning)
    first = Row(badge(entry.seat, 18), aim, Text(entry.payoff, SMALLEST, ink, bold=True), gap=10)
    more = Paragraph(entry.more, SMALLEST, SOFT_INK)
    return Column(first, Row(Space(50), more, gap=0)) if entry.more else first


def _route_box(index: int, route: RouteLine) -> Box:
    letter = Pill(route_letter(index), SMALLEST, ROUTE_COLOURS[index], radius=8, least=40)
    return Row(
        letter,
        Sprite(_draw_sample, index, room=(62, 40)),
        Text(route.figures, SMALLEST, bold=True),
        Name(route.railroads, SMALLEST, SOFT_INK, grow=1),
        gap=12,
    )


def _draw_sample(canvas: Canvas, x: float, y: float, index: int) -> None:
    """Draw a sample of a route's line about x, y."""
    dash = [max(1.0, part * 10) for part in ROUTE_DASHES[index]]
    ends = [(x - 31, y), (x + 31, y)]
    canvas.line(ends, ROUTE_COLOURS[index], 10, dash=dash, round_ends=True)
