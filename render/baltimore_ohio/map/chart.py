"""The map of a table: a window of the board with its cubes, counters, privileges and what was built
or is thought of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.ground import beyond, ground
from render.baltimore_ohio.map.hexes import hexagon, lay, ring, side
from render.baltimore_ohio.map.lettering import Marked, Window, inside, labels, letter, whole
from render.baltimore_ohio.map.sheet import Sheet, black_edges, outline
from render.baltimore_ohio.shared import stamps
from render.baltimore_ohio.shared.inks import inks
from render.baltimore_ohio.shared.livery import LIVERIES, edge
from render.baltimore_ohio.shared.stamps import COUNTERS
from render.canvas import Point
from render.kept import kept
from render.prepared import prepared
from render.style import INK, WHITE
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State

GREEN_RAILROAD, PA = "NYC", "PA"
_GAP = 4


class Place(NamedTuple):
    """The image being drawn, the sheet it is a part of, and how far that is moved."""

    image: Image.Image
    sheet: Sheet
    shift: Point

    def at(self, hex_: str) -> Point:
        """The middle of a hex on the image."""
        x, y = self.sheet.centres[hex_]
        return x + self.shift[0], y + self.shift[1]


class Scene(NamedTuple):
    """All that the lower layers of a map show. `own` is the network of the railroad in question,
    `missing` the cities that NYC lacks, `shut` whether three are for PA alone; `homes` the
    railroads in play, `counters` where some lie. `level` letters incomes."""

    sheet: Sheet
    window: Window
    railroad: str | None
    own: frozenset[str]
    missing: frozenset[str]
    shut: bool
    homes: tuple[str, ...]
    counters: tuple[tuple[str, ...], ...]
    level: int
    ids: bool


def chart(table: State, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """The window in RGB."""
    name = marked.railroad
    scene = Scene(
        sheet,
        window,
        name,
        frozenset() if name is None else frozenset(table.railroads[name].track),
        locked(table) if bound(marked) else frozenset(),
        closed(table),
        tuple(table.railroads),
        tuple(tuple(getattr(table, kind)) for kind in COUNTERS),
        table.tech_level,
        marked.ids,
    )
    place = Place(_land(scene).copy(), sheet, (-window.left, -window.top))
    _outstanding(place, marked)
    for row in inside(sheet, window):
        _pieces(place, table, row, marked)
    changed = scene.own.union(marked.proposal, board().city)
    rows = labels(scene.level, scene.own, sheet, window, marked)
    letter(place.image, [row for row in rows if row.hex in changed])
    return place.image


def lettered(sheet: Sheet, ids: bool) -> Image.Image:
    """The whole board with black edges and the numbers of its hexes but for cities, as numbers of
    the palette ("L")."""

    def drawn() -> Image.Image:
        image = ground(sheet)
        for hex_, direction in black_edges():
            lay(image, side(sheet, direction, sheet.across * 0.1), INK, sheet.centres[hex_])
        rows = labels(1, frozenset(), sheet, whole(sheet), Marked(ids=ids))
        letter(image, [row for row in rows if row.hex not in board().city])
        return image.quantize(palette=inks(), dither=Image.Dither.NONE)

    name = f"map-{sheet.across}{'-ids' * ids}"
    return prepared("baltimore_ohio", name, (sheet.width, sheet.height), drawn)


def bare(sheet: Sheet) -> Image.Image:
    """The whole board with bare pale hexes, in the same way."""

    def drawn() -> Image.Image:
        return beyond(sheet).quantize(palette=inks(), dither=Image.Dither.NONE)

    name = f"beyond-{sheet.across}"
    return prepared("baltimore_ohio", name, (sheet.width, sheet.height), drawn)


@kept
def _land(scene: Scene) -> Image.Image:
    """What stays for some time: the ground, the network of the railroad in question, privileges,
    homes and counters. Kept, so not to be drawn upon."""
    sheet, window = scene.sheet, scene.window
    there = frozenset(row.id for row in inside(sheet, window))
    place = Place(_cut(sheet, window, scene.ids).convert("RGB"), sheet, (-window.left, -window.top))
    if scene.railroad is not None:
        _own_land(place, scene.railroad, scene.own)
    _privileges(place, scene.missing, scene.shut, there)
    for hex_, direction in black_edges():
        lay(place.image, side(sheet, direction, sheet.across * 0.1), INK, place.at(hex_))
    for name in scene.homes:
        hex_ = facts.railroads()[name].home_hex
        if hex_ in there:
            x, y = place.at(hex_)
            mark = stamps.home(name, 26 if sheet.costs else 20)
            stamps.put(place.image, mark, x, y - sheet.side + 3)
    for kind, hexes in zip(COUNTERS, scene.counters, strict=True):
        for hex_ in sorted(there.intersection(hexes)):
            x, y = place.at(hex_)
            up = sheet.side - 2 if hex_ in board().city else -sheet.relief
            lump = stamps.counter(kind, 34 if sheet.costs else 26)
            stamps.put(place.image, lump, x, y - up)
    return place.image


@kept
def _cut(sheet: Sheet, window: Window, ids: bool) -> Image.Image:
    """The window of the board in the palette; hexes cut by its edge without anything on them."""
    box = (window.left, window.top, window.left + window.width, window.top + window.height)
    image = lettered(sheet, ids).crop(box)
    there = frozenset(row.id for row in inside(sheet, window))
    mask = hexagon(sheet, -2)
    shape = mask.image.point([255 * (value >= 128) for value in range(256)], "1")
    for row in facts.board_map().hexes:
        x, y = sheet.centres[row.id]
        left, top = round(x) - mask.x, round(y) - mask.y
        at = (left - window.left, top - window.top)
        seen = -shape.width < at[0] < window.width and -shape.height < at[1] < window.height
        if row.id not in there and seen:
            part = bare(sheet).crop((left, top, left + shape.width, top + shape.height))
            image.paste(part, at, shape)
    image.putpalette(inks().getpalette() or [])
    return image


def _own_land(place: Place, railroad: str, own: frozenset[str]) -> None:
    """The network of the railroad in question, on its own ground within a border."""
    look, sheet, city = LIVERIES[railroad], place.sheet, board().city
    for hex_ in sorted(own):
        lay(place.image, hexagon(sheet, 2), look.tint, place.at(hex_))
        if hex_ in city:
            lay(place.image, hexagon(sheet, sheet.across * 0.09), WHITE, place.at(hex_))
    strokes = [(INK, 11), (look.colour, 6)]
    if look.colour == edge(railroad):
        strokes.insert(1, (WHITE, 9))
    for colour, width in strokes:
        for hex_, direction in outline(own):
            lay(place.image, side(sheet, direction, width), colour, place.at(hex_))


def locked(table: State) -> frozenset[str]:
    """The cities that NYC still lacks, if it is in play at all (25)."""
    return board().green - frozenset(table.railroads[GREEN_RAILROAD].track)


def bound(marked: Marked) -> bool:
    """Whether the border of New York matters to what is shown: it stops NYC alone."""
    return marked.railroad in (None, GREEN_RAILROAD)


def closed(table: State) -> bool:
    """Whether PA alone may enter its three cities (26)."""
    return not board().pa_cities <= frozenset(table.railroads[PA].track)


def _privileges(place: Place, missing: frozenset[str], shut: bool, there: frozenset[str]) -> None:
    """The border of New York and the cities that NYC lacks, dashed; the three of PA ringed."""
    image, sheet = place.image, place.sheet
    thick = 5 if sheet.costs else 4
    if missing:
        colour = LIVERIES[GREEN_RAILROAD].colour
        for hex_, direction in outline(board().new_york):
            lay(image, side(sheet, direction, thick + 4), WHITE, place.at(hex_))
        for hex_, direction in outline(board().new_york):
            lay(image, side(sheet, direction, thick, _DASH), colour, place.at(hex_))
        for hex_ in sorted(missing & there):
            mask = ring(sheet, sheet.across * 0.075, 4.5, _DASH)
            lay(image, mask, colour, place.at(hex_))
    if shut:
        for hex_ in sorted(board().pa_cities & there):
            mask = ring(sheet, sheet.across * 0.075, 4.5)
            lay(image, mask, LIVERIES[PA].colour, place.at(hex_))


_DASH = (13.0, 9.0)


def _outstanding(place: Place, marked: Marked) -> None:
    """Hexes built last in a bold frame; those of a build thought of on their own ground."""
    image, sheet = place.image, place.sheet
    for hex_ in marked.built:
        for colour, width in ((WHITE, 9), (INK, 5)):
            lay(image, ring(sheet, 6, width), colour, place.at(hex_))
    if marked.railroad is None:
        return
    look = LIVERIES[marked.railroad]
    for hex_ in marked.proposal:
        lay(image, hexagon(sheet, 5), look.tint, place.at(hex_))
        for colour, width in ((INK, 9), (look.colour, 5)):
            lay(image, ring(sheet, 5, width), colour, place.at(hex_))


def occupants(table: State, hex_: str) -> list[str]:
    """The railroads with a cube in the hex, in the order of the rulebook's list."""
    return [name for name in facts.railroads() if name in table.railroads
            and hex_ in table.railroads[name].track]  # fmt: skip


