"""The shares of all railroads as a table: their values, a column for each player, and what
is held, orphaned and in the treasury. What changed is framed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.baltimore_ohio.shared.livery import draw_plate
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.palettes import FAINT, palette, panel, quantize
from render.baltimore_ohio.shared.table_values import level_awaited, list_start_values, share_value
from render.baltimore_ohio.shared.words import picture_text
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.indexed_sprite import blank_image
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
from render.pieces import draw_cell_mark, draw_seat_badge
from render.words import money
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_HEAD, _ROW, _FOOT = 52, 47, 14
_LEFT, _RIGHT = MARGIN + 8, PHONE_WIDTH - MARGIN - 12
_PLATE, _VALUE = 118, 108
_FIRST = _LEFT + _PLATE + _VALUE
_HELD, _ORPHAN, _MONEY = 78, 124, 124


class Line(NamedTuple):
    """A railroad in business: `shares` by seat and by how much they `changed`; `sold`: the
    seats that sold it in this Market Round; `way`: 1 or -1 if its value rose or fell; `new`: it
    has just started; `president_new`: it has another President."""

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
    """Railroads that are not in business, and a text about all of them."""

    railroads: tuple[str, ...]
    word: str


def build_lines(table: State, fresh: News = NOTHING) -> tuple[Line, ...]:
    """Return the railroads in the order of business."""
    directions = {move.railroad: 1 if move.after > move.before else -1 for move in fresh.moves}
    lines = []
    for name in table.order:
        line = table.railroads[name]
        lines.append(
            Line(
                name,
                share_value(table, name) or 0,
                directions.get(name, 0),
                tuple(player.shares.get(name, 0) for player in table.players),
                fresh.share_changes(name, len(table.players)),
                tuple(n for n, player in enumerate(table.players) if name in player.sold),
                line.president,
                line.held,
                line.orphan,
                line.treasury,
                name in fresh.started,
                name in fresh.presidents,
            )
        )
    return tuple(lines)


def build_idle(table: State, language: str) -> tuple[Idle, ...]:
    """Return the railroads not on the track: those that can be started, by their status, then
    those to come."""
    groups: dict[str, list[str]] = {}
    start = picture_text("start-at", language, values=list_start_values(table, language))
    for name, line in table.railroads.items():
        if line.value is not None:
            continue
        level = level_awaited(table, name)
        word = f"{picture_text(line.status, language)}: {start}"
        if level is not None:
            word = picture_text("from-level", language, level=str(level))
        groups.setdefault(word, []).append(name)
    return tuple(Idle(tuple(names), word) for word, names in groups.items())


@cached
def render_shares(
    rows: tuple[Line, ...], idle: tuple[Idle, ...], order: tuple[int, ...], language: str
) -> Image.Image:
    """Return the table; the columns of the seats are in player order. Rows are cached
    separately, so that only what changed is drawn."""
    columns = _lay_out_columns(order, any(row.orphan for row in rows))
    parts = [_render_column_heads(columns, language)] if rows else [_render_edge(12, True)]
    parts += [_render_row(row, columns, language) for row in rows]
    for group in idle:
        parts += [_render_idle(group, number, language) for number in range(_line_count(group))]
    parts.append(_render_edge(_FOOT, False))
    image = blank_image((PHONE_WIDTH, sum(part.height for part in parts)), palette())
    y = 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height
    return image


class Columns(NamedTuple):
    """The middles of the columns: of each seat, of Held and of Orphan Stock (None: nothing is
    orphaned); `wide` is the width of a seat's cell."""

    seats: tuple[tuple[int, float], ...]
    held: float
    orphan: float | None
    wide: float


def _lay_out_columns(order: Sequence[int], orphans: bool) -> Columns:
    right = float(_RIGHT - _MONEY)
    orphan = None
    if orphans:
        orphan = right - _ORPHAN / 2
        right -= _ORPHAN
    held_middle = right - _HELD / 2
    seat_width = (right - _HELD - _FIRST) / len(order)
    seats = tuple((seat, _FIRST + seat_width * (n + 0.5)) for n, seat in enumerate(order))
    return Columns(seats, held_middle, orphan, min(seat_width - 6, 104))


