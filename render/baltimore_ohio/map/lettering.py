"""The lettering of the map, and what of the board it is about: names of cities, incomes, costs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import pieces
from render.baltimore_ohio.map.sheet import Sheet
from render.baltimore_ohio.shared.stamps import HOUSE
from render.paint.hexes import Window
from render.paint.style import INK, SMALLEST, text_width

__all__ = ["Label", "Marked", "Window", "inside", "labels", "letter", "whole"]


class Marked(NamedTuple):
    """What stands out: the railroad in question, hexes built last, hexes that a build would add in
    their order. `ids`: hexes are lettered with what they are called instead of what they cost, as
    those that stand out and have no city always are."""

    railroad: str | None = None
    built: tuple[str, ...] = ()
    proposal: tuple[str, ...] = ()
    ids: bool = False


class Label(NamedTuple):
    """A line of text on the map and the middle of its base line, in the window's pixels; `home`:
    the railroad whose house stands before a city's name."""

    kind: Literal["cost", "planned", "income", "city"]
    text: str
    x: float
    y: float
    hex: str = ""
    home: str = ""

    @property
    def half(self) -> float:
        """Half of its width."""
        wide = text_width(self.text, SMALLEST, self.kind != "cost")
        return (wide + (HOUSE if self.home else 0)) / 2

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of its capitals."""
        return (self.x - self.half, self.y - SMALLEST * 0.7, self.x + self.half, self.y)


def whole(sheet: Sheet) -> Window:
    """All of the board."""
    return Window(0, 0, sheet.width, sheet.height)


@lru_cache(maxsize=64)
def inside(sheet: Sheet, window: Window) -> tuple[facts.Hex, ...]:
    """The hexes that are altogether in the window: only those are lettered."""
    found = []
    for row in facts.board_map().hexes:
        x, y = sheet.centres[row.id]
        across = window.left <= x - sheet.across / 2 + 1 and (
            x + sheet.across / 2 - 1 <= window.left + window.width
        )
        down = window.top <= y - sheet.side + 1 and (
            y + sheet.side - 1 <= window.top + window.height
        )
        if across and down:
            found.append(row)
    return tuple(found)


@lru_cache(maxsize=32)
def labels(
    level: int,
    priced: frozenset[str],
    homes: Collection[str],
    sheet: Sheet,
    window: Window,
    marked: Marked,
) -> tuple[Label, ...]:
    """Names of cities, with the house of whoever of `homes` is at home there, their incomes at the
    Tech Level, and what the `priced` hexes cost."""
    found: list[Label] = []
    cities: list[Label] = []
    for row in inside(sheet, window):
        x, y = sheet.centres[row.id]
        x, y = x - window.left, y - window.top
        low = y + sheet.numbers
        planned, built = row.id in marked.proposal, row.id in marked.built
        called = marked.ids or (row.city is None and (planned or built))
        price = Label(
            "planned" if planned or (called and built) else "cost",
            row.id if called else str(row.cost),
            x,
            low,
            row.id,
        )
        named = marked.ids or planned or row.id in priced
        if row.city is None:
            found += [price] * (named or built)
            continue
        income = Label("income", str(facts.cities()[row.city].revenue[level - 1]), x, low, row.id)
        if marked.ids:
            found.append(price)
        elif named and sheet.costs:
            found += _beside(income, price)
        elif not planned:
            found.append(income)
        home = facts.cities()[row.city].home_of or ""
        label = Label("city", row.city, x, y + sheet.name, row.id, home if home in homes else "")
        cities.append(_placed(label, x, y, sheet, window))
    return (*found, *_parted(cities))


_AT_SEA = ("Portsmouth", "Providence")
"""Cities whose names stand in the water to the east of them, if it is in the window."""
_SHORT = {"Philadelphia": "Phila."}
"""Names cut short where hexes are small."""
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
"""Names moved aside for their neighbours, in widths of a hex: at the near and at the far scale."""


def _placed(row: Label, x: float, y: float, sheet: Sheet, window: Window) -> Label:
    """A city's name in its hex, or beside it at sea."""
    near = sheet.costs
    if row.text in _AT_SEA:
        side = x + sheet.across / 2 + 9
        if side + 2 * row.half + 6 <= window.width:
            return row._replace(x=side + row.half, y=y + 12)
    nudge = _NUDGE.get(row.text, (0, 0))[not near] * sheet.across
    if not near:
        row = row._replace(text=_SHORT.get(row.text, row.text))
    room = row.half + 10
    return row._replace(x=min(max(x + nudge, room), window.width - room))


_BETWEEN = 20
"""Pixels between two names in a row at least."""


def _parted(cities: list[Label]) -> Iterator[Label]:
    """Names in one row pushed to the left where one at the window's edge comes too near."""
    last: Label | None = None
    for row in sorted(cities, key=lambda row: (row.y, -row.x)):
        if last is not None and last.y == row.y:
            row = row._replace(x=row.x - max(0.0, row.box[2] + _BETWEEN - last.box[0]))
        last = row
        yield row


def _beside(income: Label, price: Label) -> Iterator[Label]:
    """Both beside one another about their place."""
    room = text_width(income.text, SMALLEST, True) + 10
    side = text_width(price.text, SMALLEST, price.kind == "planned")
    left = income.x - (room + 8 + side) / 2
    yield income._replace(x=left + room / 2)
    yield price._replace(x=left + room + 8 + side / 2)


def letter(image: Image.Image, rows: Sequence[Label]) -> None:
    """Put the labels on a picture of the window, in the numbers of the palette."""
    for row in rows:
        if row.kind == "income":
            thing = pieces.ticket(row.text)
        elif row.kind == "cost":
            thing = pieces.cost(row.text)
        elif row.kind == "planned":
            thing = pieces.plan(row.text, SMALLEST, True, INK)
        else:
            thing = pieces.name(row.text, row.home)
        pieces.put(image, thing, row.x, row.y)
