"""The share value track: a lane for each started Holding over one scale of all spaces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.panels import Panel
from render.paint.style import ALARM, CARD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, text_width
from render.pieces import draw_change_arrow
from render.railroad_barons.shared.livery import draw_marker, draw_plate
from render.railroad_barons.shared.palettes import BANK, palette
from render.railroad_barons.shared.table_values import value_moves
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.game import Event
from rules.railroad_barons.model.state import Phase, State

MARGIN = 18
LEFT = 174
RIGHT = PHONE_WIDTH - MARGIN - 30
PLATE = 122
PLATE_END = MARGIN + 8 + PLATE + 6
SCALE = 80
LANE = 43
RADIUS = 17


class Lane(NamedTuple):
    """A marker on space `space`, None before the start; `before` is its old space, equal if it did
    not move. `number`: its place among several moves, 0 if there is only one."""

    holding: str
    space: int | None
    before: int | None
    number: int = 0


def build_lanes(
    table: State, names: Iterable[str], events: Sequence[Event] = (), *, every: bool = False
) -> tuple[Lane, ...]:
    """Return the lanes that matter, or `every` one: in an Operating Round those of the operating
    Holding and of those that `events` moved, else all."""
    moves = value_moves(events)
    before = {move.name: move.before for move in moves}
    numbers = {move.name: n for n, move in enumerate(moves, 1)} if len(moves) > 1 else {}
    operating = not every and table.half and table.holding and table.phase is not Phase.OVER
    return tuple(
        Lane(name, index, before.get(name, index), numbers.get(name, 0))
        for name in names
        for index in [table.holdings[name].value]
        if not operating or name == table.holding or name in before
    )


def space_x(index: int) -> float:
    return LEFT + (RIGHT - LEFT) * index / (len(facts.track().spaces) - 1)


@cached
def render_track(lanes: tuple[Lane, ...], language: str) -> Image.Image:
    """Return the track as a panel as wide as a phone's picture."""
    rows = max(1, len(lanes))
    height = SCALE + LANE * rows + 17
    canvas = Panel(palette(), PHONE_WIDTH, height, render_empty(height))
    if not lanes:
        middle, word = (LEFT + RIGHT) / 2, picture_text("track-none", language)
        y = SCALE + LANE * 0.5 + 10
        canvas.text(middle, y, word, 35, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
    for row, lane in enumerate(lanes):
        _draw_lane(canvas, SCALE + LANE * (row + 0.5), lane, language)
    return canvas.image


@cached
def render_empty(height: int) -> Image.Image:
    """Return the track without lanes."""
    canvas = Panel(palette(), PHONE_WIDTH, height)
    box = (MARGIN, 2, PHONE_WIDTH - MARGIN, height - 8)
    canvas.box(box, CARD, RULE, radius=14, width=2)
    _draw_scale(canvas, height - 18)
    return canvas.finish()


def _draw_scale(canvas: Canvas, bottom: float) -> None:
    """Draw all values in two tiers, a line below each space, the spaces where Holdings start,
    and the end."""
    spaces = facts.track().spaces
    starts = [space.index for space in spaces if space.start]
    half = (space_x(1) - space_x(0)) / 2
    canvas.box((space_x(starts[0]) - half, SCALE - 4, space_x(starts[-1]) + half, bottom), BANK)
    for space in spaces:
        x, is_upper = space_x(space.index), space.index % 2 == 1
        base = 38 if is_upper else 72
        fill = ALARM if space.end else INK if space.start else SOFT_INK
        canvas.line(
            [(x, base + 6), (x, bottom)], ALARM if space.end else RULE, 4 if space.end else 2
        )
        bold = space.end or space.start
        canvas.text(x, base, str(space.value), SMALLEST, fill, bold=bold, anchor="ms")


def _draw_lane(canvas: Canvas, y: float, lane: Lane, language: str) -> None:
    draw_plate(canvas, MARGIN + 8, y - 21, lane.holding, size=32, width=PLATE)
    canvas.line([(space_x(0), y), (RIGHT, y)], RULE, 3)
    if lane.space is None or lane.before is None:
        return
    x = space_x(lane.space)
    if lane.space != lane.before:
        start = space_x(lane.before)
        colour = draw_change_arrow(canvas, y, (start, x), RADIUS + 3)
        if lane.number:
            left = start - 16 if x > start else start + 16
            canvas.text(
                left, y + 11, str(lane.number), SMALLEST, colour, bold=True, anchor="ms",
                halo=CARD, halo_width=6,
            )  # fmt: skip
    draw_marker(canvas, x, y, RADIUS, lane.holding)
    value = money(facts.track().values[lane.space], language)
    width = text_width(value, 36, True)
    has_fallen = lane.space < lane.before
    text_left = x + RADIUS + 10
    if text_left + width >= RIGHT or has_fallen:
        arrow_left = space_x(lane.before) - 22 if lane.before < lane.space else x
        text_left = min(x - RADIUS, arrow_left) - 10 - width
    if text_left < PLATE_END:  # it fell to the first spaces: right of the arrow and its number
        text_left = space_x(lane.before) + (36 if lane.number else 12)
    canvas.box((text_left - 4, y - 17, text_left + width + 4, y + 17), CARD)
    canvas.text(text_left, y + 13, value, 36, INK, bold=True)
