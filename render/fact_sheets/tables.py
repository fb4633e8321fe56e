"""Values of a component as tables, each with the sign of where it comes from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from data.correcting import format_value
from data.facts import Facts
from data.provenance import Status, Value, Way, place_of
from data.texts import has_text, say
from render.layout.box import Box, Framed
from render.layout.stacks import Column, Flow, Line, Row, Table
from render.layout.text import Text
from render.paint.style import ALARM, FRESH, INK, SOFT_INK, Colour

SIGNS: dict[Status, str] = {"printed": "", "derived": " *", "reconstructed": " ?"}
"""What stands behind a value."""
INKS: dict[Status, Colour] = {"printed": INK, "derived": FRESH, "reconstructed": ALARM}
SIZE = 33
_BLOCK = 60
"""Most rows below each other; further ones stand beside them."""


def label(step: str, language: str) -> str:
    """Return what players call a name in the facts."""
    key = f"facts-field-{step}"
    return say(key, language) if has_text(key) else step


def label_way(way: Iterable[str], language: str) -> str:
    """Return what players call a place in the facts."""
    return ", ".join(label(step, language) for step in way)


def tables_of(
    facts: Facts, values: Sequence[Value], language: str, changed: Collection[Way] = ()
) -> Box:
    """Return the values of a file as tables below each other. Values that have `changed` are
    framed."""
    tables: dict[Way, dict[str, dict[Way, Value]]] = {}
    for value in values:
        place = place_of(facts, value)
        rows = tables.setdefault(place.table, {})
        rows.setdefault(place.row, {})[place.column] = value
    boxes = [_table(name, rows, frozenset(changed), language) for name, rows in tables.items()]
    return Column(*boxes, gap=24, separator=". ")


def shares_row(facts: Facts, value: Value, ways: Collection[Way]) -> bool:
    """Return whether a value is at one of these places, or in the same row of a table."""
    place = place_of(facts, value)
    row = (*place.table, place.row) if place.column else value.way
    return any(way[: len(row)] == row for way in ways)


def _table(
    name: Way, rows: dict[str, dict[Way, Value]], changed: Collection[Way], language: str
) -> Box:
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    heads = [label_way(column, language) for column in columns]
    lines = []
    for row, values in rows.items():
        cells = [_cell(values.get(column), changed) for column in columns]
        title = row if len(columns) > 1 else label(row, language)
        lines.append(Line((Text(title, SIZE, bold=True), *cells)))
    head = Line((Text("", SIZE), *(Text(word, SIZE, SOFT_INK) for word in heads)))
    heads_there = any(heads)
    blocks = [
        Table([*[head][:heads_there], *lines[start : start + _BLOCK]], head=heads_there, grow=0)
        for start in range(0, len(lines), _BLOCK)
    ]
    body = Row(*blocks, gap=60, top=True, separator=". ")
    title = label_way(name, language)
    return Column(Text(title, 42, bold=True), body, gap=6) if title else body


def _cell(value: Value | None, changed: Collection[Way]) -> Box:
    if value is None:
        return Text("", SIZE)
    text = f"{_format(value.found)}{SIGNS[value.claim.status]}"
    is_changed = any(way[: len(value.way)] == value.way for way in changed)
    return Framed(Text(text, SIZE, INKS[value.claim.status]), news=is_changed)


def _format(value: Any) -> str:
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return "; ".join(", ".join(format_value(part) for part in row.values()) for row in value)
    return format_value(value)


def legend(facts: Facts, values: Sequence[Value], language: str) -> Box:
    """Return what the signs mean, and where the values come from."""
    statuses: tuple[Status, ...] = ("printed", "derived", "reconstructed")
    counts = {status: sum(v.claim.status == status for v in values) for status in statuses}
    signs = [
        Text(say(f"facts-sign-{status}", language, count=counts[status]), SIZE, INKS[status])
        for status in statuses
        if counts[status]
    ]
    names_by_claim: dict[tuple[Status, str], list[str]] = {}
    for value in values:
        names = names_by_claim.setdefault((value.claim.status, value.claim.source), [])
        word = _subject(value, language)
        if word not in names:
            names.append(word)
    lines = [
        Column(
            Text(_shorten(names), SIZE, INKS[status], bold=True),
            Text(say(f"facts-source-{facts.game}-{source}", language), SIZE, SOFT_INK),
            separator=": ",
        )
        for (status, source), names in sorted(names_by_claim.items())
    ]
    return Column(Flow(*signs, gap=30), *lines, gap=6, separator=". ")


_MOST_NAMES = 5


def _shorten(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > _MOST_NAMES else []
    return ", ".join([*names[:_MOST_NAMES], *more])


def _subject(value: Value, language: str) -> str:
    """Return what a value is, without the row it belongs to."""
    words = [step for step in value.way if has_text(f"facts-field-{step}")]
    return label(words[-1] if words else value.way[-1], language)
