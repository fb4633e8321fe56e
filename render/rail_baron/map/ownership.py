"""Who owns what, as the map has it."""

from __future__ import annotations

from render.rail_baron.map.basemap import Owners
from rules.rail_baron.model.view import View


def owners_of(view: View) -> Owners:
    """The owned railroads with their owners, in the order of their marks."""
    held: list[tuple[str, int | None]] = [
        (mark, seat.seat) for seat in view.seats for mark in seat.railroads
    ]
    held += [(mark, None) for mark in view.third_owner]
    return tuple(sorted(held, key=lambda pair: pair[0]))
