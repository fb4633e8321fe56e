"""Small signs of the charts: loans, shares held, the priority marker, a choice made, a target
price, and a company at the beginning of a line."""

from __future__ import annotations

from render.paint.canvas import Canvas, Point
from render.paint.style import ALARM, GOOD, INK, SMALLEST, WHITE, seat_style, text_width
from render.pieces import cell_mark, pill
from render.train_tycoon.shared.livery import cube, plate
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import short

NAME = 120
"""Width of a company's plate or tag in a table."""
MANY = 8
"""With more companies the lines of tables are narrower."""


def line_height(count: int) -> int:
    """Pixels of a line in a table of so many companies."""
    return 47 if count <= MANY else 39


def name(canvas: Canvas, x: float, y: float, company: str, tall: float) -> None:
    """A company at the beginning of a line, its middle at y: a plate, or in a narrow line its cube
    and short name."""
    if tall > 44:
        plate(canvas, x, y - 21, company, size=SMALLEST, width=NAME)
        return
    cube(canvas, x + 18, y, 32, 32, company)
    canvas.text(x + 42, y + 12, short(company), SMALLEST, INK, bold=True)


def held(canvas: Canvas, at: Point, count: int, seat: int, half: float, *, leads: bool) -> None:
    """A player's shares of a company, the middle at `at`, `half` pixels to either side: on the
    seat's full colour for the president, nothing for somebody else without any."""
    if not count and not leads:
        return
    (x, y), look = at, seat_style(seat)
    box = (x - half, y - 19, x + half, y + 19)
    canvas.box(box, look.colour if leads else look.tint, INK if leads else None, radius=8, width=2)
    fill = look.text if leads else INK
    before = x - text_width(str(count), 35, True) / 2
    cell_mark(canvas, x - half, y, seat, strong=leads, before=before)
    canvas.text(x, y + 12, str(count), 35, fill, bold=True, anchor="ms")


def loan_chip(canvas: Canvas, x: float, y: float, count: int, language: str) -> float:
    """Loans on red, from x, about the middle y. Returns the x after it."""
    word = t("loans", language, count=count)
    half = text_width(word, SMALLEST, True) / 2 + SMALLEST * 0.32
    return pill(canvas, x + half, y, word, SMALLEST, ALARM, WHITE)[2]


def flag(canvas: Canvas, x: float, base: float) -> None:
    """The priority marker: a small flag on the base line, its pole at x."""
    cloth = [(x + 5, base - 27), (x + 29, base - 20), (x + 5, base - 11)]
    canvas.polygon(cloth, ALARM, INK, 2)
    canvas.line([(x + 4, base + 2), (x + 4, base - 28)], INK, 4)


def check(canvas: Canvas, x: float, base: float) -> None:
    """A tick: a choice is made."""
    way = [(x, base - 13), (x + 9, base - 3), (x + 26, base - 24)]
    canvas.line(way, GOOD, 6, round_ends=True)


def diamond(canvas: Canvas, x: float, y: float) -> None:
    """The sign of a target price."""
    shape = [(x, y - 13), (x + 11, y), (x, y + 13), (x - 11, y)]
    canvas.polygon(shape, WHITE, INK, 3)
