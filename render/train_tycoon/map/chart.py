"""The map of a table: a window of the board with its track, trains and hubs, and what has changed
or is thought of."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Point
from render.paint.hexes import Mask, Window, cut, hexagon, ring
from render.paint.panels import Panel
from render.paint.stamp import Stamp
from render.paint.style import CARD, FRESH, INK, WHITE, Colour
from render.train_tycoon.map import tracks
from render.train_tycoon.map.boxes import square
from render.train_tycoon.map.ground import beyond, ground
from render.train_tycoon.map.hubs import content, hub, seat_of
from render.train_tycoon.map.places import (
    Coin,
    Label,
    Marked,
    also,
    coin_place,
    hub_boxes,
    ids,
    names,
    shifted,
    stops,
    tags,
    train_box,
    trains,
)
from render.train_tycoon.map.sheet import Sheet, course, inside
from render.train_tycoon.map.wanted import Look
from render.train_tycoon.shared.inks import GREEN, YELLOW, inks, panel
from render.train_tycoon.shared.livery import LIVERIES
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.state import Pair, Piece, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.opening import laid


class Place(NamedTuple):
    """The panel being drawn, the sheet it is a part of, and how far that is moved."""

    panel: Panel
    sheet: Sheet
    shift: Point

    def at(self, hex_: str) -> Point:
        """The middle of a hex on the image."""
        x, y = self.sheet.centres[hex_]
        return x + self.shift[0], y + self.shift[1]

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """A stamp with its place at x, y of the panel."""
        self.panel.paste(stamp.image, round(x) - stamp.x, round(y) - stamp.y)

    def lay(self, mask: Mask, colour: Colour, hex_: str) -> None:
        """A colour where the mask is, about the middle of a hex."""
        x, y = self.at(hex_)
        self.panel.lay(mask.image, round(x) - mask.x, round(y) - mask.y, colour)


class Road(NamedTuple):
    """A track in a hex as it is drawn: whose it is, "" if nobody runs on it."""

    pair: Pair
    company: str


class Gone(NamedTuple):
    """A train that would not be any more: its line, whose it is, and where it stands."""

    line: int
    company: str
    at: Point


class Scene(NamedTuple):
    """All that a map shows but for what is at the hubs. `table` is as it would be with the plan of
    `marked`; `roads` and tracks `lost` by a plan by hex, `coins` as (seat, text, hex), trains that
    would be `gone`."""

    sheet: Sheet
    window: Window
    marked: Marked
    roads: tuple[tuple[str, tuple[Road, ...]], ...]
    lost: tuple[tuple[str, tuple[Pair, ...]], ...]
    coins: tuple[tuple[int, str, str], ...]
    gone: tuple[Gone, ...]
    table: State


def supposed(table: State, marked: Marked) -> State:
    """The table with the line that is being thought of, if there is one."""
    return table if marked.plan is None else laid(table, marked.plan.action)


def chart(view: View, table: State, sheet: Sheet, window: Window, marked: Marked) -> Image.Image:
    """The window in the palette of this game; `table` is `supposed` of the view's."""
    place = _base(_scene(view, table, sheet, window, marked))
    for hex_ in sorted(inside(sheet, window) & table.hubs.keys()):
        found = content(table.hubs[hex_])
        if found.kind != "transfer":
            for row in hub(found, sheet.side, hex_ if marked.ids else ""):
                place.put(row, *place.at(hex_))
    return place.panel.image


def _scene(view: View, table: State, sheet: Sheet, window: Window, marked: Marked) -> Scene:
    owner = {line.id: line.owner for line in table.lines}
    planned = _planned(marked)
    roads, lost = [], []
    for hex_, pieces in sorted(table.track.items()):
        roads.append((hex_, tuple(Road(p.pair, owner.get(p.line, "")) for p in pieces)))
        gone = _gone(view.table.track.get(hex_, []), pieces) if hex_ in planned else ()
        if gone:
            lost.append((hex_, gone))
    return Scene(
        sheet,
        window,
        marked,
        tuple(roads),
        tuple(lost),
        tuple(_coins(view)),
        tuple(_left(view.table, table, sheet)),
        table,
    )


def _left(before: State, after: State, sheet: Sheet) -> Iterator[Gone]:
    """The trains that would be gone, but for a broken line's where another then runs."""
    kept = {line.id for line in after.lines}
    over = {hex_ for line in after.lines for hex_, _ in line.route}
    gone = [
        line
        for line in before.lines
        if line.id not in kept and not (line.broken and over & {hex_ for hex_, _ in line.route})
    ]
    spots = trains(before, sheet, frozenset()) if gone else {}
    for line in gone:
        yield Gone(line.id, line.owner, spots[line.id])


