"""Where the hexes are on a drawn map, at either of two scales.

A hex stands on its point; sizes are in pixels of the sheet, which holds the whole board.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property

import data.baltimore_ohio as facts
from render.canvas import Point

MARGIN, BESIDE = 34, 70
"""Water above and below the outermost hexes, and beside them, where names reach out; in pixels."""


@dataclass(frozen=True)
class Sheet:
    """`across` is the width of a hex. What stands in a hex is placed from its middle: the base line
    of the name, the middle line of the cubes, the base line of the numbers. `cube` is the side of
    one; `costs`: cities too have their cost lettered."""

    across: int
    name: int
    cubes: int
    numbers: int
    cube: int
    relief: int
    costs: bool

    @property
    def side(self) -> float:
        return self.across / math.sqrt(3)

    @cached_property
    def centres(self) -> dict[str, Point]:
        """The middle of each hex."""
        rows = {row.id: (row.q + row.r / 2, 1.5 * row.r) for row in facts.board_map().hexes}
        left = min(x for x, _ in rows.values())
        top = min(y for _, y in rows.values())
        return {
            name: (
                BESIDE + self.across * (0.5 + x - left),
                MARGIN + self.side * (1 + y - top),
            )
            for name, (x, y) in rows.items()
        }

    @property
    def width(self) -> int:
        return math.ceil(max(x for x, _ in self.centres.values()) + self.across / 2 + BESIDE)

    @property
    def height(self) -> int:
        return math.ceil(max(y for _, y in self.centres.values()) + self.side + MARGIN)

    def corners(self, hex_: str, inset: float = 0) -> list[Point]:
        """The six corners, the upper one first and then clockwise, `inset` pixels inside."""
        x, y = self.centres[hex_]
        r = self.side - inset * 2 / math.sqrt(3)
        turns = [math.radians(60 * i - 90) for i in range(6)]
        return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]

    def border(self, a: str, b: str) -> tuple[Point, Point]:
        """The edge between two neighbours."""
        (ax, ay), (bx, by) = self.centres[a], self.centres[b]
        mx, my = (ax + bx) / 2, (ay + by) / 2
        dx, dy = (bx - ax) / self.across, (by - ay) / self.across
        half = self.side / 2
        return (mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half)


NEAR = Sheet(112, name=-21, cubes=-4, numbers=41, cube=24, relief=-33, costs=True)
FAR = Sheet(84, name=-13, cubes=-2, numbers=34, cube=17, relief=-24, costs=False)


@cache
def neighbours() -> dict[str, tuple[tuple[str, str | None], ...]]:
    """Of each hex its six sides: (hex, neighbour or None) whether a black edge lies between or
    not."""
    rows = facts.board_map().hexes
    at = {(row.q, row.r): row.id for row in rows}
    return {
        row.id: tuple((row.id, at.get((row.q + dq, row.r + dr))) for dq, dr in facts.STEPS)
        for row in rows
    }


def outline(sheet: Sheet, hexes: frozenset[str]) -> list[tuple[Point, Point]]:
    """The sides that part these hexes from all else."""
    found = []
    rows = {row.id: row for row in facts.board_map().hexes}
    at = {(row.q, row.r): row.id for row in rows.values()}
    for name in sorted(hexes):
        row, (x, y) = rows[name], sheet.centres[name]
        for dq, dr in facts.STEPS:
            if at.get((row.q + dq, row.r + dr)) in hexes:
                continue
            dx, dy = dq + dr / 2, dr * 1.5 / math.sqrt(3)
            mx, my = x + dx * sheet.across / 2, y + dy * sheet.across / 2
            half = sheet.side / 2
            found.append(((mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half)))
    return found
