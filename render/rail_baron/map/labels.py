"""Label placement: where names of cities and marks of railroads stand, so that they hide
nothing important.

Both are placed once per sheet: cities first, the most crowded ones first; then the marks,
next to the middle of a track, spread over the length of each railroad."""

from __future__ import annotations

import math
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from operator import add

import msgspec

import data.rail_baron as facts
from render.paint.canvas import Box, Point
from render.paint.file_cache import cached_json, mapped_array
from render.paint.style import text_width
from render.rail_baron.map.geometry import Geometry, Track
from render.rail_baron.map.sheet import Sheet, overlaps

_CELL, _STEP = 40, 10
_DOT = 60.0
"""Cost of hiding a stop: more than any name may cost."""
_RIM = 16.0
"""Cost of touching the rim of a stop, for each of eight points."""


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text; `baseline` is the y of its baseline."""

    text: str
    box: Box
    baseline: float


class Weights:
    """Weighted points that labels should avoid, each with an owner, in buckets."""

    def __init__(self) -> None:
        self._points: dict[tuple[int, int], list[tuple[float, float, float, str]]] = defaultdict(
            list
        )

    def add(self, x: float, y: float, weight: float, owner: str = "") -> None:
        self._points[int(x // _CELL), int(y // _CELL)].append((x, y, weight, owner))

    def weight_in(self, box: Box, excluded: str | None = None) -> float:
        """Return the total weight of the points inside a box, without those of the owner
        `excluded`."""
        left, top, right, bottom = box
        total = 0.0
        for column in range(int(left // _CELL), int(right // _CELL) + 1):
            for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                for x, y, weight, owner in self._points.get((column, row), ()):
                    if left < x < right and top < y < bottom and owner != excluded:
                        total += weight
        return total


class Obstacles(Weights):
    """Weighted points of a sheet, and boxes that must stay free."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.width, self.height = width, height
        self.boxes: list[Box] = []

    def cost(self, box: Box, excluded: str | None = None) -> float:
        """Return the weight inside a box; infinite on another label or outside the sheet."""
        if box[0] < 8 or box[1] < 8 or box[2] > self.width - 8 or box[3] > self.height - 8:
            return math.inf
        if any(overlaps(box, other) for other in self.boxes):
            return math.inf
        return self.weight_in(box, excluded)


@dataclass(frozen=True, slots=True)
class _Placement:
    names: dict[int, Label]
    marks: tuple[tuple[str, Point], ...]


