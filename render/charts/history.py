"""How a game of companies went, turn by turn: stacked charts, first everybody's worth, then
lines of companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from render.charts.graph import LEFT, ChartFrame, Series, draw_line_chart
from render.livery import PLATE, Livery, draw_plate
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
from render.pieces import draw_seat_badge
from render.words import money

Points = tuple[tuple[float, int], ...]
"""(turn, dollars); a part of a turn as a fraction."""
_RIGHT = PHONE_WIDTH - PLATE - 50
_GAP = 46


class Chart(NamedTuple):
    """A chart below its title, `tall` pixels high."""

    title: str
    rows: Sequence[Series]
    tall: float


class Spacing(NamedTuple):
    """Pixels between two charts, and below the last."""

    between: int
    below: int


class ChartTexts(NamedTuple):
    """What the scale counts, and the text shown while there is no data."""

    turns: str
    none: str


def chart_height(lines: int, least: int) -> int:
    """Return the height of a chart with so many companies, with room for their plates."""
    return max(least, _GAP * lines + 10)


def seat_series(worth: Sequence[Points]) -> list[Series]:
    """Return the lines of the players, by seat."""
    return [
        Series(points, SEATS[seat].colour, SEATS[seat].dash, partial(_draw_badge, seat=seat))
        for seat, points in enumerate(worth)
    ]


def _draw_badge(canvas: Canvas, x: float, y: float, seat: int) -> None:
    draw_seat_badge(canvas, x + 24, y, 18, seat)


def company_series(points: Mapping[str, Points], looks: Mapping[str, Livery]) -> list[Series]:
    """Return the lines of companies."""
    return [
        Series(
            row,
            looks[name].colour,
            looks[name].dash,
            partial(_draw_plate, look=looks[name]),
            INK if looks[name].text == INK else WHITE,
        )
        for name, row in points.items()
    ]


def _draw_plate(canvas: Canvas, x: float, y: float, look: Livery) -> None:
    draw_plate(canvas, x, y - 21, look, size=33, width=PLATE)


def draw_charts(
    rows_of_charts: Sequence[Chart],
    people: Sequence[tuple[str, int | None]],
    turns: int,
    room: Spacing,
    words: ChartTexts,
    language: str,
) -> Canvas:
    """Return the charts on one canvas.

    `people` (name as drawn, current worth) stand by seat below the first title."""
    top = 106.0 + 52 * -(-len(people) // 2)
    total_height = (
        top
        + sum(row.tall for row in rows_of_charts)
        + room.between * (len(rows_of_charts) - 1)
        + room.below
    )
    canvas = Canvas(PHONE_WIDTH, round(total_height))
    for number, (title, rows, chart_pixels) in enumerate(rows_of_charts):
        canvas.text(22, top - 26 if number else 52, title, 42, INK, bold=True)
        draw_line_chart(
            canvas, ChartFrame(top, top + chart_pixels, _RIGHT, max(turns, 1), _GAP), rows, language
        )
        if not turns:
            x, y = (LEFT + _RIGHT) / 2, top + chart_pixels / 2
            canvas.text(x, y, words.none, 36, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
        canvas.text(_RIGHT + 34, top + chart_pixels + 42, words.turns, SMALLEST, SOFT_INK)
        top += chart_pixels + room.between
    _draw_people(canvas, 106, people, language)
    return canvas


def _draw_people(
    canvas: Canvas, y: float, rows: Sequence[tuple[str, int | None]], language: str
) -> None:
    """Draw the key to the lines: badge, name and worth, two in a row."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, (name, worth) in enumerate(rows):
        x, top = 22 + half * (seat % 2), y - 14 + 52 * (seat // 2)
        canvas.line([(x, top), (x + 56, top)], SEATS[seat].colour, 6, dash=SEATS[seat].dash)
        draw_seat_badge(canvas, x + 84, top, 17, seat)
        amount = "" if worth is None else money(worth, language)
        room = half - 130 - text_width(amount, 36, True) - 14
        called = fit(name, 35, room)
        canvas.text(x + 114, top + 13, called, 35, INK)
        right = x + 114 + text_width(called, 35) + 14
        canvas.text(right, top + 13, amount, 36, INK, bold=True)
