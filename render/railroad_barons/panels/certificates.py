"""Who holds which certificate, and what each player is worth."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import clipped, told_within
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, seat_style, wrap
from render.pieces import seat_badge, title
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import BANK, panel, settled
from render.railroad_barons.shared.livery import TILE, plate
from render.railroad_barons.shared.reading import limit, owner, share, stock, value
from render.railroad_barons.shared.words import round_name, told
from render.words import money, people
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_COLUMN = 262
_FIRST = PHONE_WIDTH - MARGIN - 3 * _COLUMN
_TOP, _HEAD, _ROW, _FOOT = 122, 72, 158, 56
_SUMS = ("papers", "stock", "cash", "total")
_HOLDERS: tuple[int | None, ...] = (0, 1, None)


def certificates(view: View, names: Sequence[str], language: str) -> Picture:
    """Every certificate in the column of its owner, with what it is worth; below, the sums of each
    player. 1000 pixels wide."""
    table, shown = view.table, people(names, language)
    body = _TOP + _HEAD + _ROW * len(table.holdings)
    canvas = panel(PHONE_WIDTH, body + _FOOT * len(_SUMS) + 34)
    title(canvas, MARGIN + 4, 8, told("certificates", language), round_name(table, language), 46)
    for column, seat in enumerate(_HOLDERS):
        _column(canvas, column, seat, (body, canvas.height - 14), shown, language)
    for row, holding in enumerate(facts.holdings()):
        _holding(canvas, _TOP + _HEAD + _ROW * row, table, holding, language)
    for row, key in enumerate(_SUMS):
        _sums(canvas, body + 10 + _FOOT * row, table, key, language)
    return picture(settled(canvas), _alt(view, names, language))


def _left(column: int) -> float:
    return _FIRST + column * _COLUMN


def _column(
    canvas: Canvas,
    column: int,
    seat: int | None,
    ends: tuple[float, float],
    names: Sequence[str],
    language: str,
) -> None:
    """The ground and head of an owner's column; `ends` are those of the bank's and the others'."""
    x, y = _left(column) + 4, float(_TOP)
    bottom = ends[0] - 16 if seat is None else ends[1]
    colour = BANK if seat is None else seat_style(seat).tint
    edge = RULE if seat is None else seat_style(seat).colour
    canvas.box((x, y, x + _COLUMN - 8, bottom), CARD, radius=14)
    canvas.box((x, y, x + _COLUMN - 8, y + 60), colour, radius=14)
    canvas.box((x, y + 40, x + _COLUMN - 8, y + 60), colour)
    canvas.box((x, y, x + _COLUMN - 8, bottom), None, edge, radius=14, width=2)
    if seat is None:
        canvas.text(x + 16, y + 44, told("bank", language), 38, INK, bold=True)
        return
    seat_badge(canvas, x + 32, y + 31, 19, seat)
    canvas.text(x + 60, y + 44, fit(names[seat], 38, _COLUMN - 78, True), 38, INK, bold=True)


def _holding(canvas: Canvas, y: float, table: State, holding: str, language: str) -> None:
    worth = value(table, holding)
    plate(canvas, MARGIN, y + 8, holding)
    if worth is None:
        lines = wrap(told("unstarted-short", language), 35, TILE + 20)[:2]
        for line, words in enumerate(lines):
            base = y + 102 - 18 * (len(lines) - 1) + 34 * line
            canvas.text(MARGIN + 2, base, fit(words, 35, TILE + 20), 35, SOFT_INK)
    else:
        canvas.text(MARGIN + 2, y + 102, money(worth, language), 44, INK, bold=True)
        director = table.holdings[holding].director
        if director is not None:
            seat_badge(canvas, MARGIN + 152, y + 87, 18, director)
    for column, seat in enumerate(_HOLDERS):
        x = _left(column) + 14
        percents = facts.constants().certificate_percents
        held = [p for p in percents if owner(table, holding, p) == seat]
        if worth is None and seat is None:
            word = told("all-four", language)
            canvas.text(x, y + 44, fit(word, 35, _COLUMN - 28), 35, SOFT_INK)
            continue
        step = signs.PERCENT + 5.0
        if len(held) == 4:
            step = (_COLUMN - 24 - signs.PERCENT) / 3
        for number, amount in enumerate(held):
            signs.percent(canvas, x + number * step, y + 10, amount, seat)
        if held and worth is not None:
            sum_ = money(worth * sum(held) // 10, language)
            text = told("share-worth", language, share=str(sum(held)), sum=sum_)
            fill = SOFT_INK if seat is None else INK
            canvas.text(x, y + 100, fit(text, 35, _COLUMN - 24), 35, fill)
    under = y + _ROW - 28
    if holding != list(facts.holdings())[-1]:
        canvas.line([(MARGIN, under), (PHONE_WIDTH - MARGIN - 4, under)], RULE, 2)


def _sum(table: State, seat: int, key: str) -> int:
    player = table.players[seat]
    if key == "papers":
        return len(player.certificates)
    amounts = {"stock": stock(table, seat), "cash": player.cash}
    return amounts.get(key, sum(amounts.values()))


def _sums(canvas: Canvas, y: float, table: State, key: str, language: str) -> None:
    strong = key == "total"
    canvas.text(MARGIN + 2, y + 36, told(f"sum-{key}", language), 35, SOFT_INK)
    for column, seat in enumerate((0, 1)):
        amount, fill = _sum(table, seat, key), INK
        text = money(amount, language)
        if key == "papers":
            text = told("papers-short", language, count=str(amount), limit=str(limit()))
            fill = ALARM if amount > limit() else INK
        right = _left(column) + _COLUMN - 18
        canvas.text(right, y + 36, text, 44 if strong else 38, fill, bold=strong, anchor="rs")


def _alt(view: View, names: Sequence[str], language: str) -> str:
    table, called = view.table, [clipped(name) for name in names]
    told_all = [told("alt-certificates", language, round=round_name(table, language))]
    for seat, name in enumerate(called):
        cash, worth = table.players[seat].cash, stock(table, seat)
        shares = [
            told("alt-papers", language, holding=holding, percents=_percents(table, holding, seat))
            for holding in facts.holdings()
            if share(table, seat, holding)
        ]
        told_all.append(
            told(
                "alt-owner",
                language,
                name=name,
                papers=", ".join(shares) or told("nothing", language),
                stock=money(worth, language),
                cash=money(cash, language),
                total=money(cash + worth, language),
            )
        )
    return told_within(told_all)


def _percents(table: State, holding: str, seat: int | None) -> str:
    percents = facts.constants().certificate_percents
    return " + ".join(str(p) for p in percents if owner(table, holding, p) == seat)
