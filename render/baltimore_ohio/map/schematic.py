"""The whole board at a glance, as wide as a phone's picture: each railroad a coloured line through
the middles of its hexes, side by side where they share a way; cities as three letters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import pieces
from render.baltimore_ohio.map.chart import Place, frame, land, occupancy
from render.baltimore_ohio.map.lettering import Marked, whole
from render.baltimore_ohio.map.lines import Stretch, by_hex, ends, stretches
from render.baltimore_ohio.map.sheet import SMALL, black_edges, outline
from render.baltimore_ohio.shared.inks import FAINT, inks
from render.baltimore_ohio.shared.livery import LIVERIES
from render.inked import coloured
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
    """The board in the palette of the game. With a railroad marked its network stands out;
    the hexes of `fresh`, and those built or thought of, are framed."""
    window = whole(SMALL)
    place = Place(coloured(land(SMALL).copy(), inks()), SMALL, window)
    _own(place, table, marked)
    for hex_, directions in by_hex(black_edges()).items():
        place.lay(pieces.sides(SMALL, directions, 6, INK), hex_)
    _lines(place, stretches(table), marked.railroad)
    _alone(place, table)
    for hex_ in sorted({*fresh, *marked.built, *marked.proposal}):
        frame(place, hex_)
    there = occupancy(table)
    for hex_, city in _cities().items():
        _city(place, table, hex_, city, there.get(hex_, ()), marked)
    return place.image


def _cities() -> Mapping[str, str]:
    return {row.id: row.city for row in facts.board_map().hexes if row.city}


def _own(place: Place, table: State, marked: Marked) -> None:
    """The ground of the network that stands out."""
    if marked.railroad is None:
        return
    own = frozenset(table.railroads[marked.railroad].track)
    look = LIVERIES[marked.railroad]
    for hex_ in own.union(marked.proposal):
        place.lay(pieces.fill(SMALL, 1, look.tint), hex_)
    for colour, width in ((INK, 9), (look.colour, 5)):
        for hex_, directions in by_hex(outline(own)).items():
            place.lay(pieces.sides(SMALL, directions, width, colour), hex_)


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
    directions = tuple((stretch.direction, _aside(stretch)) for stretch in some)
    place.lay(pieces.ways(SMALL, directions, width, ink), hex_)


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
