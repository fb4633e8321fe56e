"""Viewports: which part of the map a picture shows, and at which scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import data.rail_baron as facts
from render.paint.canvas import Box, Point
from render.paint.style import PHONE_WIDTH
from render.rail_baron.map.basemap import Window
from render.rail_baron.map.geometry import layout_points
from render.rail_baron.map.sheet import FAR, MIDDLE, NEAR, WHOLE, Sheet

MAX_HEIGHT, MIN_HEIGHT, CLOSE_HEIGHT, MIN_CLOSE_HEIGHT = 720, 600, 390, 260
"""Height of the only map of a phone's picture, at most and at least, and of the closer of two."""
PAD_X, PAD_Y = 64, 76
"""Pixels kept free beside, and above and below, stops and names that must be seen."""
SHORE_WIDTH = 96
"""Pixels of a window beyond the outermost stops."""
NameBoxes = Callable[[Sheet], Sequence[Box]]
"""Returns the boxes of names on a sheet, in its pixels."""


class Viewport(NamedTuple):
    """A window of a sheet."""

    sheet: Sheet
    window: Window


def whole_map() -> Viewport:
    """Return the viewport with the whole map in a phone's picture, without the sea."""
    top, bottom = (WHOLE.to_sheet((0.0, y))[1] for y in _extent(1))
    top, bottom = max(0.0, top - 62), bottom + 34
    return Viewport(WHOLE, (0, round(top), PHONE_WIDTH, round(bottom - top)))


def half_maps() -> tuple[Viewport, ...]:
    """Return the viewports with the western and eastern halves of the map, which overlap a
    little, at a scale that is readable on a phone."""
    top, bottom = (FAR.to_sheet((0.0, y))[1] for y in _extent(1))
    top, bottom = max(0.0, top - PAD_Y), min(FAR.height, bottom + PAD_Y)
    starts = (0, FAR.width - PHONE_WIDTH)
    height = round(bottom - top)
    return tuple(Viewport(FAR, (x, round(top), PHONE_WIDTH, height)) for x in starts)


@facts.FACTS.cached
def _extent(axis: int) -> tuple[float, float]:
    """Return the positions of the outermost stops along x (axis 0) or y (axis 1), in map units."""
    positions = [point[axis] for point in layout_points()]
    return min(positions), max(positions)


def _no_names(sheet: Sheet) -> Sequence[Box]:
    return ()


def choose_viewports(
    must: Iterable[Point],
    near: Iterable[Point],
    names: NameBoxes = _no_names,
    room: int = PHONE_WIDTH,
    frame: int = 0,
) -> tuple[Viewport, ...]:
    """Return the viewports of a phone's picture, together at most `room` pixels high, with `frame`
    pixels left below a single one.

    One viewport if it can show all of `must` (map units) and the `names` at a readable scale;
    else the whole map and, below it, as much of what lies `near` as there is room for, the most
    important first."""
    must, near = list(must), list(near)
    max_height = min(MAX_HEIGHT, room - frame)
    close_height = min(CLOSE_HEIGHT, room - whole_map().window[3])
    for sheet in (NEAR, MIDDLE, FAR):
        box = _bounding_box(must, sheet, names(sheet))
        if _box_fits(box, PHONE_WIDTH, max_height):
            return (Viewport(sheet, _window_around(box, sheet, min(MIN_HEIGHT, max_height))),)
    if close_height < MIN_CLOSE_HEIGHT:
        wanted = _bounding_box(near[:1], FAR), _bounding_box(must, FAR)
        return (Viewport(FAR, _window_around(_move_towards(*wanted, max_height), FAR, max_height)),)
    for sheet, shown in ((MIDDLE, near), *((FAR, near[:n]) for n in range(len(near), 0, -1))):
        box = _bounding_box(shown, sheet)
        if len(shown) == 1 or _box_fits(box, PHONE_WIDTH, close_height):
            break
    return whole_map(), Viewport(sheet, _window_around(box, sheet, close_height))


def _bounding_box(points: list[Point], sheet: Sheet, names: Sequence[Box] = ()) -> Box:
    corners = [sheet.to_sheet(p) for p in points]
    corners += [corner for box in names for corner in (box[:2], box[2:])]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _move_towards(box: Box, wanted: Box, height: int) -> Box:
    """Return a box moved as far towards the middle of a wanted one as a window about it still shows
    it."""
    moves = []
    for axis, room in ((0, PHONE_WIDTH / 2 - PAD_X), (1, height / 2 - PAD_Y)):
        move = (wanted[axis] + wanted[axis + 2] - box[axis] - box[axis + 2]) / 2
        moves.append(max(-room, min(move, room)))
    (dx, dy), (left, top, right, bottom) = moves, box
    return left + dx, top + dy, right + dx, bottom + dy


def _box_fits(box: Box, width: int, height: int) -> bool:
    left, top, right, bottom = box
    return right - left <= width - 2 * PAD_X and bottom - top <= height - 2 * PAD_Y


def _window_around(box: Box, sheet: Sheet, min_height: int) -> Window:
    """Return a window about a box, at least so high, with little beyond the outermost stops."""
    left, top, right, bottom = box
    height = round(max(min_height, bottom - top + 2 * PAD_Y))
    x = _clamp_start((left + right - PHONE_WIDTH) / 2, PHONE_WIDTH, sheet.width, 0, sheet)
    y = _clamp_start((top + bottom - height) / 2, height, sheet.height, 1, sheet)
    return x, y, PHONE_WIDTH, height


def _clamp_start(wanted: float, room: int, sheet_size: int, axis: int, sheet: Sheet) -> int:
    low, high = (sheet.to_sheet((end, end))[axis] for end in _extent(axis))
    low, high = max(0.0, low - SHORE_WIDTH), min(sheet_size, high + SHORE_WIDTH) - room
    if low > high:
        return round(max(0.0, min((low + high) / 2, sheet_size - room)))
    return round(max(low, min(wanted, high)))
