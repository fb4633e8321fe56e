"""The signs of a map with their words, in lines below it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.palette import Inks
from render.paint.panels import MARGIN, Panel
from render.paint.style import INK, PHONE_WIDTH, text_width

LETTERS = 33
_LINE = 44
Draw = Callable[[Canvas, float, float, float], None]
"""Draws a sign 46 wide, its left middle at x, y; all enlarged by the factor given last."""


class Sign(NamedTuple):
    """A sign of the map and its word."""

    kind: str
    word: str


def _flow(rows: Sequence[Sign], room: float) -> list[list[Sign]]:
    """The signs in lines of at most `room` pixels of a phone's picture."""
    lines: list[list[Sign]] = [[]]
    at = 0.0
    for row in rows:
        wide = 58 + text_width(row.word, LETTERS) + 28
        if lines[-1] and at + wide - 28 > room:
            lines.append([])
            at = 0.0
        lines[-1].append(row)
        at += wide
    return lines


def signs(
    rows: Sequence[Sign], drawn: Mapping[str, Draw], inks: Inks, width: int = PHONE_WIDTH
) -> Image.Image:
    """The signs with their words; `drawn` draws them by kind."""
    k = width / PHONE_WIDTH
    lines = _flow(rows, PHONE_WIDTH - 2 * MARGIN - 8)
    canvas = Panel(inks, width, round((_LINE * len(lines) + 18) * k))
    size = round(LETTERS * k)
    for number, line in enumerate(lines):
        x, y = (MARGIN + 4) * k, (24 + _LINE * number) * k
        for row in line:
            canvas.drawn(_sign, x + 23 * k, y, math.ceil(24 * k), drawn[row.kind], k)
            canvas.text(x + 56 * k, y + 11.5 * k, row.word, size, INK)
            x += (58 + 28) * k + text_width(row.word, size)
    return canvas.image


def _sign(canvas: Canvas, x: float, y: float, draw: Draw, k: float) -> None:
    draw(canvas, x - 23 * k, y, k)
