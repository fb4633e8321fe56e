"""The small things of this game that several pictures show: tokens, Railroads, Investors,
certificates."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Box, Canvas
from render.paint.kept import kept
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    INK,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    seat_style,
    text_width,
)
from render.pieces import mark_shape, seat_mark
from render.railroad_barons.shared.inks import HAT_EDGE, HAT_GROUND
from render.railroad_barons.shared.livery import LIVERIES
from render.words import money

Use = Literal["plus", "down", "network", "free"]

TOKEN = 18
"""Radius of a token."""
PITCH = 2 * TOKEN + 5
CHIP = 46
"""Height of a chip: a Railroad, an Investor or a certificate on a line."""
PERCENT, GAP = 76, 8
"""Width of a certificate's chip, and between two."""


def token(canvas: Canvas, x: float, y: float, holding: str, use: Use, radius: int = TOKEN) -> None:
    """A token about x, y, with the sign of the circle it lies on; one lying on neither is pale."""
    canvas.paste(_token(holding, use, radius), round(x) - radius - 1, round(y) - radius - 1)


@kept
def _token(holding: str, use: Use, radius: int) -> Image.Image:
    look, middle = LIVERIES[holding], radius + 1
    canvas = Canvas(2 * middle + 1, 2 * middle + 1, None)
    if use == "free":
        canvas.circle(middle, middle, radius - 1, look.tint, look.colour, 3)
        return canvas.finish()
    canvas.circle(middle, middle, radius, look.colour, WHITE if use == "network" else INK, 2)
    if use == "plus":
        plus(canvas, middle, middle, radius * 0.56, look.text)
    elif use == "down":
        down(canvas, middle, middle, radius * 0.62, look.text)
    return canvas.finish()


