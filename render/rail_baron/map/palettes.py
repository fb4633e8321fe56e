"""The palette of Rail Baron's pictures, in whose indices maps are drawn.

First come the colours of the ground (at most `GROUND_COLOURS`), then for each owner the band, the
mark and their half-tones with white, then the colours of panels, routes and rides."""

from __future__ import annotations

from PIL import Image

import data.rail_baron as facts
from render.card.head import COLOURS, EDGES
from render.paint.palette import MAX_COLOURS, Palette, choose_colours, mix_colours
from render.paint.panels import Panel
from render.paint.style import CARD, FRESH, INK, SEATS, SOFT_INK, WHITE, Colour, seat_style
from render.rail_baron.map import livery
from render.rail_baron.map.ground import COAST, NAME_HALO, STATE_LINE, TINTS, TRACK, WATER

GROUND_COLOURS = 112
"""Number of colours of the ground. In cached layers an index higher by this number marks
what lies above the owners' bands."""


@facts.FACTS.cached
def ground_palette() -> tuple[Colour, ...]:
    """Return the colours of the map without owners."""
    land = [*TINTS.values(), WATER]
    line_colours = [INK, *dict.fromkeys(entry.ink for entry in livery.LIVERIES.values())]
    plains = TINTS["Plains"]
    edges = [(ink, WHITE) for ink in line_colours] + [(COAST, WATER), (COAST, plains)]
    edges += [(STATE_LINE, tint) for tint in TINTS.values()]
    pale = [(ink, tint) for tint in (plains, TINTS["Northeast"]) for ink in line_colours]
    flat = [WHITE, *land, COAST, STATE_LINE, NAME_HALO, TRACK, *line_colours]
    chosen = choose_colours(flat, [*edges, *pale], (0.5, 0.75, 0.25), GROUND_COLOURS)
    return (*chosen, *[WHITE] * (GROUND_COLOURS - len(chosen)))


def _owner_colours() -> list[Colour]:
    owner_colours = []
    for owner in (*range(len(SEATS)), None):
        for colour in (livery.band_colour(owner), seat_style(owner).colour):
            owner_colours += [colour, mix_colours(colour, WHITE, 0.5)]
    return owner_colours


@facts.FACTS.cached
def _all_colours() -> tuple[Colour, ...]:
    first = [*ground_palette(), *_owner_colours()]
    seats = [style.colour for style in SEATS]
    tints = [style.tint for style in SEATS]
    routes = livery.ROUTE_COLOURS
    lines = (*routes, FRESH)
    flat = [*COLOURS, *routes, *(mix_colours(colour, WHITE, 0.5) for colour in lines), *tints]
    edges = [*EDGES, *((colour, WHITE) for colour in (*seats, *routes))]
    edges += [(style.text, style.colour) for style in SEATS]
    edges += [(INK, tint) for tint in tints] + [(SOFT_INK, tint) for tint in tints]
    rest = choose_colours(flat, edges, (0.5, 0.75, 0.25, 0.12, 0.88), MAX_COLOURS - len(first))
    return (*first, *rest, *[WHITE] * (MAX_COLOURS - len(first) - len(rest)))


@facts.FACTS.cached
def map_palette() -> Palette:
    """Return the palette of every picture of a running game."""
    return Palette(
        _all_colours(),
        (*COLOURS, *(style.tint for style in SEATS), *(style.colour for style in SEATS)),
    )


def panel(width: int, height: int, ground: Colour = CARD) -> Panel:
    return Panel(map_palette(), width, height, ground)


@facts.FACTS.cached
def colour_index(colour: Colour) -> int:
    """Return the index of a colour. Raises ValueError if the palette lacks it."""
    return _all_colours().index(colour)


def half_tone_index(colour: Colour) -> int:
    """Return the index of the even mixture of a colour and white."""
    return colour_index(mix_colours(colour, WHITE, 0.5))


def quantize(image: Image.Image) -> Image.Image:
    """Return an RGB image as palette indices ("L")."""
    quantized = map_palette().quantize(image)
    return Image.frombytes("L", quantized.size, quantized.tobytes())


def colourize(indices: Image.Image) -> Image.Image:
    """Attach the palette to an image of indices, which becomes a "P" image, and return it."""
    return map_palette().colourize(indices)
