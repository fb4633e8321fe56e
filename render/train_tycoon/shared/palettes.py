"""The palette of Train Tycoon's pictures: all their colours by name, and panels in it."""

from __future__ import annotations

import data.train_tycoon as facts
from render.card.palettes import company_palette
from render.layout import part
from render.layout.box import Box
from render.layout.part import Part
from render.paint.palette import Palette
from render.paint.style import (
    PAPER,
    WHITE,
    Colour,
)
from render.train_tycoon.shared.livery import LIVERIES

PLAIN: Colour = (228, 234, 208)
"""Background of hexes that can carry track."""
ROCK: Colour = (190, 166, 138)
"""Background of mountains, which cannot carry track."""
RELIEF: Colour = (132, 104, 78)
"""Peaks on mountains."""
HEX_LINE: Colour = (186, 188, 162)
COAST: Colour = (150, 146, 124)
"""The border of the map."""
FAINT: Colour = (236, 230, 216)
"""Background of what is empty or outside a crop."""
YELLOW: Colour = (250, 222, 120)
GREEN: Colour = (140, 200, 124)
"""Backgrounds of track tiles: with one track `YELLOW`, with two `GREEN`."""
BED: Colour = (250, 248, 240)
"""The bed of a track, on any tile."""

OIL: Colour = (28, 26, 30)
MINERALS: Colour = (104, 106, 118)
FISH: Colour = (0, 120, 140)
CHEESE: Colour = (246, 190, 30)
FURNITURE: Colour = (150, 92, 40)
TOOLS: Colour = (176, 42, 52)
FOLK: Colour = (36, 62, 120)
"""Passengers. The resources and goods above have a colour each, and a sign of their own."""

NIGHT: dict[Colour, Colour] = {
    PLAIN: (46, 54, 44),
    ROCK: (92, 76, 58),
    RELIEF: (168, 138, 108),
    HEX_LINE: (88, 92, 80),
    COAST: (120, 118, 104),
    FAINT: (57, 59, 65),
    YELLOW: (122, 100, 30),
    GREEN: (52, 98, 56),
    BED: (30, 31, 34),
    OIL: (190, 188, 196),
    MINERALS: (150, 154, 170),
    FISH: (40, 180, 205),
    CHEESE: CHEESE,
    FURNITURE: (205, 140, 84),
    TOOLS: (240, 100, 104),
    FOLK: (120, 156, 240),
}
"""What these are at night; companies keep their colours."""


@facts.FACTS.cached
def palette() -> Palette:
    """Return the palette of every picture of this game."""
    items = OIL, MINERALS, FISH, CHEESE, FURNITURE, TOOLS, FOLK
    edges = [(HEX_LINE, PLAIN), (RELIEF, ROCK), (WHITE, RELIEF), (COAST, PLAIN), (COAST, PAPER)]
    return company_palette(
        LIVERIES.values(),
        (FAINT, PLAIN, ROCK, YELLOW, GREEN, BED),
        (RELIEF, HEX_LINE, COAST, *items),
        [*edges, *((item, WHITE) for item in items)],
        NIGHT,
    )


def lay_out(box: Box, *, top: float = 2, bottom: float = 10) -> Part:
    """Return the box as a part of a picture, in this palette."""
    return part.lay_out(palette(), box, top=top, bottom=bottom)
