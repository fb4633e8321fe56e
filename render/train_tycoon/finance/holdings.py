"""The companies as a table: who holds their shares, and their money."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import seat_badge
from render.train_tycoon.shared.chips import NAME, held, line_height, name
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.reading import trains
from render.train_tycoon.shared.terms import t
from render.words import money
from rules.train_tycoon.model.play import loans
from rules.train_tycoon.model.state import State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 10, PHONE_WIDTH - MARGIN - 14
_HEAD, _KEY = 58, 50
_COLUMNS = ("bank", "issued", "net", "loans", "income", "trains")
_GAP = 16
"""Least room between two columns."""


class Line(NamedTuple):
    """A company: `shares` by seat; `most` loans that its income allows. `now`: the game is about
    it."""

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


def lines_of(table: State, about: str | None = None) -> tuple[Line, ...]:
    """The active companies in company order."""
    found = []
    for each in table.order:
        row = table.companies[each]
        if row.active:
            found.append(
                Line(
                    each,
                    tuple(player.shares.get(each, 0) for player in table.players),
                    row.president,
                    row.bank,
                    row.issued,
                    row.net,
                    facts.max_loans(row.income),
                    row.income,
                    trains(table, each),
                    each == about,
                )
            )
    return tuple(found)


def _cells(row: Line, language: str) -> tuple[str, ...]:
    """What stands in the columns of a line."""
    owed = loans(row.net)
    return (
        str(row.bank) if row.bank else "–",
        f"{row.issued}/{facts.components().shares_per_company}",
        money(row.net, language),
        f"{owed}/{row.most}",
        money(row.income, language),
        str(row.trains),
    )


@kept
def holdings(rows: tuple[Line, ...], order: tuple[int, ...], language: str) -> Image.Image:
    """The table; columns of the seats in player order."""
    each = line_height(len(rows))
    tall = _HEAD + each * len(rows) + _KEY
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    told = [_cells(row, language) for row in rows]
    ends = _ends(told, language)
    first = _LEFT + NAME + 8
    seat_wide = min(84.0, (ends[0][0] - 6 - first) / len(order))
    half = (min(seat_wide, 76) - 4) / 2
    middle = {seat: first + seat_wide * (n + 0.5) for n, seat in enumerate(order)}
    for seat, x in middle.items():
        seat_badge(canvas, x, 32, 17, seat)
    for (_, right), key in zip(ends, _COLUMNS, strict=True):
        canvas.text(right, 43, t(f"column-{key}", language), SMALLEST, SOFT_INK, anchor="rs")
    for number, row in enumerate(rows):
        y = _HEAD + each * number
        if row.now:
            box = (MARGIN + 2, y, PHONE_WIDTH - MARGIN - 2, y + each)
            canvas.box(box, WHITE, INK, radius=9, width=3)
        else:
            canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        name(canvas, _LEFT, y + each / 2, row.company, each)
        for seat, x in middle.items():
            leads = seat == row.president
            held(canvas, (x, y + each / 2), row.shares[seat], seat, half, leads=leads)
        _figures(canvas, y + each / 2 + 12, row, told[number], [right for _, right in ends])
    _key(canvas, _HEAD + each * len(rows) + 2, language)
    return settled(canvas)


def _ends(rows: list[tuple[str, ...]], language: str) -> list[tuple[float, float]]:
    """Left and right of each column, from the right edge, as wide as what stands in it."""
    found = []
    right = float(_RIGHT)
    for number in reversed(range(len(_COLUMNS))):
        head = text_width(t(f"column-{_COLUMNS[number]}", language), SMALLEST)
        wide = max([head, *(text_width(row[number], 34, True) for row in rows)])
        found.append((right - wide, right))
        right -= wide + _GAP
    return found[::-1]


def _figures(
    canvas: Canvas, base: float, row: Line, told: tuple[str, ...], ends: list[float]
) -> None:
    bad = {
        "net": row.net < 0,
        "loans": loans(row.net) >= max(1, row.most),
        "income": row.income < 0,
    }
    for key, text, right in zip(_COLUMNS, told, ends, strict=True):
        ink = ALARM if bad.get(key) else INK
        canvas.text(right, base, text, 34, ink, bold=key in ("net", "income"), anchor="rs")


def _key(canvas: Canvas, y: float, language: str) -> None:
    """What a full colour means, and the second number of loans."""
    look = seat_style(0)
    canvas.box((_LEFT + 2, y + 8, _LEFT + 46, y + 42), look.colour, INK, radius=8, width=2)
    x = _LEFT + 56
    word = t("key", language)
    canvas.text(x, y + 36, fit(word, SMALLEST, _RIGHT - x), SMALLEST, SOFT_INK)
