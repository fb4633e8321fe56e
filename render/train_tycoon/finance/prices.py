"""The price board: a lane for each company, in company order, over one scale, with its
target price."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.charts.scales import Move
from render.layout.box import Box, Card, Space, Sprite
from render.layout.stacks import Line, Row, Table
from render.layout.text import Text, label
from render.paint.canvas import Canvas
from render.paint.style import INK, RULE, SMALLEST, SOFT_INK, WHITE
from render.pieces import draw_change_arrow
from render.train_tycoon.shared.chips import company_box, draw_diamond, line_height
from render.train_tycoon.shared.livery import draw_cube
from render.train_tycoon.shared.table_values import active_companies
from render.train_tycoon.shared.words import subject_company, t
from render.words import money
from rules.train_tycoon.model.state import Company, State

SIDE = 30
"""Width of a company's cube on its lane, in pixels."""


def prices_box(table: State, moves: Sequence[Move], language: str) -> Box:
    """Return the active companies at their prices, with the `moves` as arrows; the one that the
    game is about stands out."""
    names, before = active_companies(table), {move.name: move.before for move in moves}
    tall, subject = line_height(len(names)), subject_company(table)
    sign = Row(Sprite(draw_diamond, room=(26, 28)), label(t("target", language)), gap=4)
    lines = [Line([Space(), _Lane(46), label(t("price", language), align="right"), sign])]
    for name in names:
        row = table.companies[name]
        cells = _lane_cells(name, row, before.get(name, row.price), (tall, len(names)), language)
        lines.append(Line(cells, INK if name == subject else None))
    body = Table(lines, pad=0, gap=14, rules=False)
    return Card(body, pad=(12, 6))


def _lane_cells(
    name: str, row: Company, before: int, lines: tuple[int, int], language: str
) -> list[Box]:
    """Return the lane of a company: its name, its place on the scale, price and target price,
    which there is once it has operated. `lines`: the height of a lane, and their number."""
    price = money(row.price, language)
    words = price if before == row.price else f"{money(before, language)} → {price}"
    size = 36 if lines[0] > 44 else SMALLEST
    target = money(row.target, language) if row.operated else "–"
    lane = _Lane(lines[0], name, row.price, before, row.target if row.operated else None)
    return [
        company_box(name, lines[1]),
        lane,
        Text(price, size, bold=True, align="right", words=words),
        Text(
            target, size, INK if row.operated else SOFT_INK, align="right", words=target.strip("–")
        ),
    ]


class _Lane(Box):
    """The scale of all prices, a line at every fifth box: with the price of a company, a cube, and
    an arrow from the price `before` if that differs; without a company the numbers of the scale."""

    width = min_width = 420
    grow = 1

    def __init__(
        self, tall: int, company: str = "", price: int = 0, before: int = 0,
        target: int | None = None,
    ) -> None:  # fmt: skip
        self._tall, self._company = tall, company
        self._price, self._before, self._target = price, before, target

    def height(self, width: float) -> float:
        return self._tall

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        top, middle, half = max(facts.price_boxes()), y + height / 2, SIDE / 2

        def place(price: int) -> float:
            return x + 20 + (width - 40) * min(max(price, 0), top) / top

        for price in range(0, top + 1, 25):
            start = y if self._company else y + height - 6
            canvas.line([(place(price), start), (place(price), y + height)], RULE, 2)
            if not self._company:
                canvas.text(place(price), y + 34, str(price), SMALLEST, SOFT_INK, anchor="ms")
        if not self._company:
            return
        at = place(self._price)
        if self._price != self._before:
            draw_change_arrow(canvas, middle, (place(self._before), at), half + 3)
        rim = half + 3
        if self._target is not None:
            spot, clear = place(self._target), rim + 11
            if abs(spot - at) < clear:  # beside the cube, where its price or else the scale lets it
                has_room = x < at - clear, at + clear < x + width
                is_left = self._target < self._price and has_room[0]
                spot = at - clear if is_left or not has_room[1] else at + clear
            draw_diamond(canvas, spot, middle)
        canvas.box((at - rim, middle - rim, at + rim, middle + rim), WHITE, radius=3)
        draw_cube(canvas, at, middle, SIDE, SIDE, self._company)
