"""What stands below the map: the livery of each company, and the meaning of the signs."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render import legend
from render.legend import LETTERS, Sign, SignPainter
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.panels import MARGIN
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    seat_style,
)
from render.pieces import draw_seat_badge, draw_seat_mark
from render.train_tycoon.map.tracks import COST_COLOURS
from render.train_tycoon.shared.goods import draw_sign
from render.train_tycoon.shared.livery import draw_plate
from render.train_tycoon.shared.palettes import palette, panel, quantize

_ROW, _COLUMNS = 54, 3
_SIZE = 34


class Entry(NamedTuple):
    """A company with its number of trains on the map and its president; `acting` during its
    turn."""

    company: str
    trains: int
    president: int | None
    acting: bool


@cached
def render_companies(rows: tuple[Entry, ...], width: int = PHONE_WIDTH) -> Image.Image:
    """Return the companies in company order, three in a line."""
    k = width / PHONE_WIDTH
    panel = _empty_box(-(-len(rows) // _COLUMNS), width).copy()
    entry_width = (PHONE_WIDTH - 2 * MARGIN - 16) / _COLUMNS
    for number, row in enumerate(rows):
        x = (MARGIN + 6 + entry_width * (number % _COLUMNS)) * k
        y = (8 + _ROW * (number // _COLUMNS)) * k
        panel.paste(_render_entry(row, k), (round(x), round(y)))
    return panel


@cached
def _empty_box(lines: int, width: int) -> Image.Image:
    k = width / PHONE_WIDTH
    canvas = Canvas(width, round((_ROW * lines + 20) * k))
    box = (MARGIN * k, 4 * k, width - MARGIN * k, (_ROW * lines + 12) * k)
    canvas.box(box, CARD, RULE, radius=14 * k, width=2 * k)
    return quantize(canvas)


@cached
def _render_entry(row: Entry, k: float) -> Image.Image:
    width, height = math.ceil(312 * k), math.ceil((_ROW - 2) * k)
    canvas = panel(width, height, CARD)
    if row.acting:
        box = (1 * k, 1 * k, 310 * k, (_ROW - 3) * k)
        canvas.box(box, WHITE, INK, radius=10 * k, width=3 * k)
    left = draw_plate(canvas, 7 * k, 4 * k, row.company, size=round(_SIZE * k), width=126 * k)
    _draw_engine(canvas, left + 14 * k, 26 * k, k)
    count, size = str(row.trains), round(38 * k)
    canvas.text(left + 64 * k, 39 * k, count, size, INK, bold=True)
    if row.president is not None:
        draw_seat_badge(canvas, 275 * k, 26 * k, 17 * k, row.president)
    return quantize(canvas)


def _draw_engine(canvas: Canvas, x: float, y: float, k: float) -> None:
    """Draw a train without a number, its left middle at x, y."""
    for dx in (10, 32):
        canvas.circle(x + dx * k, y + 12 * k, 5.5 * k, INK)
    canvas.box((x, y - 14 * k, x + 42 * k, y + 11 * k), WHITE, INK, radius=6 * k, width=2.5 * k)


def _draw_item(canvas: Canvas, x: float, y: float, k: float, item: str) -> None:
    draw_sign(canvas, x + 23 * k, y, 34 * k, item)


def _draw_factory(canvas: Canvas, x: float, y: float, k: float) -> None:
    low, high, eaves = y + 15 * k, y - 16 * k, y - 6 * k
    roof = [(x + 2 * k, low)]
    for number in range(3):
        roof += [(x + (2 + 14 * number) * k, high), (x + (16 + 14 * number) * k, eaves)]
    canvas.polygon([*roof, (x + 44 * k, low)], WHITE, INK, 2.5 * k)


def _draw_transfer(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.circle(x + 23 * k, y, 16 * k, WHITE, INK, 3 * k)
    canvas.circle(x + 23 * k, y, 8 * k, INK)


def _draw_train(canvas: Canvas, x: float, y: float, k: float) -> None:
    _draw_engine(canvas, x + 2 * k, y, k)
    size = round(30 * k)
    canvas.text(x + 23 * k, y + 9 * k, "7", size, INK, bold=True, anchor="ms")


def _draw_abandoned(canvas: Canvas, x: float, y: float, k: float) -> None:
    line = [(x, y), (x + 46 * k, y)]
    canvas.line(line, SOFT_INK, 15 * k)
    canvas.line(line, WHITE, 10 * k)
    canvas.line(line, SOFT_INK, 10 * k, dash=(4 * k, 8 * k))


def _draw_lost(canvas: Canvas, x: float, y: float, k: float) -> None:
    line = [(x, y), (x + 46 * k, y)]
    canvas.line(line, WHITE, 14 * k)
    canvas.line(line, ALARM, 6 * k, dash=(9 * k, 8 * k))


def _draw_brought(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.box((x + 10 * k, y - 15 * k, x + 36 * k, y + 15 * k), INK, radius=6 * k)
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, "1", size, WHITE, bold=True, anchor="ms")


def _draw_investment(canvas: Canvas, x: float, y: float, k: float) -> None:
    box = (x, y - 17 * k, x + 46 * k, y + 17 * k)
    canvas.box(box, WHITE, seat_style(0).colour, radius=9 * k, width=4 * k)
    draw_seat_mark(canvas, x + 23 * k, y, 9 * k, 0, edge=None)


def _draw_framed(canvas: Canvas, x: float, y: float, k: float) -> None:
    box = (x + 3 * k, y - 17 * k, x + 43 * k, y + 17 * k)
    canvas.box(box, WHITE, FRESH, radius=6 * k, width=4 * k)


def _draw_changed(canvas: Canvas, x: float, y: float, k: float) -> None:
    for dy in (-11, 11):
        line = [(x, y + dy * k), (x + 46 * k, y + dy * k)]
        canvas.line(line, FRESH, 5 * k, dash=(12 * k, 5 * k))


def _draw_reach(canvas: Canvas, x: float, y: float, k: float) -> None:
    for colour, width in ((INK, 8), (WHITE, 4)):
        canvas.box((x + 3 * k, y - 17 * k, x + 43 * k, y + 17 * k), None, colour, width=width * k)


def _draw_ticket(canvas: Canvas, x: float, y: float, k: float, how: str) -> None:
    ground, ink = COST_COLOURS[how]
    box = (x, y - 17 * k, x + 46 * k, y + 17 * k)
    canvas.box(box, ground, INK, radius=7 * k, width=2 * k)
    text = "0" if how == "reuse" else str(facts.finance().track_cost_per_tile)
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, text, size, ink, bold=True, anchor="ms")


_ITEMS = ("oil", "minerals", "fish", "cheese", "furniture", "tools", "passengers")
_SIGN_PAINTERS: dict[str, SignPainter] = {
    **{item: partial(_draw_item, item=item) for item in _ITEMS},
    **{how: partial(_draw_ticket, how=how) for how in ("new", "upgrade", "replace", "reuse")},
    "factory": _draw_factory,
    "transfer": _draw_transfer,
    "train": _draw_train,
    "abandoned": _draw_abandoned,
    "lost": _draw_lost,
    "brought": _draw_brought,
    "investment": _draw_investment,
    "framed": _draw_framed,
    "changed": _draw_changed,
    "reach": _draw_reach,
}


@cached
def map_legend(rows: tuple[Sign, ...], width: int = PHONE_WIDTH) -> Image.Image:
    """Return the signs with their meanings."""
    return legend.render_legend(rows, _SIGN_PAINTERS, palette(), width)
