"""The map of a table: a window of the board with its track, trains and hubs, and what has changed
or is thought of."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render import stamp
from render.canvas import Point
from render.hexes import Window, hexagon, lay, ring
from render.stamp import put
from render.style import ALARM, CARD, GOOD, INK, SMALLEST, WHITE, Colour
from render.train_tycoon import tracks
from render.train_tycoon.ground import beyond, ground
from render.train_tycoon.hubs import content, hub
from render.train_tycoon.inks import FAINT, GREEN, YELLOW
from render.train_tycoon.livery import LIVERIES
from render.train_tycoon.places import (
    Coin,
    Label,
    Marked,
    coin_place,
    hub_boxes,
    names,
    shifted,
    square,
    stops,
    tags,
    train_box,
    trains,
)
from render.train_tycoon.sheet import Sheet, inside
from rules.train_tycoon.board import OPPOSITE, board
from rules.train_tycoon.opening import laid
from rules.train_tycoon.state import Pair, Piece, State
from rules.train_tycoon.view import View


class Place(NamedTuple):
    """The image being drawn, the sheet it is a part of, and how far that is moved."""

    image: Image.Image
    sheet: Sheet
    shift: Point

    def at(self, hex_: str) -> Point:
        """The middle of a hex on the image."""
        x, y = self.sheet.centres[hex_]
        return x + self.shift[0], y + self.shift[1]


class Road(NamedTuple):
    """A track in a hex as it is drawn: whose it is, "" if nobody runs on it."""

    pair: Pair
    company: str


class Scene(NamedTuple):
    """All that the lower layers of a map show. `roads` by hex."""

    sheet: Sheet
    window: Window
    company: str | None
    hubs: frozenset[str]
    roads: tuple[tuple[str, tuple[Road, ...]], ...]
    laid: tuple[str, ...]
    planned: tuple[str, ...]
    lost: tuple[tuple[str, tuple[Pair, ...]], ...]


def supposed(table: State, marked: Marked) -> State:
    """The table with the line that is being thought of, if there is one."""
    return table if marked.plan is None else laid(table, marked.plan.action)


def chart(view: View, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """The window in RGB."""
    table = supposed(view.table, marked)
    image = _network(_scene(view.table, table, sheet, window, marked)).copy()
    place = Place(image, sheet, (-window.left, -window.top))
    there = inside(sheet, window)
    _changed(place, marked, there)
    _hubs(place, table, there, ids=marked.ids)
    if not marked.ids:
        spots = _spots(table, sheet, marked)
        _marks(place, table, there, marked.company, spots)
        _coins(place, view, table, there)
        _trains(place, table, there, spots)
    letter(image, lettered(view.table, sheet, window, marked), marked)
    return image


def _scene(before: State, table: State, sheet: Sheet, window: Window, marked: Marked) -> Scene:
    owner = {line.id: line.owner for line in table.lines}
    planned = () if marked.plan is None else tuple(lay.hex for lay in marked.plan.way.lays)
    roads, lost = [], []
    for hex_, pieces in sorted(table.track.items()):
        roads.append((hex_, tuple(Road(p.pair, owner.get(p.line, "")) for p in pieces)))
        gone = _gone(before.track.get(hex_, []), pieces) if hex_ in planned else ()
        if gone:
            lost.append((hex_, gone))
    laid_ = tuple(hex_ for hex_ in marked.laid if hex_ in table.track)
    return Scene(
        sheet,
        window,
        marked.company,
        frozenset(table.hubs),
        tuple(roads),
        laid_,
        planned,
        tuple(lost),
    )


def _gone(before: list[Piece], after: list[Piece]) -> tuple[Pair, ...]:
    kept = {piece.pair for piece in after}
    return tuple(piece.pair for piece in before if piece.pair not in kept)


@lru_cache(maxsize=4)
def _land(sheet: Sheet, window: Window) -> Image.Image:
    """The ground, with hexes that the window cuts bare. Kept, so not to be drawn upon."""
    box = (window.left, window.top, window.left + window.width, window.top + window.height)
    image, there = ground(sheet).crop(box), inside(sheet, window)
    bare, mask = beyond(sheet), hexagon(sheet.side, -2)
    for hex_, (x, y) in sheet.centres.items():
        dx, dy = x - window.left, y - window.top
        seen = -sheet.side < dx < window.width + sheet.side
        if hex_ in there or not seen or not -sheet.side < dy < window.height + sheet.side:
            continue
        left, top = round(x) - mask.x, round(y) - mask.y
        part = bare.crop((left, top, left + mask.image.width, top + mask.image.height))
        image.paste(part, (left - window.left, top - window.top), mask.image)
    return image


@lru_cache(maxsize=4)
def _network(scene: Scene) -> Image.Image:
    """The ground and all track. Kept, so not to be drawn upon."""
    sheet, window = scene.sheet, scene.window
    place = Place(_land(sheet, window).copy(), sheet, (-window.left, -window.top))
    there, lost = inside(sheet, window), dict(scene.lost)
    for hex_, roads in scene.roads:
        if hex_ in there and roads:
            colour = YELLOW if len(roads) == 1 else GREEN
            lay(place.image, hexagon(sheet.side, 2.5), colour, place.at(hex_))
    for hex_ in scene.laid:
        if hex_ in there:
            _frame(place, hex_, WHITE, INK)
    for hex_ in scene.planned:
        if hex_ in there and scene.company is not None:
            _frame(place, hex_, INK, LIVERIES[scene.company].colour)
    for hex_, roads in scene.roads:
        if hex_ not in there:
            continue
        for pair in lost.get(hex_, ()):
            put(place.image, tracks.piece(sheet, pair, "lost", "", None), *place.at(hex_))
        _roads(place, hex_, roads, scene.company)
    _stubs(place, scene, there)
    return place.image


def _stubs(place: Place, scene: Scene, there: frozenset[str]) -> None:
    """Track that reaches a hub, from the edge of the hub's hex on."""
    around, sheet = board(place.sheet.map).beside, place.sheet
    for hex_, roads in scene.roads:
        for road in roads:
            for edge in road.pair:
                hub_ = around[hex_][edge]
                if hub_ in scene.hubs and hub_ in there:
                    look = _look(road, scene.company)
                    end = tracks.stub(sheet, OPPOSITE[edge], look, road.company)
                    put(place.image, end, *place.at(hub_))


