"""Which part of the map a picture shows, and at which scale."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from render.canvas import Box, Point
from render.rail_baron.map.basemap import Window
from render.rail_baron.map.sheet import FAR, MIDDLE, NEAR, WHOLE, WIDE, Sheet
from render.style import PHONE_WIDTH

TALL, SPLIT = 780, 470
"""Height of the only map of a phone's picture, and of the closer of two."""
ASIDE, ABOVE = 140, 92
"""Pixels kept free beside, and above and below, what must be seen: names are broad."""


class Panel(NamedTuple):
    """A window of a sheet."""

    sheet: Sheet
    window: Window


def wide() -> tuple[Panel, ...]:
    """The whole map, for a large screen."""
    return (Panel(WIDE, (0, 0, WIDE.width, WIDE.height)),)


def whole() -> Panel:
    """The whole map in a phone's picture."""
    return Panel(WHOLE, (0, 0, PHONE_WIDTH, WHOLE.height - 20))


def focus(must: Iterable[Point], near: Iterable[Point]) -> tuple[Panel, ...]:
    """Panels of a phone's picture: one that shows all of `must` (map units), or, when that would be
    too small to read, the whole map and below it what lies `near`."""
    must, near = list(must), list(near)
    for sheet in (NEAR, MIDDLE, FAR):
        if _fits(must, sheet, PHONE_WIDTH, TALL):
            return (Panel(sheet, _window(must, sheet, PHONE_WIDTH, TALL)),)
    for sheet in (MIDDLE, FAR):
        if _fits(near, sheet, PHONE_WIDTH, SPLIT):
            return whole(), Panel(sheet, _window(near, sheet, PHONE_WIDTH, SPLIT))
    return whole(), Panel(FAR, _window(near[:1], FAR, PHONE_WIDTH, SPLIT))


def _bounds(points: list[Point], sheet: Sheet) -> Box:
    shown = [sheet.to_sheet(p) for p in points]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return min(xs), min(ys), max(xs), max(ys)


def _fits(points: list[Point], sheet: Sheet, width: int, height: int) -> bool:
    left, top, right, bottom = _bounds(points, sheet)
    return right - left <= width - 2 * ASIDE and bottom - top <= height - 2 * ABOVE


def _window(points: list[Point], sheet: Sheet, width: int, height: int) -> Window:
    left, top, right, bottom = _bounds(points, sheet)
    x, y = (left + right - width) / 2, (top + bottom - height) / 2
    at = (
        round(max(0.0, min(x, sheet.width - width))),
        round(max(0.0, min(y, sheet.height - height))),
    )
    return *at, width, height
