"""Where the hexes of a map are on a drawn one, at one of three scales; the course of track.

Sizes are in pixels of the sheet, which holds the whole map. Edges are numbered as in the rules: 0
is the north-east one, then clockwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

import data.train_tycoon as facts
from render.paint import hexes
from render.paint.canvas import Point
from render.paint.hexes import Window
from render.paint.style import PHONE_WIDTH
from rules.train_tycoon.model.state import Pair

MARGIN = 25
"""Paper about the outermost hexes."""
_CURVE = 14
"""Straight parts that a curve is drawn with."""


class Scale(NamedTuple):
    """`across` is the width of a hex; `cube` the side of a company's box on its line; `track` the
    width of a track with its edges; `least` that of a sheet at least, the map in its middle."""

    across: int
    cube: int
    track: float
    least: int = 0

    @property
    def side(self) -> float:
        return self.across / math.sqrt(3)


NEAR, FAR = Scale(100, 26, 17), Scale(80, 21, 14)
_WHOLE = 760
"""Height of a whole map at most on a card: with it room is left for what stands above it."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """A map at a scale."""

    map: str
    scale: Scale

    @cached_property
    def across(self) -> int:
        return self.scale.across

    @cached_property
    def cube(self) -> int:
        return self.scale.cube

    @cached_property
    def track(self) -> float:
        return self.scale.track

    @cached_property
    def side(self) -> float:
        return self.scale.side

    @cached_property
    def centres(self) -> dict[str, Point]:
        """The middle of each hex."""
        left = (self.width - self.columns * self.across) / 2
        return {
            row.id: (
                left + self.across * (0.5 + row.col + 0.5 * (row.row % 2)),
                MARGIN + self.side * (1 + 1.5 * row.row),
            )
            for row in facts.hex_map(self.map).hexes
        }

    @cached_property
    def columns(self) -> float:
        """Widths of a hex from the one side of the map to the other."""
        return max(1 + row.col + 0.5 * (row.row % 2) for row in facts.hex_map(self.map).hexes)

    @cached_property
    def rows(self) -> float:
        """The same from its top to its foot."""
        last = max(row.row for row in facts.hex_map(self.map).hexes)
        return (2 + 1.5 * last) / math.sqrt(3)

    @cached_property
    def width(self) -> int:
        return max(self.scale.least, math.ceil(self.columns * self.across + 2 * MARGIN))

    @cached_property
    def height(self) -> int:
        return math.ceil(self.rows * self.across + 2 * MARGIN)

    def corners(self, hex_: str, inset: float = 0) -> list[Point]:
        """The six corners, the upper one first and then clockwise, `inset` pixels inside."""
        x, y = self.centres[hex_]
        return [(x + dx, y + dy) for dx, dy in hexes.turned_corners(self.side, inset)]

    def border(self, hex_: str, edge: int) -> list[Point]:
        """The ends of one side of a hex."""
        corners = self.corners(hex_)
        return [corners[edge], corners[(edge + 1) % 6]]


@cache
def near(name: str) -> Sheet:
    """A map at the scale at which a whole Alberta is as wide as a phone's picture."""
    return Sheet(name, NEAR)


@cache
def far(name: str) -> Sheet:
    """A map for networks a little too wide for the other scale."""
    return Sheet(name, FAR)


@cache
def farthest(name: str) -> Sheet:
    """A whole map on a card: as large as its width and the height that is left for it allow."""
    wide, tall = (end - 2 * MARGIN for end in (PHONE_WIDTH, _WHOLE))
    unit = Sheet(name, Scale(1, 1, 1))
    across = math.floor(min(wide / unit.columns, tall / unit.rows))
    k = across / NEAR.across
    return Sheet(name, Scale(across, round(NEAR.cube * k), round(NEAR.track * k), PHONE_WIDTH))


def middle(sheet: Sheet | Scale, edge: int) -> Point:
    """The middle of an edge, from the middle of its hex."""
    turn = math.radians(60 * edge - 60)
    return sheet.across / 2 * math.cos(turn), sheet.across / 2 * math.sin(turn)


@lru_cache(maxsize=128)
def course(sheet: Sheet | Scale, pair: Pair) -> tuple[Point, ...]:
    """A track from edge to edge, from the middle of its hex: straight, or an arc about the middle
    of the hex beyond the edge between them."""
    a, b = pair
    start, end = middle(sheet, a), middle(sheet, b)
    if b - a == 3:
        return start, (0.0, 0.0), end
    between = (a + 1) % 6 if b - a == 2 else (b + 1) % 6
    cx, cy = (2 * part for part in middle(sheet, between))
    radius = math.dist((cx, cy), start)
    one = math.atan2(start[1] - cy, start[0] - cx)
    turn = (math.atan2(end[1] - cy, end[0] - cx) - one + math.pi) % math.tau - math.pi
    steps = [one + turn * i / _CURVE for i in range(_CURVE + 1)]
    return tuple((cx + radius * math.cos(t), cy + radius * math.sin(t)) for t in steps)


def halfway(sheet: Sheet, pair: Pair) -> Point:
    """The middle of a track, from the middle of its hex."""
    points = course(sheet, pair)
    return points[len(points) // 2]


def whole(sheet: Sheet) -> Window:
    """All of the map."""
    return Window(0, 0, sheet.width, sheet.height)


@lru_cache(maxsize=64)
def inside(sheet: Sheet, window: Window) -> frozenset[str]:
    """The hexes that are altogether in the window."""
    return frozenset(
        hex_
        for hex_, (x, y) in sheet.centres.items()
        if window.left <= x - sheet.across / 2 + 1
        and x + sheet.across / 2 - 1 <= window.left + window.width
        and window.top <= y - sheet.side + 1
        and y + sheet.side - 1 <= window.top + window.height
    )
