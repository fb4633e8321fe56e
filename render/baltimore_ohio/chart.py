"""The map of a table: a window of the board with its cubes, counters, privileges and what was built
or is thought of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio import stamps
from render.baltimore_ohio.ground import ground
from render.baltimore_ohio.inks import FAINT
from render.baltimore_ohio.lettering import Marked, Window, inside, labels, letter
from render.baltimore_ohio.livery import LIVERIES, edge
from render.baltimore_ohio.sheet import Sheet, outline
from render.canvas import Point
from render.strokes import fill, stroke
from render.style import INK, RULE, WHITE
from rules.baltimore_ohio.board import board
from rules.baltimore_ohio.state import State

GREEN_RAILROAD, PA = "NYC", "PA"
_GAP = 4


def chart(table: State, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """The window in RGB."""
    box = (window.left, window.top, window.left + window.width, window.top + window.height)
    image = ground(sheet).crop(box)
    shift = (-window.left, -window.top)
    rows = inside(sheet, window)
    _beyond(image, sheet, shift, {row.id for row in rows})
    _own_land(image, table, sheet, shift, marked)
    _privileges(image, table, sheet, shift, marked, {row.id for row in rows})
    _black_edges(image, sheet, shift)
    _outstanding(image, sheet, shift, marked)
    for row in rows:
        _pieces(image, table, sheet, shift, row, marked)
    letter(image, labels(table, sheet, window, marked))
    return image


def _moved(points: Sequence[Point], shift: Point) -> list[Point]:
    return [(x + shift[0], y + shift[1]) for x, y in points]


def _beyond(image: Image.Image, sheet: Sheet, shift: Point, there: set[str]) -> None:
    """Hexes cut by the window's edge, without anything on them."""
    for row in facts.board_map().hexes:
        x, y = _moved([sheet.centres[row.id]], shift)[0]
        reach = sheet.side
        near = -reach < x < image.width + reach and -reach < y < image.height + reach
        if row.id not in there and near:
            corners = _moved(sheet.corners(row.id), shift)
            fill(image, corners, FAINT)
            stroke(image, [[*corners, corners[0]]], RULE, 2)


def _black_edges(image: Image.Image, sheet: Sheet, shift: Point) -> None:
    for line in facts.board_map().impassable:
        stroke(image, [_moved(sheet.border(*line.between), shift)], INK, sheet.across * 0.1)


def _own_land(image: Image.Image, table: State, sheet: Sheet, shift: Point, marked: Marked) -> None:
    """The network of the railroad in question, on its own ground within a border."""
    if marked.railroad is None:
        return
    own = table.railroads[marked.railroad].track
    look = LIVERIES[marked.railroad]
    city = board().city
    for hex_ in own:
        fill(image, _moved(sheet.corners(hex_, 2), shift), look.tint)
        if hex_ in city:
            fill(image, _moved(sheet.corners(hex_, sheet.across * 0.09), shift), WHITE)
    lines = [_moved(side, shift) for side in outline(sheet, frozenset(own))]
    stroke(image, lines, INK, 11)
    if look.colour != edge(marked.railroad):
        stroke(image, lines, look.colour, 6)
    else:
        stroke(image, lines, WHITE, 9)
        stroke(image, lines, look.colour, 6)


def locked(table: State) -> frozenset[str]:
    """The cities that NYC still lacks, if it is in play at all (25)."""
    return board().green - frozenset(table.railroads[GREEN_RAILROAD].track)


def bound(marked: Marked) -> bool:
    """Whether the border of New York matters to what is shown: it stops NYC alone."""
    return marked.railroad in (None, GREEN_RAILROAD)


def closed(table: State) -> bool:
    """Whether PA alone may enter its three cities (26)."""
    return not board().pa_cities <= frozenset(table.railroads[PA].track)


