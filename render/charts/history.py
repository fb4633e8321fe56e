"""How a game of companies went: a chart of everybody's worth, then charts of companies."""

from __future__ import annotations

from collections.abc import Sequence

from render.charts.line_chart import (
    Chart,
    Line,
    LineChart,
    Points,
    Turns,
    amount_text,
    draw_charts,
    seat_key,
    seat_line,
)
from render.layout.part import Part
from render.paint.palette import Palette
from render.words import money


def history_part(
    palette: Palette,
    worth: tuple[str, Sequence[Points]],
    companies: Sequence[tuple[str, Sequence[Line]]],
    names: Sequence[str],
    turns: Turns,
    empty: str,
    language: str,
) -> Part:
    """Return the charts, each below its title; `worth` and `names` are by seat."""
    heading, rows = worth
    seats = [
        seat_line(n, name, [row]) for n, (name, row) in enumerate(zip(names, rows, strict=True))
    ]
    sums = [amount_text(money(row[-1][1], language) if row else "") for row in rows]
    tall = 760 / (1 + len(companies))
    charts = [
        Chart(title, LineChart(lines, turns, language, tall=max(280, tall), empty=empty))
        for title, lines in ((heading, seats), *companies)
    ]
    return draw_charts(charts, seat_key(names, sums), palette)
