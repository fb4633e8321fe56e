"""What stands above and below the picture of every film: the turn and the ranking;
everybody's wealth as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from data.texts import money, say
from render.alt import LONGEST
from render.card.ranking import render_ranking
from render.card.top import NO_TOP, Rank, Top
from render.film.film import SMALLEST, WIDTH, Moment
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    CARD,
    INK,
    RULE,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    seat_style,
    text_width,
)
from render.pieces import draw_seat_badge

HEAD = 56
_PAD = 10
_LINE = 36
_BAR = 224
"""The x at which bars begin."""


class Ribbon(NamedTuple):
    """The head of a frame. `turn` is its turn, `caption` the headline; `part` is the elapsed share
    of the game (0..1), `marks` the shares at which the turning points lie. `top`: the ranking."""

    turn: str
    seat: int | None
    caption: str
    part: float
    marks: tuple[float, ...]
    top: Top = NO_TOP


class Bar(NamedTuple):
    """A player's wealth in dollars: `cash` of `total`, the rest is property."""

    seat: int
    name: str
    total: int
    cash: int


def build_ribbon(moments: Sequence[Moment], number: int, turn: str, names: Sequence[str]) -> Ribbon:
    """Return the head of a frame; without a caption it names the player whose turn it was."""
    moment, last = moments[number], max(1, len(moments) - 1)
    points = tuple(n / last for n, shown in enumerate(moments[:-1]) if shown.caption)
    seat = moment.about if moment.caption else moment.seat
    name = names[seat] if seat is not None else ""
    top = _build_ranking(moments[max(0, number - 1)], moment)
    return Ribbon(turn, seat, moment.caption or name, number / last, points, top)


def _build_ranking(before: Moment, moment: Moment) -> Top:
    """Return the ranking with changes since the frame before; whose turn it was is framed."""
    earlier = {row.seat: row.total or 0 for row in before.standing}
    ranks = [
        Rank(row.seat, row.total or 0, change=(row.total or 0) - earlier.get(row.seat, 0))
        for row in moment.standing
    ]
    return Top(tuple(ranks), () if moment.seat is None else (moment.seat,))


def describe_turn(turn: int, language: str) -> str:
    """Return `Turn 41`, or the word for the beginning."""
    if turn < 1:
        return say("film-frame-start", language)
    return say("film-frame-turn", language, turn=str(turn))


def build_bars(moment: Moment, names: Sequence[str], solid: str = "cash") -> tuple[Bar, ...]:
    """Return everybody's wealth, by seat; the sum `solid` is drawn in full colour."""
    return tuple(
        Bar(row.seat, names[row.seat], total, max(0, min(total, row.sums.get(solid) or 0)))
        for row in sorted(moment.standing, key=lambda row: row.seat)
        for total in [row.total or 0]
    )


def film_alt(moments: Sequence[Moment], names: Sequence[str], subject: str, language: str) -> str:
    """Return the alt text of a film: its subject `subject`, its headlines, and how it ended."""
    headlines = [
        say(
            "film-alt-point",
            language,
            when=describe_turn(moment.turn, language),
            told=moment.caption,
        )
        for moment in moments
        if moment.caption
    ]
    ends = [
        say(
            "film-alt-end",
            language,
            place=str(row.place),
            name=names[row.seat],
            total=money(row.total or 0, language),
        )
        for row in moments[-1].standing
    ]
    last = say("film-alt-last", language, turns=str(moments[-1].turn), sums=", ".join(ends))
    text = " ".join([subject, *headlines, last])
    return text if len(text) <= LONGEST else f"{subject} {last}"[:LONGEST]


def greatest_wealth(moments: Sequence[Moment]) -> int:
    """Return the greatest wealth of the whole game, which sets the scale of the bars."""
    return max((row.total or 0 for moment in moments for row in moment.standing), default=0) or 1


@cached
def render_ribbon(row: Ribbon, strong: bool, language: str) -> Image.Image:
    """Return the head of a frame; `strong`: its caption stands on the colour of the seat."""
    ranks = render_ranking(row.top, language, WIDTH).finish() if row.top.ranks else None
    canvas = Canvas(WIDTH, HEAD + (0 if ranks is None else ranks.height), CARD)
    left = _PAD + text_width(row.turn, 28, True) + 18
    ink: Colour = SOFT_INK
    if strong:
        style = seat_style(row.seat)
        canvas.box((left - 8, 4, WIDTH - 6, 44), style.colour, radius=8)
        ink = style.text
    canvas.text(_PAD, 35, row.turn, 28, INK, bold=True)
    if row.seat is not None:
        draw_seat_badge(canvas, left + 12, 24, 12, row.seat)
        left += 34
    size = 26 if text_width(row.caption, 26, strong) < WIDTH - 16 - left else 23
    canvas.text(left, 33, fit(row.caption, size, WIDTH - 16 - left, strong), size, ink, bold=strong)
    canvas.box((0, 49, WIDTH, 56), RULE)
    canvas.box((0, 49, max(2, WIDTH * row.part), 56), INK)
    for mark in row.marks:
        x = min(WIDTH - 4, max(4, WIDTH * mark))
        canvas.box((x - 4, 48, x + 4, 56), WHITE)
        canvas.box((x - 2, 49, x + 2, 56), INK if mark > row.part else SOFT_INK)
    image = canvas.finish()
    if ranks is not None:
        image.paste(ranks, (0, HEAD))
    return image


def render_bars(rows: Sequence[Bar], most: int) -> Image.Image:
    """Return everybody's wealth as bars: cash in full colour, property pale with ties. The sums
    are in the ranking."""
    canvas = Canvas(WIDTH, _PAD + _LINE * len(rows) + 4, CARD)
    for number, row in enumerate(rows):
        _draw_bar(canvas, _PAD / 2 + _LINE * (number + 0.5), row, (WIDTH - 12 - _BAR) / most)
    return canvas.finish()


def _draw_bar(canvas: Canvas, y: float, row: Bar, unit: float) -> None:
    style = seat_style(row.seat)
    draw_seat_badge(canvas, 24, y, 12, row.seat)
    name = fit(row.name, SMALLEST + 1, _BAR - 56)
    canvas.text(44, y + 8, name, SMALLEST + 1, INK)
    split, end = _BAR + max(0, row.cash) * unit, _BAR + max(0, row.total) * unit
    if end - _BAR < 1:
        return
    canvas.box((_BAR, y - 11, end, y + 11), style.tint)
    x = split + 5
    while x < end - 3:
        canvas.line([(x, y - 11), (x, y + 11)], style.colour, 2)
        x += 7
    if split - _BAR >= 1:
        canvas.box((_BAR, y - 11, split, y + 11), style.colour)
    canvas.box((_BAR, y - 11, end, y + 11), None, INK, width=1)
