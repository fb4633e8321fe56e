"""The companies as a table: who holds their shares, and their money."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    seat_style,
    text_width,
)
from render.pieces import draw_seat_badge
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import NAME_WIDTH, draw_company, draw_shares_held, line_height
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import count_trains
from render.words import money
from rules.train_tycoon.model.position import loans
from rules.train_tycoon.model.state import State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 10, PHONE_WIDTH - MARGIN - 14
_HEAD, _KEY = 58, 50
_COLUMNS = ("bank", "issued", "net", "loans", "income", "trains")
_GAP = 16
"""Minimum gap between two columns, in pixels."""


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


def holding_lines(table: State, subject: str | None = None) -> tuple[Line, ...]:
    """Return the active companies in company order; `subject` is the one the game is about."""
    lines = []
    for company in table.order:
        row = table.companies[company]
        if row.active:
            lines.append(
                Line(
                    company,
                    tuple(player.shares.get(company, 0) for player in table.players),
                    row.president,
                    row.bank,
                    row.issued,
                    row.net,
                    facts.max_loans(row.income),
                    row.income,
                    count_trains(table, company),
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
    row_height = line_height(len(rows))
    height = _HEAD + row_height * len(rows) + _KEY
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    cells = [_format_cells(row, language) for row in rows]
    edges = _column_edges(cells, language)
    first_left = _LEFT + NAME_WIDTH + 8
    seat_width = min(84.0, (edges[0][0] - 6 - first_left) / len(order))
    half = (min(seat_width, 76) - 4) / 2
    middle = {seat: first_left + seat_width * (n + 0.5) for n, seat in enumerate(order)}
    for seat, x in middle.items():
        draw_seat_badge(canvas, x, 32, 17, seat)
    for (_, right), key in zip(edges, _COLUMNS, strict=True):
        canvas.text(right, 43, t(f"column-{key}", language), SMALLEST, SOFT_INK, anchor="rs")
    for number, row in enumerate(rows):
        y = _HEAD + row_height * number
        if row.now:
            box = (MARGIN + 2, y, PHONE_WIDTH - MARGIN - 2, y + row_height)
            canvas.box(box, WHITE, INK, radius=9, width=3)
        else:
            canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        draw_company(canvas, _LEFT, y + row_height / 2, row.company, row_height)
        for seat, x in middle.items():
            is_president = seat == row.president
            draw_shares_held(
                canvas, (x, y + row_height / 2), row.shares[seat], seat, half, leads=is_president
            )
        _draw_figures(
            canvas, y + row_height / 2 + 12, row, cells[number], [right for _, right in edges]
        )
    _draw_key(canvas, _HEAD + row_height * len(rows) + 2, language)
    return quantize(canvas)


def _column_edges(rows: list[tuple[str, ...]], language: str) -> list[tuple[float, float]]:
    """Return left and right of each column, aligned right, each as wide as its texts."""
    edges = []
    right = float(_RIGHT)
    for number in reversed(range(len(_COLUMNS))):
        head = text_width(t(f"column-{_COLUMNS[number]}", language), SMALLEST)
        width = max([head, *(text_width(row[number], 34, True) for row in rows)])
        edges.append((right - width, right))
        right -= width + _GAP
    return edges[::-1]


def _draw_figures(
    canvas: Canvas, base: float, row: Line, cells: tuple[str, ...], ends: list[float]
) -> None:
    alarming = {
        "net": row.net < 0,
        "loans": loans(row.net) >= max(1, row.most),
        "income": row.income < 0,
    }
    for key, text, right in zip(_COLUMNS, cells, ends, strict=True):
        ink = ALARM if alarming.get(key) else INK
        canvas.text(right, base, text, 34, ink, bold=key in ("net", "income"), anchor="rs")


def _draw_key(canvas: Canvas, y: float, language: str) -> None:
    """Draw what a full colour means, and the second number of loans."""
    style = seat_style(0)
    canvas.box((_LEFT + 2, y + 8, _LEFT + 46, y + 42), style.colour, INK, radius=8, width=2)
    x = _LEFT + 56
    word = t("key", language)
    canvas.text(x, y + 36, fit(word, SMALLEST, _RIGHT - x), SMALLEST, SOFT_INK)
