"""Both players' worth, and the share values, from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import data.railroad_barons as facts
from render.alt import join_within, truncate
from render.charts.scales import nice_step, spread_labels
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
    legible_name,
    text_width,
)
from render.pieces import draw_seat_badge, draw_title
from render.railroad_barons.shared.livery import LIVERIES, draw_plate
from render.railroad_barons.shared.palettes import panel, quantize
from render.railroad_barons.shared.words import picture_text
from render.words import legible_names, money
from rules.railroad_barons.model.state import Worth
from rules.railroad_barons.model.view import View

LEFT, RIGHT = 138, PHONE_WIDTH - 92
_WORTH_BOX, _VALUES_BOX = (160, 560, RIGHT), (730, 1120, PHONE_WIDTH - 178)
"""Top, bottom and right edge of the two charts."""
_LINE_WIDTH = 6
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
    def fit(cls, count: int, greatest: int, ends: tuple[float, float, float]) -> _Scale:
        step = nice_step(max(greatest, 50), 6)
        return cls(max(count, 2), -(-max(greatest, 50) // step) * step, step, *ends)

    def x(self, number: float) -> float:
        return LEFT + (self.right - LEFT) * number / (self.count - 1)

    def y(self, dollars: float) -> float:
        return self.bottom - (self.bottom - self.top) * dollars / self.high


def render_wealth(view: View, names: Sequence[str], language: str) -> Picture:
    """Return two charts over the rounds played, from the table's history, 1000 pixels wide:
    cash and stock of each player together, and the share value of each Holding."""
    history, shown = view.table.history, legible_names(names, language)
    canvas = panel(PHONE_WIDTH, _VALUES_BOX[1] + 104)
    draw_title(canvas, 22, 8, picture_text("wealth", language), "", 46)
    totals = [[row.cash[seat] + row.stock[seat] for row in history] for seat in range(2)]
    scale = _Scale.fit(len(history), max((v for row in totals for v in row), default=0), _WORTH_BOX)
    _draw_grid(canvas, scale, history, language)
    if not history:
        x, y = (LEFT + RIGHT) / 2, (_WORTH_BOX[0] + _WORTH_BOX[1]) / 2
        canvas.text(
            x, y, picture_text("wealth-none", language), 38, SOFT_INK, anchor="ms", halo=CARD
        )
    for seat, row in enumerate(totals):
        points = [(scale.x(n), scale.y(v)) for n, v in enumerate(row)]
        _draw_line(canvas, points, SEATS[seat].colour, SEATS[seat].dash)
    if history:
        _draw_end_badges(canvas, scale, [row[-1] for row in totals])
    _draw_legend(canvas, totals, shown, language)
    canvas.text(22, _VALUES_BOX[0] - 26, picture_text("values", language), 40, INK, bold=True)
    _draw_values(canvas, history, language)
    return picture(quantize(canvas), _alt_text(view, names, language))


def _draw_grid(canvas: Canvas, scale: _Scale, history: Sequence[Worth], language: str) -> None:
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
    word = picture_text("rounds", language)
    canvas.text((LEFT + scale.right) / 2, scale.bottom + 80, word, SMALLEST, SOFT_INK, anchor="ms")


def _draw_line(canvas: Canvas, points: Sequence[Point], ink: Colour, dash: Sequence[float]) -> None:
    if len(points) > 1:
        canvas.line(points, WHITE, _LINE_WIDTH + 4)
        canvas.line(points, ink, _LINE_WIDTH, dash=dash)


def _draw_end_badges(canvas: Canvas, scale: _Scale, last: Sequence[int]) -> None:
    """Draw numbered badges at the right edge, moved apart where the lines end close together."""
    ends = sorted((scale.y(dollars), seat) for seat, dollars in enumerate(last))
    badge_ys = spread_labels([y for y, _ in ends], scale.top, scale.bottom, 48)
    x = scale.x(scale.count - 1)
    for (y, seat), badge_y in zip(ends, badge_ys, strict=True):
        canvas.line([(x, y), (RIGHT + 38, badge_y)], SEATS[seat].colour, 3)
        draw_seat_badge(canvas, RIGHT + 44, badge_y, 20, seat)


def _draw_legend(
    canvas: Canvas, totals: Sequence[Sequence[int]], names: Sequence[str], language: str
) -> None:
    """Draw badge, line sample, name and latest sum of each player, below the title."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, row in enumerate(totals):
        x, y = 22 + seat * half, 108
        canvas.line([(x, y), (x + 88, y)], SEATS[seat].colour, _LINE_WIDTH, dash=SEATS[seat].dash)
        draw_seat_badge(canvas, x + 44, y, 20, seat)
        amount = money(row[-1], language) if row else ""
        room = half - 120 - text_width(amount, 38, True) - 14
        name = fit(names[seat], 36, room)
        canvas.text(x + 100, y + 13, name, 36, INK)
        right = x + 100 + text_width(name, 36) + 14
        canvas.text(right, y + 13, amount, 38, INK, bold=True)


def _draw_values(canvas: Canvas, history: Sequence[Worth], language: str) -> None:
    top = facts.constants().end_share_value
    scale = _Scale.fit(len(history), top, _VALUES_BOX)
    _draw_grid(canvas, scale, history, language)
    ends: list[tuple[float, float, str]] = []
    for column, holding in enumerate(facts.holdings()):
        points = [
            (scale.x(n), scale.y(value))
            for n, row in enumerate(history)
            if (value := row.values[column]) is not None
        ]
        if points:
            _draw_line(canvas, points, LIVERIES[holding].colour, _DASHES[holding])
            ends.append((points[-1][1], points[-1][0], holding))
    ends.sort()
    plate_ys = spread_labels([y for y, _, _ in ends], scale.top, scale.bottom, 50)
    for (y, x, holding), plate_y in zip(ends, plate_ys, strict=True):
        livery = LIVERIES[holding]
        canvas.line([(x, y), (scale.right + 34, plate_y)], livery.colour, 3)
        draw_plate(canvas, scale.right + 34, plate_y - 22, holding, size=33, width=126)


def _alt_text(view: View, names: Sequence[str], language: str) -> str:
    history = view.table.history
    shown_names = [truncate(legible_name(name, seat, language)) for seat, name in enumerate(names)]
    if not history:
        return picture_text("alt-wealth-none", language)
    sentences = [picture_text("alt-wealth", language, count=len(history))]
    for seat, name in enumerate(shown_names):
        sums = [row.cash[seat] + row.stock[seat] for row in history]
        sentences.append(
            picture_text(
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
                picture_text(
                    "alt-value-row",
                    language,
                    holding=holding,
                    first=money(values[0], language),
                    last=money(values[-1], language),
                )
            )
    return join_within(sentences)
