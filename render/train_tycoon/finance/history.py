"""How the game went: the players' worth, prices and incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.charts.history import history_part
from render.charts.line_chart import Line, Turns, company_lines
from render.paint.picture import Picture, picture
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import palette
from render.train_tycoon.shared.words import t
from render.words import legible_names
from rules.train_tycoon.model.state import Record
from rules.train_tycoon.model.view import View


def render_history(view: View, names: Sequence[str], language: str) -> Picture:
    """Return three charts from the table's history, 1000 pixels wide: everybody's worth, the
    price and the income of each company, all at the end of each turn. `names` are by seat."""
    rows, shown = view.table.history, legible_names(names, language)
    seen = [name for name in view.table.companies if any(name in row.prices for row in rows)]
    worth = [[(row.turn, row.worth[seat]) for row in rows] for seat in range(len(shown))]
    part = history_part(
        palette(),
        (t("worth-over", language), worth),
        [(t(f"{key}-over", language), _lines(rows, key, seen)) for key in ("prices", "incomes")],
        shown,
        Turns(0, max((1, *(row.turn for row in rows))), t("turn", language)),
        t("history-none", language),
        language,
    )
    return picture(part.image, part.words)


def _lines(rows: Sequence[Record], key: str, names: Sequence[str]) -> list[Line]:
    points = {
        name: [(row.turn, getattr(row, key)[name]) for row in rows if name in row.prices]
        for name in names
    }
    return company_lines(points, LIVERIES)
