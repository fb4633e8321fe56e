"""Windows: which part of the board a picture shows, and at which scale."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.sheet import FAR, MARGIN, NEAR, SMALL, Sheet
from render.paint.hexes import Window
from render.paint.style import PHONE_WIDTH, TALLEST
from rules.baltimore_ohio.model.state import State

_PAD_HEXES, _PAD_SIDES, _LEAST_PAD_SIDES = 1.1, 2.55, 1.05
"""Minimum padding around the outermost hexes: left and right, in widths of a hex; above and below,
in sides of a hex from their centres, and where there is little room."""
_MIN_HEIGHT, _MAX_HEIGHT, _NEWS_HEIGHT, _DETAIL_HEIGHT = 480, 860, 640, 290
"""Heights in pixels: the minimum and maximum of a map, the maximum of one that shows what
others built, and of one below the whole board."""
_NEWEST_HEXES = 4
"""Number of hexes shown at the near scale of a network too wide for a phone."""


def choose_windows(
    table: State, marked: Marked, room: int = TALLEST, example: Sequence[str] = ()
) -> tuple[bool, tuple[tuple[Sheet, Window], ...]]:
    """Return whether the whole board is shown first, and the windows, at most `room` pixels high.

    The windows show the network, a build and their surroundings and, if they fit, the hexes of
    an `example` and what others built last; below the whole board, all of a build or none, and
    where there is no room for both only the build."""
    assert marked.railroad is not None
    home = facts.railroads()[marked.railroad].home_hex
    track = table.railroads[marked.railroad].track
    max_height = min(_MAX_HEIGHT, room)
    required = {home, *track, *marked.proposal}
    with_example = required.union(example)
    for wanted, height_limit, pad in (
        (with_example | {*marked.built}, min(_NEWS_HEIGHT, room), _PAD_SIDES),
        (with_example, max_height, _PAD_SIDES),
        (required, max_height, _PAD_SIDES),
        (required, max_height, _LEAST_PAD_SIDES),
    ):
        for sheet in (NEAR, FAR):
            least = min(_MIN_HEIGHT, height_limit)
            window = _window_around(sheet, wanted, height_limit, least, pad)
            if window is not None:
                return False, ((sheet, window),)
    built_lately = tuple(hex_ for hex_ in marked.built if hex_ in track)
    newest = marked.proposal or tuple(example) or built_lately or tuple(track[-_NEWEST_HEXES:])
    height_limit = max_height if len(newest) == 1 else _DETAIL_HEIGHT
    shows_whole, least = True, _DETAIL_HEIGHT
    if marked.proposal and room - SMALL.height < _DETAIL_HEIGHT:
        shows_whole, height_limit, least = False, max_height, min(_MIN_HEIGHT, max_height)
    elif marked.proposal:
        height_limit = max(height_limit, room - SMALL.height)
    window = _window_around(FAR, newest, height_limit, least) if newest else None
    return shows_whole or window is None, () if window is None else ((FAR, window),)


def _window_around(
    sheet: Sheet,
    hexes: Iterable[str],
    max_height: int,
    min_height: int = _MIN_HEIGHT,
    pad_sides: float = _PAD_SIDES,
) -> Window | None:
    """Return the window around the hexes that has the least water; None if it would be too
    large."""
    places = [sheet.centres[hex_] for hex_ in hexes]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    pad_x, pad_y = sheet.across * (0.5 + _PAD_HEXES), sheet.side * pad_sides
    left, right = max(0, min(xs) - pad_x), min(sheet.width, max(xs) + pad_x)
    top, bottom = max(0, min(ys) - pad_y), min(sheet.height, max(ys) + pad_y)
    height = min(max(min_height, math.ceil(bottom - top)), sheet.height)
    if right - left > PHONE_WIDTH or bottom - top > max_height:
        return None
    x = _best_start(sheet, (right - PHONE_WIDTH, left), PHONE_WIDTH, sheet.width, 0)
    y = _best_start(sheet, (bottom - height, top), height, sheet.height, 1)
    return Window(x, y, PHONE_WIDTH, height)


def _best_start(
    sheet: Sheet, between: tuple[float, float], length: int, size: int, axis: int
) -> int:
    """Return where a window begins along an axis to hold the most hexes; among equal ones the
    nearest to the middle of the range."""
    low, high = max(0, math.floor(between[0])), min(size - length, math.ceil(between[1]))
    low, high = min(low, high), max(low, high)
    half = (sheet.across / 2, sheet.side)[axis]
    middle, places = (low + high) / 2, _sorted_centres(sheet, axis)

    def count_hexes(start: int) -> tuple[int, float]:
        first, last = start + half - 1, start + length - half + 1
        return bisect_right(places, last) - bisect_left(places, first), -abs(start - middle)

    return max(range(low, high + 1, 14), key=count_hexes)


@facts.FACTS.cached
def _sorted_centres(sheet: Sheet, axis: int) -> list[float]:
    return sorted(centre[axis] for centre in sheet.centres.values())


BOARD_PARTS = range(3)
"""West, middle and east."""


@facts.FACTS.cached
def board_parts() -> tuple[Window, ...]:
    """Return west, middle and east of the board at the near scale, each as wide as a phone's
    picture and as high as its hexes."""
    step = (NEAR.width - PHONE_WIDTH) / 2
    windows = []
    for left in (0, round(step), NEAR.width - PHONE_WIDTH):
        ys = [
            y
            for x, y in NEAR.centres.values()
            if left <= x - NEAR.across / 2 + 1 and x + NEAR.across / 2 - 1 <= left + PHONE_WIDTH
        ]
        windows.append(_window_of_rows(left, ys))
    return tuple(windows)


def _window_of_rows(left: int, ys: Sequence[float]) -> Window:
    top = max(0, math.floor(min(ys) - NEAR.side - MARGIN))
    bottom = min(NEAR.height, math.ceil(max(ys) + NEAR.side + MARGIN))
    return Window(left, top, PHONE_WIDTH, bottom - top)
