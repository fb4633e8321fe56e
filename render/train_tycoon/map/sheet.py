"""Geometry of the drawn map: the hexes' positions at one of three scales, and the lines of tracks.

Sizes are in pixels of the sheet, which holds the whole map. Edges are numbered as in the
rules: 0 is the north-eastern one, then clockwise."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import data.train_tycoon as facts
from render.map.hexes import ids_inside
from render.paint import hexes
from render.paint.canvas import Box, Point
from render.paint.hexes import Window
from render.paint.style import PHONE_WIDTH
from rules.train_tycoon.model.state import Pair

MARGIN = 25
"""Background around the outermost hexes."""
_CURVE_STEPS = 14
"""Number of straight pieces of a curve."""


class Scale(NamedTuple):
    """`across` is the width of a hex; `cube` the side of a company's cube on its line; `track`
    the width of a track with its edges; `least` the minimum width of the sheet, which has the
    map in its middle."""

    across: int
    cube: int
    track: float
    least: int = 0

    @property
    def side(self) -> float:
        return self.across / math.sqrt(3)


NEAR, FAR = Scale(100, 26, 17), Scale(80, 21, 14)
_OVERVIEW_HEIGHT = 740
"""Maximum height of a whole map on a card, which leaves room for what stands above it."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """A map at one scale."""

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
        """Width of the map, in widths of a hex."""
        return max(1 + row.col + 0.5 * (row.row % 2) for row in facts.hex_map(self.map).hexes)

    @cached_property
    def rows(self) -> float:
        """Height of the map, in widths of a hex."""
        last = max(row.row for row in facts.hex_map(self.map).hexes)
        return (2 + 1.5 * last) / math.sqrt(3)

    @cached_property
    def width(self) -> int:
        return max(self.scale.least, math.ceil(self.columns * self.across + 2 * MARGIN))

    @cached_property
    def height(self) -> int:
        return math.ceil(self.rows * self.across + 2 * MARGIN)

    @cached_property
    def is_small(self) -> bool:
        """Whether signs and numbers, which shrink less than the map, hardly fit into its hexes."""
        return self.across < FAR.across

    def corners(self, hex_: str, inset: float = 0) -> list[Point]:
        """Return the six corners, clockwise from the top, `inset` pixels inside."""
        x, y = self.centres[hex_]
        return [(x + dx, y + dy) for dx, dy in hexes.hex_corners(self.side, inset)]

    def side_ends(self, hex_: str, edge: int) -> list[Point]:
        corners = self.corners(hex_)
        return [corners[edge], corners[(edge + 1) % 6]]


@facts.FACTS.cached
def near_sheet(name: str) -> Sheet:
    """Return a map at the scale at which all of Alberta is as wide as a phone's picture."""
    return Sheet(name, NEAR)


@facts.FACTS.cached
def far_sheet(name: str) -> Sheet:
    """Return a map at the scale for networks a little too wide for `near_sheet`."""
    return Sheet(name, FAR)


@facts.FACTS.cached
def overview_sheet(name: str, width: int = PHONE_WIDTH, height: int = _OVERVIEW_HEIGHT) -> Sheet:
    """Return a whole map for a card, as large as its width and the available height allow."""
    unit = Sheet(name, Scale(1, 1, 1))
    room = (width - 2 * MARGIN) / unit.columns, (height - 2 * MARGIN) / unit.rows
    across = math.floor(min(room))
    k = across / NEAR.across
    return Sheet(name, Scale(across, round(NEAR.cube * k), round(NEAR.track * k), width))


def edge_middle(sheet: Sheet | Scale, edge: int) -> Point:
    """Return the middle of an edge, relative to the centre of its hex."""
    turn = math.radians(60 * edge - 60)
    return sheet.across / 2 * math.cos(turn), sheet.across / 2 * math.sin(turn)


@facts.FACTS.cached_recent(128)
def track_line(sheet: Sheet | Scale, pair: Pair) -> tuple[Point, ...]:
    """Return the line of a track from edge to edge, relative to the centre of its hex.

    It is straight, or an arc about the centre of the hex beyond the edge between them."""
    a, b = pair
    start, end = edge_middle(sheet, a), edge_middle(sheet, b)
    if b - a == 3:
        return start, (0.0, 0.0), end
    between = (a + 1) % 6 if b - a == 2 else (b + 1) % 6
    cx, cy = (2 * part for part in edge_middle(sheet, between))
    radius = math.dist((cx, cy), start)
    start_angle = math.atan2(start[1] - cy, start[0] - cx)
    turn = (math.atan2(end[1] - cy, end[0] - cx) - start_angle + math.pi) % math.tau - math.pi
    steps = [start_angle + turn * i / _CURVE_STEPS for i in range(_CURVE_STEPS + 1)]
    return tuple((cx + radius * math.cos(t), cy + radius * math.sin(t)) for t in steps)


def track_middle(sheet: Sheet, pair: Pair) -> Point:
    """Return the middle of a track, relative to the centre of its hex."""
    points = track_line(sheet, pair)
    return points[len(points) // 2]


@facts.FACTS.cached_recent(64)
def hexes_inside(sheet: Sheet, window: Window) -> frozenset[str]:
    """Return the hexes that lie completely in the window."""
    return frozenset(ids_inside(sheet, window))


def overlap_area(a: Box, b: Box) -> float:
    """Return the area in square pixels that two boxes share."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


def box_about(centre: Point, half: Point) -> Box:
    """Return a box of this half-width and half-height about a place."""
    return (centre[0] - half[0], centre[1] - half[1], centre[0] + half[0], centre[1] + half[1])


def square_about(centre: Point, size: float) -> Box:
    """Return a square box of this size about a place."""
    return box_about(centre, (size / 2, size / 2))
