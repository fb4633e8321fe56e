"""The palette of Baltimore & Ohio's pictures: all their colours by name, and panels in it."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import LIVERIES
from render.card.head import COLOURS as HEAD_INKS
from render.card.head import EDGES as HEAD_EDGES
from render.layout import part
from render.layout.box import Box
from render.layout.part import Part
from render.paint.night import unchanged
from render.paint.palette import Palette, build_palette
from render.paint.style import (
    ALARM,
    CARD,
    DARK,
    GOOD,
    INK,
    LIGHT,
    PAPER,
    RULE,
    SEATS,
    SOFT_INK,
    WATER,
    WHITE,
    Colour,
)

TERRAIN: dict[str, Colour] = {
    "plain": (234, 239, 214),
    "hill": (231, 216, 178),
    "mountain": (211, 184, 142),
    "high_mountain": (182, 154, 124),
}
RELIEF: Colour = (140, 110, 80)
"""Peaks and hills drawn on the terrain."""
HEX_LINE: Colour = (170, 164, 144)
COAST: Colour = (120, 140, 148)
FAINT: Colour = (236, 230, 216)
"""Background of what is empty, sold or removed."""

NIGHT: dict[Colour, Colour] = {
    TERRAIN["plain"]: (44, 52, 42),
    TERRAIN["hill"]: (68, 60, 42),
    TERRAIN["mountain"]: (90, 74, 52),
    TERRAIN["high_mountain"]: (108, 90, 74),
    RELIEF: (172, 144, 112),
    HEX_LINE: (92, 94, 88),
    COAST: (110, 130, 140),
    FAINT: (57, 59, 65),
}
"""What these are at night; railroads keep their colours."""


@facts.FACTS.cached
def palette() -> Palette:
    """Return the palette of every picture of this game."""
    liveries = list(LIVERIES.values())
    grounds = [CARD, WHITE, PAPER, FAINT, *TERRAIN.values()]
    tints = [seat.tint for seat in SEATS] + [look.tint for look in liveries]
    colours = [seat.colour for seat in SEATS] + [look.colour for look in liveries]
    strong = [INK, SOFT_INK, ALARM, GOOD, RELIEF, HEX_LINE, COAST]
    flat = [DARK, LIGHT, *HEAD_INKS, *grounds, WATER, RULE, *strong, *tints, *colours]
    edges: list[tuple[Colour, Colour]] = [(ink, CARD) for ink in (INK, SOFT_INK, ALARM, GOOD)]
    edges += HEAD_EDGES
    edges += [(INK, ground) for ground in (*grounds, WATER)]
    edges += [(seat.text, seat.colour) for seat in SEATS]
    edges += [(look.text, look.colour) for look in liveries]
    edges += [(INK, colour) for colour in colours]
    edges += [(WHITE, colour) for colour in colours]
    edges += [(SOFT_INK, PAPER), (SOFT_INK, WHITE), (RULE, CARD), (HEX_LINE, WHITE)]
    edges += [(RELIEF, ground) for ground in TERRAIN.values()]
    edges += [(SOFT_INK, WATER), (WHITE, INK), (COAST, WATER), (COAST, TERRAIN["plain"])]
    edges += [(INK, tint) for tint in tints]
    night = NIGHT | unchanged(look.colour for look in liveries)
    return build_palette(flat, edges, (0.5, 0.75, 0.25, 0.12, 0.88), night)


def lay_out(box: Box, *, top: float = 2, bottom: float = 10) -> Part:
    """Return the box as a part of a picture, in this palette."""
    return part.lay_out(palette(), box, top=top, bottom=bottom)
