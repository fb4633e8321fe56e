"""What each Holding would earn now, and what each player would receive if all of it were paid."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import truncate
from render.layout.box import Box, Card, Space, fill
from render.layout.part import stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Pill, Text, label, title
from render.paint.picture import Picture
from render.paint.style import INK, SMALLEST, SOFT_INK, seat_style
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import (
    Income,
    dividend,
    share_value,
    started_holdings,
)
from render.railroad_barons.shared.table_values import income as earned
from render.railroad_barons.shared.words import picture_text
from render.words import legible_names, money
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.revenue import raised_value

_COLUMNS = 408, 250, 240
"""Least widths of a Holding with its income, and of each player's part."""


def render_incomes(view: View, names: Sequence[str], language: str) -> Picture:
    """Return a row for each started Holding, 1000 pixels wide: the income and its sources, the
    value before and after, and each player's part."""
    table, shown = view.table, legible_names(names, language)
    started = started_holdings(table)
    rows = [_holding_row(table, holding, shown, language) for holding in started]
    nothing = Row(fill(), label(picture_text("track-none", language), 38), fill(), height=110)
    totals = _build_row(_totals(table, started, shown, language))
    box = Column(
        title(picture_text("incomes", language), picture_text("incomes-sub", language)),
        Space(height=14),
        _build_row(_heads(shown, language), words=""),
        *(rows or [nothing]),
        totals,
        gap=10,
        separator=". ",
    )
    return stack_parts([lay_out(box, top=8, bottom=14)])


def _build_row(cells: Sequence[Box], words: str | None = None) -> Box:
    """Return a line in the columns of this picture, as wide as those on cards."""
    table = Table([Line(cells)], head=False, least=_COLUMNS)
    return Card(table, ground=None, edge=None, pad=(14, 0), words=words)


def _heads(names: Sequence[str], language: str) -> list[Box]:
    people = [
        Row(fill(), badge(seat, 18), Name(name, 36, bold=True, cut_to=190), gap=8)
        for seat, name in enumerate(names)
    ]
    return [Text(picture_text("income", language), 35, SOFT_INK, align="right"), *people]


def _holding_row(table: State, holding: str, names: Sequence[str], language: str) -> Box:
    sources = earned(table, holding)
    total = money(sources.total, language)
    ink = INK if sources.total else SOFT_INK
    words = picture_text("alt-income", language, income=total)
    income = Text(total, 44, ink, bold=True, words=words)
    rise = _rise(table, holding, bool(sources.total))
    first = Row(signs.plate(holding), *rise, fill(), income)
    parts = [
        _player_cell(dividend(table, seat, holding), seat, name, language)
        for seat, name in enumerate(names)
    ]
    percents = [
        label(
            picture_text("percent", language, share=Position(table).percent_owned(seat, holding)),
            35,
            align="right",
            words="",
        )
        for seat in range(len(names))
    ]
    origin = Paragraph(_describe_sources(sources, language), SMALLEST, SOFT_INK, words="")
    lines = [Line([first, *parts]), Line([origin, *percents])]
    return Card(Table(lines, head=False, rules=False, least=_COLUMNS), pad=(14, 4))


def _player_cell(part: int, seat: int, name: str, language: str) -> Box:
    dollars = money(part, language)
    ink = INK if part else SOFT_INK
    return Text(
        dollars, 40, ink, bold=bool(part), align="right", words=f"{truncate(name)} {dollars}"
    )


def _rise(table: State, holding: str, paid: bool) -> list[Box]:
    """Return the share value, and after an arrow the next one if it would rise."""
    before = share_value(table, holding) or 0
    after = raised_value(Position(table), holding) if paid else before
    if after == before:
        return [label(str(before), 35)]
    return [label(f"{before} →", 35), Text(str(after), 35)]


def _describe_sources(sources: Income, language: str) -> str:
    parts = [
        picture_text(f"income-{key}", language, sum=money(amount, language))
        for key, amount in zip(sources._fields, sources, strict=True)
        if amount
    ]
    return " · ".join(parts) or picture_text("no-railroad", language)


def _totals(table: State, started: Sequence[str], names: Sequence[str], language: str) -> list[Box]:
    total = sum(earned(table, holding).total for holding in started)
    cells: list[Box] = [
        Row(
            Text(picture_text("sum-total", language), 40, bold=True),
            fill(),
            Text(money(total, language), 46, bold=True),
        )
    ]
    for seat, name in enumerate(names):
        dollars = money(sum(dividend(table, seat, holding) for holding in started), language)
        style = seat_style(seat)
        pill = Pill(
            dollars, 46, style.tint, INK, edge=style.colour, words=f"{truncate(name)} {dollars}"
        )
        cells.append(Row(fill(), pill))
    return cells
