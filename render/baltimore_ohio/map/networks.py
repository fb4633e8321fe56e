"""The whole board at a glance: small hexes with the cubes of all railroads, without text."""

from __future__ import annotations

import math
from collections.abc import Collection

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.ground import render_ground
from render.baltimore_ohio.map.hexes import fill_mask_at, hex_mask, outline_mask, side_mask
from render.baltimore_ohio.map.map_drawing import occupancy
from render.baltimore_ohio.map.sheet import MARGIN, Sheet, black_edges
from render.baltimore_ohio.shared import sprites
from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.style import INK, WHITE
from rules.baltimore_ohio.model.state import State

_EDGE = 6
"""Water around the board that remains, in pixels."""
_CUBE_SHARE = 0.8
"""Share of a hex that its cubes may fill."""


def plain_sheet(across: int) -> Sheet:
    """Return a sheet without text, with hexes of this width in pixels."""
    size = across * 2 // 3
    return Sheet(across, (), cubes=0, cube=size, relief=0, costs=False, west=70, east=70)


def render_networks(table: State, fresh: Collection[str], sheet: Sheet, width: int) -> Image.Image:
    """Return the board `width` pixels wide in RGB; the hexes in `fresh` are framed."""
    image = _render_land(sheet, width, tuple(table.railroads)).copy()
    left, top = (sheet.width - width) // 2, MARGIN - _EDGE
    line_width = max(3.0, sheet.across * 0.09)
    for hex_, names in occupancy(table).items():
        x, y = sheet.centres[hex_]
        x, y = x - left, y - top
        if hex_ in fresh:
            fill_mask_at(image, outline_mask(sheet, 1, line_width + 2), WHITE, (x, y))
            fill_mask_at(image, outline_mask(sheet, 1, line_width), INK, (x, y))
        for name, (dx, dy, size) in zip(names, cube_places(sheet, len(names)), strict=True):
            sprites.put(image, sprites.cube_sprite(name, size, size), x + dx, y + dy)
    return image


@facts.FACTS.cached
def _render_land(sheet: Sheet, width: int, names: tuple[str, ...]) -> Image.Image:
    """Return the board with black edges and the homes of the railroads in play. It is cached:
    callers must not draw on it."""
    image = render_ground(sheet).copy()
    for hex_, direction in black_edges():
        fill_mask_at(
            image, side_mask(sheet, direction, sheet.across * 0.1), INK, sheet.centres[hex_]
        )
    for name in names:
        home = sheet.centres[facts.railroads()[name].home_hex]
        fill_mask_at(image, hex_mask(sheet, 2), LIVERIES[name].tint, home)
    left, top = (sheet.width - width) // 2, MARGIN - _EDGE
    return image.crop((left, top, left + width, sheet.height - top))


@facts.FACTS.cached
def cube_places(sheet: Sheet, count: int) -> tuple[tuple[float, float, int], ...]:
    """Return where so many cubes lie in a hex, relative to its centre, and the size of each."""
    columns = math.ceil(math.sqrt(count))
    rows = math.ceil(count / columns)
    size = min(sheet.cube, int(sheet.across * _CUBE_SHARE / columns))
    result = []
    for number in range(count):
        row = number // columns
        row_length = min(columns, count - row * columns)
        column = number % columns - (row_length - 1) / 2
        result.append((column * size, (row - (rows - 1) / 2) * size, size))
    return tuple(result)
