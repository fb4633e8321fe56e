"""Sprites of tracks, companies' cubes on them, trains with the number of their line,
investments, and names: drawn once and cached, most of them in the atlas."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations, product
from typing import Literal

from PIL import Image

import data.train_tycoon as facts
from render.livery import draw_cube as box
from render.paint.canvas import Canvas, Point, ShapeMask
from render.paint.image_cache import cached
from render.paint.sprite import Sprite, text_sprite, trim
from render.paint.sprite_atlas import Key, SpriteAtlas
from render.paint.style import (
    ALARM,
    INK,
    SEATS,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    seat_style,
    text_width,
)
from render.pieces import draw_seat_mark
from render.train_tycoon.map.sheet import FAR, NEAR, Scale, edge_middle, track_line
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import FAINT, GREEN
from render.train_tycoon.shared.words import city_names
from rules.train_tycoon.model.state import Pair

ATLAS = SpriteAtlas("train_tycoon", __name__)
"""With the sprites for the arguments named below, those likely to be needed."""
Look = Literal["line", "own", "abandoned", "lost"]
_SCALES = NEAR, FAR
_MAX_LINE = 24
"""Number of a line; larger ones are rare."""


def _looks() -> Iterator[tuple[Look, str]]:
    yield "abandoned", ""
    for company in LIVERIES:
        yield "line", company
        yield "own", company


def _pieces() -> Iterator[Key]:
    for scale, pair in product(_SCALES, combinations(range(6), 2)):
        yield scale, pair, "lost", "", None
        for look, ground in product(_looks(), (None, GREEN)):
            yield scale, pair, *look, ground


def _names() -> Iterator[Key]:
    for board in facts.MAPS:
        yield from ((name, True) for name in city_names(board).values())
    yield from ((hex_, False) for hex_ in hex_ids())


def hex_ids() -> list[str]:
    return sorted({row.id for board in facts.MAPS for row in facts.hex_map(board).hexes})


@ATLAS(_pieces)
def piece(scale: Scale, pair: Pair, look: Look, company: str, ground: Colour | None) -> Sprite:
    """Return a track in a hex, anchored at the centre of the hex.

    It belongs to a company's line ("own" if the picture is about that company), is abandoned,
    or would be lost by a plan. With `ground` it bridges another track."""
    half = math.ceil(scale.across / 2 + scale.track)
    canvas = Canvas(2 * half, 2 * half, None)
    points = [(x + half, y + half) for x, y in track_line(scale, pair)]
    if ground is not None:
        length = len(points)
        bridge = points[length // 5 : -(length // 5)] if length > 3 else _inner_part(points)
        canvas.line(bridge, ground, scale.track * 1.8)
    draw_track(canvas, points, scale.track, look, company)
    return trim(Sprite(canvas.finish(), half, half))


def draw_track(canvas: Canvas, points: list[Point], width: float, look: Look, company: str) -> None:
    """Draw a track of this width with its edges; that of the picture's own company is wider."""
    width *= 1.25 if look == "own" else 1.0
    if look == "lost":
        canvas.line(points, WHITE, width * 0.8)
        canvas.line(points, ALARM, width * 0.35, dash=(9, 8))
    elif look == "abandoned":
        canvas.line(points, SOFT_INK, width * 0.9)
        canvas.line(points, WHITE, width * 0.6)
        canvas.line(points, SOFT_INK, width * 0.6, dash=(4, 8))
    else:
        for colour, line_width in ((INK, width), (LIVERIES[company].colour, width * 0.62)):
            if len(points) > 2:
                canvas.fill_mask(*_track_mask(tuple(points), line_width, canvas.width), colour)
            else:
                canvas.line(points, colour, line_width)


@facts.FACTS.cached_recent(8)
def _track_mask(points: tuple[Point, ...], width: float, size: int) -> tuple[Image.Image, int, int]:
    """Return the mask of a track in a square of this size; it is the same for all companies."""
    mask = ShapeMask.bounding(points, width / 2, size, size)
    assert mask is not None
    mask.line(points, width)
    return mask.reduce()


