"""Which of the movable things are drawn ahead: the arguments with which each is likely to be asked
for. What is missing here is drawn when it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import data.rail_baron as facts
from data.texts import languages
from render.paint.ahead import Key
from render.paint.style import ALARM, CARD, INK, SEATS, WHITE
from render.rail_baron.map.livery import LIVERIES, ROUTE_COLOURS
from render.rail_baron.map.sheet import PHONE
from render.words import said

POLES = ((False, 0.0), (True, 0.0), (False, 0.8), (True, 0.8), (False, 1.6), (True, 1.6))
"""Flags to be tried: whether to the left, and how much longer the pole."""
TURNS = 16
"""Ways in which a pointer can point."""
ROUTES = "ABCDEF"
_SEATS = range(len(SEATS))
_BOTH = (False, True)


def trains() -> Iterator[Key]:
    """The seat, the radius, whether it is on turn, whether declared."""
    return product(_SEATS, (sheet.train for sheet in PHONE), _BOTH, _BOTH)


def rings() -> Iterator[Key]:
    """The seat, the radius."""
    return product(_SEATS, (sheet.small for sheet in PHONE))


def pointers() -> Iterator[Key]:
    """The seat, the direction, the radius."""
    return product(_SEATS, range(TURNS), (sheet.small for sheet in PHONE))


def flags() -> Iterator[Key]:
    """One seat's, whether it is hollow; the size and the pole."""
    for sheet, seat, hollow, pole in product(PHONE, _SEATS, _BOTH, POLES):
        yield ((seat, hollow),), sheet.flag, *pole


def stops() -> Iterator[Key]:
    """How many cities, and the size."""
    for sheet in PHONE:
        yield 0, sheet.dot
        yield from ((cities, sheet.square) for cities in (1, 2))


def houses() -> Iterator[Key]:
    """The seat, the size."""
    return product(_SEATS, (sheet.token for sheet in PHONE if not sheet.schematic))


def discs() -> Iterator[Key]:
    """Letters of routes."""
    for size, (letter, colour) in product(_marks(), zip(ROUTES, ROUTE_COLOURS, strict=False)):
        yield letter, size, colour, WHITE, True


def name_plates() -> Iterator[Key]:
    """Names of cities, and what is said of declared trains."""
    for name, sheet in product(_cities(), PHONE):
        yield name, sheet.lettering, CARD, INK
    for language, size in product(languages(), _marks()):
        yield said("render-map-declared", language), size, ALARM, WHITE


def small_marks() -> Iterator[Key]:
    """The owner, the radius."""
    return product((*_SEATS, None), (sheet.owner for sheet in PHONE))


def railroad_plates() -> Iterator[Key]:
    """The railroad, the size, whether it has an owner, and whom."""
    for mark, size in product(LIVERIES, _marks()):
        yield mark, size, False, None
        yield from ((mark, size, True, owner) for owner in (*_SEATS, None))


def _marks() -> list[int]:
    return sorted({sheet.marks for sheet in PHONE})


def _cities() -> Iterator[str]:
    for row in facts.board_map().mileposts:
        yield from row.cities
        if len(row.cities) > 1:
            yield " / ".join(row.cities)
