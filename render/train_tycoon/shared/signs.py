"""Signs of resources, goods and passengers, each with a shape and a colour of its own; small signs
of the charts."""

from __future__ import annotations

import math

from render.layout.box import Box, Sprite
from render.layout.stacks import Row
from render.layout.text import Pill, Text
from render.paint.canvas import Canvas, Point
from render.paint.style import ALARM, GOOD, INK, SMALLEST, SOFT_INK, WHITE, Colour
from render.train_tycoon.shared.livery import draw_cube, plate
from render.train_tycoon.shared.palettes import CHEESE, FISH, FOLK, FURNITURE, MINERALS, OIL, TOOLS
from render.train_tycoon.shared.words import PASSENGERS, short_name, t


def draw_sign(canvas: Canvas, x: float, y: float, size: float, item: str) -> None:
    """Draw the sign of a resource, a good or passengers about x, y, `size` wide and tall."""
    canvas.draw_cached(SIGNS[item], x, y, math.ceil(size / 2) + 3, size / 2)


def _draw_oil(canvas: Canvas, x: float, y: float, r: float) -> None:
    centre_y = y + r * 0.3
    turns = [math.radians(-30 + 10 * i) for i in range(25)]
    arc = [(x + 0.66 * r * math.cos(t), centre_y + 0.66 * r * math.sin(t)) for t in turns]
    canvas.polygon([(x, y - r), *arc], OIL)
    canvas.circle(x - r * 0.24, centre_y + r * 0.12, r * 0.16, WHITE)


