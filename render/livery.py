"""The livery of a railroad company in the games that have companies (colour, mark and short
name), and the cubes, houses and plates that show it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

from PIL import Image

from data.colours import rgb
from data.facts import Facts, using
from render.layout.box import Box, Sprite, fill
from render.layout.stacks import Column, Row
from render.layout.text import Text
from render.paint.canvas import Canvas, Point
from render.paint.image_cache import cached
from render.paint.palette import mix_colours
from render.paint.style import DARK, INK, LIGHT, SMALLEST, WHITE, Colour, text_width

Mark = Literal[
    "plus", "bar", "dot", "slash", "rule", "keystone", "diamond", "cross", "ring", "plain",
    "checks", "peak",
]  # fmt: skip


class Livery(NamedTuple):
    """The look of a company. `text` is the colour of letters and of the mark on `colour`;
    `tint` a pale background; `dash` the on/off pattern of its line in a chart; `short` its
    reporting mark."""

    colour: Colour
    text: Colour
    tint: Colour
    mark: Mark
    dash: tuple[int, ...]
    short: str


L = TypeVar("L")


class Liveries(Mapping[str, L]):
    """The liveries of a game by id: the `drawn` ones, but where the facts in force name another
    colour than the shipped ones, in that colour. `colours` returns the names by id; `recolour` a
    livery in another colour."""

    def __init__(
        self,
        facts: Facts,
        drawn: Mapping[str, L],
        colours: Callable[[], Mapping[str, str]],
        recolour: Callable[[L, Colour], L],
    ) -> None:
        self.drawn = drawn

        @facts.cached
        def in_force() -> dict[str, L]:
            with using(facts.shipped):
                shipped = colours()
            return {
                name: look if colour == shipped[name] else recolour(look, rgb(colour))
                for name, look in drawn.items()
                for colour in [colours()[name]]
            }

        self._in_force = in_force

    def __getitem__(self, name: str) -> L:
        return self._in_force()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.drawn)

    def __len__(self) -> int:
        return len(self.drawn)


def recolour(look: Any, colour: Colour) -> Any:
    """Return a livery in another colour, with letters that can be read on it."""
    red, green, blue = colour
    is_light = 0.299 * red + 0.587 * green + 0.114 * blue > 125
    tint = mix_colours(colour, WHITE, 0.2)
    return look._replace(colour=colour, text=DARK if is_light else LIGHT, tint=tint)


PLATE, PLATE_HEIGHT = 122, 44
"""Size in pixels of a plate with letters of size `LETTERS`."""
LETTERS = 34
_BAND = 1.2
"""Width of a plate's marked end, in letter sizes."""


def mark_shapes(mark: Mark, x: float, y: float, r: float) -> list[list[Point]]:
    """Return the polygons of a mark about x, y, of half-width `r`; none for a round mark."""
    a, b = r * 0.26, r * 0.72
    if mark == "plus":
        return [_rectangle(x, y, b, a), _rectangle(x, y, a, b)]
    if mark == "bar":
        return [_rectangle(x, y, r * 0.3, r)]
    if mark == "rule":
        return [_rectangle(x, y, r, r * 0.3)]
    if mark == "slash":
        w = r * 0.55
        return [[(x - r, y + r), (x - r, y + r - w), (x + r - w, y - r), (x + r, y - r),
                 (x + r, y - r + w), (x - r + w, y + r)]]  # fmt: skip
    if mark == "keystone":
        return [[(x - b, y - b * 0.9), (x + b, y - b * 0.9), (x, y + b)]]
    if mark == "diamond":
        return [[(x, y - b), (x + b, y), (x, y + b), (x - b, y)]]
    if mark == "cross":
        w = r * 0.36
        return [
            [(x - r, y - r), (x - r + w, y - r), (x + r, y + r - w), (x + r, y + r),
             (x + r - w, y + r), (x - r, y - r + w)],
            [(x + r, y - r), (x + r, y - r + w), (x - r + w, y + r), (x - r, y + r),
             (x - r, y + r - w), (x + r - w, y - r)],
        ]  # fmt: skip
    if mark == "checks":
        return [_rectangle(x + r / 2, y - r / 2, r / 2, r / 2),
                _rectangle(x - r / 2, y + r / 2, r / 2, r / 2)]  # fmt: skip
    if mark == "peak":
        w = r * 0.5
        return [[(x - r, y + b), (x - r, y + b - w), (x, y - r), (x + r, y + b - w),
                 (x + r, y + b), (x, y - r + 1.3 * w)]]  # fmt: skip
    return []


