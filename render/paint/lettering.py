"""Text as masks: glyphs are drawn once at each size, words are composed of them and cached.

Drawing a line of text takes a millisecond, pasting a cached mask a hundredth of that.
Glyphs stand on whole pixels, as their widths are whole."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.paint.blit import fill_mask
from render.paint.image_cache import cached
from render.paint.style import ARROW, DOWN, DRAWN_SYMBOLS, font


class TextMask(NamedTuple):
    """A mask of a line of text (None: nothing visible), and the offset of its upper left corner
    from the start of its baseline."""

    mask: Image.Image | None
    left: int
    top: int


@lru_cache(maxsize=4096)
def _glyph(letter: str, size: int, bold: bool, edge: float) -> tuple[TextMask, int]:
    """Return a glyph, `edge` pixels thicker all around, and its advance width."""
    if letter == ARROW:
        return _arrow_glyph(size, bold, edge)
    if letter == DOWN:
        return _down_glyph(size, bold, edge)
    face = font(size, bold)
    advance = round(face.getlength(letter))
    if letter.isspace():
        return TextMask(None, 0, 0), advance
    bitmap, (left, top) = face.getmask2(
        letter, "L", anchor="ls", stroke_width=edge, stroke_filled=True
    )
    mask = _EMPTY._new(bitmap)
    return TextMask(mask if all(mask.size) else None, left, top), advance


_EMPTY = Image.new("L", (0, 0))


def _arrow_glyph(size: int, bold: bool, edge: float) -> tuple[TextMask, int]:
    """Return an arrow to the right, at the middle height of capitals."""
    advance, fine = round(font(size, bold).getlength(DRAWN_SYMBOLS[ARROW])), 4
    height, thickness = size * 0.42 + 2 * edge, size * (0.12 if bold else 0.085) + 2 * edge
    mask = Image.new("L", ((advance + math.ceil(edge)) * fine, math.ceil(height) * fine))
    pen, middle = ImageDraw.Draw(mask), math.ceil(height) * fine / 2
    tip, tail = mask.width - size * 0.05 * fine, size * 0.05 * fine
    neck = tip - height * 0.75 * fine
    rise, half = height * fine / 2, thickness * fine / 2
    pen.polygon([(neck, middle - rise), (tip, middle), (neck, middle + rise)], 255)
    pen.rectangle((tail, middle - half, neck + 1, middle + half), 255)
    return TextMask(mask.reduce(fine), 0, round(-size * 0.35 - height / 2)), advance


def _down_glyph(size: int, bold: bool, edge: float) -> tuple[TextMask, int]:
    """Return a triangle that points down, as tall as small letters."""
    advance, fine = round(font(size, bold).getlength(DRAWN_SYMBOLS[DOWN])), 4
    width, height = advance * 0.9 + 2 * edge, size * 0.44 + 2 * edge
    mask = Image.new("L", (math.ceil(width) * fine, math.ceil(height) * fine))
    corners = [(0, 0), (width * fine, 0), (width * fine / 2, height * fine)]
    ImageDraw.Draw(mask).polygon(corners, 255)
    return TextMask(
        mask.reduce(fine), round(advance * 0.05 - edge), round(-size * 0.46 - edge)
    ), advance


_CACHED_LENGTH = 20
"""Lines of at most this many characters are cached whole. Longer ones seldom recur; their
words do."""


def text_mask(text: str, size: int, bold: bool, edge: float = 0) -> TextMask:
    """Return the mask of a line of text, `edge` pixels thicker all around for a halo."""
    if len(text) > _CACHED_LENGTH:
        return _line_mask(text, size, bold, edge)
    return (
        _cached_line_mask(text, size, bold, edge)
        if " " in text
        else _word_mask(text, size, bold, edge)[0]
    )


def _line_mask(text: str, size: int, bold: bool, edge: float) -> TextMask:
    x, words, gap = 0, [], _glyph(" ", size, bold, edge)[1]
    for word in text.split(" "):
        if word:
            mask, advance = _word_mask(word, size, bold, edge)
            words.append((x, mask))
            x += advance
        x += gap
    return _merge_masks(words)


_cached_line_mask = cached(_line_mask)


@cached
def _word_mask(text: str, size: int, bold: bool, edge: float) -> tuple[TextMask, int]:
    """Return the mask of a word, which has no spaces, and its advance width."""
    x, glyphs = 0, []
    for letter in text:
        mask, advance = _glyph(letter, size, bold, edge)
        glyphs.append((x, mask))
        x += advance
    return _merge_masks(glyphs), x


def _merge_masks(parts: Sequence[tuple[int, TextMask]]) -> TextMask:
    """Return one mask of masks placed at these x."""
    boxes = []
    for offset, (mask, left, top) in parts:
        if mask is not None:
            width, height = mask.im.size
            boxes.append((mask, offset + left, top, offset + left + width, top + height))
    if not boxes:
        return TextMask(None, 0, 0)
    masks, lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    left, top = min(lefts), min(tops)
    whole = Image.new("L", (max(rights) - left, max(bottoms) - top))
    for mask, x, y in zip(masks, lefts, tops, strict=True):
        fill_mask(whole, 255, x - left, y - top, mask)
    return TextMask(whole, left, top)
