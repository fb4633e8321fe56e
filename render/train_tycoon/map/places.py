"""What of a map a picture is about, and where small things go so that none hides another: boxes of
companies, trains, investments, sums, names."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache, lru_cache
from itertools import product
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from render.paint.canvas import Box, Point
from render.paint.hexes import Window
from render.paint.style import SMALLEST, text_width
from render.train_tycoon.map.boxes import apart, hiding, overlap, shared, within_reach
from render.train_tycoon.map.sheet import FAR, Scale, Sheet, course, halfway, inside, middle
from render.train_tycoon.map.tracks import COIN, TRAIN, train_width
from render.train_tycoon.shared.words import city_names
from rules.train_tycoon.model.board import OPPOSITE, board
from rules.train_tycoon.model.state import Line, Pair, State
from rules.train_tycoon.operation.lines import Plan


class Marked(NamedTuple):
    """What stands out: the company in question, hexes whose track is new, hubs where something
    changed, a line being thought of. `ids`: hexes are lettered with what they are called; `named`:
    these are, besides all else that is shown. `offered`: hexes that belong into the window.
    `apart`: numbers and hexes of lines that have to be seen, each in a window of its own if need
    be. `reach`: where a line would begin, and the hubs within reach of that, each with what is
    lettered there."""

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
        """How far it is from the middle to the sides, and up and down, with the ground of a sum."""
        wide, tall = (0, 12) if self.kind in ("city", "id") else (7, 18)
        return text_width(self.text, SMALLEST, self.kind != "id") / 2 + wide, tall

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        half, rise = self.reach
        return self.x - half, self.y - rise, self.x + half, self.y + rise


def stops(sheet: Sheet, line: Line) -> list[Point]:
    """The middles of the edges that a line crosses, from its first hub to its last, on the sheet;
    those at hubs a little off them. No two lines share one."""
    edge = board(sheet.map).edge
    places = [line.ends[0], *(hex_ for hex_, _ in line.route)]
    found = []
    for here, there in zip(places, [*places[1:], line.ends[1]], strict=True):
        x, y = sheet.centres[here]
        dx, dy = middle(sheet, edge[here, there])
        found.append((x + dx, y + dy))
    for number, hex_ in ((0, line.route[0][0]), (-1, line.route[-1][0])):
        (x, y), (cx, cy) = found[number], sheet.centres[hex_]
        found[number] = (x + (cx - x) * _OFF, y + (cy - y) * _OFF)
    return found


_OFF = 0.11
"""How far what stands at a hub's edge is off it, of the way to the middle of the next hex."""


def trains(table: State, sheet: Sheet, taken: frozenset[str]) -> dict[int, Point]:
    """Where the train of each line stands, on the sheet: in the middle of a hex with no other
    track, or on an edge; beside a hub a little off it. `taken` are hexes whose middle is wanted
    for something else. Short lines, which have the least choice, go first."""
    coins = {marker.hex for marker in table.investments}
    boxes = [coin_place(table, sheet, hex_).box for hex_ in sorted(coins)]
    found: dict[int, Point] = {}
    for line in sorted(table.lines, key=lambda line: (len(line.route), line.id)):
        best: tuple[float, int, Point] | None = None
        for number, at in enumerate(_stands(table, sheet, line, coins | taken)):
            if best is not None and best[0] <= number:
                break
            box = train_box(line.id, at)
            cost = number + sum(overlap(box, other) for other in boxes)
            if best is None or cost < best[0]:
                best = (cost, number, at)
        assert best is not None
        found[line.id] = best[2]
        boxes.append(train_box(line.id, best[2]))
    return found


def _stands(table: State, sheet: Sheet, line: Line, taken: Set[str]) -> Iterator[Point]:
    """Places for the train of a line, the best first."""
    edges, route = stops(sheet, line), line.route
    inner = sorted(range(len(route)), key=lambda n: abs(n - (len(route) - 1) / 2))
    for number in inner:
        hex_, pair = route[number]
        if len(table.track.get(hex_, ())) == 1 and hex_ not in taken:
            (x, y), (dx, dy) = sheet.centres[hex_], halfway(sheet, pair)
            yield x + dx, y + dy
    last = len(edges) - 1
    for number in sorted(range(1, last), key=lambda n: abs(n - last / 2)):
        yield edges[number]
    for number, hex_ in ((last, route[-1][0]), (0, route[0][0])):
        (x, y), (cx, cy) = edges[number], sheet.centres[hex_]
        yield x + (cx - x) * 0.18, y + (cy - y) * 0.18


