"""The end of a game: who won, by what, and where the share values stood."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Box, Canvas
from render.picture import Picture, picture
from render.pieces import railway, seat_badge
from render.railroad_barons.alt import short, told_within
from render.railroad_barons.inks import settled, stacked
from render.railroad_barons.reading import started, value
from render.railroad_barons.track import Lane, track
from render.railroad_barons.words import money, people, told, why_over
from render.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    legible,
    seat_style,
    text_width,
    wrap,
)
from rules.game import Standing
from rules.railroad_barons.state import State
from rules.railroad_barons.view import View

MARGIN = 18
_HERO, _ROW, _GAP = 372, 214, 14
_SUMS = ("cash", "stock")
_LEFT, _RIGHT = MARGIN + 22, PHONE_WIDTH - MARGIN - 22


def winner(standing: Sequence[Standing]) -> int | None:
    """The seat alone in first place, None: a draw."""
    first = [row.seat for row in standing if row.place == 1]
    return first[0] if len(first) == 1 else None


def result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """The final card: the winner large, both players with cash and stock, the share value track.
    1000 pixels wide."""
    table, shown = view.table, people(names, language)
    won = winner(standing)
    canvas = Canvas(PHONE_WIDTH, MARGIN + _HERO + (_ROW + _GAP) * len(standing) + _GAP + 4)
    _hero(canvas, won, shown, _told_how(table, standing, language), language)
    most = max((row.total or 0 for row in standing), default=0)
    y = float(MARGIN + _HERO + _GAP)
    for row in standing:
        _row(canvas, y, row, shown[row.seat], row.seat == won, language)
        total = row.total or 0
        if total and most:
            _bar(canvas, row, (_LEFT, y + 154, _LEFT + (_RIGHT - _LEFT) * total / most, y + 184))
        y += _ROW + _GAP
    lanes = []
    for holding in started(table):
        index = table.holdings[holding].value or 0
        lanes.append(Lane(holding, index, index))
    panels = stacked([settled(canvas), track(tuple(lanes), language)])
    return picture(panels, _alt(table, standing, names, won, language))


def _told_how(table: State, standing: Sequence[Standing], language: str) -> str:
    """What ended the game and by how much it was won."""
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    lead = totals[0] - totals[-1] if totals else 0
    how = why_over(table, language)
    if not lead:
        return how
    return told("won-by", language, how=how, lead=money(lead, language))


def _headline(won: int | None, names: Sequence[str], language: str) -> str:
    return told("draw", language) if won is None else told("wins", language, name=names[won])


def _hero(canvas: Canvas, won: int | None, names: Sequence[str], how: str, language: str) -> None:
    style = seat_style(won)
    left, right, bottom = MARGIN, PHONE_WIDTH - MARGIN, MARGIN + _HERO
    canvas.box((left, MARGIN, right, bottom), style.colour, radius=22)
    railway(canvas, left, right, bottom - 64, style.colour, style.text)
    x = left + 122
    canvas.circle(x, MARGIN + 136, 88, WHITE)
    if won is None:
        for seat, dx in ((0, -38), (1, 38)):
            seat_badge(canvas, x + dx, MARGIN + 136, 30, seat)
    else:
        seat_badge(canvas, x, MARGIN + 136, 54, won)
    x += 118
    room = right - 24 - x
    canvas.text(x, MARGIN + 62, "Railroad Barons", 36, style.text)
    headline = _headline(won, names, language)
    size = next((s for s in (88, 76, 64) if text_width(headline, s, True) <= room), 58)
    heads = wrap(headline, size, room, True)
    if won is not None and (len(heads) > 2 or text_width(heads[0], size, True) > room):
        called = fit(names[won], size, room, True)
        heads = wrap(told("wins", language, name=called), size, room, True)
    y = MARGIN + (148.0 if len(heads) == 1 else 122.0)
    for line in heads:
        canvas.text(x, y, fit(line, size, room, True), size, style.text, bold=True)
        y += size * 1.06
    y += 52 - size * 1.06
    for line in wrap(how, 38, room)[:2]:
        canvas.text(x, y, line, 38, style.text)
        y += 44


def _row(canvas: Canvas, y: float, row: Standing, name: str, won: bool, language: str) -> None:
    style = seat_style(row.seat)
    box = (MARGIN, y, PHONE_WIDTH - MARGIN, y + _ROW)
    canvas.box(box, CARD, style.colour if won else RULE, radius=14, width=5 if won else 2)
    canvas.text(MARGIN + 44, y + 62, str(row.place), 50, SOFT_INK, bold=True, anchor="ms")
    seat_badge(canvas, MARGIN + 110, y + 44, 26, row.seat)
    total = money(row.total or 0, language)
    canvas.text(_RIGHT, y + 62, total, 50, INK, bold=True, anchor="rs")
    left = MARGIN + 156
    room = _RIGHT - text_width(total, 50, True) - 20 - left
    canvas.text(left, y + 60, fit(name, 44, room, True), 44, INK, bold=True)
    x = float(_LEFT)
    for key in _SUMS:
        _part(canvas, (x, y + 104, x + 28, y + 132), row.seat, key)
        word = _sum(row, key, language)
        canvas.text(x + 40, y + 131, word, 38, INK)
        x += 40 + text_width(word, 38) + 44


def _sum(row: Standing, key: str, language: str) -> str:
    return f"{told(f'sum-{key}', language)} {money(row.sums.get(key) or 0, language)}"


def _bar(canvas: Canvas, row: Standing, box: Box) -> None:
    """The total as a bar made of its sums; `box` is the whole of it."""
    left, top, right, bottom = box
    unit = (right - left) / (row.total or 1)
    for key in _SUMS:
        amount = row.sums.get(key) or 0
        if amount:
            _part(canvas, (left, top, left + amount * unit, bottom), row.seat, key)
            left += amount * unit


def _part(canvas: Canvas, box: Box, seat: int, key: str) -> None:
    """A piece of bar: cash full, stock pale and striped; all edged alike."""
    style = seat_style(seat)
    left, top, right, bottom = box
    canvas.box(box, style.colour if key == "cash" else style.tint)
    if key == "stock":
        x = left + 7
        while x < right - 3:
            canvas.line([(x, top), (x, bottom)], style.colour, 3)
            x += 10
    canvas.box(box, None, INK, width=2)


def _alt(
    table: State,
    standing: Sequence[Standing],
    names: Sequence[str],
    won: int | None,
    language: str,
) -> str:
    called = [short(legible(name, seat, language)) for seat, name in enumerate(names)]
    sentences = [f"{_headline(won, called, language)} {_told_how(table, standing, language)}."]
    for row in standing:
        sentences.append(
            told(
                "alt-result-row",
                language,
                place=str(row.place),
                name=called[row.seat],
                total=money(row.total or 0, language),
                sums=", ".join(_sum(row, key, language) for key in _SUMS),
            )
        )
    values = [
        f"{holding} {money(value(table, holding) or 0, language)}" for holding in started(table)
    ]
    if values:
        sentences.append(told("alt-values", language, values=", ".join(values)))
    return told_within(sentences)
