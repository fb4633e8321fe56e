"""Land and water: the bottom layer of the map, drawn in tiles and cached."""

from __future__ import annotations

import math
from collections import deque
from zlib import compress, decompress

from PIL import Image, ImageDraw, ImageFilter

import data.rail_baron as facts
from render.paint.canvas import Canvas, Point
from render.paint.style import Colour
from render.rail_baron.map.geometry import layout_points, state_outlines
from render.rail_baron.map.sheet import HEIGHT, MARGIN, WIDTH, Sheet

WATER: Colour = (221, 230, 232)
COAST: Colour = (166, 176, 176)
TRACK: Colour = (164, 158, 148)
"""Colour of all railroads of a schematic."""
NAME_HALO: Colour = (250, 250, 240)
STATE_LINE: Colour = (219, 211, 194)
TINTS: dict[str, Colour] = {
    "Northwest": (233, 240, 226),
    "Southwest": (250, 236, 218),
    "Plains": (253, 250, 241),
    "South Central": (245, 236, 230),
    "North Central": (237, 241, 246),
    "Northeast": (252, 244, 221),
    "Southeast": (236, 243, 222),
}
"""Regions of the destination tables, so pale that they cannot be mistaken for anything else."""

TILE = 512
_CELL = 8
_SUPERSAMPLING = 3


def land_tile(sheet: Sheet, column: int, row: int) -> Image.Image:
    """Return the RGB land and water of one `TILE` square of a sheet."""
    return Image.frombytes("RGB", (TILE, TILE), decompress(packed_land_tile(sheet, column, row)))


@facts.FACTS.cached
def packed_land_tile(sheet: Sheet, column: int, row: int) -> bytes:
    """Return the compressed RGB pixels of a land tile. They are cached, since the boards of all
    editions have the same land."""
    canvas = Canvas(TILE, TILE, WATER)
    left, top = column * TILE, row * TILE
    rings = [[_to_tile(sheet, p, left, top) for p in ring] for ring in state_outlines()]
    visible = [ring for ring in rings if _touches_tile(ring)]
    land = Image.new("L", (TILE * _SUPERSAMPLING, TILE * _SUPERSAMPLING))
    pen = ImageDraw.Draw(land)
    for ring in visible:
        canvas.line([*ring, ring[0]], COAST, 2 * (0.8 + 0.5 * sheet.scale))
        pen.polygon([(x * _SUPERSAMPLING, y * _SUPERSAMPLING) for x, y in ring], fill=255)
    tinted_land = Canvas(TILE, TILE, _tint_tile(sheet, left, top))
    for ring in visible:
        tinted_land.line([*ring, ring[0]], STATE_LINE, 0.8 + 0.5 * sheet.scale)
    canvas.image.paste(tinted_land.image, (0, 0), land.reduce(_SUPERSAMPLING))
    return compress(canvas.finish().tobytes(), 1)


def _tint_tile(sheet: Sheet, left: int, top: int) -> Image.Image:
    box = tuple(edge / sheet.scale / _CELL for edge in (left, top, left + TILE, top + TILE))
    ground = Image.new("RGB", (TILE, TILE), TINTS["Plains"])
    crop_box = (int(box[0]) - 2, int(box[1]) - 2, int(box[2]) + 3, int(box[3]) + 3)
    for name, mask in _region_masks().items():
        if name == "Plains" or mask.crop(crop_box).getbbox() is None:
            continue
        tile_mask = mask.transform(
            ground.size, Image.Transform.EXTENT, box, Image.Resampling.BILINEAR
        ).point([255 if v >= 128 else 0 for v in range(256)])
        ground.paste(TINTS[name], (0, 0), tile_mask)
    return ground


def _to_tile(sheet: Sheet, point: Point, left: float, top: float) -> Point:
    x, y = sheet.to_sheet(point)
    return x - left, y - top


def _touches_tile(ring: list[Point]) -> bool:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return max(xs) > -9 and min(xs) < TILE + 9 and max(ys) > -9 and min(ys) < TILE + 9


@facts.FACTS.cached
def _region_masks() -> dict[str, Image.Image]:
    """Return a mask for each region, with `_CELL` map units per pixel and the sheets' margin:
    each pixel belongs to the region of the nearest stop."""
    names = list(TINTS)
    across = math.ceil((WIDTH + 2 * MARGIN) / _CELL) + 2
    down = math.ceil((HEIGHT + 2 * MARGIN) / _CELL) + 2
    stops = facts.board_map().mileposts
    stop_cells = [((x + MARGIN) / _CELL, (y + MARGIN) / _CELL) for x, y in layout_points()]
    nearest: dict[tuple[int, int], int] = {}
    queue = deque(
        (min(int(x), across - 1), min(int(y), down - 1), i) for i, (x, y) in enumerate(stop_cells)
    )
    while queue:
        x, y, stop = queue.popleft()
        if not (0 <= x < across and 0 <= y < down):
            continue
        best = nearest.get((x, y))
        if best is not None and _squared_distance(stop_cells[best], x, y) <= _squared_distance(
            stop_cells[stop], x, y
        ):
            continue
        nearest[x, y] = stop
        queue.extend((x + dx, y + dy, stop) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    classes = Image.new("L", (across, down))
    for (x, y), stop in nearest.items():
        classes.putpixel((x, y), names.index(stops[stop].region))
    classes = classes.filter(ImageFilter.ModeFilter(7))
    return {
        name: classes.point([255 if v == number else 0 for v in range(256)])
        for number, name in enumerate(names)
    }


def _squared_distance(point: Point, x: int, y: int) -> float:
    return (point[0] - x - 0.5) ** 2 + (point[1] - y - 0.5) ** 2
