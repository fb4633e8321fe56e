"""Where the hexes of a map are on a drawn one, at either of two scales; the course of track.

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
from rules.train_tycoon.model.state import Pair

MARGIN = 25
"""Paper about the outermost hexes."""
_CURVE = 14
"""Straight parts that a curve is drawn with."""


class Scale(NamedTuple):
    """`across` is the width of a hex; `cube` the side of a company's box on its line; `track` the
    width of a track with its edges."""

    across: int
    cube: int
    track: float

    @property
    def side(self) -> float:
        return self.across / math.sqrt(3)


NEAR, FAR = Scale(100, 26, 17), Scale(80, 21, 14)


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
        return {
            row.id: (
                MARGIN + self.across * (0.5 + row.col + 0.5 * (row.row % 2)),
                MARGIN + self.side * (1 + 1.5 * row.row),
            )
            for row in facts.hex_map(self.map).hexes
        }

    @cached_property
    def width(self) -> int:
        return math.ceil(max(x for x, _ in self.centres.values()) + self.across / 2 + MARGIN)

    @cached_property
    def height(self) -> int:
        return math.ceil(max(y for _, y in self.centres.values()) + self.side + MARGIN)

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
