"""The signs of Train Tycoon: a herald of each company, resources, goods and passengers."""

from __future__ import annotations

import data.train_tycoon as facts
from render.emoji import SIZE, Sign, Signs, draw_ground, herald
from render.paint.canvas import Canvas
from render.paint.style import WHITE
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.signs import SIGNS, draw_sign


def signs() -> Signs:
    """Return the signs by company and by good."""
    heralds = {name: herald(LIVERIES[name], name) for name in facts.companies()}
    return heralds | {item: _good(item) for item in SIGNS}


def _good(item: str) -> Sign:
    def draw(canvas: Canvas) -> None:
        draw_ground(canvas, WHITE)
        draw_sign(canvas, SIZE / 2, SIZE / 2, SIZE - 36, item)

    return draw
