"""Sprites of the map, drawn once in every size that is needed, most of them in the atlas."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from itertools import product
from typing import ParamSpec

from PIL import Image

import data.rail_baron as facts
from data.texts import languages
from render.paint import indexed_sprite
from render.paint.canvas import Canvas
from render.paint.indexed_sprite import IndexedSprite, quantize_sprite
from render.paint.sprite import Sprite
from render.paint.sprite_atlas import Key, SpriteAtlas
from render.paint.style import ALARM, CARD, FRESH, INK, SEATS, WHITE, Colour, seat_style, text_width
from render.pieces import draw_seat_badge, mark_shape
from render.rail_baron.map.ground import NAME_HALO
from render.rail_baron.map.livery import LIVERIES, ROUTE_COLOURS
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.sheet import PHONE
from render.words import cached_text

P = ParamSpec("P")
_ALPHA_THRESHOLD = 112


def map_sprite(
    atlas: SpriteAtlas, wanted: Callable[[], Iterable[Key]]
) -> Callable[[Callable[P, Canvas]], Callable[P, IndexedSprite]]:
    """Return a decorator that turns a function drawing on a transparent canvas into one that
    returns a cached sprite, anchored at its upper left corner; its edges are blended with white.

    The sprites for the arguments in `wanted` are read from the atlas `atlas`."""

    def decorate(draw: Callable[P, Canvas]) -> Callable[P, IndexedSprite]:
        @atlas(wanted)
        @wraps(draw)
        def make_sprite(*args: P.args, **named: P.kwargs) -> IndexedSprite:
            drawn = Sprite(draw(*args, **named).finish(), 0, 0)
            return quantize_sprite(drawn, map_palette(), WHITE, _ALPHA_THRESHOLD)

        return make_sprite

    return decorate


def put(image: Image.Image, sprite: IndexedSprite, x: float, y: float) -> None:
    """Paste a sprite with its middle at x, y."""
    indexed_sprite.put(image, sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))


ATLAS = SpriteAtlas("rail_baron", __name__)
"""With the sprites for the arguments named below, those likely to be needed."""
POLES = tuple((left, lift) for lift in (0.0, 0.8, 1.6, 2.4) for left in (False, True))
"""Flag poles to try: whether the flag is on the left, and how much longer the pole is."""
ROUTES = "ABCDEF"
_SEATS, _OWNERS, _BOOLS = range(len(SEATS)), (*range(len(SEATS)), None), (False, True)
_MARKS = sorted({sheet.marks for sheet in PHONE})


def _city_names() -> Iterator[str]:
    for row in facts.board_map().mileposts:
        yield from row.cities
        if len(row.cities) > 1:
            yield " / ".join(row.cities)


def _name_plates() -> Iterator[Key]:
    """Yield the names of cities, and the word for declared trains."""
    for name, sheet in product(_city_names(), PHONE):
        yield name, sheet.lettering, CARD, INK
    for language, size in product(languages(), _MARKS):
        yield cached_text("render-map-declared", language), size, ALARM, WHITE


def _railroad_plates() -> Iterator[Key]:
    for mark, size in product(LIVERIES, _MARKS):
        yield mark, size, False, None
        yield from ((mark, size, True, owner) for owner in _OWNERS)


@map_sprite(ATLAS, lambda: product(_SEATS, (sheet.train for sheet in PHONE), _BOOLS, _BOOLS))
def train(seat: int, radius: float, on_turn: bool, declared: bool) -> Canvas:
    """Return a seat's train: its badge on a white disc, with a heavy ring for the seat on turn,
    a red double ring for a declared seat."""
    size = math.ceil(radius * 4)
    middle = size / 2
    canvas = Canvas(size, size, None)
    plate = radius * 1.5
    canvas.circle(middle, middle, plate + radius * (0.46 if declared else 0.1), WHITE)
    if declared:
        canvas.circle(middle, middle, plate + radius * 0.36, ALARM)
        canvas.circle(middle, middle, plate + radius * 0.20, WHITE)
    rim = INK if on_turn else seat_style(seat).colour
    if declared:
        rim = ALARM
    canvas.circle(middle, middle, plate, rim)
    canvas.circle(middle, middle, plate - radius * (0.2 if on_turn else 0.11), WHITE)
    draw_seat_badge(canvas, middle, middle, radius * 0.9, seat)
    return canvas


@map_sprite(ATLAS, lambda: product(_SEATS, (sheet.small for sheet in PHONE)))
def ring(seat: int, radius: float) -> Canvas:
    """Return a ring in the seat's colour, for the place where a ride began."""
    size = math.ceil(radius * 2) + 8
    canvas = Canvas(size, size, None)
    rings = ((4.0, WHITE), (0.0, INK), (-2.5, seat_style(seat).colour), (-0.5 * radius, WHITE))
    for more, fill in rings:
        canvas.circle(size / 2, size / 2, radius + more, fill)
    return canvas


