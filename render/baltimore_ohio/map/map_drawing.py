"""Draws the map of a table: a window of the board with its cubes, counters, privileges and what was
built or is planned. It consists of palette indices: a crop of a cached layer, and sprites."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from data.baltimore_ohio.structs import Hex
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.ground import render_ground
from render.baltimore_ohio.map.lettering import (
    Marked,
    Texts,
    draw_labels,
    hexes_inside,
    place_labels,
)
from render.baltimore_ohio.map.lines import group_by_hex, half_lines, track_pairs
from render.baltimore_ohio.map.sheet import (
    BORDER_WIDTHS,
    HIGHLIGHT_WIDTHS,
    LINE_WIDTHS,
    PALE_LINE_WIDTHS,
    PRIVILEGE_DASH,
    RING_WIDTH,
    Sheet,
    barrier_widths,
    black_edge_width,
    black_edges,
    cube_slots,
    frame_layout,
    outline,
    ring_inset,
)
from render.baltimore_ohio.shared.livery import LIVERIES, is_pale
from render.baltimore_ohio.shared.palettes import FAINT, palette
from render.baltimore_ohio.shared.signs import COUNTERS
from render.map.hexes import crop_ground, draw_blank, sheet_layer
from render.paint.canvas import Box, Point
from render.paint.hexes import Window
from render.paint.indexed_sprite import IndexedSprite, put
from render.paint.style import FRESH, INK, LIGHT, WATER, WHITE
from rules.baltimore_ohio.business_round.building import reachable_hexes
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State

GREEN_RAILROAD, PA = "NYC", "PA"


class MapImage(NamedTuple):
    """The image being drawn, its sheet, and its window of the sheet."""

    image: Image.Image
    sheet: Sheet
    window: Window

    def hex_centre(self, hex_: str) -> Point:
        x, y = self.sheet.centres[hex_]
        return x - self.window.left, y - self.window.top

    def shows(self, hex_: str) -> bool:
        """Return whether a part of the hex is visible."""
        x, y = self.hex_centre(hex_)
        side = self.sheet.side
        return -side < x < self.window.width + side and -side < y < self.window.height + side

    def paste(self, sprite: IndexedSprite, hex_: str) -> None:
        put(self.image, sprite, *self.hex_centre(hex_))

    def lay(self, things: Iterable[Thing]) -> None:
        for thing in things:
            put(self.image, thing.sprite, thing.x, thing.y)


class Thing(NamedTuple):
    """What lies on the map: a sprite, where, and half of its width and height, in which nothing is
    lettered."""

    sprite: IndexedSprite
    x: float
    y: float
    half: Point

    @property
    def box(self) -> Box:
        across, down = self.half
        return self.x - across, self.y - down, self.x + across, self.y + down


def render_map(table: State, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """Return the window in the palette of the game."""
    layers = ground_layer(sheet), blank_layer(sheet)
    map_image = MapImage(crop_ground(sheet, window, *layers, palette()), sheet, window)
    visible = {row.id: row for row in hexes_inside(sheet, window)}
    if marked.railroad is not None:
        _draw_network(map_image, tuple(table.railroads[marked.railroad].track), marked.railroad)
    _draw_privileges(map_image, table, marked, visible)
    draw_black_edges(map_image, visible)
    counters = [*_place_counters(map_image, table, visible)]
    present = {hex_: names for hex_, names in occupancy(table).items() if hex_ in visible}
    cubes = [*_place_cubes(map_image, present, marked), *_place_steps(map_image, marked, visible)]
    map_image.lay(counters)
    _draw_highlights(map_image, marked)
    map_image.lay(cubes)
    boxes = tuple(thing.box for thing in (*counters, *cubes))
    texts = _texts(table, map_image, marked, present, visible)
    draw_labels(map_image.image, place_labels(texts._replace(things=boxes)))
    return map_image.image


def _texts(
    table: State,
    map_image: MapImage,
    marked: Marked,
    present: Mapping[str, Sequence[str]],
    visible: Mapping[str, Hex],
) -> Texts:
    """Return what is lettered; of cities with room for few railroads, how many are `present`."""
    track = frozenset(() if marked.railroad is None else table.railroads[marked.railroad].track)
    return Texts(
        map_image.sheet,
        map_image.window,
        marked,
        table.tech_level,
        priced_hexes(table, marked, track).intersection(visible),
        frozenset(board().city) if marked.railroad is None else track,
        frozenset(table.railroads),
        tuple(
            (hex_, (len(present.get(hex_, ())), len(table.players)))
            for hex_, row in visible.items()
            if row.city is not None
            and facts.cities()[row.city].railroad_limit
            and hex_ not in track
        ),
    )


def draw_black_edges(map_image: MapImage, hexes: Collection[str]) -> None:
    """Draw the thick lines that no track crosses, at the edges of these hexes."""
    sheet, edges = map_image.sheet, facts.board_map().impassable
    seen = [side for side, edge in zip(black_edges(), edges, strict=True)
            if any(hex_ in hexes for hex_ in edge.between)]  # fmt: skip
    for hex_, directions in group_by_hex(seen).items():
        edge = map_sprites.sides(INK, sheet, directions, black_edge_width(sheet))
        map_image.paste(edge, hex_)


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
    draw = partial(draw_blank, sheet, WATER, FAINT)
    return sheet_layer("baltimore_ohio", f"beyond-{sheet.across}", sheet, palette(), draw)


def ground_layer(sheet: Sheet) -> Image.Image:
    """Return the whole board with terrain, in palette indices ("L"), cached."""
    draw = partial(render_ground, sheet)
    return sheet_layer("baltimore_ohio", f"map-{sheet.across}", sheet, palette(), draw)


def _draw_network(map_image: MapImage, track: tuple[str, ...], railroad: str) -> None:
    """Draw the network of the railroad in question: background, border and line."""
    livery, sheet, city = LIVERIES[railroad], map_image.sheet, board().city
    for hex_ in filter(map_image.shows, track):
        map_image.paste(map_sprites.hex_shape(livery.tint, sheet, 2), hex_)
        if hex_ in city:
            map_image.paste(map_sprites.hex_shape(WHITE, sheet, sheet.across * 0.09), hex_)
    border = group_by_hex(outline(frozenset(track)))
    layers = zip((INK, WHITE, livery.colour), BORDER_WIDTHS, strict=True)
    for colour, width in layers:
        if colour == WHITE and is_pale(railroad):
            continue  # its own colour is as good as white: the dark edge stays thick
        for hex_ in filter(map_image.shows, border):
            map_image.paste(map_sprites.sides(colour, sheet, border[hex_], width), hex_)
    draw_network_line(map_image, track, railroad)


def draw_network_line(map_image: MapImage, track: tuple[str, ...], railroad: str) -> None:
    """Draw a network as a line through the centres of its hexes, with dark edges."""
    directions_by_hex = group_by_hex(half_lines(track_pairs(track)))
    widths = PALE_LINE_WIDTHS if is_pale(railroad) else LINE_WIDTHS
    for colour, width in zip((INK, LIVERIES[railroad].colour), widths, strict=True):
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


def _draw_privileges(
    map_image: MapImage, table: State, marked: Marked, visible: Collection[str]
) -> None:
    """Draw the border of New York and the cities that NYC lacks, dashed, and rings around the
    three of PA."""
    sheet, ring = map_image.sheet, (ring_inset(map_image.sheet), RING_WIDTH)
    missing = cities_nyc_lacks(table) if shows_ny_border(marked) else frozenset()
    if missing:
        colour, border = LIVERIES[GREEN_RAILROAD].colour, group_by_hex(outline(board().new_york))
        edge_width, width = barrier_widths(sheet)
        shown = [*filter(map_image.shows, border)]
        for hex_ in shown:
            map_image.paste(map_sprites.sides(LIGHT, sheet, border[hex_], edge_width), hex_)
        for hex_ in shown:
            side = map_sprites.sides(colour, sheet, border[hex_], width, PRIVILEGE_DASH)
            map_image.paste(side, hex_)
        for hex_ in sorted(missing.intersection(visible)):
            map_image.paste(map_sprites.ring(colour, sheet, *ring, PRIVILEGE_DASH), hex_)
    if Position(table).is_pa_closed():
        for hex_ in sorted(board().pa_cities.intersection(visible)):
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


def _place_counters(map_image: MapImage, table: State, visible: Collection[str]) -> Iterator[Thing]:
    """Yield the counters on the board: in a city's hex above it."""
    sheet, size = map_image.sheet, 34 if map_image.sheet.costs else 26
    for kind in COUNTERS:
        for hex_ in sorted(set(getattr(table, kind)).intersection(visible)):
            (x, y), sprite = map_image.hex_centre(hex_), map_sprites.counter(kind, size)
            rise = sheet.side - 2 if hex_ in board().city else -sheet.relief
            yield Thing(sprite, x, y - rise, (size / 2, size / 2))