def _planned(marked: Marked) -> tuple[str, ...]:
    return () if marked.plan is None else tuple(lay.hex for lay in marked.plan.way.lays)


def _coins(view: View) -> Iterator[tuple[int, str, str]]:
    """Investments; what comes of one only if the view knows its value."""
    hands = view.table.secret.markers
    for marker in view.table.investments:
        hand = hands[marker.seat] if marker.seat < len(hands) else []
        value = hand[marker.marker] if marker.marker < len(hand) else None
        times = marker.multiplier
        yield marker.seat, f"×{times}" if value is None else str(value * times), marker.hex


def _gone(before: list[Piece], after: list[Piece]) -> tuple[Pair, ...]:
    kept = {piece.pair for piece in after}
    return tuple(piece.pair for piece in before if piece.pair not in kept)


def _land(sheet: Sheet, window: Window) -> Image.Image:
    """The ground, with hexes that the window cuts bare."""
    there = inside(sheet, window)
    partly = [at for hex_, at in sheet.centres.items() if hex_ not in there]
    image = cut(ground(sheet), beyond(sheet), window, sheet.side, partly)
    return inks().coloured(image)


def _base(scene: Scene) -> Place:
    """All but what is at the hubs."""
    sheet, window, marked = scene.sheet, scene.window, scene.marked
    begun = panel(window.width, window.height, _land(sheet, window))
    place = Place(begun, sheet, (-window.left, -window.top))
    there = inside(sheet, window)
    _network(place, scene, there)
    for hex_ in sorted(there & scene.table.hubs.keys()):
        place.put(seat_of(scene.table.hubs[hex_].kind, sheet.side), *place.at(hex_))
    spots = trains(scene.table, sheet, frozenset(_planned(marked)))
    _marks(place, scene.table, there, marked.company, {} if marked.ids else spots)
    if not marked.ids:
        for seat, text, hex_ in scene.coins:
            if hex_ in there:
                x, y, tall = coin_place(scene.table, sheet, hex_)
                coin = tracks.coin(seat, text, tall)
                place.put(coin, x + place.shift[0], y + place.shift[1])
        _trains(place, scene.table, there, spots)
        for train in scene.gone:
            x, y = train.at
            struck = tracks.train(train.company, train.line, True)
            place.put(struck, x + place.shift[0], y + place.shift[1])
    letter(place, lettered(scene.table, sheet, window, marked, spots), marked)
    return place


def _network(place: Place, scene: Scene, there: frozenset[str]) -> None:
    """Tiles, frames and tracks."""
    sheet, marked, lost = place.sheet, scene.marked, dict(scene.lost)
    tiles = {hex_: len(roads) for hex_, roads in scene.roads if hex_ in there and roads}
    for hex_, count in tiles.items():
        place.lay(hexagon(sheet.side, 2.5), (YELLOW, GREEN)[count - 1], hex_)
    for hex_ in sorted(tiles.keys() & marked.laid):
        _frame(place, hex_, WHITE, FRESH)
    for hex_ in _planned(marked):
        if hex_ in tiles and marked.company is not None:
            _frame(place, hex_, INK, LIVERIES[marked.company].colour)
    for hex_ in sorted(there.intersection(hex_ for hex_, _ in marked.reach)):
        _frame(place, hex_, INK, FRESH if hex_ == marked.reach[0][0] else WHITE)
    for hex_ in marked.hubs:
        if hex_ in there:
            mask = ring(sheet.side, 4, 5, (12.0, 8.0))
            place.lay(mask, FRESH, hex_)
    for hex_, roads in scene.roads:
        if hex_ not in there:
            continue
        for pair in lost.get(hex_, ()):
            place.put(tracks.piece(sheet.scale, pair, "lost", "", None), *place.at(hex_))
        _roads(place, hex_, roads, marked.company)
    _stubs(place, scene, there)


def _stubs(place: Place, scene: Scene, there: frozenset[str]) -> None:
    """Track that reaches a hub, from the edge of the hub's hex on."""
    around, sheet, hubs = board(place.sheet.map).beside, place.sheet, scene.table.hubs
    for hex_, roads in scene.roads:
        for road in roads:
            for edge in road.pair:
                hub_ = around[hex_][edge]
                if hub_ in hubs and hub_ in there:
                    look = _look(road, scene.marked.company)
                    end = tracks.stub(sheet.scale, OPPOSITE[edge], look, road.company)
                    place.put(end, *place.at(hub_))


