"""Signs of what is carried, each of its own shape besides its colour."""

from __future__ import annotations

import math

from render.paint.canvas import Canvas, Point
from render.paint.style import INK, WHITE
from render.train_tycoon.shared.inks import CHEESE, FISH, FOLK, FURNITURE, MINERALS, OIL, TOOLS
from render.train_tycoon.shared.words import PASSENGERS


def sign(canvas: Canvas, x: float, y: float, size: float, item: str) -> None:
    """The sign of a resource, a good or passengers about x, y, as tall and wide as `size`."""
    canvas.drawn(_SIGNS[item], x, y, math.ceil(size / 2) + 3, size / 2)


def _oil(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A drop."""
    low = y + r * 0.3
    turns = [math.radians(-30 + 10 * i) for i in range(25)]
    round_ = [(x + 0.66 * r * math.cos(t), low + 0.66 * r * math.sin(t)) for t in turns]
    canvas.polygon([(x, y - r), *round_], OIL)
    canvas.circle(x - r * 0.24, low + r * 0.12, r * 0.16, WHITE)


def _minerals(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A lump with two faces in the light."""
    shape = ((-0.95, 0.3), (-0.6, -0.55), (0.1, -0.9), (0.8, -0.45), (0.95, 0.35), (0.2, 0.85),
             (-0.6, 0.8))  # fmt: skip
    canvas.polygon(_moved(shape, x, y, r), MINERALS, INK, max(1.5, r * 0.1))
    canvas.polygon(_moved(((-0.45, -0.4), (0.1, -0.7), (0.2, -0.1), (-0.3, 0.1)), x, y, r), WHITE)
    canvas.polygon(_moved(((0.4, -0.05), (0.7, -0.2), (0.75, 0.25), (0.35, 0.4)), x, y, r), WHITE)


def _fish(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Head to the left, a forked tail."""
    turns = [math.radians(20 * i) for i in range(18)]
    body = [(x - 0.2 * r + 0.8 * r * math.cos(t), y + 0.62 * r * math.sin(t)) for t in turns]
    tail = _moved(((0.3, 0), (1, -0.72), (0.8, 0), (1, 0.72)), x, y, r)
    canvas.polygon(tail, FISH)
    canvas.polygon(body, FISH)
    canvas.circle(x - r * 0.62, y - r * 0.12, max(1.6, r * 0.13), WHITE)
    canvas.line(
        _moved(((-0.3, -0.32), (-0.18, 0), (-0.3, 0.32)), x, y, r), WHITE, max(1.2, r * 0.1)
    )


def _cheese(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A wedge with holes."""
    thin = max(1.5, r * 0.1)
    canvas.polygon(_moved(((-1, 0), (0.75, -0.8), (1, 0)), x, y, r), CHEESE, INK, thin)
    canvas.polygon(_moved(((-1, 0), (1, 0), (1, 0.75), (-1, 0.75)), x, y, r), CHEESE, INK, thin)
    for dx, dy, size in ((-0.5, 0.38, 0.2), (0.15, 0.3, 0.15), (0.6, 0.45, 0.19)):
        canvas.circle(x + dx * r, y + dy * r, size * r, INK)


def _furniture(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A chair from the side."""
    back, seat, leg = (-0.75, -1, -0.41, 1), (-0.75, 0, 0.78, 0.34), (0.44, 0, 0.78, 1)
    for left, top, right, bottom in (back, seat, leg, (-0.75, -1, -0.15, -0.7)):
        canvas.box((x + left * r, y + top * r, x + right * r, y + bottom * r), FURNITURE)


def _tools(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A hammer."""
    canvas.polygon(_moved(((-0.14, -0.4), (0.16, -0.4), (0.16, 1), (-0.14, 1)), x, y, r), FURNITURE)
    head = ((-0.85, -0.95), (0.55, -0.95), (0.98, -0.35), (0.45, -0.4), (-0.85, -0.4))
    canvas.polygon(_moved(head, x, y, r), TOOLS, INK, max(1.5, r * 0.09))


def _passengers(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A person."""
    canvas.circle(x, y - r * 0.6, r * 0.38, FOLK)
    body = ((-0.7, 0.98), (-0.62, 0.18), (-0.36, -0.12), (0.36, -0.12), (0.62, 0.18), (0.7, 0.98))
    canvas.polygon(_moved(body, x, y, r), FOLK)


def _moved(shape: tuple[Point, ...], x: float, y: float, r: float) -> list[Point]:
    return [(x + r * dx, y + r * dy) for dx, dy in shape]


_SIGNS = {
    "oil": _oil,
    "minerals": _minerals,
    "fish": _fish,
    "cheese": _cheese,
    "furniture": _furniture,
    "tools": _tools,
    PASSENGERS: _passengers,
}
