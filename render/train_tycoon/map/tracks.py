"""Track, companies' boxes on it, trains with the number of their line, investments, names: each
drawn once and kept, most of them ahead."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render.livery import cube as box
from render.paint.ahead import Ahead
from render.paint.canvas import Area, Canvas, Point
from render.paint.kept import kept
from render.paint.stamp import Stamp, tight, word
from render.paint.style import (
    ALARM,
    INK,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    seat_style,
    text_width,
)
from render.pieces import seat_mark
from render.train_tycoon.map import wanted
from render.train_tycoon.map.sheet import Scale, course, middle
from render.train_tycoon.map.wanted import Look
from render.train_tycoon.shared.inks import FAINT, GREEN
from render.train_tycoon.shared.livery import LIVERIES
from rules.train_tycoon.model.state import Pair

AHEAD = Ahead("train_tycoon", __name__)


@AHEAD(wanted.pieces)
def piece(scale: Scale, pair: Pair, look: Look, company: str, ground: Colour | None) -> Stamp:
    """A track in a hex, held at its middle: of a company's line, `own` if the picture is about that
    company, abandoned, or one that a plan takes away. With `ground` it bridges another one."""
    half = math.ceil(scale.across / 2 + scale.track)
    canvas = Canvas(2 * half, 2 * half, None)
    points = [(x + half, y + half) for x, y in course(scale, pair)]
    if ground is not None:
        length = len(points)
        middle = points[length // 5 : -(length // 5)] if length > 3 else _inner(points)
        canvas.line(middle, ground, scale.track * 1.8)
    _draw(canvas, points, scale, look, company)
    return tight(Stamp(canvas.finish(), half, half))


def _draw(canvas: Canvas, points: list[Point], scale: Scale, look: Look, company: str) -> None:
    wide = scale.track * (1.25 if look == "own" else 1.0)
    if look == "lost":
        canvas.line(points, WHITE, wide * 0.8)
        canvas.line(points, ALARM, wide * 0.35, dash=(9, 8))
    elif look == "abandoned":
        canvas.line(points, SOFT_INK, wide * 0.9)
        canvas.line(points, WHITE, wide * 0.6)
        canvas.line(points, SOFT_INK, wide * 0.6, dash=(4, 8))
    else:
        for colour, thick in ((INK, wide), (LIVERIES[company].colour, wide * 0.62)):
            if len(points) > 2:
                canvas.lay(*_line(tuple(points), thick, canvas.width), colour)
            else:
                canvas.line(points, colour, thick)


@lru_cache(maxsize=8)
def _line(points: tuple[Point, ...], width: float, size: int) -> tuple[Image.Image, int, int]:
    """The mask of a track in a square of this size: the same for all companies."""
    area = Area.about(points, width / 2, size, size)
    assert area is not None
    area.line(points, width)
    return area.done()


def _inner(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    (ax, ay), (bx, by), (cx, cy) = points
    return [(bx + (ax - bx) * 0.55, by + (ay - by) * 0.55),
            (bx + (cx - bx) * 0.55, by + (cy - by) * 0.55)]  # fmt: skip


@AHEAD(wanted.marks)
def mark(company: str, size: int, own: bool = False) -> Stamp:
    """A company's box on its line, held at its middle; `own` stands out."""
    rim = 4 if own else 2
    half = size // 2 + rim
    canvas = Canvas(2 * half, 2 * half, None)
    if own:
        canvas.box((0, 0, 2 * half, 2 * half), INK, radius=4)
        canvas.box((2, 2, 2 * half - 2, 2 * half - 2), WHITE, radius=2)
    box(canvas, half, half, size, size, LIVERIES[company])
    return Stamp(canvas.finish(), half, half)


TRAIN = 40
"""Height of a train with its wheels."""


def train_width(number: int) -> float:
    """How wide the train of a line is."""
    return max(36.0, text_width(str(number), SMALLEST, True) + 10)