def _card_strip(height: int) -> Canvas:
    """Return a part of the card with its sides drawn."""
    canvas = panel(PHONE_WIDTH, height)
    canvas.box((MARGIN, 0, PHONE_WIDTH - MARGIN, height), RULE)
    canvas.box((MARGIN + 2, 0, PHONE_WIDTH - MARGIN - 2, height), CARD)
    return canvas


@cached
def _render_edge(height: int, upper: bool) -> Image.Image:
    canvas = panel(PHONE_WIDTH, height)
    top, bottom = (2, height + 40) if upper else (-40, height - 10)
    canvas.box((MARGIN, top, PHONE_WIDTH - MARGIN, bottom), CARD, RULE, radius=14, width=2)
    return quantize(canvas)


@cached
def _render_column_heads(columns: Columns, language: str) -> Image.Image:
    canvas = panel(PHONE_WIDTH, _HEAD)
    box = (MARGIN, 2, PHONE_WIDTH - MARGIN, _HEAD + 40)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    for seat, x in columns.seats:
        draw_seat_badge(canvas, x, 29, 19, seat)
    word = picture_text("share", language)
    canvas.text(_FIRST - 8, 40, word, 33, SOFT_INK, anchor="rs")
    for middle, key, room in ((columns.held, "held", _HELD), (columns.orphan, "orphan", _ORPHAN)):
        if middle is not None:
            canvas.text(
                middle,
                40,
                fit(picture_text(key, language), 33, room - 2),
                33,
                SOFT_INK,
                anchor="ms",
            )
    word = fit(picture_text("treasury", language), 33, _MONEY - 4)
    canvas.text(_RIGHT, 40, word, 33, SOFT_INK, anchor="rs")
    return quantize(canvas)


@cached
def _render_row(row: Line, columns: Columns, language: str) -> Image.Image:
    canvas, base = _card_strip(_ROW), 35
    canvas.line([(_LEFT, 0), (_RIGHT, 0)], RULE, 2)
    draw_plate(canvas, _LEFT, 3, row.railroad, size=33, width=_PLATE)
    if row.new:
        _draw_frame(canvas, _LEFT - 3, _LEFT + _PLATE + _VALUE - 4)
    amount, right = money(row.value, language), _FIRST - 8
    canvas.text(right, base, amount, 34, INK, bold=True, anchor="rs")
    if row.way:
        _draw_direction(canvas, right - text_width(amount, 34, True) - 9, row.way)
    for seat, x in columns.seats:
        _draw_count(canvas, x, row, seat, columns.wide)
    canvas.text(columns.held, base, str(row.held), 34, INK if row.held else SOFT_INK, anchor="ms")
    if columns.orphan is not None:
        _draw_orphan(canvas, columns.orphan, base, row.orphan)
    amount = money(row.treasury, language)
    canvas.text(_RIGHT, base, amount, 34, INK, bold=True, anchor="rs")
    return quantize(canvas)


def _draw_orphan(canvas: Canvas, x: float, base: float, count: int) -> None:
    if count:
        canvas.box((x - 30, 3, x + 30, 44), FAINT, ALARM, radius=8, width=2)
    fill = ALARM if count else SOFT_INK
    canvas.text(x, base, str(count), 34, fill, bold=bool(count), anchor="ms")


def _draw_direction(canvas: Canvas, x: float, direction: int) -> None:
    """Draw a small triangle with its right middle at x: the value rose or fell."""
    tip, foot = (13, 33) if direction > 0 else (34, 14)
    canvas.polygon([(x - 18, foot), (x, foot), (x - 9, tip)], GOOD if direction > 0 else ALARM)


