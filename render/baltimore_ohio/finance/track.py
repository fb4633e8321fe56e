"""The Valuation Track: a counter for each railroad on it over one scale of all spaces. Of those on
one space the upper one is the top of the stack."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import FAINT, inks, panel, settled
from render.baltimore_ohio.shared.livery import cube
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.words import short, told
from render.paint.canvas import Canvas
from render.paint.inked import Inked, inked, put
from render.paint.kept import kept
from render.paint.stamp import Stamp
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    text_width,
)
from render.pieces import moved
from rules.baltimore_ohio.model.state import State

MARGIN = 18
LEFT = MARGIN + 34
RIGHT = PHONE_WIDTH - MARGIN - 30
SCALE, LANE = 80, 42
SIDE = 30
"""Of a counter."""
_GAP = 12
"""Pixels between two counters in a lane at least."""


class Counter(NamedTuple):
    """A counter on space `space`; `before` is where it stood, the same if it did not move; `new`:
    its railroad has just begun."""

    railroad: str
    space: int
    before: int
    new: bool = False


def counters_of(table: State, fresh: News = NOTHING) -> tuple[Counter, ...]:
    """The counters on the track in the order of business, with their ways."""
    before = {move.railroad: move.before for move in fresh.moves}
    found = []
    for name in table.order:
        space = table.railroads[name].value or 0
        found.append(Counter(name, space, before.get(name, space), name in fresh.started))
    return tuple(found)


def at(index: int) -> float:
    """The x of a space of the track."""
    return LEFT + (RIGHT - LEFT) * index / (len(facts.track()) - 1)


def lanes(rows: Sequence[Counter]) -> list[int]:
    """The lane of each counter: the first with room for it below those before it on its space."""
    ends: list[list[tuple[float, float]]] = []
    found: list[int] = []
    below: dict[int, int] = {}
    for row in rows:
        left, right = reach(row)
        number = below.get(row.space, 0)
        while number < len(ends) and any(
            left < b + _GAP and a < right + _GAP for a, b in ends[number]
        ):
            number += 1
        while number >= len(ends):
            ends.append([])
        below[row.space] = number + 1
        ends[number].append((left, right))
        found.append(number)
    return found


def reach(row: Counter) -> tuple[float, float]:
    """From where to where a counter, its name and its way reach."""
    x, half = at(row.space), SIDE / 2 + 6
    wide = text_width(short(row.railroad), SMALLEST, True) + 8
    left, right = x - half, x + half
    left, right = min(left, at(row.before) - 4), max(right, at(row.before) + 4)
    return (left - wide, right) if _named_left(row) else (left, right + wide)


def _named_left(row: Counter) -> bool:
    """Whether its name stands to the left of it and of its way."""
    wide = text_width(short(row.railroad), SMALLEST, True) + SIDE
    if row.space < row.before and at(row.space) - wide > MARGIN + 4:
        return True
    return max(at(row.space), at(row.before)) + wide > PHONE_WIDTH - MARGIN - 4


@kept
def track(rows: tuple[Counter, ...], level: int, language: str) -> Image.Image:
    """The track as a panel as wide as a phone's picture; the values to start with at this Tech
    Level on a ground of their own."""
    places = lanes(rows)
    height = SCALE + LANE * max(1, max(places, default=0) + 1) + 24
    if not rows:
        return _none(height, level, language)
    image = _empty(height, level).copy()
    for row, lane in zip(rows, places, strict=True):
        put(image, _counter(row), at(row.space), SCALE + LANE * (lane + 0.5) + 2)
    return image


@kept
def _none(height: int, level: int, language: str) -> Image.Image:
    canvas = _scale(height, level)
    word = told("track-none", language)
    x, y = (LEFT + RIGHT) / 2, SCALE + LANE * 0.5 + 12
    canvas.text(x, y, word, 35, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
    return settled(canvas)


@kept
def _empty(height: int, level: int) -> Image.Image:
    return settled(_scale(height, level))


def _scale(height: int, level: int) -> Canvas:
    """The track without counters."""
    canvas = panel(PHONE_WIDTH, height)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height - 8), CARD, RULE, radius=14, width=2)
    values = facts.track()
    known = min(level, len(facts.valuation().initial_values))
    starts = [values.index(value) for value in facts.initial_values(known)]
    half, bottom = (at(1) - at(0)) / 2, height - 16
    canvas.box((at(starts[0]) - half, SCALE - 4, at(starts[-1]) + half, bottom), FAINT)
    for index, value in enumerate(values):
        x, last = at(index), index == len(values) - 1
        base = 36 if index % 2 else 70
        bold = last or index in starts
        fill = ALARM if last else INK if bold else SOFT_INK
        canvas.line([(x, base + 6), (x, bottom)], ALARM if last else RULE, 4 if last else 1.5)
        canvas.text(x, base, str(value), SMALLEST, fill, bold=bold, anchor="ms")
    return canvas


@kept
def _counter(row: Counter) -> Inked:
    """A counter with its name and its way, held at its middle."""
    first, last = reach(row)
    left, right = math.floor(first) - 4, math.ceil(last) + 4
    canvas = Canvas(right - left, LANE, None)
    x, y, half = at(row.space) - left, LANE / 2, SIDE / 2
    name = short(row.railroad)
    wide = text_width(name, SMALLEST, True)
    word = first - left if _named_left(row) else last - left - wide
    canvas.box((word - 3, y - 15, word + wide + 3, y + 15), CARD)
    canvas.text(word, y + 12, name, SMALLEST, INK, bold=True)
    if row.space != row.before:
        moved(canvas, y, (at(row.before) - left, x), half + 3)
    rim = 6 if row.new else 3
    ground = INK if row.new else WHITE
    canvas.box((x - half - rim, y - half - rim, x + half + rim, y + half + rim), ground, radius=5)
    if row.new:
        canvas.box((x - half - 3, y - half - 3, x + half + 3, y + half + 3), WHITE)
    cube(canvas, x, y, SIDE, SIDE, row.railroad)
    return inked(Stamp(canvas.finish(), round(x), round(y)), inks(), CARD)