def _look(road: Road, company: str | None) -> tracks.Look:
    if not road.company:
        return "abandoned"
    return "own" if road.company == company else "line"


def _frame(place: Place, hex_: str, outer: Colour, inner: Colour) -> None:
    side = place.sheet.side
    for colour, width in ((outer, 8), (inner, 4)):
        lay(place.image, ring(side, 5, width), colour, place.at(hex_))


def _roads(place: Place, hex_: str, roads: tuple[Road, ...], company: str | None) -> None:
    """The tracks of a hex, the picture's own company above others, these above abandoned ones; the
    second bridges the first."""
    order = sorted(roads, key=lambda road: (bool(road.company), road.company == company))
    for number, road in enumerate(order):
        look = _look(road, company)
        bridge = GREEN if number else None
        put(
            place.image,
            tracks.piece(place.sheet, road.pair, look, road.company, bridge),
            *place.at(hex_),
        )


def _changed(place: Place, marked: Marked, there: frozenset[str]) -> None:
    """Hubs at which something has changed."""
    for hex_ in marked.hubs:
        if hex_ in there:
            mask = ring(place.sheet.side, 4, 5, (12.0, 8.0))
            lay(place.image, mask, GOOD, place.at(hex_))


def _marks(
    place: Place,
    table: State,
    there: frozenset[str],
    company: str | None,
    spots: Mapping[int, Point],
) -> None:
    """The boxes of the companies where their lines cross edges, but where the train stands."""
    sheet = place.sheet
    for line in table.lines:
        if line.broken:
            continue
        own = line.owner == company
        box = tracks.mark(line.owner, sheet.cube, own)
        places = [line.ends[0], *(hex_ for hex_, _ in line.route), line.ends[1]]
        for (x, y), here, beyond_ in zip(stops(sheet, line), places, places[1:], strict=False):
            hidden = math.dist((x, y), spots[line.id]) < sheet.cube
            if (here in there or beyond_ in there) and not hidden:
                put(place.image, box, x + place.shift[0], y + place.shift[1])