def occupancy(table: State) -> dict[str, list[str]]:
    """Return the railroads with a cube in each hex that has any, in the order of the rulebook's
    list."""
    names_by_hex: dict[str, list[str]] = {}
    for name in facts.railroads():
        line = table.railroads.get(name)
        for hex_ in line.track if line is not None else ():
            names_by_hex.setdefault(hex_, []).append(name)
    return names_by_hex


def _place_cubes(
    map_image: MapImage, present: Mapping[str, Sequence[str]], marked: Marked
) -> Iterator[Thing]:
    """Yield the cubes in hexes without a city, that of the railroad in question on top."""
    sheet = map_image.sheet
    for hex_, names in present.items():
        if hex_ in marked.proposal or hex_ in board().city:
            continue
        x, y = map_image.hex_centre(hex_)
        if marked.railroad not in names:
            y += sheet.cubes
        if hex_ in marked.built:
            y += sheet.built
        slots = zip(names, cube_slots(sheet, len(names), True), strict=True)
        for name, (dx, dy, wide, tall) in sorted(slots, key=lambda row: row[0] == marked.railroad):
            is_own = (True,) * (name == marked.railroad)
            cube = map_sprites.cubes(name, wide, tall, *is_own)
            yield Thing(cube, x + dx, y + dy, (wide / 2 + 2, tall / 2 + 2))


_STEP = 19
"""Radius of the number of a hex in a build."""


def _place_steps(map_image: MapImage, marked: Marked, visible: Collection[str]) -> Iterator[Thing]:
    """Yield the number of each hex in a build."""
    for number, hex_ in enumerate(marked.proposal, 1):
        if marked.railroad is not None and hex_ in visible:
            x, y = map_image.hex_centre(hex_)
            disc = map_sprites.step(number, marked.railroad, _STEP)
            yield Thing(disc, x, y + _step_drop(map_image.sheet, hex_), (_STEP, _STEP))


def _step_drop(sheet: Sheet, hex_: str) -> int:
    """Return how far the number of a hex in a build stands below its middle."""
    if hex_ in board().city:
        return 5 if sheet.costs else 20
    return 0 if sheet.costs else -17
