"""Both players' worth, and the share values, from round to round."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.charts.history import history_part
from render.charts.line_chart import Line, Turns
from render.charts.scales import nice_step
from render.layout.box import Sprite
from render.paint.picture import Picture, picture
from render.railroad_barons.shared.livery import LIVERIES, draw_plate
from render.railroad_barons.shared.palettes import palette
from render.railroad_barons.shared.words import picture_text
from render.words import legible_names
from rules.railroad_barons.model.state import Worth
from rules.railroad_barons.model.view import View

_DASHES: dict[str, tuple[int, ...]] = dict(
    zip(LIVERIES, ((), (16, 8), (4, 7), (22, 6, 4, 6), (30, 10)), strict=True)
)


def render_wealth(view: View, names: Sequence[str], language: str) -> Picture:
    """Return two charts over the rounds played, from the table's history, 1000 pixels wide:
    cash and stock of each player together, and the share value of each Holding."""
    rows = view.table.history
    worth = [
        [(n, row.cash[seat] + row.stock[seat]) for n, row in enumerate(rows)] for seat in (0, 1)
    ]
    lines = [_line(rows, column, name) for column, name in enumerate(facts.holdings())]
    per_set = facts.constants().operating_rounds_per_stock_round
    starts = [(n, row.set) for n, row in enumerate(rows) if row.half == 0]
    step = nice_step(len(starts), 10)
    ticks = [(n, "" if (set_ - 1) % step else str(set_)) for n, set_ in starts]
    part = history_part(
        palette(),
        (picture_text("wealth", language), worth),
        [(picture_text("values", language), [line for line in lines if line.amounts])],
        legible_names(names, language),
        Turns(0, max(1, len(rows) - 1), picture_text("rounds", language, count=per_set), ticks),
        picture_text("wealth-none", language),
        language,
    )
    return picture(part.image, part.words)


def _line(rows: Sequence[Worth], column: int, name: str) -> Line:
    values = [(n, value) for n, row in enumerate(rows) if (value := row.values[column]) is not None]
    sign = Sprite(draw_plate, name, room=(126, 44), corner=True, size=33, width=126)
    look = LIVERIES[name]
    return Line(name, [values], look.colour, _DASHES[name], sign, look.text)
