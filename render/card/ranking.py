"""The ranking of a running game as a strip: who leads, who must act, which seat is the reader's."""

from __future__ import annotations

import math
from typing import NamedTuple

from data.texts import decimal
from render.card.top import Rank, Top
from render.paint.canvas import Canvas
from render.paint.palette import Palette
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
from render.pieces import draw_seat_badge
from render.words import cached_text, money

HEIGHT, HEIGHT_WITH_NAMES = 74, 116
"""Height of a strip with names next to the sums, and with names below them, in pixels."""
_EDGE = 6
_PAD, _BADGE, _GAP, _ARROW = 8, 44, 6, 22
"""Pixels of a cell: padding, badge, gap between its parts, arrow."""
_WIDEST, _NAMES = 490, {1: 250, 2: 250, 3: 150}
"""Maximum width of a cell, and of a name beside a sum by the number of seats, in pixels; with
more seats the names stand below."""

_STYLES = (True, 36), (False, 36), (False, SMALLEST)
"""Whether sums are written in full, and their font size; the first that fits is used."""


def render_ranking(
    top: Top, language: str, width: int = PHONE_WIDTH, palette: Palette | None = None
) -> Canvas:
    """Return the ranking, best seat first: badge, sum, and an arrow if it has changed.

    A frame marks who must act, a line the reader. Another `width` gives the same at that scale;
    with `palette` the result is in palette indices."""
    k = width / PHONE_WIDTH
    base_height = HEIGHT_WITH_NAMES if top.people and len(top.ranks) not in _NAMES else HEIGHT
    height = round(base_height * k)
    canvas = Canvas(width, height, CARD) if palette is None else Panel(palette, width, height, CARD)
    canvas.box((0, canvas.height - 3 * k, width, canvas.height), RULE)
    for full, size in _STYLES:
        cells = [
            _Cell(row, _format_sum(row, full, language), round(size * k), _fit_name(row, top, k))
            for row in top.ranks
        ]
        widths = [cell.min_width(k) for cell in cells]
        free = max(0.0, width - 2 * _EDGE * k - sum(widths)) / len(cells)
        if free:
            break
    x = _EDGE * k
    for cell, min_width in zip(cells, widths, strict=True):
        cell.draw(canvas, x, k)
        end = x + min(min_width + free, _WIDEST * k)
        if base_height == HEIGHT_WITH_NAMES:
            name = fit(top.people[cell.row.seat], round(SMALLEST * k), end - x - 2 * _PAD * k)
            canvas.text(x + _PAD * k, 91 * k, name, round(SMALLEST * k), SOFT_INK)
        _draw_marks(canvas, cell.row.seat in top.asked, cell.row.seat == top.reader, (x, end), k)
        x = end
    return canvas


def _format_sum(row: Rank, full: bool, language: str) -> str:
    dollars = money(row.dollars, language) if full else format_short(row.dollars, language)
    return dollars if row.whole else cached_text("render-card-more", language, dollars=dollars)


def _fit_name(row: Rank, top: Top, k: float) -> str:
    room = _NAMES.get(len(top.ranks), 0) if top.people else 0
    return fit(top.people[row.seat], round(SMALLEST * k), room * k) if room else ""


class _Cell(NamedTuple):
    """A seat, its sum in a font size, and its name if there is room for names."""

    row: Rank
    total: str
    size: int
    name: str

    def min_width(self, k: float) -> float:
        """Return the minimum width in pixels."""
        width = (2 * _PAD + _BADGE + _GAP) * k + text_width(self.total, self.size, True)
        width += (_GAP + _ARROW) * k if self.row.change else 0
        if self.name:
            width += 2 * _GAP * k + text_width(self.name, round(SMALLEST * k))
        return width

    def draw(self, canvas: Canvas, x: float, k: float) -> None:
        """Draw the cell from its left edge x."""
        middle = 34 * k
        draw_seat_badge(canvas, x + (_PAD + _BADGE / 2) * k, middle, 19 * k, self.row.seat)
        x += (_PAD + _BADGE + _GAP) * k
        canvas.text(x, middle + 13 * k, self.total, self.size, INK, bold=True)
        x += text_width(self.total, self.size, True) + _GAP * k
        if self.row.change:
            draw_arrow(canvas, x, middle, self.row.change > 0, k)
            x += (_ARROW + _GAP) * k
        canvas.text(x + _GAP * k, middle + 12 * k, self.name, round(SMALLEST * k), SOFT_INK)


def _draw_marks(
    canvas: Canvas, is_to_move: bool, is_reader: bool, ends: tuple[float, float], k: float
) -> None:
    left, right, bottom = ends[0] + k, ends[1] - k, canvas.height - 6 * k
    if is_to_move:
        canvas.box((left, 3 * k, right, bottom), None, INK, radius=10 * k, width=4 * k)
    if is_reader:
        canvas.box((left + 12 * k, bottom - 9 * k, right - 12 * k, bottom - 4 * k), INK)


def draw_arrow(canvas: Canvas, x: float, y: float, up: bool, k: float) -> None:
    """Draw an arrow that no seat has as its badge, its left middle at x, y."""
    canvas.draw_cached(_draw_shaft_and_head, x + _ARROW * k / 2, y, math.ceil(12 * k), up, k)


def _draw_shaft_and_head(canvas: Canvas, x: float, y: float, up: bool, k: float) -> None:
    down = -k if up else k
    side, shaft = _ARROW * k / 2, 3.5 * k
    corners = [
        *((x - shaft, y - 11 * down), (x + shaft, y - 11 * down), (x + shaft, y - 1 * down)),
        *((x + side, y - 1 * down), (x, y + 11 * down), (x - side, y - 1 * down)),
        (x - shaft, y - 1 * down),
    ]
    canvas.polygon(corners, GOOD if up else ALARM)


def format_short(dollars: int, language: str) -> str:
    """Format dollars briefly and without the sign: 2,751, 11.8k."""
    if abs(dollars) < 10_000:
        return decimal(dollars, language, "#,##0")
    amount = decimal(dollars / 1000, language, "0.#")
    return cached_text("render-card-thousands", language, amount=amount)
