"""Draws the map of a table: a window of the board with its tracks, trains and hubs, and
what has changed or is planned."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import NamedTuple

from PIL import Image

from render.map.hexes import crop_ground
from render.paint.canvas import Point
from render.paint.hexes import Mask, Window, hex_mask, outline_mask
from render.paint.panels import Panel
from render.paint.sprite import Sprite
from render.paint.style import CARD, FRESH, INK, WHITE, Colour
from render.train_tycoon.map import tracks
from render.train_tycoon.map.boxes import square_about
from render.train_tycoon.map.ground import blank_layer, ground_layer
from render.train_tycoon.map.hubs import hub_content, hub_shape, hub_sprites
from render.train_tycoon.map.places import (
    Coin,
    Label,
    Marked,
    Room,
    city_labels,
    coin_places,
    cost_labels,
    crossed_edges,
    hub_covers,
    id_labels,
    named_labels,
    to_window,
    train_box,
    train_positions,
)
from render.train_tycoon.map.sheet import Sheet, hexes_inside
from render.train_tycoon.map.wanted import Look
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import GREEN, YELLOW, palette, panel
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.state import Pair, Piece, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.opening import open_on_copy


class MapPanel(NamedTuple):
    """The panel being drawn, its sheet, and the shift from the sheet to the panel."""

    panel: Panel
    sheet: Sheet
    shift: Point

    def hex_centre(self, hex_: str) -> Point:
        """Return the centre of a hex on the panel."""
        x, y = self.sheet.centres[hex_]
        return x + self.shift[0], y + self.shift[1]

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its anchor at x, y of the panel."""
        self.panel.paste(sprite.image, round(x) - sprite.x, round(y) - sprite.y)

    def lay(self, sprite: Sprite, hex_: str) -> None:
        """Paste a track about the centre of a hex."""
        x, y = self.hex_centre(hex_)
        self.panel.paste(sprite.image, round(x) - sprite.x, round(y) - sprite.y)

    def fill_mask(self, mask: Mask, colour: Colour, hex_: str) -> None:
        """Fill a mask with a colour, about the centre of a hex."""
        x, y = self.hex_centre(hex_)
        self.panel.fill_mask(mask.image, round(x) - mask.x, round(y) - mask.y, colour)


class Road(NamedTuple):
    """A track in a hex and its company, "" if it is abandoned."""

    pair: Pair
    company: str


class LostTrain(NamedTuple):
    """A train that would no longer exist: its line, its company, and its position."""

    line: int
    company: str
    at: Point


class MapContents(NamedTuple):
    """Everything that a map shows except the contents of hubs.

    `table` is as it would be with the plan of `marked`; `roads` and tracks `lost` by a plan are
    by hex, `coins` are (seat, text, hex), `gone` are the trains that would be lost."""

    sheet: Sheet
    window: Window
    marked: Marked
    roads: tuple[tuple[str, tuple[Road, ...]], ...]
    lost: tuple[tuple[str, tuple[Pair, ...]], ...]
    coins: tuple[tuple[int, str, str], ...]
    gone: tuple[LostTrain, ...]
    table: State


def with_plan(table: State, marked: Marked) -> State:
    """Return the table with the planned line, or as it is if there is no plan."""
    return table if marked.plan is None else open_on_copy(table, marked.plan.action)


def render_map(
    view: View, table: State, sheet: Sheet, window: Window, marked: Marked
) -> Image.Image:
    """Return the window in the palette of this game; `table` is that of the view with the plan."""
    map_panel = _draw_all_but_hubs(_map_contents(view, table, sheet, window, marked))
    for hex_ in sorted(hexes_inside(sheet, window) & table.hubs.keys()):
        contents = hub_content(table.hubs[hex_])
        if contents.kind != "transfer":
            for row in hub_sprites(contents, sheet.side, hex_ if marked.ids else ""):
                map_panel.paste(row, *map_panel.hex_centre(hex_))
    return map_panel.panel.image


def _map_contents(
    view: View, table: State, sheet: Sheet, window: Window, marked: Marked
) -> MapContents:
    owner = {line.id: line.owner for line in table.lines}
    planned = _planned_hexes(marked)
    roads, lost = [], []
    for hex_, pieces in sorted(table.track.items()):
        roads.append((hex_, tuple(Road(p.pair, owner.get(p.line, "")) for p in pieces)))
        gone = _lost_tracks(view.table.track.get(hex_, []), pieces) if hex_ in planned else ()
        if gone:
            lost.append((hex_, gone))
    return MapContents(
        sheet,
        window,
        marked,
        tuple(roads),
        tuple(lost),
        tuple(_investment_coins(view)),
        tuple(_lost_trains(view.table, table, sheet)),
        table,
    )


def _lost_trains(before: State, after: State, sheet: Sheet) -> Iterator[LostTrain]:
    """Yield the trains that would be lost, except that of a broken line where another line then
    runs."""
    kept_ids = {line.id for line in after.lines}
    used_hexes = {hex_ for line in after.lines for hex_, _ in line.route}
    gone = [
        line
        for line in before.lines
        if line.id not in kept_ids
        and not (line.broken and used_hexes & {hex_ for hex_, _ in line.route})
    ]
    spots = train_positions(before, sheet, frozenset()) if gone else {}
    for line in gone:
        yield LostTrain(line.id, line.owner, spots[line.id])


