"""Draws the map of a table: a window of the board with its tracks, trains and hubs, and
what has changed or is planned."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace
from PIL import Image

from render.map.hexes import crop_ground
from render.paint.canvas import Point
from render.paint.hexes import Mask, Window, hex_mask, outline_mask
from render.paint.panels import Panel
from render.paint.sprite import Sprite
from render.paint.style import CARD, FRESH, INK, WHITE, Colour
from render.train_tycoon.map import tracks
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
from render.train_tycoon.map.sheet import Sheet, hexes_inside, square_about
from render.train_tycoon.map.tracks import Look
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import GREEN, YELLOW, palette
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Investment, Line, Piece, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.investing import multiplier
from rules.train_tycoon.operation.opening import open_on_copy

UNKNOWN = -1
"""The marker of an investment that might be any of the seat's hand."""


def with_plan(table: State, marked: Marked) -> State:
    """Return the table with the planned line, or as it is if there is no plan."""
    return table if marked.plan is None else open_on_copy(table, marked.plan.action)


def with_investment(view: View, table: State, places: Sequence[str]) -> State:
    """Return the table with an investment of the seat to move, whose value is not told, if there is
    one place for it."""
    if len(places) != 1:
        return table
    coin = Investment(view.to_move[0], UNKNOWN, places[0], multiplier(Position(table)))
    return replace(table, investments=[*table.investments, coin])


def render_map(
    view: View, table: State, sheet: Sheet, window: Window, marked: Marked
) -> Image.Image:
    """Return the window in the palette of this game; `table` is that of the view with the plan."""
    drawn = MapPanel(table, sheet, window, marked)
    places = {} if sheet.is_small else coin_places(table, sheet)
    spots = train_positions(table, sheet, frozenset(drawn.planned), places)
    drawn.draw_tiles()
    drawn.draw_tracks(view.table)
    for hex_ in drawn.visible_hubs:
        drawn.paste(hub_shape(table.hubs[hex_].kind, sheet.side), *drawn.hex_centre(hex_))
    drawn.draw_cubes({} if marked.ids else spots)
    if places and not marked.ids:
        drawn.draw_coins(view, places)
    if not marked.ids:
        drawn.draw_trains(spots)
        for line, at in _lost_trains(view.table, table, sheet):
            drawn.draw_train(line, at, is_broken=True)
    drawn.draw_labels(place_labels(table, sheet, window, marked, spots, places))
    for hex_ in drawn.visible_hubs:
        contents = hub_content(table.hubs[hex_])
        if sheet.is_small:
            contents = contents._replace(arrived=())
        if contents.kind != "transfer":
            for row in hub_sprites(contents, sheet.side, hex_ if marked.ids else ""):
                drawn.paste(row, *drawn.hex_centre(hex_))
    return drawn.panel.image


def _lost_trains(before: State, after: State, sheet: Sheet) -> Iterator[tuple[Line, Point]]:
    """Yield the lines whose trains would be lost, and where those stand, except that of a broken
    line where another line then runs."""
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
        yield line, spots[line.id]


