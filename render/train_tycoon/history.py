"""How the game went: what the players were worth, prices and incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from render.canvas import Canvas
from render.graph import LEFT, Frame, Series, graph
from render.picture import Picture, picture
from render.pieces import seat_badge
from render.style import CARD, INK, PHONE_WIDTH, SEATS, SMALLEST, SOFT_INK, WHITE, fit, text_width
from render.train_tycoon.alt import clipped, told_within
from render.train_tycoon.inks import settled
from render.train_tycoon.livery import LIVERIES, plate
from render.train_tycoon.terms import t
from render.train_tycoon.words import short
from render.words import money, people
from rules.train_tycoon.state import Record
from rules.train_tycoon.view import View

_PLATE = 122
_RIGHT = PHONE_WIDTH - _PLATE - 50
_GAP = 46
_WORTH, _LEAST = 330, 250


def history(view: View, names: Sequence[str], language: str) -> Picture:
    """Three charts from the table's history: everybody's worth, the price and the income of each
    company at the end of each turn. 1000 pixels wide; `names` are by seat."""
    rows, shown = view.table.history, people(names, language)
    turns = max((row.turn for row in rows), default=0)
    keys = 52 * -(-len(shown) // 2)
    begun = [name for name in view.table.companies if any(name in row.prices for row in rows)]
    tall = max(_LEAST, _GAP * len(begun) + 10)
    tops = [106.0 + keys]
    tops.append(tops[0] + _WORTH + 128)
    tops.append(tops[1] + tall + 128)
    canvas = Canvas(PHONE_WIDTH, round(tops[2] + tall + 62))
    charts = [
        ("worth-over", _worths(rows, len(shown)), _WORTH),
        ("prices-over", _lines(begun, lambda name: _points(rows, "prices", name)), tall),
        ("incomes-over", _lines(begun, lambda name: _points(rows, "incomes", name)), tall),
    ]
    for top, (title, series, height) in zip(tops, charts, strict=True):
        head = top - 26 if top > tops[0] else 52
        canvas.text(22, head, t(title, language), 42, INK, bold=True)
        graph(canvas, Frame(top, top + height, _RIGHT, max(turns, 1), _GAP), series, language)
        if not turns:
            x, y, word = (LEFT + _RIGHT) / 2, top + height / 2, t("history-none", language)
            canvas.text(x, y, word, 36, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
        canvas.text(_RIGHT + 34, top + height + 42, t("turn", language), SMALLEST, SOFT_INK)
    _people(canvas, 106, shown, rows, language)
    return picture(settled(canvas), _alt(rows, begun, shown, language))


def _worths(rows: Sequence[Record], seats: int) -> list[Series]:
    return [
        Series(
            tuple((row.turn, row.worth[seat]) for row in rows),
            SEATS[seat].colour,
            SEATS[seat].dash,
            partial(_badge, seat=seat),
        )
        for seat in range(seats)
    ]


def _badge(canvas: Canvas, x: float, y: float, seat: int) -> None:
    seat_badge(canvas, x + 24, y, 18, seat)


def _lines(
    names: Sequence[str], points: Callable[[str], tuple[tuple[float, int], ...]]
) -> list[Series]:
    return [
        Series(
            points(name),
            LIVERIES[name].colour,
            LIVERIES[name].dash,
            partial(_plate, name=name),
            INK if LIVERIES[name].text == INK else WHITE,
        )
        for name in names
    ]


def _plate(canvas: Canvas, x: float, y: float, name: str) -> None:
    plate(canvas, x, y - 21, name, size=33, width=_PLATE)


def _points(rows: Sequence[Record], key: str, name: str) -> tuple[tuple[float, int], ...]:
    """What the record says of a company, turn by turn."""
    return tuple((row.turn, getattr(row, key)[name]) for row in rows if name in row.prices)


def _people(
    canvas: Canvas, y: float, names: Sequence[str], rows: Sequence[Record], language: str
) -> None:
    """Who has which line, and what each is worth, two in a line."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, name in enumerate(names):
        x, top = 22 + half * (seat % 2), y - 14 + 52 * (seat // 2)
        canvas.line([(x, top), (x + 56, top)], SEATS[seat].colour, 6, dash=SEATS[seat].dash)
        seat_badge(canvas, x + 84, top, 17, seat)
        amount = money(rows[-1].worth[seat], language) if rows else ""
        room = half - 130 - text_width(amount, 36, True) - 14
        called = fit(name, 35, room)
        canvas.text(x + 114, top + 13, called, 35, INK)
        right = x + 114 + text_width(called, 35) + 14
        canvas.text(right, top + 13, amount, 36, INK, bold=True)


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
