"""The text on the map, and what a picture of the board is about: names of cities, incomes,
costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from data.baltimore_ohio.structs import Hex
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.map_sprites import HOUSE_WIDTH
from render.baltimore_ohio.map.sheet import Sheet
from render.baltimore_ohio.shared.palettes import FAINT
from render.baltimore_ohio.shared.words import city_code
from render.map.hexes import ids_inside
from render.map.placement import Placement, Spot
from render.paint.canvas import Box, Point
from render.paint.hexes import Window
from render.paint.indexed_sprite import IndexedSprite, put
from render.paint.style import SMALLEST, WHITE, text_width


class Marked(NamedTuple):
    """What stands out: the railroad in question, the hexes `built` last, and the hexes of a
    planned build in their order (`proposal`).

    `ids`: hexes show their ids instead of their costs; hexes without a city that stand out
    always do."""

    railroad: str | None = None
    built: tuple[str, ...] = ()
    proposal: tuple[str, ...] = ()
    ids: bool = False


class Label(NamedTuple):
    """A text on the map and its middle, in the window's pixels; `home`: the railroad whose house
    stands before a city's name or letters; `full`: no railroad may enter any more; `hex`: that of
    the city."""

    kind: Literal["cost", "planned", "income", "city", "code", "places"]
    text: str
    x: float
    y: float
    home: str = ""
    full: bool = False
    hex: str = ""

    @property
    def half(self) -> Point:
        """Half of its width and height, with its background."""
        width = text_width(self.text, SMALLEST, self.kind not in ("cost", "places")) / 2
        width += HOUSE_WIDTH / 2 if self.home else 0
        if self.kind == "city":
            return width + 7, 18
        return (width + 7, 16) if self.kind == "income" else (width + 2, 12)


class Texts(NamedTuple):
    """What is lettered on a window of the board: incomes at the Tech Level, the costs of `priced`
    hexes, the names of the `served` cities and the letters of all others, and how many railroads
    are where there is room for how many (`places`). `homes` are railroads in play, `things` the
    boxes of what lies on the board."""

    sheet: Sheet
    window: Window
    marked: Marked
    level: int
    priced: frozenset[str]
    served: frozenset[str]
    homes: frozenset[str]
    places: tuple[tuple[str, tuple[int, int]], ...]
    things: tuple[Box, ...] = ()


@facts.FACTS.cached_recent(64)
def hexes_inside(sheet: Sheet, window: Window) -> tuple[Hex, ...]:
    """Return the hexes that lie completely in the window; only those have text."""
    inside = set(ids_inside(sheet, window))
    return tuple(row for row in facts.board_map().hexes if row.id in inside)


@facts.FACTS.cached_recent(32)
def place_labels(texts: Texts) -> tuple[Label, ...]:
    """Return the texts where nothing lies on anything: first numbers, then the letters of cities,
    for which a name stands where there is room, then places."""
    labels = _Labels(texts)
    rows = hexes_inside(texts.sheet, texts.window)
    cities = [row for row in rows if row.city is not None]
    for row in rows:
        numbers = _numbers(row, texts)
        for label, x in _side_by_side(list(numbers), _window_x(texts, row.id)):
            spots = _rows_of(texts, row.id, x, last_first=True)
            if row.id in texts.marked.built:
                spots = [(-1.0, x, spots[0][2] - 6), *spots]  # clear of the frame
            labels.place(label, spots)
    for row in cities:
        labels.place(_code(row, texts), _code_spots(row, texts))
    for row in cities:
        if row.id in texts.served or row.id in texts.marked.proposal:
            labels.replace(_name(row, texts), _name_spots(row, texts))
    for hex_, (present, room) in texts.places:
        if hex_ in texts.marked.proposal:
            continue
        label = Label("places", f"{present}/{room}", 0, 0)
        labels.place(label, _rows_of(texts, hex_, _window_x(texts, hex_), last_first=True))
    return tuple(labels.placed)


class _Labels:
    """The labels that have been placed."""

    def __init__(self, texts: Texts) -> None:
        self._placement = Placement(texts.window.width, texts.window.height)
        for box in texts.things:
            self._placement.taken.add(box)
        self.placed: list[Label] = []

    def place(self, label: Label, spots: Sequence[Spot]) -> bool:
        """Place a label at the best free spot. Return whether there is one."""
        place = self._placement.place(spots, label.half)
        if place is not None:
            self.placed.append(label._replace(x=place[0], y=place[1]))
        return place is not None

    def replace(self, label: Label, spots: Sequence[Spot]) -> None:
        """Place a label instead of that of its hex, if there is room."""
        before = next((other for other in self.placed if other.hex == label.hex), None)
        if before is not None:
            self._placement.taken.remove(_box_of(before))
        if self.place(label, spots) and before is not None:
            self.placed.remove(before)
        elif before is not None:
            self._placement.taken.add(_box_of(before))


def _box_of(label: Label) -> Box:
    across, down = label.half
    return label.x - across, label.y - down, label.x + across, label.y + down


def _numbers(row: Hex, texts: Texts) -> Iterator[Label]:
    """Yield the income of a city that is served or within reach, and the cost of a hex or its
    id."""
    marked = texts.marked
    planned, built = row.id in marked.proposal, row.id in marked.built
    shows_price = marked.ids or planned or row.id in texts.priced
    is_near = row.id in texts.served or shows_price
    if row.city is not None and is_near and not marked.ids and not planned:
        yield Label("income", str(facts.cities()[row.city].revenue[texts.level - 1]), 0, 0)
    shows_id = marked.ids or (row.city is None and (planned or built))
    if row.city is None:
        shows_price |= built
    elif not marked.ids and (planned or not texts.sheet.costs):
        shows_price = False  # the panel above has what a planned city costs
    if shows_price:
        kind: Literal["planned", "cost"] = "planned" if planned or (shows_id and built) else "cost"
        yield Label(kind, row.id if shows_id else str(row.cost), 0, 0)


def _side_by_side(labels: Sequence[Label], x: float) -> Iterator[tuple[Label, float]]:
    """Yield labels with their middles, side by side about a place."""
    left = x - sum(label.half[0] for label in labels) - 2 * (len(labels) - 1)
    for label in labels:
        yield label, left + label.half[0]
        left += 2 * label.half[0] + 4


def _window_x(texts: Texts, hex_: str) -> float:
    return texts.sheet.centres[hex_][0] - texts.window.left


def _rows_of(texts: Texts, hex_: str, x: float, last_first: bool = False) -> list[Spot]:
    y = texts.sheet.centres[hex_][1] - texts.window.top
    rows = sorted(texts.sheet.rows, reverse=last_first)
    if last_first:
        rows.insert(1, rows[0] + 10)  # below a cube or the number of a build
    return [(float(number), x, y + row) for number, row in enumerate(rows)]


_AT_SEA = ("Portsmouth", "Providence")
"""Cities whose names stand in the water east of them, if it is in the window."""


def _name(row: Hex, texts: Texts) -> Label:
    assert row.city is not None
    home = facts.cities()[row.city].home_of or ""
    return Label("city", row.city, 0, 0, home if home in texts.homes else "", hex=row.id)


def _code(row: Hex, texts: Texts) -> Label:
    assert row.city is not None
    present, room = dict(texts.places).get(row.id, (0, 1))
    return _name(row, texts)._replace(kind="code", text=city_code(row.city), full=present >= room)


def _code_spots(row: Hex, texts: Texts) -> list[Spot]:
    """Return the places of a city's letters: in the rows of its hex, or a little aside."""
    x, aside, half = _window_x(texts, row.id), texts.sheet.across * 0.12, _code(row, texts).half[0]
    spots = [
        (cost + side * 0.3 + low * 0.1, _keep_inside(texts, x + dx * side, half), y + 3 * low)
        for side in (0, 1, 2)
        for low in (0, 1)
        for dx in (aside, -aside)
        for cost, _, y in _rows_of(texts, row.id, x)
    ]
    return sorted(spots)


