"""The livery of each Holding: a colour, a pattern and its abbreviation, no two alike."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

import data.railroad_barons as facts
from render.livery import Liveries, recolour
from render.paint.canvas import Box, Canvas, Point
from render.paint.image_cache import cached
from render.paint.style import DARK, INK, LIGHT, WHITE, Colour, text_width

Pattern = Literal["stripes", "plain", "dots", "bars", "checks"]


class Livery(NamedTuple):
    """The look of a Holding. `text` is the colour of letters on `colour`; `tint` a pale
    background."""

    colour: Colour
    text: Colour
    tint: Colour
    pattern: Pattern


_DRAWN: dict[str, Livery] = {
    "MS&C": Livery((74, 174, 94), DARK, (214, 236, 216), "stripes"),
    "SB": Livery((26, 26, 30), LIGHT, (222, 221, 222), "plain"),
    "AVR": Livery((238, 194, 16), DARK, (252, 242, 198), "dots"),
    "DPI": Livery((164, 8, 48), LIGHT, (246, 214, 220), "bars"),
    "MB&S": Livery((44, 40, 128), LIGHT, (216, 216, 240), "checks"),
}
LIVERIES = Liveries(
    facts.FACTS, _DRAWN, lambda: {row.id: row.color for row in facts.holdings().values()}, recolour
)

PLATE_WIDTH, PLATE_HEIGHT = 136, 48
"""Size in pixels of a plate with letters of size `LETTERS`."""
LETTERS = 36
BAND_WIDTH = 0.84
"""Width of the patterned band of a plate, in font sizes."""


def _pattern_polygons(pattern: Pattern, box: Box, unit: float) -> Iterator[list[Point]]:
    """Yield the light parts of a pattern in a box as polygons `unit` pixels wide."""
    left, top, right, bottom = box
    height = bottom - top
    if pattern == "stripes":
        x = left - height
        while x < right:
            yield [(x, bottom), (x + unit, bottom), (x + unit + height, top), (x + height, top)]
            x += 2.2 * unit
    elif pattern == "bars":
        y = top + unit
        while y < bottom:
            yield [(left, y), (right, y), (right, y + unit * 0.9), (left, y + unit * 0.9)]
            y += 2 * unit
    elif pattern == "checks":
        for row in range(int(height / unit) + 1):
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


def fill_pattern(
    canvas: Canvas, shape: Image.Image, corner: Point, holding: str, unit: float
) -> None:
    """Fill a mask, its upper left corner at `at`, with the Holding's colour and pattern."""
    livery = LIVERIES[holding]
    ground = Image.new("RGB", shape.size, livery.colour)
    pen = ImageDraw.Draw(ground)
    light = livery.text
    box = (0.0, 0.0, float(shape.width), float(shape.height))
    for part in _pattern_polygons(livery.pattern, box, unit):
        pen.polygon(part, light)
    canvas.image.paste(ground, (round(corner[0]), round(corner[1])), shape)


def draw_band(
    canvas: Canvas, box: Box, holding: str, *, radius: float = 0, unit: float = 6
) -> None:
    """Draw a rectangle in the Holding's colour and pattern, edged in its colour."""
    left, top, right, bottom = box
    livery = LIVERIES[holding]
    size = (round(right - left), round(bottom - top))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, fill=255)
    fill_pattern(canvas, mask, (left, top), holding, unit)
    canvas.box(box, None, livery.colour, radius=radius, width=3)


def draw_marker(canvas: Canvas, x: float, y: float, radius: float, holding: str) -> None:
    """Draw the Holding's share value marker: a wooden disc in its colour and pattern, edged in
    ink."""
    disc = _marker_image(radius, holding)
    canvas.paste(disc, x - disc.width / 2, y - disc.height / 2)


@cached
def _marker_image(radius: float, holding: str) -> Image.Image:
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


def draw_plate(
    canvas: Canvas,
    x: float,
    y: float,
    holding: str,
    *,
    size: int = LETTERS,
    width: float = PLATE_WIDTH,
) -> float:
    """Draw the Holding's plate, upper left corner at x, y: a patterned band and the
    abbreviation on the colour. Return the x of its right edge."""
    canvas.paste(_plate_image(holding, size, width), x, y)
    return x + width


@cached
def _plate_image(holding: str, size: int, width: float) -> Image.Image:
    livery, height = LIVERIES[holding], size * PLATE_HEIGHT / LETTERS
    band_width, x, y = size * BAND_WIDTH, 0.0, 0.0
    canvas = Canvas(math.ceil(width), math.ceil(height), None)
    canvas.box((x, y, x + width, y + height), livery.colour, radius=8)
    draw_band(canvas, (x, y, x + band_width + 8, y + height), holding, radius=8, unit=size * 0.17)
    canvas.box((x + band_width, y, x + band_width + 10, y + height), livery.colour)
    canvas.box((x + band_width, y + 3, x + band_width + 2.5, y + height - 3), livery.text)
    middle = x + band_width + (width - band_width) / 2
    base = y + height / 2 + size * 0.345
    canvas.text(middle, base, holding, size, livery.text, bold=True, anchor="ms")
    return canvas.finish()


def plate_width(holding: str, size: int) -> float:
    return text_width(holding, size, True) + size * (BAND_WIDTH + 0.5)
