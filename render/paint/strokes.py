"""Geometry of lines: which parts are visible, lines beside others, arrow heads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.paint.canvas import Point


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
