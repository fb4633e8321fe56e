"""The whole board at a glance: small hexes with the cubes of all railroads, without text."""

from __future__ import annotations

import math
from collections.abc import Collection

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.map_drawing import (
    MapImage,
    draw_black_edges,
    ground_layer,
    occupancy,
)
from render.baltimore_ohio.map.sheet import MARGIN, Sheet
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.palettes import palette
from render.map.hexes import whole_window
from render.paint.indexed_sprite import put
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
    land = _render_land(sheet, tuple(table.railroads))
    map_image = MapImage(land.copy(), sheet, whole_window(sheet))
    line_width = max(3.0, sheet.across * 0.09)
    for hex_, names in occupancy(table).items():
        if hex_ in fresh:
            map_image.paste(map_sprites.ring(WHITE, sheet, 1, line_width + 2), hex_)
            map_image.paste(map_sprites.ring(INK, sheet, 1, line_width), hex_)
        x, y = map_image.hex_centre(hex_)
        for name, (dx, dy, size) in zip(names, cube_places(sheet, len(names)), strict=True):
            put(map_image.image, map_sprites.cubes(name, size, size), x + dx, y + dy)
    left, top = (sheet.width - width) // 2, MARGIN - _EDGE
    return map_image.image.crop((left, top, left + width, sheet.height - top)).convert("RGB")


@facts.FACTS.cached
def _render_land(sheet: Sheet, names: tuple[str, ...]) -> Image.Image:
    """Return the board with black edges and the homes of the railroads in play. It is cached:
    callers must not draw on it."""
    image = palette().colourize(ground_layer(sheet).copy())
    map_image = MapImage(image, sheet, whole_window(sheet))
    draw_black_edges(map_image)
    for name in names:
        home = map_sprites.hex_shape(LIVERIES[name].tint, sheet, 2)
        map_image.paste(home, facts.railroads()[name].home_hex)
    return image


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
