"""The companies as a table: who holds their shares, and their money."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.layout import stacks as table
from render.layout.box import Card, Space, Sprite, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Row
from render.layout.text import Text, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import ALARM, INK, seat_style
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import (
    MAX_TALL_LINES,
    NAME_WIDTH,
    Shares,
    company_box,
    line_height,
)
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import count_trains
from render.words import money
from rules.train_tycoon.model.position import loans
from rules.train_tycoon.model.state import State

_COLUMNS = ("bank", "issued", "net", "loans", "income", "trains")


class Line(NamedTuple):
    """A company: `shares` by seat; `most` is the number of loans that its income allows; `now`:
    the game is about this company."""

    company: str
    shares: tuple[int, ...]
    president: int | None
    bank: int
    issued: int
    net: int
    most: int
    income: int
    trains: int
    now: bool = False


def holding_lines(state: State, subject: str | None = None) -> tuple[Line, ...]:
    """Return the active companies in company order; `subject` is the one the game is about."""
    lines = []
    for company in state.order:
        row = state.companies[company]
        if row.active:
            lines.append(
                Line(
                    company,
                    tuple(player.shares.get(company, 0) for player in state.players),
                    row.president,
                    row.bank,
                    row.issued,
                    row.net,
                    facts.max_loans(row.income),
                    row.income,
                    count_trains(state, company),
                    company == subject,
                )
            )
    return tuple(lines)


def _format_cells(row: Line, language: str) -> tuple[str, ...]:
    """Return the texts in the columns of a line."""
    loan_count = loans(row.net)
    return (
        str(row.bank) if row.bank else "–",
        f"{row.issued}/{facts.components().shares_per_company}",
        money(row.net, language),
        f"{loan_count}/{row.most}",
        money(row.income, language),
        str(row.trains),
    )


@cached
def render_holdings(rows: tuple[Line, ...], order: tuple[int, ...], language: str) -> Image.Image:
    """Return the table; the columns of the seats are in player order."""
    heads = [label(t(f"column-{key}", language), align="right") for key in _COLUMNS]
    badges = [Row(fill(), badge(seat, 17), fill(), gap=0) for seat in order]
    lines = [table.Line([Space(), *badges, fill(), *heads])]
    pad = (line_height(len(rows)) - 39) / 2
    for row in rows:
        shares = [Shares(row.shares[seat], seat, leads=seat == row.president) for seat in order]
        cells = [company_box(row.company, len(rows)), *shares, fill(), *_figures(row, language)]
        lines.append(table.Line(cells, INK if row.now else None))
    key = Row(Sprite(_draw_key, room=(44, 34)), label(t("key", language)), gap=10)
    least = (NAME_WIDTH,) if len(rows) <= MAX_TALL_LINES else ()
    body = table.Table(lines, pad=pad, gap=8, least=least)
    return lay_out(Card(Column(body, key, gap=6), pad=(10, 6))).image


def _figures(row: Line, language: str) -> list[Text]:
    """Return the cells of the company's shares and money."""
    alarming = {
        "net": row.net < 0,
        "loans": loans(row.net) >= max(1, row.most),
        "income": row.income < 0,
    }
    return [
        Text(
            word,
            34,
            ALARM if alarming.get(key) else INK,
            bold=key in ("net", "income"),
            align="right",
        )
        for key, word in zip(_COLUMNS, _format_cells(row, language), strict=True)
    ]


def _draw_key(canvas: Canvas, x: float, y: float) -> None:
    """Draw the full colour that marks the president's shares."""
    box = (x - 22, y - 17, x + 22, y + 17)
    canvas.box(box, seat_style(0).colour, INK, radius=8, width=2)