def _planned_hexes(marked: Marked) -> tuple[str, ...]:
    return () if marked.plan is None else tuple(lay.hex for lay in marked.plan.way.lays)


def _investment_coins(view: View) -> Iterator[tuple[int, str, str]]:
    """Yield the investments; what one earns only if the view knows its value."""
    markers_by_seat = view.table.secret.markers
    for marker in view.table.investments:
        seat_markers = markers_by_seat[marker.seat] if marker.seat < len(markers_by_seat) else []
        value = seat_markers[marker.marker] if marker.marker < len(seat_markers) else None
        times = marker.multiplier
        yield marker.seat, f"×{times}" if value is None else str(value * times), marker.hex


def _lost_tracks(before: list[Piece], after: list[Piece]) -> tuple[Pair, ...]:
    kept_pairs = {piece.pair for piece in after}
    return tuple(piece.pair for piece in before if piece.pair not in kept_pairs)


def _draw_all_but_hubs(contents: MapContents) -> MapPanel:
    """Return the map with everything except the contents of hubs."""
    sheet, window, marked = contents.sheet, contents.window, contents.marked
    ground = crop_ground(sheet, window, ground_layer(sheet), blank_layer(sheet), palette())
    canvas = panel(window.width, window.height, ground)
    map_panel = MapPanel(canvas, sheet, (-window.left, -window.top))
    visible = hexes_inside(sheet, window)
    _draw_network(map_panel, contents, visible)
    for hex_ in sorted(visible & contents.table.hubs.keys()):
        shape = hub_shape(contents.table.hubs[hex_].kind, sheet.side)
        map_panel.paste(shape, *map_panel.hex_centre(hex_))
    places = coin_places(contents.table, sheet)
    spots = train_positions(contents.table, sheet, frozenset(_planned_hexes(marked)), places)
    _draw_cubes(map_panel, contents.table, visible, marked.company, {} if marked.ids else spots)
    if not marked.ids:
        for seat, text, hex_ in contents.coins:
            if hex_ in visible:
                x, y, tall = places[hex_]
                coin = tracks.coin(seat, text, tall)
                map_panel.paste(coin, x + map_panel.shift[0], y + map_panel.shift[1])
        _draw_trains(map_panel, contents.table, visible, spots)
        for train in contents.gone:
            _draw_train(map_panel, train.company, train.line, train.at, True)
    labels = place_labels(contents.table, sheet, window, marked, spots, places)
    draw_labels(map_panel, labels, marked)
    return map_panel


def _draw_network(map_panel: MapPanel, contents: MapContents, visible: frozenset[str]) -> None:
    """Draw tiles, frames and tracks."""
    sheet, marked, lost = map_panel.sheet, contents.marked, dict(contents.lost)
    tiles = {hex_: len(roads) for hex_, roads in contents.roads if hex_ in visible and roads}
    for hex_, count in tiles.items():
        map_panel.fill_mask(hex_mask(sheet.side, 2.5), (YELLOW, GREEN)[count - 1], hex_)
    for hex_ in sorted(tiles.keys() & marked.laid):
        _draw_frame(map_panel, hex_, WHITE, FRESH)
    for hex_ in _planned_hexes(marked):
        if hex_ in tiles and marked.company is not None:
            _draw_frame(map_panel, hex_, INK, LIVERIES[marked.company].colour)
    for hex_ in sorted(visible.intersection(hex_ for hex_, _ in marked.reach)):
        _draw_frame(map_panel, hex_, INK, FRESH if hex_ == marked.reach[0][0] else WHITE)
    for hex_ in marked.hubs:
        if hex_ in visible:
            mask = outline_mask(sheet.side, 4, 5, (12.0, 8.0))
            map_panel.fill_mask(mask, FRESH, hex_)
    for hex_, roads in contents.roads:
        if hex_ not in visible:
            continue
        for pair in lost.get(hex_, ()):
            map_panel.lay(tracks.piece(sheet.scale, pair, "lost", "", None), hex_)
        _draw_roads(map_panel, hex_, roads, marked.company)
    _draw_stubs(map_panel, contents, visible)


def _draw_stubs(map_panel: MapPanel, contents: MapContents, visible: frozenset[str]) -> None:
    """Draw track that reaches a hub, from the edge of the hub's hex."""
    around, sheet, hubs = board(map_panel.sheet.map).beside, map_panel.sheet, contents.table.hubs
    for hex_, roads in contents.roads:
        for road in roads:
            for edge in road.pair:
                hub_ = around[hex_][edge]
                if hub_ in hubs and hub_ in visible:
                    look = _track_look(road, contents.marked.company)
                    end = tracks.stub(sheet.scale, OPPOSITE[edge], look, road.company)
                    map_panel.lay(end, hub_)


