"""Draws the map of a table: a window of the board with its cubes, counters, privileges and
what was built or is planned. It consists of palette indices: a crop of a cached layer, and
sprites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.cells import (
    BORDER_WIDTHS,
    HIGHLIGHT_WIDTHS,
    LINE_WIDTHS,
    PRIVILEGE_DASH,
    RING_WIDTH,
    barrier_widths,
    black_edge_width,
    cube_slots,
    frame_layout,
    ring_inset,
)
from render.baltimore_ohio.map.ground import render_blank, render_ground
from render.baltimore_ohio.map.lettering import (
    Marked,
    Window,
    draw_labels,
    hexes_inside,
    place_labels,
)
from render.baltimore_ohio.map.lines import group_by_hex, half_lines, track_pairs
from render.baltimore_ohio.map.sheet import Sheet, black_edges, outline
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.palettes import palette
from render.baltimore_ohio.shared.sprites import COUNTERS, Counter
from render.paint import hexes
from render.paint.canvas import Point
from render.paint.file_cache import cached_layer
from render.paint.indexed_sprite import IndexedSprite
from render.paint.style import FRESH, INK, WHITE
from rules.baltimore_ohio.business_round.building import reachable_hexes
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import Phase, State

GREEN_RAILROAD, PA = "NYC", "PA"


class MapImage(NamedTuple):
    """The image being drawn, its sheet, and its window of the sheet."""

    image: Image.Image
    sheet: Sheet
    window: Window

    def hex_centre(self, hex_: str) -> Point:
        """Return the centre of a hex on the image."""
        x, y = self.sheet.centres[hex_]
        return x - self.window.left, y - self.window.top

    def shows(self, hex_: str) -> bool:
        """Return whether a part of the hex is visible."""
        x, y = self.hex_centre(hex_)
        side = self.sheet.side
        return -side < x < self.window.width + side and -side < y < self.window.height + side

    def paste(self, sprite: IndexedSprite, hex_: str) -> None:
        """Paste a sprite on a hex."""
        map_sprites.put(self.image, sprite, *self.hex_centre(hex_))


class LowerLayers(NamedTuple):
    """The lower layers: the network of the railroad in question (None: the whole board is), the
    cities that NYC lacks, whether three are for PA alone (`shut`), and the hexes with
    `counters` by kind."""

    sheet: Sheet
    window: Window
    railroad: str | None
    track: tuple[str, ...]
    missing: frozenset[str]
    shut: bool
    counters: tuple[tuple[str, ...], ...]


class MapContents(NamedTuple):
    """Everything that a map shows: `cubes` by hex, the number of `seats`, the Tech Level, the
    hexes whose cost is shown, the railroads in play."""

    ground: LowerLayers
    marked: Marked
    cubes: tuple[tuple[str, tuple[str, ...]], ...]
    seats: int
    level: int
    priced: frozenset[str]
    homes: tuple[str, ...]


def render_map(table: State, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """Return the window in the palette of the game. Callers must not draw on it."""
    visible = {row.id for row in hexes_inside(sheet, window)}
    name = marked.railroad
    lower = LowerLayers(
        sheet,
        window,
        name,
        () if name is None else tuple(table.railroads[name].track),
        cities_nyc_lacks(table) if shows_ny_border(marked) else frozenset(),
        is_pa_exclusive(table),
        tuple(tuple(getattr(table, kind)) for kind in COUNTERS),
    )
    cubes = occupancy(table).items()
    contents = MapContents(
        lower,
        marked,
        tuple((hex_, tuple(names)) for hex_, names in cubes if hex_ in visible),
        len(table.players),
        table.tech_level,
        priced_hexes(table, marked, frozenset(lower.track)) & visible,
        tuple(table.railroads),
    )
    return _draw_contents(contents)


def _draw_contents(contents: MapContents) -> Image.Image:
    sheet, window, marked = contents.ground.sheet, contents.ground.window, contents.marked
    map_image = MapImage(_draw_lower_layers(contents.ground), sheet, window)
    _draw_highlights(map_image, marked)
    cubes = dict(contents.cubes)
    for row in hexes_inside(sheet, window):
        _draw_hex_contents(map_image, cubes.get(row.id, ()), contents.seats, row, marked)
    text_labels = place_labels(
        contents.level, contents.priced, contents.homes, sheet, window, marked
    )
    draw_labels(map_image.image, text_labels)
    return map_image.image


def _draw_lower_layers(lower: LowerLayers) -> Image.Image:
    sheet, window = lower.sheet, lower.window
    map_image = MapImage(_crop_board(sheet, window), sheet, window)
    if lower.railroad is not None:
        _draw_network(map_image, lower.track, lower.railroad)
    _draw_privileges(map_image, lower)
    for hex_, directions in group_by_hex(black_edges()).items():
        if map_image.shows(hex_):
            map_image.paste(
                map_sprites.sides(INK, sheet, directions, black_edge_width(sheet)), hex_
            )
    visible = {row.id for row in hexes_inside(sheet, window)}
    for kind, hexes_ in zip(COUNTERS, lower.counters, strict=True):
        for hex_ in sorted(visible.intersection(hexes_)):
            _draw_counter(map_image, kind, hex_)
    return map_image.image


def priced_hexes(table: State, marked: Marked, own_track: frozenset[str]) -> frozenset[str]:
    """Return the hexes whose cost matters: those that the railroad in question can enter now,
    or all if there is none; empty once its track is built."""
    if marked.railroad is None:
        return frozenset(board().cost)
    if table.phase in (Phase.SERVICE, Phase.PROFIT):
        return frozenset()
    return frozenset(reachable_hexes(table, marked.railroad)) - own_track


def blank_layer(sheet: Sheet) -> Image.Image:
    """Return the whole board with empty pale hexes, in palette indices ("L"), cached."""

    def draw_indices() -> Image.Image:
        return palette().quantize(render_blank(sheet))

    return cached_layer("baltimore_ohio", f"beyond-{sheet.across}", sheet.size, draw_indices)


def ground_layer(sheet: Sheet) -> Image.Image:
    """Return the whole board with terrain, in palette indices ("L"), cached."""

    def draw_indices() -> Image.Image:
        return palette().quantize(render_ground(sheet))

    return cached_layer("baltimore_ohio", f"map-{sheet.across}", sheet.size, draw_indices)


def _crop_board(sheet: Sheet, window: Window) -> Image.Image:
    """Return the window of the board; hexes cut by its edge are empty."""
    visible = {row.id for row in hexes_inside(sheet, window)}
    cut_centres = [centre for hex_, centre in sheet.centres.items() if hex_ not in visible]
    image = hexes.crop_window(
        ground_layer(sheet), blank_layer(sheet), window, sheet.side, cut_centres
    )
    return palette().colourize(image)


def _draw_network(map_image: MapImage, track: tuple[str, ...], railroad: str) -> None:
    """Draw the network of the railroad in question: background, border and line."""
    livery, sheet, city = LIVERIES[railroad], map_image.sheet, board().city
    for hex_ in filter(map_image.shows, track):
        map_image.paste(map_sprites.hex_shape(livery.tint, sheet, 2), hex_)
        if hex_ in city:
            map_image.paste(map_sprites.hex_shape(WHITE, sheet, sheet.across * 0.09), hex_)
    border = group_by_hex(outline(frozenset(track)))
    for colour, width in zip((INK, WHITE, livery.colour), BORDER_WIDTHS, strict=True):
        for hex_ in filter(map_image.shows, border):
            map_image.paste(map_sprites.sides(colour, sheet, border[hex_], width), hex_)
    draw_network_line(map_image, track, railroad)


def draw_network_line(map_image: MapImage, track: tuple[str, ...], railroad: str) -> None:
    """Draw a network as a line through the centres of its hexes, with dark edges."""
    directions_by_hex = group_by_hex(half_lines(track_pairs(track)))
    for colour, width in zip((INK, LIVERIES[railroad].colour), LINE_WIDTHS, strict=True):
        for hex_ in filter(map_image.shows, directions_by_hex):
            map_image.paste(
                map_sprites.half_lines_from(
                    colour, map_image.sheet, directions_by_hex[hex_], width
                ),
                hex_,
            )


def cities_nyc_lacks(table: State) -> frozenset[str]:
    """Return the cities that NYC still lacks; empty if it is not in play (25)."""
    return board().green - frozenset(table.railroads[GREEN_RAILROAD].track)


def shows_ny_border(marked: Marked) -> bool:
    """Return whether the border of New York matters to the picture: it stops NYC alone."""
    return marked.railroad in (None, GREEN_RAILROAD)


def is_pa_exclusive(table: State) -> bool:
    """Return whether PA alone may enter its three cities (26)."""
    return not board().pa_cities <= frozenset(table.railroads[PA].track)


def _draw_privileges(map_image: MapImage, lower: LowerLayers) -> None:
    """Draw the border of New York and the cities that NYC lacks, dashed, and rings around the
    three of PA."""
    sheet, ring = map_image.sheet, (ring_inset(map_image.sheet), RING_WIDTH)
    if lower.missing:
        colour, border = LIVERIES[GREEN_RAILROAD].colour, group_by_hex(outline(board().new_york))
        edge_width, width = barrier_widths(sheet)
        for hex_ in filter(map_image.shows, border):
            map_image.paste(map_sprites.sides(WHITE, sheet, border[hex_], edge_width), hex_)
        for hex_ in filter(map_image.shows, border):
            map_image.paste(
                map_sprites.sides(colour, sheet, border[hex_], width, PRIVILEGE_DASH), hex_
            )
        for hex_ in filter(map_image.shows, sorted(lower.missing)):
            map_image.paste(map_sprites.ring(colour, sheet, *ring, PRIVILEGE_DASH), hex_)
    if lower.shut:
        for hex_ in filter(map_image.shows, sorted(board().pa_cities)):
            map_image.paste(map_sprites.ring(LIVERIES[PA].colour, sheet, *ring), hex_)


def _draw_highlights(map_image: MapImage, marked: Marked) -> None:
    """Draw bold frames around the hexes built last, and the background of planned ones."""
    sheet = map_image.sheet
    for hex_ in marked.built:
        draw_frame(map_image, hex_)
    if marked.railroad is None:
        return
    livery = LIVERIES[marked.railroad]
    for hex_ in marked.proposal:
        map_image.paste(map_sprites.hex_shape(livery.tint, sheet, 5), hex_)
        for colour, width in zip((INK, livery.colour), HIGHLIGHT_WIDTHS, strict=True):
            map_image.paste(map_sprites.ring(colour, sheet, 5, width), hex_)


def draw_frame(map_image: MapImage, hex_: str) -> None:
    """Draw the bold frame of what is new."""
    frame_inset, widths = frame_layout(map_image.sheet)
    for colour, width in zip((WHITE, FRESH), widths, strict=True):
        map_image.paste(map_sprites.ring(colour, map_image.sheet, frame_inset, width), hex_)


def _draw_counter(map_image: MapImage, kind: Counter, hex_: str) -> None:
    x, y = map_image.hex_centre(hex_)
    sheet = map_image.sheet
    rise = sheet.side - 2 if hex_ in board().city else -sheet.relief
    map_sprites.put(
        map_image.image, map_sprites.counter(kind, 34 if sheet.costs else 26), x, y - rise
    )


def occupancy(table: State) -> dict[str, list[str]]:
    """Return the railroads with a cube in each hex that has any, in the order of the rulebook's
    list."""
    names_by_hex: dict[str, list[str]] = {}
    for name in facts.railroads():
        line = table.railroads.get(name)
        for hex_ in line.track if line is not None else ():
            names_by_hex.setdefault(hex_, []).append(name)
    return names_by_hex


def _draw_hex_contents(
    map_image: MapImage, present: Sequence[str], seats: int, row: facts.Hex, marked: Marked
) -> None:
    """Draw cubes and free places, or the number of the hex in a build."""
    image, sheet = map_image.image, map_image.sheet
    x, y = map_image.hex_centre(row.id)
    city = None if row.city is None else facts.cities()[row.city]
    limit = seats if city is not None and city.railroad_limit else 0
    if row.id in marked.proposal and marked.railroad is not None:
        number = marked.proposal.index(row.id) + 1
        disc = map_sprites.step(number, marked.railroad, 19)
        map_sprites.put(image, disc, x, y + (-3 if sheet.costs else -17 if city is None else 14))
        return
    places = cube_slots(sheet, max(limit, len(present)), city is None)
    middle = y if city is None and marked.railroad in present else y + sheet.cubes
    for number, (dx, dy, width, height) in enumerate(places):
        centre = (x + dx, middle + dy)
        if number >= len(present):
            map_sprites.put(image, map_sprites.place(width, height), *centre)
        elif present[number] != marked.railroad:
            map_sprites.put(image, map_sprites.cubes(present[number], width, height), *centre)
    if marked.railroad is not None and marked.railroad in present:
        dx, dy, width, height = places[present.index(marked.railroad)]
        own_cube = map_sprites.cubes(marked.railroad, width, height, True)
        map_sprites.put(image, own_cube, x + dx, middle + dy)
