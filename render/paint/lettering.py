"""Lettering as stamps: letters drawn once at each size, words put together of them and kept.

Drawing a line of text anew takes a millisecond, laying a stamp a hundredth of it. All letters stand
on whole pixels, as their widths are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.paint.fast import laid
from render.paint.kept import kept
from render.paint.style import ARROW, DOWN, DRAWN, font


class Word(NamedTuple):
    """A mask of a line of text (None: nothing to see), and where its left upper corner lies from
    the beginning of its base line."""

    mask: Image.Image | None
    left: int
    top: int


@lru_cache(maxsize=4096)
def _letter(letter: str, size: int, bold: bool, edge: float) -> tuple[Word, int]:
    """A letter, `edge` pixels thicker all around, and how far on the next one stands."""
    if letter == ARROW:
        return _arrow(size, bold, edge)
    if letter == DOWN:
        return _down(size, bold, edge)
    face = font(size, bold)
    step = round(face.getlength(letter))
    if letter.isspace():
        return Word(None, 0, 0), step
    drawn, (left, top) = face.getmask2(
        letter, "L", anchor="ls", stroke_width=edge, stroke_filled=True
    )
    mask = _EMPTY._new(drawn)
    return Word(mask if all(mask.size) else None, left, top), step


_EMPTY = Image.new("L", (0, 0))


def _arrow(size: int, bold: bool, edge: float) -> tuple[Word, int]:
    """An arrow to the right, in the middle of capitals."""
    step, fine = round(font(size, bold).getlength(DRAWN[ARROW])), 4
    tall, thick = size * 0.42 + 2 * edge, size * (0.12 if bold else 0.085) + 2 * edge
    mask = Image.new("L", ((step + math.ceil(edge)) * fine, math.ceil(tall) * fine))
    pen, middle = ImageDraw.Draw(mask), math.ceil(tall) * fine / 2
    tip, tail = mask.width - size * 0.05 * fine, size * 0.05 * fine
    neck = tip - tall * 0.75 * fine
    rise, half = tall * fine / 2, thick * fine / 2
    pen.polygon([(neck, middle - rise), (tip, middle), (neck, middle + rise)], 255)
    pen.rectangle((tail, middle - half, neck + 1, middle + half), 255)
    return Word(mask.reduce(fine), 0, round(-size * 0.35 - tall / 2)), step


def _down(size: int, bold: bool, edge: float) -> tuple[Word, int]:
    """A triangle that points down, as tall as small letters."""
    step, fine = round(font(size, bold).getlength(DRAWN[DOWN])), 4
    wide, tall = step * 0.9 + 2 * edge, size * 0.44 + 2 * edge
    mask = Image.new("L", (math.ceil(wide) * fine, math.ceil(tall) * fine))
    corners = [(0, 0), (wide * fine, 0), (wide * fine / 2, tall * fine)]
    ImageDraw.Draw(mask).polygon(corners, 255)
    return Word(mask.reduce(fine), round(step * 0.05 - edge), round(-size * 0.46 - edge)), step


_SHORT = 20
"""Letters of a line that is kept whole. Longer ones seldom come again, as stories do; their words
do."""


def word(text: str, size: int, bold: bool, edge: float = 0) -> Word:
    """A line of text in letters of this size, `edge` pixels thicker all around for a halo."""
    if len(text) > _SHORT:
        return _line(text, size, bold, edge)
    return _short(text, size, bold, edge) if " " in text else _run(text, size, bold, edge)[0]


def _line(text: str, size: int, bold: bool, edge: float) -> Word:
    at, placed, gap = 0, [], _letter(" ", size, bold, edge)[1]
    for part in text.split(" "):
        if part:
            found, step = _run(part, size, bold, edge)
            placed.append((at, found))
            at += step
        at += gap
    return _joined(placed)


_short = kept(_line)


@kept
def _run(text: str, size: int, bold: bool, edge: float) -> tuple[Word, int]:
    """Letters without a space between them, and how far on the next one stands."""
    at, placed = 0, []
    for letter in text:
        found, step = _letter(letter, size, bold, edge)
        placed.append((at, found))
        at += step
    return _joined(placed), at


def _joined(placed: Sequence[tuple[int, Word]]) -> Word:
    """Letters or words at these places as one."""
    found = []
    for at, (mask, left, top) in placed:
        if mask is not None:
            width, height = mask.im.size
            found.append((mask, at + left, top, at + left + width, top + height))
    if not found:
        return Word(None, 0, 0)
    masks, lefts, tops, rights, bottoms = zip(*found, strict=True)
    left, top = min(lefts), min(tops)
    whole = Image.new("L", (max(rights) - left, max(bottoms) - top))
    for mask, x, y in zip(masks, lefts, tops, strict=True):
        laid(whole, 255, x - left, y - top, mask)
    return Word(whole, left, top)
