"""Lines and shapes on a map that is drawn in numbers of the palette: a half-tone smooths edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.paint.canvas import Point, dashes
from render.paint.strokes import visible
from render.paint.style import WHITE, Colour
from render.rail_baron.map.inks import half_tone, number


def stroke(
    image: Image.Image,
    lines: Iterable[Sequence[Point]],
    colour: Colour,
    width: float,
    *,
    dash: Sequence[float] = (),
) -> None:
    """Lines with round joints and ends, in one colour of the palette."""
    parts = [
        part
        for line in lines
        for run in visible(line, image, width)
        for part in (dashes(run, dash) if dash else [run])
    ]
    pen = ImageDraw.Draw(image)
    if colour != WHITE:
        _laid(pen, parts, half_tone(colour), round(width + 1))
        width -= 1
    _laid(pen, parts, number(colour), round(width))


def _laid(pen: ImageDraw.ImageDraw, parts: Sequence[Sequence[Point]], ink: int, width: int) -> None:
    half = width / 2
    for part in parts:
        pen.line(part, fill=ink, width=width)
        for x, y in part:
            pen.ellipse((x - half, y - half, x + half, y + half), fill=ink)


def fill(image: Image.Image, shape: Sequence[Point], colour: Colour) -> None:
    """A filled polygon in a colour of the palette."""
    ImageDraw.Draw(image).polygon(list(shape), fill=number(colour))
