"""The map of a film's frame: small hexes, hubs as signs, every company's lines in its colour."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from PIL import Image

import data.train_tycoon as facts
from render.film.film import SMALLEST, WIDTH
from render.paint import stamp
from render.paint.canvas import Canvas, Point
from render.paint.hexes import hexagon, lay, ring
from render.paint.kept import kept
from render.paint.stamp import Stamp, put
from render.paint.style import CARD, INK, PAPER, WHITE
from render.pieces import seat_mark
from render.train_tycoon.map import tracks
from render.train_tycoon.map.places import stops
from render.train_tycoon.map.sheet import MARGIN, Scale, Sheet
from render.train_tycoon.map.wanted import Look
from render.train_tycoon.shared.goods import sign
from render.train_tycoon.shared.inks import COAST, GREEN, PLAIN, ROCK, YELLOW
from rules.game import Event
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.events import Expanded, LineOpened
from rules.train_tycoon.model.state import State

_EDGE = 8
"""Paper about the map."""
_CUBE, _TRACK, _HUB = 13, 8.0, 15
TALL = 404
"""The most that a map standing upright may be wide, so that there is room beside it."""


@cache
def sheet(name: str) -> Sheet:
    """A wide map as wide as a film; one that stands upright `TALL` wide."""
    row = facts.hex_map(name).hexes
    columns = max(hex_.col + 0.5 * (hex_.row % 2) for hex_ in row) + 1
    rows = max(hex_.row for hex_ in row) + 1
    room = WIDTH if columns > rows else TALL
    return Sheet(name, Scale(int((room - 2 * _EDGE) / columns), _CUBE, _TRACK))


def size(name: str) -> tuple[int, int]:
    """Pixels across and down of the map in a frame."""
    found, less = sheet(name), 2 * (MARGIN - _EDGE)
    return found.width - less, found.height - less


@cache
def ground(name: str) -> Image.Image:
    """The empty map. Kept, so not to be drawn upon."""
    found = sheet(name)
    image = Image.new("RGB", size(name), PAPER)
    mountain = [row.id for row in facts.hex_map(name).hexes if row.type == "mountain"]
    for hex_ in found.centres:
        lay(image, hexagon(found.side, -2), COAST, _at(found, hex_))
    for hex_ in found.centres:
        colour = ROCK if hex_ in mountain else PLAIN
        lay(image, hexagon(found.side, 0.7), colour, _at(found, hex_))
    return image


def _at(found: Sheet, hex_: str) -> Point:
    x, y = found.centres[hex_]
    return x - MARGIN + _EDGE, y - MARGIN + _EDGE


def film_map(table: State, events: Sequence[Event]) -> Image.Image:
    """The map of a table; lines that `events` opened or put a train on are framed."""
    found = sheet(table.options.map)
    image = ground(table.options.map).copy()
    _tracks(image, found, table)
    _framed(image, found, _fresh(table, events))
    for hex_, hub in sorted(table.hubs.items()):
        put(image, _hub(hub.kind, hub.item, found.across), *_at(found, hex_))
    for line in table.lines:
        if not line.broken:
            way = stops(found, line)
            x, y = way[len(way) // 2]
            mark = tracks.mark(line.owner, _CUBE)
            put(image, mark, x - MARGIN + _EDGE, y - MARGIN + _EDGE)
    for marker in table.investments:
        put(image, _coin(marker.seat), *_at(found, marker.hex))
    _names(image, found, table.hubs)
    return image


def _tracks(image: Image.Image, found: Sheet, table: State) -> None:
    owner = {line.id: line.owner for line in table.lines}
    around = board(table.options.map).beside
    for hex_, pieces in sorted(table.track.items()):
        if pieces:
            colour = YELLOW if len(pieces) == 1 else GREEN
            lay(image, hexagon(found.side, 1), colour, _at(found, hex_))
    for hex_, pieces in sorted(table.track.items()):
        for piece in sorted(pieces, key=lambda piece: bool(piece.line)):
            company = owner.get(piece.line, "")
            look: Look = "line" if company else "abandoned"
            put(
                image,
                tracks.piece(found.scale, piece.pair, look, company, None),
                *_at(found, hex_),
            )
            for edge in piece.pair:
                beyond = around[hex_][edge]
                if beyond in table.hubs:
                    end = tracks.stub(found.scale, OPPOSITE[edge], look, company)
                    put(image, end, *_at(found, beyond))


def _fresh(table: State, events: Iterable[Event]) -> set[str]:
    routes = {line.id: [hex_ for hex_, _ in line.route] for line in table.lines}
    found: set[str] = set()
    for event in events:
        if isinstance(event, LineOpened | Expanded):
            found.update(routes.get(event.line, ()))
    return found


def _framed(image: Image.Image, found: Sheet, hexes: Iterable[str]) -> None:
    for hex_ in sorted(hexes):
        for colour, width in ((WHITE, 5.0), (INK, 2.5)):
            lay(image, ring(found.side, 2.5, width), colour, _at(found, hex_))


@kept
def _hub(kind: str, item: str, across: int) -> Stamp:
    """A hub, held at its middle: a round city with what it takes, a square factory with what it
    makes, what a resource hub has, a small ring for transfers."""
    half = across // 2
    canvas = Canvas(2 * half, 2 * half, None)
    if kind == "transfer":
        canvas.circle(half, half, 6, CARD, INK, 2)
        return Stamp(canvas.finish(), half, half)
    r = _HUB
    if kind == "city":
        canvas.circle(half, half, r, WHITE, INK, 2)
    elif kind == "factory":
        canvas.box((half - r, half - r, half + r, half + r), WHITE, INK, radius=3, width=3)
    else:
        canvas.box((half - r, half - r, half + r, half + r), CARD, COAST, radius=9, width=1.5)
    sign(canvas, half, half, r * 1.3, item)
    return Stamp(canvas.finish(), half, half)


@kept
def _coin(seat: int) -> Stamp:
    """An investment, held at its middle."""
    canvas = Canvas(20, 20, None)
    seat_mark(canvas, 10, 10, 6, seat, edge=WHITE, edge_width=2)
    return Stamp(canvas.finish(), 10, 10)


def _names(image: Image.Image, found: Sheet, hubs: Iterable[str]) -> None:
    """The cities, below their hubs, or above where that hides fewer hubs."""
    places = [_at(found, hex_) for hex_ in hubs]
    for row in facts.hex_map(found.map).hexes:
        if row.name is None:
            continue
        word = stamp.word(row.name, SMALLEST, True, INK, WHITE)
        x, y = _at(found, row.id)
        half = math.ceil(word.image.width / 2)
        x = min(max(x, half), image.width - half)

        def hidden(base: float, x: float = x, half: int = half) -> int:
            near = ((abs(a - x) - half, abs(b - base + SMALLEST / 3)) for a, b in places)
            return sum(dx < _HUB and dy < _HUB + SMALLEST / 3 for dx, dy in near)

        put(image, word, x, min((y + found.side + 10, y - found.side + 2), key=hidden))
