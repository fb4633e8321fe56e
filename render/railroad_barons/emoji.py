"""The signs of Railroad Barons: the marker of each Holding above its letters."""

from __future__ import annotations

import data.railroad_barons as facts
from render.emoji import SIZE, Sign, Signs, draw_ground, draw_letters
from render.paint.canvas import Canvas
from render.railroad_barons.shared.livery import LIVERIES, draw_marker


def signs() -> Signs:
    """Return the markers by Holding."""
    return {name: _marker(name) for name in facts.holdings()}


def _marker(holding: str) -> Sign:
    def draw(canvas: Canvas) -> None:
        draw_ground(canvas, LIVERIES[holding].colour)
        draw_marker(canvas, SIZE / 2, 40, 30, holding)
        draw_letters(canvas, holding, LIVERIES[holding].text)

    return draw
