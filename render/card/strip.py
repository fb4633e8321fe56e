"""The ranking of a running game in a strip: who leads, who is asked, where the reader stands."""

from __future__ import annotations

import math
from typing import NamedTuple

from data.texts import decimal
from render.card.top import Rank, Top
from render.paint.canvas import Canvas
from render.paint.palette import Inks
from render.paint.panels import Panel
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    fit,
    text_width,
)
from render.pieces import seat_badge
from render.words import money, said

HEIGHT, NAMED = 74, 116
"""Pixels of a strip with names beside the sums, and with names below them."""
_EDGE = 6
_PAD, _BADGE, _GAP, _ARROW = 8, 44, 6, 22
"""Pixels of a cell: at its edges, of the badge, between its parts, of the arrow."""
_WIDEST, _NAMES = 490, {1: 250, 2: 250, 3: 150}
"""Pixels of a cell at most, and of names by how many seats there are; those of more stand below."""


_STYLES = (True, 36), (False, 36), (False, SMALLEST)
"""Whether sums are lettered in full, and the size of their letters: the first that fits."""


def strip(top: Top, language: str, width: int = PHONE_WIDTH, inks: Inks | None = None) -> Canvas:
    """The seats best first, each with badge, sum, and an arrow if it has moved; a frame is around
    whoever is asked, a line below the reader. A wider or narrower one is the same at that scale;
    with `inks` it is in their numbers."""
    k = width / PHONE_WIDTH
    tall = NAMED if top.people and len(top.ranks) not in _NAMES else HEIGHT
    high = round(tall * k)
    canvas = Canvas(width, high, CARD) if inks is None else Panel(inks, width, high, CARD)
    canvas.box((0, canvas.height - 3 * k, width, canvas.height), RULE)
    for full, size in _STYLES:
        cells = [
            _Cell(row, _sum(row, full, language), round(size * k), _name(row, top, k))
            for row in top.ranks
        ]
        wide = [cell.wide(k) for cell in cells]
        free = max(0.0, width - 2 * _EDGE * k - sum(wide)) / len(cells)
        if free:
            break
    x = _EDGE * k
    for cell, least in zip(cells, wide, strict=True):
        cell.draw(canvas, x, k)
        end = x + min(least + free, _WIDEST * k)
        if tall == NAMED:
            name = fit(top.people[cell.row.seat], round(SMALLEST * k), end - x - 2 * _PAD * k)
            canvas.text(x + _PAD * k, 91 * k, name, round(SMALLEST * k), SOFT_INK)
        _marks(canvas, cell.row.seat in top.asked, cell.row.seat == top.reader, (x, end), k)
        x = end
    return canvas


def _sum(row: Rank, full: bool, language: str) -> str:
    dollars = money(row.dollars, language) if full else short(row.dollars, language)
    return dollars if row.whole else said("render-card-more", language, dollars=dollars)


def _name(row: Rank, top: Top, k: float) -> str:
    room = _NAMES.get(len(top.ranks), 0) if top.people else 0
    return fit(top.people[row.seat], round(SMALLEST * k), room * k) if room else ""


class _Cell(NamedTuple):
    """A seat, its sum in letters of a size, its name if there is room for names."""

    row: Rank
    told: str
    size: int
    name: str

    def wide(self, k: float) -> float:
        """The pixels that it takes at least."""
        wide = (2 * _PAD + _BADGE + _GAP) * k + text_width(self.told, self.size, True)
        wide += (_GAP + _ARROW) * k if self.row.change else 0
        if self.name:
            wide += 2 * _GAP * k + text_width(self.name, round(SMALLEST * k))
        return wide

    def draw(self, canvas: Canvas, x: float, k: float) -> None:
        """From this left edge."""
        middle = 34 * k
        seat_badge(canvas, x + (_PAD + _BADGE / 2) * k, middle, 19 * k, self.row.seat)
        x += (_PAD + _BADGE + _GAP) * k
        canvas.text(x, middle + 13 * k, self.told, self.size, INK, bold=True)
        x += text_width(self.told, self.size, True) + _GAP * k
        if self.row.change:
            arrow(canvas, x, middle, self.row.change > 0, k)
            x += (_ARROW + _GAP) * k
        canvas.text(x + _GAP * k, middle + 12 * k, self.name, round(SMALLEST * k), SOFT_INK)


def _marks(canvas: Canvas, asked: bool, own: bool, ends: tuple[float, float], k: float) -> None:
    left, right, low = ends[0] + k, ends[1] - k, canvas.height - 6 * k
    if asked:
        canvas.box((left, 3 * k, right, low), None, INK, radius=10 * k, width=4 * k)
    if own:
        canvas.box((left + 12 * k, low - 9 * k, right - 12 * k, low - 4 * k), INK)


def arrow(canvas: Canvas, x: float, y: float, up: bool, k: float) -> None:
    """A triangle with its left middle at x, y."""
    canvas.drawn(_triangle, x + _ARROW * k / 2, y, math.ceil(12 * k), up, k)


def _triangle(canvas: Canvas, x: float, y: float, up: bool, k: float) -> None:
    tip, base = (y - 10 * k, y + 9 * k) if up else (y + 11 * k, y - 8 * k)
    corners = [(x - _ARROW * k / 2, base), (x + _ARROW * k / 2, base), (x, tip)]
    canvas.polygon(corners, GOOD if up else ALARM)


def short(dollars: int, language: str) -> str:
    """Dollars in few letters and without their sign: 2,751, 11.8k."""
    if abs(dollars) < 10_000:
        return decimal(dollars, language, "#,##0")
    amount = decimal(dollars / 1000, language, "0.#")
    return said("render-card-thousands", language, amount=amount)
