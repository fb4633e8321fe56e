"""Antialiased strokes and shapes on a finished image, with masks only as large as needed."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.paint.blit import fill_mask
from render.paint.canvas import Point, dashes
from render.paint.style import Colour

_SUPERSAMPLING = 2
_SQUARE = 250.0


def stroke(
    image: Image.Image,
    lines: Iterable[Sequence[Point]],
    colour: Colour,
    width: float,
    *,
    dash: Sequence[float] = (),
) -> None:
    """Draw lines with round joints and ends, in one opaque colour."""
    line_width = max(1, round(width * _SUPERSAMPLING))
    radius = line_width / 2
    squares: dict[tuple[int, int], list[list[Point]]] = defaultdict(list)
    for line in lines:
        for run in visible_runs(line, image, width):
            for part in dashes(run, dash) if dash else [run]:
                for square, piece in _split_by_square(part):
                    squares[square].append(piece)
    for pieces in squares.values():
        area = _blank_mask(image, (p for piece in pieces for p in piece), width)
        if area is None:
            continue
        left, top, mask = area
        pen = ImageDraw.Draw(mask)
        for piece in pieces:
            scaled = [((x - left) * _SUPERSAMPLING, (y - top) * _SUPERSAMPLING) for x, y in piece]
            pen.line(scaled, fill=255, width=line_width)
            for x, y in scaled:
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        fill_mask(image, colour, left, top, mask.reduce(_SUPERSAMPLING))


def visible_runs(line: Sequence[Point], image: Image.Image, reach: float) -> list[list[Point]]:
    """Return the runs of a line that lie on the image or within `reach` pixels of it."""
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


def _split_by_square(line: Sequence[Point]) -> Iterator[tuple[tuple[int, int], list[Point]]]:
    """Yield the line in pieces that lie about one `_SQUARE` each, so that masks stay small."""
    piece: list[Point] = []
    current: tuple[int, int] | None = None
    for a, b in pairwise(line):
        count = max(1, int(math.dist(a, b) / _SQUARE))
        for i in range(count):
            start = (a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count)
            end = (a[0] + (b[0] - a[0]) * (i + 1) / count, a[1] + (b[1] - a[1]) * (i + 1) / count)
            square = (
                int((start[0] + end[0]) // (2 * _SQUARE)),
                int((start[1] + end[1]) // (2 * _SQUARE)),
            )
            if square != current and current is not None:
                yield current, piece
                piece = []
            current = square
            piece += [end] if piece else [start, end]
    if current is not None:
        yield current, piece


def _blank_mask(
    image: Image.Image, points: Iterable[Point], reach: float
) -> tuple[int, int, Image.Image] | None:
    """Return left, top and an empty mask of the bounding box of the points, clipped to the
    image; None if that is empty."""
    points = list(points)
    left = max(0, math.floor(min(x for x, _ in points) - reach))
    top = max(0, math.floor(min(y for _, y in points) - reach))
    right = min(image.width, math.ceil(max(x for x, _ in points) + reach))
    bottom = min(image.height, math.ceil(max(y for _, y in points) + reach))
    if left >= right or top >= bottom:
        return None
    return (
        left,
        top,
        Image.new("L", ((right - left) * _SUPERSAMPLING, (bottom - top) * _SUPERSAMPLING)),
    )


def fill_polygon(image: Image.Image, shape: Sequence[Point], colour: Colour) -> None:
    """Draw a filled polygon."""
    area = _blank_mask(image, shape, 2)
    if area is not None:
        left, top, mask = area
        scaled = [((x - left) * _SUPERSAMPLING, (y - top) * _SUPERSAMPLING) for x, y in shape]
        ImageDraw.Draw(mask).polygon(scaled, fill=255)
        fill_mask(image, colour, left, top, mask.reduce(_SUPERSAMPLING))


def offset_line(line: Sequence[Point], offset: float) -> list[Point]:
    """Return the line moved sideways, to its right for a positive offset in pixels."""
    line = [p for i, p in enumerate(line) if i == 0 or math.dist(p, line[i - 1]) > 0.01]
    if offset == 0 or len(line) < 2:
        return list(line)
    normals = []
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.dist((ax, ay), (bx, by))
        normals.append((-(by - ay) / length, (bx - ax) / length))
    moved = []
    for i, (x, y) in enumerate(line):
        incoming = normals[max(0, i - 1)]
        outgoing = normals[min(len(normals) - 1, i)]
        nx, ny = incoming[0] + outgoing[0], incoming[1] + outgoing[1]
        norm = math.hypot(nx, ny)
        if norm < 0.3:
            nx, ny, norm = outgoing[0], outgoing[1], 1.0
        moved.append((x + nx / norm * offset, y + ny / norm * offset))
    return moved


def arrow_head(line: Sequence[Point], length: float) -> list[Point]:
    """Return a triangle pointing along the end of a line, its tip on the last point."""
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
    """Return the line without its last `at_end` pixels; at least its first point remains, twice."""
    points = list(line)
    remaining = at_end
    while len(points) > 1:
        (ax, ay), (bx, by) = points[-2], points[-1]
        length = math.dist((ax, ay), (bx, by))
        if length > remaining:
            t = (length - remaining) / length
            return [*points[:-1], (ax + (bx - ax) * t, ay + (by - ay) * t)]
        remaining -= length
        points.pop()
    return [points[0], points[0]]


def sample_points(line: Sequence[Point], step: float) -> list[Point]:
    """Return points along a line, about `step` pixels apart."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, int(math.dist((ax, ay), (bx, by)) / step))
        points += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return [*points, line[-1]]
