"""Hubs on the map: what each supplies and takes, drawn once for each content and kept."""

from __future__ import annotations

from typing import NamedTuple

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.hexes import turned_corners
from render.paint.kept import kept
from render.paint.stamp import Stamp
from render.paint.style import INK, SMALLEST, WHITE, text_width
from render.train_tycoon.shared.goods import sign
from render.train_tycoon.shared.words import PASSENGERS
from rules.train_tycoon.model.state import Hub, HubKind


class Content(NamedTuple):
    """What is seen at a hub: `arrived` is what was brought there in this phase, by kind."""

    kind: HubKind
    item: str
    stock: int
    arrived: tuple[tuple[str, int], ...]

    def brought(self, item: str) -> int:
        return dict(self.arrived).get(item, 0)


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


def _size(row: list[Bit]) -> int:
    return _SIGN if sum(bool(bit.item) for bit in row) == 1 and len(row) == 1 else _SMALL


def _wide(bit: Bit, size: int) -> float:
    if bit.item:
        return float(size)
    return text_width(bit.text, SMALLEST, True) + (8 if bit.lies else 0)


@kept
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
    return Stamp(canvas.finish(), half, half)


@kept
def hub(shown: Content, side: float, name: str = "") -> Stamp:
    """What stands in a hub, but for a transfer hub, held at the middle of the hex. With `name` that
    stands there in place of what is brought and waits."""
    half, k = round(side * 0.8), side / 57.7
    canvas = Canvas(2 * half, 2 * half, None)
    found = [[Bit(shown.item)], [Bit(text=name)]] if name else rows(shown)
    for row, dy in zip(found, (-14, 20) if shown.kind == "factory" else (-18, 17), strict=True):
        _row(canvas, half, half + dy * (k + 1) / 2, row, k)
    return Stamp(canvas.finish(), half, half)


def _ground(canvas: Canvas, half: int, k: float, kind: HubKind, side: float) -> None:
    if kind == "resource":
        canvas.circle(half, half, 42 * k, WHITE, INK, 2.5)
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


def _row(canvas: Canvas, x: float, y: float, row: list[Bit], k: float) -> None:
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
