"""All railroads with their prices, as deeds."""

from __future__ import annotations

import data.rail_baron as facts
from data.texts import money, say
from render.layout.box import Sprite
from render.layout.part import lay_out
from render.layout.stacks import Column, Grid
from render.layout.text import title
from render.paint.picture import Picture, picture
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.players.chip import CHIP_HEIGHT, draw_deed

_DEED = 312, CHIP_HEIGHT


def railroad_prices(language: str) -> Picture:
    """Return the 28 deeds, most expensive first, in three columns. 1000 pixels wide."""
    rows = sorted(facts.railroads(), key=lambda row: (-row.price, row.mark))
    deeds = [Sprite(draw_deed, _DEED[0], row, language, room=_DEED, corner=True) for row in rows]
    heading = title(say("desk-railroads-title", language), size=44)
    box = Column(heading, Grid(deeds, 3, line_gap=12), gap=14)
    part = lay_out(map_palette(), box, margin=20, top=12, bottom=20)
    listed = ", ".join(f"{row.mark} {money(row.price, language)}" for row in rows)
    return picture(part.image, say("desk-alt-railroads", language, list=listed))
