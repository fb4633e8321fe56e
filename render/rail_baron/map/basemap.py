"""The map below a turn's overlays: land, owners' bands, tracks and names, railroads' plates.

The map that nobody owns is prepared whole at each scale, in numbers of the palette; a picture is a
crop of it. Another such layer says what lies above the owners' bands, which are drawn upon the crop
before that is laid on it again.
"""

from __future__ import annotations

import math
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import chain
from operator import sub

from PIL import Image, ImageDraw

from render.paint.canvas import Box, Canvas, Point
from render.paint.prepared import noted, numbers, prepared
from render.paint.style import WHITE, seat_style
from render.rail_baron.map.geometry import Geometry
from render.rail_baron.map.ground import TILE, land_tile
from render.rail_baron.map.inks import GROUND, coloured, ground_palette, half_tone, number
from render.rail_baron.map.labels import about, city_names, railroad_marks
from render.rail_baron.map.lines import letter_tile, track_tile
from render.rail_baron.map.livery import band_colour
from render.rail_baron.map.sheet import Sheet, overlaps
from render.rail_baron.map.sprite import put
from render.rail_baron.map.tokens import railroad_plate, small_mark

Owner = int | None
"""A seat, or None for the imaginary owner. Railroads of the bank have no owner at all."""
Owners = tuple[tuple[str, Owner], ...]
Window = tuple[int, int, int, int]
"""Left, top, width and height in a sheet's pixels."""


def basemap(geometry: Geometry, sheet: Sheet, window: Window, owners: Owners) -> Image.Image:
    """The window in numbers of the palette ("L"), the caller's to draw upon."""
    left, top, width, height = window
    box = (left, top, left + width, top + height)
    image = ground(geometry, sheet).crop(box)
    if owners:
        free = image.copy()
        _bands(image, geometry, sheet, window, owners)
        image.paste(free, (0, 0), above(geometry, sheet).crop(box))
        _seat_marks(image, geometry, sheet, window, owners)
    _plates(image, geometry, sheet, window, dict(owners))
    return image


def in_colour(geometry: Geometry, sheet: Sheet, window: Window, owners: Owners = ()) -> Image.Image:
    """The same in colours ("RGB")."""
    return coloured(basemap(geometry, sheet, window, owners)).convert("RGB")


def _near(x: float, y: float, window: Window, reach: float) -> bool:
    return -reach < x < window[2] + reach and -reach < y < window[3] + reach


def _plates(
    image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window, held: dict[str, Owner]
) -> None:
    """The marks of owned railroads, each over its own in white."""
    if not sheet.names:
        return
    for mark, (x, y) in railroad_marks(geometry, sheet):
        x, y = x - window[0], y - window[1]
        if mark in held and _near(x, y, window, 200):
            plate = railroad_plate(mark, sheet.marks, True, held[mark])
            put(image, plate, x, y)


def unowned(geometry: Geometry, sheet: Sheet) -> Image.Image:
    """The whole sheet that nobody owns anything of, as numbers of the palette ("L"), those
    of what lies above owners' bands higher by `GROUND`."""
    return _layer("map", geometry, sheet, lambda: _unowned(geometry, sheet))


def ground(geometry: Geometry, sheet: Sheet) -> Image.Image:
    """The same without telling what lies above."""
    return _layer("ground", geometry, sheet, lambda: unowned(geometry, sheet).point(_FOLDED))


def above(geometry: Geometry, sheet: Sheet) -> Image.Image:
    """A mask of what lies above."""
    return _layer("above", geometry, sheet, lambda: unowned(geometry, sheet).point(_ABOVE))


def _layer(
    name: str, geometry: Geometry, sheet: Sheet, draw: Callable[[], Image.Image]
) -> Image.Image:
    size = (sheet.width, sheet.height)
    return prepared("rail_baron", f"{name}-{sheet.name}", size, draw, about(geometry))


