"""The signs of Rail Baron: each railroad's line as on the map above its mark, and the engines."""

from __future__ import annotations

import data.rail_baron as facts
from data.rail_baron import Railroad
from render.emoji import SIZE, Sign, Signs, draw_ground, draw_letters
from render.paint.canvas import Canvas
from render.paint.style import WHITE
from render.rail_baron.map.lines import draw_pattern
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.players.deeds import ENGINE_GROUND


def signs() -> Signs:
    """Return the signs by a railroad's mark and by engine."""
    engines = {name: _engine(name) for name in ENGINE_GROUND}
    return {row.mark: _railroad(row) for row in facts.railroads()} | engines


def _railroad(row: Railroad) -> Sign:
    def draw(canvas: Canvas) -> None:
        draw_ground(canvas, WHITE)
        draw_pattern(canvas, LIVERIES[row.mark], [(14, 40), (SIZE - 14, 40)], 15)
        draw_letters(canvas, row.mark)

    return draw


def _engine(name: str) -> Sign:
    ground, ink = ENGINE_GROUND[name]

    def draw(canvas: Canvas) -> None:
        draw_ground(canvas, ground)
        canvas.text(SIZE / 2, 96, name[:1], 92, ink, bold=True, anchor="ms")

    return draw
