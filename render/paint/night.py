"""Night: the value that each colour has in pictures for dark chats.

Drawing code names colours by their value on paper. What they are at night is told here for all
games, by each game for its own colours; a palette mixes the rest (`render.paint.palette`)."""

from __future__ import annotations

from collections.abc import Mapping
from colorsys import hls_to_rgb, rgb_to_hls

from render.paint.style import (
    ALARM,
    CARD,
    DARK,
    FRESH,
    GOOD,
    INK,
    LIGHT,
    PAPER,
    RULE,
    SEATS,
    SOFT_INK,
    THIRD_OWNER,
    WATER,
    WHITE,
    Colour,
)

Night = Mapping[Colour, Colour]
"""The night's value of colours."""

_LEAST_LIGHT = 0.25
"""Luminance (0..1) of signs: from here on dark letters can be read on them, and they stand off dark
grounds."""
_MOST_LIGHT = 0.055
"""Luminance of grounds: up to here soft letters can be read on them."""
_PALE = 0.55
"""Luminance from which a colour without a night's value counts as a ground."""
_GROUND = 54
"""The grey (0..255) about which grounds are."""


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def brighten(colour: Colour) -> Colour:
    """Return a colour of signs and lines as it is at night: the same hue, light enough."""
    hue, light, full = rgb_to_hls(*(part / 255 for part in colour))
    bright = colour
    while luminance(bright) < _LEAST_LIGHT:
        light += 0.01
        bright = _to_bytes(hls_to_rgb(hue, light, full))
    return bright


def dim(colour: Colour, ground: int = _GROUND, strength: float = 1.3) -> Colour:
    """Return a pale ground as it is at night: the same hue about a grey, dark enough."""
    mean = sum(colour) / 3
    red, green, blue = (max(0, round(ground + strength * (part - mean))) for part in colour)
    dark = red, green, blue
    return dark if luminance(dark) <= _MOST_LIGHT else dim(colour, ground - 2, strength)


def _to_bytes(parts: tuple[float, float, float]) -> Colour:
    red, green, blue = (round(255 * part) for part in parts)
    return red, green, blue


SEATS_AT_NIGHT: tuple[Colour, ...] = (
    (20, 142, 246),
    (234, 91, 47),
    (40, 200, 140),
    (240, 188, 0),
    (231, 186, 224),
    (243, 243, 241),
)
"""The colours of `SEATS` at night: light enough for dark letters, and apart for every eye."""

NIGHT: dict[Colour, Colour] = {
    PAPER: (49, 51, 56),
    CARD: (43, 45, 49),
    WHITE: (30, 31, 34),
    INK: (236, 237, 240),
    DARK: DARK,
    LIGHT: LIGHT,
    SOFT_INK: (181, 186, 193),
    RULE: (72, 74, 82),
    WATER: (36, 48, 62),
    GOOD: (67, 195, 150),
    ALARM: (255, 128, 118),
    FRESH: (226, 140, 240),
    THIRD_OWNER.colour: (142, 135, 152),
    THIRD_OWNER.tint: (66, 66, 66),
    **dict(zip((seat.colour for seat in SEATS), SEATS_AT_NIGHT, strict=True)),
}
"""`PAPER` is the ground of Discord's dark chat, into which a picture melts."""


def night_of(colour: Colour, game_night: Night) -> Colour:
    """Return the night's value of a colour, of a game's own night first. A colour that has none is
    dimmed if it is pale, else brightened."""
    value = game_night.get(colour) or NIGHT.get(colour)
    return value or (dim if luminance(colour) > _PALE else brighten)(colour)
