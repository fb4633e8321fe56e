"""The map below a turn's overlays: land, owners' bands, tracks, stops.

The map without owners is cached as one layer at each scale, in palette indices; a picture
is a crop of it. A second layer masks what lies above the owners' bands: the bands are drawn
on the crop, then the masked pixels are pasted over them again."""

from __future__ import annotations

import math
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import sub

from PIL import Image, ImageDraw

import data.rail_baron as facts
from render.paint.canvas import Box, Canvas, Point
from render.paint.file_cache import cached_layer, mapped_array
from render.paint.style import WHITE, seat_style
from render.rail_baron.map.geometry import Geometry
from render.rail_baron.map.ground import TILE, land_tile
from render.rail_baron.map.labels import board_fingerprint
from render.rail_baron.map.lines import add_stops, track_tile
from render.rail_baron.map.livery import band_colour
from render.rail_baron.map.palettes import (
    GROUND_COLOURS,
    colour_index,
    ground_colours,
    half_tone_index,
)
from render.rail_baron.map.sheet import Sheet, overlaps
from rules.rail_baron.model.view import View

Owner = int | None
"""A seat, or None for the imaginary owner. Railroads of the bank have no owner at all."""
Owners = tuple[tuple[str, Owner], ...]
Window = tuple[int, int, int, int]
"""Left, top, width and height in a sheet's pixels."""


def render_basemap(
    geometry: Geometry, sheet: Sheet, window: Window, owners: Owners = ()
) -> Image.Image:
    """Return the window in palette indices ("L"). The image is the caller's to draw on."""
    left, top, width, height = window
    box = (left, top, left + width, top + height)
    image = ground_layer(geometry, sheet).crop(box)
    if owners:
        unowned_crop = image.copy()
        _draw_bands(image, geometry, sheet, window, owners)
        image.paste(unowned_crop, (0, 0), above_bands_layer(geometry, sheet).crop(box))
    return image


def unowned_layer(geometry: Geometry, sheet: Sheet) -> Image.Image:
    """Return the whole sheet without owners, in palette indices ("L"); indices of what lies
    above the owners' bands are higher by `GROUND_COLOURS`."""
    return _sheet_layer("map", geometry, sheet, lambda: _draw_unowned(geometry, sheet))


def ground_layer(geometry: Geometry, sheet: Sheet) -> Image.Image:
    """Return the whole sheet without owners, in plain palette indices ("L")."""
    return _sheet_layer(
        "ground", geometry, sheet, lambda: unowned_layer(geometry, sheet).point(_PLAIN_TABLE)
    )


def above_bands_layer(geometry: Geometry, sheet: Sheet) -> Image.Image:
    """Return the mask of what lies above the owners' bands."""
    return _sheet_layer(
        "above", geometry, sheet, lambda: unowned_layer(geometry, sheet).point(_ABOVE_TABLE)
    )


def _sheet_layer(
    name: str, geometry: Geometry, sheet: Sheet, draw: Callable[[], Image.Image]
) -> Image.Image:
    size = (sheet.width, sheet.height)
    return cached_layer(
        "rail_baron", f"{name}-{sheet.name}", size, draw, board_fingerprint(geometry)
    )


