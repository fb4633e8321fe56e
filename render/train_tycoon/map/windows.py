"""Windows: which part of the map a picture shows, and at which scale."""

from __future__ import annotations

import math
from collections.abc import Iterable

from render.map.hexes import whole_window
from render.paint.hexes import Window
from render.paint.style import PHONE_WIDTH, TALLEST
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import Sheet, far_sheet, near_sheet, overview_sheet
from rules.train_tycoon.model.state import Line, State

_PAD_X = 1.55
"""Padding left and right of the outermost hexes' centres, in widths of a hex."""
_MIN_HEIGHT, _CARD_HEIGHT = 640, 690
"""Minimum height of a map, and maximum height of one on a phone's card, in pixels."""
_LOW_OVERVIEW = 640
"""Height of the whole map on a card with little room."""
_CAPTIONS = 100
"""Room for the captions of a map in two parts."""
_CROP_LIMIT = 1.25
"""A map for a phone is cropped if it is at most so many phone widths wide, else it is shown
in two parts."""


def map_parts(name: str) -> tuple[Window, ...]:
    """Return the west and the east of a map that is too wide for a phone; empty for any other
    map."""
    sheet = near_sheet(name)
    lefts = (0, sheet.width - PHONE_WIDTH) if sheet.width > PHONE_WIDTH else ()
    return tuple(Window(left, 0, PHONE_WIDTH, sheet.height) for left in lefts)


def choose_windows(
    table: State, marked: Marked, brief: bool = False, room: int = TALLEST
) -> tuple[Sheet, tuple[Window, ...]]:
    """Return the scale and the window, or two from west to east, for a picture of the map; on a
    phone's card there are so many pixels of room.

    They show the network and a plan, and recent changes if there is room; or the whole map. On
    a phone the whole map appears only before the first line, which may be opened anywhere."""
    name, most = table.options.map, min(_CARD_HEIGHT, room)
    if brief and is_open(table, marked):
        sheet = overview(table, room)
        return sheet, (whole_window(sheet),)
    if marked.company is None and not brief:
        sheet = overview_sheet(name) if map_parts(name) else near_sheet(name)
        return sheet, (whole_window(sheet),)
    lines = [
        line for line in table.lines if line.owner == marked.company and (brief or not marked.reach)
    ]
    hexes = {hex_ for line in lines for hex_ in hexes_of_line(line)}
    planned = {hex_ for _, line_hexes in marked.apart for hex_ in line_hexes}
    if marked.plan is not None:
        path = marked.plan.way
        planned = {path.start, path.end, *(lay.hex for lay in path.lays)}
    hexes |= planned | (set(marked.offered) if hexes or brief or marked.reach else set())
    with_changes = {*hexes, *marked.laid, *marked.hubs} if brief and hexes else set[str]()
    hex_sets = [hex_set for hex_set in (with_changes, hexes, planned) if hex_set] or [
        set(near_sheet(name).centres)
    ]
    is_limited = brief or (marked.plan is not None and not marked.ids)
    sheets = [sheet for sheet in (near_sheet(name), far_sheet(name)) if sheet.width >= PHONE_WIDTH]
    for sheet in sheets if is_limited else (near_sheet(name), far_sheet(name)):
        for wanted in hex_sets:
            window = _window_around(sheet, wanted, min(_MIN_HEIGHT, most))
            if window.width <= PHONE_WIDTH and (window.height <= most or not is_limited):
                return sheet, (window,)
    sheet = sheets[-1] if brief else near_sheet(name)
    window = _window_around(sheet, hex_sets[-1], min(_MIN_HEIGHT, most))
    if brief and marked.apart:
        return sheet, tuple(
            _window_around(sheet, line_hexes, (most - _CAPTIONS) // 2, 1.6)
            for _, line_hexes in marked.apart
        )
    begins = bool(marked.reach) and not lines  # of two low parts neither would show the best line
    if brief and (begins or window.width <= PHONE_WIDTH * _CROP_LIMIT):
        return sheet, (_crop_window(sheet, window, (PHONE_WIDTH, most), table, marked),)
    if window.width <= PHONE_WIDTH:
        return sheet, (window,)
    east = window.left + window.width - PHONE_WIDTH
    if brief:
        window = _crop_window(sheet, window, (window.width, (most - _CAPTIONS) // 2), table, marked)
    return sheet, tuple(
        Window(left, window.top, PHONE_WIDTH, window.height) for left in (window.left, east)
    )


def overview(table: State, room: int) -> Sheet:
    """Return the whole map for a card, lower where there is little room."""
    sheet = overview_sheet(table.options.map)
    if sheet.height <= room:
        return sheet
    return overview_sheet(table.options.map, height=_LOW_OVERVIEW)


def is_open(table: State, marked: Marked) -> bool:
    """Return whether the first line may still be opened anywhere."""
    return not table.lines and marked.plan is None


def hexes_of_line(line: Line) -> tuple[str, ...]:
    """Return the hexes of a line, with those at its ends."""
    return (*line.ends, *(place for place, _ in line.route))


def _crop_window(
    sheet: Sheet, window: Window, max_size: tuple[int, int], table: State, marked: Marked
) -> Window:
    """Return the part of a window, at most so wide and tall, that shows most of what matters:
    first the line that is named, then the hexes asked about, then what is new, then the hubs."""
    groups = (
        {hex_ for hex_, _ in marked.reach},
        set(marked.named) - table.hubs.keys(),
        {*marked.laid, *marked.offered},
        table.hubs,
    )
    reach, sheet_size = sheet.side * 1.5, (sheet.width, sheet.height)
    starts, sizes = [window.left, window.top], [window.width, window.height]
    for axis, size in enumerate(max_size):
        if sizes[axis] <= size:
            continue
        places = [[sheet.centres[hex_][axis] for hex_ in group] for group in groups]
        last = starts[axis] + sizes[axis] - size
        counts_by_start = {}
        for first in (*range(starts[axis], last, 10), last):
            low = first + reach if first else 0
            high = first + size - (reach if first + size < sheet_size[axis] else 0)
            counts_by_start[first] = [
                sum(low <= position <= high for position in group) for group in places
            ]
        starts[axis], sizes[axis] = max(counts_by_start, key=counts_by_start.__getitem__), size
    return Window(*starts, *sizes)


def _window_around(
    sheet: Sheet, hexes: Iterable[str], min_height: int = _MIN_HEIGHT, sides_beyond: float = 2.6
) -> Window:
    """Return a window within the sheet that has the hexes and their surroundings in its middle."""
    places = [sheet.centres[hex_] for hex_ in hexes]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    pad_x, pad_y = sheet.across * _PAD_X, sheet.side * sides_beyond
    left, right = max(0, min(xs) - pad_x), min(sheet.width, max(xs) + pad_x)
    top, bottom = max(0, min(ys) - pad_y), min(sheet.height, max(ys) + pad_y)
    width = min(sheet.width, max(PHONE_WIDTH, math.ceil(right - left)))
    height = min(sheet.height, max(min_height, math.ceil(bottom - top)))
    x = min(max(0, round((left + right - width) / 2)), sheet.width - width)
    y = min(max(0, round((top + bottom - height) / 2)), sheet.height - height)
    return Window(x, y, width, height)
