"""Geometry of the drawn map: the hexes' positions at one of three scales.

A hex stands on its point. Sizes are in pixels of the sheet, which holds the whole board."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import data.baltimore_ohio as facts
from render.paint import hexes
from render.paint.canvas import Point

MARGIN, WEST, EAST = 10, 40, 178
"""Water above and below the outermost hexes, then west and east of them, where names stand;
in pixels."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """One scale of the map; `across` is the width of a hex.

    The contents of a hex are placed relative to its centre: `rows` are the middles of lines of
    text, `cubes` the middle line of the cubes, `built` how far they lie off it where the id of a
    hex stands below them within a frame. `cube` is the side of a cube; `costs`: cities show their
    cost too. `west`, `east`: the water at the sides."""

    across: int
    rows: tuple[int, ...]
    cubes: int
    cube: int
    relief: int
    costs: bool
    built: int = 0
    west: int = WEST
    east: int = EAST

    @cached_property
    def side(self) -> float:
        return self.across / math.sqrt(3)

    @cached_property
    def centres(self) -> dict[str, Point]:
        rows = {row.id: (row.q + row.r / 2, 1.5 * row.r) for row in facts.board_map().hexes}
        left = min(x for x, _ in rows.values())
        top = min(y for _, y in rows.values())
        return {
            name: (
                self.west + self.across * (0.5 + x - left),
                MARGIN + self.side * (1 + y - top),
            )
            for name, (x, y) in rows.items()
        }

    @cached_property
    def width(self) -> int:
        return math.ceil(max(x for x, _ in self.centres.values()) + self.across / 2 + self.east)

    @cached_property
    def height(self) -> int:
        return math.ceil(max(y for _, y in self.centres.values()) + self.side + MARGIN)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def corners(self, hex_: str, inset: float = 0) -> list[Point]:
        """Return the six corners, clockwise from the top, `inset` pixels inside."""
        x, y = self.centres[hex_]
        return [(x + dx, y + dy) for dx, dy in hex_corners(self, inset)]


def hex_corners(sheet: Sheet, inset: float = 0) -> list[Point]:
    """Return the corners of a hex relative to its centre."""
    return hexes.hex_corners(sheet.side, inset)


def side_line(sheet: Sheet, direction: int) -> tuple[Point, Point]:
    """Return the ends of a side of a hex, relative to its centre; `direction` is an index into
    `STEPS` of the data."""
    dq, dr = facts.NEIGHBOUR_STEPS[direction]
    dx, dy = dq + dr / 2, dr * 1.5 / math.sqrt(3)
    mx, my, half = dx * sheet.across / 2, dy * sheet.across / 2, sheet.side / 2
    return (mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half)


NEAR = Sheet(112, rows=(-33, 0, 33), cubes=-4, cube=24, relief=-33, costs=True)
FAR = Sheet(84, rows=(-20, 16), cubes=-2, cube=17, relief=-24, costs=False, built=-11)
SMALL = Sheet(43, rows=(), cubes=0, cube=0, relief=0, costs=False, west=16, east=16)
"""The whole board as wide as a phone's picture."""


@facts.FACTS.cached_recent(512)
def outline(hexes: frozenset[str]) -> tuple[tuple[str, int], ...]:
    """Return the sides that separate these hexes from all others, as (hex, direction)."""
    rows = {row.id: row for row in facts.board_map().hexes}
    names_by_position = {(row.q, row.r): row.id for row in rows.values()}
    return tuple(
        (name, direction)
        for name in sorted(hexes)
        for direction, (dq, dr) in enumerate(facts.NEIGHBOUR_STEPS)
        if names_by_position.get((rows[name].q + dq, rows[name].r + dr)) not in hexes
    )


@facts.FACTS.cached
def black_edges() -> tuple[tuple[str, int], ...]:
    """Return the thick black lines, as (hex, direction)."""
    rows = {row.id: row for row in facts.board_map().hexes}
    sides = []
    for edge in facts.board_map().impassable:
        a, b = (rows[name] for name in edge.between)
        sides.append((a.id, facts.NEIGHBOUR_STEPS.index((b.q - a.q, b.r - a.r))))
    return tuple(sides)