def train_box(number: int, at: Point) -> Box:
    """What a train covers."""
    half = train_width(number) / 2
    return (at[0] - half, at[1] - TRAIN / 2 + 2, at[0] + half, at[1] + TRAIN / 2 + 2)


def _occupied(table: State, sheet: Sheet, hex_: str) -> list[Point]:
    """Points in a hex, from its middle, that sums and names keep clear of."""
    pieces = table.track.get(hex_, ())
    found = [halfway(sheet, piece.pair) for piece in pieces]
    found += [middle(sheet, edge) for piece in pieces for edge in piece.pair]
    if any(marker.hex == hex_ for marker in table.investments):
        (x, y), coin = sheet.centres[hex_], coin_place(table, sheet, hex_)
        found.append(((coin.x - x) * 1.4, (coin.y - y) * 1.4))
    return found


def _ring(reach: float) -> list[Point]:
    """Twelve places about the middle of a hex."""
    turns = [math.radians(30 * i) for i in range(12)]
    return [(reach * math.cos(t), reach * math.sin(t)) for t in turns]


def tags(
    table: State,
    sheet: Sheet,
    window: Window,
    marked: Marked,
    hard: Sequence[Box],
    soft: Sequence[Box],
) -> list[Label]:
    """What a line being thought of costs, hex by hex, and rights at its hubs; or what is within
    reach. `table` is as it would be with the line; boxes of both kinds are kept clear of."""
    if marked.plan is None:
        return _reachable(sheet, window, marked, hard, soft)
    found, each = [], str(facts.finance().track_cost_per_tile)
    for lay in marked.plan.way.lays:
        text = "0" if lay.how == "reuse" else each
        found.append(_in_gap(Label("cost", text, 0, 0, lay.hex), table, sheet, window, hard))
    paid: dict[str, int] = {}
    for hub, _, price in marked.plan.cost.rights:
        paid[hub] = paid.get(hub, 0) + price
    taken = [*hard, *(label.box for label in found)]
    for hub, price in paid.items():
        found.append(_beside(Label("rights", f"+{price}", 0, 0, hub), sheet, window, taken, soft))
    return found


def _reachable(
    sheet: Sheet, window: Window, marked: Marked, hard: Sequence[Box], soft: Sequence[Box]
) -> list[Label]:
    """What is lettered where a line would begin, and at the hubs within reach; empty hexes, which
    are many, are only framed."""
    taken, found, there = list(hard), list[Label](), inside(sheet, window)
    for number, (hub, text) in enumerate(marked.reach):
        if text and hub in there:
            row = Label("reach" if number else "start", text, 0, 0, hub)
            found.append(_beside(row, sheet, window, taken, soft))
            taken.append(found[-1].box)
    return found


def _in_gap(label: Label, table: State, sheet: Sheet, window: Window, hard: Sequence[Box]) -> Label:
    """The label in its hex, clear of the tracks there and of `hard` boxes."""
    x, y = _at(sheet, window, label.hex)
    tracks = [(x + dx, y + dy) for dx, dy in _occupied(table, sheet, label.hex)]
    found = []
    for number, (dx, dy) in enumerate(_ring(sheet.across * 0.29)):
        spot = label._replace(x=x + dx, y=y + dy)
        off = min((math.dist((spot.x, spot.y), other) for other in tracks), default=0.0)
        found.append((hiding(spot.box, hard, ()) - off, number, spot))
    return min(found)[2]


def _beside(
    label: Label, sheet: Sheet, window: Window, hard: Sequence[Box], soft: Sequence[Box]
) -> Label:
    """The label at the border of its hub where it covers the least."""
    x, y = _at(sheet, window, label.hex)
    half, rise = label.reach
    # What a hub is drawn with stays so large where its hex is small.
    wide, tall = (0.0, 0.0) if sheet.across >= FAR.across else _LETTERED
    found = []
    for turn in _TURNS:
        across, down = math.cos(turn), math.sin(turn)
        off = min((half + wide) / max(abs(across), 0.01), (rise + tall) / max(abs(down), 0.01))
        reach = max(sheet.side * 0.95, off if wide else 0.0)
        at = x + reach * across, y + reach * down
        if 30 < at[0] < window.width - 30:
            found.append((at, (at[0] - half, at[1] - rise, at[0] + half, at[1] + rise)))
    boxes = [box for _, box in found]
    solid, light = within_reach(boxes, hard), within_reach(boxes, soft)
    (x, y), _ = min(found, key=lambda one: hiding(one[1], solid, light))
    return label._replace(x=x, y=y)


