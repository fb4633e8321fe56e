"""The board in sentences, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.baltimore_ohio as facts
from render.alt import told_within
from render.baltimore_ohio.map.chart import bound, closed, locked, occupancy
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.shared.reading import cities_of, value
from render.baltimore_ohio.shared.words import full, short, told
from render.words import money
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def board_alt(view: View, opening: Sequence[str], language: str, marked: Marked) -> str:
    """What the map shows, after what stands at its top."""
    return told_within([*opening, *_sentences(view.table, language, marked)])


def _sentences(table: State, language: str, marked: Marked) -> Iterator[str]:
    city, cost = board().city, board().cost
    if marked.railroad is not None:
        yield _network(table, marked.railroad, language)
    if marked.proposal:
        hexes = ", ".join(_named(hex_, city) for hex_ in marked.proposal)
        total = money(sum(cost[hex_] for hex_ in marked.proposal), language)
        yield told("alt-build", language, hexes=hexes, sum=total)
    elif marked.built:
        hexes = ", ".join(_named(hex_, city) for hex_ in marked.built)
        yield told("alt-built", language, hexes=hexes)
    if marked.railroad is None:
        for name in table.order:
            yield _line(table, name, language)
        rest = [short(name) for name in table.railroads if not table.railroads[name].track]
        if rest:
            yield told("alt-unstarted", language, railroads=", ".join(rest))
    if locked(table) and bound(marked):
        missing = ", ".join(city[hex_] for hex_ in sorted(locked(table)))
        yield told("alt-green", language, cities=missing)
    if closed(table):
        yield told("alt-pa", language)


def sheet_alt(view: View, language: str, title: str, rows: Sequence[facts.Hex]) -> str:
    """A part of the board: its cities, and who is there."""
    there = occupancy(view.table)
    cities = [
        f"{row.city} ({', '.join(short(name) for name in there[row.id])})"
        if row.id in there
        else row.city
        for row in rows
        if row.city
    ]
    return told_within([f"{title}.", *(f"{city}." for city in cities)])


def _named(hex_: str, city: dict[str, str]) -> str:
    return city.get(hex_, hex_)


def _network(table: State, railroad: str, language: str) -> str:
    line = table.railroads[railroad]
    if not line.track:
        return told("alt-no-network", language, railroad=full(railroad))
    return told(
        "alt-network",
        language,
        railroad=full(railroad),
        hexes=len(line.track),
        cities=", ".join(cities_of(table, railroad)),
        treasury=money(line.treasury, language),
        cubes=line.cubes,
    )


def _line(table: State, railroad: str, language: str) -> str:
    return told(
        "alt-railroad",
        language,
        railroad=short(railroad),
        value=money(value(table, railroad) or 0, language),
        hexes=len(table.railroads[railroad].track),
        cities=", ".join(cities_of(table, railroad)),
    )
