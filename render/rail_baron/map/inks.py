"""All colours of the map, as a palette."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.palette import palette
from render.rail_baron.map import livery
from render.rail_baron.map.ground import COAST, STATE_LINE, TINTS, WATER
from render.style import ALARM, CARD, INK, RULE, SEATS, SOFT_INK, THIRD_OWNER, WHITE, Colour


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
