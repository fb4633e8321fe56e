"""What each Holding would earn now, and what each player would get if all of it were paid."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import clipped, told_within
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, seat_style, text_width
from render.pieces import seat_badge, title
from render.railroad_barons.shared.inks import settled
from render.railroad_barons.shared.livery import plate
from render.railroad_barons.shared.reading import Income, dividend, share, started
from render.railroad_barons.shared.reading import income as earned
from render.railroad_barons.shared.words import told
from render.words import money, people
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_TOP, _ROW = 194, 126
_RIGHTS = (446, 712, PHONE_WIDTH - MARGIN - 14)
"""Where the columns end: income, then the players."""


def income(view: View, names: Sequence[str], language: str) -> Picture:
    """A row for each started Holding: income and what it is made of, the value before and after,
    each player's part. 1000 pixels wide."""
    table, shown = view.table, people(names, language)
    begun = started(table)
    canvas = Canvas(PHONE_WIDTH, _TOP + _ROW * max(1, len(begun)) + 108)
    title(canvas, MARGIN + 4, 8, told("incomes", language), told("incomes-sub", language), 46)
    canvas.text(_RIGHTS[0], _TOP - 22, told("income", language), 35, SOFT_INK, anchor="rs")
    for seat, right in enumerate(_RIGHTS[1:]):
        name = fit(shown[seat], 36, 190, True)
        canvas.text(right, _TOP - 22, name, 36, INK, bold=True, anchor="rs")
        seat_badge(canvas, right - text_width(name, 36, True) - 32, _TOP - 34, 18, seat)
    if not begun:
        middle = (PHONE_WIDTH / 2, _TOP + _ROW / 2)
        canvas.text(*middle, told("track-none", language), 38, SOFT_INK, anchor="ms")
    for row, holding in enumerate(begun):
        _row(canvas, _TOP + _ROW * row, table, holding, language)
    _total(canvas, _TOP + _ROW * max(1, len(begun)), table, begun, language)
    return picture(settled(canvas), _alt(table, begun, names, language))


def _row(canvas: Canvas, y: float, table: State, holding: str, language: str) -> None:
    canvas.box((MARGIN, y, PHONE_WIDTH - MARGIN, y + _ROW - 12), CARD, RULE, radius=14, width=2)
    plate(canvas, MARGIN + 12, y + 8, holding)
    made = earned(table, holding)
    fill = INK if made.total else SOFT_INK
    amount = money(made.total, language)
    canvas.text(_RIGHTS[0], y + 47, amount, 44, fill, bold=True, anchor="rs")
    for seat, right in enumerate(_RIGHTS[1:]):
        part = dividend(table, seat, holding)
        ink = INK if part else SOFT_INK
        canvas.text(right, y + 47, money(part, language), 40, ink, bold=bool(part), anchor="rs")
        held = told("percent", language, share=str(share(table, seat, holding)))
        canvas.text(right, y + 98, held, 35, SOFT_INK, anchor="rs")
    canvas.text(MARGIN + 14, y + 98, fit(_made_of(made, language), 33, 606), 33, SOFT_INK)
    _rise(canvas, MARGIN + 164, y + 45, table, holding, bool(made.total))


def _rise(canvas: Canvas, x: float, y: float, table: State, holding: str, paid: bool) -> None:
    """The share value, an arrow and the next one."""
    values, index = facts.track().values, table.holdings[holding].value or 0
    after = min(index + 1, len(values) - 1) if paid else index
    now = str(values[index])
    canvas.text(x, y, now, 35, SOFT_INK)
    if after != index:
        x += text_width(now, 35) + 8
        canvas.polygon([(x, y - 22), (x, y - 2), (x + 16, y - 12)], SOFT_INK)
        canvas.text(x + 24, y, str(values[after]), 35, INK)


def _made_of(made: Income, language: str) -> str:
    parts = [
        told(f"income-{key}", language, sum=money(amount, language))
        for key, amount in zip(made._fields, made, strict=True)
        if amount
    ]
    return " · ".join(parts) or told("no-railroad", language)


def _total(canvas: Canvas, y: float, table: State, begun: Sequence[str], language: str) -> None:
    canvas.text(MARGIN + 14, y + 56, told("sum-total", language), 40, INK, bold=True)
    every = money(sum(earned(table, holding).total for holding in begun), language)
    canvas.text(_RIGHTS[0], y + 58, every, 46, INK, bold=True, anchor="rs")
    for seat, right in enumerate(_RIGHTS[1:]):
        amount = money(sum(dividend(table, seat, holding) for holding in begun), language)
        wide = text_width(amount, 46, True)
        look = seat_style(seat)
        box = (right - wide - 14, y + 10, right + 12, y + 76)
        canvas.box(box, look.tint, look.colour, radius=10, width=2)
        canvas.text(right, y + 59, amount, 46, INK, bold=True, anchor="rs")


def _alt(table: State, begun: Sequence[str], names: Sequence[str], language: str) -> str:
    called = [clipped(name) for name in names]
    sentences = [told("alt-incomes", language)]
    for holding in begun:
        parts = ", ".join(
            f"{name} {money(dividend(table, seat, holding), language)}"
            for seat, name in enumerate(called)
        )
        amount = money(earned(table, holding).total, language)
        sentences.append(
            told("alt-income-row", language, holding=holding, income=amount, parts=parts)
        )
    sums = ", ".join(
        f"{name} {money(sum(dividend(table, seat, h) for h in begun), language)}"
        for seat, name in enumerate(called)
    )
    sentences.append(told("alt-income-sum", language, parts=sums))
    return told_within(sentences)
