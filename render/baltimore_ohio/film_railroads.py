"""The railroads in a frame of a film: each with its value on the Valuation Track, the way it came,
and its ten shares by owner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import FAINT
from render.baltimore_ohio.shared.livery import LIVERIES, cube, plate
from render.baltimore_ohio.shared.reading import moves
from render.film.film import SMALLEST, WIDTH
from render.paint.canvas import Canvas
from render.paint.style import ALARM, CARD, INK, RULE, SOFT_INK, WHITE, seat_style, text_width
from render.pieces import mark_shape, moved
from render.words import money
from rules.baltimore_ohio.model.state import State
from rules.game import Event

_SCALE, _ROW = 30, 31
_PLATE = 92
_LEFT, _RIGHT = 122, 420
_CELLS, _CELL = 446, 19
_SIDE = 20
_NAMED = (0, 5, 10, 15, 20, 25)
"""Spaces of the track whose values are lettered."""


def railroads(table: State, events: Sequence[Event], language: str) -> Image.Image:
    """A row for each railroad of the game, in the order of the rulebook's list."""
    names = tuple(name for name in facts.railroads() if name in table.railroads)
    before = {move.railroad: move.before for move in moves(events)}
    canvas = Canvas(WIDTH, _height(len(names)), _empty(names))
    for number, name in enumerate(names):
        y, space = _middle(number), table.railroads[name].value
        if space is not None:
            _marker(canvas, y, name, before.get(name, space), space, language)
            _shares(canvas, y, table, name)
    return canvas.finish()


def _height(count: int) -> int:
    return _SCALE + _ROW * count + 6


def _middle(number: int) -> float:
    return _SCALE + _ROW * (number + 0.5)


def _at(space: int) -> float:
    """The x of a space of the track."""
    return _LEFT + (_RIGHT - _LEFT) * space / (len(facts.track()) - 1)


@cache
def _empty(names: tuple[str, ...]) -> Image.Image:
    """Plates, lanes below some values, and the frames of ten shares each."""
    canvas = Canvas(WIDTH, _height(len(names)), CARD)
    last = len(facts.track()) - 1
    for space in _NAMED:
        x, ink = _at(space), ALARM if space == last else SOFT_INK
        canvas.line([(x, _SCALE - 4), (x, _height(len(names)) - 4)], RULE, 1.5)
        canvas.text(x, _SCALE - 9, str(facts.track()[space]), SMALLEST, ink, anchor="ms")
    for number, name in enumerate(names):
        y = _middle(number)
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 2)
        plate(canvas, 6, y - 13.5, name, size=SMALLEST, width=_PLATE)
        for cell in range(10):
            _cell(canvas, cell, y)
    return canvas.finish()


def _cell(canvas: Canvas, cell: int, y: float, ground: tuple[int, int, int] = FAINT) -> float:
    """The frame of a share; its middle."""
    left = _CELLS + _CELL * cell
    canvas.box((left + 0.5, y - 11, left + _CELL - 0.5, y + 11), ground, RULE, radius=2, width=1)
    return left + _CELL / 2


def _marker(canvas: Canvas, y: float, railroad: str, before: int, now: int, language: str) -> None:
    """The counter, an arrow from where it stood, and the value."""
    x, half = _at(now), _SIDE / 2
    if now != before:
        moved(canvas, y, (_at(before), x), half + 2, (5, 10, 6))
    canvas.box((x - half - 2, y - half - 2, x + half + 2, y + half + 2), WHITE, radius=2)
    cube(canvas, x, y, _SIDE, _SIDE, railroad)
    value = money(facts.track()[now], language)
    width = text_width(value, SMALLEST, True)
    left = x + half + 6
    if left + width > _RIGHT + 18 or now < before:
        left = x - half - 6 - width
    if left < _LEFT - 12:
        left = max(x, _at(before)) + half + 6
    canvas.box((left - 2, y - 11, left + width + 2, y + 11), CARD)
    canvas.text(left, y + 7.5, value, SMALLEST, INK, bold=True)


def _shares(canvas: Canvas, y: float, table: State, railroad: str) -> None:
    """The President's shares first, then the others by seat; orphans at the end in the railroad's
    tint with a stroke, Held Stock between them empty."""
    line = table.railroads[railroad]
    seats = sorted(range(len(table.players)), key=lambda seat: (seat != line.president, seat))
    cell = 0
    for seat in seats:
        style = seat_style(seat)
        for _ in range(table.players[seat].shares.get(railroad, 0)):
            x = _cell(canvas, cell, y, style.colour)
            canvas.polygon(mark_shape(style.mark, x, y, 4.5), style.text)
            cell += 1
    for number in range(line.orphan):
        x = _cell(canvas, 9 - number, y, LIVERIES[railroad].tint)
        canvas.line([(x - 5, y + 7), (x + 5, y - 7)], INK, 2)
