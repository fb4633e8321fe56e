"""The arguments for which sprites are drawn into the atlas: those likely to be needed. Any
other sprite is drawn on demand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import data.rail_baron as facts
from data.texts import languages
from render.paint.sprite_atlas import Key
from render.paint.style import ALARM, CARD, INK, SEATS, WHITE
from render.rail_baron.map.livery import LIVERIES, ROUTE_COLOURS
from render.rail_baron.map.sheet import PHONE
from render.words import cached_text

POLES = tuple((left, lift) for lift in (0.0, 0.8, 1.6, 2.4) for left in (False, True))
"""Flag poles to try: whether the flag is on the left, and how much longer the pole is."""
ROUTES = "ABCDEF"
_SEATS = range(len(SEATS))
_BOOLS = (False, True)


def trains() -> Iterator[Key]:
    """Yield seat, radius, whether the seat is on turn, whether it has declared."""
    return product(_SEATS, (sheet.train for sheet in PHONE), _BOOLS, _BOOLS)


def rings() -> Iterator[Key]:
    """Yield seat and radius."""
    return product(_SEATS, (sheet.small for sheet in PHONE))


def flags() -> Iterator[Key]:
    """Yield flags of one seat: seat and hollow, then size and pole."""
    for sheet, seat, hollow, pole in product(PHONE, _SEATS, _BOOLS, POLES):
        yield ((seat, hollow),), sheet.flag, *pole


def stops() -> Iterator[Key]:
    """Yield the number of cities and the size."""
    for sheet in PHONE:
        yield 0, sheet.dot
        yield from ((cities, sheet.square) for cities in (1, 2))


def houses() -> Iterator[Key]:
    """Yield seat and size."""
    return product(_SEATS, (sheet.token for sheet in PHONE if not sheet.schematic))


def discs() -> Iterator[Key]:
    """Yield the plates with letters of routes."""
    for size, (letter, colour) in product(_mark_sizes(), zip(ROUTES, ROUTE_COLOURS, strict=False)):
        yield letter, size, colour, WHITE, True


def name_plates() -> Iterator[Key]:
    """Yield the names of cities, and the word for declared trains."""
    for name, sheet in product(_city_names(), PHONE):
        yield name, sheet.lettering, CARD, INK
    for language, size in product(languages(), _mark_sizes()):
        yield cached_text("render-map-declared", language), size, ALARM, WHITE


def city_names() -> Iterator[Key]:
    """Yield the names of cities, and their size."""
    sizes = sorted({sheet.lettering for sheet in PHONE if sheet.names})
    return product(_city_names(), sizes)


def small_marks() -> Iterator[Key]:
    """Yield owner and radius."""
    return product((*_SEATS, None), (sheet.owner for sheet in PHONE))


def railroad_plates() -> Iterator[Key]:
    """Yield railroad, size, whether it has an owner, and the owner."""
    for mark, size in product(LIVERIES, _mark_sizes()):
        yield mark, size, False, None
        yield from ((mark, size, True, owner) for owner in (*_SEATS, None))


def _mark_sizes() -> list[int]:
    return sorted({sheet.marks for sheet in PHONE})


def _city_names() -> Iterator[str]:
    for row in facts.board_map().mileposts:
        yield from row.cities
        if len(row.cities) > 1:
            yield " / ".join(row.cities)
