"""The map of a running game: who owns what, where the trains are and where they are going."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import chain, zip_longest
from typing import Literal

from PIL import Image

from data.texts import say
from render.card.top import NO_TOP, Top
from render.layout.part import Part, heights, stack_parts
from render.map.placement import Spot
from render.paint.canvas import Box, Point
from render.paint.picture import Picture
from render.paint.style import INK, TALLEST, WHITE
from render.rail_baron.cards.heads import build_head, top_part
from render.rail_baron.cards.regions import region_rows, regions_part
from render.rail_baron.cards.since import Deed, render_deeds
from render.rail_baron.map import ways
from render.rail_baron.map.basemap import owners_of, render_basemap
from render.rail_baron.map.footer import (
    KINDS,
    SEPARATOR,
    TABS_HEIGHT,
    Tab,
    footer_height,
    map_legend,
    render_footer,
    render_tabs,
    separator,
)
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.labels import label_spots, map_name, name_half
from render.rail_baron.map.map_words import (
    compact_lines,
    describe_map,
    route_lines,
    seat_lines,
    shown_names,
)
from render.rail_baron.map.network import frame_railroad
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.palettes import colourize
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.sheet import Sheet
from render.rail_baron.map.viewports import (
    MIN_CLOSE_HEIGHT,
    Viewport,
    choose_viewports,
    half_maps,
    whole_map,
)
from rules.rail_baron.model.board import board as board_of
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.ride_plan import Route

Crop = Literal["focus", "whole", "west", "east"]
_LOWEST = 420
"""Height to which a map may shrink so that everybody's railroads have room below it."""
STEPS_AHEAD = 9
"""Steps of a route that the closer viewport shows while a roll is still to come."""


def render_board(
    view: View,
    language: str,
    *,
    crop: Crop = "focus",
    ride: Rode | None = None,
    left: tuple[int, ...] = (),
    rides: Sequence[Rode] = (),
    routes: Sequence[Route] = (),
    bought: Collection[str] = (),
    names: Sequence[str] | None = None,
    top: Top = NO_TOP,
    would: tuple[str, ...] | None = None,
    trip: str = "",
    deeds: tuple[Deed, ...] = (),
) -> Picture:
    """Return the map, 1000 pixels wide.

    `crop`: "focus" is what matters to the seat that rides, to the reader or to the seat on
    turn; "whole" a schematic of the whole board; "west" and "east" are the readable halves of
    the map alone.

    `ride` is the ride the picture is about, `left` the rest of its path; `rides` those made
    since the reader's last look; `routes` are offered as A, B, C…; railroads `bought` since are
    framed. Names are by seat. `would`: the changes, if the view is a preview; `trip` replaces
    the trip's sum. `deeds`: what happened since the reader's last look."""
    drawing = _MapDrawing(
        view, language, ride, left, tuple(rides), tuple(routes[:6]), tuple(bought)
    )
    shown = shown_names(view, names, language)
    head = build_head(
        view, shown, language, routes=drawing.routes, sum=trip, would=would, ride=ride
    )
    if deeds:
        top = top._replace(last="", since=())
    upper = [top_part(top, head, language)]
    if view.phase is Phase.REGION and crop == "focus":
        regions = region_rows(view, view.turn.seat)
        upper.append(regions_part(drawing.subject.departure, regions, language))
    if deeds:
        upper.append(render_deeds(deeds, shown, language))
    rides_shown = [*drawing.rides, *([] if ride is None else [ride])]
    words = " ".join(describe_map(view, shown, rides_shown, drawing.routes, language))
    if crop in ("west", "east"):
        half = drawing.draw(half_maps()[crop == "east"], None)
        return stack_parts(map(Part, half), [*(part.words for part in upper), words])
    lower = _lower_images(drawing, TALLEST - heights(upper), crop, top.reader, bool(deeds))
    return stack_parts([*upper, Part(lower[0], words), *map(Part, lower[1:])])


