"""Signs that stand on the map and in panels: counters, and the way a value has gone."""

from __future__ import annotations

from typing import Literal

from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.canvas import Canvas
from render.paint.style import ALARM, DARK, GOOD, INK, LIGHT, WHITE, Colour

Counter = Literal["coal", "lumber", "nw_coal"]
COUNTERS: tuple[Counter, ...] = ("coal", "nw_coal", "lumber")
_LUMP = ((-0.44, 0.14), (-0.3, -0.3), (0.06, -0.44), (0.4, -0.2), (0.46, 0.2), (0.1, 0.42),
         (-0.26, 0.4))  # fmt: skip
_WOOD: Colour = (84, 41, 16)
_GRAIN: Colour = (226, 214, 206)


def draw_counter(canvas: Canvas, x: float, y: float, size: float, kind: Counter) -> None:
    """Draw the counter about x, y."""
    if kind == "lumber":
        r = size * 0.24
        for dx, dy in ((-1, 0.8), (1, 0.8), (0, -0.85)):
            canvas.circle(x + dx * r, y + dy * r, r, _GRAIN, _WOOD, max(2, size * 0.09))
            canvas.circle(x + dx * r, y + dy * r, r * 0.3, _WOOD)
        return
    shape = [(x + size * dx, y + size * dy) for dx, dy in _LUMP]
    rim = [(x + (size + 4) * dx, y + (size + 4) * dy) for dx, dy in _LUMP]
    canvas.polygon(rim, WHITE)
    livery = LIVERIES["NW"]
    canvas.polygon(shape, livery.colour if kind == "nw_coal" else DARK, INK, 2)
    shine = [
        (x + size * dx, y + size * dy) for dx, dy in ((-0.2, -0.12), (0.02, -0.26), (0.08, -0.1))
    ]
    canvas.polygon(shine, LIGHT)


def draw_way(canvas: Canvas, x: float, y: float, has_risen: bool) -> None:
    """Draw a small triangle about x, y: a value has risen or fallen."""
    tip, foot = (y - 10, y + 10) if has_risen else (y + 10, y - 10)
    canvas.polygon([(x - 10, foot), (x + 10, foot), (x, tip)], GOOD if has_risen else ALARM)
