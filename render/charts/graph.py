"""A line chart over the turns of a game; each line is labelled at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from data.texts import money
from render.charts.scales import nice_step, spread_labels
from render.paint.canvas import Canvas
from render.paint.style import CARD, INK, RULE, SMALLEST, SOFT_INK, WHITE, Colour

LEFT = 128
_LINE = 5


class Series(NamedTuple):
    """`points`: (turn, dollars), a part of a turn as a fraction; `name` draws the label at the
    line's end, its left middle at x, y."""

    points: tuple[tuple[float, int], ...]
    ink: Colour
    dash: tuple[int, ...]
    name: Callable[[Canvas, float, float], None]
    casing: Colour = WHITE


class ChartFrame(NamedTuple):
    """The place of a chart in pixels; `turns` on its scale, `gap` between the labels of lines."""

    top: float
    bottom: float
    right: float
    turns: int
    gap: float


def draw_line_chart(
    canvas: Canvas, frame: ChartFrame, rows: Sequence[Series], language: str
) -> None:
    """Draw the scale, the lines and their labels."""
    sums = [dollars for row in rows for _, dollars in row.points]
    high, low = max([*sums, 50]), min([*sums, 0])
    step = nice_step(high - low, 6)
    high, low = -(-high // step) * step, low // step * step

    def x(turn: float) -> float:
        return LEFT + (frame.right - LEFT) * turn / max(1, frame.turns)

    def y(dollars: float) -> float:
        return frame.bottom - (frame.bottom - frame.top) * (dollars - low) / (high - low)

    canvas.box((LEFT, frame.top, frame.right, frame.bottom), CARD)
    for dollars in range(low, high + 1, step):
        line_y, is_zero_line = y(dollars), dollars == 0 and low < 0
        canvas.line(
            [(LEFT, line_y), (frame.right, line_y)],
            INK if is_zero_line else RULE,
            3 if is_zero_line else 2,
        )
        text = money(dollars, language)
        canvas.text(LEFT - 12, line_y + 12, text, SMALLEST, SOFT_INK, anchor="rs")
    canvas.line([(LEFT, frame.bottom), (frame.right, frame.bottom)], INK, 3)
    tick_step = nice_step(max(1, frame.turns), 14)
    for turn in range(frame.turns + 1):
        canvas.line([(x(turn), frame.bottom), (x(turn), frame.bottom + 9)], INK, 3)
        if turn % tick_step == 0:
            canvas.text(x(turn), frame.bottom + 42, str(turn), SMALLEST, SOFT_INK, anchor="ms")
    for row in rows:
        points = [(x(turn), y(dollars)) for turn, dollars in row.points]
        if len(points) > 1:
            canvas.line(points, row.casing, _LINE + 3)
            canvas.line(points, row.ink, _LINE, dash=row.dash)
    ends = sorted(
        ((y(row.points[-1][1]), n) for n, row in enumerate(rows) if row.points),
    )
    places = spread_labels(
        [line_y for line_y, _ in ends], frame.top + 8, frame.bottom - 8, frame.gap
    )
    for (line_y, number), place in zip(ends, places, strict=True):
        row = rows[number]
        start = x(row.points[-1][0])
        line = [(start, line_y), (frame.right + 14, place), (frame.right + 30, place)]
        if row.casing == INK:
            canvas.line(line, INK, 5)
        canvas.line(line, row.ink, 3)
        canvas.circle(start, line_y, 6, row.ink, row.casing, 2)
        row.name(canvas, frame.right + 30, place)
