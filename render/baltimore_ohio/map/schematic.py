"""The whole board at a glance, as wide as a phone's picture: each railroad a coloured line through
the middles of its hexes, side by side where they share a way; cities as three letters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from PIL import Image, ImageDraw

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import pieces
from render.baltimore_ohio.map.cells import OWN, black, letters, pitch, strokes
from render.baltimore_ohio.map.chart import Place, frame, land, occupancy
from render.baltimore_ohio.map.lettering import Marked, whole
from render.baltimore_ohio.map.lines import Stretch, Tracks, by_hex, ends, stretches, tracks_of
from render.baltimore_ohio.map.pieces import way_line
from render.baltimore_ohio.map.sheet import SMALL, black_edges, outline
from render.baltimore_ohio.shared.inks import FAINT, inks
from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.canvas import Point
from render.paint.kept import kept
from render.paint.style import INK, WHITE
from rules.baltimore_ohio.model.state import State

_ASIDE = {"Syracuse": -9, "Utica": 9, "Concord": -16, "Portsmouth": 5, "Hartford": -9,
          "Providence": 9, "Baltimore": -11, "Dover": 9}  # fmt: skip
"""Pixels by which the letters of neighbours in a row are moved apart."""


@cache
def spots() -> dict[str, tuple[float, float]]:
    """The middle of the letters of each city, by hex."""
    found = {}
    for hex_, city in _cities().items():
        x, y = SMALL.centres[hex_]
        found[hex_] = x + _ASIDE.get(city, 0), y
    return found


def schematic(table: State, marked: Marked, fresh: Collection[str] = ()) -> Image.Image:
    """The board in the palette of the game. With a railroad marked its network stands out;
    the hexes of `fresh`, and those built or thought of, are framed."""
    drawn = _networks(tracks_of(table), marked.railroad, marked.proposal)
    place = Place(drawn.copy(), SMALL, whole(SMALL))
    for hex_ in sorted({*fresh, *marked.built, *marked.proposal}):
        frame(place, hex_)
    there = occupancy(table)
    for hex_, city in _cities().items():
        _city(place, table, hex_, city, there.get(hex_, ()))
    return place.image


@kept
def _networks(tracks: Tracks, railroad: str | None, planned: tuple[str, ...]) -> Image.Image:
    """The board with all lines."""
    place = Place(inks().coloured(land(SMALL).copy()), SMALL, whole(SMALL))
    if railroad is not None:
        _own(place, dict(tracks).get(railroad, ()), railroad, planned)
    for hex_, directions in by_hex(black_edges()).items():
        place.lay(pieces.sides(INK, SMALL, directions, black(SMALL)), hex_)
    _lines(place, stretches(tracks), railroad)
    for name, track in tracks:
        if len(track) == 1:
            place.lay(pieces.cubes(name, 18, 18), track[0])
    return place.image


def _cities() -> Mapping[str, str]:
    return {row.id: row.city for row in facts.board_map().hexes if row.city}


def _own(place: Place, track: tuple[str, ...], railroad: str, planned: tuple[str, ...]) -> None:
    """The ground of the network that stands out."""
    own, look = frozenset(track), LIVERIES[railroad]
    for hex_ in own.union(planned):
        place.lay(pieces.fill(look.tint, SMALL, 1), hex_)
    for colour, width in zip((INK, look.colour), OWN, strict=True):
        for hex_, directions in by_hex(outline(own)).items():
            place.lay(pieces.sides(colour, SMALL, directions, width), hex_)


def _aside(stretch: Stretch) -> float:
    return stretch.lane * pitch(stretch.lanes)


def _lines(place: Place, found: Sequence[Stretch], railroad: str | None) -> None:
    """All lines; the railroad in question last and thicker."""
    pen, rows = ImageDraw.Draw(place.image), list(ends(found).items())
    for name in sorted(LIVERIES, key=lambda name: name == railroad):
        own = [(hex_, some) for (other, hex_), some in rows if other == name]
        for layer, ink in enumerate((INK, LIVERIES[name].colour)):
            for hex_, some in own:
                closest = min(pitch(one.lanes) for one in some)
                wide = strokes(closest, name == railroad)[layer]
                _joints(pen, place.at(hex_), some, (wide, inks().number(ink)))
                for one in some:
                    piece = pieces.way(ink, SMALL, one.direction, _aside(one), wide)
                    place.lay(piece, hex_)


def _joints(
    pen: ImageDraw.ImageDraw, at: Point, some: Sequence[Stretch], stroke: tuple[int, int]
) -> None:
    """Short lines between the ends of those that meet in a hex, by width and number."""
    starts = [way_line(SMALL, one.direction, _aside(one))[0] for one in some]
    (ax, ay), (width, ink) = starts[0], stroke
    for bx, by in starts[1:]:
        if (ax, ay) != (bx, by):
            line = [(at[0] + ax, at[1] + ay), (at[0] + bx, at[1] + by)]
            pen.line(line, fill=ink, width=width)


def _city(place: Place, table: State, hex_: str, city: str, there: Sequence[str]) -> None:
    """Its letters: on pale ground if no further railroad may come."""
    limit = facts.cities()[city].railroad_limit
    full = bool(limit) and len(there) >= len(table.players)
    home = facts.cities()[city].home_of or ""
    plate = pieces.plate(
        letters(city), FAINT if full else WHITE, INK, home if home in table.railroads else ""
    )
    pieces.put(place.image, plate, *spots()[hex_])
