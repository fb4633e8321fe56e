"""How the game went: what the players were worth, share values and net incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.baltimore_ohio.finance.nets import nets as small
from render.baltimore_ohio.shared.inks import settled
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.words import short, told
from render.charts.history import Chart, Points, Room, Words, charts, companies, height, seats
from render.paint.picture import Picture, picture
from render.words import money, people
from rules.baltimore_ohio.model.state import Worth
from rules.baltimore_ohio.model.view import View

_WORTH, _LEAST = 330, 300
_ROOM = Room(150, 100)


def history(view: View, names: Sequence[str], language: str) -> Picture:
    """Charts from the table's history: cash and stock of each player together, the value of each
    railroad, and a small one for each of what it netted in each Business Round. 1000 pixels wide;
    `names` are by seat."""
    rows, shown = view.table.history, people(names, language)
    begun = [name for name in view.table.railroads if _values(rows, name)]
    tall = height(len(begun), _LEAST)
    values = {name: _values(rows, name) for name in begun}
    nets = {name: _nets(rows, name) for name in begun}
    worth = [_worth(rows, seat) for seat in range(len(shown))]
    found = [
        Chart(told("worth", language), seats(worth), _WORTH),
        Chart(told("values", language), companies(values, LIVERIES), tall),
    ]
    called = [(name, worth[seat][-1][1] if rows else None) for seat, name in enumerate(shown)]
    turns = max((row.turn for row in rows), default=0)
    words = Words(told("turns", language), told("history-none", language))
    panels = [settled(charts(found, called, turns, _ROOM, words, language))]
    if any(nets.values()):
        panels.append(small(nets, turns, language))
    return picture(panels, _alt(view, begun, shown, language))


def _worth(rows: Sequence[Worth], seat: int) -> Points:
    """Cash and stock of a player."""
    return tuple((row.turn, row.cash[seat] + row.stock[seat]) for row in rows)


def _values(rows: Sequence[Worth], name: str) -> Points:
    return tuple((row.turn, value) for row in rows if (value := row.values.get(name)) is not None)


def _nets(rows: Sequence[Worth], name: str) -> Points:
    """The first Business Round of a turn half a turn before the second."""
    found = []
    for row in rows:
        for half, net in enumerate(row.incomes.get(name, (None, None))):
            if net is not None:
                found.append((row.turn - 0.5 + 0.5 * half, net))
    return tuple(found)


def _alt(view: View, begun: Sequence[str], names: Sequence[str], language: str) -> str:
    rows = view.table.history
    count = sum(row.turn > 0 for row in rows)
    sentences = [told("alt-history", language, count=count)]
    if not count:
        return sentences[0]
    for seat, name in enumerate(names):
        sums = [dollars for _, dollars in _worth(rows, seat)]
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
