"""Palettes of cards: the colours of the head, and those of games of companies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol

from render.paint.palette import Palette, build_palette
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
    WHITE,
    Colour,
)

OTHER = THIRD_OWNER.colour
COLOURS = (CARD, PAPER, RULE, INK, SOFT_INK, WHITE, DARK, LIGHT, GOOD, ALARM, FRESH, OTHER)
"""Colours that the palette of a game needs for the head, apart from those of seats."""
EDGES = (
    *((ink, ground) for ink in (INK, SOFT_INK) for ground in (CARD, PAPER)),
    *(
        (ink, ground)
        for ink, ground in (
            (INK, RULE),
            (WHITE, FRESH),
            (FRESH, PAPER),
            (DARK, OTHER),
            (GOOD, CARD),
            (ALARM, CARD),
        )
    ),
)
"""Pairs of colours that meet in the head, for `build_palette`."""


@cache
def plain_palette() -> Palette:
    """Return the palette of a game that has no colours of its own: those of cards and seats."""
    seats = [colour for style in SEATS for colour in (style.colour, style.tint)]
    badge_edges = [(style.text, style.colour) for style in SEATS]
    badge_edges += [(colour, CARD) for colour in seats]
    return build_palette([*COLOURS, *seats], [*EDGES, *badge_edges], (0.5, 0.75, 0.25))


SHARES = 0.5, 0.75, 0.25, 0.12, 0.88
"""Shares of the mixtures where two colours meet, for `build_palette`."""


class Look(Protocol):
    """The colour of a company or a seat, that of letters on it, and a pale background."""

    @property
    def colour(self) -> Colour: ...
    @property
    def text(self) -> Colour: ...
    @property
    def tint(self) -> Colour: ...


def company_palette(
    companies: Iterable[Look],
    grounds: Sequence[Colour],
    things: Sequence[Colour],
    edges: Iterable[tuple[Colour, Colour]],
    night: Mapping[Colour, Colour],
    seats: Sequence[Look] = SEATS,
) -> Palette:
    """Return the palette of a game of companies, which keep their colours at night.

    `grounds` and `things` are colours of its own, `edges` pairs that meet in it; `night` what these
    colours are then."""
    companies = [*companies]
    looks, grounds = [*seats, *companies], [CARD, WHITE, PAPER, *grounds]
    tints, colours = [look.tint for look in looks], [look.colour for look in looks]
    flat = [DARK, LIGHT, *COLOURS, *grounds, *things, *tints, *colours]
    pairs = [*EDGES, *((INK, ground) for ground in grounds)]
    pairs += [(look.text, look.colour) for look in looks]
    pairs += [(INK, colour) for colour in colours] + [(WHITE, colour) for colour in (*colours, INK)]
    pairs += [(SOFT_INK, WHITE), (RULE, CARD), *edges, *((INK, tint) for tint in tints)]
    unchanged = {look.colour: look.colour for look in companies}
    return build_palette(flat, pairs, SHARES, {**night, **unchanged})
