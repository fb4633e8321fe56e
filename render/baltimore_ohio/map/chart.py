"""The map of a table: a window of the board with its cubes, counters, privileges and what was built
or is thought of. It is made of numbers of the palette: a crop of a prepared layer, and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import pieces
from render.baltimore_ohio.map.cells import (
    BORDER,
    DASH,
    LINE,
    OWN,
    RING,
    barred,
    black,
    framed,
    inset,
    slots,
)
from render.baltimore_ohio.map.ground import beyond, ground
from render.baltimore_ohio.map.lettering import Marked, Window, inside, labels, letter
from render.baltimore_ohio.map.lines import by_hex, halves, joined
from render.baltimore_ohio.map.sheet import Sheet, black_edges, outline
from render.baltimore_ohio.shared.inks import inks
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.stamps import COUNTERS, Counter
from render.paint import hexes
from render.paint.canvas import Point
from render.paint.inked import Inked
from render.paint.prepared import prepared
from render.paint.style import FRESH, INK, WHITE
from rules.baltimore_ohio.business_round.building import reach
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import Phase, State

GREEN_RAILROAD, PA = "NYC", "PA"


class Place(NamedTuple):
    """The image being drawn, the sheet it is a part of, and its window of that."""

    image: Image.Image
    sheet: Sheet
    window: Window

    def at(self, hex_: str) -> Point:
        """The middle of a hex on the image."""
        x, y = self.sheet.centres[hex_]
        return x - self.window.left, y - self.window.top

    def near(self, hex_: str) -> bool:
        """Whether something of the hex can be seen."""
        x, y = self.at(hex_)
        side = self.sheet.side
        return -side < x < self.window.width + side and -side < y < self.window.height + side

    def lay(self, thing: Inked, hex_: str) -> None:
        """A piece on a hex."""
        pieces.put(self.image, thing, *self.at(hex_))


class Ground(NamedTuple):
    """The lower layers: the network of the railroad in question (None: the whole board is), the
    cities that NYC lacks, whether three are for PA alone, `counters` where some lie."""

    sheet: Sheet
    window: Window
    railroad: str | None
    track: tuple[str, ...]
    missing: frozenset[str]
    shut: bool
    counters: tuple[tuple[str, ...], ...]


class Scene(NamedTuple):
    """All that a map shows: `cubes` by hex, the number of `seats`, the Tech Level, the hexes whose
    cost is told, the railroads in play."""

    ground: Ground
    marked: Marked
    cubes: tuple[tuple[str, tuple[str, ...]], ...]
    seats: int
    level: int
    priced: frozenset[str]
    homes: tuple[str, ...]


def chart(table: State, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """The window in the palette of the game. Not to be drawn upon."""
    there = {row.id for row in inside(sheet, window)}
    name = marked.railroad
    ground = Ground(
        sheet,
        window,
        name,
        () if name is None else tuple(table.railroads[name].track),
        locked(table) if bound(marked) else frozenset(),
        closed(table),
        tuple(tuple(getattr(table, kind)) for kind in COUNTERS),
    )
    cubes = occupancy(table).items()
    scene = Scene(
        ground,
        marked,
        tuple((hex_, tuple(names)) for hex_, names in cubes if hex_ in there),
        len(table.players),
        table.tech_level,
        priced_for(table, marked, frozenset(ground.track)) & there,
        tuple(table.railroads),
    )
    return _drawn(scene)


def _drawn(scene: Scene) -> Image.Image:
    sheet, window, marked = scene.ground.sheet, scene.ground.window, scene.marked
    place = Place(_land(scene.ground), sheet, window)
    _outstanding(place, marked)
    cubes = dict(scene.cubes)
    for row in inside(sheet, window):
        _pieces(place, cubes.get(row.id, ()), scene.seats, row, marked)
    found = labels(scene.level, scene.priced, scene.homes, sheet, window, marked)
    letter(place.image, found)
    return place.image


def _land(ground: Ground) -> Image.Image:
    sheet, window = ground.sheet, ground.window
    place = Place(_cut(sheet, window), sheet, window)
    if ground.railroad is not None:
        _own(place, ground.track, ground.railroad)
    _privileges(place, ground)
    for hex_, directions in by_hex(black_edges()).items():
        if place.near(hex_):
            place.lay(pieces.sides(INK, sheet, directions, black(sheet)), hex_)
    there = {row.id for row in inside(sheet, window)}
    for kind, hexes_ in zip(COUNTERS, ground.counters, strict=True):
        for hex_ in sorted(there.intersection(hexes_)):
            _counter(place, kind, hex_)
    return place.image


def priced_for(table: State, marked: Marked, own: frozenset[str]) -> frozenset[str]:
    """The hexes whose cost matters: those that the railroad in question can enter now, or all; none
    once its track is laid."""
    if marked.railroad is None:
        return frozenset(board().cost)
    if table.phase in (Phase.SERVICE, Phase.PROFIT):
        return frozenset()
    return frozenset(reach(table, marked.railroad)) - own


def bare(sheet: Sheet) -> Image.Image:
    """The whole board with bare pale hexes, as numbers of the palette ("L")."""

    def drawn() -> Image.Image:
        return inks().numbered(beyond(sheet))

    return prepared("baltimore_ohio", f"beyond-{sheet.across}", sheet.size, drawn)


def land(sheet: Sheet) -> Image.Image:
    """The whole board with terrain, in the same way."""

    def drawn() -> Image.Image:
        return inks().numbered(ground(sheet))

    return prepared("baltimore_ohio", f"map-{sheet.across}", sheet.size, drawn)


def _cut(sheet: Sheet, window: Window) -> Image.Image:
    """The window of the board; hexes cut by its edge without anything on them."""
    there = {row.id for row in inside(sheet, window)}
    partly = [at for hex_, at in sheet.centres.items() if hex_ not in there]
    image = hexes.cut(land(sheet), bare(sheet), window, sheet.side, partly)
    return inks().coloured(image)


def _own(place: Place, track: tuple[str, ...], railroad: str) -> None:
    """The network of the railroad in question on its own ground within a border, and as a line."""
    look, sheet, city = LIVERIES[railroad], place.sheet, board().city
    for hex_ in filter(place.near, track):
        place.lay(pieces.fill(look.tint, sheet, 2), hex_)
        if hex_ in city:
            place.lay(pieces.fill(WHITE, sheet, sheet.across * 0.09), hex_)
    border = by_hex(outline(frozenset(track)))
    for colour, width in zip((INK, WHITE, look.colour), BORDER, strict=True):
        for hex_ in filter(place.near, border):
            place.lay(pieces.sides(colour, sheet, border[hex_], width), hex_)
    line(place, track, railroad)


def line(place: Place, track: tuple[str, ...], railroad: str) -> None:
    """A network as a line through the middles of its hexes, dark at its edges."""
    found = by_hex(halves(joined(track)))
    for colour, thick in zip((INK, LIVERIES[railroad].colour), LINE, strict=True):
        for hex_ in filter(place.near, found):
            place.lay(pieces.ways(colour, place.sheet, found[hex_], thick), hex_)


def locked(table: State) -> frozenset[str]:
    """The cities that NYC still lacks, if it is in play at all (25)."""
    return board().green - frozenset(table.railroads[GREEN_RAILROAD].track)


def bound(marked: Marked) -> bool:
    """Whether the border of New York matters to what is shown: it stops NYC alone."""
    return marked.railroad in (None, GREEN_RAILROAD)


def closed(table: State) -> bool:
    """Whether PA alone may enter its three cities (26)."""
    return not board().pa_cities <= frozenset(table.railroads[PA].track)


def _privileges(place: Place, ground: Ground) -> None:
    """The border of New York and the cities that NYC lacks, dashed; the three of PA ringed."""
    sheet, ring = place.sheet, (inset(place.sheet), RING)
    if ground.missing:
        colour, border = LIVERIES[GREEN_RAILROAD].colour, by_hex(outline(board().new_york))
        under, width = barred(sheet)
        for hex_ in filter(place.near, border):
            place.lay(pieces.sides(WHITE, sheet, border[hex_], under), hex_)
        for hex_ in filter(place.near, border):
            place.lay(pieces.sides(colour, sheet, border[hex_], width, DASH), hex_)
        for hex_ in filter(place.near, sorted(ground.missing)):
            place.lay(pieces.ring(colour, sheet, *ring, DASH), hex_)
    if ground.shut:
        for hex_ in filter(place.near, sorted(board().pa_cities)):
            place.lay(pieces.ring(LIVERIES[PA].colour, sheet, *ring), hex_)


def _outstanding(place: Place, marked: Marked) -> None:
    """Hexes built last in a bold frame; those of a build thought of on their own ground."""
    sheet = place.sheet
    for hex_ in marked.built:
        frame(place, hex_)
    if marked.railroad is None:
        return
    look = LIVERIES[marked.railroad]
    for hex_ in marked.proposal:
        place.lay(pieces.fill(look.tint, sheet, 5), hex_)
        for colour, width in zip((INK, look.colour), OWN, strict=True):
            place.lay(pieces.ring(colour, sheet, 5, width), hex_)


def frame(place: Place, hex_: str) -> None:
    """The bold frame of what is new."""
    within, widths = framed(place.sheet)
    for colour, width in zip((WHITE, FRESH), widths, strict=True):
        place.lay(pieces.ring(colour, place.sheet, within, width), hex_)


def _counter(place: Place, kind: Counter, hex_: str) -> None:
    x, y = place.at(hex_)
    sheet = place.sheet
    up = sheet.side - 2 if hex_ in board().city else -sheet.relief
    pieces.put(place.image, pieces.counter(kind, 34 if sheet.costs else 26), x, y - up)


def occupancy(table: State) -> dict[str, list[str]]:
    """The railroads with a cube in each hex that has any, in the order of the rulebook's list."""
    found: dict[str, list[str]] = {}
    for name in facts.railroads():
        line = table.railroads.get(name)
        for hex_ in line.track if line is not None else ():
            found.setdefault(hex_, []).append(name)
    return found


