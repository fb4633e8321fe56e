"""What a picture of the map is about, and label placement: where cubes of companies,
trains, investments, sums and names stand so that none hides another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import product
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from render.paint.canvas import Box, Point
from render.paint.hexes import Window
from render.paint.style import SMALLEST, text_width
from render.train_tycoon.map.boxes import (
    boxes_in_reach,
    cover_cost,
    distance_to_box,
    overlap_area,
    shared_area,
)
from render.train_tycoon.map.sheet import (
    FAR,
    Scale,
    Sheet,
    edge_middle,
    hexes_inside,
    track_line,
    track_middle,
)
from render.train_tycoon.map.tracks import COIN_SIZE, TRAIN_HEIGHT, train_width
from render.train_tycoon.shared.words import city_names
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.state import Line, Pair, State
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
        half, rise = self.reach
        return self.x - half, self.y - rise, self.x + half, self.y + rise


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


def train_positions(table: State, sheet: Sheet, taken: frozenset[str]) -> dict[int, Point]:
    """Return the position of each line's train, on the sheet.

    A train stands in the middle of a hex with no other track, or on an edge; next to a hub a
    little off it. The middles of hexes in `taken` are needed for something else. Short lines,
    which have the least choice, go first."""
    coins = {marker.hex for marker in table.investments}
    boxes = [coin_place(table, sheet, hex_).box for hex_ in sorted(coins)]
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


def train_box(number: int, centre: Point) -> Box:
    """Return the box that a train covers."""
    half = train_width(number) / 2
    return (
        centre[0] - half,
        centre[1] - TRAIN_HEIGHT / 2 + 2,
        centre[0] + half,
        centre[1] + TRAIN_HEIGHT / 2 + 2,
    )


def _points_to_avoid(table: State, sheet: Sheet, hex_: str) -> list[Point]:
    """Return points in a hex, relative to its centre, that sums and names must avoid."""
    pieces = table.track.get(hex_, ())
    points = [track_middle(sheet, piece.pair) for piece in pieces]
    points += [edge_middle(sheet, edge) for piece in pieces for edge in piece.pair]
    if any(marker.hex == hex_ for marker in table.investments):
        (x, y), coin = sheet.centres[hex_], coin_place(table, sheet, hex_)
        points.append(((coin.x - x) * 1.4, (coin.y - y) * 1.4))
    return points


def _circle_points(radius: float) -> list[Point]:
    """Return twelve points on a circle about (0, 0)."""
    turns = [math.radians(30 * i) for i in range(12)]
    return [(radius * math.cos(t), radius * math.sin(t)) for t in turns]


def cost_labels(
    table: State,
    sheet: Sheet,
    window: Window,
    marked: Marked,
    hard: Sequence[Box],
    soft: Sequence[Box],
) -> list[Label]:
    """Return what a planned line costs, hex by hex, and the rights at its hubs; without a plan,
    what is within reach.

    `table` is as it would be with the line; boxes of both kinds are avoided."""
    if marked.plan is None:
        return _reach_labels(sheet, window, marked, hard, soft)
    labels, tile_cost = [], str(facts.finance().track_cost_per_tile)
    for lay in marked.plan.way.lays:
        text = "0" if lay.how == "reuse" else tile_cost
        labels.append(_place_in_hex(Label("cost", text, 0, 0, lay.hex), table, sheet, window, hard))
    paid: dict[str, int] = {}
    for hub, _, price in marked.plan.cost.rights:
        paid[hub] = paid.get(hub, 0) + price
    taken = [*hard, *(label.box for label in labels)]
    for hub, price in paid.items():
        labels.append(
            _place_at_hub(Label("rights", f"+{price}", 0, 0, hub), sheet, window, taken, soft)
        )
    return labels


def _reach_labels(
    sheet: Sheet, window: Window, marked: Marked, hard: Sequence[Box], soft: Sequence[Box]
) -> list[Label]:
    """Return the labels where a line would begin and at the hubs within reach; empty hexes,
    which are many, only have frames."""
    taken, labels, visible = list(hard), list[Label](), hexes_inside(sheet, window)
    for number, (hub, text) in enumerate(marked.reach):
        if text and hub in visible:
            row = Label("reach" if number else "start", text, 0, 0, hub)
            labels.append(_place_at_hub(row, sheet, window, taken, soft))
            taken.append(labels[-1].box)
    return labels


def _place_in_hex(
    label: Label, table: State, sheet: Sheet, window: Window, hard: Sequence[Box]
) -> Label:
    """Return the label at a place in its hex, away from the tracks there and from `hard` boxes."""
    x, y = _window_point(sheet, window, label.hex)
    tracks = [(x + dx, y + dy) for dx, dy in _points_to_avoid(table, sheet, label.hex)]
    candidates = []
    for number, (dx, dy) in enumerate(_circle_points(sheet.across * 0.29)):
        spot = label._replace(x=x + dx, y=y + dy)
        clearance = min((math.dist((spot.x, spot.y), other) for other in tracks), default=0.0)
        candidates.append((cover_cost(spot.box, hard, ()) - clearance, number, spot))
    return min(candidates)[2]


def _place_at_hub(
    label: Label, sheet: Sheet, window: Window, hard: Sequence[Box], soft: Sequence[Box]
) -> Label:
    """Return the label at the edge of its hub where it covers least."""
    x, y = _window_point(sheet, window, label.hex)
    half, rise = label.reach
    # What a hub is drawn with stays so large where its hex is small.
    wide, tall = (0.0, 0.0) if sheet.across >= FAR.across else _MIN_HUB_EXTENT
    candidates = []
    for turn in _TURNS:
        across, down = math.cos(turn), math.sin(turn)
        off = min((half + wide) / max(abs(across), 0.01), (rise + tall) / max(abs(down), 0.01))
        reach = max(sheet.side * 0.95, off if wide else 0.0)
        centre = x + reach * across, y + reach * down
        if 30 < centre[0] < window.width - 30:
            candidates.append(
                (centre, (centre[0] - half, centre[1] - rise, centre[0] + half, centre[1] + rise))
            )
    boxes = [box for _, box in candidates]
    solid, light = boxes_in_reach(boxes, hard), boxes_in_reach(boxes, soft)
    (x, y), _ = min(candidates, key=lambda candidate: cover_cost(candidate[1], solid, light))
    return label._replace(x=x, y=y)


_TURNS = [math.radians(90 + 30 * i) for i in range(12)]


def id_labels(
    table: State, sheet: Sheet, window: Window, names_: Sequence[Label]
) -> Iterator[Label]:
    """Yield the ids of hexes that can carry track, away from track and from the names of
    cities. Hubs other than transfer hubs show theirs inside."""
    taken = [label.box for label in names_]
    for hex_ in sorted(hexes_inside(sheet, window) & board(sheet.map).open):
        if hex_ not in table.hubs or table.hubs[hex_].kind == "transfer":
            yield _place_id(table, sheet, window, hex_, taken)


def _place_id(table: State, sheet: Sheet, window: Window, hex_: str, taken: Sequence[Box]) -> Label:
    """Return the id of a hex, at the place in it that is farthest from tracks and from `taken`."""
    x, y = _window_point(sheet, window, hex_)
    half = text_width(hex_, SMALLEST, False) / 2
    tracks = tuple(_points_to_avoid(table, sheet, hex_) + _hub_track_points(table, sheet, hex_))
    reach = sheet.across * 0.33
    near = boxes_in_reach(
        [(x - half - reach, y - 12 - reach, x + half + reach, y + 12 + reach)], taken
    )
    candidates = []
    for number, (dx, dy, clear, total_distance) in enumerate(_id_spots(sheet.across, half, tracks)):
        box = (x + dx - half, y + dy - 12, x + dx + half, y + dy + 12)
        candidates.append((cover_cost(box, near, ()) - clear, -total_distance, number, dx, dy))
    *_, dx, dy = min(candidates)
    return Label("id", hex_, x + dx, y + dy, hex_)


@facts.FACTS.cached_recent(1024)
def _id_spots(
    across: int, half: float, tracks: tuple[Point, ...]
) -> tuple[tuple[float, float, float, float], ...]:
    """Return places for the id of a hex, relative to its centre: dx, dy, the distance from the
    nearest of these points, and the sum of all distances."""
    spots = _circle_points(across * 0.33) if tracks else [(0.0, 0.0), *_circle_points(across * 0.2)]
    result = []
    for dx, dy in spots:
        clear = [
            distance_to_box((dx - half, dy - 12, dx + half, dy + 12), point) for point in tracks
        ]
        result.append((dx, dy, round(min(clear, default=20.0), 3), round(sum(clear), 3)))
    return tuple(result)


def named_labels(
    table: State,
    sheet: Sheet,
    window: Window,
    named: Sequence[str],
    hard: Sequence[Box],
    soft: Sequence[Box],
) -> Iterator[Label]:
    """Yield the ids of certain hexes in addition to everything else: at the edge of a hub,
    inside any other hex.

    At the smallest scale only those for which there is room. Cities have their names."""
    taken, cities = list(hard), board(sheet.map).cities
    for hex_ in sorted(hexes_inside(sheet, window) & set(named) - set(cities)):
        if hex_ in table.hubs:
            label = _place_at_hub(Label("id", hex_, 0.0, 0.0, hex_), sheet, window, taken, soft)
        else:
            label = _place_id(table, sheet, window, hex_, taken)
        if sheet.across >= FAR.across or not shared_area(label.box, taken):
            taken.append(label.box)
            yield label


def _hub_track_points(table: State, sheet: Sheet, hub: str) -> list[Point]:
    """Return points of a transfer hub and of the tracks that reach it, relative to its centre;
    none for any other hex."""
    if hub not in table.hubs:
        return []
    round_ = 18 * sheet.across / 100
    points: list[Point] = [(0.0, -round_), (0.0, round_), (-round_, 0.0), (round_, 0.0)]
    for edge, other in enumerate(board(sheet.map).beside[hub]):
        if any(OPPOSITE[edge] in piece.pair for piece in table.track.get(other or "", ())):
            x, y = edge_middle(sheet, edge)
            points += [(x, y), (x * 0.65, y * 0.65)]
    return points


def _window_point(sheet: Sheet, window: Window, hex_: str) -> Point:
    x, y = sheet.centres[hex_]
    return x - window.left, y - window.top


_HUB_EXTENT = {"resource": (36, 34), "factory": (40, 38), "city": (40, 36), "transfer": (18, 18)}
_MIN_HUB_EXTENT = (24, 27)
"""How far signs and numbers extend from the centre of a hub, however small its hex is
drawn."""


def hub_boxes(table: State, sheet: Sheet, window: Window) -> list[Box]:
    """Return the boxes that hubs cover, in the window's pixels."""
    k = sheet.across / 100
    boxes = []
    for hex_ in sorted(hexes_inside(sheet, window) & table.hubs.keys()):
        (x, y), kind = _window_point(sheet, window, hex_), table.hubs[hex_].kind
        half_width, half_height = (part * k for part in _HUB_EXTENT[kind])
        if kind != "transfer":
            half_width, half_height = (
                max(half_width, _MIN_HUB_EXTENT[0]),
                max(half_height, _MIN_HUB_EXTENT[1]),
            )
        boxes.append((x - half_width, y - half_height, x + half_width, y + half_height))
    return boxes


