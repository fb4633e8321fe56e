"""What the railroads netted, Business Round by Business Round: a small chart for each, all to one
scale."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.baltimore_ohio.shared.inks import panel, settled
from render.baltimore_ohio.shared.livery import LIVERIES, plate
from render.baltimore_ohio.shared.words import told
from render.charts.history import Points
from render.paint.canvas import Canvas
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SOFT_INK
from render.words import money

_COLUMNS, _LEFT, _GAP = 3, 22, 14
_WIDE = (PHONE_WIDTH - 2 * _LEFT - (_COLUMNS - 1) * _GAP) / _COLUMNS
_HEAD, _CELL, _CHART = 66, 136, 72
"""Pixels: of the title, of a railroad, of its line."""


def nets(rows: Mapping[str, Points], turns: int, language: str) -> Image.Image:
    """The railroads by name, three in a line, each with what it netted last."""
    lines = -(-len(rows) // _COLUMNS)
    canvas = panel(PHONE_WIDTH, _HEAD + _CELL * lines + 16)
    canvas.text(_LEFT, 50, told("nets-over", language), 42, INK, bold=True)
    sums = [dollars for row in rows.values() for _, dollars in row]
    scale = min([0, *sums]), max([50, *sums]), max(1, turns)
    for number, (name, row) in enumerate(rows.items()):
        x = _LEFT + (number % _COLUMNS) * (_WIDE + _GAP)
        _cell(canvas, x, _HEAD + _CELL * (number // _COLUMNS), name, row, scale, language)
    return settled(canvas)


def _cell(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    row: Points,
    scale: tuple[int, int, int],
    language: str,
) -> None:
    low, high, turns = scale
    canvas.box((x, y, x + _WIDE, y + _CELL - 10), CARD, RULE, radius=10, width=2)
    plate(canvas, x + 8, y + 6, name, size=33, width=116)
    if row:
        last = row[-1][1]
        ink = ALARM if last < 0 else INK
        canvas.text(x + _WIDE - 12, y + 38, money(last, language), 36, ink, bold=True, anchor="rs")
    left, wide, bottom = x + 12, _WIDE - 24, y + 48 + _CHART

    def place(turn: float, dollars: int) -> tuple[float, float]:
        return left + wide * turn / turns, bottom - (_CHART - 8) * (dollars - low) / (high - low)

    canvas.line([place(0, 0), place(turns, 0)], SOFT_INK, 2)
    points = [place(*point) for point in row]
    if len(points) > 1:
        canvas.line(points, INK, 8)
        canvas.line(points, LIVERIES[name].colour, 4)
    if points:
        canvas.circle(*points[-1], 7, LIVERIES[name].colour, INK, 2)