_TURNS = [math.radians(90 + 30 * i) for i in range(12)]


def ids(table: State, sheet: Sheet, window: Window, names_: Sequence[Label]) -> Iterator[Label]:
    """What the hexes are called that can carry track, clear of it and of the names of cities. Other
    hubs than transfer hubs have it within."""
    taken = [label.box for label in names_]
    for hex_ in sorted(inside(sheet, window) & board(sheet.map).open):
        if hex_ not in table.hubs or table.hubs[hex_].kind == "transfer":
            yield _within(table, sheet, window, hex_, taken)


def _within(table: State, sheet: Sheet, window: Window, hex_: str, taken: Sequence[Box]) -> Label:
    """What a hex is called, in it, where it is clearest of tracks and of what is taken."""
    x, y = _at(sheet, window, hex_)
    half = text_width(hex_, SMALLEST, False) / 2
    tracks = tuple(_occupied(table, sheet, hex_) + _reached(table, sheet, hex_))
    reach = sheet.across * 0.33
    near = within_reach(
        [(x - half - reach, y - 12 - reach, x + half + reach, y + 12 + reach)], taken
    )
    found = []
    for number, (dx, dy, clear, all_) in enumerate(_clearest(sheet.across, half, tracks)):
        box = (x + dx - half, y + dy - 12, x + dx + half, y + dy + 12)
        found.append((hiding(box, near, ()) - clear, -all_, number, dx, dy))
    *_, dx, dy = min(found)
    return Label("id", hex_, x + dx, y + dy, hex_)


@lru_cache(maxsize=1024)
def _clearest(
    across: int, half: float, tracks: tuple[Point, ...]
) -> tuple[tuple[float, float, float, float], ...]:
    """Places for what a hex is called, from its middle: how far each is off the nearest of these
    points, and off all together."""
    spots = _ring(across * 0.33) if tracks else [(0.0, 0.0), *_ring(across * 0.2)]
    found = []
    for dx, dy in spots:
        clear = [apart((dx - half, dy - 12, dx + half, dy + 12), point) for point in tracks]
        found.append((dx, dy, round(min(clear, default=20.0), 3), round(sum(clear), 3)))
    return tuple(found)


def also(
    table: State,
    sheet: Sheet,
    window: Window,
    named: Sequence[str],
    hard: Sequence[Box],
    soft: Sequence[Box],
) -> Iterator[Label]:
    """What some hexes are called, besides all else: at the border of a hub, within another hex; on
    the smallest scale those for which there is room. Cities have their names."""
    taken, cities = list(hard), board(sheet.map).cities
    for hex_ in sorted(inside(sheet, window) & set(named) - set(cities)):
        if hex_ in table.hubs:
            label = _beside(Label("id", hex_, 0.0, 0.0, hex_), sheet, window, taken, soft)
        else:
            label = _within(table, sheet, window, hex_, taken)
        if sheet.across >= FAR.across or not shared(label.box, taken):
            taken.append(label.box)
            yield label


def _reached(table: State, sheet: Sheet, hub: str) -> list[Point]:
    """Points of a transfer hub and of the tracks that reach it, from its middle; none elsewhere."""
    if hub not in table.hubs:
        return []
    round_ = 18 * sheet.across / 100
    found: list[Point] = [(0.0, -round_), (0.0, round_), (-round_, 0.0), (round_, 0.0)]
    for edge, other in enumerate(board(sheet.map).beside[hub]):
        if any(OPPOSITE[edge] in piece.pair for piece in table.track.get(other or "", ())):
            x, y = middle(sheet, edge)
            found += [(x, y), (x * 0.65, y * 0.65)]
    return found


def _at(sheet: Sheet, window: Window, hex_: str) -> Point:
    x, y = sheet.centres[hex_]
    return x - window.left, y - window.top


_REACH = {"resource": (36, 34), "factory": (40, 38), "city": (40, 36), "transfer": (18, 18)}
_LETTERED = (24, 27)
"""How far signs and numbers reach from the middle of a hub, however small its hex is drawn."""


