"""The map projection: from latitude and longitude to map units.

An Albers conic (standard parallels 29.5 and 45.5 north), then a smooth stretch along both
axes that gives the crowded East and the middle latitudes more room than the empty West. Map
units: the map is `WIDTH` by `HEIGHT`, y downward."""

from __future__ import annotations

import math

from render.paint.canvas import Point

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
