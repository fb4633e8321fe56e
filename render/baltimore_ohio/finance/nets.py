"""The net incomes of the railroads by Business Round: a small chart for each, all on one
scale."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.baltimore_ohio.shared.livery import LIVERIES, draw_plate
from render.baltimore_ohio.shared.palettes import panel, quantize
from render.baltimore_ohio.shared.words import picture_text
from render.charts.history import Points
from render.paint.canvas import Canvas
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SOFT_INK
from render.words import money

_COLUMNS, _LEFT, _GAP = 3, 22, 14
_WIDTH = (PHONE_WIDTH - 2 * _LEFT - (_COLUMNS - 1) * _GAP) / _COLUMNS
_HEAD, _CELL, _CHART = 66, 136, 72
"""Heights in pixels of the title, of a railroad's cell, and of its line."""


def render_nets(rows: Mapping[str, Points], turns: int, language: str) -> Image.Image:
    """Return the railroads by name, three in a line, each with its latest net income."""
    lines = -(-len(rows) // _COLUMNS)
    canvas = panel(PHONE_WIDTH, _HEAD + _CELL * lines + 16)
    canvas.text(_LEFT, 50, picture_text("nets-over", language), 42, INK, bold=True)
    sums = [dollars for row in rows.values() for _, dollars in row]
    scale = min([0, *sums]), max([50, *sums]), max(1, turns)
    for number, (name, row) in enumerate(rows.items()):
        x = _LEFT + (number % _COLUMNS) * (_WIDTH + _GAP)
        _draw_cell(canvas, x, _HEAD + _CELL * (number // _COLUMNS), name, row, scale, language)
    return quantize(canvas)


def _draw_cell(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    row: Points,
    scale: tuple[int, int, int],
    language: str,
) -> None:
    low, high, turns = scale
    canvas.box((x, y, x + _WIDTH, y + _CELL - 10), CARD, RULE, radius=10, width=2)
    draw_plate(canvas, x + 8, y + 6, name, size=33, width=116)
    if row:
        last = row[-1][1]
        ink = ALARM if last < 0 else INK
        canvas.text(x + _WIDTH - 12, y + 38, money(last, language), 36, ink, bold=True, anchor="rs")
    left, width, bottom = x + 12, _WIDTH - 24, y + 48 + _CHART

    def to_point(turn: float, dollars: int) -> tuple[float, float]:
        return left + width * turn / turns, bottom - (_CHART - 8) * (dollars - low) / (high - low)

    canvas.line([to_point(0, 0), to_point(turns, 0)], SOFT_INK, 2)
    points = [to_point(*point) for point in row]
    if len(points) > 1:
        canvas.line(points, INK, 8)
        canvas.line(points, LIVERIES[name].colour, 4)
    if points:
        canvas.circle(*points[-1], 7, LIVERIES[name].colour, INK, 2)
