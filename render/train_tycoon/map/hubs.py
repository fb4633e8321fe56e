"""Sprites of hubs: what each supplies and takes, in rows that are drawn once and cached."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple, get_args

import data.train_tycoon as facts
from render.layout.box import Box, Card, Sprite
from render.layout.stacks import Row
from render.layout.text import Text
from render.paint import sprite
from render.paint.canvas import Canvas
from render.paint.hexes import hex_corners
from render.paint.sprite import trim
from render.paint.sprite_atlas import Key, SpriteAtlas
from render.paint.style import INK, SMALLEST, WHITE
from render.train_tycoon.map.sheet import FAR, NEAR
from render.train_tycoon.map.tracks import hex_ids
from render.train_tycoon.shared.signs import draw_sign
from render.train_tycoon.shared.words import PASSENGERS
from rules.train_tycoon.model.state import Hub, HubKind

ATLAS = SpriteAtlas("train_tycoon", __name__)
_MAX_STOCK = 8
"""Stock of a hub; larger ones are rare."""


class Content(NamedTuple):
    """What is shown at a hub; `arrived` is what was brought there in this phase, by kind."""

    kind: HubKind
    item: str
    stock: int
    arrived: tuple[tuple[str, int], ...]

    def count_brought(self, item: str) -> int:
        return dict(self.arrived).get(item, 0)


def _contents() -> Iterator[Content]:
    """Yield contents of hubs, with at most one item of each kind brought."""
    kinds: list[tuple[HubKind, str, tuple[str, ...]]]
    kinds = [("resource", row.id, ()) for row in facts.goods().resources]
    for good in facts.goods().goods:
        kinds.append(("factory", good.id, facts.accepted_resources(good.id)))
        kinds.append(("city", good.id, (good.id, PASSENGERS)))
    for (kind, item, taken), stock in product(kinds, range(_MAX_STOCK + 1)):
        for count in range(len(taken) + 1):
            for items in combinations(sorted(taken), count):
                yield Content(kind, item, stock, tuple((item_brought, 1) for item_brought in items))


def hub_content(hub: Hub) -> Content:
    return Content(hub.kind, hub.item, hub.stock, tuple(sorted(hub.delivered.items())))


class RowPart(NamedTuple):
    """A part of a row in a hub: a sign (`item`), or a number, in a dark box if it counts what
    was brought (`lies`)."""

    item: str = ""
    text: str = ""
    lies: bool = False


def hub_rows(hub: Content) -> list[list[RowPart]]:
    """Return the rows in a hub, from the top: what it has, with its number; what it takes, with
    the number brought in this phase in a dark box."""
    if hub.kind == "resource":
        return [[RowPart(hub.item)], [RowPart(text=str(hub.stock))]]
    if hub.kind == "factory":
        supply = [RowPart(hub.item), RowPart(text=str(hub.stock))]
        return [
            supply,
            [
                bit
                for item in facts.accepted_resources(hub.item)
                for bit in _demand_parts(hub, item)
            ],
        ]
    if hub.kind == "city":
        passengers = [RowPart(PASSENGERS), RowPart(text=str(hub.stock))]
        if hub.count_brought(PASSENGERS):
            passengers.append(RowPart(text=str(hub.count_brought(PASSENGERS)), lies=True))
        return [_demand_parts(hub, hub.item), passengers]
    return []


def _demand_parts(hub: Content, item: str) -> list[RowPart]:
    count = (
        [RowPart(text=str(hub.count_brought(item)), lies=True)] if hub.count_brought(item) else []
    )
    return [RowPart(item), *count]


_LARGE_SIGN, _SMALL_SIGN = 36, 31
"""Sizes of signs: alone in their row, and next to others."""
_GAP = 2
_MIN_CIRCLE, _MIN_FACTORY = 37, 30
"""Minimum radius of a circle and half-width of a factory around signs and numbers, which shrink
less than the map, if the hex has room for it."""


@ATLAS(lambda: product(get_args(HubKind), (NEAR.side, FAR.side)))
def hub_shape(kind: HubKind, side: float) -> sprite.Sprite:
    """Return the shape of a hub in a hex of this side, anchored at the centre of the hex: a circle
    for a resource, a factory's roof, the whole hex for a city, a ring for a transfer hub."""
    half = round(side) + 2
    canvas, k = Canvas(2 * half, 2 * half, None), side / 57.7
    if kind == "transfer":
        canvas.circle(half, half, 18 * k, WHITE, INK, 3)
        canvas.circle(half, half, 9 * k, INK)
    else:
        _draw_shape(canvas, half, k, kind, side)
    return trim(sprite.Sprite(canvas.finish(), half, half))