def _inner_part(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    (ax, ay), (bx, by), (cx, cy) = points
    return [(bx + (ax - bx) * 0.55, by + (ay - by) * 0.55),
            (bx + (cx - bx) * 0.55, by + (cy - by) * 0.55)]  # fmt: skip


@ATLAS(lambda: product(LIVERIES, (scale.cube for scale in _SCALES), (False, True)))
def mark(company: str, size: int, highlighted: bool = False) -> Sprite:
    """Return a company's cube on its line, anchored at its middle; a `highlighted` one stands
    out."""
    rim = 4 if highlighted else 2
    half = size // 2 + rim
    canvas = Canvas(2 * half, 2 * half, None)
    if highlighted:
        canvas.box((0, 0, 2 * half, 2 * half), INK, radius=4)
        canvas.box((2, 2, 2 * half - 2, 2 * half - 2), WHITE, radius=2)
    box(canvas, half, half, size, size, LIVERIES[company])
    return Sprite(canvas.finish(), half, half)


TRAIN_HEIGHT = 40
"""Height of a train with its wheels."""


def train_width(number: int) -> float:
    return max(36.0, text_width(str(number), SMALLEST, True) + 10)


@ATLAS(lambda: product(LIVERIES, range(1, _MAX_LINE + 1), (False, True)))
def train(company: str, number: int, broken: bool = False) -> Sprite:
    """Return a train in its company's colour with the number of its line, anchored at its
    middle; it is struck out if its line is broken."""
    livery, width = LIVERIES[company], train_width(number)
    half = math.ceil(width / 2) + 2
    canvas = Canvas(2 * half, TRAIN_HEIGHT + 4, None)
    left, right, top, floor = half - width / 2, half + width / 2, 2.0, 34.0
    for x in (left + width * 0.27, right - width * 0.27):
        canvas.circle(x, floor + 1, 6, INK)
    canvas.box((left, top, right, floor), livery.colour, INK, radius=7, width=2.5)
    canvas.text(half, floor - 4.5, str(number), SMALLEST, livery.text, bold=True, anchor="ms")
    if broken:
        canvas.line([(left, floor), (right, top)], WHITE, 7)
        canvas.line([(left, floor), (right, top)], ALARM, 4)
    return Sprite(canvas.finish(), half, 18)


COIN_SIZE = (62, 37)
"""Width and height of an investment that lies; one that stands upright has them swapped."""


@ATLAS(lambda: product(range(len(SEATS)), [f"×{n}" for n in range(1, 5)], (False, True)))
def coin(seat: int, text: str, tall: bool) -> Sprite:
    """Return an investment, anchored at its middle: whose it is, and how many times it counts
    or what it earns. It stands upright if `tall`."""
    room = text_width(text, SMALLEST, True)
    width, height = (
        (max(COIN_SIZE[1], room + 10), COIN_SIZE[0])
        if tall
        else (max(COIN_SIZE[0], room + 30), COIN_SIZE[1])
    )
    half, rise = math.ceil(width / 2), math.ceil(height / 2)
    canvas = Canvas(2 * half, 2 * rise, None)
    style = seat_style(seat)
    canvas.box((0, 0, 2 * half, 2 * rise), WHITE, style.colour, radius=10, width=4)
    x, y = (half, 16) if tall else (15, rise)
    draw_seat_mark(canvas, x, y, 8, seat, edge=None)
    if tall:
        canvas.text(half, 54, text, SMALLEST, INK, bold=True, anchor="ms")
    else:
        canvas.text(2 * half - 7, rise + 11.5, text, SMALLEST, INK, bold=True, anchor="rs")
    return Sprite(canvas.finish(), half, rise)


@ATLAS(lambda: ((scale, edge, *look) for scale, edge, look in product(_SCALES, range(6), _looks())))
def stub(scale: Scale, edge: int, look: Look, company: str) -> Sprite:
    """Return a track from an edge of a hub's hex to the hub, anchored at the centre of the hex."""
    half = math.ceil(scale.across / 2 + scale.track)
    canvas = Canvas(2 * half, 2 * half, None)
    dx, dy = edge_middle(scale, edge)
    ends = [(half + dx, half + dy), (half + dx * 0.2, half + dy * 0.2)]
    draw_track(canvas, ends, scale.track, look, company)
    return trim(Sprite(canvas.finish(), half, half))


COST_COLOURS: dict[str, tuple[Colour, Colour]] = {
    "new": (INK, WHITE),
    "upgrade": (GREEN, INK),
    "replace": (ALARM, WHITE),
    "clear": (ALARM, WHITE),
    "reuse": (FAINT, INK),
}
"""Colours of background and text of the cost of a hex of a planned line, by what is done there."""


@cached
def ticket(text: str, ground: Colour, fill: Colour) -> Sprite:
    """Return a sum or a name on a background of its own, anchored at its middle."""
    half = math.ceil(text_width(text, SMALLEST, True) / 2 + 6)
    canvas = Canvas(2 * half + 4, 38, None)
    canvas.box((0, 0, 2 * half + 4, 38), WHITE, radius=9)
    canvas.box((2, 2, 2 * half + 2, 36), ground, INK, radius=7, width=2)
    canvas.text(half + 2, 30.5, text, SMALLEST, fill, bold=True, anchor="ms")
    return Sprite(canvas.finish(), half + 2, 19)


@ATLAS(_names)
def name(text: str, bold: bool) -> Sprite:
    """Return the name of a city, in bold, or the id of a hex."""
    return text_sprite(text, SMALLEST, bold, INK, WHITE)
