"""How a game of companies went, turn by turn: charts below one another, first what everybody was
worth, then lines of companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from render.charts.graph import LEFT, Frame, Series, graph
from render.livery import PLATE, Livery, plate
from render.paint.canvas import Canvas
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    SEATS,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
)
from render.pieces import seat_badge
from render.words import money

Points = tuple[tuple[float, int], ...]
"""Turns, a part of one as a fraction, and dollars."""
_RIGHT = PHONE_WIDTH - PLATE - 50
_GAP = 46


class Chart(NamedTuple):
    """A chart below its title, `tall` pixels high."""

    title: str
    rows: Sequence[Series]
    tall: float


class Room(NamedTuple):
    """Pixels between two charts, and below the last."""

    between: int
    below: int


class Words(NamedTuple):
    """What the scale counts, and what is said while there is nothing to show."""

    turns: str
    none: str


def height(lines: int, least: int) -> int:
    """How tall a chart of so many companies is, so that there is room for their plates."""
    return max(least, _GAP * lines + 10)


def seats(worth: Sequence[Points]) -> list[Series]:
    """The lines of the players, by seat."""
    return [
        Series(points, SEATS[seat].colour, SEATS[seat].dash, partial(_badge, seat=seat))
        for seat, points in enumerate(worth)
    ]


def _badge(canvas: Canvas, x: float, y: float, seat: int) -> None:
    seat_badge(canvas, x + 24, y, 18, seat)


def companies(points: Mapping[str, Points], looks: Mapping[str, Livery]) -> list[Series]:
    """The lines of companies, by name."""
    return [
        Series(
            row,
            looks[name].colour,
            looks[name].dash,
            partial(_plate, look=looks[name]),
            INK if looks[name].text == INK else WHITE,
        )
        for name, row in points.items()
    ]


def _plate(canvas: Canvas, x: float, y: float, look: Livery) -> None:
    plate(canvas, x, y - 21, look, size=33, width=PLATE)


def charts(
    found: Sequence[Chart],
    people: Sequence[tuple[str, int | None]],
    turns: int,
    room: Room,
    words: Words,
    language: str,
) -> Canvas:
    """The charts on one canvas; below the first title `people` by seat: the name as lettered, and
    what each is worth now."""
    top = 106.0 + 52 * -(-len(people) // 2)
    tall = top + sum(row.tall for row in found) + room.between * (len(found) - 1) + room.below
    canvas = Canvas(PHONE_WIDTH, round(tall))
    for number, (title, rows, high) in enumerate(found):
        canvas.text(22, top - 26 if number else 52, title, 42, INK, bold=True)
        graph(canvas, Frame(top, top + high, _RIGHT, max(turns, 1), _GAP), rows, language)
        if not turns:
            x, y = (LEFT + _RIGHT) / 2, top + high / 2
            canvas.text(x, y, words.none, 36, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
        canvas.text(_RIGHT + 34, top + high + 42, words.turns, SMALLEST, SOFT_INK)
        top += high + room.between
    _people(canvas, 106, people, language)
    return canvas


def _people(
    canvas: Canvas, y: float, rows: Sequence[tuple[str, int | None]], language: str
) -> None:
    """Who has which line, and what each is worth, two in a line."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, (name, worth) in enumerate(rows):
        x, top = 22 + half * (seat % 2), y - 14 + 52 * (seat // 2)
        canvas.line([(x, top), (x + 56, top)], SEATS[seat].colour, 6, dash=SEATS[seat].dash)
        seat_badge(canvas, x + 84, top, 17, seat)
        amount = "" if worth is None else money(worth, language)
        room = half - 130 - text_width(amount, 36, True) - 14
        called = fit(name, 35, room)
        canvas.text(x + 114, top + 13, called, 35, INK)
        right = x + 114 + text_width(called, 35) + 14
        canvas.text(right, top + 13, amount, 36, INK, bold=True)