def _draw_minerals(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a lump with two faces in the light."""
    shape = ((-0.95, 0.3), (-0.6, -0.55), (0.1, -0.9), (0.8, -0.45), (0.95, 0.35), (0.2, 0.85),
             (-0.6, 0.8))  # fmt: skip
    canvas.polygon(_place_shape(shape, x, y, r), MINERALS, INK, max(1.5, r * 0.1))
    canvas.polygon(
        _place_shape(((-0.45, -0.4), (0.1, -0.7), (0.2, -0.1), (-0.3, 0.1)), x, y, r), WHITE
    )
    canvas.polygon(
        _place_shape(((0.4, -0.05), (0.7, -0.2), (0.75, 0.25), (0.35, 0.4)), x, y, r), WHITE
    )


def _draw_fish(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a fish, its head to the left, with a forked tail."""
    turns = [math.radians(20 * i) for i in range(18)]
    body = [(x - 0.2 * r + 0.8 * r * math.cos(t), y + 0.62 * r * math.sin(t)) for t in turns]
    tail = _place_shape(((0.3, 0), (1, -0.72), (0.8, 0), (1, 0.72)), x, y, r)
    canvas.polygon(tail, FISH)
    canvas.polygon(body, FISH)
    canvas.circle(x - r * 0.62, y - r * 0.12, max(1.6, r * 0.13), WHITE)
    canvas.line(
        _place_shape(((-0.3, -0.32), (-0.18, 0), (-0.3, 0.32)), x, y, r), WHITE, max(1.2, r * 0.1)
    )


def _draw_cheese(canvas: Canvas, x: float, y: float, r: float) -> None:
    outline_width = max(1.5, r * 0.1)
    canvas.polygon(
        _place_shape(((-1, 0), (0.75, -0.8), (1, 0)), x, y, r), CHEESE, INK, outline_width
    )
    canvas.polygon(
        _place_shape(((-1, 0), (1, 0), (1, 0.75), (-1, 0.75)), x, y, r), CHEESE, INK, outline_width
    )
    for dx, dy, size in ((-0.5, 0.38, 0.2), (0.15, 0.3, 0.15), (0.6, 0.45, 0.19)):
        canvas.circle(x + dx * r, y + dy * r, size * r, INK)


def _draw_furniture(canvas: Canvas, x: float, y: float, r: float) -> None:
    back, seat, leg = (-0.75, -1, -0.41, 1), (-0.75, 0, 0.78, 0.34), (0.44, 0, 0.78, 1)
    for left, top, right, bottom in (back, seat, leg, (-0.75, -1, -0.15, -0.7)):
        canvas.box((x + left * r, y + top * r, x + right * r, y + bottom * r), FURNITURE)


def _draw_tools(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.polygon(
        _place_shape(((-0.14, -0.4), (0.16, -0.4), (0.16, 1), (-0.14, 1)), x, y, r), FURNITURE
    )
    head = ((-0.85, -0.95), (0.55, -0.95), (0.98, -0.35), (0.45, -0.4), (-0.85, -0.4))
    canvas.polygon(_place_shape(head, x, y, r), TOOLS, INK, max(1.5, r * 0.09))


def _draw_passengers(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.circle(x, y - r * 0.6, r * 0.38, FOLK)
    body = ((-0.7, 0.98), (-0.62, 0.18), (-0.36, -0.12), (0.36, -0.12), (0.62, 0.18), (0.7, 0.98))
    canvas.polygon(_place_shape(body, x, y, r), FOLK)


def _place_shape(shape: tuple[Point, ...], x: float, y: float, r: float) -> list[Point]:
    return [(x + r * dx, y + r * dy) for dx, dy in shape]


SIGNS = {
    "oil": _draw_oil,
    "minerals": _draw_minerals,
    "fish": _draw_fish,
    "cheese": _draw_cheese,
    "furniture": _draw_furniture,
    "tools": _draw_tools,
    PASSENGERS: _draw_passengers,
}


NAME_WIDTH = 120
"""Width of a company's plate or name in a table, in pixels."""
MAX_TALL_LINES = 8
"""With more companies the lines of tables are lower."""


def company_box(company: str, *, low: bool = False) -> Box:
    """Return a company at the beginning of a line of a table, which may be a `low` one."""
    if not low:
        return plate(company, size=SMALLEST, width=NAME_WIDTH)
    cube = Sprite(draw_cube, 32, 32, company, room=(36, 34))
    return Row(cube, Text(short_name(company), SMALLEST, bold=True), gap=6)


def loan_chip(count: int, language: str) -> Box:
    return Pill(t("loans", language, count=count), SMALLEST, ALARM)


def flag() -> Box:
    """Return the priority marker: a small flag."""
    return Sprite(_draw_flag, room=(32, 32))


def _draw_flag(canvas: Canvas, x: float, y: float) -> None:
    cloth = [(x - 11, y - 13), (x + 13, y - 6), (x - 11, y + 3)]
    canvas.polygon(cloth, ALARM, INK, 2)
    canvas.line([(x - 12, y + 16), (x - 12, y - 14)], INK, 4)


def choice_box(is_pending: bool, language: str) -> Row:
    """Return whether a secret choice is still pending."""
    key, ink = ("out", ALARM) if is_pending else ("done", GOOD)
    tick = [] if is_pending else [Sprite(_draw_tick, room=(28, 28))]
    return Row(*tick, Text(t(key, language), 34, ink, bold=True), gap=8)


def _draw_tick(canvas: Canvas, x: float, y: float) -> None:
    points = [(x - 13, y + 1), (x - 4, y + 11), (x + 13, y - 10)]
    canvas.line(points, GOOD, 6, round_ends=True)


def draw_diamond(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sign of a target price."""
    shape = [(x, y - 13), (x + 11, y), (x, y + 13), (x - 11, y)]
    canvas.polygon(shape, WHITE, INK, 3)


def direction_ink(change: int) -> Colour:
    return GOOD if change > 0 else ALARM if change < 0 else SOFT_INK


def draw_direction(canvas: Canvas, x: float, y: float, change: int) -> None:
    """Draw a sign for up, down or unchanged."""
    ink = direction_ink(change)
    if change > 0:
        canvas.polygon([(x - 11, y + 9), (x, y - 11), (x + 11, y + 9)], ink)
    elif change < 0:
        canvas.polygon([(x - 11, y - 9), (x, y + 11), (x + 11, y - 9)], ink)
    else:
        for dy in (-6, 6):
            canvas.box((x - 11, y + dy - 3, x + 11, y + dy + 3), ink)
