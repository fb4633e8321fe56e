"""All colours of Rail Baron's pictures: one palette, in whose numbers maps are drawn.

First come the colours of the ground (`GROUND` of them at most), then of each owner the band, the
mark and their half-tones with white, then those of panels, routes and rides.
"""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.card.head import EDGES, INKS
from render.paint.palette import MOST, Inks, colours, mixed
from render.paint.panels import Panel
from render.paint.style import CARD, FRESH, INK, SEATS, SOFT_INK, WHITE, Colour, seat_style
from render.rail_baron.map import livery
from render.rail_baron.map.ground import COAST, NAME_HALO, STATE_LINE, TINTS, TRACK, WATER

GROUND = 112
"""Colours of the ground; in prepared maps a number this much higher marks what lies above the
owners' bands."""


@cache
def ground_palette() -> tuple[Colour, ...]:
    """The colours of the map that nobody owns."""
    land = [*TINTS.values(), WATER]
    inks = [INK, *dict.fromkeys(entry.ink for entry in livery.LIVERIES.values())]
    plains = TINTS["Plains"]
    edges = [(ink, WHITE) for ink in inks] + [(COAST, WATER), (COAST, plains)]
    edges += [(STATE_LINE, tint) for tint in TINTS.values()]
    pale = [(ink, tint) for tint in (plains, TINTS["Northeast"]) for ink in inks]
    flat = [WHITE, *land, COAST, STATE_LINE, NAME_HALO, TRACK, *inks]
    found = colours(flat, [*edges, *pale], (0.5, 0.75, 0.25), GROUND)
    return (*found, *[WHITE] * (GROUND - len(found)))


def _owned() -> list[Colour]:
    found = []
    for owner in (*range(len(SEATS)), None):
        for colour in (livery.band_colour(owner), seat_style(owner).colour):
            found += [colour, mixed(colour, WHITE, 0.5)]
    return found


@cache
def _all() -> tuple[Colour, ...]:
    first = [*ground_palette(), *_owned()]
    seats = [style.colour for style in SEATS]
    tints = [style.tint for style in SEATS]
    routes = livery.ROUTE_COLOURS
    lines = (*routes, FRESH)
    flat = [*INKS, *routes, *(mixed(colour, WHITE, 0.5) for colour in lines), *tints]
    edges = [*EDGES, *((colour, WHITE) for colour in (*seats, *routes))]
    edges += [(style.text, style.colour) for style in SEATS]
    edges += [(INK, tint) for tint in tints] + [(SOFT_INK, tint) for tint in tints]
    rest = colours(flat, edges, (0.5, 0.75, 0.25, 0.12, 0.88), MOST - len(first))
    return (*first, *rest, *[WHITE] * (MOST - len(first) - len(rest)))


@cache
def map_palette() -> Inks:
    """The colours of every picture of a running game."""
    return Inks(
        _all(), (*INKS, *(style.tint for style in SEATS), *(style.colour for style in SEATS))
    )


def panel(width: int, height: int, ground: Colour = CARD) -> Panel:
    """A panel to be drawn in these colours."""
    return Panel(map_palette(), width, height, ground)


@cache
def number(colour: Colour) -> int:
    """The number of a colour; raises ValueError if the palette does not have it."""
    return _all().index(colour)


def half_tone(colour: Colour) -> int:
    """The number of the mixture of a colour and white."""
    return number(mixed(colour, WHITE, 0.5))


def numbered(image: Image.Image) -> Image.Image:
    """An RGB picture as numbers of the palette ("L")."""
    flat = map_palette().numbered(image)
    return Image.frombytes("L", flat.size, flat.tobytes())


def coloured(numbers: Image.Image) -> Image.Image:
    """Numbers of the palette as a picture with it ("P"); the same pixels."""
    return map_palette().coloured(numbers)