def _unowned(geometry: Geometry, sheet: Sheet) -> Image.Image:
    whole = Image.new("L", (sheet.width, sheet.height))
    for column in range(-(-sheet.width // TILE)):
        for row in range(-(-sheet.height // TILE)):
            whole.paste(_tile(geometry, sheet, column, row), (column * TILE, row * TILE))
    return whole


def _tile(geometry: Geometry, sheet: Sheet, column: int, row: int) -> Image.Image:
    """A tile of the sheet."""
    tracks, image = track_tile(geometry, sheet, column, row), land_tile(sheet, column, row)
    if sheet.schematic:
        image.paste(tracks.image, (0, 0), tracks.image)
        tracks = Canvas(TILE, TILE, None)
    above = letter_tile(tracks, geometry, sheet, column, row)
    if sheet.names:
        for mark, (x, y) in railroad_marks(geometry, sheet):
            at = (x - column * TILE, y - row * TILE)
            if _near(*at, (0, 0, TILE, TILE), 200):
                _over(above, railroad_plate(mark, sheet.marks, False, None).coloured(), at)
    image.paste(above, (0, 0), above)
    numbers = _numbers(image)
    opaque = above.getchannel("A").point([255 * (value >= 112) for value in range(256)], "1")
    numbers.paste(numbers.point([(n + GROUND) % 256 for n in range(256)]), (0, 0), opaque)
    return numbers


def _over(above: Image.Image, sprite: Image.Image, at: Point) -> None:
    left, top = round(at[0] - sprite.width / 2), round(at[1] - sprite.height / 2)
    spot = Image.new("RGBA", above.size, (255, 255, 255, 0))
    spot.paste(sprite, (left, top))
    above.alpha_composite(spot)


@cache
def _grounds() -> Image.Image:
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in ground_palette() for part in colour])
    return holder


def _numbers(image: Image.Image) -> Image.Image:
    """The colours as numbers of the ground's."""
    flat = image.quantize(palette=_grounds(), dither=Image.Dither.NONE)
    return Image.frombytes("L", flat.size, flat.tobytes())


_FOLDED = [index % GROUND for index in range(256)]
_ABOVE = [255 * (GROUND <= index < 2 * GROUND) for index in range(256)]


def _bands(
    image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window, owners: Owners
) -> None:
    """The owners' bands, each with a white edge and a half-tone for smoothness."""
    pen = ImageDraw.Draw(image)
    left, top, width, height = window
    box, shift = (left, top, left + width, top + height), [left + 0.5, top + 0.5] * 8
    by_owner: dict[Owner, list[memoryview[float]]] = defaultdict(list)
    for mark, owner in owners:
        by_owner[owner] += _bands_of(geometry, sheet, mark, box)
    order = sorted(by_owner, key=lambda owner: -1 if owner is None else owner)

    def draw(owner: Owner, part: int, fill: int) -> None:
        for band in by_owner[owner]:
            pen.polygon(list(map(sub, band[16 * part : 16 * part + 16], shift)), fill=fill)

    white = number(WHITE)
    for owner in order:
        draw(owner, 0, white)
    for owner in order:
        colour = seat_style(owner).colour if sheet.schematic else band_colour(owner)
        draw(owner, 1, half_tone(colour))
        draw(owner, 2, number(colour))


_BAND = 3 * 16 + 4
"""Numbers of a band: its edge, its rim and its core, each x, y, x, y…, and the box about it."""


def _bands_of(geometry: Geometry, sheet: Sheet, mark: str, box: Box) -> Iterator[memoryview[float]]:
    """The bands that a railroad has if it is owned, one about each track, in the sheet's pixels;
    those within a box."""
    found = all_bands(geometry, sheet)
    for place in _tracks_of(geometry).get(mark, ()):
        band = found[_BAND * place : _BAND * (place + 1)]
        if overlaps((band[48], band[49], band[50], band[51]), box):
            yield band


@cache
def _tracks_of(geometry: Geometry) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for place, track in enumerate(geometry.tracks):
        found[track.railroad].append(place)
    return found


@cache
def all_bands(geometry: Geometry, sheet: Sheet) -> memoryview[float]:
    """The bands of all tracks."""
    count = _BAND * len(geometry.tracks)
    return numbers(
        "rail_baron", f"bands-{sheet.name}", count, lambda: _worked_out(geometry, sheet),
        about(geometry),
    )  # fmt: skip


def _worked_out(geometry: Geometry, sheet: Sheet) -> array[float]:
    found, reach = array("d"), sheet.band / 2 + 3
    for track in geometry.tracks:
        a, b = (sheet.to_sheet(p) for p in track.shifted(sheet.unit_gap))
        xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
        for more in (1.5, 0.3, -0.7):
            found += _capsule(a, b, sheet.band / 2 + more)
        found.extend((xs[0] - reach, ys[0] - reach, xs[1] + reach, ys[1] + reach))
    return found


def _capsule(a: Point, b: Point, radius: float) -> array[float]:
    """A thick line with round ends as a polygon: x, y, x, y…"""
    turn = math.atan2(b[1] - a[1], b[0] - a[0])
    found = array("d")
    for (x, y), start in ((a, turn + math.pi / 2), (b, turn - math.pi / 2)):
        for step in range(4):
            t = start + math.pi * step / 3
            found.extend((x + radius * math.cos(t), y + radius * math.sin(t)))
    return found


def _seat_marks(
    image: Image.Image, geometry: Geometry, sheet: Sheet, window: Window, owners: Owners
) -> None:
    spots = mark_spots(geometry, sheet)
    for railroad, owner in owners:
        sprite, places = small_mark(owner, sheet.owner), spots.get(railroad, array("d"))
        for across, down in zip(places[::2], places[1::2], strict=True):
            x, y = across - window[0], down - window[1]
            if _near(x, y, window, 30):
                put(image, sprite, x, y)


@lru_cache(maxsize=16)
def mark_spots(geometry: Geometry, sheet: Sheet) -> dict[str, array[float]]:
    """Middles of tracks, well apart and clear of names, for owners' marks: x and y in turn, which
    take an eighth of what points do."""
    found = noted(
        "rail_baron", f"marks-{sheet.name}", lambda: _spots(geometry, sheet),
        dict[str, list[Point]], about(geometry),
    )  # fmt: skip
    return {mark: array("d", chain.from_iterable(spots)) for mark, spots in found.items()}


def _spots(geometry: Geometry, sheet: Sheet) -> dict[str, list[Point]]:
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
    return found
