"""How the game went: the players' worth, prices and incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
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
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import quantize
from render.train_tycoon.shared.words import short_name
from render.words import legible_names, money
from rules.train_tycoon.model.state import Record
from rules.train_tycoon.model.view import View

_WORTH_HEIGHT, _MIN_HEIGHT = 330, 250
_SPACING = Spacing(128, 62)


def render_history(view: View, names: Sequence[str], language: str) -> Picture:
    """Return three charts from the table's history, 1000 pixels wide: everybody's worth, the
    price and the income of each company, all at the end of each turn. `names` are by seat."""
    rows, shown = view.table.history, legible_names(names, language)
    companies_seen = [
        name for name in view.table.companies if any(name in row.prices for row in rows)
    ]
    companies_height = chart_height(len(companies_seen), _MIN_HEIGHT)
    prices = {name: _company_points(rows, "prices", name) for name in companies_seen}
    incomes = {name: _company_points(rows, "incomes", name) for name in companies_seen}
    worth = [_worth_points(rows, seat) for seat in range(len(shown))]
    chart_list = [
        Chart(t("worth-over", language), seat_series(worth), _WORTH_HEIGHT),
        Chart(t("prices-over", language), company_series(prices, LIVERIES), companies_height),
        Chart(t("incomes-over", language), company_series(incomes, LIVERIES), companies_height),
    ]
    shown_worths = [(name, worth[seat][-1][1] if rows else None) for seat, name in enumerate(shown)]
    turns = max((row.turn for row in rows), default=0)
    texts = ChartTexts(t("turn", language), t("history-none", language))
    canvas = draw_charts(chart_list, shown_worths, turns, _SPACING, texts, language)
    return picture(quantize(canvas), _alt_text(rows, companies_seen, shown, language))


def _worth_points(rows: Sequence[Record], seat: int) -> Points:
    return tuple((row.turn, row.worth[seat]) for row in rows)


def _company_points(rows: Sequence[Record], key: str, name: str) -> Points:
    """Return what the records say of a company, turn by turn."""
    return tuple((row.turn, getattr(row, key)[name]) for row in rows if name in row.prices)


def _alt_text(
    rows: Sequence[Record], companies_seen: Sequence[str], names: Sequence[str], language: str
) -> str:
    count = sum(row.turn > 0 for row in rows)
    sentences = [t("alt-history", language, count=count)]
    if not count:
        return sentences[0]
    for seat, name in enumerate(names):
        sums = [row.worth[seat] for row in rows]
        values = {"first": money(sums[0], language), "last": money(sums[-1], language)}
        sentences.append(t("alt-history-row", language, name=truncate(name), **values))
    for company in companies_seen:
        prices, incomes = (
            _company_points(rows, "prices", company),
            _company_points(rows, "incomes", company),
        )
        values = {
            "first": money(prices[0][1], language),
            "last": money(prices[-1][1], language),
            "income": money(incomes[-1][1], language),
        }
        sentences.append(t("alt-price-row", language, company=short_name(company), **values))
    return join_within(sentences)
