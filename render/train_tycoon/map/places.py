"""What a picture of the map is about, and label placement: where cubes of companies,
trains, investments, sums and names stand so that none hides another."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from heapq import merge
from itertools import chain, product
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from render.map.hexes import whole_window
from render.map.placement import Cover, Placement, Spot
from render.paint.canvas import Box, Point
from render.paint.hexes import Window
from render.paint.style import SMALLEST, text_width
from render.train_tycoon.map.sheet import (
    Sheet,
    box_about,
    edge_middle,
    hexes_inside,
    overlap_area,
    square_about,
    track_line,
    track_middle,
)
from render.train_tycoon.map.tracks import COIN_SIZE, TRAIN_HEIGHT, train_width
from render.train_tycoon.shared.words import city_names
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.state import Line, State
from rules.train_tycoon.operation.lines import Plan


class Marked(NamedTuple):
    """What stands out on the map.

    `company` is the one in question; `laid` are hexes with new track, `hubs` those that have
    changed; `plan` is a line being considered. `ids`: hexes show their ids; `named`: these
    hexes do so in addition to everything else. `offered`: hexes that must be visible. `apart`:
    numbers and hexes of lines that must be visible, each in a window of its own if necessary.
    `reach`: where a line would begin, then the hubs that it could reach, each with its text."""

    company: str | None = None
    laid: tuple[str, ...] = ()
    hubs: tuple[str, ...] = ()
    plan: Plan | None = None
    ids: bool = False
    named: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    apart: tuple[tuple[int, tuple[str, ...]], ...] = ()
    reach: tuple[tuple[str, str], ...] = ()


class Label(NamedTuple):
    """A line of text on the map and its middle, in the window's pixels."""

    kind: Literal["city", "cost", "rights", "start", "reach", "id"]
    text: str
    x: float
    y: float
    hex: str = ""

    @property
    def reach(self) -> Point:
        """Half-width and half-height, including the background of a sum."""
        pad_x, half_height = (0, 12) if self.kind in ("city", "id") else (7, 18)
        return text_width(self.text, SMALLEST, self.kind != "id") / 2 + pad_x, half_height

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        return box_about((self.x, self.y), self.reach)


def crossed_edges(sheet: Sheet, line: Line) -> list[Point]:
    """Return the middles of the edges that a line crosses, from its first hub to its last, on
    the sheet; those at hubs a little off them. No two lines share one."""
    edge = board(sheet.map).edge
    places = [line.ends[0], *(hex_ for hex_, _ in line.route)]
    middles = []
    for from_hex, to_hex in zip(places, [*places[1:], line.ends[1]], strict=True):
        x, y = sheet.centres[from_hex]
        dx, dy = edge_middle(sheet, edge[from_hex, to_hex])
        middles.append((x + dx, y + dy))
    for number, hex_ in ((0, line.route[0][0]), (-1, line.route[-1][0])):
        (x, y), (cx, cy) = middles[number], sheet.centres[hex_]
        middles[number] = (x + (cx - x) * _HUB_OFFSET, y + (cy - y) * _HUB_OFFSET)
    return middles


_HUB_OFFSET = 0.11
"""Distance of what stands at a hub's edge from that edge, as a share of the way to the
centre of the next hex."""


def train_positions(
    table: State, sheet: Sheet, taken: frozenset[str], places: Mapping[str, Coin] | None = None
) -> dict[int, Point]:
    """Return the position of each line's train, on the sheet.

    A train stands in the middle of a hex with no other track, or on an edge; next to a hub a
    little off it, and beside the track if others stand on all of that. The middles of hexes in
    `taken` are needed for something else. Short lines, which have the least choice, go first."""
    coins = {marker.hex for marker in table.investments}
    places = coin_places(table, sheet) if places is None else places
    boxes = [coin.box for coin in places.values()]
    boxes += hub_boxes(table, sheet, whole_window(sheet))
    positions: dict[int, Point] = {}
    for line in sorted(table.lines, key=lambda line: (len(line.route), line.id)):
        best: tuple[float, int, Point] | None = None
        for number, centre in enumerate(_train_candidates(table, sheet, line, coins | taken)):
            if best is not None and best[0] <= number:
                break
            box = train_box(line.id, centre)
            cost = number + sum(overlap_area(box, other) for other in boxes)
            if best is None or cost < best[0]:
                best = (cost, number, centre)
        assert best is not None
        positions[line.id] = best[2]
        boxes.append(train_box(line.id, best[2]))
    return positions


