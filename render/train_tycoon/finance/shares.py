"""Who holds what and what it comes to: shares of every company, what each counts, and everybody's
worth as it would be counted now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.alt import clipped, told_within
from render.card.top import NOTHING, Top
from render.charts import final
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import seat_badge
from render.train_tycoon.finance.players import persons, players
from render.train_tycoon.shared.chips import NAME, held, line_height, name
from render.train_tycoon.shared.heads import above, head_of
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.reading import order_of, value
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import short
from render.words import money, people
from rules.train_tycoon.model.state import State
from rules.train_tycoon.model.view import View

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 10, PHONE_WIDTH - MARGIN - 14
_HEAD, _SUM = 58, 50
_ROOMY = 84
"""Of a line that also says what shares count."""


class Count(NamedTuple):
    """Of a column: the seat, what it has in net, what its shares count, its `total`, in dollars."""

    seat: int
    net: int
    shares: int
    total: int


class Row(NamedTuple):
    """A company: the value of a share, which is its net by the `issued` shares; then shares by
    column."""

    company: str
    value: int
    net: int
    issued: int
    shares: tuple[int, ...]
    president: int | None


def shares(view: View, names: Sequence[str], language: str, *, top: Top = NOTHING) -> Picture:
    """All shares, and the sums of everybody's worth if the game ended now. 1000 pixels wide;
    `names` are by seat."""
    table, shown = view.table, people(names, language)
    order = order_of(table)
    counts, rows = counts_of(table, order), rows_of(table, order)
    head = head_of(view, shown, language)
    panels = [above(top, head, language), players(persons(view, shown), language)]
    panels.append(sums(counts, rows, language))
    return picture(panels, _alt(counts, rows, shown, language))


def rows_of(table: State, order: Sequence[int]) -> tuple[Row, ...]:
    """The companies in play, in company order; columns in this order of the seats."""
    return tuple(
        Row(
            each,
            value(table, each),
            table.companies[each].net,
            table.companies[each].issued,
            tuple(table.players[seat].shares.get(each, 0) for seat in order),
            table.companies[each].president,
        )
        for each in table.order
        if table.companies[each].active
    )


def counts_of(table: State, order: Sequence[int]) -> tuple[Count, ...]:
    """The seats in this order with the sums of their worth (61)."""
    found = []
    for seat in order:
        player = table.players[seat]
        worth = sum(count * value(table, each) for each, count in player.shares.items())
        found.append(Count(seat, player.net, worth, player.net + worth))
    return tuple(found)


@kept
def sums(
    counts: tuple[Count, ...], rows: tuple[Row, ...], language: str, most: int = 780
) -> Image.Image:
    """A table: players across; of each company the shares, and below them what they count if the
    table is not taller than `most` pixels then; at the end net and total."""
    tall = _height(len(rows), _ROOMY)
    each = _ROOMY if tall + 12 <= most else line_height(len(rows))
    tall = _height(len(rows), each)
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    first = _LEFT + NAME + 16 + _value_width(rows, each, language)
    canvas.text(first - 4, 43, t("share", language), SMALLEST, SOFT_INK, anchor="rs")
    wide = (_RIGHT - first) / len(counts)
    for number, count in enumerate(counts):
        seat_badge(canvas, first + wide * (number + 0.5), 32, 18, count.seat)
    for number, row in enumerate(rows):
        y = _HEAD + each * number
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        name(canvas, _LEFT, y + each / 2, row.company, each)
        ink = ALARM if row.value < 0 else INK
        word, base = money(row.value, language), y + (36 if each == _ROOMY else each / 2 + 12)
        canvas.text(first - 4, base, word, 35, ink, bold=True, anchor="rs")
        if each == _ROOMY:
            word = _divided(row, language)
            canvas.text(first - 4, y + 76, word, SMALLEST, SOFT_INK, anchor="rs")
        for column, count in enumerate(counts):
            _cell(canvas, (first + wide * column, y, wide, each), row, column, count.seat, language)
    _totals(canvas, _HEAD + each * len(rows), counts, (first, wide), language)
    return settled(canvas)


def _height(rows: int, each: int) -> int:
    return _HEAD + each * rows + 3 * _SUM + 10


def _value_width(rows: tuple[Row, ...], each: int, language: str) -> float:
    told = [t("share", language), *(money(row.value, language) for row in rows)]
    if each == _ROOMY:
        told += [_divided(row, language) for row in rows]
    return max(text_width(word, 35, True) for word in told)


def _divided(row: Row, language: str) -> str:
    """The net of a company by its issued shares."""
    return f"{money(row.net, language)} ÷ {row.issued}"


def _cell(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    row: Row,
    column: int,
    seat: int,
    language: str,
) -> None:
    """A player's shares of a company, on the seat's colour for the president, and what they count;
    `box`: left, top, width and height."""
    left, top, wide, tall = box
    count, x = row.shares[column], left + wide / 2
    leads = seat == row.president
    y = top + (24 if tall == _ROOMY else tall / 2)
    held(canvas, (x, y), count, seat, min(38.0, wide / 2 - 4), leads=leads)
    if tall == _ROOMY and (count or leads):
        word = money(count * row.value, language)
        canvas.text(x, top + 76, fit(word, 34, wide - 4), 34, INK, anchor="ms")


def _totals(
    canvas: Canvas,
    y: float,
    counts: tuple[Count, ...],
    place: tuple[float, float],
    language: str,
) -> None:
    """Shares, net and their sum below the columns; `place`: left and width of the first."""
    first, wide = place
    for number, key in enumerate(("shares", "net", "total")):
        top, last = y + _SUM * number, key == "total"
        canvas.line([(_LEFT, top), (_RIGHT, top)], INK if last else RULE, 3 if last else 1.5)
        word = fit(t(f"sum-{key}", language), 35, first - _LEFT - 8, last)
        canvas.text(_LEFT, top + 38, word, 35, INK if last else SOFT_INK, bold=last)
        if not last:
            x = _LEFT + text_width(word, 35) + 12
            final.part(canvas, (x, top + 13, x + 26, top + 39), None, sure=key == "net")
        for column, count in enumerate(counts):
            dollars = getattr(count, key)
            ink = ALARM if dollars < 0 else INK
            word = fit(money(dollars, language), 36 if last else 34, wide - 2, last)
            x = first + wide * (column + 0.5)
            canvas.text(x, top + 38, word, 36 if last else 34, ink, bold=last, anchor="ms")


def _alt(counts: Sequence[Count], rows: Sequence[Row], names: Sequence[str], language: str) -> str:
    called = [clipped(each, 16) for each in names]
    sentences = [t("alt-shares", language)]
    for number, count in enumerate(counts):
        held = [f"{row.shares[number]} {short(row.company)}" for row in rows if row.shares[number]]
        values = {key: money(getattr(count, key), language) for key in ("net", "shares", "total")}
        told = ", ".join(held) or "–"
        sentences.append(
            t("alt-shares-row", language, name=called[count.seat], held=told, **values)
        )
    worth = ", ".join(f"{short(row.company)} {money(row.value, language)}" for row in rows)
    if worth:
        sentences.append(t("alt-values", language, values=worth))
    return told_within(sentences)
