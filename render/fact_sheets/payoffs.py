"""Rail Baron's payoff chart: what each pair of cities pays."""

from __future__ import annotations

from PIL import Image

import data.rail_baron as facts
from render.paint.canvas import Canvas
from render.paint.style import INK, PAPER, RULE, SOFT_INK

_CELL, _ROW = 58, 34
_LEFT, _TOP = 260, 54
_SIZE = 24


def payoff_chart() -> Image.Image:
    """Return the chart in thousands of dollars: a row for each city, the cities before it in the
    columns by their numbers."""
    names = sorted({a for a, _ in facts.payoffs()})
    width, height = _LEFT + _CELL * len(names) + 30, _TOP + _ROW * (len(names) + 1)
    canvas = Canvas(width, height, PAPER)
    for row, name in enumerate(names):
        y = _TOP + _ROW * (row + 1)
        canvas.line([(24, y + 8), (width - 24, y + 8)], RULE, 1)
        canvas.text(24, y, f"{row + 1} {name}", _SIZE, INK, bold=True)
        x = _LEFT + _CELL * (row + 0.5)
        canvas.text(x, y, str(row + 1), _SIZE, SOFT_INK, bold=True, anchor="ms")
        for column, other in enumerate(names[:row]):
            text = f"{facts.payoffs()[name, other] / 1000:g}"
            x = _LEFT + _CELL * (column + 0.5)
            canvas.text(x, y, text, _SIZE, INK, anchor="ms")
    return canvas.finish()
