"""Who holds what and what it is worth: shares of every company, the value of each, and
everybody's worth if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top
from render.charts import final
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    fit,
    text_width,
)
from render.pieces import draw_seat_badge
from render.train_tycoon.finance.players import build_persons, render_players
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import NAME_WIDTH, draw_company, draw_shares_held, line_height
from render.train_tycoon.shared.heads import build_head, top_panel
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import player_order, share_value
from render.train_tycoon.shared.words import short_name
from render.words import legible_names, money
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 10, PHONE_WIDTH - MARGIN - 14
_HEAD, _SUM = 58, 50
_TALL_ROW = 84
"""Height of a row that also shows what shares are worth, in pixels."""


class Count(NamedTuple):
    """The sums of a seat's column, in dollars: its net, the value of its shares, and the
    `total`."""

    seat: int
    net: int
    shares: int
    total: int


class Row(NamedTuple):
    """A company: the value of a share, which is its net divided by the `issued` shares; then
    shares by column."""

    company: str
    value: int
    net: int
    issued: int
    shares: tuple[int, ...]
    president: int | None


def render_shares(view: View, names: Sequence[str], language: str, *, top: Top = NO_TOP) -> Picture:
    """Return all shares, and everybody's worth if the game ended now, 1000 pixels wide; `names`
    are by seat."""
    table, shown = view.table, legible_names(names, language)
    order = player_order(table)
    counts, rows = seat_counts(table, order), company_rows(table, order)
    head = build_head(view, shown, language)
    panels = [top_panel(top, head, language), render_players(build_persons(view, shown), language)]
    panels.append(render_sums(counts, rows, language))
    return picture(panels, _alt_text(counts, rows, shown, language))


def company_rows(table: State, order: Sequence[int]) -> tuple[Row, ...]:
    """Return the companies in play, in company order; columns are in the given order of seats."""
    return tuple(
        Row(
            company,
            share_value(table, company),
            table.companies[company].net,
            table.companies[company].issued,
            tuple(table.players[seat].shares.get(company, 0) for seat in order),
            table.companies[company].president,
        )
        for company in table.order
        if table.companies[company].active
    )


def seat_counts(table: State, order: Sequence[int]) -> tuple[Count, ...]:
    """Return the seats in the given order with the sums of their worth (61)."""
    counts = []
    for seat in order:
        player = table.players[seat]
        worth = sum(count * share_value(table, company) for company, count in player.shares.items())
        counts.append(Count(seat, player.net, worth, player.net + worth))
    return tuple(counts)


@cached
def render_sums(
    counts: tuple[Count, ...], rows: tuple[Row, ...], language: str, max_height: int = 780
) -> Image.Image:
    """Return a table with a column for each player and a row for each company, then net and
    total.

    Each company's row shows the shares and, if the table is then at most `max_height` pixels high,
    what they are worth."""
    height = _table_height(len(rows), _TALL_ROW)
    row_height = _TALL_ROW if height + 12 <= max_height else line_height(len(rows))
    height = _table_height(len(rows), row_height)
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    first_left = _LEFT + NAME_WIDTH + 16 + _value_width(rows, row_height, language)
    canvas.text(first_left - 4, 43, t("share", language), SMALLEST, SOFT_INK, anchor="rs")
    column_width = (_RIGHT - first_left) / len(counts)
    for number, count in enumerate(counts):
        draw_seat_badge(canvas, first_left + column_width * (number + 0.5), 32, 18, count.seat)
    for number, row in enumerate(rows):
        y = _HEAD + row_height * number
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        draw_company(canvas, _LEFT, y + row_height / 2, row.company, row_height)
        ink = ALARM if row.value < 0 else INK
        word, base = (
            money(row.value, language),
            y + (36 if row_height == _TALL_ROW else row_height / 2 + 12),
        )
        canvas.text(first_left - 4, base, word, 35, ink, bold=True, anchor="rs")
        if row_height == _TALL_ROW:
            word = _format_division(row, language)
            canvas.text(first_left - 4, y + 76, word, SMALLEST, SOFT_INK, anchor="rs")
        for column, count in enumerate(counts):
            _draw_cell(
                canvas,
                (first_left + column_width * column, y, column_width, row_height),
                row,
                column,
                count.seat,
                language,
            )
    _draw_totals(
        canvas, _HEAD + row_height * len(rows), counts, (first_left, column_width), language
    )
    return quantize(canvas)


def _table_height(rows: int, row_height: int) -> int:
    return _HEAD + row_height * rows + 3 * _SUM + 10


def _value_width(rows: tuple[Row, ...], row_height: int, language: str) -> float:
    texts = [t("share", language), *(money(row.value, language) for row in rows)]
    if row_height == _TALL_ROW:
        texts += [_format_division(row, language) for row in rows]
    return max(text_width(word, 35, True) for word in texts)


def _format_division(row: Row, language: str) -> str:
    """Return a company's net divided by its issued shares, as text."""
    return f"{money(row.net, language)} ÷ {row.issued}"


