"""What stands below the map: which railroad has which look, and what the signs mean."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render import legend
from render.baltimore_ohio.map.chart import GREEN_RAILROAD, PA
from render.baltimore_ohio.shared.inks import inks, panel, settled
from render.baltimore_ohio.shared.livery import LIVERIES, house, plate
from render.baltimore_ohio.shared.stamps import Counter, draw_counter
from render.legend import LETTERS, Draw, Sign
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.panels import MARGIN
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
)
from render.pieces import seat_badge
from render.words import money

_ROW, _COLUMNS = 52, 3
_SIZE = 34


class Entry(NamedTuple):
    """A railroad: its value, None if it is not on the track, and a word for that case; whose it
    is; `acting` in its turn; `way`: above or below 0 if its value rose or fell."""

    railroad: str
    value: int | None
    word: str
    president: int | None
    acting: bool
    way: int = 0


@kept
def railroads(rows: tuple[Entry, ...], language: str) -> Image.Image:
    """The railroads in the order of business, three in a line."""
    lines = -(-len(rows) // _COLUMNS)
    canvas = panel(PHONE_WIDTH, _ROW * lines + 20)
    box = (MARGIN, 4, PHONE_WIDTH - MARGIN, _ROW * lines + 12)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    wide = (PHONE_WIDTH - 2 * MARGIN - 12) / _COLUMNS
    for number, row in enumerate(rows):
        x = MARGIN + 8 + wide * (number % _COLUMNS)
        _entry(canvas, (x, x + wide - 8), 9 + _ROW * (number // _COLUMNS), row, language)
    return settled(canvas)


def _entry(canvas: Canvas, ends: tuple[float, float], y: float, row: Entry, language: str) -> None:
    x, right = ends
    if row.acting:
        canvas.box((x - 4, y - 2, right + 3, y + _ROW - 3), WHITE, INK, radius=10, width=3)
    after = plate(canvas, x, y + 4, row.railroad, size=_SIZE, width=122) + 10
    if row.value is None:
        canvas.text(after, y + 37, fit(row.word, 33, right - after), 33, SOFT_INK)
        return
    amount = money(row.value, language)
    canvas.text(after, y + 38, amount, 36, INK, bold=True)
    if row.way:
        at, up = after + text_width(amount, 36, True) + 8, row.way > 0
        tip, foot = (y + 14, y + 34) if up else (y + 36, y + 16)
        canvas.polygon([(at, foot), (at + 20, foot), (at + 10, tip)], GOOD if up else ALARM)
    if row.president is not None:
        seat_badge(canvas, right - 40, y + 25, 19, row.president)


def _ticket(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.box((x, y - 15 * k, x + 46 * k, y + 15 * k), INK, radius=7 * k)
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, "40", size, WHITE, bold=True, anchor="ms")


def _number(canvas: Canvas, x: float, y: float, k: float) -> None:
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, "20", size, INK, anchor="ms")


def _place(canvas: Canvas, x: float, y: float, k: float) -> None:
    for number in range(2):
        left = x + (2 + 22 * number) * k
        box = (left, y - 13 * k, left + 18 * k, y + 13 * k)
        canvas.box(box, WHITE, SOFT_INK, radius=3 * k, width=1.5 * k)


def _black(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.line([(x + 6 * k, y), (x + 40 * k, y)], INK, 11 * k, round_ends=True)


def _home(canvas: Canvas, x: float, y: float, k: float) -> None:
    house(canvas, x + 23 * k, y + 1 * k, 28 * k, "BO")


def _green(canvas: Canvas, x: float, y: float, k: float) -> None:
    ink = LIVERIES[GREEN_RAILROAD].colour
    canvas.line([(x, y), (x + 46 * k, y)], ink, 6 * k, dash=(13 * k, 6 * k))


def _ring(canvas: Canvas, x: float, y: float, k: float) -> None:
    box = (x + 5 * k, y - 16 * k, x + 41 * k, y + 16 * k)
    canvas.box(box, WHITE, LIVERIES[PA].colour, radius=9 * k, width=5 * k)


def _counter(kind: Counter) -> Draw:
    def draw(canvas: Canvas, x: float, y: float, k: float) -> None:
        draw_counter(canvas, x + 23 * k, y, 32 * k, kind)

    return draw


_SIGNS: dict[str, Draw] = {
    "income": _ticket,
    "cost": _number,
    "place": _place,
    "edge": _black,
    "home": _home,
    "green": _green,
    "pa": _ring,
    "coal": _counter("coal"),
    "nw_coal": _counter("nw_coal"),
    "lumber": _counter("lumber"),
}


@kept
def signs(rows: tuple[Sign, ...]) -> Image.Image:
    """The signs with their words."""
    return legend.signs(rows, _SIGNS, inks())