def _track_look(road: Road, company: str | None) -> Look:
    if not road.company:
        return "abandoned"
    return "own" if road.company == company else "line"


def _draw_frame(map_panel: MapPanel, hex_: str, outer: Colour, inner: Colour) -> None:
    side = map_panel.sheet.side
    for colour, width in ((outer, 8), (inner, 4)):
        map_panel.fill_mask(outline_mask(side, 5, width), colour, hex_)


def _draw_roads(
    map_panel: MapPanel, hex_: str, roads: tuple[Road, ...], company: str | None
) -> None:
    """Draw the tracks of a hex: abandoned ones first, the picture's own company last. The
    second track bridges the first."""
    order = sorted(roads, key=lambda road: (bool(road.company), road.company == company))
    for number, road in enumerate(order):
        look = _track_look(road, company)
        bridge = GREEN if number else None
        scale = map_panel.sheet.scale
        map_panel.lay(tracks.piece(scale, road.pair, look, road.company, bridge), hex_)


def _draw_cubes(
    map_panel: MapPanel,
    table: State,
    visible: frozenset[str],
    company: str | None,
    spots: Mapping[int, Point],
) -> None:
    """Draw the cubes of the companies where their lines cross edges, except where the train
    stands."""
    sheet = map_panel.sheet
    for line in table.lines:
        if line.broken:
            continue
        is_subject = line.owner == company
        cube = tracks.mark(line.owner, sheet.cube, is_subject)
        hexes = [line.ends[0], *(hex_ for hex_, _ in line.route), line.ends[1]]
        for (x, y), from_hex, to_hex in zip(
            crossed_edges(sheet, line), hexes, hexes[1:], strict=False
        ):
            hidden = line.id in spots and math.dist((x, y), spots[line.id]) < sheet.cube
            if (from_hex in visible or to_hex in visible) and not hidden:
                map_panel.paste(cube, x + map_panel.shift[0], y + map_panel.shift[1])


def _draw_trains(
    map_panel: MapPanel, table: State, visible: frozenset[str], spots: Mapping[int, Point]
) -> None:
    """Draw the trains, except those that the window or its hexes would cut."""
    near = map_panel.sheet.across * 0.6
    for line in table.lines:
        places = visible.intersection((*line.ends, *(hex_ for hex_, _ in line.route)))
        centres = [map_panel.sheet.centres[hex_] for hex_ in places]
        if any(math.dist(centre, spots[line.id]) < near for centre in centres):
            _draw_train(map_panel, line.owner, line.id, spots[line.id], line.broken)


def _draw_train(map_panel: MapPanel, company: str, number: int, at: Point, broken: bool) -> None:
    """Draw a train, unless the edge would cut it."""
    image = map_panel.panel.image
    x, y = at[0] + map_panel.shift[0], at[1] + map_panel.shift[1]
    left, top, right, bottom = train_box(number, (x, y))
    if left >= 0 and top >= 0 and right <= image.width and bottom <= image.height:
        map_panel.paste(tracks.train(company, number, broken), x, y)


def place_labels(
    table: State,
    sheet: Sheet,
    window: Window,
    marked: Marked,
    spots: Mapping[int, Point],
    places: Mapping[str, Coin] | None = None,
) -> list[Label]:
    """Return the names of the cities, and the sums or ids of hexes that were asked for, where
    nothing lies on anything.

    `table` is as it would be with the plan; `spots` are the trains' positions on the sheet,
    `places` those of the investments."""
    room = Room(table, sheet, window)
    for box in chain.from_iterable(hub_covers(table, sheet, window)):
        room.placement.taken.add(box)
    if not marked.ids:
        for number, centre in to_window(spots, window).items():
            room.placement.taken.add(train_box(number, centre))
        for x, y, tall in (places or coin_places(table, sheet)).values():
            room.placement.taken.add(Coin(x - window.left, y - window.top, tall).box)
    for x, y in chain.from_iterable(crossed_edges(sheet, line) for line in table.lines):
        room.placement.taken.add(square_about((x - window.left, y - window.top), sheet.cube + 9))
    if not marked.ids or marked.reach:
        cost_labels(room, marked)
    city_labels(room)
    if marked.ids:
        id_labels(room)
    else:
        named_labels(room, marked.named)
    return room.labels


def draw_labels(map_panel: MapPanel, labels: list[Label], marked: Marked) -> None:
    """Draw the labels on the window."""
    hows = {} if marked.plan is None else {lay.hex: lay.how for lay in marked.plan.way.lays}
    for label in labels:
        if label.kind == "cost":
            map_panel.paste(
                tracks.ticket(label.text, *tracks.COST_COLOURS[hows[label.hex]]), label.x, label.y
            )
        elif label.kind in ("rights", "reach"):
            map_panel.paste(tracks.ticket(label.text, CARD, INK), label.x, label.y)
        elif label.kind == "start":
            map_panel.paste(tracks.ticket(label.text, FRESH, WHITE), label.x, label.y)
        else:
            bold = label.kind == "city"
            map_panel.paste(tracks.name(label.text, bold), label.x, label.y + 11.5)
