"""Geometry of the drawn map: the hexes' positions at one of three scales, and the layout inside a
hex.

A hex stands on its point. Sizes are in pixels of the sheet, which holds the whole board."""

from __future__ import annotations

import math
from collections.abc import Iterator
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
            name: (self.west + self.across * (0.5 + x - left), MARGIN + self.side * (1 + y - top))
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


GAP = 4
"""Gap between two cubes, in pixels."""
BORDER_WIDTHS = 15, 11, 8
"""Widths of a network's border: dark edge, white edge, colour."""
LINE_WIDTHS = 14, 9
"""Widths of a network's line: dark edge and colour."""
PALE_LINE_WIDTHS = 18, 9
"""The same of a railroad whose colour is close to white."""
HIGHLIGHT_WIDTHS = 9, 5
"""Widths of frames around single hexes, and at the small scale around networks: dark edge
and colour."""
PRIVILEGE_DASH = (13.0, 9.0)
"""Dashes of the border that stops NYC, and of the rings around cities that it still lacks."""
RING_WIDTH = 4.5
"""Width of rings in cities that only certain railroads may enter."""
_PITCHES = (4, 8), (6, 6), (8, 4)
"""Maximum number of lines side by side, and their distance in pixels then."""


def black_edge_width(sheet: Sheet) -> float:
    """Return the width of the thick black lines."""
    return sheet.across * 0.1 if sheet.cube else 6


def barrier_widths(sheet: Sheet) -> tuple[int, int]:
    """Return the widths of the border that stops NYC, with and without its white edge."""
    width = 5 if sheet.costs else 4
    return width + 4, width


def ring_inset(sheet: Sheet) -> float:
    """Return the distance of a ring from the edge of its hex."""
    return sheet.across * 0.075


def frame_layout(sheet: Sheet) -> tuple[float, tuple[float, float]]:
    """Return, for the frame of what is new, its distance from the edge, and its widths with and
    without the white edge."""
    width = max(4.5, sheet.across * 0.06)
    return width + 1, (width + 4, width)


def lane_pitch(lanes: int) -> int:
    """Return the distance of lines that run side by side."""
    return next((pitch for max_lanes, pitch in _PITCHES if lanes <= max_lanes), 3)


def lane_widths(pitch: int, highlighted: bool, pale: bool = False) -> tuple[int, int]:
    """Return the widths of such a line, with and without its dark edge; with `highlighted`, for
    the railroad in question, it is thicker, and the edge of a `pale` one is."""
    width = pitch + 3 * highlighted
    return width + 1 + pale, max(1, width - 2 - 2 * pale)


def cube_slots(
    sheet: Sheet, count: int, roomy: bool = False
) -> list[tuple[float, float, int, int]]:
    """Return places for so many cubes, relative to the middle of their line: x, y, width, height.

    `roomy`: up to three may be larger."""
    height = sheet.cube + (4 if roomy and count <= 3 else 0)
    if count > 6:
        width, half = _slot_width(sheet, 6), height // 2
        rows = [min(count, 6), count - 6]
        return [
            (x, (row - 0.5) * (half + 1), width, half)
            for row, row_count in enumerate(rows)
            for x in _slot_xs(row_count, width)
        ]
    width = min(height, _slot_width(sheet, max(count, 1)))
    return [(x, 0.0, width, height) for x in _slot_xs(count, width)]


def _slot_width(sheet: Sheet, count: int) -> int:
    return int((sheet.across * 0.9 - GAP * (count - 1)) / count)


def _slot_xs(count: int, width: int) -> Iterator[float]:
    for number in range(count):
        yield (number - (count - 1) / 2) * (width + GAP)