def _keep_inside(texts: Texts, x: float, half: float) -> float:
    """Return the middle nearest to x of a label whose outline lies in the window too."""
    return min(max(x, half + 4), texts.window.width - half - 4)


def _name_spots(row: Hex, texts: Texts) -> list[Spot]:
    """Return the places of a city's name: in its hex or a little off it, or in the water."""
    sheet, x = texts.sheet, _window_x(texts, row.id)
    y, half = sheet.centres[row.id][1] - texts.window.top, _name(row, texts).half[0]
    rows = [(0.0, sheet.rows[0]), (2.0, sheet.rows[0] - 12), (3.0, sheet.rows[-1])]
    spots = [
        (cost + abs(step), _keep_inside(texts, x + step * sheet.across * 0.1, half), y + dy)
        for cost, dy in rows
        for step in range(-5, 6)
    ]
    if row.city in _AT_SEA:
        spots.append((-1.0, x + sheet.across / 2 + 9 + half, y))
    return sorted(spots)


def draw_labels(image: Image.Image, placed: Sequence[Label]) -> None:
    """Draw the labels on a picture of the window in palette indices."""
    for label in placed:
        put(image, _sprite(label), label.x, label.y + 12)


def _sprite(label: Label) -> IndexedSprite:
    if label.kind == "income":
        return map_sprites.ticket(label.text)
    if label.kind in ("cost", "places"):
        return map_sprites.cost(label.text)
    if label.kind == "planned":
        return map_sprites.planned(label.text)
    if label.kind == "city":
        return map_sprites.name(label.text, label.home)
    ground = FAINT if label.full else WHITE
    return map_sprites.name(label.text, label.home, ground, ground)
