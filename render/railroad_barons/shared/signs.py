"""Small signs of this game that several pictures share: tokens, Railroads, Investors,
certificates."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Box, Canvas
from render.paint.image_cache import cached
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
from render.pieces import draw_seat_mark, mark_shape
from render.railroad_barons.shared.livery import LIVERIES
from render.railroad_barons.shared.palettes import HAT_EDGE, HAT_GROUND
from render.words import money

Use = Literal["plus", "down", "network", "free"]

TOKEN_RADIUS = 18
"""Radius of a token."""
PITCH = 2 * TOKEN_RADIUS + 5
"""Distance of two tokens in a row."""
CHIP_HEIGHT = 46
"""Height of a chip: a Railroad, an Investor or a certificate in a line."""
PERCENT_WIDTH, GAP = 76, 8
"""Width of a certificate's chip, and the gap between two."""


def draw_token(
    canvas: Canvas, x: float, y: float, holding: str, use: Use, radius: int = TOKEN_RADIUS
) -> None:
    """Draw a token about x, y, with the sign of its circle; a token on neither kind is pale."""
    canvas.paste(_token_image(holding, use, radius), round(x) - radius - 1, round(y) - radius - 1)


@cached
def _token_image(holding: str, use: Use, radius: int) -> Image.Image:
    livery, middle = LIVERIES[holding], radius + 1
    canvas = Canvas(2 * middle + 1, 2 * middle + 1, None)
    if use == "free":
        canvas.circle(middle, middle, radius - 1, livery.tint, livery.colour, 3)
        return canvas.finish()
    canvas.circle(middle, middle, radius, livery.colour, WHITE if use == "network" else INK, 2)
    if use == "plus":
        draw_plus(canvas, middle, middle, radius * 0.56, livery.text)
    elif use == "down":
        draw_down(canvas, middle, middle, radius * 0.62, livery.text)
    return canvas.finish()


