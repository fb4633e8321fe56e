"""The Valuation Track: a lane for each railroad on it over one scale of all spaces, in the order of
business, so that in each stack the top counter has the upper lane."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import FAINT, settled
from render.baltimore_ohio.shared.livery import cube, plate
from render.baltimore_ohio.shared.reading import Move
from render.baltimore_ohio.shared.words import told
from render.canvas import Canvas
from render.kept import kept
from render.pieces import moved
from render.style import (
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
from render.words import money
from rules.baltimore_ohio.model.state import State

MARGIN = 18
LEFT = 178
RIGHT = PHONE_WIDTH - MARGIN - 30
SCALE, LANE = 80, 45
SIDE = 30
"""Of a counter."""


class Lane(NamedTuple):
    """A counter on space `space`; `before` is where it stood, the same if it did not move."""

    railroad: str
    space: int
    before: int


def lanes_of(table: State, moves: tuple[Move, ...] = ()) -> tuple[Lane, ...]:
    """The counters on the track in the order of business, with their ways."""
    before = {move.railroad: move.before for move in moves}
    found = []
    for name in table.order:
        space = table.railroads[name].value or 0
        found.append(Lane(name, space, before.get(name, space)))
    return tuple(found)


def at(index: int) -> float:
    """The x of a space of the track."""
    return LEFT + (RIGHT - LEFT) * index / (len(facts.track()) - 1)


@kept
def track(lanes: tuple[Lane, ...], level: int, language: str) -> Image.Image:
    """The track as a panel as wide as a phone's picture; the values to start with at this Tech
    Level on a ground of their own."""
    height = SCALE + LANE * max(1, len(lanes)) + 20
    canvas = Canvas(PHONE_WIDTH, height, empty(height, level))
    if not lanes:
        x, y = (LEFT + RIGHT) / 2, SCALE + LANE * 0.5 + 10
        word = told("track-none", language)
        canvas.text(x, y, word, 35, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
    for row, lane in enumerate(lanes):
        _lane(canvas, SCALE + LANE * (row + 0.5) + 1, lane, language)
    for upper, lower in zip(range(len(lanes)), range(1, len(lanes)), strict=False):
        if lanes[upper].space != lanes[lower].space:
            y = SCALE + LANE * lower + 1
            canvas.line([(MARGIN + 8, y), (RIGHT + 8, y)], RULE, 2)
    return settled(canvas)


@kept
def empty(height: int, level: int) -> Image.Image:
    """The track without lanes."""
    canvas = Canvas(PHONE_WIDTH, height)
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
    return canvas.finish()


def _lane(canvas: Canvas, y: float, lane: Lane, language: str) -> None:
    plate(canvas, MARGIN + 8, y - 21, lane.railroad, size=33, width=122)
    x, half = at(lane.space), SIDE / 2
    if lane.space != lane.before:
        moved(canvas, y, (at(lane.before), x), half + 3)
    canvas.box((x - half - 3, y - half - 3, x + half + 3, y + half + 3), WHITE, radius=3)
    cube(canvas, x, y, SIDE, SIDE, lane.railroad)
    value = money(facts.track()[lane.space], language)
    width = text_width(value, 36, True)
    left = x + half + 10
    if left + width >= RIGHT or lane.space < lane.before:
        left = x - half - 10 - width
    if left < LEFT - 20:
        left = max(x, at(lane.before)) + half + 12
    canvas.box((left - 4, y - 17, left + width + 4, y + 17), CARD)
    canvas.text(left, y + 13, value, 36, INK, bold=True)
