"""The shares of all railroads as a table: players across, with what is held, orphaned and in the
treasury."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.baltimore_ohio.shared.inks import FAINT, settled
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.reading import in_order, start_values, waiting_for
from render.baltimore_ohio.shared.words import told
from render.canvas import Canvas
from render.kept import kept
from render.pieces import seat_badge
from render.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    seat_style,
    text_width,
)
from render.words import money
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_HEAD, _ROW = 62, 49
_LEFT, _FIRST, _RIGHT = MARGIN + 8, MARGIN + 142, PHONE_WIDTH - MARGIN - 14
_HELD, _ORPHAN, _MONEY = 102, 136, 130


class Line(NamedTuple):
    """A railroad: `shares` by seat, `sold` the seats that sold it in this Market Round; `word` for
    one that is not in business."""

    railroad: str
    shares: tuple[int, ...]
    sold: tuple[int, ...]
    president: int | None
    held: int
    orphan: int
    treasury: int
    word: str


def lines_of(table: State, language: str) -> tuple[Line, ...]:
    """The railroads in the order of business, then those not on the track."""
    found = []
    for name in in_order(table):
        line, level = table.railroads[name], waiting_for(table, name)
        word = "" if line.value is not None else told(line.status, language)
        if line.value is None and level is not None:
            word = told("from-level", language, level=str(level))
        elif line.value is None:
            word = f"{word}: {told('start-at', language, values=start_values(table, language))}"
        found.append(
            Line(
                name,
                tuple(player.shares.get(name, 0) for player in table.players),
                tuple(n for n, player in enumerate(table.players) if name in player.sold),
                line.president,
                line.held,
                line.orphan,
                line.treasury,
                word,
            )
        )
    return tuple(found)


@kept
def shares(rows: tuple[Line, ...], order: tuple[int, ...], language: str) -> Image.Image:
    """The table; columns of the seats in player order."""
    tall = _HEAD + _ROW * len(rows) + 60
    canvas = Canvas(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    each = (_RIGHT - _MONEY - _ORPHAN - _HELD - _FIRST) / len(order)
    middle = {seat: _FIRST + each * (n + 0.5) for n, seat in enumerate(order)}
    held = _RIGHT - _MONEY - _ORPHAN - _HELD / 2
    orphan = _RIGHT - _MONEY - _ORPHAN / 2
    for seat, x in middle.items():
        seat_badge(canvas, x, 34, 19, seat)
    for x, key, room in ((held, "held", _HELD), (orphan, "orphan", _ORPHAN)):
        word = fit(told(key, language), 33, room - 6)
        canvas.text(x, 45, word, 33, SOFT_INK, anchor="ms")
    canvas.text(_RIGHT, 45, told("treasury", language), 33, SOFT_INK, anchor="rs")
    for number, row in enumerate(rows):
        y = _HEAD + _ROW * number
        canvas.line([(_LEFT, y - 1), (_RIGHT, y - 1)], RULE, 1.5)
        plate(canvas, _LEFT, y + 3, row.railroad, size=33, width=122)
        if row.word:
            word = fit(row.word, 34, _RIGHT - _FIRST - 14)
            canvas.text(_FIRST + 14, y + 36, word, 34, SOFT_INK)
            continue
        base = y + 37
        for seat, x in middle.items():
            _count(canvas, x, y, row, seat, min(each, 84))
        canvas.text(held, base, str(row.held), 35, INK if row.held else SOFT_INK, anchor="ms")
        if row.orphan:
            canvas.box((orphan - 30, y + 4, orphan + 30, y + 45), FAINT, ALARM, radius=8, width=2)
        fill = ALARM if row.orphan else SOFT_INK
        text = str(row.orphan)
        canvas.text(orphan, base, text, 35, fill, bold=bool(row.orphan), anchor="ms")
        amount = money(row.treasury, language)
        canvas.text(_RIGHT, base, amount, 36, INK, bold=True, anchor="rs")
    _key(canvas, _HEAD + _ROW * len(rows) + 6, any(row.sold for row in rows), language)
    return settled(canvas)


def _key(canvas: Canvas, y: float, sold: bool, language: str) -> None:
    """What a full colour and a cross mean."""
    look = seat_style(0)
    canvas.box((_LEFT + 2, y + 6, _LEFT + 54, y + 44), look.colour, INK, radius=8, width=2)
    word = told("president", language)
    canvas.text(_LEFT + 66, y + 36, word, 33, SOFT_INK)
    if sold:
        x = _LEFT + 66 + text_width(word, 33) + 54
        _cross(canvas, x, y + 25)
        canvas.text(x + 24, y + 36, told("sold", language), 33, SOFT_INK)


def _count(canvas: Canvas, x: float, y: float, row: Line, seat: int, wide: float) -> None:
    """A player's shares: on the seat's colour for the President, crossed for one who sold."""
    count, look = row.shares[seat], seat_style(seat)
    half = wide / 2 - 4
    if seat == row.president:
        canvas.box((x - half, y + 4, x + half, y + 45), look.colour, INK, radius=8, width=2)
    elif count:
        canvas.box((x - half, y + 4, x + half, y + 45), look.tint, radius=8)
    if count:
        fill = look.text if seat == row.president else INK
        canvas.text(x, y + 37, str(count), 36, fill, bold=True, anchor="ms")
    if seat in row.sold:
        _cross(canvas, x + half - 6, y + 12) if count else _cross(canvas, x, y + 24)


def _cross(canvas: Canvas, x: float, y: float) -> None:
    r = 9
    for ink, width in ((WHITE, 9), (ALARM, 5)):
        canvas.line([(x - r, y - r), (x + r, y + r)], ink, width)
        canvas.line([(x - r, y + r), (x + r, y - r)], ink, width)
