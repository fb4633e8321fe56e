"""The map of a running game: who owns what, where the trains are and where they are going."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Literal

from PIL import Image

from data.texts import say
from render.card.top import NOTHING, Top, in_words
from render.paint.canvas import Box, Point
from render.paint.kept import kept
from render.paint.picture import Picture, picture
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, TALLEST, WHITE
from render.rail_baron.cards.heads import head_of, top_panel
from render.rail_baron.cards.regions import region_rows, regions_panel, regions_told
from render.rail_baron.cards.since import Deed, deeds_panel, deeds_told
from render.rail_baron.map import ways
from render.rail_baron.map.basemap import basemap
from render.rail_baron.map.footer import footer
from render.rail_baron.map.frame import NARROW, Panel, focus, sheets, whole
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.inks import coloured, map_palette
from render.rail_baron.map.labels import city_names
from render.rail_baron.map.legend import legend
from render.rail_baron.map.map_words import (
    alt_text,
    own_line,
    route_lines,
    seat_lines,
    shown_names,
)
from render.rail_baron.map.network import framed
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.ownership import owners_of
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.relettering import reletter
from render.rail_baron.map.sheet import WHOLE, Sheet
from rules.rail_baron.model.board import board as board_of
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.routes import Route

Crop = Literal["focus", "whole", "west", "east"]
_RULE = 4
AHEAD = 9
"""Steps of a route that the closer panel shows when a roll is still to come."""


def board(
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
    top: Top = NOTHING,
    would: tuple[str, ...] | None = None,
    trip: str = "",
    deeds: tuple[Deed, ...] = (),
) -> Picture:
    """A map, 1000 pixels wide. "focus" is what matters to the seat that rides, looks on or is on
    turn; "whole" a schematic of the whole board; "west" and "east" the halves of the board alone,
    to be read.

    `ride` is the ride the picture is about, `left` the rest of its way; `rides` those made since
    one last looked; `routes` are offered as A, B, C…; railroads that were `bought` since are
    framed. Names are by seat. `would`: the view is one that might be, and what would change; `trip`
    in place of the trip's. `deeds`: what was done since one last looked.
    """
    scene = _Scene(view, language, ride, left, tuple(rides), tuple(routes[:6]), tuple(bought))
    people = shown_names(view, names, language)
    head = head_of(view, people, language, routes=scene.routes, sum=trip, would=would, ride=ride)
    told = [*scene.rides, ride] if ride is not None else scene.rides
    if deeds:
        top = top._replace(last="", since=())
    words = in_words(top, head, language)
    above = [top_panel(top, head, language)]
    if view.phase is Phase.REGION and crop == "focus":
        city, named = scene.subject.departure, region_rows(view, view.turn.seat)
        above.append(regions_panel(city, named, language))
        words.append(regions_told(city, named, language))
    if deeds:
        above.append(deeds_panel(deeds, language))
        words += deeds_told(deeds, people)
    alt = alt_text(words, view, people, told, scene.routes, language)
    if crop in ("west", "east"):
        panel = sheets()[crop == "east"]
        return picture(coloured(scene.draw(panel, None, False)), alt)
    offers = route_lines(view, scene.subject, scene.routes, language)
    aims = () if offers or ride is not None else seat_lines(view, language)
    own = own_line(view, scene.subject, language)
    short = footer(PHONE_WIDTH, SMALLEST, own, tuple(aim._replace(more="") for aim in aims), offers)
    room = TALLEST - sum(part.height for part in above) - short.height - 4 * _RULE
    cramped = deeds and room < whole().window[3] + NARROW
    panels = (whole(),) if crop == "whole" or cramped else scene.panels(room)
    below = (
        short if len(panels) + len(above) > 2 else footer(PHONE_WIDTH, SMALLEST, own, aims, offers)
    )
    maps = [
        coloured(scene.draw(panel, close, len(panels) == 1))
        for panel, close in zip_longest(panels, panels[1:])
    ]
    told_signs = [legend(scene.subject.seat, language)] if crop == "whole" else []
    rows = [row for part in (*maps, below, *told_signs) for row in (_rule(part.width), part)]
    return picture([*above, *rows], alt)


def _flat(image: Image.Image) -> Image.Image:
    return map_palette().numbered(image)


@kept
def _rule(width: int) -> Image.Image:
    """The line between two parts."""
    return _flat(Image.new("RGB", (width, _RULE), INK))


class _Scene:
    """Everything to be drawn, sorted by where it stands."""

    def __init__(
        self,
        view: View,
        language: str,
        ride: Rode | None,
        left: tuple[int, ...],
        rides: tuple[Rode, ...],
        routes: tuple[Route, ...],
        bought: tuple[str, ...],
    ) -> None:
        self.bought = bought
        self.view, self.ride, self.rides, self.routes = view, ride, rides, routes
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
            self._sort(seat)

    def _sort(self, seat: SeatView) -> None:
        self.trains[seat.milepost].append(seat.seat)
        if seat.home:
            self.homes[self.board.milepost_of[seat.home]].append(seat.seat)
        if seat.destination is not None:
            self.aims[self.board.milepost_of[seat.destination]].append((seat.seat, False))
        if seat.declared and seat.alternate is not None:
            self.aims[self.board.milepost_of[seat.alternate]].append((seat.seat, True))

    def panels(self, room: int) -> tuple[Panel, ...]:
        """What a phone's picture shows in so many pixels of height: the subject's train, aim, ride
        and routes; other rides too, unless that would cost detail where a route is to be chosen."""
        here = self._start()
        if here < 0:
            return (whole(),)
        must, near = [here], [here]
        if self.subject.destination is not None:
            must.append(self.board.milepost_of[self.subject.destination])
        if self.ride is not None:
            near += self._stops(self.ride.path, self.ride.start)
        if self.left is not None:
            must += self._stops(*self.left)
        steps = self.view.turn.steps_left or AHEAD
        for route in self.routes:
            stops = self._stops(route.path, here)
            must += stops
            near += stops[: steps + 1]
        must += near
        others = [m for r in self.rides for m in self._stops(r.path, r.start)]
        named = self._named(False)
        found = self._focus(must, near, named, room)
        generous = self._focus(must + others, near, named, room)
        costs_detail = generous[0].sheet != found[0].sheet
        return found if costs_detail and self.routes else generous

    def _focus(
        self, must: Sequence[int], near: Sequence[int], named: Sequence[int], room: int
    ) -> tuple[Panel, ...]:
        def names(sheet: Sheet) -> list[Box]:
            labels = city_names(self.geometry, sheet)
            return [labels[m].box for m in named if m in labels]

        return focus(self._points(must), self._points(near), names, room)

    def _start(self) -> int:
        return self.ride.start if self.ride is not None else self.subject.milepost

    def _stops(self, path: tuple[int, ...], start: int) -> list[int]:
        return self.geometry.way(path, start, 0.0)[1]

    def _points(self, mileposts: Sequence[int]) -> list[Point]:
        return [self.geometry.at[m] for m in mileposts]

    def draw(self, panel: Panel, close: Panel | None, alone: bool) -> Image.Image:
        """One panel with everything on it, a frame about what a closer panel shows, and, on one
        that stands alone, arrows to trains elsewhere; in numbers of the palette."""
        image = basemap(self.geometry, panel.sheet, panel.window, owners_of(self.view))
        if close is not None:
            _outline(image, panel, close)
        overlay = Overlay(image, self.geometry, panel.sheet, panel.window)
        for mark in self.bought:
            framed(overlay, mark, self.view)
        self._take_ground(overlay)
        if alone:
            away = [(m, seats) for m, seats in self.trains.items() if not overlay.shows(m)]
            overlay.pointers(away)
        lines = self._lines(overlay)
        reletter(overlay, owners_of(self.view))
        overlay.finish()
        self._letter(overlay, lines)
        for milepost in self._named(panel.sheet != WHOLE):
            if overlay.shows(milepost):
                overlay.name(milepost)
        overlay.name_cut()
        return image

    def _take_ground(self, overlay: Overlay) -> None:
        """Trains, flags, houses; no houses on a schematic, and only the subject's flag."""
        reach = overlay.sheet.token * 2
        order = sorted(self.trains.items(), key=lambda row: self.subject.seat not in row[1])
        for milepost, seats in order:
            if overlay.shows(milepost):
                overlay.trains(milepost, seats, self.subject.seat, self.declared, self.word)
        schematic = overlay.sheet.schematic
        for milepost, aims in self.aims.items():
            if schematic:
                aims = [aim for aim in aims if aim[0] == self.subject.seat]
            if aims and overlay.shows(milepost, reach):
                overlay.flags(milepost, tuple(aims))
        for milepost, seats in self.homes.items():
            if not schematic and overlay.shows(milepost):
                overlay.homes(milepost, seats)

    def _lines(self, overlay: Overlay) -> list[list[Point]]:
        offers = [(route.path, self.subject.milepost) for route in self.routes]
        lines = ways.route_lines(overlay, offers) if offers else []
        for ride in self.rides:
            ways.ride_line(overlay, (ride.path, ride.start), ride.seat)
        if self.left is not None:
            ways.way_left(overlay, self.left)
        if self.ride is not None:
            ways.main_ride(overlay, (self.ride.path, self.ride.start), self.ride.seat)
        made = [(r.path, r.start) for r in (*self.rides, self.ride) if r is not None]
        made += [] if self.left is None else [self.left]
        if overlay.sheet != WHOLE:
            ways.stops(overlay, offers + made)
        for line in [*lines, *(overlay.way(*way) for way in made)]:
            overlay.keep_off(line)
        return lines

    def _letter(self, overlay: Overlay, lines: list[list[Point]]) -> None:
        if self.ride is not None:
            ways.start(overlay, self.ride.start, self.ride.seat)
        if lines:
            ways.route_letters(overlay, lines)

    def _named(self, everybody: bool) -> list[int]:
        """Places that must be read: the ride's ends; cities where the subject, or everybody, is and
        is going."""
        if everybody:
            found = [*self.trains, *self.aims, *self.homes]
        else:
            seat = self.subject
            names = [seat.destination, seat.alternate if seat.declared else None]
            found = [self.board.milepost_of[name] for name in names if name]
            found.append(seat.milepost)
        cities = self.board.mileposts
        ends = [] if self.ride is None or not everybody else [self.ride.end, self.ride.start]
        return [
            *ends,
            *(m for m in dict.fromkeys(found) if m >= 0 and cities[m].cities and m not in ends),
        ]


def _subject(view: View, ride: Rode | None) -> int:
    if ride is not None:
        return ride.seat
    return view.turn.seat if view.viewer is None else view.viewer


def _outline(image: Image.Image, small: Panel, close: Panel) -> None:
    """A frame on the overview about what the closer panel shows."""
    ratio = small.sheet.scale / close.sheet.scale
    left, top = close.window[0] * ratio - small.window[0], close.window[1] * ratio - small.window[1]
    right, bottom = left + close.window[2] * ratio, top + close.window[3] * ratio
    box = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    stroke(image, [box], WHITE, 6)
    stroke(image, [box], INK, 3)
