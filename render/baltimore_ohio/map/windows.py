"""Which part of the board a picture shows, and at which scale."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cache

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.lettering import Marked, Window
from render.baltimore_ohio.map.sheet import FAR, MARGIN, NEAR, Sheet
from render.paint.style import PHONE_WIDTH, TALLEST
from rules.baltimore_ohio.model.state import State

_AROUND = 1.1
"""Widths of a hex shown beyond the outermost hexes at least."""
_LEAST, _MOST, _NEWS, _DETAIL = 480, 860, 640, 290
"""Pixels: the least and the most that a map is tall, one that shows what others built, and one
below the whole board."""
_NEWEST = 4
"""Hexes of a network too wide for a phone that are shown near."""


def around(
    table: State, marked: Marked, room: int = TALLEST, example: Sequence[str] = ()
) -> tuple[bool, tuple[tuple[Sheet, Window], ...]]:
    """Whether the whole board is to be shown first, and the windows that show the network, a build
    and what lies about them, and the hexes of an `example` and what others built last where that
    fits; at most `room` pixels tall."""
    assert marked.railroad is not None
    home = facts.railroads()[marked.railroad].home_hex
    track = table.railroads[marked.railroad].track
    tall = min(_MOST, room)
    must = {home, *track, *marked.proposal}
    about = must.union(example)
    for wanted, most in ((about | {*marked.built}, min(_NEWS, room)), (about, tall), (must, tall)):
        for sheet in (NEAR, FAR):
            window = _fitted(sheet, wanted, most)
            if window is not None:
                return False, ((sheet, window),)
    lately = tuple(hex_ for hex_ in marked.built if hex_ in track)
    newest = marked.proposal or tuple(example) or lately or tuple(track[-_NEWEST:])
    while newest:
        window = _fitted(FAR, newest, tall if len(newest) == 1 else _DETAIL, _DETAIL)
        if window is not None:
            return True, ((FAR, window),)
        newest = newest[1:]
    return True, ()


def _fitted(sheet: Sheet, hexes: Iterable[str], most: int, least: int = _LEAST) -> Window | None:
    """The window about the hexes that has the least water; None if it would be too large."""
    places = [sheet.centres[hex_] for hex_ in hexes]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    pad, rise = sheet.across * (0.5 + _AROUND), sheet.side * 2.55
    left, right = max(0, min(xs) - pad), min(sheet.width, max(xs) + pad)
    top, bottom = max(0, min(ys) - rise), min(sheet.height, max(ys) + rise)
    tall = min(max(least, math.ceil(bottom - top)), sheet.height)
    if right - left > PHONE_WIDTH or bottom - top > most:
        return None
    x = _best(sheet, (right - PHONE_WIDTH, left), PHONE_WIDTH, sheet.width, 0)
    y = _best(sheet, (bottom - tall, top), tall, sheet.height, 1)
    return Window(x, y, PHONE_WIDTH, tall)


def _best(sheet: Sheet, between: tuple[float, float], length: int, size: int, axis: int) -> int:
    """Where a window begins along an axis to hold the most hexes, those in the middle of its
    range first."""
    low, high = max(0, math.floor(between[0])), min(size - length, math.ceil(between[1]))
    low, high = min(low, high), max(low, high)
    half = (sheet.across / 2, sheet.side)[axis]
    middle, places = (low + high) / 2, _sorted(sheet, axis)

    def held(start: int) -> tuple[int, float]:
        first, last = start + half - 1, start + length - half + 1
        return bisect_right(places, last) - bisect_left(places, first), -abs(start - middle)

    return max(range(low, high + 1, 14), key=held)


@cache
def _sorted(sheet: Sheet, axis: int) -> list[float]:
    return sorted(at[axis] for at in sheet.centres.values())


PARTS = range(3)
"""West, middle and east."""


@cache
def parts() -> tuple[Window, ...]:
    """West, middle and east of the board at the near scale, each as wide as a phone's picture and
    as tall as its hexes."""
    step = (NEAR.width - PHONE_WIDTH) / 2
    found = []
    for left in (0, round(step), NEAR.width - PHONE_WIDTH):
        seen = [
            y
            for x, y in NEAR.centres.values()
            if left <= x - NEAR.across / 2 + 1 and x + NEAR.across / 2 - 1 <= left + PHONE_WIDTH
        ]
        found.append(_rows(left, seen))
    return tuple(found)


def _rows(left: int, ys: Sequence[float]) -> Window:
    top = max(0, math.floor(min(ys) - NEAR.side - MARGIN))
    bottom = min(NEAR.height, math.ceil(max(ys) + NEAR.side + MARGIN))
    return Window(left, top, PHONE_WIDTH, bottom - top)
