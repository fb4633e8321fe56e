"""What is laid on the map, in the numbers of its palette: stamps and shapes of a hex, each drawn
once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from render.baltimore_ohio.map.sheet import Sheet, side_line
from render.baltimore_ohio.shared import stamps
from render.baltimore_ohio.shared.inks import TERRAIN, inks
from render.paint import hexes, inked
from render.paint.canvas import Point
from render.paint.inked import Inked, put
from render.paint.kept import kept
from render.paint.stamp import Stamp
from render.paint.style import Colour

__all__ = [
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


def _on_map(make: Callable[P, Stamp]) -> Callable[P, Inked]:
    """The stamps of this function for the map."""

    @kept
    def made(*args: P.args, **named: P.kwargs) -> Inked:
        return inked.inked(make(*args, **named), inks(), _GROUND)

    return made


cost = _on_map(stamps.cost)
counter = _on_map(stamps.counter)
cubes = _on_map(stamps.cubes)
name = _on_map(stamps.name)
place = _on_map(stamps.place)
plan = _on_map(stamps.word)
plate = _on_map(stamps.code)
step = _on_map(stamps.step)
ticket = _on_map(stamps.ticket)


@kept
def fill(sheet: Sheet, inset: float, colour: Colour) -> Inked:
    """A hex, `inset` pixels inside."""
    return inked.shape(hexes.hexagon(sheet.side, inset), colour, inks(), _GROUND)


@kept
def ring(
    sheet: Sheet, inset: float, width: float, colour: Colour, dash: tuple[float, ...] = ()
) -> Inked:
    """The outline of a hex, `inset` pixels inside, its sides dashed each by itself."""
    return inked.shape(hexes.ring(sheet.side, inset, width, dash), colour, inks(), _GROUND)


@kept
def sides(
    sheet: Sheet,
    directions: tuple[int, ...],
    width: float,
    colour: Colour,
    dash: tuple[float, ...] = (),
) -> Inked:
    """Sides of a hex, in some of the six directions."""
    found = [side_line(sheet, direction) for direction in directions]
    masks = [hexes.border(sheet.side, line, width, dash) for line in found]
    return inked.shape(hexes.together(masks), colour, inks(), _GROUND)


@kept
def way(sheet: Sheet, direction: int, aside: float, width: float, colour: Colour) -> Inked:
    """Half of a line from the middle of a hex to that of its neighbour, so many pixels aside."""
    mask = hexes.border(sheet.side, way_line(sheet, direction, aside), width)
    return inked.shape(mask, colour, inks(), _GROUND)


@kept
def ways(sheet: Sheet, directions: tuple[int, ...], width: float, colour: Colour) -> Inked:
    """Halves of lines from the middle of a hex to those of its neighbours."""
    found = [way_line(sheet, direction, 0) for direction in directions]
    masks = [hexes.border(sheet.side, line, width) for line in found]
    return inked.shape(hexes.together(masks), colour, inks(), _GROUND)


def way_line(sheet: Sheet, direction: int, aside: float) -> tuple[Point, Point]:
    """Its ends, from the middle of the hex: the same sideways for both halves of a line."""
    (ax, ay), (bx, by) = side_line(sheet, direction)
    mx, my, turn = (ax + bx) / 2, (ay + by) / 2, 1 if direction < 3 else -1
    length = sheet.across / 2
    ox, oy = -my / length * aside * turn, mx / length * aside * turn
    return (ox, oy), (mx + ox, my + oy)
