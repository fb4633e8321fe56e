"""The palette of the dice desk's tables and lists; its maps have Rail Baron's."""

from __future__ import annotations

from functools import cache

from render.card.palettes import COLOURS, EDGES, SHARES
from render.paint.night import NIGHT
from render.paint.palette import Palette, build_palette
from render.paint.style import ALARM, CARD, DARK, INK, LIGHT, PAPER, SEATS, SOFT_INK, WHITE, Colour

BAND: Colour = (252, 232, 205)
"""Ground of the rows and columns that were rolled or asked for."""
BAR: Colour = (250, 205, 160)
MONEY: Colour = (255, 214, 120)
"""Letters of an amount on `DARK`."""
_AT_NIGHT = {BAND: (70, 54, 36), BAR: (112, 78, 44), MONEY: MONEY}


@cache
def palette() -> Palette:
    """Return the palette."""
    seats = [style.colour for style in SEATS]
    flat = [*COLOURS, BAND, BAR, MONEY, *seats]
    edges = [*EDGES, *((ink, BAND) for ink in (INK, SOFT_INK, ALARM)), (LIGHT, DARK), (MONEY, DARK)]
    edges += [(INK, BAR), (WHITE, ALARM), (ALARM, PAPER), *((seat, CARD) for seat in seats)]
    edges += [(style.text, style.colour) for style in SEATS]
    return build_palette(flat, edges, SHARES, NIGHT | _AT_NIGHT)
