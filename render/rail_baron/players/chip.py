"""Elements that several pictures of property share: a railroad's deed and a padlock."""

from __future__ import annotations

import math
import re

from data.rail_baron import Railroad
from data.texts import money
from render.layout.box import Box, Sprite
from render.layout.stacks import Row
from render.layout.text import label
from render.paint.canvas import Canvas
from render.paint.style import INK, RULE, SMALLEST, SOFT_INK, WHITE, fit, format_cash, text_width
from render.rail_baron.map.lines import draw_pattern
from render.rail_baron.map.livery import LIVERIES

CHIP_HEIGHT = 110
_PAD = 12


def short_name(row: Railroad, width: float) -> str:
    """Return the first that fits the width in the smallest font: the railroad's name, its
    nickname, the name with initials from the end on."""
    for name in (row.name, row.nickname):
        if name is not None and text_width(name, SMALLEST) <= width:
            return name
    words = row.name.split()
    for last in range(len(words) - 1, 0, -1):
        words[last] = re.sub(r"^(\w)\w+", r"\1.", words[last])
        if text_width(" ".join(words), SMALLEST) <= width:
            return " ".join(words)
    return fit(row.name, SMALLEST, width)


def draw_deed(
    canvas: Canvas, x: float, y: float, width: float, row: Railroad, language: str
) -> None:
    """Draw a deed: the railroad's line as on the map, mark, list price and name."""
    canvas.box((x, y, x + width, y + CHIP_HEIGHT), WHITE, RULE, radius=10, width=2)
    track = [(x + _PAD, y + 19.0), (x + width - _PAD, y + 19.0)]
    draw_pattern(canvas, LIVERIES[row.mark], track, 9)
    price = money(row.price, language)
    canvas.text(x + width - _PAD, y + 64, price, 34, INK, anchor="rs")
    room = width - 2 * _PAD
    mark = fit(row.mark, 38, room - text_width(price, 34) - 8, True)
    canvas.text(x + _PAD, y + 64, mark, 38, INK, bold=True)
    canvas.text(x + _PAD, y + 98, short_name(row, room), SMALLEST, SOFT_INK)


def lock(size: float) -> Box:
    """Return a padlock."""
    return Sprite(_draw_lock, size, room=(size * 0.78, size), corner=True)


def _draw_lock(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a padlock `size` high, upper left corner at x, y."""
    wide, top, ring = size * 0.78, y + size * 0.42, size * 0.22
    middle = x + wide / 2
    bow = [
        (middle - ring * math.cos(turn), top - size * 0.12 - ring * math.sin(turn))
        for turn in (math.pi * step / 12 for step in range(13))
    ]
    canvas.line([(middle - ring, top + 2), *bow, (middle + ring, top + 2)], SOFT_INK, size * 0.11)
    canvas.box((x, top, x + wide, y + size), SOFT_INK, radius=size * 0.1)


def locked(size: int, language: str) -> Box:
    """Return a lock and the word for a secret sum."""
    return Row(lock(size * 0.8), label(format_cash(None, language), size), gap=size * 0.2)