def _draw_unowned(geometry: Geometry, sheet: Sheet) -> Image.Image:
    image = Image.new("L", (sheet.width, sheet.height))
    for column in range(-(-sheet.width // TILE)):
        for row in range(-(-sheet.height // TILE)):
            image.paste(_draw_tile(geometry, sheet, column, row), (column * TILE, row * TILE))
    return image


def _draw_tile(geometry: Geometry, sheet: Sheet, column: int, row: int) -> Image.Image:
    tracks, image = track_tile(geometry, sheet, column, row), land_tile(sheet, column, row)
    if sheet.schematic:
        image.paste(tracks.image, (0, 0), tracks.image)
        tracks = Canvas(TILE, TILE, None)
    upper = add_stops(tracks, geometry, sheet, column, row)
    image.paste(upper, (0, 0), upper)
    indices = _quantize_ground(image)
    opaque = upper.getchannel("A").point([255 * (value >= 112) for value in range(256)], "1")
    indices.paste(indices.point([(n + GROUND_COLOURS) % 256 for n in range(256)]), (0, 0), opaque)
    return indices


@facts.FACTS.cached
def _ground_palette_image() -> Image.Image:
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in ground_colours() for part in colour])
    return holder


def _quantize_ground(image: Image.Image) -> Image.Image:
    """Return an RGB image as indices of the ground's colours."""
    flat = image.quantize(palette=_ground_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", flat.size, flat.tobytes())


_PLAIN_TABLE = [index % GROUND_COLOURS for index in range(256)]
_ABOVE_TABLE = [255 * (GROUND_COLOURS <= index < 2 * GROUND_COLOURS) for index in range(256)]


def _draw_bands(
    image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window, owners: Owners
) -> None:
    """Draw the owners' bands with white edges and half-tone rims."""
    pen = ImageDraw.Draw(image)
    left, top, width, height = window
    box, shift = (left, top, left + width, top + height), [left + 0.5, top + 0.5] * 8
    by_owner: dict[Owner, list[memoryview[float]]] = defaultdict(list)
    for mark, owner in owners:
        by_owner[owner] += _visible_bands(geometry, sheet, mark, box)
    order = sorted(by_owner, key=lambda owner: -1 if owner is None else owner)

    def draw(owner: Owner, part: int, fill: int) -> None:
        for band in by_owner[owner]:
            pen.polygon(list(map(sub, band[16 * part : 16 * part + 16], shift)), fill=fill)

    white = colour_index(WHITE)
    for owner in order:
        draw(owner, 0, white)
    for owner in order:
        colour = seat_style(owner).colour if sheet.schematic else band_colour(owner)
        draw(owner, 1, half_tone_index(colour))
        draw(owner, 2, colour_index(colour))


_BAND_SIZE = 3 * 16 + 4
"""Numbers per band: its edge, rim and core as polygons x, y, x, y…, and its bounding box."""


def _visible_bands(
    geometry: Geometry, sheet: Sheet, mark: str, box: Box
) -> Iterator[memoryview[float]]:
    """Yield the bands of a railroad's tracks that overlap a box, in the sheet's pixels."""
    bands = all_bands(geometry, sheet)
    for place in _tracks_by_railroad(geometry).get(mark, ()):
        band = bands[_BAND_SIZE * place : _BAND_SIZE * (place + 1)]
        if overlaps((band[48], band[49], band[50], band[51]), box):
            yield band


@facts.FACTS.cached
def _tracks_by_railroad(geometry: Geometry) -> dict[str, list[int]]:
    track_numbers: dict[str, list[int]] = defaultdict(list)
    for place, track in enumerate(geometry.tracks):
        track_numbers[track.railroad].append(place)
    return track_numbers


@facts.FACTS.cached
def all_bands(geometry: Geometry, sheet: Sheet) -> memoryview[float]:
    """Return the bands of all tracks, `_BAND_SIZE` numbers each."""
    count = _BAND_SIZE * len(geometry.tracks)
    return mapped_array(
        "rail_baron", f"bands-{sheet.name}", count, lambda: _compute_bands(geometry, sheet),
        board_fingerprint(geometry),
    )  # fmt: skip


def _compute_bands(geometry: Geometry, sheet: Sheet) -> array[float]:
    values, reach = array("d"), sheet.band / 2 + 3
    for track in geometry.tracks:
        a, b = (sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap))
        xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
        for more in (1.5, 0.3, -0.7):
            values += _capsule(a, b, sheet.band / 2 + more)
        values.extend((xs[0] - reach, ys[0] - reach, xs[1] + reach, ys[1] + reach))
    return values


def _capsule(a: Point, b: Point, radius: float) -> array[float]:
    """Return a thick line with round ends as a polygon: x, y, x, y…"""
    turn = math.atan2(b[1] - a[1], b[0] - a[0])
    polygon = array("d")
    for (x, y), start in ((a, turn + math.pi / 2), (b, turn - math.pi / 2)):
        for step in range(4):
            t = start + math.pi * step / 3
            polygon.extend((x + radius * math.cos(t), y + radius * math.sin(t)))
    return polygon


def owners_of(view: View) -> Owners:
    """Return the owned railroads with their owners, in alphabetical order of their marks."""
    owned: list[tuple[str, int | None]] = [
        (mark, seat.seat) for seat in view.seats for mark in seat.railroads
    ]
    owned += [(mark, None) for mark in view.third_owner]
    return tuple(sorted(owned, key=lambda pair: pair[0]))
