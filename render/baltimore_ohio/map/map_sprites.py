"""Sprites of the map in palette indices: small pictures, and shapes of a hex in a colour,
each drawn once and cached, most of them in the atlas."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Concatenate, ParamSpec

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.lines import group_by_hex
from render.baltimore_ohio.map.sheet import (
    BORDER_WIDTHS,
    FAR,
    HIGHLIGHT_WIDTHS,
    LINE_WIDTHS,
    NEAR,
    PALE_LINE_WIDTHS,
    PRIVILEGE_DASH,
    RING_WIDTH,
    SMALL,
    Sheet,
    barrier_widths,
    black_edge_width,
    cube_slots,
    frame_layout,
    lane_pitch,
    lane_widths,
    outline,
    ring_inset,
    side_line,
)
from render.baltimore_ohio.shared.livery import LIVERIES, draw_cube, draw_house
from render.baltimore_ohio.shared.palettes import FAINT, TERRAIN, palette
from render.baltimore_ohio.shared.signs import Counter, draw_counter
from render.baltimore_ohio.shared.words import city_code
from render.paint import hexes, indexed_sprite
from render.paint.canvas import Canvas, Point
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite
from render.paint.sprite import Sprite, text_sprite
from render.paint.sprite_atlas import Key, SpriteAtlas
from render.paint.style import INK, SMALLEST, SOFT_INK, WHITE, Colour, text_width
from rules.baltimore_ohio.model.board import board

P = ParamSpec("P")
_BLEND_COLOUR = TERRAIN["plain"]
"""Colour with which soft edges are blended; in lightness it is between the other backgrounds."""


ATLAS = SpriteAtlas("baltimore_ohio", __name__)
"""With the sprites for the arguments named below, those likely to be needed."""
_MAX_LANES = 7
"""Number of lines side by side; more are rare."""
_DIRECTION_SETS = [some for count in range(1, 7) for some in combinations(range(6), count)]
_COST: Colour = (66, 60, 54)


def _names() -> Iterator[tuple[str, str]]:
    """Yield cities, each with the railroad at home there and without."""
    for name, city in facts.cities().items():
        yield name, ""
        yield name, city.home_of or ""


def _cubes() -> Iterator[Key]:
    sizes = {(18, 18)}
    for sheet, count in product((NEAR, FAR), range(1, len(LIVERIES) + 1)):
        sizes |= {(width, height) for _, _, width, height in cube_slots(sheet, count, True)}
    for name, size in product(LIVERIES, sorted(sizes)):
        yield name, *size
        yield name, *size, True


def _name_sprites() -> Iterator[Key]:
    """Yield names of cities on plates, and their letters on white or, where it is full, pale
    ground."""
    for (name, home), ground in product(_names(), (WHITE, FAINT)):
        yield name, home
        yield city_code(name), home, ground, ground


def _fills() -> Iterator[Key]:
    """Yield whole hexes: the sheet, and the distance from the edge."""
    for sheet in (NEAR, FAR):
        yield from ((sheet, inset) for inset in (2, 5, sheet.across * 0.09))
    yield SMALL, 1


def _sides() -> Iterator[Key]:
    """Yield sides of hexes: the sheet, directions, width."""
    for sheet, direction_set in product((NEAR, FAR, SMALL), _DIRECTION_SETS):
        for width in (
            *(HIGHLIGHT_WIDTHS if sheet is SMALL else BORDER_WIDTHS),
            black_edge_width(sheet),
        ):
            yield sheet, direction_set, width

    directions = dict.fromkeys(group_by_hex(outline(board().new_york)).values())
    for sheet, direction_set in product((NEAR, FAR), directions):
        under, width = barrier_widths(sheet)
        yield from ((sheet, direction_set, under), (sheet, direction_set, width, PRIVILEGE_DASH))


def _rings() -> Iterator[Key]:
    """Yield outlines of single hexes: the sheet, the distance from the edge, width."""
    for sheet in (NEAR, FAR):
        yield from (
            (sheet, ring_inset(sheet), RING_WIDTH),
            (sheet, ring_inset(sheet), RING_WIDTH, PRIVILEGE_DASH),
        )
        yield from ((sheet, 5, width) for width in HIGHLIGHT_WIDTHS)
    for sheet in (NEAR, FAR, SMALL):
        within, widths = frame_layout(sheet)
        yield from ((sheet, within, width) for width in widths)


def _lanes() -> Iterator[Key]:
    """Yield halves of lines that run side by side: the sheet, direction, offset to the side,
    width."""
    for count in range(1, _MAX_LANES + 1):
        for lane, highlighted, pale in product(range(count), (False, True), (False, True)):
            offset = (lane - (count - 1) / 2) * lane_pitch(count)
            widths = lane_widths(lane_pitch(count), highlighted, pale)
            yield from (
                (SMALL, direction, offset, width) for direction, width in product(range(6), widths)
            )


def _to_indexed(make: Callable[P, Sprite]) -> Callable[P, IndexedSprite]:
    """Return a function that makes the sprites of `make` in palette indices."""

    def make_indexed(*args: P.args, **named: P.kwargs) -> IndexedSprite:
        return indexed_sprite.quantize_sprite(make(*args, **named), palette(), _BLEND_COLOUR)

    return make_indexed


@ATLAS(lambda: ((str(row.cost),) for row in facts.board_map().hexes))
@_to_indexed
def cost(text: str) -> Sprite:
    """Return the cost of a hex, in a soft colour."""
    return text_sprite(text, SMALLEST, False, _COST)


@ATLAS(lambda: ((str(sum_),) for city in facts.cities().values() for sum_ in city.revenue))
@_to_indexed
def ticket(text: str, ground: Colour = INK, fill: Colour = WHITE) -> Sprite:
    """Return a city's income on a dark background, anchored at the middle of its baseline."""
    half = math.ceil(text_width(text, SMALLEST, True) / 2 + 5)
    canvas = Canvas(2 * half + 4, 34, None)
    canvas.box((2, 2, 2 * half + 2, 32), ground, radius=7)
    canvas.text(half + 2, 28.5, text, SMALLEST, fill, bold=True, anchor="ms")
    return Sprite(canvas.finish(), half + 2, 28)


