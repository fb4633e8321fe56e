"""A whole game of Railroad Barons as a film: markers move, stock changes hands, fortunes grow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.railroad_barons as facts
from data.texts import say
from render.film.film import (
    SMALLEST,
    WIDTH,
    Moment,
    film_palette,
    make_film,
    quantize_frame,
    stack_images,
)
from render.film.strip import (
    build_bars,
    build_ribbon,
    film_alt,
    greatest_wealth,
    render_bars,
    render_ribbon,
)
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, CARD, INK, RULE, SOFT_INK, seat_style, text_width
from render.pieces import draw_change_arrow, draw_seat_badge, mark_shape
from render.railroad_barons.shared.livery import draw_marker, draw_plate
from render.railroad_barons.shared.palettes import BANK, palette
from render.railroad_barons.shared.table_values import railroad_side, share_percent, value_moves
from render.railroad_barons.shared.words import round_label, round_name
from render.words import legible_names, money
from rules.railroad_barons.model.state import HoldingState, Phase, State

_SCALE = 60
_LANE, _RADIUS = 42, 14
_LEFT, _RIGHT = 118, WIDTH - 26
_TRACK = _SCALE + _LANE * 5 + 10
_PLATE = 82
_ROW = 40
_CELLS, _CELL = 108, 26
_TRAINS = _CELLS + 10 * _CELL + 44


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the share value track with the moves since the frame before, who owns how much
    of each Holding, its Railroads, and both players' worth. Names are by seat."""
    shown, greatest = legible_names(names, language), greatest_wealth(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            table: State = moment.view.table
            row = build_ribbon(chosen, number, _describe_round(moment, language), shown)
            wealth = render_bars(build_bars(moment, shown), greatest)
            parts = [
                render_ribbon(row, bool(moment.caption), language),
                _render_track(moment, language),
            ]
            yield quantize_frame(
                stack_images([*parts, _render_holdings(table), wealth]), _film_palette()
            )

    subject = say("film-alt-railroad-barons", language)
    return make_film(draw, moments, film_alt(moments, names, subject, language))


def _describe_round(moment: Moment, language: str) -> str:
    """Return the name of the round just played, not of the one that follows it."""
    table: State = moment.view.table
    if table.phase is Phase.OVER or len(moment.round) < 2:
        return round_name(table, language)
    return round_label(moment.round[0], moment.round[1], language)


@facts.FACTS.cached
def _film_palette() -> Image.Image:
    return film_palette(palette())


def _space_x(space: int) -> float:
    """Return the x of a space of the track."""
    return _LEFT + (_RIGHT - _LEFT) * space / (len(facts.track().spaces) - 1)


def _lane_y(number: int) -> float:
    return _SCALE + _LANE * (number + 0.5)


@facts.FACTS.cached
def _render_empty_track() -> Image.Image:
    """Return all values in two tiers, a line below each space, and a plate for each Holding."""
    canvas = Canvas(WIDTH, _TRACK, CARD)
    spaces = facts.track().spaces
    starts = [space.index for space in spaces if space.start]
    half = (_space_x(1) - _space_x(0)) / 2
    canvas.box(
        (_space_x(starts[0]) - half, _SCALE - 4, _space_x(starts[-1]) + half, _TRACK - 6), BANK
    )
    for space in spaces:
        x, base = _space_x(space.index), 26 if space.index % 2 else 50
        line = ALARM if space.end else RULE
        canvas.line([(x, base + 5), (x, _TRACK - 6)], line, 3 if space.end else 1.5)
        ink = ALARM if space.end else INK if space.start else SOFT_INK
        strong = space.end or space.start
        canvas.text(x, base, str(space.value), SMALLEST, ink, bold=strong, anchor="ms")
    for number, name in enumerate(facts.holdings()):
        canvas.line([(_space_x(0), _lane_y(number)), (_RIGHT, _lane_y(number))], RULE, 2)
        draw_plate(canvas, 8, _lane_y(number) - 14, name, size=SMALLEST, width=_PLATE)
    return canvas.finish()


def _render_track(moment: Moment, language: str) -> Image.Image:
    table: State = moment.view.table
    before = {move.holding: move.before for move in value_moves(moment.events)}
    canvas = Canvas(WIDTH, _TRACK, _render_empty_track())
    for number, name in enumerate(facts.holdings()):
        space = table.holdings[name].value
        if space is not None:
            _draw_marker(canvas, _lane_y(number), name, (before.get(name, space), space), language)
    return canvas.finish()


def _draw_marker(
    canvas: Canvas, y: float, holding: str, spaces: tuple[int, int], language: str
) -> None:
    """Draw a marker, an arrow from its old space, and the value."""
    before, present = spaces
    x = _space_x(present)
    if present != before:
        draw_change_arrow(canvas, y, (_space_x(before), x), _RADIUS + 2, (6, 12, 8))
    draw_marker(canvas, x, y, _RADIUS, holding)
    value = money(facts.track().values[present], language)
    width = text_width(value, 23, True)
    text_left = x + _RADIUS + 8
    if text_left + width > _RIGHT or present < before:
        text_left = x - _RADIUS - 8 - width
    if text_left < _LEFT - 20:  # right of the arrow
        text_left = max(x + _RADIUS, _space_x(before)) + 8
    canvas.box((text_left - 3, y - 12, text_left + width + 3, y + 12), CARD)
    canvas.text(text_left, y + 8, value, 23, INK, bold=True)


def _render_holdings(table: State) -> Image.Image:
    """Return each Holding's stock in ten parts, seat 1 from the left and seat 2 from the right
    with the bank between them, its Director, and the levels of its Railroads."""
    canvas = Canvas(WIDTH, _ROW * 5 + 8, _render_empty_holdings())
    for number, name in enumerate(facts.holdings()):
        holding, y = table.holdings[name], _ROW * (number + 0.5) + 4
        if holding.value is None:
            continue
        for seat in (0, 1):
            _draw_stock(canvas, y, seat, share_percent(table, seat, name) // 10)
        if holding.director is not None:
            draw_seat_badge(canvas, _CELLS + 10 * _CELL + 20, y, 11, holding.director)
        _draw_railroads(canvas, y, holding)
    return canvas.finish()


@facts.FACTS.cached
def _render_empty_holdings() -> Image.Image:
    canvas = Canvas(WIDTH, _ROW * 5 + 8, CARD)
    canvas.line([(0, 2), (WIDTH, 2)], RULE, 2)
    for number, name in enumerate(facts.holdings()):
        y = _ROW * (number + 0.5) + 4
        draw_plate(canvas, 8, y - 14, name, size=SMALLEST, width=_PLATE)
        for cell in range(10):
            left = _CELLS + _CELL * cell
            canvas.box((left + 1, y - 12, left + _CELL - 1, y + 12), BANK, RULE, radius=3, width=1)
    return canvas.finish()


def _draw_stock(canvas: Canvas, y: float, seat: int, tenths: int) -> None:
    style = seat_style(seat)
    for number in range(tenths):
        cell = number if seat == 0 else 9 - number
        left = _CELLS + _CELL * cell
        canvas.box((left + 1, y - 12, left + _CELL - 1, y + 12), style.colour, radius=3)
        canvas.polygon(mark_shape(style.mark, left + _CELL / 2, y, 5), style.text)


def _draw_railroads(canvas: Canvas, y: float, holding: HoldingState) -> None:
    x = float(_TRAINS)
    for railroad in holding.railroads:
        text = str(railroad_side(railroad).level)
        width = max(24.0, text_width(text, SMALLEST, True) + 10)
        if x + width > WIDTH - 4:
            return
        canvas.box((x, y - 13, x + width, y + 13), CARD, INK, radius=4, width=2)
        canvas.text(x + width / 2, y + 7.5, text, SMALLEST, INK, bold=True, anchor="ms")
        x += width + 5
