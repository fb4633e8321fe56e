"""What stands below the map: which railroad has which look, and what the signs mean."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render import legend
from render.baltimore_ohio.map.chart import GREEN_RAILROAD, PA
from render.baltimore_ohio.shared.inks import settled
from render.baltimore_ohio.shared.livery import LIVERIES, house, plate
from render.baltimore_ohio.shared.stamps import Counter, draw_counter
from render.canvas import Canvas
from render.kept import kept
from render.legend import LETTERS, Draw, Sign
from render.panels import MARGIN
from render.pieces import seat_badge
from render.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, fit
from render.words import money

_ROW, _COLUMNS = 54, 3
_SIZE = 34


class Entry(NamedTuple):
    """A railroad: its value, None if it is not on the track, and a word for that case; whose it
    is; how many cubes it has on the map; `acting` in its turn."""

    railroad: str
    value: int | None
    word: str
    president: int | None
    acting: bool


@kept
def railroads(rows: tuple[Entry, ...], language: str, width: int = PHONE_WIDTH) -> Image.Image:
    """The railroads in the order of business, three in a line."""
    k = width / PHONE_WIDTH
    lines = -(-len(rows) // _COLUMNS)
    canvas = Canvas(width, round((_ROW * lines + 20) * k))
    box = (MARGIN * k, 4 * k, width - MARGIN * k, (_ROW * lines + 12) * k)
    canvas.box(box, CARD, RULE, radius=14 * k, width=2 * k)
    wide = (PHONE_WIDTH - 2 * MARGIN - 16) / _COLUMNS
    for number, row in enumerate(rows):
        x = (MARGIN + 12 + wide * (number % _COLUMNS)) * k
        _entry(canvas, x, (9 + _ROW * (number // _COLUMNS)) * k, row, language, k)
    return settled(canvas)


def _entry(canvas: Canvas, x: float, y: float, row: Entry, language: str, k: float) -> None:
    if row.acting:
        box = (x - 5 * k, y, x + 302 * k, y + (_ROW - 3) * k)
        canvas.box(box, WHITE, INK, radius=10 * k, width=3 * k)
    size = round(_SIZE * k)
    after = plate(canvas, x, y + 4 * k, row.railroad, size=size, width=122 * k)
    if row.value is None:
        size, room = round(33 * k), x + 304 * k - after - 10 * k
        canvas.text(after + 10 * k, y + 38 * k, fit(row.word, size, room), size, SOFT_INK)
        return
    amount = money(row.value, language)
    canvas.text(after + 10 * k, y + 39 * k, amount, round(38 * k), INK, bold=True)
    if row.president is not None:
        seat_badge(canvas, x + 268 * k, y + 26 * k, 17 * k, row.president)


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
def signs(rows: tuple[Sign, ...], width: int = PHONE_WIDTH) -> Image.Image:
    """The signs with their words."""
    return settled(legend.signs(rows, _SIGNS, width))