class Coin(NamedTuple):
    """The middle of an investment, on the sheet; `tall` if it stands upright."""

    x: float
    y: float
    tall: bool

    @property
    def box(self) -> Box:
        """The box that it covers."""
        half, rise = (part / 2 for part in (reversed(COIN_SIZE) if self.tall else COIN_SIZE))
        return (self.x - half, self.y - rise, self.x + half, self.y + rise)


def coin_place(table: State, sheet: Sheet, hex_: str) -> Coin:
    """Return where an investment lies in its hex: where its box is farthest from the track."""
    x, y = sheet.centres[hex_]
    pairs = tuple(piece.pair for piece in table.track.get(hex_, ()))
    offset = _coin_offset(sheet.scale, pairs)
    return Coin(x + offset.x, y + offset.y, offset.tall)


@facts.FACTS.cached_recent(512)
def _coin_offset(scale: Scale, pairs: tuple[Pair, ...]) -> Coin:
    """Return the same relative to the centre of a hex with these tracks."""
    points = [point for pair in pairs for point in track_line(scale, pair)]
    k = scale.across / 100
    spots = [
        Coin(dx * k, dy * k, tall)
        for dx, dy, tall in ((0, 31, False), (0, -31, False), (-28, 0, True), (28, 0, True))
    ]
    return max(
        spots, key=lambda spot: min((distance_to_box(spot.box, p) for p in points), default=0.0)
    )