@ATLAS(_cubes)
@_to_indexed
def cubes(railroad: str, width: int, height: int, highlighted: bool = False) -> Sprite:
    """Return a cube, anchored at its middle; for the acting railroad a `highlighted` one."""
    rim = 4 if highlighted else 2
    canvas = Canvas(width + 2 * rim, height + 2 * rim, None)
    if highlighted:
        canvas.box((0, 0, width + 2 * rim, height + 2 * rim), INK, radius=4)
        canvas.box((2, 2, width + 2 * rim - 2, height + 2 * rim - 2), WHITE, radius=2)
    draw_cube(canvas, width / 2 + rim, height / 2 + rim, width, height, railroad)
    return Sprite(canvas.finish(), width // 2 + rim, height // 2 + rim)


HOUSE_WIDTH = 28
"""Width that a home takes before the name of its city, in pixels."""


@ATLAS(_name_sprites)
@_to_indexed
def name(city: str, home: str = "", ground: Colour = WHITE, edge: Colour = SOFT_INK) -> Sprite:
    """Return a city's name or letters, after the house of the railroad at `home` there, anchored at
    the middle of its baseline."""
    width = text_width(city, SMALLEST, True) + (HOUSE_WIDTH if home else 0)
    half = math.ceil(width / 2) + 5
    canvas, base = Canvas(2 * half, 46, None), 34
    canvas.box((0, base - 27, 2 * half, base + 6), ground, edge, radius=7, width=2)
    left = half - width / 2
    if home:
        draw_house(canvas, left + 11, base - 11, 22, home)
        left += HOUSE_WIDTH
    canvas.text(left, base, city, SMALLEST, INK, bold=True)
    return Sprite(canvas.finish(), half, base)


@ATLAS(
    lambda: (
        (city_code(name), ground, INK, home)
        for (name, home), ground in product(_names(), (WHITE, FAINT))
    )
)
@_to_indexed
def plate(letters: str, ground: Colour = WHITE, fill: Colour = INK, home: str = "") -> Sprite:
    """Return a city's letters on a plate, anchored at its middle, with a house at the corner if
    a railroad is at `home` there."""
    half = math.ceil(text_width(letters, SMALLEST, True) / 2 + 4)
    house_height = 12 if home else 0
    canvas = Canvas(2 * half, 32 + house_height, None)
    canvas.box((0, house_height, 2 * half, house_height + 32), ground, INK, radius=6, width=2)
    canvas.text(half, house_height + 27.5, letters, SMALLEST, fill, bold=True, anchor="ms")
    if home:
        draw_house(canvas, half, 10, 18, home)
    return Sprite(canvas.finish(), half, 16 + house_height)


@cached
@_to_indexed
def counter(kind: Counter, size: int) -> Sprite:
    """Return a counter on the board, anchored at its middle: a lump of coal, logs, or a lump in
    the N&W's colour."""
    canvas = Canvas(size + 4, size + 4, None)
    draw_counter(canvas, size / 2 + 2, size / 2 + 2, size, kind)
    return Sprite(canvas.finish(), size // 2 + 2, size // 2 + 2)


@cached
@_to_indexed
def step(number: int, railroad: str, radius: int) -> Sprite:
    """Return the number of a hex in a planned build, anchored at its middle."""
    livery, text = LIVERIES[railroad], str(number)
    canvas = Canvas(2 * radius + 4, 2 * radius + 4, None)
    middle = radius + 2
    canvas.circle(middle, middle, radius + 2, WHITE)
    canvas.circle(middle, middle, radius, livery.colour, INK, 3)
    size = SMALLEST
    canvas.text(middle, middle + size * 0.345, text, size, livery.text, bold=True, anchor="ms")
    return Sprite(canvas.finish(), middle, middle)


@cached
@_to_indexed
def planned(text: str) -> Sprite:
    """Return the id or cost of a hex that is to be built."""
    return text_sprite(text, SMALLEST, True, INK)


def _tint_shapes(
    trace: Callable[P, IndexedSprite],
) -> Callable[Concatenate[Colour, P], IndexedSprite]:
    """Return a function that makes the shapes of `trace` in a colour."""

    @cached
    def make_tinted(colour: Colour, /, *args: P.args, **named: P.kwargs) -> IndexedSprite:
        return indexed_sprite.tint_sprite(trace(*args, **named), colour, palette(), _BLEND_COLOUR)

    return make_tinted


@_tint_shapes
@ATLAS(_fills)
def hex_shape(sheet: Sheet, inset: float) -> IndexedSprite:
    """Return a hex, `inset` pixels inside."""
    return indexed_sprite.sprite_from_mask(hexes.hex_mask(sheet.side, inset))


@_tint_shapes
@ATLAS(_rings)
def ring(sheet: Sheet, inset: float, width: float, dash: tuple[float, ...] = ()) -> IndexedSprite:
    """Return the outline of a hex, `inset` pixels inside; each side is dashed by itself."""
    return indexed_sprite.sprite_from_mask(hexes.outline_mask(sheet.side, inset, width, dash))


@_tint_shapes
@ATLAS(_sides)
def sides(
    sheet: Sheet, directions: tuple[int, ...], width: float, dash: tuple[float, ...] = ()
) -> IndexedSprite:
    """Return sides of a hex, in some of the six directions."""
    ends = [side_line(sheet, direction) for direction in directions]
    masks = [hexes.side_mask(sheet.side, line, width, dash) for line in ends]
    return indexed_sprite.sprite_from_mask(hexes.merge_masks(masks))


@_tint_shapes
@ATLAS(_lanes)
def half_line(sheet: Sheet, direction: int, aside: float, width: float) -> IndexedSprite:
    """Return half of a line from the centre of a hex to that of its neighbour, `aside` pixels
    to the side."""
    return indexed_sprite.sprite_from_mask(
        hexes.side_mask(sheet.side, half_line_ends(sheet, direction, aside), width)
    )


@_tint_shapes
@ATLAS(lambda: product((NEAR, FAR), _DIRECTION_SETS, dict.fromkeys(LINE_WIDTHS + PALE_LINE_WIDTHS)))
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
