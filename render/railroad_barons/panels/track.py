"""The share value track: a lane for each started Holding over one scale of all spaces."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
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
    text_width,
)
from render.pieces import moved
from render.railroad_barons.shared.inks import BANK, panel, settled
from render.railroad_barons.shared.livery import marker, plate
from render.railroad_barons.shared.words import told
from render.words import money

MARGIN = 18
LEFT = 174
RIGHT = PHONE_WIDTH - MARGIN - 30
SCALE = 80
LANE = 43
RADIUS = 17


class Lane(NamedTuple):
    """A marker on space `space`; `before` is where it stood, the same if it did not move. `number`:
    which of several moves this was, 0 where there is nothing to tell apart."""

    holding: str
    space: int
    before: int
    number: int = 0


def at(index: int) -> float:
    """The x of a space of the track."""
    return LEFT + (RIGHT - LEFT) * index / (len(facts.track().spaces) - 1)


@kept
def track(lanes: tuple[Lane, ...], language: str) -> Image.Image:
    """The track as a panel as wide as a phone's picture."""
    rows = max(1, len(lanes))
    height = SCALE + LANE * rows + 17
    canvas = panel(PHONE_WIDTH, height, empty(height))
    if not lanes:
        y = SCALE + LANE * 0.5 + 10
        canvas.text(
            (LEFT + RIGHT) / 2,
            y,
            told("track-none", language),
            35,
            SOFT_INK,
            anchor="ms",
            halo=CARD,
            halo_width=8,
        )
    for row, lane in enumerate(lanes):
        _lane(canvas, SCALE + LANE * (row + 0.5), lane, language)
    return settled(canvas)


@kept
def empty(height: int) -> Image.Image:
    """The track without lanes."""
    canvas = panel(PHONE_WIDTH, height)
    box = (MARGIN, 2, PHONE_WIDTH - MARGIN, height - 8)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    _scale(canvas, height - 18)
    return canvas.finish()


def _scale(canvas: Canvas, bottom: float) -> None:
    """All values in two tiers, a line below each space; where Holdings start, and the end."""
    spaces = facts.track().spaces
    starts = [space.index for space in spaces if space.start]
    half = (at(1) - at(0)) / 2
    canvas.box((at(starts[0]) - half, SCALE - 4, at(starts[-1]) + half, bottom), BANK)
    for space in spaces:
        x, upper = at(space.index), space.index % 2 == 1
        base = 38 if upper else 72
        fill = ALARM if space.end else INK if space.start else SOFT_INK
        canvas.line(
            [(x, base + 6), (x, bottom)], ALARM if space.end else RULE, 4 if space.end else 2
        )
        bold = space.end or space.start
        canvas.text(x, base, str(space.value), SMALLEST, fill, bold=bold, anchor="ms")


def _lane(canvas: Canvas, y: float, lane: Lane, language: str) -> None:
    plate(canvas, MARGIN + 8, y - 21, lane.holding, size=32, width=122)
    canvas.line([(at(0), y), (RIGHT, y)], RULE, 3)
    x = at(lane.space)
    if lane.space != lane.before:
        start = at(lane.before)
        ink = moved(canvas, y, (start, x), RADIUS + 3)
        if lane.number:
            left = start - 16 if x > start else start + 16
            canvas.text(
                left, y + 11, str(lane.number), SMALLEST, ink, bold=True, anchor="ms",
                halo=CARD, halo_width=6,
            )  # fmt: skip
    marker(canvas, x, y, RADIUS, lane.holding)
    value = money(facts.track().values[lane.space], language)
    width = text_width(value, 36, True)
    behind = lane.space < lane.before
    right = x + RADIUS + 10
    if right + width >= RIGHT or behind:
        arrow = at(lane.before) - 22 if lane.before < lane.space else x
        right = min(x - RADIUS, arrow) - 10 - width
    canvas.box((right - 4, y - 17, right + width + 4, y + 17), CARD)
    canvas.text(right, y + 13, value, 36, INK, bold=True)