def _pieces(place: Place, there: Sequence[str], seats: int, row: facts.Hex, marked: Marked) -> None:
    """Cubes and free places, or the number in a build."""
    image, sheet = place.image, place.sheet
    x, y = place.at(row.id)
    city = None if row.city is None else facts.cities()[row.city]
    limit = seats if city is not None and city.railroad_limit else 0
    if row.id in marked.proposal and marked.railroad is not None:
        number = marked.proposal.index(row.id) + 1
        disc = pieces.step(number, marked.railroad, 19)
        pieces.put(image, disc, x, y + (-3 if sheet.costs else -17 if city is None else 14))
        return
    places = slots(sheet, max(limit, len(there)), city is None)
    middle = y if city is None and marked.railroad in there else y + sheet.cubes
    for number, (dx, dy, wide, tall) in enumerate(places):
        at = (x + dx, middle + dy)
        if number >= len(there):
            pieces.put(image, pieces.place(wide, tall), *at)
        elif there[number] != marked.railroad:
            pieces.put(image, pieces.cubes(there[number], wide, tall), *at)
    if marked.railroad is not None and marked.railroad in there:
        dx, dy, wide, tall = places[there.index(marked.railroad)]
        own = pieces.cubes(marked.railroad, wide, tall, True)
        pieces.put(image, own, x + dx, middle + dy)
