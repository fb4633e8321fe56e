"""Small signs of the charts: loans, shares held, the priority marker, a tick, a target
price, and a company at the beginning of a line."""

from __future__ import annotations

from render.layout.box import Box, Sprite
from render.layout.stacks import Row
from render.layout.text import Pill, Text
from render.paint.canvas import Canvas
from render.paint.style import ALARM, GOOD, INK, SMALLEST, WHITE, seat_style, text_width
from render.pieces import draw_cell_mark
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.livery import draw_cube, plate
from render.train_tycoon.shared.words import short_name

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


class Shares(Box):
    """A player's shares of a company, at most 76 pixels wide: the president's on the seat's full
    colour, and nothing for any other player without shares."""

    width, min_width = 76, 34

    def __init__(self, count: int, seat: int, *, leads: bool, words: str = "") -> None:
        self._count, self._seat, self._leads, self._words = count, seat, leads, words

    def height(self, width: float) -> float:
        return 38

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        leads, style, count = self._leads, seat_style(self._seat), str(self._count)
        if not self._count and not leads:
            return
        middle, half, y = x + width / 2, min(width, self.width) / 2, y + height / 2
        ground, edge = (style.colour, INK) if leads else (style.tint, None)
        canvas.box((middle - half, y - 19, middle + half, y + 19), ground, edge, radius=8, width=2)
        left = middle - text_width(count, 35, True) / 2
        draw_cell_mark(canvas, middle - half, y, self._seat, strong=leads, text_left=left)
        ink = style.text if leads else INK
        canvas.text(middle, y + 12, count, 35, ink, bold=True, anchor="ms")

    def words(self) -> str:
        return self._words


def loan_chip(count: int, language: str) -> Box:
    """Return loans on red."""
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