class WeightGrid:
    """A grid of weights with cells of `_STEP` pixels, for fast sums over boxes."""

    def __init__(self, sheet: Sheet) -> None:
        self._across, self._down = sheet.width // _STEP + 2, sheet.height // _STEP + 2
        self.count = self._across * self._down
        self.cells: array[float] | memoryview[float] = array("d", bytes(8 * self.count))

    def add(self, x: float, y: float, weight: float) -> None:
        column, row = int(x // _STEP) + 1, int(y // _STEP) + 1
        if 0 < column < self._across and 0 < row < self._down:
            self.cells[row * self._across + column] += weight

    def summed_area_table(self) -> array[float]:
        """Return the summed-area table of the cells."""
        wide, table = self._across, array("d")
        row_above = array("d", bytes(8 * wide))
        for row in range(self._down):
            line = accumulate(self.cells[row * wide : (row + 1) * wide])
            row_above = array("d", map(add, line, row_above))
            table += row_above
        return table

    def weight_in(self, box: Box) -> float:
        """Return the weight inside a box, to the nearest cell."""
        left, right = (min(max(round(x / _STEP), 0), self._across - 1) for x in (box[0], box[2]))
        top, bottom = (min(max(round(y / _STEP), 0), self._down - 1) for y in (box[1], box[3]))
        cells, upper, lower = self.cells, top * self._across, bottom * self._across
        return (
            cells[lower + right]
            - cells[lower + left]
            - cells[upper + right]
            + (cells[upper + left])
        )


class _StoredPlacement(msgspec.Struct):
    """`_Placement` as stored in a file: (milepost, text, box, baseline) and marks."""

    names: list[tuple[int, str, Box, float]]
    marks: list[tuple[str, Point]]


@facts.FACTS.cached
def _placement(geometry: Geometry, sheet: Sheet) -> _Placement:
    """Return the placement, cached for all processes: computing it takes a quarter of a second."""
    stored = cached_json(
        "rail_baron",
        f"labels-{sheet.name}",
        lambda: _compute_placement(geometry, sheet),
        _StoredPlacement,
        board_fingerprint(geometry),
    )
    names = {milepost: Label(text, box, baseline) for milepost, text, box, baseline in stored.names}
    return _Placement(names, tuple(stored.marks))


@facts.FACTS.cached
def board_fingerprint(geometry: Geometry) -> str:
    """Return a hash of what the layout of an edition's board depends on."""
    cities = [geometry.board.mileposts[milepost].cities for milepost in geometry.drawn]
    content = f"{geometry.tracks} {geometry.drawn} {cities} {sorted(geometry.board.cities)}"
    return sha256(content.encode()).hexdigest()


def _compute_placement(geometry: Geometry, sheet: Sheet) -> _StoredPlacement:
    placement = _place_labels(geometry, sheet)
    names = [
        (milepost, row.text, row.box, row.baseline) for milepost, row in placement.names.items()
    ]
    return _StoredPlacement(names, list(placement.marks))


def _place_labels(geometry: Geometry, sheet: Sheet) -> _Placement:
    obstacles = _find_obstacles(geometry, sheet)
    names = _place_names(geometry, sheet, obstacles) if sheet.names else {}
    marks = _place_marks(geometry, sheet, obstacles) if sheet.names else ()
    return _Placement(names, tuple(marks))


def city_names(geometry: Geometry, sheet: Sheet) -> dict[int, Label]:
    """Return the labels of the named cities of a sheet, by milepost."""
    return _placement(geometry, sheet).names


def railroad_marks(geometry: Geometry, sheet: Sheet) -> tuple[tuple[str, Point], ...]:
    """Return (mark, centre of its plate) for all plates of a sheet."""
    return _placement(geometry, sheet).marks


@facts.FACTS.cached
def label_weights(geometry: Geometry, sheet: Sheet) -> WeightGrid:
    """Return the weights of stops, names and marks of a sheet, which tokens and plates should
    not cover.

    A name weighs 1 per square pixel, a mark less, a stop as much as 21 by 21 pixels of a name."""
    grid = WeightGrid(sheet)
    name = f"worth-{sheet.name}"
    grid.cells = mapped_array(
        "rail_baron",
        name,
        grid.count,
        lambda: _compute_weights(geometry, sheet),
        board_fingerprint(geometry),
    )
    return grid


def _compute_weights(geometry: Geometry, sheet: Sheet) -> array[float]:
    grid, half_height = WeightGrid(sheet), sheet.marks * 0.62
    for label in city_names(geometry, sheet).values():
        _add_box(grid, label.box, 1.0)
    for mark, (x, y) in railroad_marks(geometry, sheet):
        half = text_width(mark, sheet.marks, True) / 2 + sheet.marks * 0.6
        _add_box(grid, (x - half, y - half_height, x + half, y + half_height), 0.3)
    for milepost in geometry.drawn:
        grid.add(*sheet.to_sheet(geometry.at[milepost]), 450.0)
    return grid.summed_area_table()


def _add_box(grid: WeightGrid, box: Box, weight: float) -> None:
    for column in range(int((box[2] - box[0]) / _STEP) + 1):
        for row in range(int((box[3] - box[1]) / _STEP) + 1):
            grid.add(box[0] + column * _STEP, box[1] + row * _STEP, weight * _STEP * _STEP)


def _find_obstacles(geometry: Geometry, sheet: Sheet) -> Obstacles:
    obstacles = Obstacles(sheet.width, sheet.height)
    for track in geometry.tracks:
        (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap))
        steps = max(2, int(math.hypot(bx - ax, by - ay) / 6))
        for i in range(1, steps):
            t = i / steps
            obstacles.add(ax + (bx - ax) * t, ay + (by - ay) * t, 1.0, track.railroad)
    for milepost in geometry.drawn:
        x, y = sheet.to_sheet(geometry.at[milepost])
        reach = sheet.square if geometry.board.mileposts[milepost].cities else sheet.dot
        for dx, dy in (
            (0, 0),
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (0.7, 0.7),
            (-0.7, 0.7),
            (0.7, -0.7),
            (-0.7, -0.7),
        ):
            obstacles.add(x + dx * reach, y + dy * reach, _RIM if dx or dy else _DOT)
    return obstacles


def name_candidates(
    x: float,
    y: float,
    text: str,
    sheet: Sheet,
    half_width: float,
    farther: tuple[float, ...] = (0.0, 0.2, 0.4, 0.7),
) -> Iterator[tuple[float, Label]]:
    """Yield places for a name about a city square, each with a cost, 0 for the best; `farther`
    are the distances to try, in letter heights."""
    size = sheet.lettering
    wide, tall = text_width(text, size, True), size * 0.72
    near = sheet.square + size * 0.14
    side = half_width + size * 0.2
    for more in farther:
        out = size * more
        for rank, slide in enumerate((0.5, 0.3, 0.7, 0.0, 1.0, 0.15, 0.85)):
            left = x - wide * slide
            for down in (-near - out, near + tall + out):
                cost = 0.6 + rank * 0.4 + more * 8
                yield cost, Label(text, (left, y + down - tall, left + wide, y + down), y + down)
        for rank, lift in enumerate((0.0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.1, -1.1)):
            base = y + tall * 0.5 + lift * size
            for dislike, left in ((0.0, x + side + out), (0.3, x - side - out - wide)):
                cost = dislike + rank * 0.3 + more * 8
                yield cost, Label(text, (left, base - tall, left + wide, base), base)