def draw_plus(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    """Draw the sign of the (+) circles."""
    canvas.polygon(mark_shape("cross", x, y, radius), fill)


def draw_down(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    """Draw the sign of the circles with a triangle pointing down."""
    half, top, tip = radius * 1.08, y - radius * 0.72, y + radius * 1.05
    canvas.polygon([(x - half, top), (x + half, top), (x, tip)], fill)


def draw_rails(canvas: Canvas, left: float, right: float, y: float) -> None:
    """Draw a piece of track: the route network."""
    x = left + 5
    while x < right - 3:
        canvas.line([(x, y - 13), (x, y + 13)], SOFT_INK, 4)
        x += 11
    for rail in (y - 8, y + 8):
        canvas.line([(left, rail), (right, rail)], INK, 3)


def draw_tokens(
    canvas: Canvas, x: float, y: float, holding: str, counts: Sequence[tuple[Use, int]]
) -> float:
    """Draw tokens in a row about the line y, from the left edge x. Return the x after them."""
    for use, count in counts:
        if not count:
            continue
        width = count * PITCH
        if use == "network":
            draw_rails(canvas, x, x + width + 14, y)
            x += 7
        for number in range(count):
            draw_token(canvas, x + PITCH * number + PITCH / 2, y, holding, use)
        x += width + (7 if use == "network" else 0) + 12
    return x


def draw_token_counts(
    canvas: Canvas | None, x: float, y: float, holding: str, free: int, network: int
) -> float:
    """Draw the numbers of tokens on the Holding card and in the network. Return the x after
    them.

    Without a canvas it only measures."""
    for use, count in (("free", free), ("network", network)):
        if not count:
            continue
        if canvas is not None:
            if use == "network":
                draw_rails(canvas, x, x + 50, y)
                draw_token(canvas, x + 25, y, holding, "network", TOKEN_RADIUS - 1)
            else:
                draw_token(canvas, x + TOKEN_RADIUS, y, holding, "free")
        x += 58 if use == "network" else 2 * TOKEN_RADIUS + 8
        if canvas is not None:
            canvas.text(x, y + 12, str(count), 35, INK)
        x += text_width(str(count), 35) + 16
    return x


def tokens_width(counts: Sequence[tuple[Use, int]]) -> float:
    """Return the width of a row drawn by `draw_tokens`."""
    return sum(n * PITCH + 12 + (14 if use == "network" else 0) for use, n in counts if n)


def draw_cross(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    for direction in (-1, 1):
        ends = [(x - radius, y - direction * radius), (x + radius, y + direction * radius)]
        canvas.line(ends, fill, radius * 0.5)


def draw_obsolete_sign(canvas: Canvas, x: float, y: float, radius: float = 9) -> None:
    """Draw the sign for Railroads that become obsolete at the next such level."""
    draw_cross(canvas, x, y, radius, ALARM)


def draw_level(
    canvas: Canvas, x: float, y: float, level: str, *, alarm: bool = False, size: int = 36
) -> float:
    """Draw a Railroad's level, white on dark, upper left corner at x, y. Return the x of its
    right edge."""
    width = level_width(level, size)
    height = CHIP_HEIGHT * size / 36
    canvas.box((x, y, x + width, y + height), ALARM if alarm else INK, radius=8)
    canvas.text(
        x + width / 2, y + height / 2 + size * 0.345, level, size, WHITE, bold=True, anchor="ms"
    )
    return x + width


def level_width(level: str, size: int = 36) -> float:
    return max(size * 1.1, text_width(level, size, True) + size * 0.44)


def railroad_width(printed_side: facts.Side, goes_next: bool, language: str) -> float:
    """Return the width of a Railroad's chip."""
    width = (
        level_width(str(printed_side.level))
        + text_width(money(printed_side.income, language), 34)
        + 20
    )
    return width + (26 if goes_next else 0)


def draw_railroad(
    canvas: Canvas, x: float, y: float, printed_side: facts.Side, goes_next: bool, language: str
) -> float:
    """Draw a Railroad as a chip with level and income; red and crossed out if the next such
    level makes it obsolete. Return the x of its right edge."""
    width = railroad_width(printed_side, goes_next, language)
    edge = ALARM if goes_next else SOFT_INK
    canvas.box(
        (x, y, x + width, y + CHIP_HEIGHT), WHITE, edge, radius=8, width=3 if goes_next else 2
    )
    right = draw_level(canvas, x, y, str(printed_side.level), alarm=goes_next)
    amount = money(printed_side.income, language)
    canvas.text(right + 9, y + 35, amount, 34, INK)
    if goes_next:
        draw_obsolete_sign(canvas, x + width - 19, y + CHIP_HEIGHT / 2)
    return x + width


def draw_hat(canvas: Canvas, x: float, y: float, size: float, fill: Colour = INK) -> None:
    """Draw a bowler hat `size` wide standing on y, about x: an Investor."""
    r = size * 0.31
    canvas.box((x - r, y - size * 0.62, x + r, y - size * 0.06), fill, radius=r * 0.95)
    canvas.box((x - r, y - size * 0.3, x + r, y - size * 0.06), fill)
    canvas.box((x - size / 2, y - size * 0.14, x + size / 2, y), fill, radius=size * 0.07)
    canvas.line([(x - r, y - size * 0.22), (x + r, y - size * 0.22)], WHITE, size * 0.06)


def investor_width(name: str, language: str) -> float:
    """Return the width of an Investor's chip."""
    return text_width(money(facts.investors()[name].face_value, language), 34, True) + 52


def draw_investor(canvas: Canvas, x: float, y: float, name: str, language: str) -> float:
    """Draw an Investor as a chip: a hat and the face value. Return the x of its right edge."""
    width = investor_width(name, language)
    canvas.box((x, y, x + width, y + CHIP_HEIGHT), HAT_GROUND, HAT_EDGE, radius=22, width=2)
    draw_hat(canvas, x + 25, y + 35, 32)
    amount = money(facts.investors()[name].face_value, language)
    canvas.text(x + 44, y + 35, amount, 34, INK, bold=True)
    return x + width


def draw_certificate(canvas: Canvas, x: float, y: float, amount: int, seat: int | None) -> float:
    """Draw a certificate as a chip with the mark of its owner; the bank's are empty and grey.
    Return the x of its right edge."""
    canvas.paste(_certificate_image(amount, seat), x, y)
    return x + PERCENT_WIDTH


@cached
def _certificate_image(amount: int, seat: int | None) -> Image.Image:
    canvas, base = Canvas(PERCENT_WIDTH, CHIP_HEIGHT, None), CHIP_HEIGHT / 2 + 12
    box = (0, 0, PERCENT_WIDTH, CHIP_HEIGHT)
    if seat is None:
        canvas.box(box, CARD, RULE, radius=8, width=2.5)
        canvas.text(PERCENT_WIDTH / 2, base, str(amount), SMALLEST, SOFT_INK, anchor="ms")
        return canvas.finish()
    style = seat_style(seat)
    canvas.box(box, style.tint, style.colour, radius=8, width=3)
    draw_seat_mark(canvas, 18, CHIP_HEIGHT / 2, 10, seat)
    canvas.text(33, base, str(amount), 34, INK, bold=True)
    return canvas.finish()


def draw_frame(canvas: Canvas, box: Box, radius: float = 12) -> None:
    """Draw a frame around what has just changed."""
    left, top, right, bottom = box
    canvas.box((left - 5, top - 5, right + 5, bottom + 5), None, FRESH, radius=radius, width=5)


def draw_certificates(
    canvas: Canvas,
    right: float,
    y: float,
    seats: Sequence[int | None],
    fresh: Collection[int] = (),
) -> None:
    """Draw the four certificates of a Holding, largest first, ending at `right`.

    `seats` are their owners; those in `fresh` are framed."""
    left = right - 4 * PERCENT_WIDTH - 3 * GAP
    for amount, seat in zip(facts.constants().certificate_percents, seats, strict=True):
        draw_certificate(canvas, left, y, amount, seat)
        if amount in fresh:
            draw_frame(canvas, (left, y, left + PERCENT_WIDTH, y + CHIP_HEIGHT))
        left += PERCENT_WIDTH + GAP


CERTIFICATES_WIDTH = 4 * PERCENT_WIDTH + 3 * GAP
"""Width of the four certificates."""
