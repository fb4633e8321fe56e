"""Which pieces of the map are drawn ahead: the arguments with which each is likely to be asked for.
What is missing here is drawn when it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.cells import (
    BORDER,
    DASH,
    LINE,
    OWN,
    RING,
    barred,
    black,
    framed,
    inset,
    letters,
    pitch,
    slots,
    strokes,
)
from render.baltimore_ohio.map.lines import by_hex
from render.baltimore_ohio.map.sheet import FAR, NEAR, SMALL, outline
from render.baltimore_ohio.shared.inks import FAINT
from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.ahead import Key
from render.paint.style import INK, WHITE
from rules.baltimore_ohio.model.board import board

Sizes = Iterator[tuple[int, int]]
_LANES = 7
"""Lines that share a way, seldom more."""
_DIRECTIONS = [some for count in range(1, 7) for some in combinations(range(6), count)]


def costs() -> Iterator[Key]:
    """What hexes cost."""
    return ((str(row.cost),) for row in facts.board_map().hexes)


def incomes() -> Iterator[Key]:
    """What cities bring."""
    return ((str(amount),) for city in facts.cities().values() for amount in city.revenue)


def names() -> Iterator[tuple[str, str]]:
    """Cities, each with the railroad at home there and without."""
    for name, city in facts.cities().items():
        yield name, ""
        yield name, city.home_of or ""


def plates() -> Iterator[Key]:
    """Letters of cities in the same way, full ones too."""
    for (name, home), ground in product(names(), (WHITE, FAINT)):
        yield letters(name), ground, INK, home


def places() -> Sizes:
    """Sizes of free places, and of cubes in hexes."""
    counts = range(1, len(LIVERIES) + 1)
    for sheet, count, roomy in product((NEAR, FAR), counts, (False, True)):
        yield from ((wide, tall) for _, _, wide, tall in slots(sheet, count, roomy))


def cubes() -> Iterator[Key]:
    """Cubes of all railroads."""
    for name, size in product(LIVERIES, sorted({(18, 18), *places()})):
        yield name, *size
        yield name, *size, True


def fills() -> Iterator[Key]:
    """Whole hexes: the sheet, how far inside."""
    for sheet in (NEAR, FAR):
        yield from ((sheet, inset) for inset in (2, 5, sheet.across * 0.09))
    yield SMALL, 1


def sides() -> Iterator[Key]:
    """Sides of hexes: the sheet, directions, width."""
    for sheet, some in product((NEAR, FAR, SMALL), _DIRECTIONS):
        for width in (*(OWN if sheet is SMALL else BORDER), black(sheet)):
            yield sheet, some, width

    directions = dict.fromkeys(by_hex(outline(board().new_york)).values())
    for sheet, some in product((NEAR, FAR), directions):
        under, width = barred(sheet)
        yield from ((sheet, some, under), (sheet, some, width, DASH))


def rings() -> Iterator[Key]:
    """Outlines of single hexes: the sheet, how far inside, width."""
    for sheet in (NEAR, FAR):
        yield from ((sheet, inset(sheet), RING), (sheet, inset(sheet), RING, DASH))
        yield from ((sheet, 5, width) for width in OWN)
    for sheet in (NEAR, FAR, SMALL):
        within, widths = framed(sheet)
        yield from ((sheet, within, width) for width in widths)


def ways() -> Iterator[Key]:
    """Lines in a hex of a network."""
    return product((NEAR, FAR), _DIRECTIONS, LINE)


def lanes() -> Iterator[Key]:
    """Halves of lines that share a way: the sheet, direction, how far aside, width."""
    for count in range(1, _LANES + 1):
        for place, own in product(range(count), (False, True)):
            aside = (place - (count - 1) / 2) * pitch(count)
            for direction, width in product(range(6), strokes(pitch(count), own)):
                yield SMALL, direction, aside, width