def _glyph_box(label: Label, sheet: Sheet) -> Box:
    """Return the box the letters cover, including descenders."""
    left, top, right, bottom = _pad(label.box, 2)
    has_descenders = any(letter in "gjpqy" for letter in label.text)
    return left, top, right, bottom + (sheet.lettering * 0.2 if has_descenders else 0.0)


def _pad(box: Box, padding: float) -> Box:
    return box[0] - padding, box[1] - padding, box[2] + padding, box[3] + padding


def _place_names(geometry: Geometry, sheet: Sheet, obstacles: Obstacles) -> dict[int, Label]:
    """Place the names and add their boxes to the obstacles."""
    board = geometry.board
    cities = [m for m in geometry.drawn if board.mileposts[m].cities]
    options: dict[int, list[tuple[float, Label]]] = {}
    for milepost in cities:
        x, y = sheet.to_sheet(geometry.at[milepost])
        half = sheet.square * (1.75 if len(board.mileposts[milepost].cities) > 1 else 1.0)
        options[milepost] = sorted(
            (
                (dislike + obstacles.cost(_glyph_box(label, sheet)), label)
                for dislike, label in name_candidates(
                    x, y, map_name(geometry, milepost), sheet, half
                )
            ),
            key=lambda pair: pair[0],
        )
    placed = _choose_name_places(cities, options, sheet)
    obstacles.boxes += [_pad(label.box, sheet.lettering * 0.08) for label in placed.values()]
    return placed


def map_name(geometry: Geometry, milepost: int) -> str:
    """Return what the map calls a city: both names of twin cities if the edition has both; for
    any other milepost the place nearby."""
    names = geometry.board.mileposts[milepost].cities
    shown = [n for n in names if n in geometry.board.cities] or list(names)
    return " / ".join(shown) or geometry.board.name(milepost)


def _choose_name_places(
    cities: list[int], options: dict[int, list[tuple[float, Label]]], sheet: Sheet
) -> dict[int, Label]:
    """Place the names, hardest city first, each at the cheapest place that is still free.

    Cities without a place go first in the next round; the round that names most cities wins."""
    order = sorted(cities, key=lambda m: (-min(cost for cost, _ in options[m]), m))
    best: dict[int, Label] = {}
    for _ in range(8):
        placed: dict[int, Label] = {}
        taken: list[Box] = []
        for milepost in order:
            for cost, label in options[milepost]:
                box = _pad(label.box, sheet.lettering * 0.08)
                if cost < _DOT and not any(overlaps(box, other) for other in taken):
                    placed[milepost] = label
                    taken.append(box)
                    break
        if len(placed) > len(best):
            best = placed
        order.sort(key=lambda m: m in placed)
    return best


def _mark_candidates(
    track: Track, sheet: Sheet, half_width: float, half_height: float
) -> Iterable[Point]:
    (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap))
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length, (bx - ax) / length
    out = abs(nx) * half_width + abs(ny) * half_height + sheet.line * 1.2
    for t in (0.5, 0.3, 0.7):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        first = -1.0 if track.side < 0 else 1.0
        for sign in (first, -first):
            yield x + nx * out * sign, y + ny * out * sign


def _place_marks(
    geometry: Geometry, sheet: Sheet, obstacles: Obstacles
) -> Iterator[tuple[str, Point]]:
    by_railroad: dict[str, list[Track]] = defaultdict(list)
    for track in geometry.tracks:
        by_railroad[track.railroad].append(track)
    min_distance = 13.0 * sheet.marks
    for mark in sorted(by_railroad, key=lambda m: len(by_railroad[m])):
        half_width = text_width(mark, sheet.marks, True) / 2 + sheet.marks * 0.75
        half_height = sheet.marks * 0.66
        chosen: list[Point] = []
        choices = sorted(
            (
                (
                    obstacles.cost(
                        (x - half_width, y - half_height, x + half_width, y + half_height), mark
                    ),
                    x,
                    y,
                )
                for track in by_railroad[mark]
                for x, y in _mark_candidates(track, sheet, half_width, half_height)
            ),
        )
        for cost, x, y in choices:
            if chosen and (cost > 12.0 or any(math.dist((x, y), p) < min_distance for p in chosen)):
                continue
            box = (x - half_width, y - half_height, x + half_width, y + half_height)
            if cost < math.inf and not any(overlaps(box, other) for other in obstacles.boxes):
                chosen.append((x, y))
                obstacles.boxes.append(box)
        yield from ((mark, point) for point in chosen)
