"""Smooth strokes and shapes on a finished picture, touching only the pixels they need."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.paint.canvas import Point, dashes
from render.paint.fast import laid
from render.paint.style import Colour

_OVER = 2
_PLACE = 250.0


def stroke(
    image: Image.Image,
    lines: Iterable[Sequence[Point]],
    colour: Colour,
    width: float,
    *,
    dash: Sequence[float] = (),
) -> None:
    """Lines with round joints and ends, in one opaque colour."""
    thick = max(1, round(width * _OVER))
    radius = thick / 2
    places: dict[tuple[int, int], list[list[Point]]] = defaultdict(list)
    for line in lines:
        for run in visible(line, image, width):
            for part in dashes(run, dash) if dash else [run]:
                for place, piece in _cut(part):
                    places[place].append(piece)
    for pieces in places.values():
        frame = _frame(image, (p for piece in pieces for p in piece), width)
        if frame is None:
            continue
        left, top, mask = frame
        pen = ImageDraw.Draw(mask)
        for piece in pieces:
            scaled = [((x - left) * _OVER, (y - top) * _OVER) for x, y in piece]
            pen.line(scaled, fill=255, width=thick)
            for x, y in scaled:
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        laid(image, colour, left, top, mask.reduce(_OVER))


def visible(line: Sequence[Point], image: Image.Image, reach: float) -> list[list[Point]]:
    """The runs of a line that are on the image or within `reach` pixels of it."""
    runs: list[list[Point]] = []
    right, bottom = image.width + reach, image.height + reach
    last = -2
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        if (ax < -reach and bx < -reach) or (ay < -reach and by < -reach):
            continue
        if (ax > right and bx > right) or (ay > bottom and by > bottom):
            continue
        if last != i - 1:
            runs.append([line[i]])
        runs[-1].append(line[i + 1])
        last = i
    return runs


def _cut(line: Sequence[Point]) -> Iterator[tuple[tuple[int, int], list[Point]]]:
    """The line in pieces that lie about one `_PLACE` square each, so that masks stay small."""
    piece: list[Point] = []
    at: tuple[int, int] | None = None
    for a, b in pairwise(line):
        count = max(1, int(math.dist(a, b) / _PLACE))
        for i in range(count):
            start = (a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count)
            end = (a[0] + (b[0] - a[0]) * (i + 1) / count, a[1] + (b[1] - a[1]) * (i + 1) / count)
            place = (
                int((start[0] + end[0]) // (2 * _PLACE)),
                int((start[1] + end[1]) // (2 * _PLACE)),
            )
            if place != at and at is not None:
                yield at, piece
                piece = []
            at = place
            piece += [end] if piece else [start, end]
    if at is not None:
        yield at, piece


def _frame(
    image: Image.Image, points: Iterable[Point], reach: float
) -> tuple[int, int, Image.Image] | None:
    """Left, top and an empty mask about the points, as far as they are on the image."""
    points = list(points)
    left = max(0, math.floor(min(x for x, _ in points) - reach))
    top = max(0, math.floor(min(y for _, y in points) - reach))
    right = min(image.width, math.ceil(max(x for x, _ in points) + reach))
    bottom = min(image.height, math.ceil(max(y for _, y in points) + reach))
    if left >= right or top >= bottom:
        return None
    return left, top, Image.new("L", ((right - left) * _OVER, (bottom - top) * _OVER))


def fill(image: Image.Image, shape: Sequence[Point], colour: Colour) -> None:
    """A filled polygon."""
    frame = _frame(image, shape, 2)
    if frame is not None:
        left, top, mask = frame
        scaled = [((x - left) * _OVER, (y - top) * _OVER) for x, y in shape]
        ImageDraw.Draw(mask).polygon(scaled, fill=255)
        laid(image, colour, left, top, mask.reduce(_OVER))


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


def sampled(line: Sequence[Point], step: float) -> list[Point]:
    """Points along a line, about `step` pixels apart."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, int(math.dist((ax, ay), (bx, by)) / step))
        found += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return [*found, line[-1]]
