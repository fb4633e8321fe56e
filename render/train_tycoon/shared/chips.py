"""Small signs of the charts: loans, shares held, the priority marker, a tick, a target
price, and a company at the beginning of a line."""

from __future__ import annotations

from render.paint.canvas import Canvas, Point
from render.paint.style import ALARM, GOOD, INK, SMALLEST, WHITE, seat_style, text_width
from render.pieces import draw_cell_mark, draw_pill
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.livery import draw_cube, draw_plate
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


def draw_loan_chip(canvas: Canvas, x: float, y: float, count: int, language: str) -> float:
    """Draw loans on red, from x about the middle y. Return the x of the right edge."""
    word = t("loans", language, count=count)
    half = text_width(word, SMALLEST, True) / 2 + SMALLEST * 0.32
    return draw_pill(canvas, x + half, y, word, SMALLEST, ALARM, WHITE)[2]


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
