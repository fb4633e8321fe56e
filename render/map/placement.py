"""Where things and labels stand on a map, so that nothing lies on anything: first things, then the
names that matter now, then the rest where there is room."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from PIL import Image, ImageDraw

from render.paint.canvas import Box, Point

_CELL = 2
"""Pixels of a side of a cell."""
Spot = tuple[float, float, float]
"""A place for the middle of something: its cost, x and y."""


class Cover:
    """Which cells of an image are covered: an integer for each row, with a bit for each cell."""

    def __init__(self, width: int, height: int) -> None:
        self._size = -(-width // _CELL), -(-height // _CELL)
        self._rows = [0] * self._size[1]

    def add(self, box: Box) -> None:
        top, bottom, cells = _span(box)
        rows = self._rows
        for row in range(top, min(bottom, len(rows))):
            rows[row] |= cells

    def remove(self, box: Box) -> None:
        """Uncover a box that covers nothing else."""
        top, bottom, cells = _span(box)
        for row in range(top, min(bottom, len(self._rows))):
            self._rows[row] &= ~cells

    def add_lines(self, lines: Iterable[Sequence[Point]], width: float) -> None:
        """Cover lines of this width."""
        raster = Image.new("1", self._size)
        pen = ImageDraw.Draw(raster)
        for line in lines:
            pen.line([(x / _CELL, y / _CELL) for x, y in line], 1, max(1, round(width / _CELL)))
        data = raster.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes()
        step = (self._size[0] + 7) // 8
        unused = 8 * step - self._size[0]
        for row in range(len(self._rows)):
            cells = int.from_bytes(data[row * step : (row + 1) * step], "big") >> unused
            self._rows[row] |= cells

    def merge(self, other: Cover) -> None:
        """Cover what another cover of the same size covers."""
        self._rows = list(map(or_, self._rows, other._rows))

    def crop(self, left: int, top: int, width: int, height: int) -> Cover:
        """Return a part of it as a cover of its own, to the nearest cell."""
        part = Cover(width, height)
        shift, cells, first = left // _CELL, (1 << part._size[0]) - 1, top // _CELL
        part._rows = [row >> shift & cells for row in self._rows[first : first + part._size[1]]]
        part._rows += [0] * (part._size[1] - len(part._rows))
        return part

    def touches(self, box: Box) -> bool:
        """Return whether a part of a box is covered."""
        top, bottom, cells = _span(box)
        return reduce(or_, self._rows[top:bottom], 0) & cells != 0

    def area_in(self, box: Box) -> int:
        """Return how many square pixels of a box are covered."""
        top, bottom, cells = _span(box)
        return sum([(row & cells).bit_count() for row in self._rows[top:bottom]]) * _CELL * _CELL


def _span(box: Box) -> tuple[int, int, int]:
    """Return the first row of a box, the row after its last, and its cells in each."""
    left, top, right, bottom = box
    first = int(left) // _CELL if left > 0 else 0
    cells = (1 << max(int(right + _CELL - 0.001) // _CELL, first)) - (1 << first)
    return int(top) // _CELL if top > 0 else 0, int(bottom + _CELL - 0.001) // _CELL, cells


class Placement:
    """What has been placed on an image (`taken`), where more has room, `margin` pixels from the
    edge, and what that costs: `costs` are covers, each with the cost of a square pixel."""

    def __init__(self, width: int, height: int, margin: float = 4) -> None:
        self.taken = Cover(width, height)
        self.costs: list[tuple[Cover, float]] = []
        self._size, self._margin = (width, height), margin

    def cover(self) -> Cover:
        """Return a new cover of the same size."""
        return Cover(*self._size)

    def is_inside(self, box: Box) -> bool:
        """Return whether a box lies on the image, clear of its edge."""
        (width, height), margin = self._size, self._margin
        return (
            box[0] >= margin
            and box[1] >= margin
            and box[2] <= width - margin
            and box[3] <= height - margin
        )

    def rate(self, spot: Spot, half: Point) -> float:
        """Return what a spot costs for something of this half-width and half-height; infinity if
        it has no room there."""
        cost, x, y = spot
        box = x - half[0], y - half[1], x + half[0], y + half[1]
        if not self.is_inside(box) or self.taken.touches(box):
            return math.inf
        for cover, weight in self.costs:
            cost += weight * cover.area_in(box)
        return cost

    def place(self, spots: Iterable[Spot], half: Point, most: float = math.inf) -> Point | None:
        """Take the cheapest of the spots, which are ordered by their own cost, for something of
        this half-width and half-height. Return its middle; None if no spot is free for `most`."""
        best = most
        place: Point | None = None
        for spot in spots:
            if spot[0] >= best:
                break
            cost = self.rate(spot, half)
            if cost < best:
                best, place = cost, spot[1:]
        if place is not None:
            self.take(place, half)
        return place

    def find_least_hiding(self, spots: Iterable[Spot], half: Point) -> Point:
        """Return the spot on the image where something of this half-width and half-height hides
        least of what is there: the only choice where no spot is free."""
        rated = []
        for cost, x, y in spots:
            box = x - half[0], y - half[1], x + half[0], y + half[1]
            if self.is_inside(box):
                rated.append((cost + 0.5 * self.taken.area_in(box), x, y))
        return min(rated)[1:] if rated else next(iter(spots))[1:]

    def take(self, middle: Point, half: Point) -> None:
        """Take a place, whatever is there."""
        (x, y), (across, down) = middle, half
        self.taken.add((x - across, y - down, x + across, y + down))


_SLIDES = (0.5, 0.3, 0.7, 0.0, 1.0, 0.15, 0.85)
_LIFTS = (0.0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.1, -1.1)


def spots_about(middle: Point, reach: Point, half: Point, *farther: float) -> list[Spot]:
    """Return places for a label of this half-width and half-height beside something that reaches
    so far from its middle, cheapest first; `farther` are more pixels away to try."""
    return sorted(spot for far in farther or (0.0,) for spot in _spots(middle, reach, half, far))


def _spots(middle: Point, reach: Point, half: Point, far: float) -> Iterator[Spot]:
    (x, y), (across, down) = middle, half
    away = down + reach[1] + far
    for rank, slide in enumerate(_SLIDES):
        left = x + across * (1 - 2 * slide)
        cost = 0.6 + rank * 0.4 + far * 0.24
        yield cost, left, y - away
        yield cost + 0.01, left, y + away
    aside = across + reach[0] + far
    for rank, lift in enumerate(_LIFTS):
        cost = rank * 0.3 + far * 0.24
        yield cost, x + aside, y + lift * 2 * down
        yield cost + 0.3, x - aside, y + lift * 2 * down
