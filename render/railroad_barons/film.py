"""A whole game of Railroad Barons as a film: markers move, stock changes hands, fortunes grow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

import data.railroad_barons as facts
from data.texts import say
from render.film.film import SMALLEST, WIDTH, Moment, film, flat, reduced, stacked
from render.film.strip import bars, bars_of, film_alt, most_of, ribbon, ribbon_of
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, CARD, INK, RULE, SOFT_INK, seat_style, text_width
from render.pieces import mark_shape, moved, seat_badge
from render.railroad_barons.shared.inks import BANK, inks
from render.railroad_barons.shared.livery import marker, plate
from render.railroad_barons.shared.reading import moves, share, side
from render.railroad_barons.shared.words import name_of, round_name
from render.words import money, people
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
    """The film of `moments`, oldest first, a frame each: the share value track with the moves since
    the frame before, who owns how much of each Holding, its Railroads, and what both players were
    worth. 640 pixels wide. Names are by seat."""
    shown, most = people(names, language), most_of(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            table: State = moment.view.table
            row = ribbon_of(chosen, number, _round(moment, language), shown)
            wealth = bars(bars_of(moment, shown), most)
            parts = [ribbon(row, bool(moment.caption), language), _track(moment, language)]
            yield flat(stacked([*parts, _holdings(table), wealth]), _palette())

    about = say("film-alt-railroad-barons", language)
    return film(draw, moments, film_alt(moments, names, about, language))


def _round(moment: Moment, language: str) -> str:
    """The round just played in, not the one that follows it."""
    table: State = moment.view.table
    if table.phase is Phase.OVER or len(moment.round) < 2:
        return round_name(table, language)
    return name_of(moment.round[0], moment.round[1], language)


@cache
def _palette() -> Image.Image:
    return reduced(inks())


def _at(space: int) -> float:
    """The x of a space of the track."""
    return _LEFT + (_RIGHT - _LEFT) * space / (len(facts.track().spaces) - 1)


def _lane(number: int) -> float:
    return _SCALE + _LANE * (number + 0.5)


@cache
def _empty_track() -> Image.Image:
    """All values in two tiers, a line below each space, and a plate for each Holding."""
    canvas = Canvas(WIDTH, _TRACK, CARD)
    spaces = facts.track().spaces
    starts = [space.index for space in spaces if space.start]
    half = (_at(1) - _at(0)) / 2
    canvas.box((_at(starts[0]) - half, _SCALE - 4, _at(starts[-1]) + half, _TRACK - 6), BANK)
    for space in spaces:
        x, base = _at(space.index), 26 if space.index % 2 else 50
        line = ALARM if space.end else RULE
        canvas.line([(x, base + 5), (x, _TRACK - 6)], line, 3 if space.end else 1.5)
        ink = ALARM if space.end else INK if space.start else SOFT_INK
        strong = space.end or space.start
        canvas.text(x, base, str(space.value), SMALLEST, ink, bold=strong, anchor="ms")
    for number, name in enumerate(facts.holdings()):
        canvas.line([(_at(0), _lane(number)), (_RIGHT, _lane(number))], RULE, 2)
        plate(canvas, 8, _lane(number) - 14, name, size=SMALLEST, width=_PLATE)
    return canvas.finish()


def _track(moment: Moment, language: str) -> Image.Image:
    table: State = moment.view.table
    before = {move.holding: move.before for move in moves(moment.events)}
    canvas = Canvas(WIDTH, _TRACK, _empty_track())
    for number, name in enumerate(facts.holdings()):
        space = table.holdings[name].value
        if space is not None:
            _marker(canvas, _lane(number), name, (before.get(name, space), space), language)
    return canvas.finish()


def _marker(canvas: Canvas, y: float, holding: str, spaces: tuple[int, int], language: str) -> None:
    """A marker, an arrow from where it stood, and the value."""
    before, now = spaces
    x = _at(now)
    if now != before:
        moved(canvas, y, (_at(before), x), _RADIUS + 2, (6, 12, 8))
    marker(canvas, x, y, _RADIUS, holding)
    value = money(facts.track().values[now], language)
    width = text_width(value, 23, True)
    right = x + _RADIUS + 8
    if right + width > _RIGHT or now < before:
        right = x - _RADIUS - 8 - width
    if right < _LEFT - 20:
        right = x + _RADIUS + 8
    canvas.box((right - 3, y - 12, right + width + 3, y + 12), CARD)
    canvas.text(right, y + 8, value, 23, INK, bold=True)


def _holdings(table: State) -> Image.Image:
    """Each Holding's stock in ten parts, seat 1 from the left and seat 2 from the right with the
    bank between them, its Director, and the levels of its Railroads."""
    canvas = Canvas(WIDTH, _ROW * 5 + 8, _no_holdings())
    for number, name in enumerate(facts.holdings()):
        held, y = table.holdings[name], _ROW * (number + 0.5) + 4
        if held.value is None:
            continue
        for seat in (0, 1):
            _stock(canvas, y, seat, share(table, seat, name) // 10)
        if held.director is not None:
            seat_badge(canvas, _CELLS + 10 * _CELL + 20, y, 11, held.director)
        _railroads(canvas, y, held)
    return canvas.finish()


@cache
def _no_holdings() -> Image.Image:
    canvas = Canvas(WIDTH, _ROW * 5 + 8, CARD)
    canvas.line([(0, 2), (WIDTH, 2)], RULE, 2)
    for number, name in enumerate(facts.holdings()):
        y = _ROW * (number + 0.5) + 4
        plate(canvas, 8, y - 14, name, size=SMALLEST, width=_PLATE)
        for cell in range(10):
            left = _CELLS + _CELL * cell
            canvas.box((left + 1, y - 12, left + _CELL - 1, y + 12), BANK, RULE, radius=3, width=1)
    return canvas.finish()


def _stock(canvas: Canvas, y: float, seat: int, tenths: int) -> None:
    style = seat_style(seat)
    for number in range(tenths):
        cell = number if seat == 0 else 9 - number
        left = _CELLS + _CELL * cell
        canvas.box((left + 1, y - 12, left + _CELL - 1, y + 12), style.colour, radius=3)
        canvas.polygon(mark_shape(style.mark, left + _CELL / 2, y, 5), style.text)


def _railroads(canvas: Canvas, y: float, held: HoldingState) -> None:
    x = float(_TRAINS)
    for railroad in held.railroads:
        text = str(side(railroad).level)
        width = max(24.0, text_width(text, SMALLEST, True) + 10)
        if x + width > WIDTH - 4:
            return
        canvas.box((x, y - 13, x + width, y + 13), CARD, INK, radius=4, width=2)
        canvas.text(x + width / 2, y + 7.5, text, SMALLEST, INK, bold=True, anchor="ms")
        x += width + 5
