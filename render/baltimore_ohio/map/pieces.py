"""What is laid on the map, in the numbers of its palette: stamps, and shapes of a hex in a colour,
each drawn once and kept; most of them ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Concatenate, ParamSpec

from render.baltimore_ohio.map import wanted
from render.baltimore_ohio.map.sheet import Sheet, side_line
from render.baltimore_ohio.shared import stamps
from render.baltimore_ohio.shared.inks import TERRAIN, inks
from render.paint import hexes, inked
from render.paint.ahead import Ahead
from render.paint.canvas import Point
from render.paint.inked import Inked, put
from render.paint.kept import kept
from render.paint.stamp import Stamp
from render.paint.style import Colour

__all__ = [
    "AHEAD",
    "cost",
    "counter",
    "cubes",
    "fill",
    "name",
    "place",
    "plan",
    "plate",
    "put",
    "ring",
    "sides",
    "step",
    "ticket",
    "way",
    "ways",
]

P = ParamSpec("P")
_GROUND = TERRAIN["plain"]
"""What soft edges are blended with: between the other grounds in lightness."""


AHEAD = Ahead("baltimore_ohio", __name__)


def _on_map(make: Callable[P, Stamp]) -> Callable[P, Inked]:
    """The stamps of this function for the map."""

    def made(*args: P.args, **named: P.kwargs) -> Inked:
        return inked.inked(make(*args, **named), inks(), _GROUND)

    return made


cost = AHEAD(wanted.costs)(_on_map(stamps.cost))
counter = kept(_on_map(stamps.counter))
cubes = AHEAD(wanted.cubes)(_on_map(stamps.cubes))
name = AHEAD(wanted.names)(_on_map(stamps.name))
place = AHEAD(wanted.places)(_on_map(stamps.place))
plan = kept(_on_map(stamps.word))
plate = AHEAD(wanted.plates)(_on_map(stamps.code))
step = kept(_on_map(stamps.step))
ticket = AHEAD(wanted.incomes)(_on_map(stamps.ticket))


def _tinted(trace: Callable[P, Inked]) -> Callable[Concatenate[Colour, P], Inked]:
    """The shapes that this function traces, in a colour."""

    @kept
    def tinted(colour: Colour, /, *args: P.args, **named: P.kwargs) -> Inked:
        return inked.tinted(trace(*args, **named), colour, inks(), _GROUND)

    return tinted


@_tinted
@AHEAD(wanted.fills)
def fill(sheet: Sheet, inset: float) -> Inked:
    """A hex, `inset` pixels inside."""
    return inked.traced(hexes.hexagon(sheet.side, inset))


@_tinted
@AHEAD(wanted.rings)
def ring(sheet: Sheet, inset: float, width: float, dash: tuple[float, ...] = ()) -> Inked:
    """The outline of a hex, `inset` pixels inside, its sides dashed each by itself."""
    return inked.traced(hexes.ring(sheet.side, inset, width, dash))


@_tinted
@AHEAD(wanted.sides)
def sides(
    sheet: Sheet, directions: tuple[int, ...], width: float, dash: tuple[float, ...] = ()
) -> Inked:
    """Sides of a hex, in some of the six directions."""
    found = [side_line(sheet, direction) for direction in directions]
    masks = [hexes.border(sheet.side, line, width, dash) for line in found]
    return inked.traced(hexes.together(masks))


@_tinted
@AHEAD(wanted.lanes)
def way(sheet: Sheet, direction: int, aside: float, width: float) -> Inked:
    """Half of a line from the middle of a hex to that of its neighbour, so many pixels aside."""
    return inked.traced(hexes.border(sheet.side, way_line(sheet, direction, aside), width))


@_tinted
@AHEAD(wanted.ways)
def ways(sheet: Sheet, directions: tuple[int, ...], width: float) -> Inked:
    """Halves of lines from the middle of a hex to those of its neighbours."""
    found = [way_line(sheet, direction, 0) for direction in directions]
    masks = [hexes.border(sheet.side, line, width) for line in found]
    return inked.traced(hexes.together(masks))


@cache
def way_line(sheet: Sheet, direction: int, aside: float) -> tuple[Point, Point]:
    """Its ends, from the middle of the hex: the same sideways for both halves of a line."""
    (ax, ay), (bx, by) = side_line(sheet, direction)
    mx, my, turn = (ax + bx) / 2, (ay + by) / 2, 1 if direction < 3 else -1
    length = sheet.across / 2
    ox, oy = -my / length * aside * turn, mx / length * aside * turn
    return (ox, oy), (mx + ox, my + oy)
