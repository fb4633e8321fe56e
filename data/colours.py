"""Colours of a box's pieces: their names in the facts, or `#1a2b3c`, as red, green and blue."""

from __future__ import annotations

import re

from data.fact_errors import require

NAMED: dict[str, tuple[int, int, int]] = {
    "black": (22, 22, 22),
    "blue": (32, 88, 239),
    "brown": (84, 41, 16),
    "gray": (108, 108, 120),
    "green": (42, 105, 75),
    "lime": (130, 205, 50),
    "navy": (30, 36, 110),
    "orange": (243, 140, 43),
    "pink": (253, 168, 216),
    "purple": (133, 71, 165),
    "red": (202, 10, 4),
    "sky blue": (125, 191, 255),
    "tan": (192, 178, 109),
    "teal": (36, 158, 148),
    "white": (255, 255, 255),
    "yellow": (243, 224, 9),
}


def require_colour(file: str, place: str, name: str) -> None:
    """Raise `FactsError` unless a colour has a name or is written in hex."""
    is_colour = name in NAMED or re.fullmatch(r"#[0-9a-f]{6}", name) is not None
    require(
        is_colour, file, f"{place}, color", name, "one-of", values=", ".join((*NAMED, "#1a2b3c"))
    )


def rgb(name: str) -> tuple[int, int, int]:
    """Return a colour by its name, or by its hex digits."""
    red, green, blue = NAMED.get(name) or bytes.fromhex(name.removeprefix("#"))
    return red, green, blue
