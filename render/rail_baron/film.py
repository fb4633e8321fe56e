"""A whole game of Rail Baron as a film: trains ride, railroads change hands, fortunes grow."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

from data.texts import say
from render.film.film import WIDTH, Moment, film, flat, reduced, stacked
from render.film.strip import bars, bars_of, film_alt, most_of, ribbon, ribbon_of, turn_told
from render.paint.canvas import Point
from render.paint.picture import Picture
from render.paint.strokes import fill, stroke
from render.paint.style import WHITE, Colour, legible, seat_style
from render.rail_baron.map.basemap import in_colour
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.inks import map_palette
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.ownership import owners_of
from render.rail_baron.map.projection import HEIGHT as MAP_HEIGHT
from render.rail_baron.map.projection import WIDTH as MAP_WIDTH
from render.rail_baron.map.sheet import MARGIN, Sheet
from render.rail_baron.map.tokens import train
from rules.rail_baron.model.board import board as board_of
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.view import SeatView, View

SHEET = Sheet(
    "film", WIDTH / (MAP_WIDTH + 2 * MARGIN), 21, 21, 1.5, 5.5, 3.2, 2.0, 4.4, 13.0, False, 0.5
)
_TALL = round((MAP_HEIGHT + 2 * MARGIN) * SHEET.scale) - 10
_WINDOW = (0, 0, WIDTH, _TALL)


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """The film of `moments`, oldest first, a frame each: the map with owners, trains and the rides
    since the frame before; above it the turn, below it what everybody was worth. 640 pixels wide.
    Names are by seat."""
    shown = [legible(name, seat, language) for seat, name in enumerate(names)]
    most = most_of(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = ribbon_of(chosen, number, turn_told(moment.turn, language), shown)
            wealth = bars(bars_of(moment, shown), most)
            parts = [ribbon(row, bool(moment.caption), language), _map(moment), wealth]
            yield flat(stacked(parts), _palette())

    about = say("film-alt-rail-baron", language)
    return film(draw, moments, film_alt(moments, names, about, language))


@cache
def _palette() -> Image.Image:
    return reduced(map_palette())


def _map(moment: Moment) -> Image.Image:
    view: View = moment.view
    drawn: Geometry = geometry(board_of(view.options))
    overlay = Overlay(in_colour(drawn, SHEET, _WINDOW, owners_of(view)), drawn, SHEET, _WINDOW)
    for event in moment.events:
        if isinstance(event, Rode):
            _ride(overlay, event)
    riding = [s for s in view.seats if not s.bankrupt and s.milepost >= 0]
    _aims(overlay, riding)
    _trains(overlay, riding, moment.seat)
    return overlay.image


def _ride(overlay: Overlay, ride: Rode) -> None:
    """The way of a train since the frame before, in its colour with a white edge."""
    line, colour = overlay.way(ride.path, ride.start), seat_style(ride.seat).colour
    stroke(overlay.image, [line], WHITE, 8)
    stroke(overlay.image, [line], colour, 5)


def _aims(overlay: Overlay, riding: Sequence[SeatView]) -> None:
    """Where trains are going: pennants in the seats' colours, above one another at one city."""
    board = overlay.geometry.board
    flown: dict[int, int] = defaultdict(int)
    for seat in riding:
        if seat.destination is not None:
            milepost = board.milepost_of[seat.destination]
            x, y = overlay.spot(milepost)
            _flag(overlay.image, (x, y - 13 * flown[milepost]), y, seat_style(seat.seat).colour)
            flown[milepost] += 1


def _flag(image: Image.Image, at: Point, foot: float, colour: Colour) -> None:
    x, y = at
    pole = [(x, foot), (x, y - 24)]
    cloth = [(x, y - 24), (x + 15, y - 18), (x, y - 12)]
    stroke(image, [pole], WHITE, 5)
    stroke(image, [[*cloth, cloth[0]]], WHITE, 4)
    stroke(image, [pole], colour, 2.4)
    fill(image, cloth, colour)


def _trains(overlay: Overlay, riding: Sequence[SeatView], mover: int | None) -> None:
    """Trains; those on one milepost side by side, the mover on top."""
    spots: dict[int, list[SeatView]] = defaultdict(list)
    for seat in riding:
        spots[seat.milepost].append(seat)
    order = sorted(spots.items(), key=lambda item: any(s.seat == mover for s in item[1]))
    radius = SHEET.train
    for milepost, seats in order:
        x, y = overlay.spot(milepost)
        for place, seat in enumerate(seats):
            left = x + (place - (len(seats) - 1) / 2) * radius * 2.5
            half = radius * 2
            left, top = min(WIDTH - half, max(half, left)), min(_TALL - half, max(half, y))
            overlay.paste(train(seat.seat, radius, seat.seat == mover, seat.declared), left, top)
