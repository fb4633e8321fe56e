"""Sprites of the map in palette indices: small pictures, and shapes of a hex in a colour,
each drawn once and cached, most of them in the atlas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

import data.baltimore_ohio as facts
from render.baltimore_ohio.map import wanted
from render.baltimore_ohio.map.sheet import Sheet, side_line
from render.baltimore_ohio.shared import sprites
from render.baltimore_ohio.shared.palettes import TERRAIN, palette
from render.paint import hexes, indexed_sprite
from render.paint.canvas import Point
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite, put
from render.paint.sprite import Sprite
from render.paint.sprite_atlas import SpriteAtlas
from render.paint.style import Colour

__all__ = [
    "ATLAS",
    "cost",
    "counter",
    "cubes",
    "half_line",
    "half_lines_from",
    "hex_shape",
    "name",
    "planned",
    "plate",
    "put",
    "ring",
    "sides",
    "step",
    "ticket",
]

P = ParamSpec("P")
_BLEND_COLOUR = TERRAIN["plain"]
"""Colour with which soft edges are blended; in lightness it is between the other
backgrounds."""


ATLAS = SpriteAtlas("baltimore_ohio", __name__)


def _to_indexed(make: Callable[P, Sprite]) -> Callable[P, IndexedSprite]:
    """Return a function that makes the sprites of `make` in palette indices."""

    def make_indexed(*args: P.args, **named: P.kwargs) -> IndexedSprite:
        return indexed_sprite.quantize_sprite(make(*args, **named), palette(), _BLEND_COLOUR)

    return make_indexed


cost = ATLAS(wanted.costs)(_to_indexed(sprites.cost))
counter = cached(_to_indexed(sprites.counter))
cubes = ATLAS(wanted.cubes)(_to_indexed(sprites.cube_sprite))
name = ATLAS(wanted.name_sprites)(_to_indexed(sprites.name))
planned = cached(_to_indexed(sprites.text_sprite))
plate = ATLAS(wanted.plates)(_to_indexed(sprites.code))
step = cached(_to_indexed(sprites.step))
ticket = ATLAS(wanted.incomes)(_to_indexed(sprites.ticket))


def _tint_shapes(
    trace: Callable[P, IndexedSprite],
) -> Callable[Concatenate[Colour, P], IndexedSprite]:
    """Return a function that makes the shapes of `trace` in a colour."""

    @cached
    def make_tinted(colour: Colour, /, *args: P.args, **named: P.kwargs) -> IndexedSprite:
        return indexed_sprite.tint_sprite(trace(*args, **named), colour, palette(), _BLEND_COLOUR)

    return make_tinted


@_tint_shapes
@ATLAS(wanted.fills)
def hex_shape(sheet: Sheet, inset: float) -> IndexedSprite:
    """Return a hex, `inset` pixels inside."""
    return indexed_sprite.sprite_from_mask(hexes.hex_mask(sheet.side, inset))


@_tint_shapes
@ATLAS(wanted.rings)
def ring(sheet: Sheet, inset: float, width: float, dash: tuple[float, ...] = ()) -> IndexedSprite:
    """Return the outline of a hex, `inset` pixels inside; each side is dashed by itself."""
    return indexed_sprite.sprite_from_mask(hexes.outline_mask(sheet.side, inset, width, dash))


@_tint_shapes
@ATLAS(wanted.sides)
def sides(
    sheet: Sheet, directions: tuple[int, ...], width: float, dash: tuple[float, ...] = ()
) -> IndexedSprite:
    """Return sides of a hex, in some of the six directions."""
    ends = [side_line(sheet, direction) for direction in directions]
    masks = [hexes.side_mask(sheet.side, line, width, dash) for line in ends]
    return indexed_sprite.sprite_from_mask(hexes.merge_masks(masks))


@_tint_shapes
@ATLAS(wanted.lanes)
def half_line(sheet: Sheet, direction: int, aside: float, width: float) -> IndexedSprite:
    """Return half of a line from the centre of a hex to that of its neighbour, `aside` pixels
    to the side."""
    return indexed_sprite.sprite_from_mask(
        hexes.side_mask(sheet.side, half_line_ends(sheet, direction, aside), width)
    )


@_tint_shapes
@ATLAS(wanted.ways)
def half_lines_from(sheet: Sheet, directions: tuple[int, ...], width: float) -> IndexedSprite:
    """Return halves of lines from the centre of a hex to those of its neighbours."""
    ends = [half_line_ends(sheet, direction, 0) for direction in directions]
    masks = [hexes.side_mask(sheet.side, line, width) for line in ends]
    return indexed_sprite.sprite_from_mask(hexes.merge_masks(masks))


@facts.FACTS.cached
def half_line_ends(sheet: Sheet, direction: int, aside: float) -> tuple[Point, Point]:
    """Return the ends of half a line, relative to the centre of the hex; both halves of a line
    are moved to the same side."""
    (ax, ay), (bx, by) = side_line(sheet, direction)
    mx, my, turn = (ax + bx) / 2, (ay + by) / 2, 1 if direction < 3 else -1
    length = sheet.across / 2
    ox, oy = -my / length * aside * turn, mx / length * aside * turn
    return (ox, oy), (mx + ox, my + oy)
