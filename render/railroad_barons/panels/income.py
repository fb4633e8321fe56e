"""What each Holding would earn now, and what each player would receive if all of it were
paid."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import join_within, truncate
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, seat_style, text_width
from render.pieces import draw_seat_badge, draw_title
from render.railroad_barons.shared.livery import draw_plate
from render.railroad_barons.shared.palettes import quantize
from render.railroad_barons.shared.table_values import (
    Income,
    dividend,
    share_percent,
    started_holdings,
)
from render.railroad_barons.shared.table_values import income as earned
from render.railroad_barons.shared.words import picture_text
from render.words import legible_names, money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_TOP, _ROW = 194, 126
_COLUMN_RIGHTS = (446, 712, PHONE_WIDTH - MARGIN - 14)
"""Right edges of the columns: income, then the players."""


def render_incomes(view: View, names: Sequence[str], language: str) -> Picture:
    """Return a row for each started Holding, 1000 pixels wide: the income and its sources, the
    value before and after, and each player's part."""
    table, shown = view.table, legible_names(names, language)
    started_names = started_holdings(table)
    canvas = Canvas(PHONE_WIDTH, _TOP + _ROW * max(1, len(started_names)) + 108)
    draw_title(
        canvas,
        MARGIN + 4,
        8,
        picture_text("incomes", language),
        picture_text("incomes-sub", language),
        46,
    )
    canvas.text(
        _COLUMN_RIGHTS[0], _TOP - 22, picture_text("income", language), 35, SOFT_INK, anchor="rs"
    )
    for seat, right in enumerate(_COLUMN_RIGHTS[1:]):
        name = fit(shown[seat], 36, 190, True)
        canvas.text(right, _TOP - 22, name, 36, INK, bold=True, anchor="rs")
        draw_seat_badge(canvas, right - text_width(name, 36, True) - 32, _TOP - 34, 18, seat)
    if not started_names:
        middle = (PHONE_WIDTH / 2, _TOP + _ROW / 2)
        canvas.text(*middle, picture_text("track-none", language), 38, SOFT_INK, anchor="ms")
    for row, holding in enumerate(started_names):
        _draw_row(canvas, _TOP + _ROW * row, table, holding, language)
    _draw_total(canvas, _TOP + _ROW * max(1, len(started_names)), table, started_names, language)
    return picture(quantize(canvas), _alt_text(table, started_names, names, language))


def _draw_row(canvas: Canvas, y: float, table: State, holding: str, language: str) -> None:
    canvas.box((MARGIN, y, PHONE_WIDTH - MARGIN, y + _ROW - 12), CARD, RULE, radius=14, width=2)
    draw_plate(canvas, MARGIN + 12, y + 8, holding)
    sources = earned(table, holding)
    fill = INK if sources.total else SOFT_INK
    amount = money(sources.total, language)
    canvas.text(_COLUMN_RIGHTS[0], y + 47, amount, 44, fill, bold=True, anchor="rs")
    for seat, right in enumerate(_COLUMN_RIGHTS[1:]):
        part = dividend(table, seat, holding)
        ink = INK if part else SOFT_INK
        canvas.text(right, y + 47, money(part, language), 40, ink, bold=bool(part), anchor="rs")
        percent_text = picture_text(
            "percent", language, share=str(share_percent(table, seat, holding))
        )
        canvas.text(right, y + 98, percent_text, 35, SOFT_INK, anchor="rs")
    canvas.text(
        MARGIN + 14, y + 98, fit(_describe_sources(sources, language), 33, 606), 33, SOFT_INK
    )
    _draw_rise(canvas, MARGIN + 164, y + 45, table, holding, bool(sources.total))


def _draw_rise(canvas: Canvas, x: float, y: float, table: State, holding: str, paid: bool) -> None:
    """Draw the share value, an arrow and the next one."""
    values, index = facts.track().values, table.holdings[holding].value or 0
    after = min(index + 1, len(values) - 1) if paid else index
    present = str(values[index])
    canvas.text(x, y, present, 35, SOFT_INK)
    if after != index:
        x += text_width(present, 35) + 8
        canvas.polygon([(x, y - 22), (x, y - 2), (x + 16, y - 12)], SOFT_INK)
        canvas.text(x + 24, y, str(values[after]), 35, INK)


def _describe_sources(sources: Income, language: str) -> str:
    parts = [
        picture_text(f"income-{key}", language, sum=money(amount, language))
        for key, amount in zip(sources._fields, sources, strict=True)
        if amount
    ]
    return " · ".join(parts) or picture_text("no-railroad", language)


def _draw_total(
    canvas: Canvas, y: float, table: State, started_names: Sequence[str], language: str
) -> None:
    canvas.text(MARGIN + 14, y + 56, picture_text("sum-total", language), 40, INK, bold=True)
    total_income = money(sum(earned(table, holding).total for holding in started_names), language)
    canvas.text(_COLUMN_RIGHTS[0], y + 58, total_income, 46, INK, bold=True, anchor="rs")
    for seat, right in enumerate(_COLUMN_RIGHTS[1:]):
        amount = money(sum(dividend(table, seat, holding) for holding in started_names), language)
        amount_width = text_width(amount, 46, True)
        style = seat_style(seat)
        box = (right - amount_width - 14, y + 10, right + 12, y + 76)
        canvas.box(box, style.tint, style.colour, radius=10, width=2)
        canvas.text(right, y + 59, amount, 46, INK, bold=True, anchor="rs")


def _alt_text(
    table: State, started_names: Sequence[str], names: Sequence[str], language: str
) -> str:
    shown_names = [truncate(name) for name in names]
    sentences = [picture_text("alt-incomes", language)]
    for holding in started_names:
        parts = ", ".join(
            f"{name} {money(dividend(table, seat, holding), language)}"
            for seat, name in enumerate(shown_names)
        )
        amount = money(earned(table, holding).total, language)
        sentences.append(
            picture_text("alt-income-row", language, holding=holding, income=amount, parts=parts)
        )
    sums = ", ".join(
        f"{name} {money(sum(dividend(table, seat, h) for h in started_names), language)}"
        for seat, name in enumerate(shown_names)
    )
    sentences.append(picture_text("alt-income-sum", language, parts=sums))
    return join_within(sentences)
