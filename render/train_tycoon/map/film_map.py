"""The map of a film's frame: small hexes, hubs as signs, every company's lines in its colour."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image

import data.train_tycoon as facts
from render.film.film import SMALLEST, WIDTH
from render.paint import sprite
from render.paint.canvas import Canvas, Point
from render.paint.hexes import Mask, fill_mask_at, hex_mask, outline_mask
from render.paint.image_cache import cached
from render.paint.sprite import Sprite, put
from render.paint.style import CARD, INK, PAPER, WHITE, Colour
from render.pieces import draw_seat_mark
from render.train_tycoon.map import tracks
from render.train_tycoon.map.places import crossed_edges
from render.train_tycoon.map.sheet import MARGIN, Scale, Sheet
from render.train_tycoon.map.wanted import Look
from render.train_tycoon.shared.goods import draw_sign
from render.train_tycoon.shared.palettes import COAST, GREEN, PLAIN, ROCK, YELLOW
from render.train_tycoon.shared.words import city_names
from rules.game import Event
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.events import Expanded, LineOpened
from rules.train_tycoon.model.state import State

_EDGE = 8
"""Background around the map, in pixels."""
_CUBE, _TRACK, _HUB = 13, 8.0, 15
UPRIGHT_WIDTH = 404
"""Maximum width of an upright map, which leaves room next to it."""


@facts.FACTS.cached
def film_sheet(name: str) -> Sheet:
    """Return a wide map as wide as a film, or an upright one `UPRIGHT_WIDTH` wide."""
    row = facts.hex_map(name).hexes
    columns = max(hex_.col + 0.5 * (hex_.row % 2) for hex_ in row) + 1
    rows = max(hex_.row for hex_ in row) + 1
    room = WIDTH if columns > rows else UPRIGHT_WIDTH
    return Sheet(name, Scale(int((room - 2 * _EDGE) / columns), _CUBE, _TRACK))


def film_map_size(name: str) -> tuple[int, int]:
    """Return width and height of the map in a frame, in pixels."""
    drawn_sheet, trimmed = film_sheet(name), 2 * (MARGIN - _EDGE)
    return drawn_sheet.width - trimmed, drawn_sheet.height - trimmed


class _FilmMap:
    """The map of a frame being drawn."""

    def __init__(self, name: str, image: Image.Image | None = None) -> None:
        self.sheet = film_sheet(name)
        self.image = image or Image.new("RGB", film_map_size(name), PAPER)

    def centre(self, hex_: str) -> Point:
        """Return the centre of a hex."""
        return self.on_map(self.sheet.centres[hex_])

    def on_map(self, at: Point) -> Point:
        """Return a place of the sheet on the map."""
        return at[0] - MARGIN + _EDGE, at[1] - MARGIN + _EDGE

    def fill(self, mask: Mask, colour: Colour, hex_: str) -> None:
        """Fill a mask with a colour, about the centre of a hex."""
        fill_mask_at(self.image, mask, colour, self.centre(hex_))

    def lay(self, sprite: Sprite, hex_: str) -> None:
        """Paste a sprite about the centre of a hex."""
        put(self.image, sprite, *self.centre(hex_))

    def draw_tracks(self, table: State) -> None:
        scale, around = self.sheet.scale, board(table.options.map).beside
        owner = {line.id: line.owner for line in table.lines}
        for hex_, pieces in sorted(table.track.items()):
            if pieces:
                colour = YELLOW if len(pieces) == 1 else GREEN
                self.fill(hex_mask(self.sheet.side, 1), colour, hex_)
        for hex_, pieces in sorted(table.track.items()):
            for piece in sorted(pieces, key=lambda piece: bool(piece.line)):
                company = owner.get(piece.line, "")
                look: Look = "line" if company else "abandoned"
                self.lay(tracks.piece(scale, piece.pair, look, company, None), hex_)
                for edge in piece.pair:
                    beyond = around[hex_][edge]
                    if beyond in table.hubs:
                        self.lay(tracks.stub(scale, OPPOSITE[edge], look, company), beyond)

    def draw_frames(self, hexes: Iterable[str]) -> None:
        for hex_ in sorted(hexes):
            for colour, width in ((WHITE, 5.0), (INK, 2.5)):
                self.fill(outline_mask(self.sheet.side, 2.5, width), colour, hex_)

    def draw_names(self, hubs: Iterable[str]) -> None:
        """Draw the names of cities below their hubs, or above where that hides fewer hubs."""
        places, side = [self.centre(hex_) for hex_ in hubs], self.sheet.side
        for hex_, name in city_names(self.sheet.map).items():
            word = sprite.text_sprite(name, SMALLEST, True, INK, WHITE)
            x, y = self.centre(hex_)
            half = math.ceil(word.image.width / 2)
            x = min(max(x, half), self.image.width - half)

            def count_hidden(base: float, x: float = x, half: int = half) -> int:
                distances = ((abs(a - x) - half, abs(b - base + SMALLEST / 3)) for a, b in places)
                return sum(dx < _HUB and dy < _HUB + SMALLEST / 3 for dx, dy in distances)

            put(self.image, word, x, min((y + side + 10, y - side + 2), key=count_hidden))


@facts.FACTS.cached
def empty_map(name: str) -> Image.Image:
    """Return the empty map. It is cached: callers must not draw on it."""
    drawn = _FilmMap(name)
    mountain = {row.id for row in facts.hex_map(name).hexes if row.type == "mountain"}
    for hex_ in drawn.sheet.centres:
        drawn.fill(hex_mask(drawn.sheet.side, -2), COAST, hex_)
    for hex_ in drawn.sheet.centres:
        drawn.fill(hex_mask(drawn.sheet.side, 0.7), ROCK if hex_ in mountain else PLAIN, hex_)
    return drawn.image


def render_film_map(table: State, events: Sequence[Event]) -> Image.Image:
    """Return the map of a table; lines that `events` opened or put a train on are framed."""
    drawn = _FilmMap(table.options.map, empty_map(table.options.map).copy())
    drawn.draw_tracks(table)
    drawn.draw_frames(_changed_hexes(table, events))
    for hex_, hub in sorted(table.hubs.items()):
        drawn.lay(_hub_sprite(hub.kind, hub.item, drawn.sheet.across), hex_)
    for line in table.lines:
        if not line.broken:
            edges = crossed_edges(drawn.sheet, line)
            at = drawn.on_map(edges[len(edges) // 2])
            put(drawn.image, tracks.mark(line.owner, _CUBE), *at)
    for marker in table.investments:
        drawn.lay(_coin_sprite(marker.seat), marker.hex)
    drawn.draw_names(table.hubs)
    return drawn.image


def _changed_hexes(table: State, events: Iterable[Event]) -> set[str]:
    routes = {line.id: [hex_ for hex_, _ in line.route] for line in table.lines}
    hexes: set[str] = set()
    for event in events:
        if isinstance(event, LineOpened | Expanded):
            hexes.update(routes.get(event.line, ()))
    return hexes


@cached
def _hub_sprite(kind: str, item: str, across: int) -> Sprite:
    """Return a hub, anchored at its middle: a round city with what it takes, a square factory
    with what it makes, the item of a resource hub, a small ring for a transfer hub."""
    half = across // 2
    canvas = Canvas(2 * half, 2 * half, None)
    if kind == "transfer":
        canvas.circle(half, half, 6, CARD, INK, 2)
        return Sprite(canvas.finish(), half, half)
    r = _HUB
    if kind == "city":
        canvas.circle(half, half, r, WHITE, INK, 2)
    elif kind == "factory":
        canvas.box((half - r, half - r, half + r, half + r), WHITE, INK, radius=3, width=3)
    else:
        canvas.box((half - r, half - r, half + r, half + r), CARD, COAST, radius=9, width=1.5)
    draw_sign(canvas, half, half, r * 1.3, item)
    return Sprite(canvas.finish(), half, half)


@cached
def _coin_sprite(seat: int) -> Sprite:
    """Return an investment, anchored at its middle."""
    canvas = Canvas(20, 20, None)
    draw_seat_mark(canvas, 10, 10, 6, seat, edge=WHITE, edge_width=2)
    return Sprite(canvas.finish(), 10, 10)
