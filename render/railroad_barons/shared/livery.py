"""How each Holding looks: a colour, a pattern and its abbreviation, no two alike."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from render.paint.canvas import Box, Canvas, Point
from render.paint.kept import kept
from render.paint.style import INK, WHITE, Colour, text_width

Pattern = Literal["stripes", "plain", "dots", "bars", "checks"]


class Livery(NamedTuple):
    """`text` letters on `colour`; `tint` is a pale form for grounds."""

    colour: Colour
    text: Colour
    tint: Colour
    pattern: Pattern


LIVERIES: dict[str, Livery] = {
    "MS&C": Livery((74, 174, 94), INK, (214, 236, 216), "stripes"),
    "SB": Livery((26, 26, 30), WHITE, (222, 221, 222), "plain"),
    "AVR": Livery((238, 194, 16), INK, (252, 242, 198), "dots"),
    "DPI": Livery((164, 8, 48), WHITE, (246, 214, 220), "bars"),
    "MB&S": Livery((44, 40, 128), WHITE, (216, 216, 240), "checks"),
}

TILE, TILE_HEIGHT = 136, 48
"""The plate with a Holding's abbreviation, at its usual size."""
LETTERS = 36
BAND = 0.84
"""Width of the patterned band of a plate, in letter sizes."""


def _parts(pattern: Pattern, box: Box, unit: float) -> Iterator[list[Point]]:
    """The light parts of a pattern in a box, as polygons `unit` pixels wide."""
    left, top, right, bottom = box
    tall = bottom - top
    if pattern == "stripes":
        x = left - tall
        while x < right:
            yield [(x, bottom), (x + unit, bottom), (x + unit + tall, top), (x + tall, top)]
            x += 2.2 * unit
    elif pattern == "bars":
        y = top + unit
        while y < bottom:
            yield [(left, y), (right, y), (right, y + unit * 0.9), (left, y + unit * 0.9)]
            y += 2 * unit
    elif pattern == "checks":
        for row in range(int(tall / unit) + 1):
            x, y = left + unit * (row % 2), top + row * unit
            while x < right:
                yield [(x, y), (x + unit, y), (x + unit, y + unit), (x, y + unit)]
                x += 2 * unit
    elif pattern == "dots":
        row, y, r = 0, top + unit, unit * 0.62
        while y < bottom + unit:
            x = left + unit * (1 + row % 2)
            while x < right + unit:
                yield [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
                x += 2.2 * unit
            row, y = row + 1, y + 1.5 * unit


def fill_pattern(canvas: Canvas, shape: Image.Image, at: Point, holding: str, unit: float) -> None:
    """The Holding's colour and pattern wherever `shape` is set, a mask with its left upper corner
    at `at`."""
    look = LIVERIES[holding]
    ground = Image.new("RGB", shape.size, look.colour)
    pen = ImageDraw.Draw(ground)
    light = INK if look.text == INK else WHITE
    box = (0.0, 0.0, float(shape.width), float(shape.height))
    for part in _parts(look.pattern, box, unit):
        pen.polygon(part, light)
    canvas.image.paste(ground, (round(at[0]), round(at[1])), shape)


def band(canvas: Canvas, box: Box, holding: str, *, radius: float = 0, unit: float = 6) -> None:
    """A rectangle in the Holding's colour and pattern, edged in its colour."""
    left, top, right, bottom = box
    look = LIVERIES[holding]
    size = (round(right - left), round(bottom - top))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, fill=255)
    fill_pattern(canvas, mask, (left, top), holding, unit)
    canvas.box(box, None, look.colour, radius=radius, width=3)


def marker(canvas: Canvas, x: float, y: float, radius: float, holding: str) -> None:
    """The Holding's share value marker: a wooden disc in its colour and pattern, edged in ink."""
    drawn = _marker(radius, holding)
    canvas.paste(drawn, x - drawn.width / 2, y - drawn.height / 2)


@kept
def _marker(radius: float, holding: str) -> Image.Image:
    half = math.ceil(radius) + 4
    canvas, x, y = Canvas(2 * half, 2 * half, None), half, half
    canvas.circle(x, y, radius + 2.5, WHITE)
    size = round(2 * radius)
    mask = Image.new("L", (size, size))
    ImageDraw.Draw(mask).ellipse((0, 0, size - 1, size - 1), fill=255)
    fill_pattern(canvas, mask, (x - radius, y - radius), holding, radius * 0.34)
    canvas.circle(x, y, radius, None, LIVERIES[holding].colour, radius * 0.2)
    canvas.circle(x, y, radius + 1, None, INK, 2)
    return canvas.finish()


def plate(
    canvas: Canvas, x: float, y: float, holding: str, *, size: int = LETTERS, width: float = TILE
) -> float:
    """The Holding's plate, its left upper corner at x, y: a patterned band and the abbreviation on
    the colour. Returns the x after it."""
    canvas.paste(_plate(holding, size, width), x, y)
    return x + width


@kept
def _plate(holding: str, size: int, width: float) -> Image.Image:
    look, tall = LIVERIES[holding], size * TILE_HEIGHT / LETTERS
    strip, x, y = size * BAND, 0.0, 0.0
    canvas = Canvas(math.ceil(width), math.ceil(tall), None)
    canvas.box((x, y, x + width, y + tall), look.colour, radius=8)
    band(canvas, (x, y, x + strip + 8, y + tall), holding, radius=8, unit=size * 0.17)
    canvas.box((x + strip, y, x + strip + 10, y + tall), look.colour)
    canvas.box((x + strip, y + 3, x + strip + 2.5, y + tall - 3), look.text)
    middle = x + strip + (width - strip) / 2
    base = y + tall / 2 + size * 0.345
    canvas.text(middle, base, holding, size, look.text, bold=True, anchor="ms")
    return canvas.finish()


def plate_width(holding: str, size: int) -> float:
    """How wide a plate must be that is cut to its abbreviation."""
    return text_width(holding, size, True) + size * (BAND + 0.5)
