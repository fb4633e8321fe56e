"""How the game went: what the players were worth, prices and incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.charts.history import Chart, Points, Room, Words, charts, companies, height, seats
from render.paint.picture import Picture, picture
from render.train_tycoon.shared.inks import settled
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import short
from render.words import money, people
from rules.train_tycoon.model.state import Record
from rules.train_tycoon.model.view import View

_WORTH, _LEAST = 330, 250
_ROOM = Room(128, 62)


def history(view: View, names: Sequence[str], language: str) -> Picture:
    """Three charts from the table's history: everybody's worth, the price and the income of each
    company at the end of each turn. 1000 pixels wide; `names` are by seat."""
    rows, shown = view.table.history, people(names, language)
    begun = [name for name in view.table.companies if any(name in row.prices for row in rows)]
    tall = height(len(begun), _LEAST)
    prices = {name: _points(rows, "prices", name) for name in begun}
    incomes = {name: _points(rows, "incomes", name) for name in begun}
    worth = [_worth(rows, seat) for seat in range(len(shown))]
    found = [
        Chart(t("worth-over", language), seats(worth), _WORTH),
        Chart(t("prices-over", language), companies(prices, LIVERIES), tall),
        Chart(t("incomes-over", language), companies(incomes, LIVERIES), tall),
    ]
    called = [(name, worth[seat][-1][1] if rows else None) for seat, name in enumerate(shown)]
    turns = max((row.turn for row in rows), default=0)
    words = Words(t("turn", language), t("history-none", language))
    canvas = charts(found, called, turns, _ROOM, words, language)
    return picture(settled(canvas), _alt(rows, begun, shown, language))


def _worth(rows: Sequence[Record], seat: int) -> Points:
    return tuple((row.turn, row.worth[seat]) for row in rows)


def _points(rows: Sequence[Record], key: str, name: str) -> Points:
    """What the record says of a company, turn by turn."""
    return tuple((row.turn, getattr(row, key)[name]) for row in rows if name in row.prices)


def _alt(rows: Sequence[Record], begun: Sequence[str], names: Sequence[str], language: str) -> str:
    count = sum(row.turn > 0 for row in rows)
    sentences = [t("alt-history", language, count=count)]
    if not count:
        return sentences[0]
    for seat, name in enumerate(names):
        sums = [row.worth[seat] for row in rows]
        values = {"first": money(sums[0], language), "last": money(sums[-1], language)}
        sentences.append(t("alt-history-row", language, name=clipped(name), **values))
    for company in begun:
        prices, incomes = _points(rows, "prices", company), _points(rows, "incomes", company)
        values = {
            "first": money(prices[0][1], language),
            "last": money(prices[-1][1], language),
            "income": money(incomes[-1][1], language),
        }
        sentences.append(t("alt-price-row", language, company=short(company), **values))
    return told_within(sentences)
