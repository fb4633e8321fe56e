"""The Valuation Track: a counter for each railroad on it, over one scale of all spaces. Of
several counters on one space the upper one is the top of the stack."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import draw_cube
from render.baltimore_ohio.shared.palettes import FAINT, palette
from render.baltimore_ohio.shared.table_values import NOTHING, News
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.layout.part import Part
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite, put, quantize_sprite
from render.paint.panels import Panel
from render.paint.sprite import Sprite
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
from render.pieces import draw_change_arrow
from rules.baltimore_ohio.model.state import State

MARGIN = 18
LEFT = MARGIN + 34
RIGHT = PHONE_WIDTH - MARGIN - 30
SCALE, LANE = 80, 42
SIDE = 30
"""Side of a counter, in pixels."""
_GAP = 12
"""Minimum gap between two counters in a lane, in pixels."""


class Counter(NamedTuple):
    """A counter on space `space`; `before` is its old space, equal if it did not move; `new`:
    its railroad has just started."""

    railroad: str
    space: int
    before: int
    new: bool = False


def build_counters(table: State, fresh: News = NOTHING) -> tuple[Counter, ...]:
    """Return the counters on the track in the order of business, with their moves."""
    before = {move.name: move.before for move in fresh.moves}
    counters = []
    for name in table.order:
        space = table.railroads[name].value or 0
        counters.append(Counter(name, space, before.get(name, space), name in fresh.started))
    return tuple(counters)


def space_x(index: int) -> float:
    return LEFT + (RIGHT - LEFT) * index / (len(facts.track_values()) - 1)


def assign_lanes(rows: Sequence[Counter]) -> list[int]:
    """Return the lane of each counter: the first one with room, below earlier counters on its
    space."""
    spans_by_lane: list[list[tuple[float, float]]] = []
    result: list[int] = []
    next_lanes: dict[int, int] = {}
    for row in rows:
        left, right = counter_span(row)
        number = next_lanes.get(row.space, 0)
        while number < len(spans_by_lane) and any(
            left < b + _GAP and a < right + _GAP for a, b in spans_by_lane[number]
        ):
            number += 1
        while number >= len(spans_by_lane):
            spans_by_lane.append([])
        next_lanes[row.space] = number + 1
        spans_by_lane[number].append((left, right))
        result.append(number)
    return result


def counter_span(row: Counter) -> tuple[float, float]:
    """Return the left and right end of a counter with its name and its move."""
    x, half = space_x(row.space), SIDE / 2 + 6
    name_width = text_width(short_name(row.railroad), SMALLEST, True) + 8
    left, right = x - half, x + half
    left, right = min(left, space_x(row.before) - 4), max(right, space_x(row.before) + 4)
    return (left - name_width, right) if _is_named_left(row) else (left, right + name_width)


def _is_named_left(row: Counter) -> bool:
    """Return whether its name stands left of the counter and of its move."""
    name_width = text_width(short_name(row.railroad), SMALLEST, True) + SIDE
    if row.space < row.before and space_x(row.space) - name_width > MARGIN + 4:
        return True
    return max(space_x(row.space), space_x(row.before)) + name_width > PHONE_WIDTH - MARGIN - 4


@cached
def render_track(rows: tuple[Counter, ...], level: int, language: str) -> Part:
    """Return the track as a part as wide as a phone's picture; the values for starting at this
    Tech Level have a background of their own."""
    lane_numbers = assign_lanes(rows)
    height = SCALE + LANE * max(1, max(lane_numbers, default=0) + 1) + 24
    image = _render_scale(height, level, "" if rows else picture_text("track-none", language))
    image = image.copy()
    for row, lane in zip(rows, lane_numbers, strict=True):
        put(image, _counter_sprite(row), space_x(row.space), SCALE + LANE * (lane + 0.5) + 2)
    return Part(image)


@cached
def _render_scale(height: int, level: int, word: str) -> Image.Image:
    """Return the track without counters, with a `word` on it."""
    canvas = Panel(palette(), PHONE_WIDTH, height)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height - 8), CARD, RULE, radius=14, width=2)
    values = facts.track_values()
    known = min(level, len(facts.valuation().initial_values))
    starts = [values.index(value) for value in facts.initial_values(known)]
    half, bottom = (space_x(1) - space_x(0)) / 2, height - 16
    canvas.box((space_x(starts[0]) - half, SCALE - 4, space_x(starts[-1]) + half, bottom), FAINT)
    for index, value in enumerate(values):
        x, is_last = space_x(index), index == len(values) - 1
        base = 36 if index % 2 else 70
        bold = is_last or index in starts
        fill = ALARM if is_last else INK if bold else SOFT_INK
        canvas.line([(x, base + 6), (x, bottom)], ALARM if is_last else RULE, 4 if is_last else 1.5)
        canvas.text(x, base, str(value), SMALLEST, fill, bold=bold, anchor="ms")
    middle = (LEFT + RIGHT) / 2, SCALE + LANE * 0.5 + 12
    canvas.text(*middle, word, 35, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
    return canvas.image


@cached
def _counter_sprite(row: Counter) -> IndexedSprite:
    """Return a counter with its name and its move, anchored at its middle."""
    first, last = counter_span(row)
    left, right = math.floor(first) - 4, math.ceil(last) + 4
    canvas = Canvas(right - left, LANE, None)
    x, y, half = space_x(row.space) - left, LANE / 2, SIDE / 2
    name = short_name(row.railroad)
    name_width = text_width(name, SMALLEST, True)
    name_left = first - left if _is_named_left(row) else last - left - name_width
    canvas.box((name_left - 3, y - 15, name_left + name_width + 3, y + 15), CARD)
    canvas.text(name_left, y + 12, name, SMALLEST, INK, bold=True)
    if row.space != row.before:
        draw_change_arrow(canvas, y, (space_x(row.before) - left, x), half + 3)
    rim = 6 if row.new else 3
    ground = INK if row.new else WHITE
    canvas.box((x - half - rim, y - half - rim, x + half + rim, y + half + rim), ground, radius=5)
    if row.new:
        canvas.box((x - half - 3, y - half - 3, x + half + 3, y + half + 3), WHITE)
    draw_cube(canvas, x, y, SIDE, SIDE, row.railroad)
    return quantize_sprite(Sprite(canvas.finish(), round(x), round(y)), palette(), CARD)
