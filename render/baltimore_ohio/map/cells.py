"""What stands in a hex and how large it is: cubes beside one another, lines side by side, the
letters of a city, and how wide frames and lines are."""

from __future__ import annotations

from collections.abc import Iterator

from render.baltimore_ohio.map.sheet import Sheet

GAP = 4
"""Pixels between two cubes."""
BORDER = 15, 11, 8
"""The border of a network: its dark edge, its white one, its colour."""
LINE = 14, 9
"""A network as one line: its dark edge and its colour."""
OWN = 9, 5
"""Round single hexes, and where they are small round networks: the dark edge and the colour."""
DASH = (13.0, 9.0)
"""The border that stops NYC, and cities that it lacks."""
RING = 4.5
"""Rings in cities that only some may enter."""
_PITCHES = (4, 8), (6, 6), (8, 4)
"""How many lines may share a way, and how many pixels they are then apart."""
_SPECIAL = {"New York": "NYC", "New Haven": "NHV", "St. Louis": "STL", "Fort Wayne": "FTW",
            "Washington": "WSH", "Harrisburg": "HBG", "Hartford": "HFD", "Wheeling": "WHL",
            "Louisville": "LOU", "Philadelphia": "PHL", "Lexington": "LEX", "Pittsburgh": "PIT",
            "Portsmouth": "PTM", "Providence": "PRV", "Concord": "CCD"}  # fmt: skip


def letters(city: str) -> str:
    """The three letters that stand for a city."""
    return _SPECIAL.get(city, city[:3].upper())


def black(sheet: Sheet) -> float:
    """How wide the thick black lines are."""
    return sheet.across * 0.1 if sheet.cube else 6


def barred(sheet: Sheet) -> tuple[int, int]:
    """How wide the border that stops NYC is, with its white ground and without."""
    thick = 5 if sheet.costs else 4
    return thick + 4, thick


def inset(sheet: Sheet) -> float:
    """How far inside a hex its ring is."""
    return sheet.across * 0.075


def framed(sheet: Sheet) -> tuple[float, tuple[float, float]]:
    """How far inside the frame of what is new is, and how wide with its white edge and without."""
    thick = max(4.5, sheet.across * 0.06)
    return thick + 1, (thick + 4, thick)


def pitch(lanes: int) -> int:
    """How far apart lines are that share a way."""
    return next((pitch for most, pitch in _PITCHES if lanes <= most), 3)


def strokes(pitch: int, own: bool) -> tuple[int, int]:
    """How wide such a line is, with its dark edge and without; thicker if it is the railroad's
    `own` that is in question."""
    wide = pitch + 3 * own
    return wide + 1, wide - 2


def slots(sheet: Sheet, count: int, roomy: bool = False) -> list[tuple[float, float, int, int]]:
    """Places for so many cubes about the middle of their line: x, y, width, height. `roomy`: up to
    three may be larger."""
    tall = sheet.cube + (4 if roomy and count <= 3 else 0)
    if count > 6:
        wide, half = _width(sheet, 6), tall // 2
        rows = [min(count, 6), count - 6]
        return [
            (x, (row - 0.5) * (half + 1), wide, half)
            for row, there in enumerate(rows)
            for x in _line(there, wide)
        ]
    wide = min(tall, _width(sheet, max(count, 1)))
    return [(x, 0.0, wide, tall) for x in _line(count, wide)]


def _width(sheet: Sheet, count: int) -> int:
    return int((sheet.across * 0.9 - GAP * (count - 1)) / count)


def _line(count: int, wide: int) -> Iterator[float]:
    for number in range(count):
        yield (number - (count - 1) / 2) * (wide + GAP)