def _privileges(
    image: Image.Image,
    table: State,
    sheet: Sheet,
    shift: Point,
    marked: Marked,
    there: set[str],
) -> None:
    """The border of New York and the cities that NYC lacks, dashed; the three of PA ringed."""
    missing = locked(table) if bound(marked) else frozenset()
    thick = 5 if sheet.costs else 4
    if missing:
        look = LIVERIES[GREEN_RAILROAD]
        for side in outline(sheet, board().new_york):
            stroke(image, [_moved(side, shift)], WHITE, thick + 4)
        for side in outline(sheet, board().new_york):
            stroke(image, [_moved(side, shift)], look.colour, thick, dash=(13, 8))
        for hex_ in sorted(missing & there):
            _ring(image, sheet, shift, hex_, GREEN_RAILROAD, (13, 8))
    if closed(table):
        for hex_ in sorted(board().pa_cities & there):
            _ring(image, sheet, shift, hex_, PA, ())


def _ring(
    image: Image.Image,
    sheet: Sheet,
    shift: Point,
    hex_: str,
    railroad: str,
    dash: Sequence[float],
) -> None:
    corners = _moved(sheet.corners(hex_, sheet.across * 0.075), shift)
    stroke(image, [[*corners, corners[0]]], LIVERIES[railroad].colour, 4.5, dash=dash)


def _outstanding(image: Image.Image, sheet: Sheet, shift: Point, marked: Marked) -> None:
    """Hexes built last in a bold frame; those of a build thought of on a pale ground, dashed."""
    for hex_ in marked.built:
        corners = _moved(sheet.corners(hex_, 6), shift)
        stroke(image, [[*corners, corners[0]]], WHITE, 9)
        stroke(image, [[*corners, corners[0]]], INK, 5)
    if marked.railroad is None:
        return
    for hex_ in marked.proposal:
        corners = _moved(sheet.corners(hex_, 5), shift)
        fill(image, corners, LIVERIES[marked.railroad].tint)
        stroke(image, [[*corners, corners[0]]], INK, 9)
        stroke(image, [[*corners, corners[0]]], LIVERIES[marked.railroad].colour, 5)


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


def _pieces(
    image: Image.Image,
    table: State,
    sheet: Sheet,
    shift: Point,
    row: facts.Hex,
    marked: Marked,
) -> None:
    """Cubes and free places, counters, the home of a railroad, the number in a build."""
    x, y = sheet.centres[row.id]
    x, y = x + shift[0], y + shift[1]
    there = occupants(table, row.id)
    city = None if row.city is None else facts.cities()[row.city]
    limit = len(table.players) if city is not None and city.railroad_limit else 0
    _counters(image, table, sheet, row, x, y)
    if city is not None and city.home_of in table.railroads:
        size = 26 if sheet.costs else 20
        stamps.put(image, stamps.home(city.home_of or "", size), x, y - sheet.side + 3)
    if row.id in marked.proposal and marked.railroad is not None:
        number = marked.proposal.index(row.id) + 1
        disc = stamps.step(number, marked.railroad, 19)
        stamps.put(image, disc, x, y + (-3 if sheet.costs else -17 if city is None else 0))
        return
    for number, (dx, dy, wide, tall) in enumerate(
        slots(sheet, max(limit, len(there)), city is None)
    ):
        at = (x + dx, y + sheet.cubes + dy)
        if number < len(there):
            own = there[number] == marked.railroad
            stamps.put(image, stamps.cubes(there[number], wide, tall, own), *at)
        else:
            stamps.put(image, stamps.place(wide, tall), *at)


def _counters(
    image: Image.Image, table: State, sheet: Sheet, row: facts.Hex, x: float, y: float
) -> None:
    kinds: list[stamps.Counter] = [
        kind for kind in ("coal", "nw_coal", "lumber") if row.id in getattr(table, kind)
    ]
    for kind in kinds:
        size = 34 if sheet.costs else 26
        at = (x, y + sheet.relief) if row.city is None else (x, y - sheet.side + 2)
        stamps.put(image, stamps.counter(kind, size), *at)
