"""The whole board at a glance: small hexes with the cubes of all railroads, nothing lettered."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import cache

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.chart import occupancy
from render.baltimore_ohio.map.ground import ground
from render.baltimore_ohio.map.hexes import hexagon, lay, ring, side
from render.baltimore_ohio.map.sheet import MARGIN, Sheet, black_edges
from render.baltimore_ohio.shared import stamps
from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.style import INK, WHITE
from rules.baltimore_ohio.model.state import State

_EDGE = 6
"""Pixels of water that stay about the board."""
_ROOM = 0.8
"""The part of a hex that its cubes may fill."""


def sheet_of(across: int) -> Sheet:
    """A sheet with hexes so many pixels wide on which nothing is lettered."""
    size = across * 2 // 3
    return Sheet(across, 0, cubes=0, numbers=0, cube=size, relief=0, costs=False, west=70, east=70)


def networks(table: State, fresh: Collection[str], sheet: Sheet, width: int) -> Image.Image:
    """The board `width` pixels wide in RGB; the hexes of `fresh` are framed."""
    image = _land(sheet, width, tuple(table.railroads)).copy()
    left, top = (sheet.width - width) // 2, MARGIN - _EDGE
    thick = max(3.0, sheet.across * 0.09)
    for hex_, there in occupancy(table).items():
        x, y = sheet.centres[hex_]
        x, y = x - left, y - top
        if hex_ in fresh:
            lay(image, ring(sheet, 1, thick + 2), WHITE, (x, y))
            lay(image, ring(sheet, 1, thick), INK, (x, y))
        for name, (dx, dy, size) in zip(there, places(sheet, len(there)), strict=True):
            stamps.put(image, stamps.cubes(name, size, size), x + dx, y + dy)
    return image


@cache
def _land(sheet: Sheet, width: int, names: tuple[str, ...]) -> Image.Image:
    """The board with black edges and the homes of the railroads in play. Not to be drawn upon."""
    image = ground(sheet).copy()
    for hex_, direction in black_edges():
        lay(image, side(sheet, direction, sheet.across * 0.1), INK, sheet.centres[hex_])
    for name in names:
        home = sheet.centres[facts.railroads()[name].home_hex]
        lay(image, hexagon(sheet, 2), LIVERIES[name].tint, home)
    left, top = (sheet.width - width) // 2, MARGIN - _EDGE
    return image.crop((left, top, left + width, sheet.height - top))


@cache
def places(sheet: Sheet, count: int) -> tuple[tuple[float, float, int], ...]:
    """Where so many cubes lie in a hex, about its middle, and how large each is."""
    columns = math.ceil(math.sqrt(count))
    rows = math.ceil(count / columns)
    size = min(sheet.cube, int(sheet.across * _ROOM / columns))
    found = []
    for number in range(count):
        row = number // columns
        there = min(columns, count - row * columns)
        column = number % columns - (there - 1) / 2
        found.append((column * size, (row - (rows - 1) / 2) * size, size))
    return tuple(found)