def _lower_images(
    drawing: _MapDrawing, room: int, crop: Crop, reader: int | None, is_busy: bool
) -> list[Image.Image]:
    """Return maps, everybody's things and a legend with lines between them, as much as there is
    room for; a card that `is_busy` with what happened may show the whole board only."""
    view, language, seat = drawing.view, drawing.language, drawing.subject.seat
    offers = route_lines(view, drawing.subject, drawing.routes, language)
    short = seat_lines(view, language, whole=(seat, reader)), offers
    forms = (form(view, language) for form in (seat_lines, compact_lines))
    footer = min(((lines, offers) for lines in forms), key=lambda form: footer_height(*form))
    room -= footer_height(*short) + 4 * SEPARATOR
    more = footer_height(*footer) - footer_height(*short)
    if crop == "whole" or (is_busy and room < whole_map().window[3] + MIN_CLOSE_HEIGHT):
        panels: tuple[Viewport, ...] = (whole_map(),)
    else:
        panels = drawing.choose_panels(room, more)
    maps = [drawing.draw(panel, close) for panel, close in zip_longest(panels, panels[1:])]
    if len(maps) > 1:
        maps = [shown_map[:1] for shown_map in maps]  # the first shows everybody
    third = ("third",) if view.third_owner else ()
    legends = [map_legend(seat, language, (*KINDS, *third))] if crop == "whole" else []
    room -= sum(image.height for image in (*chain(*maps), *legends))
    if more > room:
        footer, more = short, 0
    if not panels[-1].sheet.schematic:
        key = map_legend(seat, language, (*drawing.kinds_in(panels[-1]), *third))
        legends = [key] if more + SEPARATOR + key.height <= room else []
    groups = (*maps, [render_footer(*footer)], *([legend] for legend in legends))
    return [image for group in groups for image in (separator(), *group)]


def draw_whole_map(view: View, language: str, rides: Sequence[Rode] = ()) -> Image.Image:
    """Return the schematic of the whole board alone with everybody's destinations and these rides,
    1000 pixels wide, in the map's palette."""
    drawing = _MapDrawing(view, language, None, (), tuple(rides), (), (), every_flag=True)
    return drawing.draw(whole_map(), None)[0]


