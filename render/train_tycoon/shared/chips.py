"""Small signs of the charts: loans, shares held, the priority marker, a tick, a target
price, and a company at the beginning of a line."""

from __future__ import annotations

from render.layout.box import Box, Sprite
from render.layout.stacks import Row
from render.layout.text import Pill, Text
from render.paint.canvas import Canvas
from render.paint.style import ALARM, GOOD, INK, SMALLEST, WHITE
from render.train_tycoon.shared.livery import draw_cube, plate
from render.train_tycoon.shared.words import short_name, t

NAME_WIDTH = 120
"""Width of a company's plate or name in a table, in pixels."""
MAX_TALL_LINES = 8
"""With more companies the lines of tables are narrower."""


def line_height(count: int) -> int:
    """Return the height in pixels of a line in a table of so many companies."""
    return 47 if count <= MAX_TALL_LINES else 39


def company_box(company: str, lines: int) -> Box:
    """Return a company at the beginning of one of so many lines of a table."""
    if line_height(lines) > 44:
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
