"""Where names of cities and marks of railroads stand, so that they hide nothing of importance.

Both are placed once a sheet: cities first, the most crowded ones first; then the marks, beside the
middle of a track, spread over the length of each railroad.
"""

from __future__ import annotations

import math
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import accumulate
from operator import add

import msgspec

from render.paint.canvas import Box, Point
from render.paint.prepared import noted, numbers
from render.paint.style import text_width
from render.rail_baron.map.geometry import Geometry, Track
from render.rail_baron.map.sheet import Sheet, overlaps

_CELL, _STEP = 40, 10
_DOT = 60.0
"""What hiding a stop costs: more than any name may."""
_RIM = 16.0
"""What touching the rim of a stop costs, at one of eight points."""


@dataclass(frozen=True, slots=True)
class Label:
    """A line of lettering; `baseline` is the y its letters stand on."""

    text: str
    box: Box
    baseline: float


class Weights:
    """Points that lettering should keep off, each with a weight and an owner, in buckets."""

    def __init__(self) -> None:
        self._points: dict[tuple[int, int], list[tuple[float, float, float, str]]] = defaultdict(
            list
        )

    def add(self, x: float, y: float, weight: float, owner: str = "") -> None:
        self._points[int(x // _CELL), int(y // _CELL)].append((x, y, weight, owner))

    def within(self, box: Box, but: str | None = None) -> float:
        """Weight of the points inside a box, those of `but` left out."""
        left, top, right, bottom = box
        total = 0.0
        for column in range(int(left // _CELL), int(right // _CELL) + 1):
            for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                for x, y, weight, owner in self._points.get((column, row), ()):
                    if left < x < right and top < y < bottom and owner != but:
                        total += weight
        return total


class Obstacles(Weights):
    """The same on a sheet, with boxes that must be kept free."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.width, self.height = width, height
        self.boxes: list[Box] = []

    def cost(self, box: Box, but: str | None = None) -> float:
        """Weight inside a box; infinite on another label or off the sheet."""
        if box[0] < 8 or box[1] < 8 or box[2] > self.width - 8 or box[3] > self.height - 8:
            return math.inf
        if any(overlaps(box, other) for other in self.boxes):
            return math.inf
        return self.within(box, but)


@dataclass(frozen=True, slots=True)
class _Placed:
    names: dict[int, Label]
    marks: tuple[tuple[str, Point], ...]


class Worth:
    """Weights that stand, of which boxes are asked for often: sums over squares of `_STEP`."""

    def __init__(self, sheet: Sheet) -> None:
        self._across, self._down = sheet.width // _STEP + 2, sheet.height // _STEP + 2
        self.count = self._across * self._down
        self.cells: array[float] | memoryview[float] = array("d", bytes(8 * self.count))

    def add(self, x: float, y: float, weight: float) -> None:
        column, row = int(x // _STEP) + 1, int(y // _STEP) + 1
        if 0 < column < self._across and 0 < row < self._down:
            self.cells[row * self._across + column] += weight

    def summed(self) -> array[float]:
        """All cells, each with those above and to the left of it."""
        wide, found = self._across, array("d")
        above = array("d", bytes(8 * wide))
        for row in range(self._down):
            line = accumulate(self.cells[row * wide : (row + 1) * wide])
            above = array("d", map(add, line, above))
            found += above
        return found

    def within(self, box: Box) -> float:
        """Weight inside a box, to the nearest square."""
        left, right = (min(max(round(x / _STEP), 0), self._across - 1) for x in (box[0], box[2]))
        top, bottom = (min(max(round(y / _STEP), 0), self._down - 1) for y in (box[1], box[3]))
        cells, upper, lower = self.cells, top * self._across, bottom * self._across
        return (
            cells[lower + right]
            - cells[lower + left]
            - cells[upper + right]
            + (cells[upper + left])
        )


class _Kept(msgspec.Struct):
    """`_Placed` in a file: (milepost, text, box, baseline) and marks."""

    names: list[tuple[int, str, Box, float]]
    marks: list[tuple[str, Point]]


@cache
def _place(geometry: Geometry, sheet: Sheet) -> _Placed:
    """Worked out once for all processes: it takes a quarter of a second."""
    found = noted(
        "rail_baron", f"labels-{sheet.name}", lambda: _worked_out(geometry, sheet), _Kept,
        about(geometry),
    )  # fmt: skip
    names = {at: Label(text, box, baseline) for at, text, box, baseline in found.names}
    return _Placed(names, tuple(found.marks))


@cache
def about(geometry: Geometry) -> str:
    """The fingerprint of an edition's board."""
    cities = [geometry.board.mileposts[milepost].cities for milepost in geometry.drawn]
    told = f"{geometry.tracks} {geometry.drawn} {cities} {sorted(geometry.board.cities)}"
    return sha256(told.encode()).hexdigest()


def _worked_out(geometry: Geometry, sheet: Sheet) -> _Kept:
    made = _made(geometry, sheet)
    names = [(at, row.text, row.box, row.baseline) for at, row in made.names.items()]
    return _Kept(names, list(made.marks))


def _made(geometry: Geometry, sheet: Sheet) -> _Placed:
    obstacles = _obstacles(geometry, sheet)
    names = _place_names(geometry, sheet, obstacles) if sheet.names else {}
    marks = _place_marks(geometry, sheet, obstacles) if sheet.names else ()
    return _Placed(names, tuple(marks))


def city_names(geometry: Geometry, sheet: Sheet) -> dict[int, Label]:
    """The named cities of a sheet by milepost."""
    return _place(geometry, sheet).names


def railroad_marks(geometry: Geometry, sheet: Sheet) -> tuple[tuple[str, Point], ...]:
    """(mark, centre of its plate) all over a sheet."""
    return _place(geometry, sheet).marks


@cache
def worth_seeing(geometry: Geometry, sheet: Sheet) -> Worth:
    """Stops, names and marks of a sheet as weights: what tokens and cards should not cover. A name
    weighs 1 a square pixel, a mark less, a stop as much as 21 by 21 pixels of a name."""
    found = Worth(sheet)
    name = f"worth-{sheet.name}"
    found.cells = numbers(
        "rail_baron", name, found.count, lambda: _worth(geometry, sheet), about(geometry)
    )
    return found


def _worth(geometry: Geometry, sheet: Sheet) -> array[float]:
    found, tall = Worth(sheet), sheet.marks * 0.62
    for label in city_names(geometry, sheet).values():
        _weigh(found, label.box, 1.0)
    for mark, (x, y) in railroad_marks(geometry, sheet):
        half = text_width(mark, sheet.marks, True) / 2 + sheet.marks * 0.6
        _weigh(found, (x - half, y - tall, x + half, y + tall), 0.3)
    for milepost in geometry.drawn:
        found.add(*sheet.to_sheet(geometry.at[milepost]), 450.0)
    return found.summed()


def _weigh(found: Worth, box: Box, worth: float) -> None:
    for column in range(int((box[2] - box[0]) / _STEP) + 1):
        for row in range(int((box[3] - box[1]) / _STEP) + 1):
            found.add(box[0] + column * _STEP, box[1] + row * _STEP, worth * _STEP * _STEP)


def _obstacles(geometry: Geometry, sheet: Sheet) -> Obstacles:
    found = Obstacles(sheet.width, sheet.height)
    for track in geometry.tracks:
        (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted(sheet.unit_gap))
        steps = max(2, int(math.hypot(bx - ax, by - ay) / 6))
        for i in range(1, steps):
            t = i / steps
            found.add(ax + (bx - ax) * t, ay + (by - ay) * t, 1.0, track.railroad)
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
            found.add(x + dx * reach, y + dy * reach, _RIM if dx or dy else _DOT)
    return found


def name_places(
    x: float,
    y: float,
    text: str,
    sheet: Sheet,
    half_width: float,
    farther: tuple[float, ...] = (0.0, 0.2, 0.4, 0.7),
) -> Iterator[tuple[float, Label]]:
    """Places for a name about a city square, with a cost each, 0 the best liked; `farther` are
    the distances to be tried, in letter heights."""
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


def _inked(label: Label, sheet: Sheet) -> Box:
    """What the letters cover, those that reach below the line included."""
    left, top, right, bottom = _padded(label.box, 2)
    low = any(letter in "gjpqy" for letter in label.text)
    return left, top, right, bottom + (sheet.lettering * 0.2 if low else 0.0)


def _padded(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _place_names(geometry: Geometry, sheet: Sheet, obstacles: Obstacles) -> dict[int, Label]:
    board = geometry.board
    cities = [m for m in geometry.drawn if board.mileposts[m].cities]
    options: dict[int, list[tuple[float, Label]]] = {}
    for milepost in cities:
        x, y = sheet.to_sheet(geometry.at[milepost])
        half = sheet.square * (1.75 if len(board.mileposts[milepost].cities) > 1 else 1.0)
        options[milepost] = sorted(
            (
                (dislike + obstacles.cost(_inked(label, sheet)), label)
                for dislike, label in name_places(x, y, map_name(geometry, milepost), sheet, half)
            ),
            key=lambda pair: pair[0],
        )
    placed = _settle(cities, options, sheet)
    obstacles.boxes += [_padded(label.box, sheet.lettering * 0.08) for label in placed.values()]
    return placed


def map_name(geometry: Geometry, milepost: int) -> str:
    """What the map calls a city: both names of twin cities where the edition keeps both; of any
    other milepost the place nearby."""
    names = geometry.board.mileposts[milepost].cities
    kept = [n for n in names if n in geometry.board.cities] or list(names)
    return " / ".join(kept) or geometry.board.name(milepost)


def _settle(
    cities: list[int], options: dict[int, list[tuple[float, Label]]], sheet: Sheet
) -> dict[int, Label]:
    """The hardest city first; each takes the cheapest place that is still free. Whoever found none
    goes first the next time; the round that names most cities stands."""
    order = sorted(cities, key=lambda m: (-min(cost for cost, _ in options[m]), m))
    best: dict[int, Label] = {}
    for _ in range(8):
        placed: dict[int, Label] = {}
        taken: list[Box] = []
        for milepost in order:
            for cost, label in options[milepost]:
                box = _padded(label.box, sheet.lettering * 0.08)
                if cost < _DOT and not any(overlaps(box, other) for other in taken):
                    placed[milepost] = label
                    taken.append(box)
                    break
        if len(placed) > len(best):
            best = placed
        order.sort(key=lambda m: m in placed)
    return best


def _mark_places(track: Track, sheet: Sheet, half: float, tall: float) -> Iterable[Point]:
    (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted(sheet.unit_gap))
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length, (bx - ax) / length
    out = abs(nx) * half + abs(ny) * tall + sheet.line * 1.2
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
    apart = 13.0 * sheet.marks
    for mark in sorted(by_railroad, key=lambda m: len(by_railroad[m])):
        half = text_width(mark, sheet.marks, True) / 2 + sheet.marks * 0.75
        tall = sheet.marks * 0.66
        found: list[Point] = []
        choices = sorted(
            (
                (obstacles.cost((x - half, y - tall, x + half, y + tall), mark), x, y)
                for track in by_railroad[mark]
                for x, y in _mark_places(track, sheet, half, tall)
            ),
        )
        for cost, x, y in choices:
            if found and (cost > 12.0 or any(math.dist((x, y), p) < apart for p in found)):
                continue
            box = (x - half, y - tall, x + half, y + tall)
            if cost < math.inf and not any(overlaps(box, other) for other in obstacles.boxes):
                found.append((x, y))
                obstacles.boxes.append(box)
        yield from ((mark, point) for point in found)
