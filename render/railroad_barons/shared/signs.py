"""Small signs of this game that several pictures share: tokens, Railroads, Investors,
certificates."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from PIL import Image

import data.railroad_barons as facts
from render.alt import truncate
from render.layout.box import Box, Card, Framed, Space, Sprite
from render.layout.stacks import Row
from render.layout.text import Pill, Text, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    seat_style,
)
from render.pieces import draw_seat_mark, mark_shape
from render.railroad_barons.shared.livery import (
    LETTERS,
    LIVERIES,
    PLATE_HEIGHT,
    PLATE_WIDTH,
    draw_plate,
)
from render.railroad_barons.shared.palettes import HAT_EDGE, HAT_GROUND
from render.railroad_barons.shared.words import picture_text
from render.words import money

Use = Literal["plus", "down", "network", "free"]

TOKEN_RADIUS = 18
"""Radius of a token."""
NETWORK_WIDTH = 2 * TOKEN_RADIUS + 44
"""Width of a token on a piece of track."""
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
    ground = livery.tint if use == "free" else livery.colour
    canvas.circle(middle, middle, radius, ground, INK, 2)
    if use == "plus":
        draw_plus(canvas, middle, middle, radius * 0.56, livery.text)
    elif use == "down":
        draw_down(canvas, middle, middle, radius * 0.62, livery.text)
    return canvas.finish()


def draw_plus(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    canvas.polygon(mark_shape("cross", x, y, radius), fill)


def draw_down(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    """Draw the sign of the circles with a triangle pointing down."""
    half, top, tip = radius * 1.08, y - radius * 0.72, y + radius * 1.05
    canvas.polygon([(x - half, top), (x + half, top), (x, tip)], fill)


def draw_network_token(canvas: Canvas, x: float, y: float, holding: str) -> None:
    """Draw a token on a piece of track about x, y: one in the route network."""
    half = NETWORK_WIDTH / 2
    for tie in (half - 7, half - 17):
        for side in (x - tie, x + tie):
            canvas.line([(side, y - 13), (side, y + 13)], SOFT_INK, 4)
    for rail in (y - 8, y + 8):
        canvas.line([(x - half, rail), (x + half, rail)], INK, 3)
    draw_token(canvas, x, y, holding, "network")


def draw_cross(canvas: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    for direction in (-1, 1):
        ends = [(x - radius, y - direction * radius), (x + radius, y + direction * radius)]
        canvas.line(ends, fill, radius * 0.5)


def draw_hat(canvas: Canvas, x: float, y: float, size: float, fill: Colour = INK) -> None:
    """Draw a bowler hat `size` wide standing on y, about x: an Investor."""
    r = size * 0.31
    canvas.box((x - r, y - size * 0.62, x + r, y - size * 0.06), fill, radius=r * 0.95)
    canvas.box((x - r, y - size * 0.3, x + r, y - size * 0.06), fill)
    canvas.box((x - size / 2, y - size * 0.14, x + size / 2, y), fill, radius=size * 0.07)
    canvas.line([(x - r, y - size * 0.22), (x + r, y - size * 0.22)], WHITE, size * 0.06)


def draw_certificate(canvas: Canvas, x: float, y: float, amount: int, seat: int | None) -> None:
    """Draw a certificate with its upper left corner at x, y."""
    canvas.paste(_certificate_image(amount, seat), x, y)


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


def level(text: str, *, alarm: bool = False, words: str | None = None) -> Box:
    """Return a Railroad's level, white on dark, or on red if it becomes obsolete."""
    return Pill(text, 36, ALARM if alarm else INK, radius=8, least=40, words=words)


def obsolete_sign(ink: Colour = ALARM, radius: float = 9) -> Box:
    return Sprite(draw_cross, radius, ink, room=(2 * radius + 4, 2 * radius))


def railroad(printed_side: facts.Side, goes_next: bool, language: str) -> Box:
    """Return a Railroad as a chip with level and income; red and crossed out if the next such level
    makes it obsolete."""
    edge, line = (ALARM, 3) if goes_next else (SOFT_INK, 2)
    number = str(printed_side.level)
    chip = Row(
        level(number, alarm=goes_next, words=picture_text("level", language, level=number)),
        Text(money(printed_side.income, language), 34),
        *([obsolete_sign()] if goes_next else []),
        Space(2),
        gap=8,
    )
    return Card(chip, ground=WHITE, edge=edge, line=line, radius=8, pad=(0, 0))


