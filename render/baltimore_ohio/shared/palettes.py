"""The palette of Baltimore & Ohio's pictures: all their colours by name, and panels in it."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import LIVERIES
from render.card.palettes import company_palette
from render.layout import part
from render.layout.box import Box
from render.layout.part import Part
from render.paint.palette import Palette
from render.paint.style import (
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
    edges = [(HEX_LINE, WHITE), (SOFT_INK, WATER), (COAST, WATER), (COAST, TERRAIN["plain"])]
    return company_palette(
        LIVERIES.values(),
        (FAINT, *TERRAIN.values(), WATER),
        (RELIEF, HEX_LINE, COAST),
        [*edges, *((RELIEF, ground) for ground in TERRAIN.values())],
        NIGHT,
    )


def lay_out(box: Box, *, top: float = 2, bottom: float = 10) -> Part:
    """Return the box as a part of a picture, in this palette."""
    return part.lay_out(palette(), box, top=top, bottom=bottom)