def slots(sheet: Sheet, count: int, roomy: bool = False) -> list[tuple[float, float, int, int]]:
    """Places for so many cubes about the middle of their line: x, y, width, height. `roomy`: up to
    three may be larger."""
    tall = sheet.cube + (4 if roomy and count <= 3 else 0)
    if count > 6:
        wide, half = _width(sheet, 6), tall // 2
        rows = [min(count, 6), count - 6]
        return [
            (x, (row - 0.5) * (half + 1), wide, half)
            for row, there in enumerate(rows)
            for x in _line(there, wide)
        ]
    wide = min(tall, _width(sheet, max(count, 1)))
    return [(x, 0.0, wide, tall) for x in _line(count, wide)]


def _width(sheet: Sheet, count: int) -> int:
    return int((sheet.across * 0.9 - _GAP * (count - 1)) / count)


def _line(count: int, wide: int) -> Iterator[float]:
    for number in range(count):
        yield (number - (count - 1) / 2) * (wide + _GAP)


def _pieces(place: Place, table: State, row: facts.Hex, marked: Marked) -> None:
    """Cubes and free places, or the number in a build."""
    image, sheet = place.image, place.sheet
    x, y = place.at(row.id)
    there = occupants(table, row.id)
    city = None if row.city is None else facts.cities()[row.city]
    limit = len(table.players) if city is not None and city.railroad_limit else 0
    if row.id in marked.proposal and marked.railroad is not None:
        number = marked.proposal.index(row.id) + 1
        disc = stamps.step(number, marked.railroad, 19)
        stamps.put(image, disc, x, y + (-3 if sheet.costs else -17 if city is None else 14))
        return
    places = slots(sheet, max(limit, len(there)), city is None)
    for number, (dx, dy, wide, tall) in enumerate(places):
        at = (x + dx, y + sheet.cubes + dy)
        if number >= len(there):
            stamps.put(image, stamps.place(wide, tall), *at)
        elif there[number] != marked.railroad:
            stamps.put(image, stamps.cubes(there[number], wide, tall), *at)
    if marked.railroad in there:
        dx, dy, wide, tall = places[there.index(marked.railroad)]
        own = stamps.cubes(marked.railroad, wide, tall, True)
        stamps.put(image, own, x + dx, y + sheet.cubes + dy)