def flag_size(count: int, size: float, lift: float) -> tuple[int, int]:
    """Return width and height of a flag with so many pennants."""
    height = math.ceil(size * 0.5 + size * 1.25 * (count + lift)) + 4
    return math.ceil(size * 1.62) + 10, height


@map_sprite(
    ATLAS,
    lambda: (
        (((seat, hollow),), sheet.flag, *pole)
        for sheet, seat, hollow, pole in product(PHONE, _SEATS, _BOOLS, POLES)
    ),
)
def flag(
    seats: tuple[tuple[int, bool], ...], size: float, to_left: bool = False, lift: float = 0.0
) -> Canvas:
    """Return a pole with a pennant for each (seat, hollow). Its foot is the lower corner opposite
    the pennants' tips. Hollow pennants are alternates; `lift` lengthens the pole, in pennants."""
    pennant_height, pennant_width = size * 1.25, size * 1.62
    width, height = flag_size(len(seats), size, lift)
    canvas = Canvas(width, height, None)
    foot, direction = (width - 5.0, -1) if to_left else (5.0, 1)
    canvas.line([(foot, 3), (foot, height)], WHITE, size * 0.3)
    canvas.line([(foot, 3), (foot, height)], INK, size * 0.15)
    for row, (seat, hollow) in enumerate(seats):
        style = seat_style(seat)
        top = 3 + row * pennant_height
        tip, notch = foot + direction * pennant_width, foot + direction * pennant_width * 0.8
        shape = [
            (foot, top),
            (tip, top),
            (notch, top + pennant_height / 2),
            (tip, top + pennant_height),
            (foot, top + pennant_height),
        ]
        canvas.polygon(shape, WHITE if hollow else style.colour, WHITE, 3)
        if hollow:
            canvas.polygon(shape, WHITE, style.colour, size * 0.14)
        text_x = foot + direction * pennant_width * 0.42
        fill = INK if hollow else style.text
        canvas.text(
            text_x,
            top + pennant_height / 2 + size * 0.35,
            str(seat + 1),
            round(size),
            fill,
            bold=True,
            anchor="ms",
        )
    return canvas


@map_sprite(
    ATLAS, lambda: ((n, (sheet.square if n else sheet.dot)) for sheet in PHONE for n in range(3))
)
def stop(cities: int, half: float) -> Canvas:
    """Return a dot, or a square (two for twin cities), of this radius or half-width."""
    edge = max(2.0, half * 0.26)
    half_width = half * (1.75 if cities > 1 else 1.0)
    width, height = math.ceil(half_width * 2) + 6, math.ceil(half * 2) + 6
    canvas = Canvas(width, height, None)
    x, y = width / 2, height / 2
    if not cities:
        canvas.circle(x, y, half + max(1.0, half * 0.22), WHITE)
        canvas.circle(x, y, half, INK)
    else:
        box = (x - half_width, y - half, x + half_width, y + half)
        canvas.box(box, WHITE, INK, radius=edge, width=edge)
        if cities > 1:
            canvas.line([(x, y - half), (x, y + half)], INK, edge * 0.8)
    return canvas


@map_sprite(ATLAS, lambda: product(_SEATS, (sheet.token for sheet in PHONE if not sheet.schematic)))
def house(seat: int, size: float) -> Canvas:
    """Return a home: a small gabled house in the seat's colour, with its mark, never its number."""
    size *= 0.66
    width = math.ceil(size * 2) + 8
    canvas = Canvas(width, width, None)
    middle, half = width / 2, size * 0.66
    top, eaves, base = middle - size * 0.9, middle - size * 0.12, middle + size * 0.78
    shape = [
        (middle, top),
        (middle + size * 0.96, eaves),
        (middle + half, eaves),
        (middle + half, base),
        (middle - half, base),
        (middle - half, eaves),
        (middle - size * 0.96, eaves),
    ]
    style = seat_style(seat)
    canvas.polygon(shape, WHITE, WHITE, 6)
    canvas.polygon(shape, style.colour)
    mark = mark_shape(style.mark, middle, middle + size * 0.26, size * 0.3)
    canvas.polygon(mark, style.text)
    return canvas


