"""Small signs of the charts: loans, shares held, the priority marker, a tick, a target
price, and a company at the beginning of a line."""

from __future__ import annotations

from render.layout.box import Box, Sprite
from render.layout.stacks import Row
from render.layout.text import Pill, Text
from render.paint.canvas import Canvas, Point
from render.paint.style import ALARM, GOOD, INK, SMALLEST, WHITE, seat_style, text_width
from render.pieces import draw_cell_mark
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.livery import draw_cube, draw_plate, plate
from render.train_tycoon.shared.words import short_name

NAME_WIDTH = 120
"""Width of a company's plate or name in a table, in pixels."""
MAX_TALL_LINES = 8
"""With more companies the lines of tables are narrower."""


def line_height(count: int) -> int:
    """Return the height in pixels of a line in a table of so many companies."""
    return 47 if count <= MAX_TALL_LINES else 39


def draw_company(canvas: Canvas, x: float, y: float, company: str, line_height_px: float) -> None:
    """Draw a company at the beginning of a line, its middle at y: its plate, or in a narrow
    line its cube and short name."""
    if line_height_px > 44:
        draw_plate(canvas, x, y - 21, company, size=SMALLEST, width=NAME_WIDTH)
        return
    draw_cube(canvas, x + 18, y, 32, 32, company)
    canvas.text(x + 42, y + 12, short_name(company), SMALLEST, INK, bold=True)


def draw_shares_held(
    canvas: Canvas, centre: Point, count: int, seat: int, half: float, *, leads: bool
) -> None:
    """Draw a player's shares of a company about `at`, `half` pixels to either side.

    The president's stand on the seat's full colour; any other player without shares gets
    nothing."""
    if not count and not leads:
        return
    (x, y), style = centre, seat_style(seat)
    box = (x - half, y - 19, x + half, y + 19)
    canvas.box(
        box, style.colour if leads else style.tint, INK if leads else None, radius=8, width=2
    )
    fill = style.text if leads else INK
    text_left = x - text_width(str(count), 35, True) / 2
    draw_cell_mark(canvas, x - half, y, seat, strong=leads, text_left=text_left)
    canvas.text(x, y + 12, str(count), 35, fill, bold=True, anchor="ms")


def company_box(company: str, lines: int) -> Box:
    """Return a company at the beginning of one of so many lines of a table."""
    if line_height(lines) > 44:
        return plate(company, size=SMALLEST, width=NAME_WIDTH)
    cube = Sprite(draw_cube, 32, 32, company, room=(36, 34))
    return Row(cube, Text(short_name(company), SMALLEST, bold=True), gap=6)


class Shares(Box):
    """A player's shares of a company, at most 76 pixels wide; the president's stand on the seat's
    full colour."""

    width, min_width = 76, 34

    def __init__(self, count: int, seat: int, *, leads: bool) -> None:
        self._count, self._seat, self._leads = count, seat, leads

    def height(self, width: float) -> float:
        return 38

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        centre, half = (x + width / 2, y + height / 2), min(width, self.width) / 2
        draw_shares_held(canvas, centre, self._count, self._seat, half, leads=self._leads)


def loan_chip(count: int, language: str) -> Box:
    """Return loans on red."""
    return Pill(t("loans", language, count=count), SMALLEST, ALARM)


def flag() -> Box:
    """Return the priority marker."""
    return Sprite(_draw_flag_about, room=(32, 32))


def choice_box(is_pending: bool, language: str) -> Row:
    """Return whether a secret choice is still pending."""
    word = Text(
        t("out" if is_pending else "done", language), 34, ALARM if is_pending else GOOD, bold=True
    )
    return Row(*([] if is_pending else [tick()]), word, gap=8)


def tick() -> Box:
    """Return a tick: the choice is made."""
    return Sprite(_draw_tick_about, room=(28, 28))


def _draw_tick_about(canvas: Canvas, x: float, y: float) -> None:
    draw_tick(canvas, x - 13, y + 14)


def _draw_flag_about(canvas: Canvas, x: float, y: float) -> None:
    draw_flag(canvas, x - 16, y + 14)


def draw_flag(canvas: Canvas, x: float, base: float) -> None:
    """Draw the priority marker: a small flag on the baseline, its pole at x."""
    cloth = [(x + 5, base - 27), (x + 29, base - 20), (x + 5, base - 11)]
    canvas.polygon(cloth, ALARM, INK, 2)
    canvas.line([(x + 4, base + 2), (x + 4, base - 28)], INK, 4)


def draw_tick(canvas: Canvas, x: float, base: float) -> None:
    """Draw a tick: the choice is made."""
    points = [(x, base - 13), (x + 9, base - 3), (x + 26, base - 24)]
    canvas.line(points, GOOD, 6, round_ends=True)


def draw_diamond(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sign of a target price."""
    shape = [(x, y - 13), (x + 11, y), (x, y + 13), (x - 11, y)]
    canvas.polygon(shape, WHITE, INK, 3)
