"""A whole game of Rail Baron as a film: trains ride, railroads change hands, fortunes grow."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from PIL import Image

import data.rail_baron as facts
from data.texts import say
from render.film.film import WIDTH, Moment, film_palette, make_film, quantize_frame, stack_images
from render.film.strip import (
    build_bars,
    build_ribbon,
    describe_turn,
    film_alt,
    greatest_wealth,
    render_bars,
    render_ribbon,
)
from render.paint.canvas import Point
from render.paint.picture import Picture
from render.paint.strokes import fill_polygon, stroke
from render.paint.style import WHITE, Colour, legible_name, seat_style
from render.rail_baron.map.basemap import render_basemap_rgb
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.map_sprites import put
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.ownership import owners_of
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.projection import HEIGHT as MAP_HEIGHT
from render.rail_baron.map.projection import WIDTH as MAP_WIDTH
from render.rail_baron.map.sheet import MARGIN, Sheet
from render.rail_baron.map.tokens import train
from rules.rail_baron.model.board import board as board_of
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.view import SeatView, View

SHEET = Sheet(
    "film", WIDTH / (MAP_WIDTH + 2 * MARGIN), 21, 21, 1.5, 5.5, 3.2, 2.0, 4.4, 13.0, False
)
_TALL = round((MAP_HEIGHT + 2 * MARGIN) * SHEET.scale) - 10
_WINDOW = (0, 0, WIDTH, _TALL)


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the map with owners, trains and the rides since the frame before; above it the
    turn, below it everybody's wealth. Names are by seat."""
    shown = [legible_name(name, seat, language) for seat, name in enumerate(names)]
    most = greatest_wealth(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = build_ribbon(chosen, number, describe_turn(moment.turn, language), shown)
            wealth = render_bars(build_bars(moment, shown), most)
            parts = [
                render_ribbon(row, bool(moment.caption), language),
                _render_map(moment),
                wealth,
            ]
            yield quantize_frame(stack_images(parts), _film_palette())

    about = say("film-alt-rail-baron", language)
    return make_film(draw, moments, film_alt(moments, names, about, language))


@facts.FACTS.cached
def _film_palette() -> Image.Image:
    return film_palette(map_palette())


def _render_map(moment: Moment) -> Image.Image:
    view: View = moment.view
    board_geometry: Geometry = geometry(board_of(view.options))
    overlay = Overlay(
        render_basemap_rgb(board_geometry, SHEET, _WINDOW, owners_of(view)),
        board_geometry,
        SHEET,
        _WINDOW,
    )
    overlay.place_marks(owners_of(view))
    overlay.finish()
    for event in moment.events:
        if isinstance(event, Rode):
            _draw_ride(overlay, event)
    riding = [s for s in view.seats if not s.bankrupt and s.milepost >= 0]
    _draw_destinations(overlay, riding)
    _draw_trains(overlay, riding, moment.seat)
    return overlay.image


def _draw_ride(overlay: Overlay, ride: Rode) -> None:
    """Draw the line of a train since the frame before, in its colour with a white edge."""
    line, colour = overlay.path_line(ride.path, ride.start), seat_style(ride.seat).colour
    stroke(overlay.image, [line], WHITE, 8)
    stroke(overlay.image, [line], colour, 5)


def _draw_destinations(overlay: Overlay, riding: Sequence[SeatView]) -> None:
    """Draw pennants in the seats' colours at the destinations, stacked at a shared city."""
    board = overlay.geometry.board
    flag_counts: dict[int, int] = defaultdict(int)
    for seat in riding:
        if seat.destination is not None:
            milepost = board.milepost_of[seat.destination]
            x, y = overlay.spot(milepost)
            _draw_flag(
                overlay.image, (x, y - 13 * flag_counts[milepost]), y, seat_style(seat.seat).colour
            )
            flag_counts[milepost] += 1


def _draw_flag(image: Image.Image, top: Point, foot: float, colour: Colour) -> None:
    x, y = top
    pole = [(x, foot), (x, y - 24)]
    cloth = [(x, y - 24), (x + 15, y - 18), (x, y - 12)]
    stroke(image, [pole], WHITE, 5)
    stroke(image, [[*cloth, cloth[0]]], WHITE, 4)
    stroke(image, [pole], colour, 2.4)
    fill_polygon(image, cloth, colour)


def _draw_trains(overlay: Overlay, riding: Sequence[SeatView], mover: int | None) -> None:
    """Draw the trains; those on one milepost side by side, the moving seat's train on top."""
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
            sprite = train(seat.seat, radius, seat.seat == mover, seat.declared)
            put(overlay.image, sprite, left, top)
