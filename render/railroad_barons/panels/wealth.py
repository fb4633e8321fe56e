"""What both players were worth, and the share values, from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import data.railroad_barons as facts
from render.alt import clipped, told_within
from render.charts.scales import nice_step, spread
from render.paint.canvas import Canvas, Point
from render.paint.picture import Picture, picture
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SEATS,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    legible,
    text_width,
)
from render.pieces import seat_badge, title
from render.railroad_barons.shared.inks import panel, settled
from render.railroad_barons.shared.livery import LIVERIES, plate
from render.railroad_barons.shared.words import told
from render.words import money, people
from rules.railroad_barons.model.state import Worth
from rules.railroad_barons.model.view import View

LEFT, RIGHT = 138, PHONE_WIDTH - 92
_WORTH, _VALUES = (160, 560, RIGHT), (730, 1120, PHONE_WIDTH - 178)
"""Top, bottom and right edge of the two charts."""
_LINE = 6
_DASHES: dict[str, tuple[int, ...]] = dict(
    zip(LIVERIES, ((), (16, 8), (4, 7), (22, 6, 4, 6), (30, 10)), strict=True)
)


@dataclass(frozen=True, slots=True)
class _Scale:
    """Rounds from left to right, dollars from bottom to top."""

    count: int
    high: int
    step: int
    top: float
    bottom: float
    right: float

    @classmethod
    def of(cls, count: int, most: int, ends: tuple[float, float, float]) -> _Scale:
        step = nice_step(max(most, 50), 6)
        return cls(max(count, 2), -(-max(most, 50) // step) * step, step, *ends)

    def x(self, number: float) -> float:
        return LEFT + (self.right - LEFT) * number / (self.count - 1)

    def y(self, dollars: float) -> float:
        return self.bottom - (self.bottom - self.top) * dollars / self.high


def wealth(view: View, names: Sequence[str], language: str) -> Picture:
    """Two charts over the rounds played, from the table's history: cash and stock of each player
    together, and the share value of each Holding. 1000 pixels wide."""
    history, shown = view.table.history, people(names, language)
    canvas = panel(PHONE_WIDTH, _VALUES[1] + 104)
    title(canvas, 22, 8, told("wealth", language), "", 46)
    totals = [[row.cash[seat] + row.stock[seat] for row in history] for seat in range(2)]
    scale = _Scale.of(len(history), max((v for row in totals for v in row), default=0), _WORTH)
    _grid(canvas, scale, history, language)
    if not history:
        x, y = (LEFT + RIGHT) / 2, (_WORTH[0] + _WORTH[1]) / 2
        canvas.text(x, y, told("wealth-none", language), 38, SOFT_INK, anchor="ms", halo=CARD)
    for seat, row in enumerate(totals):
        points = [(scale.x(n), scale.y(v)) for n, v in enumerate(row)]
        _line(canvas, points, SEATS[seat].colour, SEATS[seat].dash)
    if history:
        _seat_ends(canvas, scale, [row[-1] for row in totals])
    _names(canvas, totals, shown, language)
    canvas.text(22, _VALUES[0] - 26, told("values", language), 40, INK, bold=True)
    _values(canvas, history, language)
    return picture(settled(canvas), _alt(view, names, language))


def _grid(canvas: Canvas, scale: _Scale, history: Sequence[Worth], language: str) -> None:
    canvas.box((LEFT, scale.top, scale.right, scale.bottom), CARD)
    for dollars in range(0, scale.high + 1, scale.step):
        y = scale.y(dollars)
        canvas.line([(LEFT, y), (scale.right, y)], RULE, 2)
        canvas.text(LEFT - 12, y + 12, money(dollars, language), SMALLEST, SOFT_INK, anchor="rs")
    canvas.line([(LEFT, scale.bottom), (scale.right, scale.bottom)], INK, 3)
    starts = [(n, row.set) for n, row in enumerate(history) if row.half == 0]
    step = nice_step(len(starts), 10)
    for number, set_ in starts:
        x = scale.x(number)
        canvas.line([(x, scale.bottom), (x, scale.bottom + 9)], INK, 3)
        if (set_ - 1) % step == 0:
            canvas.text(x, scale.bottom + 42, str(set_), SMALLEST, SOFT_INK, anchor="ms")
    word = told("rounds", language)
    canvas.text((LEFT + scale.right) / 2, scale.bottom + 80, word, SMALLEST, SOFT_INK, anchor="ms")


def _line(canvas: Canvas, points: Sequence[Point], ink: Colour, dash: Sequence[float]) -> None:
    if len(points) > 1:
        canvas.line(points, WHITE, _LINE + 4)
        canvas.line(points, ink, _LINE, dash=dash)


def _seat_ends(canvas: Canvas, scale: _Scale, last: Sequence[int]) -> None:
    """Numbered badges at the right edge, moved apart where the lines end close together."""
    ends = sorted((scale.y(dollars), seat) for seat, dollars in enumerate(last))
    places = spread([y for y, _ in ends], scale.top, scale.bottom, 48)
    x = scale.x(scale.count - 1)
    for (y, seat), at in zip(ends, places, strict=True):
        canvas.line([(x, y), (RIGHT + 38, at)], SEATS[seat].colour, 3)
        seat_badge(canvas, RIGHT + 44, at, 20, seat)


def _names(
    canvas: Canvas, totals: Sequence[Sequence[int]], names: Sequence[str], language: str
) -> None:
    """Below the title: badge, a piece of the line, name and the latest sum of each player."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, row in enumerate(totals):
        x, y = 22 + seat * half, 108
        canvas.line([(x, y), (x + 88, y)], SEATS[seat].colour, _LINE, dash=SEATS[seat].dash)
        seat_badge(canvas, x + 44, y, 20, seat)
        amount = money(row[-1], language) if row else ""
        room = half - 120 - text_width(amount, 38, True) - 14
        name = fit(names[seat], 36, room)
        canvas.text(x + 100, y + 13, name, 36, INK)
        right = x + 100 + text_width(name, 36) + 14
        canvas.text(right, y + 13, amount, 38, INK, bold=True)


