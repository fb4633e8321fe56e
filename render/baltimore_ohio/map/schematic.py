"""The whole board at a glance, as wide as a phone's picture: each railroad a coloured line through
the centres of its hexes, side by side where they run together; cities as three letters."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.lines import (
    Stretch,
    Tracks,
    group_by_hex,
    line_stretches,
    stretches_by_end,
    tracks_of,
)
from render.baltimore_ohio.map.map_drawing import (
    MapImage,
    draw_black_edges,
    draw_frame,
    ground_layer,
    occupancy,
    priced_hexes,
)
from render.baltimore_ohio.map.map_sprites import half_line_ends
from render.baltimore_ohio.map.sheet import (
    HIGHLIGHT_WIDTHS,
    SMALL,
    lane_pitch,
    lane_widths,
    outline,
)
from render.baltimore_ohio.shared.livery import LIVERIES, is_pale
from render.baltimore_ohio.shared.palettes import FAINT, palette
from render.baltimore_ohio.shared.words import city_code
from render.map.hexes import whole_window
from render.map.placement import Placement
from render.paint.canvas import Point
from render.paint.image_cache import cached
from render.paint.indexed_sprite import put
from render.paint.panels import Panel
from render.paint.style import INK, SMALLEST, WHITE, text_width
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State

_CODE_OFFSETS = {"Syracuse": (-10, 0), "Utica": (9, 0), "Concord": (-20, 0), "Portsmouth": (5, 0),
          "Harrisburg": (-12, -5), "Baltimore": (4, 3), "Boston": (14, 0), "Providence": (40, 36),
          "New Haven": (95, 34), "New York": (116, 46), "Philadelphia": (110, 66),
          "Dover": (84, 76)}  # fmt: skip
"""Offsets in pixels: of the letters of neighbours in a row, and of the crowded cities of the east,
whose letters stand in the sea."""


@facts.FACTS.cached
def code_places() -> dict[str, Point]:
    """Return the middle of the letters of each city, by hex."""
    result = {}
    for hex_, city in _cities_by_hex().items():
        (x, y), (across, down) = SMALL.centres[hex_], _CODE_OFFSETS.get(city, (0, 0))
        result[hex_] = x + across, y + down
    return result


@facts.FACTS.cached
def _leaders() -> list[tuple[Point, Point]]:
    """Return the lines from cities to letters that stand in the sea."""
    ends = ((SMALL.centres[hex_], place) for hex_, place in code_places().items())
    return [(city, letters) for city, letters in ends if math.dist(city, letters) > SMALL.across]


def render_schematic(table: State, marked: Marked, fresh: Collection[str] = ()) -> Image.Image:
    """Return the board in the palette of the game.

    If a railroad is marked, its network stands out. The hexes in `fresh`, and those built or
    planned, are framed."""
    lines_image = _render_networks(tracks_of(table), marked.railroad, marked.proposal)
    map_image = MapImage(lines_image.copy(), SMALL, whole_window(SMALL))
    for hex_ in sorted({*fresh, *marked.built, *marked.proposal}):
        draw_frame(map_image, hex_)
    _draw_costs(map_image, table, marked)
    names_by_hex = occupancy(table)
    for hex_, city in _cities_by_hex().items():
        _draw_city(map_image, table, hex_, city, names_by_hex.get(hex_, ()))
    return map_image.image


def _draw_costs(map_image: MapImage, table: State, marked: Marked) -> None:
    """Draw what the hexes cost that the railroad in question can enter, clear of letters
    and lines."""
    if marked.railroad is None:
        return
    placement = Placement(*map_image.image.size)
    for hex_, (x, y) in code_places().items():
        placement.take(
            (x, y), (text_width(city_code(board().city[hex_]), SMALLEST, True) / 2 + 4, 16)
        )
    placement.taken.add_lines(_leaders(), 12)
    own_track = frozenset(table.railroads[marked.railroad].track)
    lettered = board().city.keys() | occupancy(table).keys()
    for hex_ in sorted(priced_hexes(table, marked, own_track) - lettered):
        x, y = map_image.hex_centre(hex_)
        cost = str(board().cost[hex_])
        if placement.place([(0, x, y)], (text_width(cost, SMALLEST) / 2, 12)) is not None:
            put(map_image.image, map_sprites.cost(cost), x, y + 12)


@cached
def _render_networks(tracks: Tracks, railroad: str | None, planned: tuple[str, ...]) -> Image.Image:
    panel = Panel(palette(), *SMALL.size, palette().colourize(ground_layer(SMALL).copy()))
    map_image = MapImage(panel.image, SMALL, whole_window(SMALL))
    if railroad is not None:
        _draw_network(map_image, dict(tracks).get(railroad, ()), railroad, planned)
    draw_black_edges(map_image, SMALL.centres)
    _draw_lines(map_image, line_stretches(tracks), railroad)
    for name, track in tracks:
        if len(track) == 1:
            map_image.paste(map_sprites.cubes(name, 18, 18), track[0])
    for line in _leaders():
        panel.line(line, INK, 3)
        panel.circle(*line[0], 8, WHITE, INK, 3)
    return panel.image


def _cities_by_hex() -> Mapping[str, str]:
    return {row.id: row.city for row in facts.board_map().hexes if row.city}


def _draw_network(
    map_image: MapImage, track: tuple[str, ...], railroad: str, planned: tuple[str, ...]
) -> None:
    """Draw the background of the network that stands out."""
    network, livery = frozenset(track), LIVERIES[railroad]
    for hex_ in network.union(planned):
        map_image.paste(map_sprites.hex_shape(livery.tint, SMALL, 1), hex_)
    for colour, width in zip((INK, livery.colour), HIGHLIGHT_WIDTHS, strict=True):
        for hex_, directions in group_by_hex(outline(network)).items():
            map_image.paste(map_sprites.sides(colour, SMALL, directions, width), hex_)


class _Knot(NamedTuple):
    """The lines of a railroad that meet in a hex: direction and offset to the side of each, and
    their widths with and without dark edges."""

    hex: str
    lines: list[tuple[int, float]]
    widths: tuple[int, int]


def _draw_lines(
    map_image: MapImage, all_stretches: Sequence[Stretch], railroad: str | None
) -> None:
    """Draw all lines; the railroad in question comes last and is thicker."""
    pen, knots = ImageDraw.Draw(map_image.image), defaultdict[str, list[_Knot]](list)
    for (name, hex_), meeting in stretches_by_end(all_stretches).items():
        pitches = [lane_pitch(stretch.lanes) for stretch in meeting]
        lines = [
            (one.direction, one.lane * pitch) for one, pitch in zip(meeting, pitches, strict=True)
        ]
        widths = lane_widths(min(pitches), name == railroad, is_pale(name))
        knots[name].append(_Knot(hex_, lines, widths))
    for name in sorted(LIVERIES, key=lambda name: name == railroad):
        for layer, colour in enumerate((INK, LIVERIES[name].colour)):
            ink = palette().index_of(colour)
            for knot in knots[name]:
                width = knot.widths[layer]
                _draw_joints(pen, map_image.hex_centre(knot.hex), knot.lines, (width, ink))
                for direction, offset in knot.lines:
                    piece = map_sprites.half_line(colour, SMALL, direction, offset, width)
                    map_image.paste(piece, knot.hex)


def _draw_joints(
    pen: ImageDraw.ImageDraw,
    centre: Point,
    lines: Sequence[tuple[int, float]],
    stroke: tuple[int, int],
) -> None:
    """Draw short lines between the ends of lines that meet in a hex; `stroke`: width and palette
    index."""
    if len(lines) < 2:
        return
    (ax, ay), *others = (half_line_ends(SMALL, *line)[0] for line in lines)
    width, ink = stroke
    for bx, by in others:
        if (ax, ay) != (bx, by):
            line = [(centre[0] + ax, centre[1] + ay), (centre[0] + bx, centre[1] + by)]
            pen.line(line, fill=ink, width=width)


def _draw_city(
    map_image: MapImage, table: State, hex_: str, city: str, present: Sequence[str]
) -> None:
    """Draw a city's letters, on a pale background if no further railroad may enter."""
    limit = facts.cities()[city].railroad_limit
    is_full = bool(limit) and len(present) >= len(table.players)
    home = facts.cities()[city].home_of or ""
    plate = map_sprites.plate(
        city_code(city), FAINT if is_full else WHITE, INK, home if home in table.railroads else ""
    )
    put(map_image.image, plate, *code_places()[hex_])