@AHEAD(wanted.trains)
def train(company: str, number: int, broken: bool = False) -> Stamp:
    """A train in its company's colour with the number of its line, held at its middle; struck out
    if it has lost its way."""
    look, wide = LIVERIES[company], train_width(number)
    half = math.ceil(wide / 2) + 2
    canvas = Canvas(2 * half, TRAIN + 4, None)
    left, right, top, low = half - wide / 2, half + wide / 2, 2.0, 34.0
    for x in (left + wide * 0.27, right - wide * 0.27):
        canvas.circle(x, low + 1, 6, INK)
    canvas.box((left, top, right, low), look.colour, INK, radius=7, width=2.5)
    canvas.text(half, low - 4.5, str(number), SMALLEST, look.text, bold=True, anchor="ms")
    if broken:
        canvas.line([(left, low), (right, top)], WHITE, 7)
        canvas.line([(left, low), (right, top)], ALARM, 4)
    return Stamp(canvas.finish(), half, 18)


COIN = (62, 37)
"""Width and height of an investment that lies; the other way about of one that stands."""


@AHEAD(wanted.coins)
def coin(seat: int, text: str, tall: bool) -> Stamp:
    """An investment, held at its middle: whose it is, and how often it counts or what comes of
    it. It lies, or stands upright if `tall`."""
    room = text_width(text, SMALLEST, True)
    wide, high = (max(COIN[1], room + 10), COIN[0]) if tall else (max(COIN[0], room + 30), COIN[1])
    half, rise = math.ceil(wide / 2), math.ceil(high / 2)
    canvas = Canvas(2 * half, 2 * rise, None)
    style = seat_style(seat)
    canvas.box((0, 0, 2 * half, 2 * rise), WHITE, style.colour, radius=10, width=4)
    x, y = (half, 16) if tall else (15, rise)
    seat_mark(canvas, x, y, 8, seat, edge=None)
    if tall:
        canvas.text(half, 54, text, SMALLEST, INK, bold=True, anchor="ms")
    else:
        canvas.text(2 * half - 7, rise + 11.5, text, SMALLEST, INK, bold=True, anchor="rs")
    return Stamp(canvas.finish(), half, rise)


@AHEAD(wanted.stubs)
def stub(scale: Scale, edge: int, look: Look, company: str) -> Stamp:
    """A track from an edge of a hub's hex to the hub, held at its middle."""
    half = math.ceil(scale.across / 2 + scale.track)
    canvas = Canvas(2 * half, 2 * half, None)
    dx, dy = middle(scale, edge)
    _draw(
        canvas, [(half + dx, half + dy), (half + dx * 0.2, half + dy * 0.2)], scale, look, company
    )
    return tight(Stamp(canvas.finish(), half, half))


HOW: dict[str, tuple[Colour, Colour]] = {
    "new": (INK, WHITE),
    "upgrade": (GREEN, INK),
    "replace": (ALARM, WHITE),
    "clear": (ALARM, WHITE),
    "reuse": (FAINT, INK),
}
"""Ground and lettering of what a hex of a line being thought of costs, by what is done there."""


@kept
def ticket(text: str, ground: Colour, fill: Colour) -> Stamp:
    """A sum or a name on a ground of its own, held at its middle."""
    half = math.ceil(text_width(text, SMALLEST, True) / 2 + 6)
    canvas = Canvas(2 * half + 4, 38, None)
    canvas.box((0, 0, 2 * half + 4, 38), WHITE, radius=9)
    canvas.box((2, 2, 2 * half + 2, 36), ground, INK, radius=7, width=2)
    canvas.text(half + 2, 30.5, text, SMALLEST, fill, bold=True, anchor="ms")
    return Stamp(canvas.finish(), half + 2, 19)


@AHEAD(wanted.names)
def name(text: str, bold: bool) -> Stamp:
    """What a city, in bold, or a hex is called."""
    return word(text, SMALLEST, bold, INK, WHITE)