class _MapDrawing:
    """The contents of the map, grouped by milepost."""

    def __init__(
        self,
        view: View,
        language: str,
        ride: Rode | None,
        left: tuple[int, ...],
        rides: tuple[Rode, ...],
        routes: tuple[Route, ...],
        bought: tuple[str, ...],
        *,
        every_flag: bool = False,
    ) -> None:
        self.bought, self.every_flag = bought, every_flag
        self.view, self.language = view, language
        self.ride, self.rides, self.routes = ride, rides, routes
        self.left = (left, ride.end) if ride is not None and left else None
        self.board = board_of(view.options)
        self.geometry: Geometry = geometry(self.board)
        self.word = say("render-map-declared", language)
        self.subject = view.seats[_subject(view, ride)]
        self.riding = [s for s in view.seats if not s.bankrupt and s.milepost >= 0]
        self.declared = frozenset(s.seat for s in self.riding if s.declared)
        self.trains: dict[int, list[int]] = defaultdict(list)
        self.homes: dict[int, list[int]] = defaultdict(list)
        self.aims: dict[int, list[tuple[int, bool]]] = defaultdict(list)
        for seat in sorted(self.riding, key=lambda s: (s.seat == self.subject.seat, s.seat)):
            self._add_seat(seat)

    def _add_seat(self, seat: SeatView) -> None:
        self.trains[seat.milepost].append(seat.seat)
        if seat.home:
            self.homes[self.board.milepost_of[seat.home]].append(seat.seat)
        if seat.destination is not None:
            self.aims[self.board.milepost_of[seat.destination]].append((seat.seat, False))
        if seat.declared and seat.alternate is not None:
            self.aims[self.board.milepost_of[seat.alternate]].append((seat.seat, True))

    def choose_panels(self, room: int, more: int) -> tuple[Viewport, ...]:
        """Return the viewports, `room` pixels high at most, and lower by the `more` that all of
        everybody's things below them take unless routes would lose detail."""
        panels, lower = self.viewports(room), room - more
        if lower >= _LOWEST:
            whole = self.viewports(lower)
            keeps_detail = [panel.sheet for panel in whole] == [panel.sheet for panel in panels]
            if len(whole) == len(panels) and (keeps_detail or not self.routes):
                room, panels = lower, whole
        if len(panels) == 1 and (tabs := self.outside(panels[0])):
            added = render_tabs(tabs).height - TABS_HEIGHT
            panels = self.viewports(room - added) if added > 0 else panels
        return panels

    def kinds_in(self, panel: Viewport) -> tuple[str, ...]:
        """Return the kinds of signs that the legend of a part of the map explains."""
        has_home = any(self._offset(panel, milepost) is None for milepost in self.homes)
        return ("train", "home", "destination") if has_home else ("train", "destination")

    def viewports(self, room: int) -> tuple[Viewport, ...]:
        """Return the viewports of a phone's picture, `room` pixels high at most.

        They show the subject's train, destination, ride and routes; other rides too, unless that
        would cost detail where a route is to be chosen."""
        start = self._start_milepost()
        if start < 0:
            return (whole_map(),)
        must, near = [start], [start]
        if self.subject.destination is not None:
            must.append(self.board.milepost_of[self.subject.destination])
        if self.ride is not None:
            stops = self._stops(self.ride.path, self.ride.start)
            ahead = [] if self.left is None else self._stops(*self.left)
            near = [self.ride.end, *ahead, *reversed(stops)]
        steps = self.view.turn.steps_left or STEPS_AHEAD
        for route in self.routes:
            stops = self._stops(route.path, start)
            must += stops
            near += stops[: steps + 1]
        must += near
        others = [m for r in self.rides for m in self._stops(r.path, r.start)]
        named_cities = self._subject_cities()
        close = self._choose_viewports(must, near, named_cities, room)
        generous = self._choose_viewports(must + others, near, named_cities, room)
        costs_detail = generous[0].sheet != close[0].sheet
        return close if costs_detail and self.routes else generous

    def _choose_viewports(
        self, must: Sequence[int], near: Sequence[int], named: Sequence[int], room: int
    ) -> tuple[Viewport, ...]:
        def names(sheet: Sheet) -> list[Box]:
            spots = label_spots(self.geometry, sheet).names
            return [self._name_box(m, sheet, spots[m]) for m in named if spots.get(m)]

        return choose_viewports(self._points(must), self._points(near), names, room, TABS_HEIGHT)

    def _name_box(self, milepost: int, sheet: Sheet, spots: Sequence[Spot]) -> Box:
        (_, x, y), (across, down) = spots[0], name_half(map_name(self.geometry, milepost), sheet)
        return x - across, y - down, x + across, y + down

    def _start_milepost(self) -> int:
        return self.ride.start if self.ride is not None else self.subject.milepost

    def _stops(self, path: tuple[int, ...], start: int) -> list[int]:
        return self.geometry.path_line(path, start, 0.0)[1]

    def _points(self, mileposts: Sequence[int]) -> list[Point]:
        return [self.geometry.at[m] for m in mileposts]

    def draw(self, panel: Viewport, close: Viewport | None) -> list[Image.Image]:
        """Return one viewport with everything on it, in palette indices, with a frame around what
        a `close` viewport shows; below it, in the frame, what is outside."""
        owners = owners_of(self.view)
        image = render_basemap(self.geometry, panel.sheet, panel.window, owners)
        if close is not None:
            _frame_close_viewport(image, panel, close)
        overlay = Overlay(image, self.geometry, panel.sheet, panel.window)
        if panel.sheet.schematic:
            for mark in self.bought:
                frame_railroad(overlay, mark, self.view)
        routes, lines = self._draw_lines(overlay)
        self._place_tokens(overlay)
        if self.ride is not None:
            ways.place_ride_start(overlay, self.ride.start, self.ride.seat)
        ways.place_route_letters(overlay, routes)
        overlay.begin_labels(lines, self._stops_on_lines())
        ends = (
            [] if self.ride is None or panel.sheet.schematic else [self.ride.end, self.ride.start]
        )
        cities = (*self.trains, *self.aims, *self.homes) if panel.sheet.names else ()
        then = [m for m in cities if self.board.mileposts[m].cities]
        overlay.name_cities([*ends, *self._subject_cities()], then)
        if panel.sheet.names:
            overlay.place_plates(owners, self.bought)
        overlay.place_marks(owners)
        overlay.finish()
        tabs = self.outside(panel)
        return [colourize(image), *([render_tabs(tabs)] if tabs else ())]

    def outside(self, panel: Viewport) -> tuple[Tab, ...]:
        """Return what is outside a viewport: trains, and the subject's destination."""
        tabs = [(m, seat, False) for m, seats in self.trains.items() for seat in seats]
        if self.subject.destination is not None:
            milepost = self.board.milepost_of[self.subject.destination]
            tabs.append((milepost, self.subject.seat, True))
        placed = []
        for milepost, seat, aim in tabs:
            if (offset := self._offset(panel, milepost)) is not None:
                way = round(math.atan2(offset[1], offset[0]) / math.tau * 8) % 8
                placed.append(Tab(seat, self.board.name(milepost), way, aim))
        return tuple(placed)

    def _offset(self, panel: Viewport, milepost: int) -> Point | None:
        """Return where a milepost outside a viewport lies from its middle; None for one inside."""
        (left, top, width, height), (x, y) = (
            panel.window,
            panel.sheet.to_sheet(self.geometry.at[milepost]),
        )
        is_inside = 0 <= x - left <= width and 0 <= y - top <= height
        return None if is_inside else (x - left - width / 2, y - top - height / 2)

    def _place_tokens(self, overlay: Overlay) -> None:
        """Place trains, flags and houses; on a schematic no houses, and only the subject's flag
        unless it has `every_flag`."""
        order = sorted(self.trains.items(), key=lambda row: self.subject.seat not in row[1])
        for milepost, seats in order:
            if overlay.shows(milepost):
                overlay.place_trains(milepost, seats, self.subject.seat, self.declared, self.word)
        schematic = overlay.sheet.schematic
        first = sorted(self.aims.items(), key=lambda row: self.subject.seat not in dict(row[1]))
        for milepost, aims in first:
            if schematic and not self.every_flag:
                aims = [aim for aim in aims if aim[0] == self.subject.seat]
            if aims and overlay.shows(milepost):
                overlay.place_flags(milepost, tuple(aims))
        for milepost, seats in self.homes.items():
            if not schematic and overlay.shows(milepost):
                overlay.place_homes(milepost, seats)

    def _stops_on_lines(self) -> set[int]:
        """Return the stops of all routes, and the cities on rides."""
        paths = [(route.path, self.subject.milepost) for route in self.routes]
        paths += [] if self.left is None else [self.left]
        rides = [(ride.path, ride.start) for ride in (*self.rides, self.ride) if ride is not None]
        stops = {m for path in paths for m in self._stops(*path)}
        passed = {m for path in rides for m in self._stops(*path)}
        return stops | {m for m in passed if self.board.mileposts[m].cities}

    def _draw_lines(self, overlay: Overlay) -> tuple[list[list[Point]], list[list[Point]]]:
        """Draw routes and rides. Return the lines of the routes, and of all."""
        offers = [(route.path, self.subject.milepost) for route in self.routes]
        routes = ways.draw_routes(overlay, offers) if offers else []
        if self.left is not None:
            ways.draw_rest_of_route(overlay, self.left)
        rides = [ride for ride in (*self.rides, self.ride) if ride is not None]
        for ride in rides:
            ways.draw_ride(overlay, (ride.path, ride.start), ride.seat)
        paths = [(ride.path, ride.start) for ride in rides]
        paths += [] if self.left is None else [self.left]
        if not overlay.sheet.schematic:
            ways.draw_stops(overlay, self._stops_on_lines())
        return routes, [*routes, *(overlay.path_line(*path) for path in paths)]

    def _subject_cities(self) -> list[int]:
        """Return the cities where the subject is and is going."""
        seat = self.subject
        names = [seat.destination]
        names += [seat.home, seat.alternate] if seat.declared else []
        mileposts = [*(self.board.milepost_of[name] for name in names if name), seat.milepost]
        return [m for m in mileposts if m >= 0 and self.board.mileposts[m].cities]


def _subject(view: View, ride: Rode | None) -> int:
    if ride is not None:
        return ride.seat
    return view.turn.seat if view.viewer is None else view.viewer


def _frame_close_viewport(image: Image.Image, small: Viewport, close: Viewport) -> None:
    """Draw a frame on the overview around what the closer viewport shows."""
    ratio = small.sheet.scale / close.sheet.scale
    left, top = close.window[0] * ratio - small.window[0], close.window[1] * ratio - small.window[1]
    right, bottom = left + close.window[2] * ratio, top + close.window[3] * ratio
    box = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    stroke(image, [box], WHITE, 6)
    stroke(image, [box], INK, 3)
