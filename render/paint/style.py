"""The visual style of all games: fonts, colours, seats, money.

Sizes are output pixels. A picture made for a phone is `PHONE_WIDTH` wide and shown 400 wide
there, so no text on it is smaller than `SMALLEST` (13 of the phone's pixels)."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import ImageFont

from data.texts import decimal, money, say

Colour = tuple[int, int, int]

PHONE_WIDTH = 1000
SMALLEST = 33
"""Smallest font size of a `PHONE_WIDTH` picture: 13 pixels when it is shown 400 wide."""
TALLEST = 1500
"""Maximum height of a public `PHONE_WIDTH` picture."""

PAPER: Colour = (250, 246, 236)
CARD: Colour = (254, 253, 246)
INK: Colour = (38, 36, 34)
SOFT_INK: Colour = (92, 86, 78)
RULE: Colour = (217, 208, 190)
WATER: Colour = (218, 230, 234)
WHITE: Colour = (252, 252, 248)
DARK: Colour = (10, 10, 14)
LIGHT: Colour = (254, 254, 254)
"""`DARK` and `LIGHT` stay as they are at night, like the colours on which they stand as letters and
marks; `INK` and `WHITE` are exchanged then."""
GOOD: Colour = (0, 122, 92)
ALARM: Colour = (178, 30, 20)
FRESH: Colour = (132, 20, 150)
"""Colour of frames around what has just changed, or would change."""

_FONTS = Path(__file__).parents[1] / "fonts"


class SeatStyle(NamedTuple):
    """How a seat is drawn. `mark` is the shape of the badge, `dash` the on/off pattern of the
    seat's line in a chart (empty: solid), `text` the colour of text on `colour`, `tint` a pale
    background."""

    colour: Colour
    text: Colour
    tint: Colour
    mark: str
    dash: tuple[int, ...]


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle((0, 98, 177), WHITE, (205, 225, 243), "circle", ()),
    SeatStyle((204, 70, 8), WHITE, (250, 217, 199), "square", (16, 8)),
    SeatStyle((0, 132, 88), WHITE, (200, 233, 222), "triangle", (4, 7)),
    SeatStyle((240, 188, 0), DARK, (253, 239, 190), "diamond", (22, 6, 4, 6)),
    SeatStyle((206, 108, 172), DARK, (246, 219, 236), "hexagon", (30, 10)),
    SeatStyle((48, 46, 54), WHITE, (216, 214, 222), "star", (10, 5, 3, 5, 3, 5)),
)
"""Six seats, distinguished by lightness, hue and shape, also for colour-blind readers."""

THIRD_OWNER = SeatStyle((172, 166, 154), DARK, (230, 227, 220), "cross", (6, 6))
"""The imaginary owner, and any owner who is no seat."""


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font at this size in pixels."""
    name = "BarlowSemiCondensed-Bold.ttf" if bold else "BarlowSemiCondensed-Medium.ttf"
    return ImageFont.truetype(_FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)


ARROW, DOWN = "→", "▼"
DRAWN_SYMBOLS = {ARROW: "—", DOWN: "o"}
"""Symbols that the font lacks, each with the letter whose width it takes:
`render.paint.lettering` draws them."""
_WIDTHS_FROM = str.maketrans(DRAWN_SYMBOLS)


@lru_cache(maxsize=1024)
def text_width(text: str, size: int, bold: bool = False) -> float:
    """Return the width of a line of text in pixels: the sum of its letters' widths, no kerning."""
    return sum(map(_widths(size, bold).__getitem__, text.translate(_WIDTHS_FROM)))


class _Widths(dict[str, float]):
    """Widths of letters, measured on first use."""

    def __init__(self, face: ImageFont.FreeTypeFont) -> None:
        self._face = face

    def __missing__(self, letter: str) -> float:
        width = self[letter] = float(self._face.getlength(letter))
        return width


@cache
def _widths(size: int, bold: bool) -> _Widths:
    return _Widths(font(size, bold))


@lru_cache(maxsize=1024)
def fit(text: str, size: int, width: float, bold: bool = False) -> str:
    """Return the text, truncated with an ellipsis if it is wider than `width` pixels."""
    if text_width(text, size, bold) <= width:
        return text
    while text and text_width(text + "…", size, bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(
    text: str, size: int, width: float, bold: bool = False, *, first: float | None = None
) -> list[str]:
    """Wrap a text into lines of at most `width` pixels, the first of at most `first`.

    Lines break at spaces; the spaces around an arrow do not break, so "before → after" stays
    together. A dot between two parts is left out where the line breaks."""
    lines: list[str] = []
    whole = text.replace(f" {ARROW} ", f"{_NO_BREAK}{ARROW}{_NO_BREAK}")
    used, gap = 0.0, text_width(" ", size, bold)
    for word in filter(None, whole.split(" ")):
        word_width = text_width(word, size, bold)
        limit = first if first is not None and len(lines) == 1 else width
        if lines and used + gap + word_width <= limit:
            lines[-1] += f" {word}"
            used += gap + word_width
        else:
            lines.append(word)
            used = word_width
    return [line.removesuffix(" ·") for line in lines] or [""]


_NO_BREAK = "\xa0"


@cache
def _missing_glyph() -> bytes:
    return bytes(font(40).getmask("\U0010fffe"))


@cache
def _has_glyph(character: str) -> bool:
    return character == " " or bytes(font(40).getmask(character)) != _missing_glyph()


def drop_missing_glyphs(text: str) -> str:
    """Return a text without the characters that the font lacks and with single spaces."""
    characters = (
        c
        for c in text
        if c == _NO_BREAK or (c.isprintable() and (c in DRAWN_SYMBOLS or _has_glyph(c)))
    )
    return " ".join(filter(None, "".join(characters).split(" ")))


def legible_name(name: str, seat: int, language: str) -> str:
    """Return a person's name without the characters that the font lacks, or "Seat 3" if more
    letters would be lost than remain."""
    plain = unicodedata.normalize("NFKC", name)
    shown = drop_missing_glyphs(plain)
    lost = sum(c.isalnum() and not _has_glyph(c) for c in plain)
    if sum(c.isalnum() for c in shown) > lost:
        return shown
    return say("render-seat", language, seat=seat + 1)


def seat_style(seat: int | None) -> SeatStyle:
    """Return the style of a seat; None is the imaginary owner. After six seats they recur."""
    return THIRD_OWNER if seat is None else SEATS[seat % len(SEATS)]


def format_cash(dollars: int | None, language: str) -> str:
    """Format dollars in the language, or return the word for a secret sum (None)."""
    return say("render-secret", language) if dollars is None else money(dollars, language)


def format_thousands(dollars: int, language: str) -> str:
    """Format a round sum in thousands, for axes and labels: "$150k"."""
    amount = decimal(dollars / 1000, language, "0.###")
    return say("render-thousands", language, amount=amount)