def _rectangle(x: float, y: float, dx: float, dy: float) -> list[Point]:
    return [(x - dx, y - dy), (x + dx, y - dy), (x + dx, y + dy), (x - dx, y + dy)]


def draw_mark(canvas: Canvas, x: float, y: float, r: float, look: Livery) -> None:
    """Draw a company's mark about x, y in a square of half-width `r`."""
    if look.mark == "dot":
        canvas.circle(x, y, r * 0.55, look.text)
    elif look.mark == "ring":
        canvas.circle(x, y, r * 0.68, None, look.text, r * 0.34)
    for shape in mark_shapes(look.mark, x, y, r):
        canvas.polygon(shape, look.text)


def draw_cube(
    canvas: Canvas, x: float, y: float, width: float, height: float, look: Livery
) -> None:
    """Draw a cube of the company about x, y: its colour and mark, with an outline that
    separates it from any background."""
    canvas.paste(_cube(width, height, look), x - width / 2, y - height / 2)


@cached
def _cube(width: float, height: float, look: Livery) -> Image.Image:
    canvas = Canvas(math.ceil(width), math.ceil(height), None)
    canvas.box((0, 0, width, height), look.colour)
    thin = 1.5 if min(width, height) < 16 else 2.0
    draw_mark(canvas, width / 2, height / 2, min(width, height) / 2 - thin, look)
    canvas.box((0, 0, width, height), None, INK, width=thin)
    return canvas.finish()


def draw_house(canvas: Canvas, x: float, y: float, size: float, look: Livery) -> None:
    """Draw a house in the company's colour about x, y: its home."""
    r = size / 2
    shape = [
        (x - r, y + r), (x - r, y - r * 0.25), (x, y - r * 1.15), (x + r, y - r * 0.25),
        (x + r, y + r),
    ]  # fmt: skip
    canvas.polygon(shape, look.colour)
    draw_mark(canvas, x, y + r * 0.3, r * 0.6, look)
    canvas.polygon(shape, None, INK, max(1.5, size * 0.08))


def column_head(look: Livery) -> Box:
    """Return the company's cube and reporting mark below each other, over a narrow column."""
    cube = Sprite(_draw_cube_about, look, room=(40, 34))
    word = Text(look.short, SMALLEST, bold=True, align="middle", grow=1)
    return Column(Row(fill(), cube, fill(), gap=0), word)


def _draw_cube_about(canvas: Canvas, x: float, y: float, look: Livery) -> None:
    draw_cube(canvas, x, y, 32, 32, look)


def draw_plate(
    canvas: Canvas,
    x: float,
    y: float,
    look: Livery,
    *,
    size: int = LETTERS,
    width: float | None = None,
    text: str = "",
) -> float:
    """Draw the company's plate with its mark and reporting mark (or `text`), upper left corner
    at x, y. Return the x of its right edge."""
    word = text or look.short
    final_width = width or plate_width(look, size, word)
    canvas.paste(_plate(look, size, final_width, word), x, y)
    return x + final_width


def plate(look: Livery, *, size: int = LETTERS, width: float | None = None, text: str = "") -> Box:
    """Return the company's plate as a box of a layout."""
    word = text or look.short
    room = width or plate_width(look, size, word), plate_height(size)
    return Sprite(
        draw_plate, look, room=room, size=size, width=room[0], text=word, corner=True, words=word
    )


@cached
def _plate(look: Livery, size: int, wide: float, word: str) -> Image.Image:
    tall, band, x, y = plate_height(size), size * _BAND, 0.0, 0.0
    canvas = Canvas(math.ceil(wide), math.ceil(tall), None)
    canvas.box((x, y, x + wide, y + tall), look.colour, radius=8)
    draw_mark(canvas, x + band / 2 + 2, y + tall / 2, size * 0.4, look)
    canvas.box((x + band + 2, y + 4, x + band + 4.5, y + tall - 4), look.text)
    canvas.box((x, y, x + wide, y + tall), None, INK, radius=8, width=2)
    middle = x + band + 4 + (wide - band - 4) / 2
    base = y + tall / 2 + size * 0.345
    canvas.text(middle, base, word, size, look.text, bold=True, anchor="ms")
    return canvas.finish()


def plate_height(size: int = LETTERS) -> float:
    """Return the height of a plate with letters of this size."""
    return size * PLATE_HEIGHT / LETTERS


def plate_width(look: Livery, size: int = LETTERS, text: str = "") -> float:
    return text_width(text or look.short, size, True) + size * (_BAND + 0.6)
