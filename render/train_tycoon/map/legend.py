"""What stands below the map: which company has which look, and what the signs mean."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render import legend
from render.legend import LETTERS, Draw, Sign
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import seat_badge, seat_mark
from render.train_tycoon.map.tracks import HOW
from render.train_tycoon.shared.goods import sign
from render.train_tycoon.shared.inks import inks, panel, settled
from render.train_tycoon.shared.livery import plate

_ROW, _COLUMNS = 54, 3
_SIZE = 34


class Entry(NamedTuple):
    """A company with its trains on the map and its president; `acting` in its turn."""

    company: str
    trains: int
    president: int | None
    acting: bool


@kept
def companies(rows: tuple[Entry, ...], width: int = PHONE_WIDTH) -> Image.Image:
    """The companies in company order, three in a line."""
    k = width / PHONE_WIDTH
    panel = _empty(-(-len(rows) // _COLUMNS), width).copy()
    wide = (PHONE_WIDTH - 2 * MARGIN - 16) / _COLUMNS
    for number, row in enumerate(rows):
        x = (MARGIN + 6 + wide * (number % _COLUMNS)) * k
        y = (8 + _ROW * (number // _COLUMNS)) * k
        panel.paste(_entry(row, k), (round(x), round(y)))
    return panel


@kept
def _empty(lines: int, width: int) -> Image.Image:
    k = width / PHONE_WIDTH
    canvas = Canvas(width, round((_ROW * lines + 20) * k))
    box = (MARGIN * k, 4 * k, width - MARGIN * k, (_ROW * lines + 12) * k)
    canvas.box(box, CARD, RULE, radius=14 * k, width=2 * k)
    return settled(canvas)


@kept
def _entry(row: Entry, k: float) -> Image.Image:
    wide, tall = math.ceil(312 * k), math.ceil((_ROW - 2) * k)
    canvas = panel(wide, tall, CARD)
    if row.acting:
        box = (1 * k, 1 * k, 310 * k, (_ROW - 3) * k)
        canvas.box(box, WHITE, INK, radius=10 * k, width=3 * k)
    after = plate(canvas, 7 * k, 4 * k, row.company, size=round(_SIZE * k), width=126 * k)
    _engine(canvas, after + 14 * k, 26 * k, k)
    count, size = str(row.trains), round(38 * k)
    canvas.text(after + 64 * k, 39 * k, count, size, INK, bold=True)
    if row.president is not None:
        seat_badge(canvas, 275 * k, 26 * k, 17 * k, row.president)
    return settled(canvas)


def _engine(canvas: Canvas, x: float, y: float, k: float) -> None:
    """A train without a number, its left middle at x, y."""
    for dx in (10, 32):
        canvas.circle(x + dx * k, y + 12 * k, 5.5 * k, INK)
    canvas.box((x, y - 14 * k, x + 42 * k, y + 11 * k), WHITE, INK, radius=6 * k, width=2.5 * k)


def _item(canvas: Canvas, x: float, y: float, k: float, item: str) -> None:
    sign(canvas, x + 23 * k, y, 34 * k, item)


def _factory(canvas: Canvas, x: float, y: float, k: float) -> None:
    low, high, eaves = y + 15 * k, y - 16 * k, y - 6 * k
    roof = [(x + 2 * k, low)]
    for number in range(3):
        roof += [(x + (2 + 14 * number) * k, high), (x + (16 + 14 * number) * k, eaves)]
    canvas.polygon([*roof, (x + 44 * k, low)], WHITE, INK, 2.5 * k)


def _transfer(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.circle(x + 23 * k, y, 16 * k, WHITE, INK, 3 * k)
    canvas.circle(x + 23 * k, y, 8 * k, INK)


def _train(canvas: Canvas, x: float, y: float, k: float) -> None:
    _engine(canvas, x + 2 * k, y, k)
    size = round(30 * k)
    canvas.text(x + 23 * k, y + 9 * k, "7", size, INK, bold=True, anchor="ms")


def _abandoned(canvas: Canvas, x: float, y: float, k: float) -> None:
    line = [(x, y), (x + 46 * k, y)]
    canvas.line(line, SOFT_INK, 15 * k)
    canvas.line(line, WHITE, 10 * k)
    canvas.line(line, SOFT_INK, 10 * k, dash=(4 * k, 8 * k))


def _lost(canvas: Canvas, x: float, y: float, k: float) -> None:
    line = [(x, y), (x + 46 * k, y)]
    canvas.line(line, WHITE, 14 * k)
    canvas.line(line, ALARM, 6 * k, dash=(9 * k, 8 * k))


def _brought(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.box((x + 10 * k, y - 15 * k, x + 36 * k, y + 15 * k), INK, radius=6 * k)
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, "1", size, WHITE, bold=True, anchor="ms")


def _investment(canvas: Canvas, x: float, y: float, k: float) -> None:
    box = (x, y - 17 * k, x + 46 * k, y + 17 * k)
    canvas.box(box, WHITE, seat_style(0).colour, radius=9 * k, width=4 * k)
    seat_mark(canvas, x + 23 * k, y, 9 * k, 0, edge=None)


def _framed(canvas: Canvas, x: float, y: float, k: float) -> None:
    box = (x + 3 * k, y - 17 * k, x + 43 * k, y + 17 * k)
    canvas.box(box, WHITE, FRESH, radius=6 * k, width=4 * k)


def _changed(canvas: Canvas, x: float, y: float, k: float) -> None:
    for dy in (-11, 11):
        line = [(x, y + dy * k), (x + 46 * k, y + dy * k)]
        canvas.line(line, FRESH, 5 * k, dash=(12 * k, 5 * k))


def _reach(canvas: Canvas, x: float, y: float, k: float) -> None:
    for colour, width in ((INK, 8), (WHITE, 4)):
        canvas.box((x + 3 * k, y - 17 * k, x + 43 * k, y + 17 * k), None, colour, width=width * k)


def _ticket(canvas: Canvas, x: float, y: float, k: float, how: str) -> None:
    ground, ink = HOW[how]
    box = (x, y - 17 * k, x + 46 * k, y + 17 * k)
    canvas.box(box, ground, INK, radius=7 * k, width=2 * k)
    text = "0" if how == "reuse" else str(facts.finance().track_cost_per_tile)
    size = round(LETTERS * k)
    canvas.text(x + 23 * k, y + 11.5 * k, text, size, ink, bold=True, anchor="ms")


_ITEMS = ("oil", "minerals", "fish", "cheese", "furniture", "tools", "passengers")
_SIGNS: dict[str, Draw] = {
    **{item: partial(_item, item=item) for item in _ITEMS},
    **{how: partial(_ticket, how=how) for how in ("new", "upgrade", "replace", "reuse")},
    "factory": _factory,
    "transfer": _transfer,
    "train": _train,
    "abandoned": _abandoned,
    "lost": _lost,
    "brought": _brought,
    "investment": _investment,
    "framed": _framed,
    "changed": _changed,
    "reach": _reach,
}


@kept
def signs(rows: tuple[Sign, ...], width: int = PHONE_WIDTH) -> Image.Image:
    """The signs with their words."""
    return legend.signs(rows, _SIGNS, inks(), width)
