"""The palette of Rail Baron's pictures, in whose indices maps are drawn.

First come the colours of the ground (at most `GROUND_COLOURS`), then for each owner the band, the
mark and their half-tones with white, then the colours of panels, routes and rides."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

import data.rail_baron as facts
from render.card.palettes import COLOURS, EDGES
from render.paint.night import night_of
from render.paint.palette import MAX_COLOURS, Palette, Shade, choose_shades, mix_colours, mix_shades
from render.paint.style import FRESH, INK, SEATS, SOFT_INK, WHITE, Colour, seat_style
from render.rail_baron.map import livery
from render.rail_baron.map.ground import COAST, NAME_HALO, STATE_LINE, TINTS, TRACK, WATER

GROUND_COLOURS = 112
"""Number of colours of the ground. In cached layers an index higher by this number marks
what lies above the owners' bands."""


@facts.FACTS.cached
def _ground_shades() -> tuple[Shade, ...]:
    land = [*TINTS.values(), WATER]
    line_colours = [INK, *dict.fromkeys(entry.ink for entry in livery.LIVERIES.values())]
    plains = TINTS["Plains"]
    edges = [(ink, WHITE) for ink in line_colours] + [(COAST, WATER), (COAST, plains)]
    edges += [(STATE_LINE, tint) for tint in TINTS.values()]
    pale = [(ink, tint) for tint in (plains, TINTS["Northeast"]) for ink in line_colours]
    flat = [WHITE, *land, COAST, STATE_LINE, NAME_HALO, TRACK, *line_colours]
    edges, shares = [*edges, *pale], (0.5, 0.75, 0.25)
    return _fill_up(
        choose_shades(flat, edges, shares, livery.NIGHT, GROUND_COLOURS), GROUND_COLOURS
    )


def ground_colours() -> list[Colour]:
    """Return the colours of the map without owners."""
    return [shade.day for shade in _ground_shades()]


def _fill_up(shades: Sequence[Shade], count: int) -> tuple[Shade, ...]:
    return (*shades, *[_shade(WHITE)] * (count - len(shades)))


def _shade(colour: Colour) -> Shade:
    return Shade(colour, night_of(colour, livery.NIGHT))


def _half_tone(shade: Shade) -> Shade:
    return mix_shades(shade, _shade(WHITE), 0.5)


def _owner_shades() -> list[Shade]:
    owner_shades = []
    for owner in (*range(len(SEATS)), None):
        for shade in (livery.band_shade(owner), _shade(seat_style(owner).colour)):
            owner_shades += [shade, _half_tone(shade)]
    return owner_shades


@facts.FACTS.cached
def _all_shades() -> tuple[Shade, ...]:
    first = [*_ground_shades(), *_owner_shades()]
    seats = [style.colour for style in SEATS]
    tints = [style.tint for style in SEATS]
    routes = livery.ROUTE_COLOURS
    half_tones = [_half_tone(_shade(colour)) for colour in (*routes, FRESH)]
    flat = [*COLOURS, *routes, *(half_tone.day for half_tone in half_tones), *tints]
    edges = [*EDGES, *((colour, WHITE) for colour in (*seats, *routes))]
    edges += [(style.text, style.colour) for style in SEATS]
    edges += [(INK, tint) for tint in tints] + [(SOFT_INK, tint) for tint in tints]
    night, shares = {**livery.NIGHT, **dict(half_tones)}, (0.5, 0.75, 0.25, 0.12, 0.88)
    rest = choose_shades(flat, edges, shares, night, MAX_COLOURS - len(first), first)
    return _fill_up([*first, *rest], MAX_COLOURS)


@facts.FACTS.cached
def map_palette() -> Palette:
    """Return the palette of every picture of a running game."""
    return Palette(
        _all_shades(),
        (*COLOURS, *(style.tint for style in SEATS), *(style.colour for style in SEATS)),
    )


@facts.FACTS.cached
def colour_index(colour: Colour) -> int:
    """Return the index of a colour. Raises ValueError if the palette lacks it."""
    return map_palette().colours.index(colour)


def half_tone_index(colour: Colour) -> int:
    """Return the index of the even mixture of a colour and white."""
    return colour_index(mix_colours(colour, WHITE, 0.5))


def colourize(indices: Image.Image) -> Image.Image:
    """Attach the palette to an image of indices, which becomes a "P" image, and return it."""
    return map_palette().colourize(indices)
