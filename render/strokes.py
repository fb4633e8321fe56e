"""Smooth strokes and shapes on a finished picture, touching only the pixels they need."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.canvas import Point, dashes
from render.style import Colour

_OVER = 2


def stroke(
    image: Image.Image,
    lines: Iterable[Sequence[Point]],
    colour: Colour,
    width: float,
    *,
    dash: Sequence[float] = (),
    opacity: int = 255,
) -> None:
    """Lines with round joints and ends; where they overlap the colour does not deepen."""
    lines = [line for line in lines if len(line) > 1]
    thick = max(1, round(width * _OVER))
    radius = thick / 2

    def draw(pen: ImageDraw.ImageDraw, left: float, top: float) -> None:
        for line in lines:
            for part in dashes(line, dash) if dash else [line]:
                scaled = [((x - left) * _OVER, (y - top) * _OVER) for x, y in part]
                pen.line(scaled, fill=255, width=thick, joint="curve")
                for x, y in (scaled[0], scaled[-1]):
                    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    _paint(image, [p for line in lines for p in line], width, colour, opacity, draw)


def fill(
    image: Image.Image, shapes: Iterable[Sequence[Point]], colour: Colour, opacity: int = 255
) -> None:
    """Filled polygons."""
    shapes = list(shapes)

    def draw(pen: ImageDraw.ImageDraw, left: float, top: float) -> None:
        for shape in shapes:
            pen.polygon([((x - left) * _OVER, (y - top) * _OVER) for x, y in shape], fill=255)

    _paint(image, [p for shape in shapes for p in shape], 2, colour, opacity, draw)


def _paint(
    image: Image.Image,
    points: list[Point],
    reach: float,
    colour: Colour,
    opacity: int,
    draw: Callable[[ImageDraw.ImageDraw, float, float], None],
) -> None:
    if not points:
        return
    left = max(0, math.floor(min(x for x, _ in points) - reach))
    top = max(0, math.floor(min(y for _, y in points) - reach))
    right = min(image.width, math.ceil(max(x for x, _ in points) + reach))
    bottom = min(image.height, math.ceil(max(y for _, y in points) + reach))
    if left >= right or top >= bottom:
        return
    mask = Image.new("L", ((right - left) * _OVER, (bottom - top) * _OVER))
    draw(ImageDraw.Draw(mask), left, top)
    mask = mask.reduce(_OVER)
    if opacity < 255:
        mask = mask.point([v * opacity // 255 for v in range(256)])
    image.paste(colour, (left, top), mask)


def beside(line: Sequence[Point], offset: float) -> list[Point]:
    """The line moved sideways, to its right for a positive offset in pixels."""
    line = [p for i, p in enumerate(line) if i == 0 or math.dist(p, line[i - 1]) > 0.01]
    if offset == 0 or len(line) < 2:
        return list(line)
    normals = []
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.dist((ax, ay), (bx, by))
        normals.append((-(by - ay) / length, (bx - ax) / length))
    moved = []
    for i, (x, y) in enumerate(line):
        before = normals[max(0, i - 1)]
        after = normals[min(len(normals) - 1, i)]
        nx, ny = before[0] + after[0], before[1] + after[1]
        size = math.hypot(nx, ny)
        if size < 0.3:
            nx, ny, size = after[0], after[1], 1.0
        moved.append((x + nx / size * offset, y + ny / size * offset))
    return moved


def arrow_head(line: Sequence[Point], length: float) -> list[Point]:
    """A triangle pointing along the end of a line, its tip on the last point."""
    tip = line[-1]
    back = next((p for p in reversed(line) if math.dist(p, tip) > length * 0.5), line[0])
    distance = math.dist(back, tip) or 1.0
    ux, uy = (tip[0] - back[0]) / distance, (tip[1] - back[1]) / distance
    base = (tip[0] - ux * length, tip[1] - uy * length)
    half = length * 0.62
    return [
        tip,
        (base[0] - uy * half, base[1] + ux * half),
        (base[0] + uy * half, base[1] - ux * half),
    ]


def shorten(line: Sequence[Point], at_end: float) -> list[Point]:
    """The line without its last `at_end` pixels; at least its first point remains, twice."""
    points = list(line)
    left = at_end
    while len(points) > 1:
        (ax, ay), (bx, by) = points[-2], points[-1]
        length = math.dist((ax, ay), (bx, by))
        if length > left:
            t = (length - left) / length
            return [*points[:-1], (ax + (bx - ax) * t, ay + (by - ay) * t)]
        left -= length
        points.pop()
    return [points[0], points[0]]
