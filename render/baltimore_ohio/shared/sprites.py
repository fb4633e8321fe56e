"""Sprites of the map, each drawn once and cached: numbers, names, cubes, counters."""

from __future__ import annotations

import math
from typing import Literal

from render.baltimore_ohio.shared.livery import LIVERIES, draw_cube, draw_house
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.sprite import Sprite, put, text_sprite
from render.paint.style import ALARM, GOOD, INK, SMALLEST, SOFT_INK, WHITE, Colour, text_width

__all__ = [
    "COUNTERS",
    "Counter",
    "Sprite",
    "code",
    "cost",
    "counter",
    "cube_sprite",
    "draw_counter",
    "draw_way",
    "name",
    "put",
    "step",
    "text_sprite",
    "ticket",
]

Counter = Literal["coal", "lumber", "nw_coal"]
COUNTERS: tuple[Counter, ...] = ("coal", "nw_coal", "lumber")
_COST: Colour = (66, 60, 54)


def cost(text: str) -> Sprite:
    """Return the cost of a hex, in a soft colour."""
    return text_sprite(text, SMALLEST, False, _COST)


@cached
def ticket(text: str, ground: Colour = INK, fill: Colour = WHITE) -> Sprite:
    """Return a city's income on a dark background, anchored at the middle of its baseline."""
    half = math.ceil(text_width(text, SMALLEST, True) / 2 + 5)
    canvas = Canvas(2 * half + 4, 34, None)
    canvas.box((2, 2, 2 * half + 2, 32), ground, radius=7)
    canvas.text(half + 2, 28.5, text, SMALLEST, fill, bold=True, anchor="ms")
    return Sprite(canvas.finish(), half + 2, 28)


@cached
def cube_sprite(railroad: str, width: int, height: int, highlighted: bool = False) -> Sprite:
    """Return a cube, anchored at its middle; for the acting railroad a `highlighted` one."""
    rim = 4 if highlighted else 2
    canvas = Canvas(width + 2 * rim, height + 2 * rim, None)
    if highlighted:
        canvas.box((0, 0, width + 2 * rim, height + 2 * rim), INK, radius=4)
        canvas.box((2, 2, width + 2 * rim - 2, height + 2 * rim - 2), WHITE, radius=2)
    draw_cube(canvas, width / 2 + rim, height / 2 + rim, width, height, railroad)
    return Sprite(canvas.finish(), width // 2 + rim, height // 2 + rim)


HOUSE_WIDTH = 28
"""Width that a home takes before the name of its city, in pixels."""


@cached
def name(city: str, home: str = "", ground: Colour = WHITE, edge: Colour = SOFT_INK) -> Sprite:
    """Return a city's name or letters, after the house of the railroad at `home` there, anchored at
    the middle of its baseline."""
    width = text_width(city, SMALLEST, True) + (HOUSE_WIDTH if home else 0)
    half = math.ceil(width / 2) + 5
    canvas, base = Canvas(2 * half, 46, None), 34
    canvas.box((0, base - 27, 2 * half, base + 6), ground, edge, radius=7, width=2)
    left = half - width / 2
    if home:
        draw_house(canvas, left + 11, base - 11, 22, home)
        left += HOUSE_WIDTH
    canvas.text(left, base, city, SMALLEST, INK, bold=True)
    return Sprite(canvas.finish(), half, base)


@cached
def code(letters: str, ground: Colour = WHITE, fill: Colour = INK, home: str = "") -> Sprite:
    """Return a city's letters on a plate, anchored at its middle, with a house at the corner if
    a railroad is at `home` there."""
    half = math.ceil(text_width(letters, SMALLEST, True) / 2 + 4)
    house_height = 12 if home else 0
    canvas = Canvas(2 * half, 32 + house_height, None)
    canvas.box((0, house_height, 2 * half, house_height + 32), ground, INK, radius=6, width=2)
    canvas.text(half, house_height + 27.5, letters, SMALLEST, fill, bold=True, anchor="ms")
    if home:
        draw_house(canvas, half, 10, 18, home)
    return Sprite(canvas.finish(), half, 16 + house_height)


@cached
def counter(kind: Counter, size: int) -> Sprite:
    """Return a counter on the board, anchored at its middle: a lump of coal, logs, or a lump in
    the N&W's colour."""
    canvas = Canvas(size + 4, size + 4, None)
    draw_counter(canvas, size / 2 + 2, size / 2 + 2, size, kind)
    return Sprite(canvas.finish(), size // 2 + 2, size // 2 + 2)


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
    canvas.polygon(shape, livery.colour if kind == "nw_coal" else INK, INK, 2)
    shine = [
        (x + size * dx, y + size * dy) for dx, dy in ((-0.2, -0.12), (0.02, -0.26), (0.08, -0.1))
    ]
    canvas.polygon(shine, WHITE)


def draw_way(canvas: Canvas, x: float, y: float, has_risen: bool) -> None:
    """Draw a small triangle about x, y: a value has risen or fallen."""
    tip, foot = (y - 10, y + 10) if has_risen else (y + 10, y - 10)
    canvas.polygon([(x - 10, foot), (x + 10, foot), (x, tip)], GOOD if has_risen else ALARM)


@cached
def step(number: int, railroad: str, radius: int) -> Sprite:
    """Return the number of a hex in a planned build, anchored at its middle."""
    livery, text = LIVERIES[railroad], str(number)
    canvas = Canvas(2 * radius + 4, 2 * radius + 4, None)
    middle = radius + 2
    canvas.circle(middle, middle, radius + 2, WHITE)
    canvas.circle(middle, middle, radius, livery.colour, INK, 3)
    size = SMALLEST
    canvas.text(middle, middle + size * 0.345, text, size, livery.text, bold=True, anchor="ms")
    return Sprite(canvas.finish(), middle, middle)
