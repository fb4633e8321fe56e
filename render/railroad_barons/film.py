"""A whole game of Railroad Barons as a film: markers move, stock changes hands, fortunes grow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.railroad_barons as facts
from data.texts import say
from render.film.film import SMALLEST, WIDTH, Moment
from render.film.frames import draw_film
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import CARD, INK, RULE, seat_style, text_width
from render.pieces import draw_seat_badge, mark_shape
from render.railroad_barons.panels.track import build_lanes, render_track
from render.railroad_barons.shared.livery import draw_plate
from render.railroad_barons.shared.palettes import BANK, palette
from render.railroad_barons.shared.table_values import railroad_side
from render.railroad_barons.shared.words import round_label, round_name
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import HoldingState, Phase, State

_PLATE = 82
_ROW = 40
_CELLS, _CELL = 108, 26
_TRAINS = _CELLS + 10 * _CELL + 44


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the share value track with the moves since the frame before, who owns how much
    of each Holding, its Railroads, and both players' worth. Names are by seat."""

    def draw_panels(moment: Moment) -> Iterator[Image.Image]:
        table: State = moment.view.table
        yield render_track(
            build_lanes(table, facts.holdings(), moment.events, every=True), language
        )
        yield _render_holdings(table)

    def describe_round(moment: Moment) -> str:
        """Return the name of the round just played, not of the one that follows it."""
        table: State = moment.view.table
        if table.phase is Phase.OVER or len(moment.round) < 2:
            return round_name(table, language)
        return round_label(moment.round[0], moment.round[1], language)

    about = say("film-alt-railroad-barons", language)
    return draw_film(
        moments, names, language, describe_round, about, panels=draw_panels, palette=palette()
    )


def _render_holdings(table: State) -> Image.Image:
    """Return each Holding's stock in ten parts, seat 1 from the left and seat 2 from the right
    with the bank between them, its Director, and the levels of its Railroads."""
    canvas = Canvas(WIDTH, _ROW * 5 + 8, _render_empty_holdings())
    for number, name in enumerate(facts.holdings()):
        holding, y = table.holdings[name], _ROW * (number + 0.5) + 4
        if holding.value is None:
            continue
        for seat in (0, 1):
            _draw_stock(canvas, y, seat, Position(table).percent_owned(seat, name) // 10)
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