def _values(canvas: Canvas, history: Sequence[Worth], language: str) -> None:
    top = facts.constants().end_share_value
    scale = _Scale.of(len(history), top, _VALUES)
    _grid(canvas, scale, history, language)
    ends: list[tuple[float, float, str]] = []
    for column, holding in enumerate(facts.holdings()):
        points = [
            (scale.x(n), scale.y(value))
            for n, row in enumerate(history)
            if (value := row.values[column]) is not None
        ]
        if points:
            _line(canvas, points, LIVERIES[holding].colour, _DASHES[holding])
            ends.append((points[-1][1], points[-1][0], holding))
    ends.sort()
    places = spread([y for y, _, _ in ends], scale.top, scale.bottom, 50)
    for (y, x, holding), at in zip(ends, places, strict=True):
        look = LIVERIES[holding]
        canvas.line([(x, y), (scale.right + 34, at)], look.colour, 3)
        plate(canvas, scale.right + 34, at - 22, holding, size=33, width=126)


def _alt(view: View, names: Sequence[str], language: str) -> str:
    history = view.table.history
    called = [clipped(legible(name, seat, language)) for seat, name in enumerate(names)]
    if not history:
        return told("alt-wealth-none", language)
    sentences = [told("alt-wealth", language, count=len(history))]
    for seat, name in enumerate(called):
        sums = [row.cash[seat] + row.stock[seat] for row in history]
        sentences.append(
            told(
                "alt-wealth-row",
                language,
                name=name,
                first=money(sums[0], language),
                last=money(sums[-1], language),
            )
        )
    for column, holding in enumerate(facts.holdings()):
        values = [value for row in history if (value := row.values[column]) is not None]
        if values:
            sentences.append(
                told(
                    "alt-value-row",
                    language,
                    holding=holding,
                    first=money(values[0], language),
                    last=money(values[-1], language),
                )
            )
    return told_within(sentences)
