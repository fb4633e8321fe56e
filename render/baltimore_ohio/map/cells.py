"""Layout inside a hex: sizes and places of cubes, lines, letters, frames."""

from __future__ import annotations

from collections.abc import Iterator

from render.baltimore_ohio.map.sheet import Sheet

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
_SPECIAL = {"New York": "NYC", "New Haven": "NHV", "St. Louis": "STL", "Fort Wayne": "FTW",
            "Washington": "WSH", "Harrisburg": "HBG", "Hartford": "HFD", "Wheeling": "WHL",
            "Louisville": "LOU", "Philadelphia": "PHL", "Lexington": "LEX", "Pittsburgh": "PIT",
            "Portsmouth": "PTM", "Providence": "PRV", "Concord": "CCD"}  # fmt: skip


def city_code(city: str) -> str:
    """Return the three letters that stand for a city."""
    return _SPECIAL.get(city, city[:3].upper())


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
