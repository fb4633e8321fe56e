"""All railroads with their prices, as deeds."""

from __future__ import annotations

import data.rail_baron as facts
from data.texts import money, say
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import PHONE_WIDTH
from render.pieces import draw_title
from render.rail_baron.players.chip import CHIP_HEIGHT, draw_deed

MARGIN = 20
GAP = 12
COLUMNS = 3


def railroad_prices(language: str) -> Picture:
    """Return the 28 deeds, most expensive first, in three columns. 1000 pixels wide."""
    rows = sorted(facts.railroads(), key=lambda row: (-row.price, row.mark))
    lines = -(-len(rows) // COLUMNS)
    top = 84
    canvas = Canvas(PHONE_WIDTH, top + lines * (CHIP_HEIGHT + GAP) + MARGIN - GAP)
    draw_title(canvas, MARGIN, 16, say("desk-railroads-title", language), size=44)
    width = (PHONE_WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
    for number, row in enumerate(rows):
        x = MARGIN + (number % COLUMNS) * (width + GAP)
        y = top + (number // COLUMNS) * (CHIP_HEIGHT + GAP)
        draw_deed(canvas, x, y, width, row, language)
    listed = ", ".join(f"{row.mark} {money(row.price, language)}" for row in rows)
    return picture(canvas.finish(), say("desk-alt-railroads", language, list=listed))