@map_sprite(
    ATLAS,
    lambda: (
        (letter, size, colour, WHITE, True)
        for size in _MARKS
        for letter, colour in zip(ROUTES, ROUTE_COLOURS, strict=False)
    ),
)
def disc(text: str, size: int, ground: Colour, fill: Colour, square: bool = False) -> Canvas:
    """Return a short text on a round (for routes, square) background with a white edge."""
    tall = size * 1.24
    wide = max(tall, text_width(text, size, True) + size * 0.5)
    width, height = math.ceil(wide) + 6, math.ceil(tall) + 6
    canvas = Canvas(width, height, None)
    radius = size * 0.24 if square else tall / 2 + 3
    canvas.box((0, 0, width, height), WHITE, radius=radius)
    canvas.box((3, 3, width - 3, height - 3), ground, radius=max(1.0, radius - 3))
    canvas.text(width / 2, height / 2 + size * 0.345, text, size, fill, bold=True, anchor="ms")
    return canvas


@map_sprite(ATLAS, _name_plates)
def name_plate(text: str, size: int, ground: Colour, fill: Colour) -> Canvas:
    """Return a text on a card with a thin edge, for names that must be read."""
    width = math.ceil(text_width(text, size, True) + size * 0.6) + 4
    height = math.ceil(size * 1.24) + 4
    canvas = Canvas(width, height, None)
    canvas.box(
        (1, 1, width - 1, height - 1),
        ground,
        fill if ground == WHITE else WHITE,
        radius=size * 0.25,
        width=max(1.5, size * 0.06),
    )
    canvas.text(width / 2, height / 2 + size * 0.345, text, size, fill, bold=True, anchor="ms")
    return canvas


@map_sprite(ATLAS, lambda: product(_city_names(), sorted({s.lettering for s in PHONE if s.names})))
def city_name(text: str, size: int) -> Canvas:
    """Return a city's name as the map has it."""
    wide, tall = math.ceil(text_width(text, size, True)) + 12, round(size * 1.3) + 12
    canvas = Canvas(wide, tall, None)
    canvas.text(
        wide / 2, 6 + size, text, size, INK, bold=True, anchor="ms", halo=NAME_HALO,
        halo_width=size * 0.12,
    )  # fmt: skip
    return canvas


@map_sprite(ATLAS, lambda: product(_OWNERS, (sheet.owner for sheet in PHONE)))
def small_mark(seat: int | None, radius: float) -> Canvas:
    """Return a seat's mark alone, with a white edge."""
    size = math.ceil(radius * 3.2) + 4
    canvas = Canvas(size, size, None)
    style = seat_style(seat)
    canvas.polygon(mark_shape(style.mark, size / 2, size / 2, radius + 2), WHITE)
    canvas.polygon(mark_shape(style.mark, size / 2, size / 2, radius), style.colour)
    return canvas


@map_sprite(ATLAS, _railroad_plates)
def railroad_plate(
    mark: str, size: int, owned: bool, owner: int | None = None, fresh: bool = False
) -> Canvas:
    """Return a railroad's mark on a plate: in its own colour on white, or on its owner's colour
    with the owner's mark before it. The plate of a `fresh` railroad is framed."""
    livery, style = LIVERIES[mark], seat_style(owner)
    mark_width = text_width(mark, size, True)
    frame = 9 if fresh else 0
    width = math.ceil(mark_width + size * (1.35 if owned else 0.6)) + 4 + 2 * frame
    height = math.ceil(size * 1.24) + 4 + 2 * frame
    canvas = Canvas(width, height, None)
    if fresh:
        canvas.box((0, 0, width, height), FRESH, radius=14)
        canvas.box((6, 6, width - 6, height - 6), WHITE, radius=10)
    edge, inset = max(1.6, size * 0.07), 2.0 + frame
    box = (inset, inset, width - inset, height - inset)
    ground, text_colour, rim = (
        (style.colour, style.text, WHITE) if owned else (WHITE, livery.ink, livery.ink)
    )
    canvas.box(box, ground, rim, radius=size * 0.28, width=edge)
    start = inset + size * 0.3
    if owned:
        shape = mark_shape(style.mark, start + size * 0.3, height / 2, size * 0.27)
        canvas.polygon(shape, style.text)
        start += size * 0.75
    canvas.text(start, height / 2 + size * 0.35, mark, size, text_colour, bold=True)
    return canvas
