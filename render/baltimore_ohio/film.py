"""A whole game of Baltimore & Ohio as a film: networks grow, values climb, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.baltimore_ohio as facts
from data.texts import say
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.schematic import render_schematic
from render.baltimore_ohio.shared.livery import LIVERIES, draw_cube
from render.baltimore_ohio.shared.palettes import FAINT, palette
from render.baltimore_ohio.shared.table_values import hexes_built, value_moves
from render.baltimore_ohio.shared.words import round_label, round_name
from render.film.film import SMALLEST, WIDTH, Moment
from render.film.frames import draw_film
from render.livery import draw_plate
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, CARD, INK, RULE, SOFT_INK, WHITE, seat_style, text_width
from render.pieces import draw_change_arrow, mark_shape
from render.words import money
from rules.baltimore_ohio.model.events import GameEnded
from rules.baltimore_ohio.model.state import Phase, State
from rules.game import Event


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the map with all networks, the hexes built since the frame before framed; each
    railroad's value with its move, and who owns its shares; and everybody's worth. Names are by
    seat."""

    def draw_panels(moment: Moment) -> Iterator[Image.Image]:
        table: State = moment.view.table
        yield render_schematic(table, Marked(), hexes_built(moment.events))
        yield render_railroads(table, moment.events, language)

    def describe_round(moment: Moment) -> str:
        """Return the name of the round just played, not of the one that follows it."""
        table: State = moment.view.table
        ended = any(isinstance(event, GameEnded) for event in moment.events)
        if len(moment.round) < 2 or (table.phase is Phase.OVER and ended):
            return round_name(table, language)
        return round_label(moment.round[0], moment.round[1], language)

    about = say("film-alt-baltimore-ohio", language)
    return draw_film(
        moments, names, language, describe_round, about, panels=draw_panels, palette=palette()
    )


_SCALE, _ROW = 30, 31
_PLATE = 92
_LEFT, _RIGHT = 122, 420
_CELLS, _CELL = 446, 19
_SIDE = 20
_LABELLED_SPACES = (0, 5, 10, 15, 20, 25)
"""Spaces of the track whose values are shown."""


def render_railroads(table: State, events: Sequence[Event], language: str) -> Image.Image:
    """Return a row for each railroad of the game, in the order of the rulebook's list."""
    names = tuple(name for name in facts.railroads() if name in table.railroads)
    before = {move.name: move.before for move in value_moves(events)}
    canvas = Canvas(WIDTH, _height(len(names)), _empty_rows(names))
    for number, name in enumerate(names):
        y, space = _row_middle(number), table.railroads[name].value
        if space is not None:
            _draw_counter(canvas, y, name, before.get(name, space), space, language)
            _draw_shares(canvas, y, table, name)
    return canvas.finish()


def _height(count: int) -> int:
    return _SCALE + _ROW * count + 6


def _row_middle(number: int) -> float:
    return _SCALE + _ROW * (number + 0.5)


def _space_x(space: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * space / (len(facts.track_values()) - 1)


@facts.FACTS.cached
def _empty_rows(names: tuple[str, ...]) -> Image.Image:
    """Return plates, lines below some values, and the outlines of ten shares each."""
    canvas = Canvas(WIDTH, _height(len(names)), CARD)
    last = len(facts.track_values()) - 1
    for space in _LABELLED_SPACES:
        x, ink = _space_x(space), ALARM if space == last else SOFT_INK
        canvas.line([(x, _SCALE - 4), (x, _height(len(names)) - 4)], RULE, 1.5)
        canvas.text(x, _SCALE - 9, str(facts.track_values()[space]), SMALLEST, ink, anchor="ms")
    for number, name in enumerate(names):
        y = _row_middle(number)
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 2)
        draw_plate(canvas, 6, y - 13.5, LIVERIES[name], size=SMALLEST, width=_PLATE)
        for cell in range(10):
            _draw_cell(canvas, cell, y)
    return canvas.finish()


def _draw_cell(canvas: Canvas, cell: int, y: float, ground: tuple[int, int, int] = FAINT) -> float:
    """Draw the outline of a share. Return the x of its middle."""
    left = _CELLS + _CELL * cell
    canvas.box((left + 0.5, y - 11, left + _CELL - 0.5, y + 11), ground, RULE, radius=2, width=1)
    return left + _CELL / 2


def _draw_counter(
    canvas: Canvas, y: float, railroad: str, before: int, present: int, language: str
) -> None:
    """Draw the counter, an arrow from its old space, and the value."""
    x, half = _space_x(present), _SIDE / 2
    if present != before:
        draw_change_arrow(canvas, y, (_space_x(before), x), half + 2, (5, 10, 6))
    canvas.box((x - half - 2, y - half - 2, x + half + 2, y + half + 2), WHITE, radius=2)
    draw_cube(canvas, x, y, _SIDE, _SIDE, railroad)
    value = money(facts.track_values()[present], language)
    width = text_width(value, SMALLEST, True)
    left = x + half + 6
    if left + width > _RIGHT + 18 or present < before:
        left = x - half - 6 - width
    if left < _LEFT - 12:
        left = max(x, _space_x(before)) + half + 6
    canvas.box((left - 2, y - 11, left + width + 2, y + 11), CARD)
    canvas.text(left, y + 7.5, value, SMALLEST, INK, bold=True)


def _draw_shares(canvas: Canvas, y: float, table: State, railroad: str) -> None:
    """Draw the President's shares first, then the others by seat; Orphan Stock at the end, in
    the railroad's tint with a stroke; Held Stock between them, empty."""
    line = table.railroads[railroad]
    seats = sorted(range(len(table.players)), key=lambda seat: (seat != line.president, seat))
    cell = 0
    for seat in seats:
        style = seat_style(seat)
        for _ in range(table.players[seat].shares.get(railroad, 0)):
            x = _draw_cell(canvas, cell, y, style.colour)
            canvas.polygon(mark_shape(style.mark, x, y, 4.5), style.text)
            cell += 1
    for number in range(line.orphan):
        x = _draw_cell(canvas, 9 - number, y, LIVERIES[railroad].tint)
        canvas.line([(x - 5, y + 7), (x + 5, y - 7)], INK, 2)
