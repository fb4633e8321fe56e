"""The whole board at a glance, as wide as a phone's picture: each railroad a coloured line through
the middles of its hexes, side by side where they share a way; cities as three letters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image, ImageDraw

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import pieces
from render.baltimore_ohio.map.chart import Place, frame, land, occupancy, priced_for
from render.baltimore_ohio.map.lettering import Marked, whole
from render.baltimore_ohio.map.lines import Stretch, ends, stretches
from render.baltimore_ohio.map.pieces import way_line
from render.baltimore_ohio.map.sheet import SMALL, black_edges, outline
from render.baltimore_ohio.shared.inks import FAINT, inks
from render.baltimore_ohio.shared.livery import LIVERIES
from render.inked import coloured, number
from render.style import INK, WHITE, Colour
from rules.baltimore_ohio.model.state import State

_WIDE, _LEAST, _ROOM = 9.0, 5.0, 38.0
"""Pixels: of a line with its edges, at most and at least, and of all that share a way."""
_ASIDE = {"Syracuse": -9, "Utica": 9, "Concord": -16, "Portsmouth": 5, "Hartford": -9,
          "Providence": 9, "Baltimore": -11, "Dover": 9}  # fmt: skip
"""Pixels by which the letters of neighbours in a row are moved apart."""
_SPECIAL = {"New York": "NYC", "New Haven": "NHV", "St. Louis": "STL", "Fort Wayne": "FTW",
            "Washington": "WSH", "Harrisburg": "HBG", "Hartford": "HFD", "Wheeling": "WHL",
            "Louisville": "LOU", "Philadelphia": "PHL", "Lexington": "LEX", "Pittsburgh": "PIT",
            "Portsmouth": "PTM", "Providence": "PRV", "Concord": "CCD"}  # fmt: skip


def letters(city: str) -> str:
    """The three letters that stand for a city."""
    return _SPECIAL.get(city, city[:3].upper())


def spots() -> dict[str, tuple[float, float]]:
    """The middle of the letters of each city, by hex."""
    found = {}
    for hex_, city in _cities().items():
        x, y = SMALL.centres[hex_]
        found[hex_] = x + _ASIDE.get(city, 0), y
    return found


def schematic(table: State, marked: Marked, fresh: Collection[str] = ()) -> Image.Image:
    """The board in the palette of the game. With a railroad marked its network stands out and what
    it can enter has its cost; the hexes of `fresh` and of a build thought of are framed."""
    window = whole(SMALL)
    place = Place(land(SMALL).copy(), SMALL, window)
    own = _own(place, table, marked)
    for hex_, direction in black_edges():
        place.lay(pieces.side(SMALL, direction, 6, INK), hex_)
    _lines(place, stretches(table), marked.railroad)
    _alone(place, table)
    for hex_ in sorted({*fresh, *marked.built, *marked.proposal}):
        frame(place, hex_)
    if marked.railroad is not None:
        for hex_ in sorted(priced_for(table, marked, own)):
            if hex_ not in _cities():
                x, y = place.at(hex_)
                pieces.put(place.image, pieces.cost(str(_costs()[hex_])), x, y + 11)
    there = occupancy(table)
    for hex_, city in _cities().items():
        _city(place, table, hex_, city, there.get(hex_, ()), marked)
    return coloured(place.image, inks())


def _cities() -> Mapping[str, str]:
    return {row.id: row.city for row in facts.board_map().hexes if row.city}


def _costs() -> Mapping[str, int]:
    return {row.id: row.cost for row in facts.board_map().hexes}


def _own(place: Place, table: State, marked: Marked) -> frozenset[str]:
    if marked.railroad is None:
        return frozenset()
    own = frozenset(table.railroads[marked.railroad].track)
    look = LIVERIES[marked.railroad]
    for hex_ in own.union(marked.proposal):
        place.lay(pieces.fill(SMALL, 1, look.tint), hex_)
    for colour, width in ((INK, 9), (look.colour, 5)):
        for hex_, direction in outline(own):
            place.lay(pieces.side(SMALL, direction, width, colour), hex_)
    return own


def _breadth(lanes: int) -> float:
    """How far apart lines are that share a way."""
    return max(_LEAST, min(_WIDE, _ROOM / lanes))


def _aside(stretch: Stretch) -> float:
    return round(stretch.lane * (_breadth(stretch.lanes) - 1) * 2) / 2


def _lines(place: Place, found: Sequence[Stretch], railroad: str | None) -> None:
    """All lines; the railroad in question last and thicker."""
    meeting = ends(found)
    for name in sorted(LIVERIES, key=lambda name: name == railroad):
        own = {hex_: some for (other, hex_), some in meeting.items() if other == name}
        for ink, edge in ((INK, 0), (LIVERIES[name].colour, 3)):
            for hex_, some in own.items():
                wide = min(_breadth(stretch.lanes) for stretch in some) + 3 * (name == railroad)
                _stroke(place, hex_, some, wide - edge, ink)


def _stroke(place: Place, hex_: str, some: Sequence[Stretch], width: float, ink: Colour) -> None:
    """The lines of a railroad in a hex, joined in its middle."""
    x, y = place.at(hex_)
    starts = [way_line(SMALL, one.direction, _aside(one))[0] for one in some]
    tip = (x + starts[0][0], y + starts[0][1])
    for dx, dy in starts[1:]:
        if (dx, dy) != starts[0]:
            joint = [tip, (x + dx, y + dy)]
            ImageDraw.Draw(place.image).line(
                joint, fill=number(ink, _colours()), width=round(width)
            )
    for stretch in some:
        place.lay(pieces.way(SMALL, stretch.direction, _aside(stretch), width, ink), hex_)


def _colours() -> bytes:
    return bytes(inks().getpalette() or [])


def _alone(place: Place, table: State) -> None:
    """Railroads that have one hex."""
    for name, line in table.railroads.items():
        if len(line.track) == 1:
            place.lay(pieces.cubes(name, 18, 18), line.track[0])


def _city(
    place: Place, table: State, hex_: str, city: str, there: Sequence[str], marked: Marked
) -> None:
    """Its letters: on pale ground if no further railroad may come."""
    limit = facts.cities()[city].railroad_limit
    full = bool(limit) and len(there) >= len(table.players)
    home = facts.cities()[city].home_of or ""
    plate = pieces.plate(
        letters(city), FAINT if full else WHITE, INK, home if home in table.railroads else ""
    )
    pieces.put(place.image, plate, *spots()[hex_])
