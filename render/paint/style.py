"""One visual language for all games: lettering, colours, seats, money.

Sizes are output pixels. A picture made for a phone is `PHONE_WIDTH` wide and shown 400 wide there,
so nothing on it is lettered smaller than `SMALLEST` (13 of the phone's pixels).
"""

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
"""Smallest lettering of a `PHONE_WIDTH` picture: 13 pixels when it is shown 400 wide."""
TALLEST = 1500
"""Height of a public `PHONE_WIDTH` picture at most."""

PAPER: Colour = (250, 246, 236)
CARD: Colour = (255, 253, 247)
INK: Colour = (38, 36, 34)
SOFT_INK: Colour = (92, 86, 78)
RULE: Colour = (217, 208, 190)
WATER: Colour = (218, 230, 234)
WHITE: Colour = (255, 255, 255)
GOOD: Colour = (0, 122, 92)
ALARM: Colour = (178, 30, 20)
FRESH: Colour = (132, 20, 150)
"""Frames about what has just changed, or would."""

_FONTS = Path(__file__).parents[1] / "fonts"


class SeatStyle(NamedTuple):
    """`mark` is the shape of the badge, `dash` the on/off pattern of the seat's line in a chart
    (empty: unbroken), `text` the lettering colour on `colour`, `tint` a pale form for grounds."""

    colour: Colour
    text: Colour
    tint: Colour
    mark: str
    dash: tuple[int, ...]


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle((0, 98, 177), WHITE, (205, 225, 243), "circle", ()),
    SeatStyle((208, 72, 8), WHITE, (250, 217, 199), "square", (16, 8)),
    SeatStyle((0, 134, 100), WHITE, (200, 233, 222), "triangle", (4, 7)),
    SeatStyle((240, 188, 0), INK, (253, 239, 190), "diamond", (22, 6, 4, 6)),
    SeatStyle((206, 108, 172), INK, (246, 219, 236), "hexagon", (30, 10)),
    SeatStyle((48, 46, 54), WHITE, (216, 214, 222), "star", (10, 5, 3, 5, 3, 5)),
)
"""Six seats, told apart by lightness, hue and shape, also by colour-blind readers."""

THIRD_OWNER = SeatStyle((172, 166, 154), INK, (230, 227, 220), "cross", (6, 6))
"""An imaginary owner, or anyone who is no seat."""


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The house's lettering at this size in pixels."""
    name = "BarlowSemiCondensed-Bold.ttf" if bold else "BarlowSemiCondensed-Medium.ttf"
    return ImageFont.truetype(_FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)


ARROW, DOWN = "→", "▼"
DRAWN = {ARROW: "—", DOWN: "o"}
"""Signs that the lettering lacks: `render.paint.lettering` draws them, each as wide as a letter."""
_ALIKE = str.maketrans(DRAWN)


@lru_cache(maxsize=1024)
def text_width(text: str, size: int, bold: bool = False) -> float:
    """How wide a line of text is, in pixels: its letters beside each other, none closer."""
    return sum(map(_widths(size, bold).__getitem__, text.translate(_ALIKE)))


class _Widths(dict[str, float]):
    """How wide each letter is that was asked for."""

    def __init__(self, face: ImageFont.FreeTypeFont) -> None:
        self._face = face

    def __missing__(self, letter: str) -> float:
        found = self[letter] = float(self._face.getlength(letter))
        return found


@cache
def _widths(size: int, bold: bool) -> _Widths:
    return _Widths(font(size, bold))


@lru_cache(maxsize=1024)
def fit(text: str, size: int, width: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than `width` pixels."""
    if text_width(text, size, bold) <= width:
        return text
    while text and text_width(text + "…", size, bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(
    text: str, size: int, width: float, bold: bool = False, *, first: float | None = None
) -> list[str]:
    """The text in lines of at most `width` pixels, the first of at most `first`, broken at spaces
    that may break; what a sum was and will be stays together."""
    lines: list[str] = []
    whole = text.replace(f" {ARROW} ", f"{_NO_BREAK}{ARROW}{_NO_BREAK}")
    at, gap = 0.0, text_width(" ", size, bold)
    for word in filter(None, whole.split(" ")):
        wide = text_width(word, size, bold)
        room = first if first is not None and len(lines) == 1 else width
        if lines and at + gap + wide <= room:
            lines[-1] += f" {word}"
            at += gap + wide
        else:
            lines.append(word)
            at = wide
    return lines or [""]


_NO_BREAK = "\xa0"


@cache
def _missing() -> bytes:
    return bytes(font(40).getmask("\U0010fffe"))


@cache
def _has(character: str) -> bool:
    return character == " " or bytes(font(40).getmask(character)) != _missing()


def lettered(text: str) -> str:
    """A text without the characters that the lettering lacks, each space one."""
    kept = (c for c in text if c == _NO_BREAK or (c.isprintable() and (c in DRAWN or _has(c))))
    return " ".join(filter(None, "".join(kept).split(" ")))


def legible(name: str, seat: int, language: str) -> str:
    """A person's name as far as the lettering has its characters, else "Seat 3"."""
    plain = unicodedata.normalize("NFKC", name)
    kept = lettered(plain)
    lost = sum(c.isalnum() and not _has(c) for c in plain)
    if sum(c.isalnum() for c in kept) > lost:
        return kept
    return say("render-seat", language, seat=seat + 1)


def seat_style(seat: int | None) -> SeatStyle:
    """The look of a seat; None is an imaginary owner."""
    return THIRD_OWNER if seat is None else SEATS[seat]


def cash(dollars: int | None, language: str) -> str:
    """Dollars as the language writes them, or the word for a secret sum."""
    return say("render-secret", language) if dollars is None else money(dollars, language)


def thousands(dollars: int, language: str) -> str:
    """A round sum kept short, for axes and labels: "$150k"."""
    amount = decimal(dollars / 1000, language, "0.###")
    return say("render-thousands", language, amount=amount)
