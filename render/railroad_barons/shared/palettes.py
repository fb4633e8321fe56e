"""The palette of Railroad Barons' pictures: all their colours by name, and panels in it."""

from __future__ import annotations

import data.railroad_barons as facts
from render.card import head
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
    WHITE,
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
    liveries = list(LIVERIES.values())
    grounds = [CARD, WHITE, PAPER, BANK]
    tints = [seat.tint for seat in PLAYERS] + [look.tint for look in liveries]
    strong = [INK, SOFT_INK, ALARM, GOOD, HAT_EDGE]
    strong += [seat.colour for seat in PLAYERS] + [look.colour for look in liveries]
    flat = [DARK, LIGHT, *grounds, *tints, HAT_GROUND, *strong, *head.COLOURS]
    edges: list[tuple[Colour, Colour]] = [(ink, ground) for ink in strong for ground in grounds[:2]]
    edges += [(INK, ground) for ground in (*tints, HAT_GROUND, PAPER, BANK)] + [*head.EDGES]
    edges += [(seat.text, seat.colour) for seat in PLAYERS]
    edges += [(look.text, look.colour) for look in liveries]
    edges += [(INK, look.colour) for look in liveries] + [(INK, seat.colour) for seat in PLAYERS]
    edges += [
        (SOFT_INK, PAPER),
        (SOFT_INK, BANK),
        (RULE, CARD),
        (RULE, PAPER),
        (HAT_EDGE, HAT_GROUND),
    ]
    edges += [(seat.colour, seat.tint) for seat in PLAYERS]
    edges += [(look.colour, look.tint) for look in liveries]
    night = NIGHT | unchanged(look.colour for look in liveries)
    return build_palette(flat, edges, (0.5, 0.75, 0.25, 0.12, 0.88), night)


def lay_out(box: Box, *, top: float = 2, bottom: float = 8) -> Part:
    """Return the box as a part of a picture, in this palette."""
    return part.lay_out(palette(), box, top=top, bottom=bottom)