def _look(road: Road, company: str | None) -> Look:
    if not road.company:
        return "abandoned"
    return "own" if road.company == company else "line"


def _frame(place: Place, hex_: str, outer: Colour, inner: Colour) -> None:
    side = place.sheet.side
    for colour, width in ((outer, 8), (inner, 4)):
        place.lay(ring(side, 5, width), colour, hex_)


def _roads(place: Place, hex_: str, roads: tuple[Road, ...], company: str | None) -> None:
    """The tracks of a hex, the picture's own company above others, these above abandoned ones; the
    second bridges the first."""
    order = sorted(roads, key=lambda road: (bool(road.company), road.company == company))
    for number, road in enumerate(order):
        look = _look(road, company)
        bridge = GREEN if number else None
        place.put(
            tracks.piece(place.sheet.scale, road.pair, look, road.company, bridge),
            *place.at(hex_),
        )


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
            hidden = line.id in spots and math.dist((x, y), spots[line.id]) < sheet.cube
            if (here in there or beyond_ in there) and not hidden:
                place.put(box, x + place.shift[0], y + place.shift[1])


def _trains(place: Place, table: State, there: frozenset[str], spots: Mapping[int, Point]) -> None:
    """Trains, but for those that stand in a hex which the window cuts."""
    near = place.sheet.across * 0.6
    for line in table.lines:
        places = there.intersection((*line.ends, *(hex_ for hex_, _ in line.route)))
        centres = [place.sheet.centres[hex_] for hex_ in places]
        if any(math.dist(at, spots[line.id]) < near for at in centres):
            x, y = spots[line.id]
            train = tracks.train(line.owner, line.id, line.broken)
            place.put(train, x + place.shift[0], y + place.shift[1])


def lettered(
    table: State, sheet: Sheet, window: Window, marked: Marked, spots: Mapping[int, Point]
) -> list[Label]:
    """The names of the cities, and the sums or the names of hexes that were asked for; `table` is
    as it would be with the plan, `spots` where trains stand on the sheet."""
    hard, soft = hub_boxes(table, sheet, window), []
    if not marked.ids:
        hard += [train_box(number, at) for number, at in shifted(spots, window).items()]
        for marker in table.investments:
            x, y, tall = coin_place(table, sheet, marker.hex)
            hard.append(Coin(x - window.left, y - window.top, tall).box)
        for line in table.lines:
            boxes = stops(sheet, line)
            soft += [square((x - window.left, y - window.top), sheet.cube) for x, y in boxes]
    soft += [square(at, sheet.track) for at in _along(table, sheet, window)]
    found = (
        [] if marked.ids and not marked.reach else tags(table, sheet, window, marked, hard, soft)
    )
    hard += [label.box for label in found]
    if marked.ids:
        found += names(sheet, window, hard, soft)
        return [*found, *ids(table, sheet, window, found)]
    found += names(sheet, window, hard, soft)
    hard += [label.box for label in found]
    return [*found, *also(table, sheet, window, marked.named, hard, soft)]


def _along(table: State, sheet: Sheet, window: Window) -> Iterator[Point]:
    """Points of all track, in the window's pixels."""
    for hex_, pieces in table.track.items():
        x, y = sheet.centres[hex_]
        for piece in pieces:
            points = course(sheet, piece.pair)
            for dx, dy in points[:: max(1, len(points) // 4)]:
                yield x + dx - window.left, y + dy - window.top


def letter(place: Place, rows: list[Label], marked: Marked) -> None:
    """Put the labels on the window."""
    hows = {} if marked.plan is None else {lay.hex: lay.how for lay in marked.plan.way.lays}
    for row in rows:
        if row.kind == "cost":
            place.put(tracks.ticket(row.text, *tracks.HOW[hows[row.hex]]), row.x, row.y)
        elif row.kind in ("rights", "reach"):
            place.put(tracks.ticket(row.text, CARD, INK), row.x, row.y)
        elif row.kind == "start":
            place.put(tracks.ticket(row.text, FRESH, WHITE), row.x, row.y)
        else:
            bold = row.kind == "city"
            place.put(tracks.name(row.text, bold), row.x, row.y + 11.5)