def investor(name: str, language: str, railroads: int | None = None) -> Box:
    """Return an Investor as a chip: a hat and the face value, or, with a Holding of so many
    `railroads`, what it brings there."""
    row = facts.investors()[name]
    value = money(row.face_value, language)
    words = picture_text("investor-chip", language, value=value)
    brings = "" if railroads is None else describe_bonus(row, railroads, language)
    if brings:
        words = f"{words} {brings}"
    text = Text(brings or value, 34, bold=True)
    chip = Row(Sprite(draw_hat_about, 32, room=(32, 22)), text, gap=3)
    return Card(chip, ground=HAT_GROUND, edge=HAT_EDGE, radius=22, pad=(9, 3), words=words)


def describe_bonus(row: facts.Investor, railroads: int, language: str) -> str:
    """Return what an Investor brings to a Holding of so many `railroads`, or to one without any
    with its first; empty if it is neither revenue nor a discount."""
    if row.ability == "discount_percent":
        return picture_text("bonus-discount", language, amount=str(row.amount))
    if not row.ability.startswith("income"):
        return ""
    count = max(1, railroads) if row.ability == "income_per_railroad" else 1
    return f"+{money(row.amount * count, language)}"


def certificates(
    owners: Sequence[int | None],
    language: str,
    names: Sequence[str] = (),
    fresh: Collection[int] = (),
) -> Box:
    """Return the four certificates of a Holding by their `owners`, given largest first, the bank's
    last; a group is framed if one in `fresh` is in it. In words they are added up; `names` are by
    seat."""
    groups: dict[int | None, list[int]] = {
        seat: [] for seat in (*sorted({o for o in owners if o is not None}), None)
    }
    for percent, owner in zip(facts.constants().certificate_percents, owners, strict=True):
        groups[owner].append(percent)
    chips = [
        Framed(_owner_chip(percents, seat, language), news=not {*fresh}.isdisjoint(percents))
        for seat, percents in groups.items()
        if percents
    ]
    words = [
        picture_text("share", language, name=truncate(name), share=sum(groups[seat]))
        for seat, name in enumerate(names)
        if groups.get(seat)
    ]
    return Row(*chips, gap=8, words=", ".join(words))


def _owner_chip(percents: Sequence[int], seat: int | None, language: str) -> Box:
    """Return certificates of one owner, with the seat's mark; the bank's are grey."""
    amounts = "+".join(map(str, percents))
    if seat is None:
        return label(f"{picture_text('bank', language)} {amounts}")
    style = seat_style(seat)
    row = Row(Sprite(draw_seat_mark, 10, seat, room=(20, 30)), Text(amounts, 34, bold=True), gap=6)
    return Card(row, ground=style.tint, edge=style.colour, line=3, radius=8, pad=(9, 3))


def certificate(percent: int, seat: int | None) -> Box:
    """Return a certificate as a chip with the mark of its owner; the bank's are empty and grey."""
    return Sprite(draw_certificate, percent, seat, room=(PERCENT_WIDTH, CHIP_HEIGHT), corner=True)


def tokens(
    holding: str, counts: Sequence[tuple[Use, int]], language: str, *, counted: bool = False
) -> Box:
    """Return tokens: each use one by one, or as one token with the number if they are `counted`;
    those in the route network are always counted."""
    groups: list[Box] = []
    for use, count in counts:
        if not count:
            continue
        if use == "network":
            size = NETWORK_WIDTH, 2 * TOKEN_RADIUS
            token: Box = Sprite(draw_network_token, holding, room=size)
        else:
            size = 2 * TOKEN_RADIUS, 2 * TOKEN_RADIUS
            token = Sprite(draw_token, holding, use, room=size)
        if counted or use == "network":
            groups.append(Row(token, Text(str(count), 35), gap=8))
        else:
            groups.append(Row(*[token] * count, gap=5))
    parts = [picture_text(f"tokens-{use}", language, count=count) for use, count in counts if count]
    return Row(*groups, gap=16, words=", ".join(parts))


def draw_hat_about(canvas: Canvas, x: float, y: float, size: float) -> None:
    draw_hat(canvas, x, y + size * 0.33, size)


def plate(holding: str, *, size: int = LETTERS, width: float = PLATE_WIDTH) -> Box:
    height = size * PLATE_HEIGHT / LETTERS
    return Sprite(
        draw_plate, holding, size=size, width=width, room=(width, height), corner=True,
        words=holding,
    )  # fmt: skip
