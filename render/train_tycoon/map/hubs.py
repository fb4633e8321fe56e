"""Hubs on the map: what each supplies and takes, in rows that are drawn once and kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import data.train_tycoon as facts
from render.paint.ahead import Ahead, Key
from render.paint.canvas import Canvas
from render.paint.hexes import turned_corners
from render.paint.stamp import Stamp, tight
from render.paint.style import INK, SMALLEST, WHITE, text_width
from render.train_tycoon.map import wanted
from render.train_tycoon.map.sheet import FAR, NEAR
from render.train_tycoon.map.wanted import Content
from render.train_tycoon.shared.goods import sign
from render.train_tycoon.shared.words import PASSENGERS
from rules.train_tycoon.model.state import Hub, HubKind

AHEAD = Ahead("train_tycoon", __name__)


def content(hub: Hub) -> Content:
    """A hub as it is seen."""
    return Content(hub.kind, hub.item, hub.stock, tuple(sorted(hub.delivered.items())))


class Bit(NamedTuple):
    """A part of a row in a hub: a sign (`item`), or a number, in a dark box if it `lies` there."""

    item: str = ""
    text: str = ""
    lies: bool = False


def rows(hub: Content) -> list[list[Bit]]:
    """What stands in a hub, from the top: what it has, with its number; what it takes, with the
    number brought in this phase in a dark box."""
    if hub.kind == "resource":
        return [[Bit(hub.item)], [Bit(text=str(hub.stock))]]
    if hub.kind == "factory":
        have = [Bit(hub.item), Bit(text=str(hub.stock))]
        return [have, [bit for item in facts.accepts(hub.item) for bit in _taken(hub, item)]]
    if hub.kind == "city":
        people = [Bit(PASSENGERS), Bit(text=str(hub.stock))]
        if hub.brought(PASSENGERS):
            people.append(Bit(text=str(hub.brought(PASSENGERS)), lies=True))
        return [_taken(hub, hub.item), people]
    return []


def _taken(hub: Content, item: str) -> list[Bit]:
    here = [Bit(text=str(hub.brought(item)), lies=True)] if hub.brought(item) else []
    return [Bit(item), *here]


_SIGN, _SMALL = 36, 31
"""Sizes of signs: alone in their row, and beside others."""
_GAP = 2
_ROUND = 27
"""The least reach of a circle about a sign and a number, which shrink less than the map."""


def _size(row: Sequence[Bit]) -> int:
    return _SIGN if sum(bool(bit.item) for bit in row) == 1 and len(row) == 1 else _SMALL


def _wide(bit: Bit, size: int) -> float:
    if bit.item:
        return float(size)
    return text_width(bit.text, SMALLEST, True) + (8 if bit.lies else 0)


@AHEAD(wanted.seats)
def seat_of(kind: HubKind, side: float) -> Stamp:
    """The shape of a hub in a hex of this side, held at the middle of the hex: a circle for a
    resource, a factory's roof, the whole hex for a city, a ring for a transfer hub."""
    half = round(side) + 2
    canvas, k = Canvas(2 * half, 2 * half, None), side / 57.7
    if kind == "transfer":
        canvas.circle(half, half, 18 * k, WHITE, INK, 3)
        canvas.circle(half, half, 9 * k, INK)
    else:
        _ground(canvas, half, k, kind, side)
    return tight(Stamp(canvas.finish(), half, half))


def hub(shown: Content, side: float, name: str = "") -> Iterator[Stamp]:
    """The rows that stand in a hub, but for a transfer hub, held at the middle of the hex. With
    `name` that stands there in place of what is brought and waits."""
    found = [[Bit(shown.item)], [Bit(text=name)]] if name else rows(shown)
    for one, down in zip(found, _DOWN[shown.kind], strict=True):
        yield row(tuple(one), side, down)


_DOWN = {"resource": (-18, 17), "factory": (-14, 20), "city": (-18, 17)}
"""How far the rows are below the middle of a hub."""


def _wanted() -> Iterator[Key]:
    """The rows of all hubs that are likely, and of any with its name."""
    for side in (NEAR.side, FAR.side):
        for shown in wanted.contents():
            for one, down in zip(rows(shown), _DOWN[shown.kind], strict=True):
                yield tuple(one), side, down
            yield (Bit(shown.item),), side, _DOWN[shown.kind][0]
        for name, down in product(wanted.ids(), (17, 20)):
            yield (Bit(text=name),), side, down


@AHEAD(_wanted)
def row(bits: tuple[Bit, ...], side: float, down: int) -> Stamp:
    """A row, held at the middle of the hub that it stands in."""
    half, k = round(side * 0.8), side / 57.7
    canvas = Canvas(2 * half, 2 * half, None)
    _row(canvas, half, half + down * (k + 1) / 2, bits, k)
    return tight(Stamp(canvas.finish(), half, half))


def _ground(canvas: Canvas, half: int, k: float, kind: HubKind, side: float) -> None:
    if kind == "resource":
        canvas.circle(half, half, max(42 * k, _ROUND), WHITE, INK, 2.5)
    elif kind == "factory":
        left, right, low = half - 43 * k, half + 43 * k, half + 40 * k
        high, eaves, tooth = half - 45 * k, half - 33 * k, (right - left) / 3
        roof = [(left, low)]
        for number in range(3):
            x = left + tooth * number
            roof += [(x, high), (x + tooth, eaves)]
        shape = [*roof, (right, low)]
        canvas.polygon(shape, WHITE, INK, 2.5)
    else:
        shape = [(half + x, half + y) for x, y in turned_corners(side, 3)]
        canvas.polygon(shape, WHITE)


def _row(canvas: Canvas, x: float, y: float, row: Sequence[Bit], k: float) -> None:
    size = round(_size(row) * min(1.0, (k + 1) / 2))
    total = sum(_wide(bit, size) for bit in row) + _GAP * (len(row) - 1)
    at = x - total / 2
    for bit in row:
        wide = _wide(bit, size)
        if bit.item:
            sign(canvas, at + wide / 2, y, size - 3, bit.item)
        else:
            if bit.lies:
                canvas.box((at, y - 15, at + wide, y + 15), INK, radius=6)
            fill = WHITE if bit.lies else INK
            canvas.text(at + wide / 2, y + 11.5, bit.text, SMALLEST, fill, bold=True, anchor="ms")
        at += wide + _GAP
