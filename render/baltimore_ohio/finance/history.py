"""How the game went: the players' worth, share values and net incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
from render.baltimore_ohio.finance.nets import render_nets as small
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.palettes import quantize
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.charts.history import (
    Chart,
    ChartTexts,
    Points,
    Spacing,
    chart_height,
    company_series,
    draw_charts,
    seat_series,
)
from render.paint.picture import Picture, picture
from render.words import legible_names, money
from rules.baltimore_ohio.model.state import Worth
from rules.baltimore_ohio.model.view import View

_WORTH_HEIGHT, _MIN_HEIGHT = 330, 300
_SPACING = Spacing(150, 100)


def render_history(view: View, names: Sequence[str], language: str) -> Picture:
    """Return charts from the table's history, 1000 pixels wide: cash and stock of each player
    together, the value of each railroad, and a small chart of the net incomes of each in its
    Business Rounds. `names` are by seat."""
    rows, shown = view.table.history, legible_names(names, language)
    railroads_seen = [name for name in view.table.railroads if _value_points(rows, name)]
    values_height = chart_height(len(railroads_seen), _MIN_HEIGHT)
    values = {name: _value_points(rows, name) for name in railroads_seen}
    nets = {name: _net_points(rows, name) for name in railroads_seen}
    worth = [_worth_points(rows, seat) for seat in range(len(shown))]
    chart_list = [
        Chart(picture_text("worth", language), seat_series(worth), _WORTH_HEIGHT),
        Chart(picture_text("values", language), company_series(values, LIVERIES), values_height),
    ]
    shown_worths = [(name, worth[seat][-1][1] if rows else None) for seat, name in enumerate(shown)]
    turns = max((row.turn for row in rows), default=0)
    texts = ChartTexts(picture_text("turns", language), picture_text("history-none", language))
    panels = [quantize(draw_charts(chart_list, shown_worths, turns, _SPACING, texts, language))]
    if any(nets.values()):
        panels.append(small(nets, turns, language))
    return picture(panels, _alt_text(view, railroads_seen, shown, language))


def _worth_points(rows: Sequence[Worth], seat: int) -> Points:
    """Return cash and stock of a player together."""
    return tuple((row.turn, row.cash[seat] + row.stock[seat]) for row in rows)


def _value_points(rows: Sequence[Worth], name: str) -> Points:
    return tuple((row.turn, value) for row in rows if (value := row.values.get(name)) is not None)


def _net_points(rows: Sequence[Worth], name: str) -> Points:
    """Return the net incomes; the first Business Round of a turn stands half a turn before the
    second."""
    points = []
    for row in rows:
        for half, net in enumerate(row.incomes.get(name, (None, None))):
            if net is not None:
                points.append((row.turn - 0.5 + 0.5 * half, net))
    return tuple(points)


def _alt_text(
    view: View, railroads_seen: Sequence[str], names: Sequence[str], language: str
) -> str:
    rows = view.table.history
    count = sum(row.turn > 0 for row in rows)
    sentences = [picture_text("alt-history", language, count=count)]
    if not count:
        return sentences[0]
    for seat, name in enumerate(names):
        sums = [dollars for _, dollars in _worth_points(rows, seat)]
        values = {"first": money(sums[0], language), "last": money(sums[-1], language)}
        sentences.append(picture_text("alt-history-row", language, name=truncate(name), **values))
    for railroad in railroads_seen:
        values_seen, nets = _value_points(rows, railroad), _net_points(rows, railroad)
        values = {
            "first": money(values_seen[0][1], language),
            "last": money(values_seen[-1][1], language),
            "net": money(nets[-1][1] if nets else 0, language),
        }
        sentences.append(
            picture_text("alt-value-row", language, railroad=short_name(railroad), **values)
        )
    return join_within(sentences)