def _draw_frame(canvas: Canvas, left: float, right: float) -> None:
    """Draw the bold frame of what is new."""
    canvas.box((left, 1, right, _ROW - 1), None, FRESH, radius=9, width=4)


def _draw_count(canvas: Canvas, x: float, row: Line, seat: int, width: float) -> None:
    """Draw a player's shares: on the seat's colour for the President, with a small cross for
    one who sold and may not buy.

    A change is framed, with its amount if there is room."""
    count, style, change = row.shares[seat], seat_style(seat), row.changed[seat]
    half = width / 2
    is_president = seat == row.president
    if is_president:
        canvas.box((x - half, 3, x + half, 44), style.colour, INK, radius=8, width=2)
    elif count or change:
        canvas.box((x - half, 3, x + half, 44), style.tint, radius=8)
    word, change_text = str(count), f"{change:+d}".replace("-", "−") if change else ""
    count_width = text_width(word, 35, True)
    text_total = count_width + text_width(change_text, 33) if change_text else count_width
    gap = min(12.0, width - 4 - text_total)
    shown_width = text_total + gap if change_text and gap >= 2 else count_width
    left = x - shown_width / 2
    fill = style.text if is_president else INK
    if count or change:
        draw_cell_mark(canvas, x - half, 24, seat, strong=is_president, text_left=left)
        canvas.text(left, 36, word, 35, fill, bold=True)
    if change_text and gap >= 2:
        canvas.text(left + count_width + gap, 36, change_text, 33, fill)
    if change or (is_president and row.president_new):
        canvas.box((x - half - 1, 2, x + half + 1, 45), None, WHITE, radius=9, width=5)
        canvas.box((x - half - 2, 1, x + half + 2, _ROW - 1), None, FRESH, radius=10, width=4)
    if seat in row.sold:
        _draw_cross(canvas, x + half - 8, 12) if count else _draw_cross(canvas, x, 23)


def _draw_cross(canvas: Canvas, x: float, y: float) -> None:
    r = 7
    for ink, width in ((WHITE, 8), (SOFT_INK, 4)):
        canvas.line([(x - r, y - r), (x + r, y + r)], ink, width)
        canvas.line([(x - r, y + r), (x + r, y - r)], ink, width)


@cached
def render_key(language: str) -> Image.Image:
    """Return what a full colour and a cross mean in the table."""
    canvas, style = panel(PHONE_WIDTH, 56), seat_style(0)
    canvas.box((_LEFT + 2, 6, _LEFT + 54, 46), style.colour, INK, radius=8, width=2)
    word = picture_text("president", language)
    canvas.text(_LEFT + 66, 38, word, 33, SOFT_INK)
    x = _LEFT + 66 + text_width(word, 33) + 54
    _draw_cross(canvas, x, 26)
    canvas.text(x + 24, 38, picture_text("sold", language), 33, SOFT_INK)
    return quantize(canvas)


_PLATES_PER_LINE = 4
"""Maximum number of plates in a line of railroads not in business."""


def _line_count(group: Idle) -> int:
    return -(-len(group.railroads) // _PLATES_PER_LINE)


@cached
def _render_idle(group: Idle, line: int, language: str) -> Image.Image:
    """Return plates of railroads, and after the last one the text about them."""
    canvas = _card_strip(_ROW)
    if line == 0:
        canvas.line([(_LEFT, 0), (_RIGHT, 0)], RULE, 2)
    x = float(_LEFT)
    for name in group.railroads[line * _PLATES_PER_LINE : (line + 1) * _PLATES_PER_LINE]:
        x = draw_plate(canvas, x, 3, name, size=33, width=_PLATE) + 8
    if line == _line_count(group) - 1:
        room = _RIGHT - x - 6
        brief = group.word.split(": ")[-1]
        word = group.word if text_width(group.word, 33) <= room else brief
        canvas.text(x + 6, 35, fit(word, 33, room), 33, SOFT_INK)
    return quantize(canvas)