def _hubs(place: Place, table: State, there: frozenset[str], *, ids: bool) -> None:
    cities = [row.id for row in facts.hex_map(place.sheet.map).hexes if row.type == "city"]
    for hex_ in sorted(there & table.hubs.keys()):
        name = hex_ if ids and table.hubs[hex_].kind != "transfer" else ""
        shown = hub(content(table.hubs[hex_]), place.sheet.side, name)
        put(place.image, shown, *place.at(hex_))
    if ids:
        for hex_ in sorted(there.intersection(cities) - table.hubs.keys()):
            put(place.image, stamp.word(hex_, SMALLEST, False, INK), *place.at(hex_))


def _coins(place: Place, view: View, table: State, there: frozenset[str]) -> None:
    """Investments; the value only of those that the view knows."""
    hands = view.table.secret.markers
    for marker in view.table.investments:
        if marker.hex in there:
            hand = hands[marker.seat] if marker.seat < len(hands) else []
            value = hand[marker.marker] if marker.marker < len(hand) else None
            times = marker.multiplier
            text = f"×{times}" if value is None else str(value * times)
            x, y, tall = coin_place(table, place.sheet, marker.hex)
            coin = tracks.coin(marker.seat, text, tall)
            put(place.image, coin, x + place.shift[0], y + place.shift[1])


def _spots(table: State, sheet: Sheet, marked: Marked) -> dict[int, Point]:
    """Where trains stand, out of the way of what a plan letters."""
    planned = () if marked.plan is None else (lay.hex for lay in marked.plan.way.lays)
    return trains(table, sheet, frozenset(planned))


def _trains(place: Place, table: State, there: frozenset[str], spots: Mapping[int, Point]) -> None:
    for line in table.lines:
        if any(hex_ in there for hex_, _ in line.route):
            x, y = spots[line.id]
            train = tracks.train(line.owner, line.id, line.broken)
            put(place.image, train, x + place.shift[0], y + place.shift[1])


def lettered(before: State, sheet: Sheet, window: Window, marked: Marked) -> list[Label]:
    """The names of the cities, and the sums or the names of hexes that were asked for."""
    table = supposed(before, marked)
    found = tags(table, sheet, window, marked, facts.finance().track_cost_per_tile)
    hard = [label.box for label in found] + hub_boxes(table, sheet, window)
    soft = []
    if not marked.ids:
        spots = shifted(_spots(table, sheet, marked), window)
        hard += [train_box(number, at) for number, at in spots.items()]
        for marker in table.investments:
            x, y, tall = coin_place(table, sheet, marker.hex)
            hard.append(Coin(x - window.left, y - window.top, tall).box)
        for line in table.lines:
            soft += [
                square((x - window.left, y - window.top), sheet.cube) for x, y in stops(sheet, line)
            ]
    return [*found, *names(table, sheet, window, hard, soft)]


_LOOK: dict[str, tuple[Colour, Colour]] = {
    "new": (INK, WHITE),
    "upgrade": (GREEN, INK),
    "replace": (ALARM, WHITE),
    "clear": (ALARM, WHITE),
    "reuse": (FAINT, INK),
}
"""Ground and lettering of what a hex costs, by what is done there."""


def letter(image: Image.Image, rows: list[Label], marked: Marked) -> None:
    """Put the labels on a picture of the window."""
    hows = {} if marked.plan is None else {lay.hex: lay.how for lay in marked.plan.way.lays}
    for row in rows:
        if row.kind == "cost":
            put(image, tracks.ticket(row.text, *_LOOK[hows[row.hex]]), row.x, row.y)
        elif row.kind == "rights":
            put(image, tracks.ticket(row.text, CARD, INK), row.x, row.y)
        else:
            bold = row.kind == "city"
            word = stamp.word(row.text, SMALLEST, bold, INK, WHITE)
            put(image, word, row.x, row.y + 11.5)
