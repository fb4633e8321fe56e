"""Which part of the map a picture shows, and at which scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from render.paint.canvas import Box, Point
from render.paint.style import PHONE_WIDTH
from render.rail_baron.map.basemap import Window
from render.rail_baron.map.geometry import layout_points
from render.rail_baron.map.sheet import FAR, MIDDLE, NEAR, WHOLE, Sheet

TALL, LEAST, SPLIT, NARROW = 720, 600, 390, 260
"""Height of the only map of a phone's picture, at most and at least, and of the closer of two."""
ASIDE, ABOVE = 64, 76
"""Pixels kept free beside, and above and below, stops and names that must be seen."""
SHORE = 96
"""Pixels of a window beyond the outermost stops."""
Names = Callable[[Sheet], Sequence[Box]]
"""The boxes of names on a sheet, in its pixels."""


class Panel(NamedTuple):
    """A window of a sheet."""

    sheet: Sheet
    window: Window


def whole() -> Panel:
    """The whole map in a phone's picture, without the sea."""
    top, bottom = (WHOLE.to_sheet((0.0, y))[1] for y in _ends(1))
    top, bottom = max(0.0, top - 62), bottom + 34
    return Panel(WHOLE, (0, round(top), PHONE_WIDTH, round(bottom - top)))


def sheets() -> tuple[Panel, ...]:
    """The whole map, readable on a phone, from west to east: pictures that overlap a little."""
    top, bottom = (FAR.to_sheet((0.0, y))[1] for y in _ends(1))
    top, bottom = max(0.0, top - ABOVE), min(FAR.height, bottom + ABOVE)
    starts = (0, FAR.width - PHONE_WIDTH)
    height = round(bottom - top)
    return tuple(Panel(FAR, (x, round(top), PHONE_WIDTH, height)) for x in starts)


@cache
def _ends(axis: int) -> tuple[float, float]:
    """The outermost stops from west to east (0) or from north to south (1), in map units."""
    found = [point[axis] for point in layout_points()]
    return min(found), max(found)


def _none(sheet: Sheet) -> Sequence[Box]:
    return ()


def focus(
    must: Iterable[Point], near: Iterable[Point], names: Names = _none, room: int = PHONE_WIDTH
) -> tuple[Panel, ...]:
    """Panels of a phone's picture, in so many pixels of height: one that shows all of `must` (map
    units) and the `names`, or, when that would be too small to read, the whole map and below it
    what lies `near`."""
    must, near = list(must), list(near)
    most, tall = min(TALL, room), min(SPLIT, room - whole().window[3])
    for sheet in (NEAR, MIDDLE, FAR):
        box = _bounds(must, sheet, names(sheet))
        if _fits(box, PHONE_WIDTH, most):
            return (Panel(sheet, _window(box, sheet, min(LEAST, most))),)
    if tall < NARROW:
        return (Panel(FAR, _window(_bounds(near[:1], FAR), FAR, most)),)
    for sheet in (MIDDLE, FAR):
        box = _bounds(near, sheet)
        if _fits(box, PHONE_WIDTH, tall):
            return whole(), Panel(sheet, _window(box, sheet, tall))
    return whole(), Panel(FAR, _window(_bounds(near[:1], FAR), FAR, tall))


def _bounds(points: list[Point], sheet: Sheet, names: Sequence[Box] = ()) -> Box:
    shown = [sheet.to_sheet(p) for p in points]
    shown += [corner for box in names for corner in (box[:2], box[2:])]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return min(xs), min(ys), max(xs), max(ys)


def _fits(box: Box, width: int, height: int) -> bool:
    left, top, right, bottom = box
    return right - left <= width - 2 * ASIDE and bottom - top <= height - 2 * ABOVE


def _window(box: Box, sheet: Sheet, least: int) -> Window:
    """A window about a box, at least so high, that shows little beyond the outermost stops."""
    left, top, right, bottom = box
    height = round(max(least, bottom - top + 2 * ABOVE))
    x = _placed((left + right - PHONE_WIDTH) / 2, PHONE_WIDTH, sheet.width, 0, sheet)
    y = _placed((top + bottom - height) / 2, height, sheet.height, 1, sheet)
    return x, y, PHONE_WIDTH, height


def _placed(wished: float, room: int, whole: int, axis: int, sheet: Sheet) -> int:
    low, high = (sheet.to_sheet((end, end))[axis] for end in _ends(axis))
    low, high = max(0.0, low - SHORE), min(whole, high + SHORE) - room
    if low > high:
        return round(max(0.0, min((low + high) / 2, whole - room)))
    return round(max(low, min(wished, high)))
