"""Parts of the final cards of the share games: the winner large, and for each player a card
with the sums behind the total and a bar of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from data.texts import money
from render.paint.canvas import Box, Canvas, Point
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    seat_style,
    text_width,
    wrap,
)
from render.pieces import draw_railway, draw_seat_badge
from rules.game import Standing

MARGIN, HERO = 18, 372
LEFT, RIGHT = MARGIN + 22, PHONE_WIDTH - MARGIN - 22


class Sizes(NamedTuple):
    """Layout of a player's card, in pixels from its upper left corner. `place` and `total`:
    baseline and font size; `badge`: x, y and radius; `name`: left, baseline and font size;
    `sums`: top and side of the sample, baseline and font size; `bar`: top and bottom."""

    tall: int
    place: tuple[int, int]
    badge: tuple[int, int, int]
    total: tuple[int, int]
    name: tuple[int, int, int]
    sums: tuple[int, int, int, int]
    bar: tuple[int, int]


LARGE = Sizes(214, (62, 50), (110, 44, 26), (62, 50), (156, 60, 44), (104, 28, 131, 38), (154, 184))
"""For two players."""
SMALL = Sizes(158, (50, 46), (106, 34, 22), (51, 48), (148, 49, 42), (74, 26, 100, 36), (118, 142))
"""For more."""
TINY = Sizes(86, (46, 42), (100, 31, 20), (47, 45), (138, 46, 40), (0, 0, 0, 0), (58, 76))
"""For many players, whose sums are shown elsewhere."""


class Hero(NamedTuple):
    """`winners` are seats, several if they share the first place; `name` is that of a single
    winner, which `headline` puts into a sentence; `how` says what ended the game and by how
    much."""

    game: str
    winners: tuple[int, ...]
    name: str
    headline: Callable[[str], str]
    how: str


class Sum(NamedTuple):
    """A sum behind a total, in dollars; `told` is its text. `sure`: drawn in full colour, else
    pale and striped."""

    told: str
    dollars: int
    sure: bool


def draw_hero(canvas: Canvas, shown: Hero) -> None:
    """Draw the upper part of the card, `HERO` tall below a margin."""
    single_winner = shown.winners[0] if len(shown.winners) == 1 else None
    style = seat_style(single_winner)
    right, bottom = PHONE_WIDTH - MARGIN, MARGIN + HERO
    canvas.box((MARGIN, MARGIN, right, bottom), style.colour, radius=22)
    draw_railway(canvas, MARGIN, right, bottom - 64, style.colour, style.text)
    x = MARGIN + 122
    canvas.circle(x, MARGIN + 136, 88, WHITE)
    radius, places = _BADGES[len(shown.winners)]
    for seat, (dx, dy) in zip(shown.winners, places, strict=True):
        draw_seat_badge(canvas, x + dx, MARGIN + 136 + dy, radius, seat)
    x += 118
    room = right - 24 - x
    canvas.text(x, MARGIN + 62, shown.game, 36, style.text)
    headline = shown.headline(shown.name)
    size = next((s for s in (88, 76, 64) if text_width(headline, s, True) <= room), 58)
    heads = wrap(headline, size, room, True)
    if shown.name and (len(heads) > 2 or text_width(heads[0], size, True) > room):
        name = fit(shown.name, size, room, True)
        heads = wrap(shown.headline(name), size, room, True)
    y = MARGIN + (148.0 if len(heads) == 1 else 122.0)
    for line in heads[:2]:
        canvas.text(x, y, fit(line, size, room, True), size, style.text, bold=True)
        y += size * 1.06
    y += 52 - size * 1.06
    for line in wrap(shown.how, 38, room)[:2]:
        canvas.text(x, y, line, 38, style.text)
        y += 44


_BADGES: dict[int, tuple[int, tuple[Point, ...]]] = {
    1: (54, ((0, 0),)),
    2: (30, ((-38, 0), (38, 0))),
    3: (25, ((0, -40), (-38, 26), (38, 26))),
    4: (24, ((-32, -32), (32, -32), (-32, 32), (32, 32))),
    5: (20, ((0, -52), (-50, -14), (50, -14), (-30, 42), (30, 42))),
    6: (19, ((-28, -48), (28, -48), (-54, 0), (54, 0), (-28, 48), (28, 48))),
}
"""Radius and offsets of the badges by the number of winners."""


def draw_player(
    canvas: Canvas,
    y: float,
    row: Standing,
    name: str,
    sums: Sequence[Sum],
    sizes: Sizes,
    language: str,
    *,
    won: bool,
) -> None:
    """Draw a player's card from the top `y`, without its bar."""
    style = seat_style(row.seat)
    box = (MARGIN, y, PHONE_WIDTH - MARGIN, y + sizes.tall)
    canvas.box(box, CARD, style.colour if won else RULE, radius=14, width=5 if won else 2)
    base, size = sizes.place
    canvas.text(MARGIN + 44, y + base, str(row.place), size, SOFT_INK, bold=True, anchor="ms")
    left, middle, radius = sizes.badge
    draw_seat_badge(canvas, MARGIN + left, y + middle, radius, row.seat)
    total = money(row.total or 0, language)
    base, size = sizes.total
    canvas.text(RIGHT, y + base, total, size, INK, bold=True, anchor="rs")
    end = RIGHT - text_width(total, size, True)
    left, base, size = sizes.name
    room = end - 20 - MARGIN - left
    canvas.text(MARGIN + left, y + base, fit(name, size, room, True), size, INK, bold=True)
    x = float(LEFT)
    top, side, base, size = sizes.sums
    for amount in sums:
        draw_bar_part(canvas, (x, y + top, x + side, y + top + side), row.seat, sure=amount.sure)
        canvas.text(x + side + 12, y + base, amount.told, size, INK)
        x += side + 12 + text_width(amount.told, size) + 44


def draw_total_bar(
    canvas: Canvas, y: float, seat: int, sums: Sequence[Sum], most: int, sizes: Sizes
) -> None:
    """Draw the total as a bar of its sums, none of them negative; `most` dollars span the card."""
    x, (top, bottom) = float(LEFT), sizes.bar
    unit = (RIGHT - LEFT) / most if most else 0
    for amount in sums:
        width = amount.dollars * unit
        if width:
            draw_bar_part(canvas, (x, y + top, x + width, y + bottom), seat, sure=amount.sure)
            x += width


def draw_bar_part(canvas: Canvas, box: Box, seat: int | None, *, sure: bool) -> None:
    """Draw a part of a bar, in full colour or pale and striped, with an outline."""
    style = seat_style(seat)
    left, top, right, bottom = box
    canvas.box(box, style.colour if sure else style.tint)
    if not sure:
        x = left + 7
        while x < right - 3:
            canvas.line([(x, top), (x, bottom)], style.colour, 3)
            x += 10
    canvas.box(box, None, INK, width=2)
