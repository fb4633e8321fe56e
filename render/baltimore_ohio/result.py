"""The end of a game: who won, by what, and where the share values stood."""

from __future__ import annotations

from collections.abc import Sequence

from render.baltimore_ohio.alt import clipped, told_within
from render.baltimore_ohio.inks import settled, stacked
from render.baltimore_ohio.reading import value
from render.baltimore_ohio.track import lanes_of, track
from render.baltimore_ohio.words import money, people, short, told, why_over
from render.canvas import Box, Canvas
from render.picture import Picture, picture
from render.pieces import railway, seat_badge
from render.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    seat_style,
    text_width,
    wrap,
)
from rules.baltimore_ohio.state import State
from rules.baltimore_ohio.view import View
from rules.game import Standing

MARGIN = 18
_HERO, _ROW, _GAP = 372, 158, 12
_SUMS = ("cash", "stock")
_LEFT, _RIGHT = MARGIN + 22, PHONE_WIDTH - MARGIN - 22


def result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """The final card: the winner large, all players with cash and stock, the Valuation Track.
    1000 pixels wide; `standing` from first to last."""
    table, shown = view.table, people(names, language)
    how = _told_how(table, standing, language)
    canvas = Canvas(PHONE_WIDTH, MARGIN + _HERO + (_ROW + _GAP) * len(standing) + _GAP + 4)
    _hero(canvas, standing[0].seat, shown, how, language)
    most = max((row.total or 0 for row in standing), default=0)
    y = float(MARGIN + _HERO + _GAP)
    for row in standing:
        _row(canvas, y, row, shown[row.seat], row is standing[0], language)
        total = row.total or 0
        if total > 0 and most:
            _bar(canvas, row, (_LEFT, y + 118, _LEFT + (_RIGHT - _LEFT) * total / most, y + 142))
        y += _ROW + _GAP
    panels = [settled(canvas), track(lanes_of(table), table.tech_level, language)]
    return picture(stacked(panels), _alt(table, standing, names, how, language))


def _told_how(table: State, standing: Sequence[Standing], language: str) -> str:
    """What ended the game and by how much it was won."""
    how = why_over(table, language)
    if len(standing) < 2:
        return how
    lead = (standing[0].total or 0) - (standing[1].total or 0)
    if not lead:
        return told("tied", language, how=how)
    return told("won-by", language, how=how, lead=money(lead, language))


def _hero(canvas: Canvas, won: int, names: Sequence[str], how: str, language: str) -> None:
    style = seat_style(won)
    left, right, bottom = MARGIN, PHONE_WIDTH - MARGIN, MARGIN + _HERO
    canvas.box((left, MARGIN, right, bottom), style.colour, radius=22)
    railway(canvas, left, right, bottom - 64, style.colour, style.text)
    x = left + 122
    canvas.circle(x, MARGIN + 136, 88, WHITE)
    seat_badge(canvas, x, MARGIN + 136, 54, won)
    x += 118
    room = right - 24 - x
    canvas.text(x, MARGIN + 62, "Baltimore & Ohio", 36, style.text)
    headline = told("wins", language, name=names[won])
    size = next((s for s in (88, 76, 64) if text_width(headline, s, True) <= room), 58)
    heads = wrap(headline, size, room, True)
    if len(heads) > 2 or text_width(heads[0], size, True) > room:
        called = fit(names[won], size, room, True)
        heads = wrap(told("wins", language, name=called), size, room, True)
    y = MARGIN + (148.0 if len(heads) == 1 else 122.0)
    for line in heads[:2]:
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
    canvas.text(MARGIN + 44, y + 50, str(row.place), 46, SOFT_INK, bold=True, anchor="ms")
    seat_badge(canvas, MARGIN + 106, y + 34, 22, row.seat)
    total = money(row.total or 0, language)
    canvas.text(_RIGHT, y + 51, total, 48, INK, bold=True, anchor="rs")
    left = MARGIN + 148
    room = _RIGHT - text_width(total, 48, True) - 20 - left
    canvas.text(left, y + 49, fit(name, 42, room, True), 42, INK, bold=True)
    x = float(_LEFT)
    for key in _SUMS:
        _part(canvas, (x, y + 74, x + 26, y + 100), row.seat, key)
        word = _sum(row, key, language)
        canvas.text(x + 38, y + 100, word, 36, INK)
        x += 38 + text_width(word, 36) + 44


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
    how: str,
    language: str,
) -> str:
    called = [clipped(name) for name in people(names, language)]
    sentences = [f"{told('wins', language, name=called[standing[0].seat])} {how}."]
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
    values = [f"{short(name)} {money(value(table, name) or 0, language)}" for name in table.order]
    if values:
        sentences.append(told("alt-values", language, values=", ".join(values)))
    return told_within(sentences)
