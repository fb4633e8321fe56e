"""A chart of everybody's worth, or chances of winning, from turn to turn, with the turning
points marked; for any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from data.texts import money, say
from render.alt import join_within
from render.charts.scales import nice_step, spread_labels
from render.paint.canvas import Canvas, Point
from render.paint.picture import Picture, picture
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    format_thousands,
    legible_name,
    seat_style,
    text_width,
)
from render.pieces import draw_seat_badge, draw_title

Points = Sequence[tuple[int, Sequence[int]]]
Subject = Literal["wealth", "chances"]

LEFT, RIGHT, TOP, BOTTOM = 166, PHONE_WIDTH - 78, 150, 690
LEGEND = BOTTOM + 126
LEGEND_LINE = 60
LINE = 6
BADGE = 21


@dataclass(frozen=True, slots=True)
class _Scale:
    """Turns played from left to right, dollars from bottom to top."""

    first: int
    last: int
    low: int
    high: int
    step: int

    @classmethod
    def for_points(cls, points: Points) -> _Scale:
        sums = [amount for _, row in points for amount in row]
        low, high = min([0, *sums]), max([1, *sums])
        step = max(1, nice_step(high - low, 6))
        first, last = points[0][0], points[-1][0]
        low, high = low // step * step, -(-high // step) * step
        return cls(first, max(last, first + 1), low, high, step)

    def x(self, turn: float) -> float:
        return LEFT + (RIGHT - LEFT) * (turn - self.first) / (self.last - self.first)

    def y(self, dollars: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (dollars - self.low) / (self.high - self.low)


def render_wealth(
    points: Points,
    marks: Sequence[int],
    names: Sequence[str],
    language: str,
    *,
    steps: bool = False,
    subject: Subject = "wealth",
) -> Picture:
    """Return a chart 1000 pixels wide.

    `points` are (turn number, whole dollars by seat), oldest first, at least one; for chances
    whole percents. `marks` are indices into them, numbered 1, 2, 3… above the curves. Names are
    by seat. `steps`: a turn is called a step, in games whose own turns are something else."""
    shown = [legible_name(name, seat, language) for seat, name in enumerate(names)]
    canvas = Canvas(PHONE_WIDTH, LEGEND + LEGEND_LINE * -(-len(names) // 2) + 10)
    draw_title(canvas, 22, 14, say(_key(subject, steps), language))
    canvas.box((LEFT, TOP, RIGHT, BOTTOM), CARD)
    scale = _Scale.for_points(points)
    _draw_grid(canvas, scale, language, steps, subject)
    mark_xs = [scale.x(points[place][0]) for place in marks]
    for x in mark_xs:
        canvas.line([(x, TOP - 14), (x, BOTTOM)], SOFT_INK, 3, dash=(9, 8))
    for seat in range(len(names)):
        _draw_line(canvas, seat, [(scale.x(turn), scale.y(row[seat])) for turn, row in points])
    _draw_mark_numbers(canvas, mark_xs)
    _draw_end_badges(canvas, scale, points[-1][1])
    _draw_legend(
        canvas, [_format_amount(amount, language, subject) for amount in points[-1][1]], shown
    )
    return picture(canvas.finish(), _alt_text(points, marks, names, language, steps, subject))


def _key(subject: Subject, steps: bool, part: str = "") -> str:
    return f"film-{subject}{'-step' if steps else ''}{part}"


def _format_amount(amount: int, language: str, subject: Subject) -> str:
    if subject == "chances":
        return say("film-percent", language, share=amount)
    return money(amount, language)


def _draw_grid(canvas: Canvas, scale: _Scale, language: str, steps: bool, subject: Subject) -> None:
    for dollars in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(dollars)
        canvas.line([(LEFT, y), (RIGHT, y)], RULE, 2)
        short = dollars and scale.high >= 10_000 and dollars % 1000 == 0
        label = (
            format_thousands(dollars, language)
            if short
            else _format_amount(dollars, language, subject)
        )
        canvas.text(LEFT - 12, y + 12, label, SMALLEST, SOFT_INK, anchor="rs")
    canvas.line([(LEFT, BOTTOM), (RIGHT, BOTTOM)], INK, 3)
    step = nice_step(scale.last - scale.first, 8)
    for turn in range(-(-scale.first // step) * step, scale.last + 1, step):
        x = scale.x(turn)
        canvas.line([(x, BOTTOM), (x, BOTTOM + 10)], INK, 3)
        canvas.text(x, BOTTOM + 44, str(turn), SMALLEST, SOFT_INK, anchor="ms")
    word = say(_key("wealth", steps, "-turns"), language)
    canvas.text((LEFT + RIGHT) / 2, BOTTOM + 84, word, SMALLEST, SOFT_INK, anchor="ms")


def _draw_line(canvas: Canvas, seat: int, points: Sequence[Point]) -> None:
    style = seat_style(seat)
    if len(points) > 1:
        canvas.line(points, WHITE, LINE + 4)
        canvas.line(points, style.colour, LINE, dash=style.dash)


def _draw_mark_numbers(canvas: Canvas, places: Sequence[float]) -> None:
    """Draw the numbers of the marks in a row above the chart, moved apart where they are close."""
    for number, (x, at) in enumerate(
        zip(places, spread_labels(places, LEFT, RIGHT, 50), strict=True), start=1
    ):
        canvas.line([(at, TOP - 38), (x, TOP - 14)], SOFT_INK, 3)
        canvas.circle(at, TOP - 42, 22, INK)
        canvas.text(at, TOP - 30, str(number), 34, WHITE, bold=True, anchor="ms")


def _draw_end_badges(canvas: Canvas, scale: _Scale, last: Sequence[int]) -> None:
    """Draw numbered badges at the right edge, moved apart where the lines end close together."""
    ends = sorted((scale.y(dollars), seat) for seat, dollars in enumerate(last))
    places = spread_labels([y for y, _ in ends], TOP, BOTTOM, 50)
    for (y, seat), at in zip(ends, places, strict=True):
        canvas.line([(RIGHT, y), (RIGHT + 40, at)], seat_style(seat).colour, 3)
        draw_seat_badge(canvas, RIGHT + 44, at, BADGE, seat)


def _draw_legend(canvas: Canvas, last: Sequence[str], names: Sequence[str]) -> None:
    """Draw badge, line sample, name and last amount of each seat, two in a row."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, amount in enumerate(last):
        x, y = 22 + half * (seat % 2), LEGEND + LEGEND_LINE * (seat // 2)
        style = seat_style(seat)
        canvas.line([(x, y), (x + 88, y)], style.colour, LINE, dash=style.dash)
        draw_seat_badge(canvas, x + 44, y, BADGE, seat)
        room = half - 114 - text_width(amount, 36, True) - 24
        name = fit(names[seat], 36, room)
        canvas.text(x + 100, y + 13, name, 36, INK)
        at = x + 100 + text_width(name, 36) + 14
        canvas.text(at, y + 13, amount, 36, INK, bold=True)


def _alt_text(
    points: Points,
    marks: Sequence[int],
    names: Sequence[str],
    language: str,
    steps: bool,
    subject: Subject,
) -> str:
    sentences = [say(_key(subject, steps, "-alt"), language, turns=str(points[-1][0]))]
    for seat, name in enumerate(names):
        sums = [row[seat] for _, row in points]
        first, most, last = (
            _format_amount(amount, language, subject) for amount in (sums[0], max(sums), sums[-1])
        )
        sentences.append(
            say("film-wealth-alt-row", language, name=name, first=first, most=most, last=last)
        )
    if marks:
        turns = ", ".join(str(points[place][0]) for place in marks)
        sentences.append(say(_key("wealth", steps, "-alt-marks"), language, turns=turns))
    return join_within(sentences)
