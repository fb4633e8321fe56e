"""Owners of the railroads, as the map needs them."""

from __future__ import annotations

from render.rail_baron.map.basemap import Owners
from rules.rail_baron.model.view import View


def owners_of(view: View) -> Owners:
    """Return the owned railroads with their owners, in alphabetical order of their marks."""
    owned: list[tuple[str, int | None]] = [
        (mark, seat.seat) for seat in view.seats for mark in seat.railroads
    ]
    owned += [(mark, None) for mark in view.third_owner]
    return tuple(sorted(owned, key=lambda pair: pair[0]))