def _train_candidates(table: State, sheet: Sheet, line: Line, taken: Set[str]) -> Iterator[Point]:
    """Yield positions for the train of a line, best first."""
    edges, route = crossed_edges(sheet, line), line.route
    inner = sorted(range(len(route)), key=lambda n: abs(n - (len(route) - 1) / 2))
    for number in inner:
        hex_, pair = route[number]
        if len(table.track.get(hex_, ())) == 1 and hex_ not in taken:
            (x, y), (dx, dy) = sheet.centres[hex_], track_middle(sheet, pair)
            yield x + dx, y + dy
    last = len(edges) - 1
    for number in sorted(range(1, last), key=lambda n: abs(n - last / 2)):
        yield edges[number]
    for number, hex_ in ((last, route[-1][0]), (0, route[0][0])):
        (x, y), (cx, cy) = edges[number], sheet.centres[hex_]
        yield x + (cx - x) * 0.18, y + (cy - y) * 0.18
    for hex_, pair in route:
        (x, y), (dx, dy) = sheet.centres[hex_], track_middle(sheet, pair)
        for side in (0.38, -0.38):
            yield x + dx + side * sheet.across, y + dy


def train_box(number: int, centre: Point) -> Box:
    return box_about((centre[0], centre[1] + 2), (train_width(number) / 2, TRAIN_HEIGHT / 2))


class Room:
    """The labels on a window of the map, and the room for more. `table` is as it would be with a
    planned line. Tracks are covered only where there is no other place."""

    def __init__(self, table: State, sheet: Sheet, window: Window) -> None:
        self.table, self.sheet, self.window = table, sheet, window
        self.placement = Placement(window.width, window.height)
        self.labels: list[Label] = []
        self.placement.costs = [(track_cover(table, sheet, window), _ON_TRACK)]

    def centre(self, hex_: str) -> Point:
        x, y = self.sheet.centres[hex_]
        return x - self.window.left, y - self.window.top

    def place(self, label: Label, spots: Iterable[Spot], *, needed: bool = False) -> bool:
        """Place a label at the best free spot of those that are ordered by cost; one that is
        `needed` in any case. Return whether it is placed."""
        half = label.reach[0] + _GAP, label.reach[1]
        place = self.placement.place(spots, half)
        if place is None and needed:
            place = self.placement.find_least_hiding(spots, half)
            self.placement.take(place, half)
        if place is not None:
            self.labels.append(label._replace(x=place[0], y=place[1]))
        return place is not None


_ON_TRACK, _GAP = 0.04, 3
"""Cost of a square pixel of track below a label, and pixels left beside it."""


def cost_labels(room: Room, marked: Marked) -> None:
    """Place what a planned line costs, hex by hex, and the rights at its hubs; without a plan,
    what is within reach: where a line would begin and the hubs; empty hexes, which are many, only
    have frames."""
    visible = hexes_inside(room.sheet, room.window)
    if marked.plan is None:
        for number, (hub, text) in enumerate(marked.reach):
            if text and hub in visible:
                label = Label("reach" if number else "start", text, 0, 0, hub)
                room.place(label, _spots_at_hub(room, label), needed=True)
        return
    tile_cost = str(facts.finance().track_cost_per_tile)
    for lay in marked.plan.way.lays:
        label = Label("cost", "0" if lay.how == "reuse" else tile_cost, 0, 0, lay.hex)
        room.place(label, _spots_in_hex(room, lay.hex, 0.29, 0.4), needed=True)
    paid: dict[str, int] = {}
    for hub, _, price in marked.plan.cost.rights:
        paid[hub] = paid.get(hub, 0) + price
    for hub, price in paid.items():
        label = Label("rights", f"+{price}", 0, 0, hub)
        room.place(label, _spots_at_hub(room, label), needed=True)