def city_labels(
    sheet: Sheet, window: Window, hard: Sequence[Box], soft: Sequence[Box]
) -> list[Label]:
    """Return the names of the cities where they cover least, in the window's pixels; `hard`
    boxes count much more than `soft` ones."""
    hard = list(hard)
    labels: list[Label] = []
    for hex_, name in city_names(sheet.map).items():
        if hex_ not in hexes_inside(sheet, window):
            continue
        x, y = _window_point(sheet, window, hex_)
        half = text_width(name, SMALLEST, True) / 2
        room = half + 8
        reach_x, reach_y = room + half + sheet.across, sheet.side * 2
        search_area = [(x - reach_x, y - reach_y, x + reach_x, y + reach_y)]
        solid, light = boxes_in_reach(search_area, hard), boxes_in_reach(search_area, soft)
        best_cost, best = math.inf, (0, (0.0, 0.0))
        for detour, number, dx, dy in sorted(
            [*_spots_above_and_below(sheet.across), *_spots_at_sides(sheet.across, room)]
        ):
            if detour > best_cost:
                break
            centre_x, centre_y = min(max(x + dx, room), window.width - room), y + dy * sheet.side
            if centre_y - 12 >= 6 and centre_y + 12 <= window.height - 6:
                box = (centre_x - half, centre_y - 12, centre_x + half, centre_y + 12)
                cost = detour + cover_cost(box, solid, light)
                if (cost, number) < (best_cost, best[0]):
                    best_cost, best = cost, (number, (centre_x, centre_y))
        labels.append(Label("city", name, *best[1], hex_))
        hard.append(labels[-1].box)
    return labels


_ROWS = ((0, -1.12), (1, 1.14), (6, -1.34), (7, 1.36), (12, -1.6), (13, 1.62))
"""Rows for a city's name: the cost of each, and its distance from the city in sides of a
hex."""


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
