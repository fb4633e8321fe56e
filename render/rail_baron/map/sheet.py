"""The map's projection, its scales, and the sizes of things at each.

An Albers conic (standard parallels 29.5 and 45.5 north), then a smooth stretch along both axes that
gives the crowded East and the middle latitudes more room than the empty West. Map units: the map is
`WIDTH` by `HEIGHT`, y downward."""

from __future__ import annotations

import math
from typing import NamedTuple

from render.paint.canvas import Box, Point

WIDTH, HEIGHT = 1280.0, 780.0

_SOUTH, _NORTH = math.radians(29.5), math.radians(45.5)
_CENTRE = (math.radians(38.0), math.radians(-96.0))
_N = (math.sin(_SOUTH) + math.sin(_NORTH)) / 2
_C = math.cos(_SOUTH) ** 2 + 2 * _N * math.sin(_SOUTH)


def _rho(latitude: float) -> float:
    return math.sqrt(_C - 2 * _N * math.sin(latitude)) / _N


def albers(lat: float, lon: float) -> Point:
    """Return the Albers projection, in radii of the earth, y downward, (0, 0) at 38 N 96 W."""
    rho = _rho(math.radians(lat))
    theta = _N * (math.radians(lon) - _CENTRE[1])
    return rho * math.sin(theta), rho * math.cos(theta) - _rho(_CENTRE[0])


_LEFT, _RIGHT, _TOP, _BOTTOM = -0.392, 0.349, -0.232, 0.228
"""Bounds of the drawn part of the conic."""


def _stretch(t: float, where: float, spread: float, strength: float) -> float:
    """Return a monotone map of 0..1 onto itself, steepest about `where`."""

    def bump(v: float) -> float:
        return v + strength * spread * math.tanh((v - where) / spread)

    return (bump(t) - bump(0)) / (bump(1) - bump(0))


def project(lat: float, lon: float) -> Point:
    """Return the position of a place in map units."""
    x, y = albers(lat, lon)
    across = _stretch((x - _LEFT) / (_RIGHT - _LEFT), 0.80, 0.22, 0.55)
    down = _stretch((y - _TOP) / (_BOTTOM - _TOP), 0.44, 0.20, 0.35)
    return across * WIDTH, down * HEIGHT


MARGIN = 30.0
"""Width of the open ground around the map's frame, in map units."""


class Sheet(NamedTuple):
    """One scale of the map. All but `scale` (pixels per map unit) and `names` are pixels.

    `lettering` is the font size of city names, `marks` of railroads' marks; `names`: whether
    cities and railroads are named wherever there is room, or only what a picture is about. A
    `schematic` shows ownership: one grey line for all railroads, broad lines in the owners'
    colours, no plain stops."""

    name: str
    scale: float
    lettering: int
    marks: int
    line: float
    band: float
    gap: float
    dot: float
    square: float
    token: float
    names: bool = True
    schematic: bool = False

    @property
    def width(self) -> int:
        return round((WIDTH + 2 * MARGIN) * self.scale)

    @property
    def height(self) -> int:
        return round((HEIGHT + 2 * MARGIN) * self.scale)

    def to_sheet(self, point: Point) -> Point:
        """Convert map units to this sheet's pixels."""
        return (point[0] + MARGIN) * self.scale, (point[1] + MARGIN) * self.scale

    @property
    def train(self) -> float:
        return self.token * 0.86

    @property
    def small(self) -> float:
        """Radius of the ring where a ride began."""
        return self.token * 0.6

    @property
    def flag(self) -> float:
        return self.token * 1.12

    @property
    def owner(self) -> float:
        """Radius of an owner's mark."""
        return self.band * 0.62

    @property
    def unit_gap(self) -> float:
        """Distance of parallel tracks in map units."""
        return self.gap / self.scale


#                 name     scale let marks line band gap dot square token
NEAR = Sheet("near", 3.0, 37, 33, 5.0, 17.0, 16.0, 6.6, 14.0, 30.0)
MIDDLE = Sheet("middle", 2.05, 34, 33, 4.2, 13.0, 12.0, 5.2, 12.0, 29.0)
FAR = Sheet("far", 1.4, 33, 33, 3.4, 10.0, 8.5, 3.6, 10.0, 28.0)
WHOLE = Sheet(
    "whole", 1000 / (WIDTH + 2 * MARGIN), 33, 33, 3.2, 7.0, 5.6, 0.0, 5.0, 22.0, False, True
)

PHONE = (NEAR, MIDDLE, FAR, WHOLE)
"""The scales of a phone's picture, largest first."""


def overlaps(a: Box, b: Box) -> bool:
    """Return whether two boxes overlap."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