def _spots_in_hex(room: Room, hex_: str, *radii: float) -> list[Spot]:
    """Return places on circles about the centre of a hex, in widths of a hex; those far from the
    hex's tracks are cheapest, and its centre where it has none."""
    (x, y), table = room.centre(hex_), room.table
    tracks = [track_middle(room.sheet, piece.pair) for piece in table.track.get(hex_, ())]
    spots = [] if tracks else [(0.0, x, y)]
    for radius in radii:
        for turn in _TURNS:
            reach = room.sheet.across * radius
            dx, dy = reach * math.cos(turn), reach * math.sin(turn)
            clear = min((math.dist((dx, dy), middle) for middle in tracks), default=0.0)
            spots.append((radius * 40 - clear * 0.1, x + dx, y + dy))
    return sorted(spots)


_TURNS = [math.radians(90 + 30 * i) for i in range(12)]
"""Twelve directions, the first downwards."""


def _spots_at_hub(room: Room, label: Label) -> list[Spot]:
    """Return places for a label at the edge of its hub, the lowest first."""
    (x, y), (half, rise), sheet = room.centre(label.hex), label.reach, room.sheet
    wide, tall = _MIN_HUB_EXTENT if sheet.is_small else (0.0, 0.0)
    spots = []
    for number, turn in enumerate(_TURNS):
        across, down = math.cos(turn), math.sin(turn)
        off = min(
            (half + wide + 2 * _GAP) / max(abs(across), 0.01),
            (rise + tall + 3) / max(abs(down), 0.01),
        )
        for far in (0.95, 1.15, 1.4, 1.7):
            reach = max(sheet.side * far, off * far / 0.95 if wide else 0.0)
            cost = number * 0.01 + (far - 0.95) * 20
            spots.append((cost, x + reach * across, y + reach * down))
    return sorted(spots)


def id_labels(room: Room) -> None:
    """Place the ids of hexes that can carry track. Hubs other than transfer hubs show theirs
    inside."""
    table = room.table
    for hex_ in sorted(hexes_inside(room.sheet, room.window) & board(room.sheet.map).open):
        if hex_ not in table.hubs or table.hubs[hex_].kind == "transfer":
            spots = _spots_in_hex(room, hex_, 0.33, 0.2, 0.4)
            room.place(Label("id", hex_, 0, 0, hex_), spots, needed=True)


def named_labels(room: Room, named: Sequence[str]) -> None:
    """Place the ids of the named hexes where there is room: beside a hub, inside any other hex or
    else beside it too.

    Cities are left out: the map shows their names."""
    visible = hexes_inside(room.sheet, room.window)
    for hex_ in sorted(visible & set(named) - set(board(room.sheet.map).cities)):
        label = Label("id", hex_, 0, 0, hex_)
        inside = [] if hex_ in room.table.hubs else _spots_in_hex(room, hex_, 0.33, 0.2)
        if not room.place(label, inside):
            room.place(label, _spots_at_hub(room, label))


_HUB_EXTENTS: dict[str, tuple[Point, ...]] = {
    "resource": ((36, 34), (45, 18), (18, 45)),
    "factory": ((40, 38), (45, 47)),
    "city": ((40, 36), (50, 29), (38, 38), (24, 46), (10, 55)),
    "transfer": ((20, 20),),
}
"""How far each kind of hub extends from its centre: the box of its contents, then boxes that cover
its shape."""
_MIN_HUB_EXTENT = (24, 27)
"""How far signs and numbers extend from the centre of a hub, however small its hex is drawn."""


def hub_boxes(table: State, sheet: Sheet, window: Window) -> list[Box]:
    """Return the box that the contents of each hub cover, in the window's pixels."""
    return [boxes[0] for boxes in hub_covers(table, sheet, window)]


def hub_covers(table: State, sheet: Sheet, window: Window) -> Iterator[list[Box]]:
    """Yield boxes that together cover the shape of each hub, in the window's pixels."""
    k = sheet.across / 100
    for hex_ in sorted(hexes_inside(sheet, window) & table.hubs.keys()):
        (x, y), kind = sheet.centres[hex_], table.hubs[hex_].kind
        contents, *shape = [(across * k, down * k) for across, down in _HUB_EXTENTS[kind]]
        if kind != "transfer":
            contents = max(contents[0], _MIN_HUB_EXTENT[0]), max(contents[1], _MIN_HUB_EXTENT[1])
        centre = x - window.left, y - window.top
        yield [box_about(centre, half) for half in (contents, *shape)]


class Coin(NamedTuple):
    """The middle of an investment, on the sheet; `tall` if it stands upright."""

    x: float
    y: float
    tall: bool

    @property
    def box(self) -> Box:
        wide, high = reversed(COIN_SIZE) if self.tall else COIN_SIZE
        return box_about((self.x, self.y), (wide / 2, high / 2))