def _draw_cell(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    row: Row,
    column: int,
    seat: int,
    language: str,
) -> None:
    """Draw a player's shares of a company and what they are worth; the president's stand on the
    seat's colour. `box`: left, top, width and height."""
    left, top, width, height = box
    count, x = row.shares[column], left + width / 2
    is_president = seat == row.president
    y = top + (24 if height == _TALL_ROW else height / 2)
    draw_shares_held(canvas, (x, y), count, seat, min(38.0, width / 2 - 4), leads=is_president)
    if height == _TALL_ROW and (count or is_president):
        word = money(count * row.value, language)
        canvas.text(x, top + 76, fit(word, 34, width - 4), 34, INK, anchor="ms")


def _draw_totals(
    canvas: Canvas,
    y: float,
    counts: tuple[Count, ...],
    place: tuple[float, float],
    language: str,
) -> None:
    """Draw shares, net and their sum below the columns; `place`: left and width of the first."""
    first_left, column_width = place
    for number, key in enumerate(("shares", "net", "total")):
        top, is_total = y + _SUM * number, key == "total"
        canvas.line(
            [(_LEFT, top), (_RIGHT, top)], INK if is_total else RULE, 3 if is_total else 1.5
        )
        word = fit(t(f"sum-{key}", language), 35, first_left - _LEFT - 8, is_total)
        canvas.text(_LEFT, top + 38, word, 35, INK if is_total else SOFT_INK, bold=is_total)
        if not is_total:
            x = _LEFT + text_width(word, 35) + 12
            final.draw_bar_part(canvas, (x, top + 13, x + 26, top + 39), None, sure=key == "net")
        for column, count in enumerate(counts):
            dollars = getattr(count, key)
            ink = ALARM if dollars < 0 else INK
            word = fit(money(dollars, language), 36 if is_total else 34, column_width - 2, is_total)
            x = first_left + column_width * (column + 0.5)
            canvas.text(x, top + 38, word, 36 if is_total else 34, ink, bold=is_total, anchor="ms")


def _alt_text(
    counts: Sequence[Count], rows: Sequence[Row], names: Sequence[str], language: str
) -> str:
    shown_names = [truncate(name, 16) for name in names]
    sentences = [t("alt-shares", language)]
    for number, count in enumerate(counts):
        holdings = [
            f"{row.shares[number]} {short_name(row.company)}" for row in rows if row.shares[number]
        ]
        values = {key: money(getattr(count, key), language) for key in ("net", "shares", "total")}
        holdings_text = ", ".join(holdings) or "–"
        sentences.append(
            t(
                "alt-shares-row",
                language,
                name=shown_names[count.seat],
                held=holdings_text,
                **values,
            )
        )
    values_text = ", ".join(
        f"{short_name(row.company)} {money(row.value, language)}" for row in rows
    )
    if values_text:
        sentences.append(t("alt-values", language, values=values_text))
    return join_within(sentences)
