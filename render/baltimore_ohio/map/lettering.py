"""The lettering of the map, and what of the board it is about: names of cities, incomes, costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.sheet import Sheet
from render.baltimore_ohio.shared import stamps
from render.hexes import Window
from render.style import INK, SMALLEST, WHITE, text_width

__all__ = ["Label", "Marked", "Window", "inside", "labels", "letter", "whole"]


class Marked(NamedTuple):
    """What stands out: the railroad in question, hexes built last, hexes that a build would add in
    their order. `ids`: hexes are lettered with what they are called instead of what they cost."""

    railroad: str | None = None
    built: tuple[str, ...] = ()
    proposal: tuple[str, ...] = ()
    ids: bool = False


class Label(NamedTuple):
    """A line of text on the map and the middle of its base line, in the window's pixels."""

    kind: Literal["cost", "planned", "income", "city"]
    text: str
    x: float
    y: float
    hex: str = ""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of its capitals."""
        half = text_width(self.text, SMALLEST, self.kind != "cost") / 2
        return (self.x - half, self.y - SMALLEST * 0.7, self.x + half, self.y)


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
    level: int, own: frozenset[str], sheet: Sheet, window: Window, marked: Marked
) -> tuple[Label, ...]:
    """Names of cities, their incomes at the Tech Level, and what hexes cost but for those of the
    railroad in question, its `own`."""
    found: list[Label] = []
    cities: list[Label] = []
    for row in inside(sheet, window):
        x, y = sheet.centres[row.id]
        x, y = x - window.left, y - window.top
        low = y + sheet.numbers
        price = Label(
            "planned" if row.id in marked.proposal else "cost",
            row.id if marked.ids else str(row.cost),
            x,
            low,
            row.id,
        )
        if row.city is None:
            if row.id not in own or marked.ids:
                found.append(price)
            continue
        revenue = facts.cities()[row.city].revenue[level - 1]
        income = Label("income", str(revenue), x, low, row.id)
        if marked.ids:
            found.append(price)
        elif sheet.costs and row.id not in own:
            found += _beside(income, price)
        elif row.id not in marked.proposal:
            found.append(income)
        half = text_width(row.city, SMALLEST, True) / 2 + 10
        aside = _NUDGE.get(row.city, (0, 0))[not sheet.costs] * sheet.across
        place = min(max(x + aside, half), window.width - half)
        cities.append(Label("city", row.city, place, y + sheet.name, row.id))
    return (*found, *_parted(cities))


def _parted(cities: list[Label]) -> Iterator[Label]:
    """Names in one row pushed to the left where one at the window's edge comes too near."""
    last: Label | None = None
    for row in sorted(cities, key=lambda row: (row.y, -row.x)):
        if last is not None and last.y == row.y:
            row = row._replace(x=row.x - max(0.0, row.box[2] + _BETWEEN - last.box[0]))
        last = row
        yield row


_BETWEEN = 7


def _beside(income: Label, price: Label) -> Iterator[Label]:
    """Both beside one another about their place."""
    room = text_width(income.text, SMALLEST, True) + 10
    side = text_width(price.text, SMALLEST, price.kind == "planned")
    left = income.x - (room + 8 + side) / 2
    yield income._replace(x=left + room / 2)
    yield price._replace(x=left + room + 8 + side / 2)


_NUDGE = {
    "Portsmouth": (0.2, 0.3),
    "Concord": (-0.24, -0.42),
    "Hartford": (-0.16, -0.36),
    "Providence": (0.16, 0.36),
    "Syracuse": (-0.02, -0.16),
    "Utica": (0.02, 0.12),
    "Baltimore": (-0.06, -0.24),
    "Dover": (0, 0.12),
    "Harrisburg": (0, -0.02),
    "Philadelphia": (0, 0.02),
}
"""Names moved aside for their neighbours, in widths of a hex: at the near and at the far scale."""


def letter(image: Image.Image, rows: Sequence[Label]) -> None:
    """Put the labels on a picture of the window."""
    for row in rows:
        if row.kind == "income":
            stamp = stamps.ticket(row.text)
        elif row.kind == "cost":
            stamp = stamps.cost(row.text)
        else:
            stamp = stamps.word(
                row.text, SMALLEST, True, INK, WHITE if row.kind == "city" else None
            )
        stamps.put(image, stamp, row.x, row.y)