def hub_sprites(shown: Content, side: float, name: str = "") -> Iterator[sprite.Sprite]:
    """Yield the rows of a hub (none for a transfer hub), anchored at the centre of the hex.

    A `name` replaces the numbers."""
    row_list = [[RowPart(shown.item)], [RowPart(text=name)]] if name else hub_rows(shown)
    for parts, down in zip(row_list, _ROW_OFFSETS[shown.kind], strict=True):
        yield row_sprite(tuple(parts), side, down)


_ROW_OFFSETS = {"resource": (-18, 14), "factory": (-14, 20), "city": (-18, 17)}
"""How far the rows are below the centre of a hub."""


def _likely_rows() -> Iterator[Key]:
    """Yield the rows of all likely hubs, and of any hub with its name."""
    for side in (NEAR.side, FAR.side):
        for shown in _contents():
            for parts, down in zip(hub_rows(shown), _ROW_OFFSETS[shown.kind], strict=True):
                yield tuple(parts), side, down
            yield (RowPart(shown.item),), side, _ROW_OFFSETS[shown.kind][0]
        for name, down in product(hex_ids(), {low for _, low in _ROW_OFFSETS.values()}):
            yield (RowPart(text=name),), side, down


@ATLAS(_likely_rows)
def row_sprite(bits: tuple[RowPart, ...], side: float, down: int) -> sprite.Sprite:
    """Return a row, anchored at the centre of its hub."""
    half, k = round(side * 0.8), side / 57.7
    canvas = Canvas(2 * half, 2 * half, None)
    _draw_row(canvas, half, half + down * (k + 1) / 2, bits, k)
    return trim(sprite.Sprite(canvas.finish(), half, half))


def _draw_shape(canvas: Canvas, half: int, k: float, kind: HubKind, side: float) -> None:
    room = side * math.sqrt(3) / 2 - 1
    if kind == "resource":
        radius = min(max(42 * k, _MIN_CIRCLE), room)
        canvas.circle(half, half, radius, WHITE, INK, 2.5)
    elif kind == "factory":
        k = min(max(k, _MIN_FACTORY / 43), room / 43)
        left, right, low = half - 43 * k, half + 43 * k, half + 40 * k
        high, eaves, tooth = half - 45 * k, half - 33 * k, (right - left) / 3
        roof = [(left, low)]
        for number in range(3):
            x = left + tooth * number
            roof += [(x, high), (x + tooth, eaves)]
        shape = [*roof, (right, low)]
        canvas.polygon(shape, WHITE, INK, 2.5)
    else:
        shape = [(half + x, half + y) for x, y in hex_corners(side, 3)]
        canvas.polygon(shape, WHITE)


def _draw_row(canvas: Canvas, x: float, y: float, row: Sequence[RowPart], k: float) -> None:
    size = round((_LARGE_SIGN if len(row) == 1 else _SMALL_SIGN) * min(1.0, (k + 1) / 2))
    line = Row(*(_part_box(part, size) for part in row), gap=_GAP)
    line.draw(canvas, x - line.width / 2, y - 15, line.width, 30)


def _part_box(part: RowPart, size: int) -> Box:
    if part.item:
        return Sprite(draw_sign, size - 3, part.item, room=(size, size))
    text = Text(part.text, SMALLEST, WHITE if part.lies else INK, bold=True)
    return Card(text, ground=INK, edge=None, radius=6, pad=(4, 0)) if part.lies else text