def coin_places(table: State, sheet: Sheet) -> dict[str, Coin]:
    """Return where the investments lie in their hexes, clear of hubs, cubes and each other, and as
    far as possible of tracks."""
    if not table.investments:
        return {}
    taken, places = Cover(sheet.width, sheet.height), dict[str, Coin]()
    for box in chain.from_iterable(hub_covers(table, sheet, whole_window(sheet))):
        taken.add(box)
    for spot in chain.from_iterable(crossed_edges(sheet, line) for line in table.lines):
        taken.add(square_about(spot, sheet.cube + 4))
    tracks = track_cover(table, sheet, whole_window(sheet))
    for hex_ in sorted({marker.hex for marker in table.investments}):
        (x, y), k = sheet.centres[hex_], sheet.across / 100
        coins = [Coin(x + dx * k, y + dy * k, tall) for dx, dy, tall in _COIN_SPOTS]
        costs = [
            2 * number + 0.5 * taken.area_in(coin.box) + _ON_TRACK * tracks.area_in(coin.box)
            for number, coin in enumerate(coins)
        ]
        places[hex_] = coins[costs.index(min(costs))]
        taken.add(places[hex_].box)
    return places


_COIN_SPOTS = (
    *((0, 31, False), (0, -31, False), (-28, 0, True), (28, 0, True)),
    *((14, 28, False), (-14, 28, False), (14, -28, False), (-14, -28, False)),
    *((-28, 14, True), (28, 14, True), (-28, -14, True), (28, -14, True), (0, 0, False)),
)
"""Where an investment may lie from the centre of a hex 100 wide, and whether upright."""


def track_cover(table: State, sheet: Sheet, window: Window) -> Cover:
    cover, lines = Cover(window.width, window.height), []
    for hex_, pieces in table.track.items():
        x, y = sheet.centres[hex_][0] - window.left, sheet.centres[hex_][1] - window.top
        for piece in pieces:
            lines.append([(x + dx, y + dy) for dx, dy in track_line(sheet, piece.pair)])
    cover.add_lines(lines, sheet.track)
    return cover


def city_labels(room: Room) -> None:
    """Place the names of the cities, as near to them as there is room."""
    sheet, window = room.sheet, room.window
    for hex_, name in city_names(sheet.map).items():
        if hex_ in hexes_inside(sheet, window):
            x, y = room.centre(hex_)
            wide = text_width(name, SMALLEST, True) / 2 + 8
            around = merge(
                _spots_above_and_below(sheet.across), sorted(_spots_at_sides(sheet.across, wide))
            )
            spots = (
                (cost, min(max(x + dx, wide), window.width - wide), y + dy * sheet.side)
                for cost, _, dx, dy in around
            )
            room.place(Label("city", name, 0, 0, hex_), spots)


_ROWS = (
    *((0, -1.22), (1, 1.24), (6, -1.34), (7, 1.36), (12, -1.6), (13, 1.62)),
    *((20, -1.9), (21, 1.92)),
)
"""Rows for a city's name: the cost of each, and its distance from the city in sides of a hex."""


_NameSpot = tuple[float, int, float, float]
"""A place for a name: its cost, its number, and its distance from the centre of the city,
across in pixels and down in sides of a hex."""


@facts.FACTS.cached
def _spots_above_and_below(across: int) -> list[_NameSpot]:
    """Return places above and below a city, best first."""
    steps = [(far, step * 0.14 * across, dy) for far, dy in _ROWS for step in range(-7, 8)]
    numbered = enumerate(steps)
    return sorted((far + abs(dx) / across * 6, n, dx, dy) for n, (far, dx, dy) in numbered)


def _spots_at_sides(across: int, room: float) -> Iterator[_NameSpot]:
    """Yield places at the sides of a city for a name of this half-width."""
    distance = room + across * 0.56
    for number, (side, dy) in enumerate(product((1, -1), (0, 0.4, -0.4)), 15 * len(_ROWS)):
        yield 9 + distance / across * 6, number, side * distance, dy


def to_window(places: Mapping[int, Point], window: Window) -> dict[int, Point]:
    """Convert places on the sheet to places in the window."""
    return {key: (x - window.left, y - window.top) for key, (x, y) in places.items()}