class MapPanel:
    """A window of the map being drawn. `table` is as it would be with the plan of `marked`."""

    def __init__(self, table: State, sheet: Sheet, window: Window, marked: Marked) -> None:
        self.table, self.sheet, self.marked = table, sheet, marked
        self.shift = -window.left, -window.top
        self.visible = hexes_inside(sheet, window)
        self.visible_hubs = sorted(self.visible & table.hubs.keys())
        self.planned = [] if marked.plan is None else [lay.hex for lay in marked.plan.way.lays]
        ground = crop_ground(sheet, window, ground_layer(sheet), blank_layer(sheet), palette())
        self.panel = Panel(palette(), window.width, window.height, ground)

    def hex_centre(self, hex_: str) -> Point:
        return self.on_panel(self.sheet.centres[hex_])

    def on_panel(self, at: Point) -> Point:
        return at[0] + self.shift[0], at[1] + self.shift[1]

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its anchor at x, y of the panel."""
        self.panel.paste(sprite.image, round(x) - sprite.x, round(y) - sprite.y)

    def lay(self, sprite: Sprite, hex_: str) -> None:
        """Paste a track, on which other things may lie, about the centre of a hex."""
        x, y = self.hex_centre(hex_)
        self.panel.paste(sprite.image, round(x) - sprite.x, round(y) - sprite.y)

    def fill_mask(self, mask: Mask, colour: Colour, hex_: str) -> None:
        """Fill a mask with a colour, about the centre of a hex."""
        x, y = self.hex_centre(hex_)
        self.panel.fill_mask(mask.image, round(x) - mask.x, round(y) - mask.y, colour)

    def draw_tiles(self) -> None:
        """Draw the tiles, and the frames of what is new, planned, within reach or changed."""
        side, marked, track = self.sheet.side, self.marked, self.table.track
        tiles = sorted(hex_ for hex_ in self.visible if track.get(hex_))
        for hex_ in tiles:
            self.fill_mask(hex_mask(side, 2.5), (YELLOW, GREEN)[len(track[hex_]) - 1], hex_)
        frames = [(hex_, WHITE, FRESH) for hex_ in tiles if hex_ in marked.laid]
        if marked.company is not None:
            colour = LIVERIES[marked.company].colour
            frames += [(hex_, INK, colour) for hex_ in self.planned if hex_ in tiles]
        for number, (hex_, _) in enumerate(marked.reach):
            if hex_ in self.visible:
                frames.append((hex_, INK, WHITE if number else FRESH))
        for hex_, outer, inner in frames:
            for colour, width in ((outer, 8), (inner, 4)):
                self.fill_mask(outline_mask(side, 5, width), colour, hex_)
        for hex_ in self.visible.intersection(marked.hubs):
            self.fill_mask(outline_mask(side, 4, 5, (12.0, 8.0)), FRESH, hex_)

    def draw_tracks(self, before: State) -> None:
        """Draw the tracks of each hex: those lost by the plan, then abandoned ones, the picture's
        own company last; the second bridges the first. Track that reaches a hub goes on from the
        edge of the hub's hex."""
        scale, around = self.sheet.scale, board(self.sheet.map).beside
        owner = {line.id: line.owner for line in self.table.lines}
        ends: list[tuple[str, Sprite]] = []
        for hex_, pieces in sorted(self.table.track.items()):
            looks = [
                (self._look(owner.get(piece.line, "")), owner.get(piece.line, ""))
                for piece in pieces
            ]
            for piece, look in zip(pieces, looks, strict=True):
                for edge in piece.pair:
                    hub = around[hex_][edge]
                    if hub in self.visible and hub in self.table.hubs:
                        ends.append((hub, tracks.stub(scale, OPPOSITE[edge], *look)))
            if hex_ not in self.visible:
                continue
            if hex_ in self.planned:
                self._draw_lost_tracks(hex_, before.track.get(hex_, []), pieces)
            order = sorted(
                zip(pieces, looks, strict=True),
                key=lambda row: ("abandoned", "line", "own").index(row[1][0]),
            )
            for number, (piece, look) in enumerate(order):
                bridge = GREEN if number else None
                self.lay(tracks.piece(scale, piece.pair, *look, bridge), hex_)
        for hub, end in ends:
            self.lay(end, hub)

    def _look(self, company: str) -> Look:
        if not company:
            return "abandoned"
        return "own" if company == self.marked.company else "line"

    def _draw_lost_tracks(self, hex_: str, before: list[Piece], after: list[Piece]) -> None:
        kept_pairs = {piece.pair for piece in after}
        for piece in before:
            if piece.pair not in kept_pairs:
                self.lay(tracks.piece(self.sheet.scale, piece.pair, "lost", "", None), hex_)

    def draw_cubes(self, spots: Mapping[int, Point]) -> None:
        """Draw the cubes of the companies where their lines cross edges, except where the train
        stands."""
        size = self.sheet.cube
        for line in self.table.lines:
            if line.broken:
                continue
            cube = tracks.mark(line.owner, size, line.owner == self.marked.company)
            hexes = [line.ends[0], *(hex_ for hex_, _ in line.route), line.ends[1]]
            edges = crossed_edges(self.sheet, line)
            for at, *both in zip(edges, hexes, hexes[1:], strict=False):
                hidden = line.id in spots and math.dist(at, spots[line.id]) < size
                if not hidden and not self.visible.isdisjoint(both) and self.has_room(at, size):
                    self.paste(cube, *self.on_panel(at))

    def has_room(self, at: Point, size: float) -> bool:
        """Return whether the edge would not cut something of this size at a place of the sheet."""
        (x, y), image, half = self.on_panel(at), self.panel.image, size / 2
        return half <= x <= image.width - half and half <= y <= image.height - half

    def draw_coins(self, view: View, places: Mapping[str, Coin]) -> None:
        """Draw the investments; what one earns only if the view knows its value."""
        markers_by_seat = view.table.secret.markers
        for marker in self.table.investments:
            known = markers_by_seat[marker.seat] if marker.seat < len(markers_by_seat) else []
            value = known[marker.marker] if UNKNOWN < marker.marker < len(known) else None
            times = marker.multiplier
            text = f"×{times}" if value is None else str(value * times)
            if marker.hex in self.visible:
                place = places[marker.hex]
                x, y = self.on_panel(place[:2])
                self.paste(tracks.coin(marker.seat, text, place.tall), x, y)
                if marker.marker == UNKNOWN:
                    left, top, right, bottom = place._replace(x=x, y=y).box
                    frame = left - 6, top - 6, right + 6, bottom + 6
                    self.panel.box(frame, None, FRESH, radius=14, width=5)

    def draw_trains(self, spots: Mapping[int, Point]) -> None:
        """Draw the trains, except those that the window or its hexes would cut."""
        near = self.sheet.across * 0.6
        for line in self.table.lines:
            places = self.visible.intersection((*line.ends, *(hex_ for hex_, _ in line.route)))
            centres = [self.sheet.centres[hex_] for hex_ in places]
            if any(math.dist(centre, spots[line.id]) < near for centre in centres):
                self.draw_train(line, spots[line.id], is_broken=line.broken)

    def draw_train(self, line: Line, at: Point, *, is_broken: bool) -> None:
        """Draw the train of a line at a place of the sheet, unless the edge would cut it."""
        image, (x, y) = self.panel.image, self.on_panel(at)
        left, top, right, bottom = train_box(line.id, (x, y))
        if left >= 0 and top >= 0 and right <= image.width and bottom <= image.height:
            self.paste(tracks.train(line.owner, line.id, is_broken), x, y)

    def draw_labels(self, labels: list[Label]) -> None:
        plan = self.marked.plan
        hows = {} if plan is None else {lay.hex: lay.how for lay in plan.way.lays}
        for label in labels:
            if label.kind in ("city", "id"):
                name = tracks.name(label.text, label.kind == "city")
                self.paste(name, label.x, label.y + 11.5)
                continue
            colours = (FRESH, WHITE) if label.kind == "start" else (CARD, INK)
            if label.kind == "cost":
                colours = tracks.COST_COLOURS[hows[label.hex]]
            self.paste(tracks.ticket(label.text, *colours), label.x, label.y)


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
        places = coin_places(table, sheet) if places is None else places
        for x, y, tall in places.values():
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
