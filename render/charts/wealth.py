"""What everybody was worth from turn to turn, or how likely to win, with the turning points marked:
for any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from data.texts import money, say
from render.alt import told_within
from render.charts.scales import nice_step, spread
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
    legible,
    seat_style,
    text_width,
    thousands,
)
from render.pieces import seat_badge, title

Points = Sequence[tuple[int, Sequence[int]]]
What = Literal["wealth", "chances"]

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
    def of(cls, points: Points) -> _Scale:
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


def wealth(
    points: Points,
    marks: Sequence[int],
    names: Sequence[str],
    language: str,
    *,
    steps: bool = False,
    what: What = "wealth",
) -> Picture:
    """`points` are (turn number, whole dollars by seat), oldest first, at least one; of chances
    whole percents. `marks` are places in them that are numbered 1, 2, 3… above the curves. Names
    are by seat. `steps`: a turn is called a step, where the game's own turns are something else.
    1000 pixels wide."""
    shown = [legible(name, seat, language) for seat, name in enumerate(names)]
    canvas = Canvas(PHONE_WIDTH, LEGEND + LEGEND_LINE * -(-len(names) // 2) + 10)
    title(canvas, 22, 14, say(_key(what, steps), language))
    canvas.box((LEFT, TOP, RIGHT, BOTTOM), CARD)
    scale = _Scale.of(points)
    _grid(canvas, scale, language, steps, what)
    marked = [scale.x(points[place][0]) for place in marks]
    for x in marked:
        canvas.line([(x, TOP - 14), (x, BOTTOM)], SOFT_INK, 3, dash=(9, 8))
    for seat in range(len(names)):
        _line(canvas, seat, [(scale.x(turn), scale.y(row[seat])) for turn, row in points])
    _numbers(canvas, marked)
    _ends(canvas, scale, points[-1][1])
    _legend(canvas, [_amount(each, language, what) for each in points[-1][1]], shown)
    return picture(canvas.finish(), _alt(points, marks, names, language, steps, what))


def _key(what: What, steps: bool, part: str = "") -> str:
    return f"film-{what}{'-step' if steps else ''}{part}"


def _amount(amount: int, language: str, what: What) -> str:
    if what == "chances":
        return say("film-percent", language, share=amount)
    return money(amount, language)


def _grid(canvas: Canvas, scale: _Scale, language: str, steps: bool, what: What) -> None:
    for dollars in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(dollars)
        canvas.line([(LEFT, y), (RIGHT, y)], RULE, 2)
        short = dollars and scale.high >= 10_000 and dollars % 1000 == 0
        label = thousands(dollars, language) if short else _amount(dollars, language, what)
        canvas.text(LEFT - 12, y + 12, label, SMALLEST, SOFT_INK, anchor="rs")
    canvas.line([(LEFT, BOTTOM), (RIGHT, BOTTOM)], INK, 3)
    step = nice_step(scale.last - scale.first, 8)
    for turn in range(-(-scale.first // step) * step, scale.last + 1, step):
        x = scale.x(turn)
        canvas.line([(x, BOTTOM), (x, BOTTOM + 10)], INK, 3)
        canvas.text(x, BOTTOM + 44, str(turn), SMALLEST, SOFT_INK, anchor="ms")
    word = say(_key("wealth", steps, "-turns"), language)
    canvas.text((LEFT + RIGHT) / 2, BOTTOM + 84, word, SMALLEST, SOFT_INK, anchor="ms")


def _line(canvas: Canvas, seat: int, points: Sequence[Point]) -> None:
    style = seat_style(seat)
    if len(points) > 1:
        canvas.line(points, WHITE, LINE + 4)
        canvas.line(points, style.colour, LINE, dash=style.dash)


def _numbers(canvas: Canvas, places: Sequence[float]) -> None:
    """The marks' numbers in a row above the chart, moved apart where they lie close."""
    for number, (x, at) in enumerate(
        zip(places, spread(places, LEFT, RIGHT, 50), strict=True), start=1
    ):
        canvas.line([(at, TOP - 38), (x, TOP - 14)], SOFT_INK, 3)
        canvas.circle(at, TOP - 42, 22, INK)
        canvas.text(at, TOP - 30, str(number), 34, WHITE, bold=True, anchor="ms")


def _ends(canvas: Canvas, scale: _Scale, last: Sequence[int]) -> None:
    """Numbered badges at the right edge, moved apart where the lines end close together."""
    ends = sorted((scale.y(dollars), seat) for seat, dollars in enumerate(last))
    places = spread([y for y, _ in ends], TOP, BOTTOM, 50)
    for (y, seat), at in zip(ends, places, strict=True):
        canvas.line([(RIGHT, y), (RIGHT + 40, at)], seat_style(seat).colour, 3)
        seat_badge(canvas, RIGHT + 44, at, BADGE, seat)


def _legend(canvas: Canvas, last: Sequence[str], names: Sequence[str]) -> None:
    """Badge, a piece of the line, name and the sum at the end, two abreast."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, amount in enumerate(last):
        x, y = 22 + half * (seat % 2), LEGEND + LEGEND_LINE * (seat // 2)
        style = seat_style(seat)
        canvas.line([(x, y), (x + 88, y)], style.colour, LINE, dash=style.dash)
        seat_badge(canvas, x + 44, y, BADGE, seat)
        room = half - 114 - text_width(amount, 36, True) - 24
        name = fit(names[seat], 36, room)
        canvas.text(x + 100, y + 13, name, 36, INK)
        at = x + 100 + text_width(name, 36) + 14
        canvas.text(at, y + 13, amount, 36, INK, bold=True)


def _alt(
    points: Points,
    marks: Sequence[int],
    names: Sequence[str],
    language: str,
    steps: bool,
    what: What,
) -> str:
    told = [say(_key(what, steps, "-alt"), language, turns=str(points[-1][0]))]
    for seat, name in enumerate(names):
        sums = [row[seat] for _, row in points]
        first, most, last = (
            _amount(each, language, what) for each in (sums[0], max(sums), sums[-1])
        )
        told.append(
            say("film-wealth-alt-row", language, name=name, first=first, most=most, last=last)
        )
    if marks:
        turns = ", ".join(str(points[place][0]) for place in marks)
        told.append(say(_key("wealth", steps, "-alt-marks"), language, turns=turns))
    return told_within(told)
