"""The shares of all railroads as a table: their values, players across, with what is held, orphaned
and in the treasury. What changed is framed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.baltimore_ohio.shared.inks import FAINT, inks, panel, settled
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.reading import start_values, value, waiting_for
from render.baltimore_ohio.shared.words import told
from render.paint.canvas import Canvas
from render.paint.inked import blank
from render.paint.kept import kept
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    seat_style,
    text_width,
)
from render.pieces import cell_mark, seat_badge
from render.words import money
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_HEAD, _ROW, _FOOT = 52, 47, 14
_LEFT, _RIGHT = MARGIN + 8, PHONE_WIDTH - MARGIN - 12
_PLATE, _VALUE = 118, 108
_FIRST = _LEFT + _PLATE + _VALUE
_HELD, _ORPHAN, _MONEY = 78, 124, 124


class Line(NamedTuple):
    """A railroad in business: `shares` by seat and what they `changed` by, `sold` the seats that
    sold it in this Market Round; `way` 1 or -1 if its value rose or fell; `new`: it has just
    begun; `president_new`: somebody else presides."""

    railroad: str
    value: int
    way: int
    shares: tuple[int, ...]
    changed: tuple[int, ...]
    sold: tuple[int, ...]
    president: int | None
    held: int
    orphan: int
    treasury: int
    new: bool
    president_new: bool


class Idle(NamedTuple):
    """Railroads that are not in business, and what is said of all of them."""

    railroads: tuple[str, ...]
    word: str


def lines_of(table: State, fresh: News = NOTHING) -> tuple[Line, ...]:
    """The railroads in the order of business."""
    ways = {move.railroad: 1 if move.after > move.before else -1 for move in fresh.moves}
    found = []
    for name in table.order:
        line = table.railroads[name]
        found.append(
            Line(
                name,
                value(table, name) or 0,
                ways.get(name, 0),
                tuple(player.shares.get(name, 0) for player in table.players),
                fresh.shares_of(name, len(table.players)),
                tuple(n for n, player in enumerate(table.players) if name in player.sold),
                line.president,
                line.held,
                line.orphan,
                line.treasury,
                name in fresh.started,
                name in fresh.presidents,
            )
        )
    return tuple(found)


def idle_of(table: State, language: str) -> tuple[Idle, ...]:
    """The railroads not on the track: those that can be started, by what they are now, then those
    to come."""
    groups: dict[str, list[str]] = {}
    start = told("start-at", language, values=start_values(table, language))
    for name, line in table.railroads.items():
        if line.value is not None:
            continue
        level = waiting_for(table, name)
        word = f"{told(line.status, language)}: {start}"
        if level is not None:
            word = told("from-level", language, level=str(level))
        groups.setdefault(word, []).append(name)
    return tuple(Idle(tuple(names), word) for word, names in groups.items())


@kept
def shares(
    rows: tuple[Line, ...], idle: tuple[Idle, ...], order: tuple[int, ...], language: str
) -> Image.Image:
    """The table; columns of the seats in player order. Rows are kept by themselves, so that only
    what changed is drawn."""
    columns = _columns(order, any(row.orphan for row in rows))
    parts = [_top(columns, language)] if rows else [_edge(12, True)]
    parts += [_row(row, columns, language) for row in rows]
    for group in idle:
        parts += [_idle(group, number, language) for number in range(_lines(group))]
    parts.append(_edge(_FOOT, False))
    image = blank((PHONE_WIDTH, sum(part.height for part in parts)), inks())
    y = 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height
    return image


class Columns(NamedTuple):
    """The middles of the columns: of each seat, of Held and Orphan Stock (None: nothing orphaned);
    `wide`: of a seat's cell."""

    seats: tuple[tuple[int, float], ...]
    held: float
    orphan: float | None
    wide: float


def _columns(order: Sequence[int], orphans: bool) -> Columns:
    right = float(_RIGHT - _MONEY)
    orphan = None
    if orphans:
        orphan = right - _ORPHAN / 2
        right -= _ORPHAN
    held = right - _HELD / 2
    each = (right - _HELD - _FIRST) / len(order)
    seats = tuple((seat, _FIRST + each * (n + 0.5)) for n, seat in enumerate(order))
    return Columns(seats, held, orphan, min(each - 6, 104))


def _strip(height: int) -> Canvas:
    """A part of the card, its sides drawn."""
    canvas = panel(PHONE_WIDTH, height)
    canvas.box((MARGIN, 0, PHONE_WIDTH - MARGIN, height), RULE)
    canvas.box((MARGIN + 2, 0, PHONE_WIDTH - MARGIN - 2, height), CARD)
    return canvas


@kept
def _edge(height: int, upper: bool) -> Image.Image:
    canvas = panel(PHONE_WIDTH, height)
    top, bottom = (2, height + 40) if upper else (-40, height - 10)
    canvas.box((MARGIN, top, PHONE_WIDTH - MARGIN, bottom), CARD, RULE, radius=14, width=2)
    return settled(canvas)


@kept
def _top(columns: Columns, language: str) -> Image.Image:
    canvas = panel(PHONE_WIDTH, _HEAD)
    box = (MARGIN, 2, PHONE_WIDTH - MARGIN, _HEAD + 40)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    for seat, x in columns.seats:
        seat_badge(canvas, x, 29, 19, seat)
    word = told("share", language)
    canvas.text(_FIRST - 8, 40, word, 33, SOFT_INK, anchor="rs")
    for at, key, room in ((columns.held, "held", _HELD), (columns.orphan, "orphan", _ORPHAN)):
        if at is not None:
            canvas.text(at, 40, fit(told(key, language), 33, room - 2), 33, SOFT_INK, anchor="ms")
    word = fit(told("treasury", language), 33, _MONEY - 4)
    canvas.text(_RIGHT, 40, word, 33, SOFT_INK, anchor="rs")
    return settled(canvas)


