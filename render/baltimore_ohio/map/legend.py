"""What stands below the map: the livery of each railroad, and the meaning of the signs."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render import legend
from render.baltimore_ohio.map.map_drawing import GREEN_RAILROAD, PA
from render.baltimore_ohio.shared.livery import LIVERIES, draw_house, draw_plate
from render.baltimore_ohio.shared.palettes import palette, panel, quantize
from render.baltimore_ohio.shared.sprites import Counter, draw_counter
from render.legend import LETTERS, Sign, SignPainter
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
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
from render.pieces import draw_seat_badge
from render.words import money

_ROW, _COLUMNS = 52, 3
_SIZE = 34


class Entry(NamedTuple):
    """A railroad: its value, None if it is not on the track, and a text for that case; its
    President; `acting` during its turn; `way`: positive or negative if its value rose or fell."""

    railroad: str
    value: int | None
    word: str
    president: int | None
    acting: bool
    way: int = 0


@cached
def render_railroads(rows: tuple[Entry, ...], language: str) -> Image.Image:
    """Return the railroads in the order of business, three in a line."""
    lines = -(-len(rows) // _COLUMNS)
    canvas = panel(PHONE_WIDTH, _ROW * lines + 20)
    box = (MARGIN, 4, PHONE_WIDTH - MARGIN, _ROW * lines + 12)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    entry_width = (PHONE_WIDTH - 2 * MARGIN - 12) / _COLUMNS
    for number, row in enumerate(rows):
        x = MARGIN + 8 + entry_width * (number % _COLUMNS)
        _draw_entry(
            canvas, (x, x + entry_width - 8), 9 + _ROW * (number // _COLUMNS), row, language
        )
    return quantize(canvas)


def _draw_entry(
    canvas: Canvas, ends: tuple[float, float], y: float, row: Entry, language: str
) -> None:
    x, right = ends
    if row.acting:
        canvas.box((x - 4, y - 2, right + 3, y + _ROW - 3), WHITE, INK, radius=10, width=3)
    text_left = draw_plate(canvas, x, y + 4, row.railroad, size=_SIZE, width=122) + 10
    if row.value is None:
        canvas.text(text_left, y + 37, fit(row.word, 33, right - text_left), 33, SOFT_INK)
        return
    amount = money(row.value, language)
    canvas.text(text_left, y + 38, amount, 36, INK, bold=True)
    if row.way:
        sign_left, has_risen = text_left + text_width(amount, 36, True) + 8, row.way > 0
        tip, foot = (y + 14, y + 34) if has_risen else (y + 36, y + 16)
        canvas.polygon(
            [(sign_left, foot), (sign_left + 20, foot), (sign_left + 10, tip)],
            GOOD if has_risen else ALARM,
        )
    if row.president is not None:
        draw_seat_badge(canvas, right - 40, y + 25, 19, row.president)


def _draw_ticket(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.box((x, y - 15 * k, x + 46 * k, y + 15 * k), INK, radius=7 * k)
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, "40", size, WHITE, bold=True, anchor="ms")


def _draw_number(canvas: Canvas, x: float, y: float, k: float) -> None:
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, "20", size, INK, anchor="ms")


def _draw_place(canvas: Canvas, x: float, y: float, k: float) -> None:
    for number in range(2):
        left = x + (2 + 22 * number) * k
        box = (left, y - 13 * k, left + 18 * k, y + 13 * k)
        canvas.box(box, WHITE, SOFT_INK, radius=3 * k, width=1.5 * k)


def _draw_black_edge(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.line([(x + 6 * k, y), (x + 40 * k, y)], INK, 11 * k, round_ends=True)


def _draw_home(canvas: Canvas, x: float, y: float, k: float) -> None:
    draw_house(canvas, x + 23 * k, y + 1 * k, 28 * k, "BO")


def _draw_green_border(canvas: Canvas, x: float, y: float, k: float) -> None:
    ink = LIVERIES[GREEN_RAILROAD].colour
    canvas.line([(x, y), (x + 46 * k, y)], ink, 6 * k, dash=(13 * k, 6 * k))


def _draw_ring(canvas: Canvas, x: float, y: float, k: float) -> None:
    box = (x + 5 * k, y - 16 * k, x + 41 * k, y + 16 * k)
    canvas.box(box, WHITE, LIVERIES[PA].colour, radius=9 * k, width=5 * k)


def _counter_painter(kind: Counter) -> SignPainter:
    def draw(canvas: Canvas, x: float, y: float, k: float) -> None:
        draw_counter(canvas, x + 23 * k, y, 32 * k, kind)

    return draw


_SIGN_PAINTERS: dict[str, SignPainter] = {
    "income": _draw_ticket,
    "cost": _draw_number,
    "place": _draw_place,
    "edge": _draw_black_edge,
    "home": _draw_home,
    "green": _draw_green_border,
    "pa": _draw_ring,
    "coal": _counter_painter("coal"),
    "nw_coal": _counter_painter("nw_coal"),
    "lumber": _counter_painter("lumber"),
}


@cached
def map_legend(rows: tuple[Sign, ...]) -> Image.Image:
    """Return the signs with their meanings."""
    return legend.render_legend(rows, _SIGN_PAINTERS, palette())
