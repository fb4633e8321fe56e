"""The legend of a map: its signs with their meanings, in lines below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.palette import Palette
from render.paint.panels import MARGIN, Panel
from render.paint.style import INK, PHONE_WIDTH, text_width

LETTERS = 33
_LINE, _ROOM = 44, PHONE_WIDTH - 2 * MARGIN - 8
SignPainter = Callable[[Canvas, float, float], None]
"""Draws a sign 46 wide, its left middle at x, y."""


class Sign(NamedTuple):
    """A sign of the map and its meaning."""

    kind: str
    word: str


def _wrap_signs(rows: Sequence[Sign], room: float) -> list[list[Sign]]:
    """Return the signs in lines of at most `room` pixels at the width of a phone's picture."""
    lines: list[list[Sign]] = [[]]
    used = 0.0
    for row in rows:
        width = 58 + text_width(row.word, LETTERS) + 28
        if lines[-1] and used + width - 28 > room:
            lines.append([])
            used = 0.0
        lines[-1].append(row)
        used += width
    return lines


def legend_height(rows: Sequence[Sign]) -> int:
    """Return the height of a legend in pixels."""
    return _LINE * len(_wrap_signs(rows, _ROOM)) + 18


def render_legend(
    rows: Sequence[Sign], painters: Mapping[str, SignPainter], palette: Palette
) -> Image.Image:
    """Return the legend; `painters` maps the kinds of signs to the functions that draw them."""
    canvas = Panel(palette, PHONE_WIDTH, legend_height(rows))
    for number, line in enumerate(_wrap_signs(rows, _ROOM)):
        x, y = MARGIN + 4.0, 24.0 + _LINE * number
        for row in line:
            canvas.draw_cached(_draw_sign, x + 23, y, 24, painters[row.kind])
            canvas.text(x + 56, y + 11.5, row.word, LETTERS, INK)
            x += 58 + 28 + text_width(row.word, LETTERS)
    return canvas.image


def _draw_sign(canvas: Canvas, x: float, y: float, draw: SignPainter) -> None:
    draw(canvas, x - 23, y)
