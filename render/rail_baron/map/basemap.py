"""The map below a turn's overlays: land, owners' bands, tracks and names, railroads' plates.

Land and tracks come from tiles drawn once per process; a picture pastes those it needs and draws
the owners between them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from functools import lru_cache

from PIL import Image

from render.canvas import Canvas, Point
from render.pieces import mark_shape
from render.rail_baron.map.geometry import Geometry
from render.rail_baron.map.ground import TILE, land_tile
from render.rail_baron.map.inks import map_palette
from render.rail_baron.map.labels import city_names, railroad_marks
from render.rail_baron.map.lines import line_tile
from render.rail_baron.map.livery import LIVERIES, band_colour
from render.rail_baron.map.sheet import Sheet, overlaps
from render.rail_baron.map.tokens import small_mark
from render.strokes import stroke
from render.style import WHITE, seat_style, text_width

Owner = int | None
"""A seat, or None for the imaginary owner. Railroads of the bank have no owner at all."""
Owners = tuple[tuple[str, Owner], ...]
Window = tuple[int, int, int, int]
"""Left, top, width and height in a sheet's pixels."""


@lru_cache(maxsize=56)
def _land(sheet: Sheet, column: int, row: int) -> Image.Image:
    """A tile of land in the map's 256 colours, a third of its size in full colour."""
    return land_tile(sheet, column, row).quantize(palette=map_palette(), dither=Image.Dither.NONE)


@lru_cache(maxsize=56)
def _lines(
    geometry: Geometry, sheet: Sheet, column: int, row: int
) -> tuple[Image.Image, Image.Image]:
    """A tile of tracks and names in the map's 256 colours, and how opaque it is."""
    tile = line_tile(geometry, sheet, column, row)
    flat = tile.convert("RGB").quantize(palette=map_palette(), dither=Image.Dither.NONE)
    return flat, tile.getchannel("A")


def basemap(geometry: Geometry, sheet: Sheet, window: Window, owners: Owners) -> Image.Image:
    """An RGB picture of the window, the caller's to draw upon."""
    return _basemap(geometry, sheet, window, owners).copy()


@lru_cache(maxsize=8)
def _basemap(geometry: Geometry, sheet: Sheet, window: Window, owners: Owners) -> Image.Image:
    left, top, width, height = window
    image = Image.new("RGB", (width, height), WHITE)
    tiles = [
        (column, row)
        for column in range(left // TILE, -(-(left + width) // TILE))
        for row in range(top // TILE, -(-(top + height) // TILE))
    ]
    for column, row in tiles:
        image.paste(_land(sheet, column, row), (column * TILE - left, row * TILE - top))
    _bands(image, geometry, sheet, window, owners)
    for column, row in tiles:
        tile, opaque = _lines(geometry, sheet, column, row)
        image.paste(tile, (column * TILE - left, row * TILE - top), opaque)
    _seat_marks(image, geometry, sheet, window, owners)
    if sheet.names:
        held = dict(owners)
        for mark, (x, y) in railroad_marks(geometry, sheet):
            owned = mark in held
            plate = railroad_plate(mark, sheet.marks, owned, held.get(mark))
            at = (round(x - left - plate.width / 2), round(y - top - plate.height / 2))
            image.paste(plate, at, plate)
    return image


def _bands(
    image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window, owners: Owners
) -> None:
    held = dict(owners)
    by_owner: dict[Owner, list[list[Point]]] = defaultdict(list)
    for track in geometry.tracks:
        if track.railroad not in held:
            continue
        line = [_in(sheet, window, p) for p in track.shifted(sheet.unit_gap)]
        if _visible(line, window, sheet.band):
            by_owner[held[track.railroad]].append(line)
    for owner in sorted(by_owner, key=lambda o: -1 if o is None else o):
        stroke(image, by_owner[owner], WHITE, sheet.band + 3)
    for owner in sorted(by_owner, key=lambda o: -1 if o is None else o):
        stroke(image, by_owner[owner], band_colour(owner), sheet.band)


def _in(sheet: Sheet, window: Window, point: Point) -> Point:
    x, y = sheet.to_sheet(point)
    return x - window[0], y - window[1]


def _visible(line: list[Point], window: Window, reach: float) -> bool:
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    return (
        max(xs) > -reach
        and min(xs) < window[2] + reach
        and max(ys) > -reach
        and min(ys) < window[3] + reach
    )


def _seat_marks(
    image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window, owners: Owners
) -> None:
    spots = mark_spots(geometry, sheet)
    for railroad, owner in owners:
        sprite = small_mark(owner, sheet.band * 0.62)
        for spot in spots.get(railroad, ()):
            x, y = spot[0] - window[0], spot[1] - window[1]
            if -30 < x < window[2] + 30 and -30 < y < window[3] + 30:
                at = (round(x - sprite.width / 2), round(y - sprite.height / 2))
                image.paste(sprite, at, sprite)


@lru_cache(maxsize=16)
def mark_spots(geometry: Geometry, sheet: Sheet) -> dict[str, tuple[Point, ...]]:
    """Middles of tracks, well apart and clear of names, for owners' marks."""
    apart = sheet.band * 8.5
    names = [label.box for label in city_names(geometry, sheet).values()]
    reach = sheet.band * 0.7
    found: dict[str, list[Point]] = defaultdict(list)
    for track in geometry.tracks:
        (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted(sheet.unit_gap))
        spot = ((ax + bx) / 2, (ay + by) / 2)
        ground = (spot[0] - reach, spot[1] - reach, spot[0] + reach, spot[1] + reach)
        if any(overlaps(ground, name) for name in names):
            continue
        if all(math.dist(spot, other) > apart for other in found[track.railroad]):
            found[track.railroad].append(spot)
    return {railroad: tuple(spots) for railroad, spots in found.items()}


@lru_cache(maxsize=512)
def railroad_plate(mark: str, size: int, owned: bool, owner: Owner = None) -> Image.Image:
    """A railroad's mark on a plate: in its own ink on white, or on its owner's colour with the
    owner's mark before it."""
    livery, style = LIVERIES[mark], seat_style(owner)
    lettered = text_width(mark, size, True)
    width = math.ceil(lettered + size * (1.35 if owned else 0.6)) + 4
    height = math.ceil(size * 1.24) + 4
    canvas = Canvas(width, height, None)
    edge = max(1.6, size * 0.07)
    box = (2.0, 2.0, width - 2.0, height - 2.0)
    ground, lettering, rim = (
        (style.colour, style.text, WHITE) if owned else (WHITE, livery.ink, livery.ink)
    )
    canvas.box(box, ground, rim, radius=size * 0.28, width=edge)
    start = 2 + size * 0.3
    if owned:
        shape = mark_shape(style.mark, start + size * 0.3, height / 2, size * 0.27)
        canvas.polygon(shape, style.text)
        start += size * 0.75
    canvas.text(start, height / 2 + size * 0.35, mark, size, lettering, bold=True)
    return canvas.finish()