def hub_boxes(table: State, sheet: Sheet, window: Window) -> list[Box]:
    """What hubs cover, in the window's pixels."""
    k = sheet.across / 100
    found = []
    for hex_ in sorted(inside(sheet, window) & table.hubs.keys()):
        (x, y), kind = _at(sheet, window, hex_), table.hubs[hex_].kind
        wide, tall = (part * k for part in _REACH[kind])
        if kind != "transfer":
            wide, tall = max(wide, _LETTERED[0]), max(tall, _LETTERED[1])
        found.append((x - wide, y - tall, x + wide, y + tall))
    return found


class Coin(NamedTuple):
    """Where the middle of an investment is, on the sheet; `tall` if it stands upright."""

    x: float
    y: float
    tall: bool

    @property
    def box(self) -> Box:
        """What it covers."""
        half, rise = (part / 2 for part in (reversed(COIN) if self.tall else COIN))
        return (self.x - half, self.y - rise, self.x + half, self.y + rise)


def coin_place(table: State, sheet: Sheet, hex_: str) -> Coin:
    """Where an investment lies in its hex: where its box is furthest from the track."""
    x, y = sheet.centres[hex_]
    pairs = tuple(piece.pair for piece in table.track.get(hex_, ()))
    found = _clear_of(sheet.scale, pairs)
    return Coin(x + found.x, y + found.y, found.tall)


@lru_cache(maxsize=512)
def _clear_of(scale: Scale, pairs: tuple[Pair, ...]) -> Coin:
    """The same from the middle of a hex with these tracks."""
    points = [point for pair in pairs for point in course(scale, pair)]
    k = scale.across / 100
    spots = [
        Coin(dx * k, dy * k, tall)
        for dx, dy, tall in ((0, 31, False), (0, -31, False), (-28, 0, True), (28, 0, True))
    ]
    return max(spots, key=lambda spot: min((apart(spot.box, p) for p in points), default=0.0))


def names(sheet: Sheet, window: Window, hard: Sequence[Box], soft: Sequence[Box]) -> list[Label]:
    """The names of the cities above or below them, where they cover the least: `hard` boxes are
    worth much more than `soft` ones. In the window's pixels."""
    hard = list(hard)
    found: list[Label] = []
    for hex_, name in city_names(sheet.map).items():
        if hex_ not in inside(sheet, window):
            continue
        x, y = _at(sheet, window, hex_)
        half = text_width(name, SMALLEST, True) / 2
        room = half + 8
        wide, tall = room + half + sheet.across, sheet.side * 2
        about = [(x - wide, y - tall, x + wide, y + tall)]
        solid, light = within_reach(about, hard), within_reach(about, soft)
        least, best = math.inf, (0, (0.0, 0.0))
        for out, number, dx, dy in sorted([*_above(sheet.across), *_aside(sheet.across, room)]):
            if out > least:
                break
            place, middle = min(max(x + dx, room), window.width - room), y + dy * sheet.side
            if middle - 12 >= 6 and middle + 12 <= window.height - 6:
                box = (place - half, middle - 12, place + half, middle + 12)
                cost = out + hiding(box, solid, light)
                if (cost, number) < (least, best[0]):
                    least, best = cost, (number, (place, middle))
        found.append(Label("city", name, *best[1], hex_))
        hard.append(found[-1].box)
    return found


_ROWS = ((0, -1.12), (1, 1.14), (6, -1.34), (7, 1.36), (12, -1.6), (13, 1.62))
"""Rows for a city's name: how far out of the way each is, and its distance from the city in sides
of a hex."""


_Way = tuple[float, int, float, float]
"""A place for a name: how much it is out of the way, its number, how far it is from the middle of
the city, across in pixels and down in sides of a hex."""


@cache
def _above(across: int) -> list[_Way]:
    """Places above and below a city, the best first."""
    steps = [(far, step * 0.14 * across, dy) for far, dy in _ROWS for step in range(-7, 8)]
    found = enumerate(steps)
    return sorted((far + abs(dx) / across * 6, n, dx, dy) for n, (far, dx, dy) in found)


def _aside(across: int, room: float) -> Iterator[_Way]:
    """Places beside it for a name that takes so much room to either side."""
    beside = room + across * 0.56
    for number, (side, dy) in enumerate(product((1, -1), (0, 0.4, -0.4)), 15 * len(_ROWS)):
        yield 9 + beside / across * 6, number, side * beside, dy


def shifted(places: Mapping[int, Point], window: Window) -> dict[int, Point]:
    """Places on the sheet as places in the window."""
    return {key: (x - window.left, y - window.top) for key, (x, y) in places.items()}
