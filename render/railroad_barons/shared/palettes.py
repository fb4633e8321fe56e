"""The palette of Railroad Barons' pictures: all their colours by name, and panels in it."""

from __future__ import annotations

import data.railroad_barons as facts
from render.card.palettes import Look, company_palette
from render.layout import part
from render.layout.box import Box
from render.layout.part import Part
from render.paint.palette import Palette
from render.paint.style import (
    CARD,
    PAPER,
    RULE,
    SEATS,
    SOFT_INK,
    Colour,
)
from render.railroad_barons.shared.livery import LIVERIES

HAT_GROUND: Colour = (233, 222, 244)
HAT_EDGE: Colour = (112, 84, 140)
"""Background and edge of the chips of Investors."""
BANK: Colour = (236, 230, 216)
"""Background of what lies in the bank or has been removed."""
NIGHT: dict[Colour, Colour] = {
    HAT_GROUND: (62, 54, 74),
    HAT_EDGE: (176, 148, 206),
    BANK: (57, 59, 65),
}
"""What these are at night; Holdings keep their colours."""
PLAYERS = SEATS[:2]


@facts.FACTS.cached
def palette() -> Palette:
    """Return the palette of every picture of this game."""
    looks: list[Look] = [*PLAYERS, *LIVERIES.values()]
    edges = [(HAT_EDGE, HAT_GROUND), (HAT_EDGE, CARD), (SOFT_INK, BANK), (RULE, PAPER)]
    edges += [(look.colour, ground) for look in looks for ground in (look.tint, CARD)]
    return company_palette(
        LIVERIES.values(), (BANK, HAT_GROUND), (HAT_EDGE,), edges, NIGHT, PLAYERS
    )


def lay_out(box: Box, *, top: float = 2, bottom: float = 8) -> Part:
    """Return the box as a part of a picture, in this palette."""
    return part.lay_out(palette(), box, top=top, bottom=bottom)
