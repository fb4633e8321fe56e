"""Who holds which certificate, and each player's worth."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import join_within, truncate
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, fit, seat_style, wrap
from render.pieces import draw_seat_badge, draw_title
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import PLATE_WIDTH, draw_plate
from render.railroad_barons.shared.palettes import BANK, panel, quantize
from render.railroad_barons.shared.table_values import (
    certificate_limit,
    certificate_owner,
    share_percent,
    share_value,
    stock_value,
)
from render.railroad_barons.shared.words import picture_text, round_name
from render.words import legible_names, money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_COLUMN = 262
_FIRST = PHONE_WIDTH - MARGIN - 3 * _COLUMN
_TOP, _HEAD, _ROW, _FOOT = 122, 72, 158, 56
_SUMS = ("papers", "stock", "cash", "total")
_HOLDERS: tuple[int | None, ...] = (0, 1, None)


def render_certificates(view: View, names: Sequence[str], language: str) -> Picture:
    """Return every certificate in the column of its owner, with its worth, and below them the
    sums of each player. 1000 pixels wide."""
    table, shown = view.table, legible_names(names, language)
    body = _TOP + _HEAD + _ROW * len(table.holdings)
    canvas = panel(PHONE_WIDTH, body + _FOOT * len(_SUMS) + 34)
    draw_title(
        canvas,
        MARGIN + 4,
        8,
        picture_text("certificates", language),
        round_name(table, language),
        46,
    )
    for column, seat in enumerate(_HOLDERS):
        _draw_column(canvas, column, seat, (body, canvas.height - 14), shown, language)
    for row, holding in enumerate(facts.holdings()):
        _draw_holding(canvas, _TOP + _HEAD + _ROW * row, table, holding, language)
    for row, key in enumerate(_SUMS):
        _draw_sums(canvas, body + 10 + _FOOT * row, table, key, language)
    return picture(quantize(canvas), _alt_text(view, names, language))


def _column_left(column: int) -> float:
    return _FIRST + column * _COLUMN


def _draw_column(
    canvas: Canvas,
    column: int,
    seat: int | None,
    ends: tuple[float, float],
    names: Sequence[str],
    language: str,
) -> None:
    """Draw the background and head of an owner's column; `ends` are the bottom of the bank's
    and of the others'."""
    x, y = _column_left(column) + 4, float(_TOP)
    bottom = ends[0] - 16 if seat is None else ends[1]
    colour = BANK if seat is None else seat_style(seat).tint
    edge = RULE if seat is None else seat_style(seat).colour
    canvas.box((x, y, x + _COLUMN - 8, bottom), CARD, radius=14)
    canvas.box((x, y, x + _COLUMN - 8, y + 60), colour, radius=14)
    canvas.box((x, y + 40, x + _COLUMN - 8, y + 60), colour)
    canvas.box((x, y, x + _COLUMN - 8, bottom), None, edge, radius=14, width=2)
    if seat is None:
        canvas.text(x + 16, y + 44, picture_text("bank", language), 38, INK, bold=True)
        return
    draw_seat_badge(canvas, x + 32, y + 31, 19, seat)
    canvas.text(x + 60, y + 44, fit(names[seat], 38, _COLUMN - 78, True), 38, INK, bold=True)


def _draw_holding(canvas: Canvas, y: float, table: State, holding: str, language: str) -> None:
    dollars = share_value(table, holding)
    draw_plate(canvas, MARGIN, y + 8, holding)
    if dollars is None:
        lines = wrap(picture_text("unstarted-short", language), 35, PLATE_WIDTH + 20)[:2]
        for line, words in enumerate(lines):
            base = y + 102 - 18 * (len(lines) - 1) + 34 * line
            canvas.text(MARGIN + 2, base, fit(words, 35, PLATE_WIDTH + 20), 35, SOFT_INK)
    else:
        canvas.text(MARGIN + 2, y + 102, money(dollars, language), 44, INK, bold=True)
        director = table.holdings[holding].director
        if director is not None:
            draw_seat_badge(canvas, MARGIN + 152, y + 87, 18, director)
    for column, seat in enumerate(_HOLDERS):
        x = _column_left(column) + 14
        percents = facts.constants().certificate_percents
        owned = [p for p in percents if certificate_owner(table, holding, p) == seat]
        if dollars is None and seat is None:
            word = picture_text("all-four", language)
            canvas.text(x, y + 44, fit(word, 35, _COLUMN - 28), 35, SOFT_INK)
            continue
        step = signs.PERCENT_WIDTH + 5.0
        if len(owned) == 4:
            step = (_COLUMN - 24 - signs.PERCENT_WIDTH) / 3
        for number, amount in enumerate(owned):
            signs.draw_certificate(canvas, x + number * step, y + 10, amount, seat)
        if owned and dollars is not None:
            sum_ = money(dollars * sum(owned) // 10, language)
            text = picture_text("share-worth", language, share=str(sum(owned)), sum=sum_)
            fill = SOFT_INK if seat is None else INK
            canvas.text(x, y + 100, fit(text, 35, _COLUMN - 24), 35, fill)
    line_y = y + _ROW - 28
    if holding != list(facts.holdings())[-1]:
        canvas.line([(MARGIN, line_y), (PHONE_WIDTH - MARGIN - 4, line_y)], RULE, 2)


def _player_sum(table: State, seat: int, key: str) -> int:
    player = table.players[seat]
    if key == "papers":
        return len(player.certificates)
    amounts = {"stock": stock_value(table, seat), "cash": player.cash}
    return amounts.get(key, sum(amounts.values()))


def _draw_sums(canvas: Canvas, y: float, table: State, key: str, language: str) -> None:
    is_total = key == "total"
    canvas.text(MARGIN + 2, y + 36, picture_text(f"sum-{key}", language), 35, SOFT_INK)
    for column, seat in enumerate((0, 1)):
        amount, fill = _player_sum(table, seat, key), INK
        text = money(amount, language)
        if key == "papers":
            text = picture_text(
                "papers-short", language, count=str(amount), limit=str(certificate_limit())
            )
            fill = ALARM if amount > certificate_limit() else INK
        right = _column_left(column) + _COLUMN - 18
        canvas.text(right, y + 36, text, 44 if is_total else 38, fill, bold=is_total, anchor="rs")


def _alt_text(view: View, names: Sequence[str], language: str) -> str:
    table, shown_names = view.table, [truncate(name) for name in names]
    sentences = [picture_text("alt-certificates", language, round=round_name(table, language))]
    for seat, name in enumerate(shown_names):
        cash, stock_worth = table.players[seat].cash, stock_value(table, seat)
        shares = [
            picture_text(
                "alt-papers",
                language,
                holding=holding,
                percents=_list_percents(table, holding, seat),
            )
            for holding in facts.holdings()
            if share_percent(table, seat, holding)
        ]
        sentences.append(
            picture_text(
                "alt-owner",
                language,
                name=name,
                papers=", ".join(shares) or picture_text("nothing", language),
                stock=money(stock_worth, language),
                cash=money(cash, language),
                total=money(cash + stock_worth, language),
            )
        )
    return join_within(sentences)


def _list_percents(table: State, holding: str, seat: int | None) -> str:
    percents = facts.constants().certificate_percents
    return " + ".join(str(p) for p in percents if certificate_owner(table, holding, p) == seat)
