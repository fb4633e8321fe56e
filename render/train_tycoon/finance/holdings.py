"""The companies as a table: who holds their shares, and their money."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.alt import truncate
from render.layout.box import Box, Card, Space, Wrapper, fill
from render.layout.seats import Holding, badge, leader_sample
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Text, label
from render.paint.style import ALARM, INK
from render.train_tycoon.shared.chips import (
    MAX_TALL_LINES,
    NAME_WIDTH,
    company_box,
    line_height,
)
from render.train_tycoon.shared.table_values import active_companies, count_trains, player_order
from render.train_tycoon.shared.words import subject_company, t
from render.words import money
from rules.train_tycoon.model.position import loans
from rules.train_tycoon.model.state import State

_COLUMNS = ("bank", "issued", "net", "loans", "income", "trains")


def holdings_box(table: State, names: Sequence[str], language: str) -> Box:
    """Return the active companies in company order, the one that the game is about framed; the
    columns of the seats are in player order."""
    order, companies = player_order(table), active_companies(table)
    heads = [_cell(label(t(f"column-{key}", language), align="right")) for key in _COLUMNS]
    badges = [Row(fill(), badge(seat, 17), fill(), gap=0) for seat in order]
    lines = [Line([Space(), fill(0.1), *badges, fill(), *heads])]
    for name in companies:
        shares = [_shares_box(table, name, seat, names[seat], language) for seat in order]
        first = company_box(name, len(companies))
        cells = [first, fill(0.1), *shares, fill(), *_figures(table, name, language)]
        lines.append(Line(cells, INK if name == subject_company(table) else None))
    key = leader_sample(t("key", language))
    least = (NAME_WIDTH,) if len(companies) <= MAX_TALL_LINES else ()
    pad = (line_height(len(companies)) - 39) / 2
    return Card(Column(Table(lines, pad=pad, gap=4, least=least), key, gap=6), pad=(10, 6))


def _shares_box(table: State, company: str, seat: int, name: str, language: str) -> Box:
    count = table.players[seat].shares.get(company, 0)
    leads, holder = seat == table.companies[company].president, truncate(name, 16)
    words = f"{t('president-is', language, name=holder) if leads else holder} {count}"
    return Holding(count, seat, leads=leads, words=words if count or leads else "")


def _cell(text: Text) -> Box:
    """Return a figure or the head of a column clear of its neighbours."""
    return Wrapper(text, (5, 0))


def _figures(table: State, company: str, language: str) -> list[Box]:
    """Return the cells of the company's shares and money; loans beside those that its income
    allows."""
    row = table.companies[company]
    count, most = loans(row.net), facts.max_loans(row.income)
    figures = (
        (str(row.bank or "–"), False),
        (f"{row.issued}/{facts.components().shares_per_company}", False),
        (money(row.net, language), row.net < 0),
        (f"{count}/{most}", count >= max(1, most)),
        (money(row.income, language), row.income < 0),
        (str(count_trains(table, company)), False),
    )
    return [
        _cell(
            Text(
                word,
                34,
                ALARM if is_bad else INK,
                bold=key in ("net", "income"),
                align="right",
                words=word.strip("–"),
            )
        )
        for key, (word, is_bad) in zip(_COLUMNS, figures, strict=True)
    ]
