"""The arguments for which sprites are drawn into the atlas: those likely to be needed. Any
other sprite is drawn on demand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.cells import (
    BORDER_WIDTHS,
    HIGHLIGHT_WIDTHS,
    LINE_WIDTHS,
    PRIVILEGE_DASH,
    RING_WIDTH,
    barrier_widths,
    black_edge_width,
    city_code,
    cube_slots,
    frame_layout,
    lane_pitch,
    lane_widths,
    ring_inset,
)
from render.baltimore_ohio.map.lines import group_by_hex
from render.baltimore_ohio.map.sheet import FAR, NEAR, SMALL, outline
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.palettes import FAINT
from render.paint.sprite_atlas import Key
from render.paint.style import INK, WHITE
from rules.baltimore_ohio.model.board import board

Sizes = Iterator[tuple[int, int]]
_MAX_LANES = 7
"""Number of lines side by side; more are rare."""
_DIRECTION_SETS = [some for count in range(1, 7) for some in combinations(range(6), count)]


def costs() -> Iterator[Key]:
    """Yield the costs of hexes."""
    return ((str(row.cost),) for row in facts.board_map().hexes)


def incomes() -> Iterator[Key]:
    """Yield the incomes of cities."""
    return ((str(amount),) for city in facts.cities().values() for amount in city.revenue)


def names() -> Iterator[tuple[str, str]]:
    """Yield cities, each with the railroad at home there and without."""
    for name, city in facts.cities().items():
        yield name, ""
        yield name, city.home_of or ""


def name_sprites() -> Iterator[Key]:
    """Yield names of cities on plates, and their letters on white or, where it is full, pale
    ground."""
    for (name, home), ground in product(names(), (WHITE, FAINT)):
        yield name, home
        yield city_code(name), home, ground, ground


def plates() -> Iterator[Key]:
    """Yield letters of cities in the same way, also of full cities."""
    for (name, home), ground in product(names(), (WHITE, FAINT)):
        yield city_code(name), ground, INK, home


def cube_sizes() -> Sizes:
    """Yield sizes of cubes in hexes."""
    for sheet, count in product((NEAR, FAR), range(1, len(LIVERIES) + 1)):
        yield from ((width, height) for _, _, width, height in cube_slots(sheet, count, True))


def cubes() -> Iterator[Key]:
    """Yield cubes of all railroads."""
    for name, size in product(LIVERIES, sorted({(18, 18), *cube_sizes()})):
        yield name, *size
        yield name, *size, True


def fills() -> Iterator[Key]:
    """Yield whole hexes: the sheet, and the distance from the edge."""
    for sheet in (NEAR, FAR):
        yield from ((sheet, inset) for inset in (2, 5, sheet.across * 0.09))
    yield SMALL, 1


def sides() -> Iterator[Key]:
    """Yield sides of hexes: the sheet, directions, width."""
    for sheet, direction_set in product((NEAR, FAR, SMALL), _DIRECTION_SETS):
        for width in (
            *(HIGHLIGHT_WIDTHS if sheet is SMALL else BORDER_WIDTHS),
            black_edge_width(sheet),
        ):
            yield sheet, direction_set, width

    directions = dict.fromkeys(group_by_hex(outline(board().new_york)).values())
    for sheet, direction_set in product((NEAR, FAR), directions):
        under, width = barrier_widths(sheet)
        yield from ((sheet, direction_set, under), (sheet, direction_set, width, PRIVILEGE_DASH))


def rings() -> Iterator[Key]:
    """Yield outlines of single hexes: the sheet, the distance from the edge, width."""
    for sheet in (NEAR, FAR):
        yield from (
            (sheet, ring_inset(sheet), RING_WIDTH),
            (sheet, ring_inset(sheet), RING_WIDTH, PRIVILEGE_DASH),
        )
        yield from ((sheet, 5, width) for width in HIGHLIGHT_WIDTHS)
    for sheet in (NEAR, FAR, SMALL):
        within, widths = frame_layout(sheet)
        yield from ((sheet, within, width) for width in widths)


def ways() -> Iterator[Key]:
    """Yield lines in a hex of a network."""
    return product((NEAR, FAR), _DIRECTION_SETS, LINE_WIDTHS)


def lanes() -> Iterator[Key]:
    """Yield halves of lines that run side by side: the sheet, direction, offset to the side,
    width."""
    for count in range(1, _MAX_LANES + 1):
        for lane, highlighted in product(range(count), (False, True)):
            offset = (lane - (count - 1) / 2) * lane_pitch(count)
            for direction, width in product(range(6), lane_widths(lane_pitch(count), highlighted)):
                yield SMALL, direction, offset, width