@kept
def _row(row: Line, columns: Columns, language: str) -> Image.Image:
    canvas, base = _strip(_ROW), 35
    canvas.line([(_LEFT, 0), (_RIGHT, 0)], RULE, 2)
    plate(canvas, _LEFT, 3, row.railroad, size=33, width=_PLATE)
    if row.new:
        _frame(canvas, _LEFT - 3, _LEFT + _PLATE + _VALUE - 4)
    amount, right = money(row.value, language), _FIRST - 8
    canvas.text(right, base, amount, 34, INK, bold=True, anchor="rs")
    if row.way:
        _way(canvas, right - text_width(amount, 34, True) - 9, row.way)
    for seat, x in columns.seats:
        _count(canvas, x, row, seat, columns.wide)
    canvas.text(columns.held, base, str(row.held), 34, INK if row.held else SOFT_INK, anchor="ms")
    if columns.orphan is not None:
        _orphan(canvas, columns.orphan, base, row.orphan)
    amount = money(row.treasury, language)
    canvas.text(_RIGHT, base, amount, 34, INK, bold=True, anchor="rs")
    return settled(canvas)


def _orphan(canvas: Canvas, x: float, base: float, count: int) -> None:
    if count:
        canvas.box((x - 30, 3, x + 30, 44), FAINT, ALARM, radius=8, width=2)
    fill = ALARM if count else SOFT_INK
    canvas.text(x, base, str(count), 34, fill, bold=bool(count), anchor="ms")


def _way(canvas: Canvas, x: float, way: int) -> None:
    """A small triangle with its right middle at x: the value rose or fell."""
    tip, foot = (13, 33) if way > 0 else (34, 14)
    canvas.polygon([(x - 18, foot), (x, foot), (x - 9, tip)], GOOD if way > 0 else ALARM)


def _frame(canvas: Canvas, left: float, right: float) -> None:
    """The bold frame of what is new."""
    canvas.box((left, 1, right, _ROW - 1), None, FRESH, radius=9, width=4)


def _count(canvas: Canvas, x: float, row: Line, seat: int, wide: float) -> None:
    """A player's shares: on the seat's colour for the President, a small cross for one who sold and
    may not buy; what changed in a frame, with how much if there is room."""
    count, look, change = row.shares[seat], seat_style(seat), row.changed[seat]
    half = wide / 2
    strong = seat == row.president
    if strong:
        canvas.box((x - half, 3, x + half, 44), look.colour, INK, radius=8, width=2)
    elif count or change:
        canvas.box((x - half, 3, x + half, 44), look.tint, radius=8)
    word, more = str(count), f"{change:+d}".replace("-", "−") if change else ""
    room = text_width(word, 35, True)
    bare = room + text_width(more, 33) if more else room
    gap = min(12.0, wide - 4 - bare)
    full = bare + gap if more and gap >= 2 else room
    left = x - full / 2
    fill = look.text if strong else INK
    if count or change:
        cell_mark(canvas, x - half, 24, seat, strong=strong, before=left)
        canvas.text(left, 36, word, 35, fill, bold=True)
    if more and gap >= 2:
        canvas.text(left + room + gap, 36, more, 33, fill)
    if change or (strong and row.president_new):
        canvas.box((x - half - 1, 2, x + half + 1, 45), None, WHITE, radius=9, width=5)
        canvas.box((x - half - 2, 1, x + half + 2, _ROW - 1), None, FRESH, radius=10, width=4)
    if seat in row.sold:
        _cross(canvas, x + half - 8, 12) if count else _cross(canvas, x, 23)


def _cross(canvas: Canvas, x: float, y: float) -> None:
    r = 7
    for ink, width in ((WHITE, 8), (SOFT_INK, 4)):
        canvas.line([(x - r, y - r), (x + r, y + r)], ink, width)
        canvas.line([(x - r, y + r), (x + r, y - r)], ink, width)


@kept
def key(language: str) -> Image.Image:
    """What a full colour and a cross mean in the table."""
    canvas, look = panel(PHONE_WIDTH, 56), seat_style(0)
    canvas.box((_LEFT + 2, 6, _LEFT + 54, 46), look.colour, INK, radius=8, width=2)
    word = told("president", language)
    canvas.text(_LEFT + 66, 38, word, 33, SOFT_INK)
    x = _LEFT + 66 + text_width(word, 33) + 54
    _cross(canvas, x, 26)
    canvas.text(x + 24, 38, told("sold", language), 33, SOFT_INK)
    return settled(canvas)


_A_LINE = 4
"""Plates of railroads not in business in a line at most."""


def _lines(group: Idle) -> int:
    return -(-len(group.railroads) // _A_LINE)


@kept
def _idle(group: Idle, line: int, language: str) -> Image.Image:
    """Plates of railroads, and behind the last what is said of them."""
    canvas = _strip(_ROW)
    if line == 0:
        canvas.line([(_LEFT, 0), (_RIGHT, 0)], RULE, 2)
    x = float(_LEFT)
    for name in group.railroads[line * _A_LINE : (line + 1) * _A_LINE]:
        x = plate(canvas, x, 3, name, size=33, width=_PLATE) + 8
    if line == _lines(group) - 1:
        room = _RIGHT - x - 6
        brief = group.word.split(": ")[-1]
        word = group.word if text_width(group.word, 33) <= room else brief
        canvas.text(x + 6, 35, fit(word, 33, room), 33, SOFT_INK)
    return settled(canvas)
