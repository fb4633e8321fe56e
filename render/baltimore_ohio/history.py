"""How the game went: what the players were worth, share values and net incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from render.baltimore_ohio.alt import clipped, told_within
from render.baltimore_ohio.inks import settled
from render.baltimore_ohio.livery import LIVERIES, plate
from render.baltimore_ohio.words import short, told
from render.canvas import Canvas
from render.graph import LEFT, Frame, Series, graph
from render.picture import Picture, picture
from render.pieces import seat_badge
from render.style import CARD, INK, PHONE_WIDTH, SEATS, SMALLEST, SOFT_INK, WHITE, fit, text_width
from render.words import money, people
from rules.baltimore_ohio.state import Worth
from rules.baltimore_ohio.view import View

_PLATE = 122
_RIGHT = PHONE_WIDTH - _PLATE - 50
_GAP = 46


def history(view: View, names: Sequence[str], language: str) -> Picture:
    """Three charts from the table's history: cash and stock of each player together, the value of
    each railroad, its net income in each Business Round. 1000 pixels wide; `names` are by seat."""
    rows, shown = view.table.history, people(names, language)
    turns = max((row.turn for row in rows), default=0)
    keys = 52 * -(-len(shown) // 2)
    begun = [name for name in view.table.railroads if _values(rows, name)]
    tall = max(300, _GAP * len(begun) + 10)
    tops = [106.0 + keys]
    tops.append(tops[0] + 360 + 150)
    tops.append(tops[1] + tall + 150)
    canvas = Canvas(PHONE_WIDTH, round(tops[2] + tall + 100))
    charts = [
        ("worth", _worth(rows, len(shown)), 360),
        ("values", _lines(begun, partial(_values, rows)), tall),
        ("nets-over", _lines(begun, partial(_nets, rows)), tall),
    ]
    for top, (title, series, height) in zip(tops, charts, strict=True):
        head = top - 26 if top > tops[0] else 52
        canvas.text(22, head, told(title, language), 42, INK, bold=True)
        frame = Frame(top, top + height, _RIGHT, max(turns, 1), _GAP)
        graph(canvas, frame, series, language)
        if not turns:
            x, y = (LEFT + _RIGHT) / 2, top + height / 2
            word = told("history-none", language)
            canvas.text(x, y, word, 36, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
        word = told("turns", language)
        canvas.text(_RIGHT + 34, top + height + 42, word, SMALLEST, SOFT_INK)
    _people(canvas, 106, shown, rows, language)
    return picture(settled(canvas), _alt(view, begun, shown, language))


def _worth(rows: Sequence[Worth], seats: int) -> list[Series]:
    return [
        Series(
            tuple((row.turn, row.cash[seat] + row.stock[seat]) for row in rows),
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


def _values(rows: Sequence[Worth], name: str) -> tuple[tuple[float, int], ...]:
    return tuple((row.turn, value) for row in rows if (value := row.values.get(name)) is not None)


def _nets(rows: Sequence[Worth], name: str) -> tuple[tuple[float, int], ...]:
    """The first Business Round of a turn half a turn before the second."""
    found = []
    for row in rows:
        for half, net in enumerate(row.incomes.get(name, (None, None))):
            if net is not None:
                found.append((row.turn - 0.5 + 0.5 * half, net))
    return tuple(found)


def _people(
    canvas: Canvas, y: float, names: Sequence[str], rows: Sequence[Worth], language: str
) -> None:
    """Who has which line, and what each is worth, two in a line."""
    half = (PHONE_WIDTH - 44) / 2
    for seat, name in enumerate(names):
        x, top = 22 + half * (seat % 2), y - 14 + 52 * (seat // 2)
        canvas.line([(x, top), (x + 56, top)], SEATS[seat].colour, 6, dash=SEATS[seat].dash)
        seat_badge(canvas, x + 84, top, 17, seat)
        amount = money(rows[-1].cash[seat] + rows[-1].stock[seat], language) if rows else ""
        room = half - 130 - text_width(amount, 36, True) - 14
        called = fit(name, 35, room)
        canvas.text(x + 114, top + 13, called, 35, INK)
        right = x + 114 + text_width(called, 35) + 14
        canvas.text(right, top + 13, amount, 36, INK, bold=True)


def _alt(view: View, begun: Sequence[str], names: Sequence[str], language: str) -> str:
    rows = view.table.history
    count = sum(row.turn > 0 for row in rows)
    sentences = [told("alt-history", language, count=count)]
    if not count:
        return sentences[0]
    for seat, name in enumerate(names):
        sums = [row.cash[seat] + row.stock[seat] for row in rows]
        values = {"first": money(sums[0], language), "last": money(sums[-1], language)}
        sentences.append(told("alt-history-row", language, name=clipped(name), **values))
    for railroad in begun:
        found, nets = _values(rows, railroad), _nets(rows, railroad)
        values = {
            "first": money(found[0][1], language),
            "last": money(found[-1][1], language),
            "net": money(nets[-1][1] if nets else 0, language),
        }
        sentences.append(told("alt-value-row", language, railroad=short(railroad), **values))
    return told_within(sentences)
