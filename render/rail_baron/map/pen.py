"""Lines and shapes on a map in palette indices; a half-tone replaces antialiasing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.paint.canvas import Point, dashes
from render.paint.palette import mix_colours
from render.paint.strokes import visible_runs
from render.paint.style import WHITE, Colour
from render.rail_baron.map.palettes import map_palette


def stroke(
    image: Image.Image,
    lines: Iterable[Sequence[Point]],
    colour: Colour,
    width: float,
    *,
    dash: Sequence[float] = (),
) -> None:
    """Draw lines with round joints and ends, in one colour of the palette."""
    parts = [
        part
        for line in lines
        for run in visible_runs(line, image, width)
        for part in (dashes(run, dash) if dash else [run])
    ]
    pen, palette = ImageDraw.Draw(image), map_palette()
    if colour != WHITE:
        half_tone = palette.index_of(mix_colours(colour, WHITE, 0.5))
        _draw_lines(pen, parts, half_tone, round(width + 1))
        width -= 1
    _draw_lines(pen, parts, palette.index_of(colour), round(width))


def _draw_lines(
    pen: ImageDraw.ImageDraw, parts: Sequence[Sequence[Point]], ink: int, width: int
) -> None:
    half = width / 2
    for part in parts:
        pen.line(part, fill=ink, width=width)
        for x, y in part:
            pen.ellipse((x - half, y - half, x + half, y + half), fill=ink)


def fill_polygon(image: Image.Image, shape: Sequence[Point], colour: Colour) -> None:
    ImageDraw.Draw(image).polygon(list(shape), fill=map_palette().index_of(colour))
