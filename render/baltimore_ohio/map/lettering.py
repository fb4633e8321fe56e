"""The text on the map, and what a picture of the board is about: names of cities, incomes,
costs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Literal, NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import map_sprites
from render.baltimore_ohio.map.sheet import Sheet
from render.baltimore_ohio.shared.sprites import HOUSE_WIDTH
from render.paint.hexes import Window
from render.paint.style import INK, SMALLEST, text_width

__all__ = [
    "Label",
    "Marked",
    "Window",
    "draw_labels",
    "hexes_inside",
    "place_labels",
    "whole_window",
]


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
    """A line of text on the map and the middle of its baseline, in the window's pixels; `home`:
    the railroad whose house stands before a city's name."""

    kind: Literal["cost", "planned", "income", "city"]
    text: str
    x: float
    y: float
    hex: str = ""
    home: str = ""

    @property
    def half_width(self) -> float:
        """Half of its width."""
        width = text_width(self.text, SMALLEST, self.kind != "cost")
        return (width + (HOUSE_WIDTH if self.home else 0)) / 2

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of its capitals."""
        return (self.x - self.half_width, self.y - SMALLEST * 0.7, self.x + self.half_width, self.y)


def whole_window(sheet: Sheet) -> Window:
    """Return a window with all of the board."""
    return Window(0, 0, sheet.width, sheet.height)


@facts.FACTS.cached_recent(64)
def hexes_inside(sheet: Sheet, window: Window) -> tuple[facts.Hex, ...]:
    """Return the hexes that lie completely in the window; only those have text."""
    result = []
    for row in facts.board_map().hexes:
        x, y = sheet.centres[row.id]
        fits_across = window.left <= x - sheet.across / 2 + 1 and (
            x + sheet.across / 2 - 1 <= window.left + window.width
        )
        fits_down = window.top <= y - sheet.side + 1 and (
            y + sheet.side - 1 <= window.top + window.height
        )
        if fits_across and fits_down:
            result.append(row)
    return tuple(result)


@facts.FACTS.cached_recent(32)
def place_labels(
    level: int,
    priced: frozenset[str],
    homes: Collection[str],
    sheet: Sheet,
    window: Window,
    marked: Marked,
) -> tuple[Label, ...]:
    """Return the names of cities, their incomes at the Tech Level, and the costs of the
    `priced` hexes.

    Before the name of a city stands the house of the railroad in `homes` that is at home there."""
    result: list[Label] = []
    cities: list[Label] = []
    for row in hexes_inside(sheet, window):
        x, y = sheet.centres[row.id]
        x, y = x - window.left, y - window.top
        numbers_y = y + sheet.numbers
        planned, built = row.id in marked.proposal, row.id in marked.built
        shows_id = marked.ids or (row.city is None and (planned or built))
        price = Label(
            "planned" if planned or (shows_id and built) else "cost",
            row.id if shows_id else str(row.cost),
            x,
            numbers_y,
            row.id,
        )
        shows_price = marked.ids or planned or row.id in priced
        if row.city is None:
            result += [price] * (shows_price or built)
            continue
        income = Label(
            "income", str(facts.cities()[row.city].revenue[level - 1]), x, numbers_y, row.id
        )
        if marked.ids:
            result.append(price)
        elif shows_price and sheet.costs:
            result += _place_pair(income, price)
        elif not planned:
            result.append(income)
        home = facts.cities()[row.city].home_of or ""
        label = Label("city", row.city, x, y + sheet.name, row.id, home if home in homes else "")
        cities.append(_place_name(label, x, y, sheet, window))
    return (*result, *_separate_names(cities))


_AT_SEA = ("Portsmouth", "Providence")
"""Cities whose names stand in the water east of them, if it is in the window."""
_SHORT_NAMES = {"Philadelphia": "Phila."}
"""Names that are shortened where hexes are small."""
_NUDGE = {
    "Concord": (-0.12, -0.34),
    "Hartford": (0, -0.06),
    "Syracuse": (-0.08, -0.34),
    "Utica": (0.04, 0.12),
    "Baltimore": (-0.24, -0.56),
    "Dover": (0.06, 0.08),
    "Washington": (-0.1, -0.1),
    "Harrisburg": (0, -0.08),
    "Philadelphia": (0, 0.04),
}
"""Names moved aside for their neighbours, in widths of a hex: at the near and at the far
scale."""


def _place_name(row: Label, x: float, y: float, sheet: Sheet, window: Window) -> Label:
    """Return a city's name placed in its hex, or next to it at sea."""
    is_near = sheet.costs
    if row.text in _AT_SEA:
        sea_left = x + sheet.across / 2 + 9
        if sea_left + 2 * row.half_width + 6 <= window.width:
            return row._replace(x=sea_left + row.half_width, y=y + 12)
    nudge = _NUDGE.get(row.text, (0, 0))[not is_near] * sheet.across
    if not is_near:
        row = row._replace(text=_SHORT_NAMES.get(row.text, row.text))
    room = row.half_width + 10
    return row._replace(x=min(max(x + nudge, room), window.width - room))


_MIN_GAP = 20
"""Minimum gap between two names in a row, in pixels."""


def _separate_names(cities: list[Label]) -> Iterator[Label]:
    """Yield the names; in a row they are pushed to the left if one at the window's edge is too
    near."""
    last: Label | None = None
    for row in sorted(cities, key=lambda row: (row.y, -row.x)):
        if last is not None and last.y == row.y:
            row = row._replace(x=row.x - max(0.0, row.box[2] + _MIN_GAP - last.box[0]))
        last = row
        yield row


def _place_pair(income: Label, price: Label) -> Iterator[Label]:
    """Yield both labels side by side about their place."""
    room = text_width(income.text, SMALLEST, True) + 10
    side = text_width(price.text, SMALLEST, price.kind == "planned")
    left = income.x - (room + 8 + side) / 2
    yield income._replace(x=left + room / 2)
    yield price._replace(x=left + room + 8 + side / 2)


def draw_labels(image: Image.Image, placed: Sequence[Label]) -> None:
    """Draw the labels on a picture of the window in palette indices."""
    for label in placed:
        if label.kind == "income":
            sprite = map_sprites.ticket(label.text)
        elif label.kind == "cost":
            sprite = map_sprites.cost(label.text)
        elif label.kind == "planned":
            sprite = map_sprites.planned(label.text, SMALLEST, True, INK)
        else:
            sprite = map_sprites.name(label.text, label.home)
        map_sprites.put(image, sprite, label.x, label.y)