def plus(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    """The sign of the (+) circles."""
    canvas.polygon(mark_shape("cross", x, y, radius), fill)


def down(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    """The sign of the circles with a triangle pointing down."""
    half, top, tip = radius * 1.08, y - radius * 0.72, y + radius * 1.05
    canvas.polygon([(x - half, top), (x + half, top), (x, tip)], fill)


def rails(canvas: Canvas, left: float, right: float, y: float) -> None:
    """A piece of track: the route network."""
    x = left + 5
    while x < right - 3:
        canvas.line([(x, y - 13), (x, y + 13)], SOFT_INK, 4)
        x += 11
    for rail in (y - 8, y + 8):
        canvas.line([(left, rail), (right, rail)], INK, 3)


def tokens(
    canvas: Canvas, x: float, y: float, holding: str, counts: Sequence[tuple[Use, int]]
) -> float:
    """Tokens in a row about the line y, from the left edge x. Returns the x after them."""
    for use, count in counts:
        if not count:
            continue
        wide = count * PITCH
        if use == "network":
            rails(canvas, x, x + wide + 14, y)
            x += 7
        for number in range(count):
            token(canvas, x + PITCH * number + PITCH / 2, y, holding, use)
        x += wide + (7 if use == "network" else 0) + 12
    return x


def counted(
    canvas: Canvas | None, x: float, y: float, holding: str, free: int, network: int
) -> float:
    """Tokens told by number: those on the Holding card and those in the network. Returns the x
    after them; without a canvas it only measures."""
    for use, count in (("free", free), ("network", network)):
        if not count:
            continue
        if canvas is not None:
            if use == "network":
                rails(canvas, x, x + 50, y)
                token(canvas, x + 25, y, holding, "network", TOKEN - 1)
            else:
                token(canvas, x + TOKEN, y, holding, "free")
        x += 58 if use == "network" else 2 * TOKEN + 8
        if canvas is not None:
            canvas.text(x, y + 12, str(count), 35, INK)
        x += text_width(str(count), 35) + 16
    return x


def tokens_width(counts: Sequence[tuple[Use, int]]) -> float:
    """How wide that row is."""
    return sum(n * PITCH + 12 + (14 if use == "network" else 0) for use, n in counts if n)


def crossed(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    for way in (-1, 1):
        ends = [(x - radius, y - way * radius), (x + radius, y + way * radius)]
        canvas.line(ends, fill, radius * 0.5)


def goes(canvas: Canvas, x: float, y: float, radius: float = 9) -> None:
    """The sign for Railroads that become obsolete at the next such level."""
    crossed(canvas, x, y, radius, ALARM)


def level_box(
    canvas: Canvas, x: float, y: float, level: str, *, alarm: bool = False, size: int = 36
) -> float:
    """A Railroad's level, white on dark, its left upper corner at x, y. Returns the x after it."""
    width = level_width(level, size)
    tall = CHIP * size / 36
    canvas.box((x, y, x + width, y + tall), ALARM if alarm else INK, radius=8)
    canvas.text(
        x + width / 2, y + tall / 2 + size * 0.345, level, size, WHITE, bold=True, anchor="ms"
    )
    return x + width


def level_width(level: str, size: int = 36) -> float:
    return max(size * 1.1, text_width(level, size, True) + size * 0.44)


def railroad_width(of: facts.Side, goes_next: bool, language: str) -> float:
    """How wide a Railroad's chip is."""
    wide = level_width(str(of.level)) + text_width(money(of.income, language), 34) + 20
    return wide + (26 if goes_next else 0)


def railroad(
    canvas: Canvas, x: float, y: float, of: facts.Side, goes_next: bool, language: str
) -> float:
    """A Railroad as a chip: level and income, crossed and red where the next level ends it.
    Returns the x after it."""
    width = railroad_width(of, goes_next, language)
    edge = ALARM if goes_next else SOFT_INK
    canvas.box((x, y, x + width, y + CHIP), WHITE, edge, radius=8, width=3 if goes_next else 2)
    right = level_box(canvas, x, y, str(of.level), alarm=goes_next)
    amount = money(of.income, language)
    canvas.text(right + 9, y + 35, amount, 34, INK)
    if goes_next:
        goes(canvas, x + width - 19, y + CHIP / 2)
    return x + width


def hat(canvas: Canvas, x: float, y: float, size: float, fill: Colour = INK) -> None:
    """A bowler hat `size` wide standing on y, about x: an Investor."""
    r = size * 0.31
    canvas.box((x - r, y - size * 0.62, x + r, y - size * 0.06), fill, radius=r * 0.95)
    canvas.box((x - r, y - size * 0.3, x + r, y - size * 0.06), fill)
    canvas.box((x - size / 2, y - size * 0.14, x + size / 2, y), fill, radius=size * 0.07)
    canvas.line([(x - r, y - size * 0.22), (x + r, y - size * 0.22)], WHITE, size * 0.06)


def investor_width(name: str, language: str) -> float:
    """How wide an Investor's chip is."""
    return text_width(money(facts.investors()[name].face_value, language), 34, True) + 52


def investor(canvas: Canvas, x: float, y: float, name: str, language: str) -> float:
    """An Investor as a chip: a hat and the face value. Returns the x after it."""
    width = investor_width(name, language)
    canvas.box((x, y, x + width, y + CHIP), HAT_GROUND, HAT_EDGE, radius=22, width=2)
    hat(canvas, x + 25, y + 35, 32)
    amount = money(facts.investors()[name].face_value, language)
    canvas.text(x + 44, y + 35, amount, 34, INK, bold=True)
    return x + width


def percent(canvas: Canvas, x: float, y: float, amount: int, seat: int | None) -> float:
    """A certificate as a chip with the mark of its owner; the bank's are empty and grey. Returns
    the x after it."""
    canvas.paste(_percent(amount, seat), x, y)
    return x + PERCENT


@kept
def _percent(amount: int, seat: int | None) -> Image.Image:
    canvas, base = Canvas(PERCENT, CHIP, None), CHIP / 2 + 12
    box = (0, 0, PERCENT, CHIP)
    if seat is None:
        canvas.box(box, CARD, RULE, radius=8, width=2.5)
        canvas.text(PERCENT / 2, base, str(amount), SMALLEST, SOFT_INK, anchor="ms")
        return canvas.finish()
    look = seat_style(seat)
    canvas.box(box, look.tint, look.colour, radius=8, width=3)
    seat_mark(canvas, 18, CHIP / 2, 10, seat)
    canvas.text(33, base, str(amount), 34, INK, bold=True)
    return canvas.finish()


def framed(canvas: Canvas, box: Box, radius: float = 12) -> None:
    """A frame about what has just changed."""
    left, top, right, bottom = box
    canvas.box((left - 5, top - 5, right + 5, bottom + 5), None, FRESH, radius=radius, width=5)


def chart(
    canvas: Canvas,
    right: float,
    y: float,
    seats: Sequence[int | None],
    fresh: Collection[int] = (),
) -> None:
    """The four certificates of a Holding, largest first, ending at `right`; `seats` owns them;
    those in `fresh` are framed."""
    at = right - 4 * PERCENT - 3 * GAP
    for amount, seat in zip(facts.constants().certificate_percents, seats, strict=True):
        percent(canvas, at, y, amount, seat)
        if amount in fresh:
            framed(canvas, (at, y, at + PERCENT, y + CHIP))
        at += PERCENT + GAP


CHART = 4 * PERCENT + 3 * GAP
"""Width of the four certificates."""
