"""How each railroad's line is drawn: a muted colour and a pattern, no two railroads alike.

The colours differ from every seat's colour, so that ownership, drawn as a broad band below the
line, stands out. Lines and bands can be told apart by colour-blind readers too, and the colours can
be read on every background. Railroads that run in parallel or meet often differ in both."""

from __future__ import annotations

from typing import Literal, NamedTuple

import data.rail_baron as facts
from render.livery import Liveries
from render.paint import night
from render.paint.night import Night
from render.paint.palette import Shade, mix_shades
from render.paint.style import WHITE, Colour, seat_style
from render.rail_baron.map.ground import COAST, NAME_HALO, STATE_LINE, TINTS, TRACK, WATER

Pattern = Literal["solid", "dashes", "dots", "dash_dot", "ties", "double", "checks"]


class Livery(NamedTuple):
    ink: Colour
    pattern: Pattern


OXBLOOD: Colour = (95, 11, 0)
BLUE: Colour = (16, 53, 173)
GREEN: Colour = (35, 82, 53)
OCHRE: Colour = (140, 101, 0)
PURPLE: Colour = (105, 24, 127)
SLATE: Colour = (62, 57, 90)
TEAL: Colour = (48, 115, 146)
ROSE: Colour = (186, 60, 95)
JET: Colour = (24, 24, 28)

_DRAWN: dict[str, Livery] = {
    "ACL": Livery(OXBLOOD, "double"),
    "AT&SF": Livery(BLUE, "solid"),
    "B&M": Livery(OCHRE, "dots"),
    "B&O": Livery(BLUE, "dots"),
    "C&NW": Livery(GREEN, "dash_dot"),
    "C&O": Livery(ROSE, "checks"),
    "CB&Q": Livery(SLATE, "dashes"),
    "CMStP&P": Livery(TEAL, "dots"),
    "CRI&P": Livery(OXBLOOD, "checks"),
    "D&RGW": Livery(TEAL, "ties"),
    "GM&O": Livery(TEAL, "dash_dot"),
    "GN": Livery(GREEN, "ties"),
    "IC": Livery(PURPLE, "double"),
    "L&N": Livery(OCHRE, "dashes"),
    "MP": Livery(GREEN, "dots"),
    "N&W": Livery(PURPLE, "dashes"),
    "NP": Livery(PURPLE, "solid"),
    "NYC": Livery(SLATE, "solid"),
    "NYNH&H": Livery(PURPLE, "checks"),
    "PA": Livery(OXBLOOD, "ties"),
    "RF&P": Livery(SLATE, "dash_dot"),
    "SAL": Livery(BLUE, "ties"),
    "SLSF": Livery(ROSE, "ties"),
    "SOU": Livery(GREEN, "solid"),
    "SP": Livery(ROSE, "dash_dot"),
    "T&P": Livery(TEAL, "checks"),
    "UP": Livery(OCHRE, "double"),
    "WP": Livery(OXBLOOD, "dashes"),
}
LIVERIES = Liveries(
    facts.FACTS,
    _DRAWN,
    lambda: {row.mark: row.color for row in facts.railroads()},
    lambda look, ink: look._replace(ink=ink),
)
"""The livery of each railroad by its mark."""

NIGHT: Night = {
    **night.NIGHT,
    OXBLOOD: (250, 72, 49),
    BLUE: (87, 135, 250),
    GREEN: (219, 242, 222),
    OCHRE: (249, 217, 48),
    PURPLE: (198, 160, 242),
    SLATE: (129, 134, 171),
    TEAL: (157, 201, 214),
    ROSE: (221, 138, 130),
    JET: (236, 237, 240),
    WATER: (40, 52, 64),
    COAST: (96, 112, 122),
    TRACK: (112, 112, 116),
    NAME_HALO: (28, 29, 31),
    STATE_LINE: (62, 62, 66),
    **{tint: night.dim(tint, 29, 0.5) for tint in TINTS.values()},
}
"""What the map's colours are at night: lines that can be read on dark land."""

ROUTE_COLOURS: tuple[Colour, ...] = (
    (138, 22, 128),
    (0, 116, 148),
    (150, 84, 0),
    JET,
    (170, 30, 60),
    (92, 98, 108),
)
"""One for each route offered, A, B, C…, first those that no railroad has; routes also differ in
dash and letter."""


_BAND_SHARES = (0.7, 0.5, 0.6, 0.7, 0.5, 0.6)
"""Share of a seat's colour in its bands, the rest white, for the largest contrast."""


def band_colour(owner: int | None) -> Colour:
    """Return the colour of the band below an owned railroad; None is the imaginary owner."""
    return band_shade(owner).day


def band_shade(owner: int | None) -> Shade:
    """Return the colour of a band by day and at night."""
    seat, white = (Shade(day, NIGHT[day]) for day in (seat_style(owner).colour, WHITE))
    return mix_shades(seat, white, 0.4 if owner is None else _BAND_SHARES[owner])
