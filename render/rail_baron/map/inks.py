"""All colours of the map, as palettes."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.palette import MOST, colours, mixed, palette
from render.rail_baron.map import livery
from render.rail_baron.map.ground import COAST, NAME_HALO, STATE_LINE, TINTS, WATER
from render.style import (
    ALARM,
    CARD,
    INK,
    RULE,
    SEATS,
    SOFT_INK,
    THIRD_OWNER,
    WHITE,
    Colour,
    seat_style,
)


@cache
def map_palette() -> Image.Image:
    """The palette of every map picture."""
    land = TINTS["Plains"]
    seats = [style.colour for style in (*SEATS, THIRD_OWNER)]
    bands = [livery.band_colour(owner) for owner in (*range(len(SEATS)), None)]
    inks = list(dict.fromkeys(entry.ink for entry in livery.LIVERIES.values()))
    flat = [WHITE, CARD, INK, WATER, *TINTS.values(), COAST, STATE_LINE, RULE, SOFT_INK, ALARM]
    flat += [*seats, *bands, *inks, *livery.ROUTE_COLOURS]
    strong: list[Colour] = [INK, *seats, *inks, ALARM, *livery.ROUTE_COLOURS]
    edges = [(colour, WHITE) for colour in strong]
    edges += [(ink, band) for band in bands for ink in (INK, livery.SLATE)]
    edges += [(band, WHITE) for band in bands]
    edges += [(INK, WATER), (SOFT_INK, CARD), (COAST, WATER), (COAST, land), (STATE_LINE, land)]
    edges += [(tint, WATER) for tint in TINTS.values()]
    return palette(flat, edges, (0.5, 0.75, 0.25, 0.12, 0.88, 0.37, 0.62))


ABOVE = 112
"""How far the second number of a colour of `ground_palette` is from the first."""
BANDS = 2 * ABOVE
"""White, then for each owner the colour of the band, its half-tone with white, the colour of the
mark and its half-tone."""


def band_number(owner: int | None) -> int:
    """The number of an owner's band in `ground_palette`; the next is its half-tone."""
    return BANDS + 1 + 4 * (len(SEATS) if owner is None else owner)


@cache
def ground_palette() -> list[int]:
    """The colours of the map that nobody owns, twice, then those of the bands: 256 of three bytes
    each."""
    land = [*TINTS.values(), WATER]
    inks = [INK, *dict.fromkeys(entry.ink for entry in livery.LIVERIES.values())]
    plains = TINTS["Plains"]
    edges = [(ink, WHITE) for ink in inks] + [(COAST, WATER), (COAST, plains)]
    edges += [(STATE_LINE, tint) for tint in TINTS.values()]
    pale = [(ink, tint) for tint in (plains, TINTS["Northeast"]) for ink in inks]
    flat = [WHITE, *land, COAST, STATE_LINE, NAME_HALO, *inks]
    grounds = colours([*flat], [*edges, *pale], (0.5, 0.75, 0.25), ABOVE)
    grounds += [WHITE] * (ABOVE - len(grounds))
    rest = [WHITE]
    for owner in (*range(len(SEATS)), None):
        for colour in (livery.band_colour(owner), seat_style(owner).colour):
            rest += [colour, mixed(colour, WHITE, 0.5)]
    rest += [WHITE] * (MOST - 2 * ABOVE - len(rest))
    return [part for colour in (*grounds, *grounds, *rest) for part in colour]
