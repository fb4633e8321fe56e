"""Small things that lie on the map, each drawn once and kept: numbers, names, cubes, counters."""

from __future__ import annotations

import math
from typing import Literal

from render.baltimore_ohio.shared.livery import LIVERIES, cube, house
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.stamp import Stamp, put, word
from render.paint.style import INK, SMALLEST, SOFT_INK, WHITE, Colour, text_width

__all__ = [
    "COUNTERS",
    "Counter",
    "Stamp",
    "code",
    "cost",
    "counter",
    "cubes",
    "draw_counter",
    "name",
    "place",
    "put",
    "step",
    "ticket",
    "word",
]

Counter = Literal["coal", "lumber", "nw_coal"]
COUNTERS: tuple[Counter, ...] = ("coal", "nw_coal", "lumber")
_COST: Colour = (66, 60, 54)


def cost(text: str) -> Stamp:
    """What a hex costs, softly."""
    return word(text, SMALLEST, False, _COST)


@kept
def ticket(text: str, ground: Colour = INK, fill: Colour = WHITE) -> Stamp:
    """A city's income on a dark ground, held at the middle of its base line."""
    half = math.ceil(text_width(text, SMALLEST, True) / 2 + 5)
    canvas = Canvas(2 * half + 4, 34, None)
    canvas.box((2, 2, 2 * half + 2, 32), ground, radius=7)
    canvas.text(half + 2, 28.5, text, SMALLEST, fill, bold=True, anchor="ms")
    return Stamp(canvas.finish(), half + 2, 28)


@kept
def cubes(railroad: str, width: int, height: int, own: bool = False) -> Stamp:
    """A cube, held at its middle; the acting railroad's `own` stands out."""
    rim = 4 if own else 2
    canvas = Canvas(width + 2 * rim, height + 2 * rim, None)
    if own:
        canvas.box((0, 0, width + 2 * rim, height + 2 * rim), INK, radius=4)
        canvas.box((2, 2, width + 2 * rim - 2, height + 2 * rim - 2), WHITE, radius=2)
    cube(canvas, width / 2 + rim, height / 2 + rim, width, height, railroad)
    return Stamp(canvas.finish(), width // 2 + rim, height // 2 + rim)


@kept
def place(width: int, height: int) -> Stamp:
    """A free place for a railroad in a city, held at its middle."""
    canvas = Canvas(width, height, None)
    canvas.box((0, 0, width, height), WHITE, SOFT_INK, radius=3, width=1.5)
    return Stamp(canvas.finish(), width // 2, height // 2)


HOUSE = 28
"""Pixels that a home takes before the name of its city."""


@kept
def name(city: str, home: str = "") -> Stamp:
    """A city's name, the house of the railroad at `home` there before it, held at the middle of
    its base line."""
    wide = text_width(city, SMALLEST, True) + (HOUSE if home else 0)
    half = math.ceil(wide / 2) + 5
    canvas, base = Canvas(2 * half, 46, None), 34
    canvas.box((0, base - 27, 2 * half, base + 6), WHITE, SOFT_INK, radius=7, width=2)
    left = half - wide / 2
    if home:
        house(canvas, left + 11, base - 11, 22, home)
        left += HOUSE
    canvas.text(left, base, city, SMALLEST, INK, bold=True)
    return Stamp(canvas.finish(), half, base)


@kept
def code(letters: str, ground: Colour = WHITE, fill: Colour = INK, home: str = "") -> Stamp:
    """Letters that stand for a city, on a plate, held at its middle; a house at the corner of
    the railroad's at `home`."""
    half = math.ceil(text_width(letters, SMALLEST, True) / 2 + 4)
    above = 12 if home else 0
    canvas = Canvas(2 * half, 32 + above, None)
    canvas.box((0, above, 2 * half, above + 32), ground, INK, radius=6, width=2)
    canvas.text(half, above + 27.5, letters, SMALLEST, fill, bold=True, anchor="ms")
    if home:
        house(canvas, half, 10, 18, home)
    return Stamp(canvas.finish(), half, 16 + above)


@kept
def counter(kind: Counter, size: int) -> Stamp:
    """A counter that lies on the board, held at its middle: a lump of coal, logs, or a lump in the
    N&W's colour."""
    canvas = Canvas(size + 4, size + 4, None)
    draw_counter(canvas, size / 2 + 2, size / 2 + 2, size, kind)
    return Stamp(canvas.finish(), size // 2 + 2, size // 2 + 2)


_LUMP = ((-0.44, 0.14), (-0.3, -0.3), (0.06, -0.44), (0.4, -0.2), (0.46, 0.2), (0.1, 0.42),
         (-0.26, 0.4))  # fmt: skip
_WOOD: Colour = (84, 41, 16)
_GRAIN: Colour = (226, 214, 206)


def draw_counter(canvas: Canvas, x: float, y: float, size: float, kind: Counter) -> None:
    """The counter about x, y."""
    if kind == "lumber":
        r = size * 0.24
        for dx, dy in ((-1, 0.8), (1, 0.8), (0, -0.85)):
            canvas.circle(x + dx * r, y + dy * r, r, _GRAIN, _WOOD, max(2, size * 0.09))
            canvas.circle(x + dx * r, y + dy * r, r * 0.3, _WOOD)
        return
    shape = [(x + size * dx, y + size * dy) for dx, dy in _LUMP]
    rim = [(x + (size + 4) * dx, y + (size + 4) * dy) for dx, dy in _LUMP]
    canvas.polygon(rim, WHITE)
    look = LIVERIES["NW"]
    canvas.polygon(shape, look.colour if kind == "nw_coal" else INK, INK, 2)
    shine = [
        (x + size * dx, y + size * dy) for dx, dy in ((-0.2, -0.12), (0.02, -0.26), (0.08, -0.1))
    ]
    canvas.polygon(shine, WHITE)


@kept
def step(number: int, railroad: str, radius: int) -> Stamp:
    """The number of a hex in a build being thought of, held at its middle."""
    look, text = LIVERIES[railroad], str(number)
    canvas = Canvas(2 * radius + 4, 2 * radius + 4, None)
    middle = radius + 2
    canvas.circle(middle, middle, radius + 2, WHITE)
    canvas.circle(middle, middle, radius, look.colour, INK, 3)
    size = SMALLEST
    canvas.text(middle, middle + size * 0.345, text, size, look.text, bold=True, anchor="ms")
    return Stamp(canvas.finish(), middle, middle)
