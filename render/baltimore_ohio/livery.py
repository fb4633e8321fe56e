"""How each railroad looks: a colour, a mark and its reporting mark, no two alike."""

from __future__ import annotations

from typing import Literal, NamedTuple

from render.canvas import Canvas, Point
from render.style import INK, WHITE, Colour, text_width

Mark = Literal[
    "plus", "bar", "dot", "slash", "rule", "keystone", "diamond", "cross", "ring", "plain", "checks"
]


class Livery(NamedTuple):
    """`text` letters on `colour` and draws the mark; `tint` is a pale form for grounds; `dash` the
    on/off pattern of its line in a chart; `short` its reporting mark."""

    colour: Colour
    text: Colour
    tint: Colour
    mark: Mark
    dash: tuple[int, ...]
    short: str


LIVERIES: dict[str, Livery] = {
    "BO": Livery((32, 88, 239), WHITE, (211, 222, 252), "plus", (), "B&O"),
    "BM": Livery((253, 168, 216), INK, (255, 230, 243), "bar", (16, 8), "B&M"),
    "CO": Livery((243, 224, 9), INK, (252, 248, 196), "dot", (4, 7), "C&O"),
    "NYC": Livery((42, 105, 75), WHITE, (212, 226, 218), "slash", (22, 6, 4, 6), "NYC"),
    "NH": Livery((255, 252, 245), INK, (247, 245, 238), "rule", (30, 10), "NH"),
    "PA": Livery((202, 10, 4), WHITE, (248, 210, 206), "keystone", (10, 5, 3, 5, 3, 5), "PA"),
    "ERIE": Livery((84, 41, 16), WHITE, (226, 214, 206), "diamond", (8, 8), "ERIE"),
    "IC": Livery((243, 140, 43), INK, (252, 226, 200), "cross", (24, 6), "IC"),
    "NKP": Livery((133, 71, 165), WHITE, (232, 216, 240), "ring", (14, 5, 4, 5), "NKP"),
    "WAB": Livery((22, 22, 22), WHITE, (218, 217, 217), "plain", (3, 4), "WAB"),
    "NW": Livery((36, 158, 148), WHITE, (208, 236, 233), "checks", (18, 4, 8, 4), "N&W"),
}

PLATE, PLATE_HEIGHT = 122, 44
"""The plate with a railroad's reporting mark, at its usual size."""
LETTERS = 34
_BAND = 1.2
"""Width of a plate's marked end, in letter sizes."""


def edge(railroad: str) -> Colour:
    """The colour of a line that stands for a railroad: its own, ink for the white one."""
    look = LIVERIES[railroad]
    return INK if railroad == "NH" else look.colour


def _mark(mark: Mark, x: float, y: float, r: float) -> list[list[Point]]:
    """The polygons of a mark about x, y in a square of half-width `r`."""
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
    return []


def _rectangle(x: float, y: float, dx: float, dy: float) -> list[Point]:
    return [(x - dx, y - dy), (x + dx, y - dy), (x + dx, y + dy), (x - dx, y + dy)]


def _draw_mark(canvas: Canvas, x: float, y: float, r: float, railroad: str) -> None:
    look = LIVERIES[railroad]
    if look.mark == "dot":
        canvas.circle(x, y, r * 0.55, look.text)
    elif look.mark == "ring":
        canvas.circle(x, y, r * 0.68, None, look.text, r * 0.34)
    for shape in _mark(look.mark, x, y, r):
        canvas.polygon(shape, look.text)


def cube(canvas: Canvas, x: float, y: float, width: float, height: float, railroad: str) -> None:
    """A cube of the railroad about x, y: its colour with its mark, edged so that it stands off any
    ground."""
    look = LIVERIES[railroad]
    left, top = x - width / 2, y - height / 2
    canvas.box((left, top, left + width, top + height), look.colour)
    thin = 1.5 if min(width, height) < 16 else 2.0
    _draw_mark(canvas, x, y, min(width, height) / 2 - thin, railroad)
    canvas.box((left, top, left + width, top + height), None, INK, width=thin)


def house(canvas: Canvas, x: float, y: float, size: float, railroad: str) -> None:
    """A house in the railroad's colour, its middle at x, y: where it is at home."""
    look, r = LIVERIES[railroad], size / 2
    shape = [
        (x - r, y + r), (x - r, y - r * 0.25), (x, y - r * 1.15), (x + r, y - r * 0.25),
        (x + r, y + r),
    ]  # fmt: skip
    canvas.polygon(shape, look.colour)
    _draw_mark(canvas, x, y + r * 0.3, r * 0.6, railroad)
    canvas.polygon(shape, None, INK, max(1.5, size * 0.08))


def plate(
    canvas: Canvas,
    x: float,
    y: float,
    railroad: str,
    *,
    size: int = LETTERS,
    width: float | None = None,
    text: str = "",
) -> float:
    """The railroad's plate, its left upper corner at x, y: its mark and its reporting mark (or
    `text`) on its colour. Returns the x after it."""
    look, tall = LIVERIES[railroad], plate_height(size)
    word = text or look.short
    wide = width or plate_width(railroad, size, word)
    band = size * _BAND
    canvas.box((x, y, x + wide, y + tall), look.colour, radius=8)
    _draw_mark(canvas, x + band / 2 + 2, y + tall / 2, size * 0.4, railroad)
    canvas.box((x + band + 2, y + 4, x + band + 4.5, y + tall - 4), look.text)
    canvas.box((x, y, x + wide, y + tall), None, INK, radius=8, width=2)
    middle = x + band + 4 + (wide - band - 4) / 2
    base = y + tall / 2 + size * 0.345
    canvas.text(middle, base, word, size, look.text, bold=True, anchor="ms")
    return x + wide


def plate_height(size: int = LETTERS) -> float:
    """How tall a plate with letters of this size is."""
    return size * PLATE_HEIGHT / LETTERS


def plate_width(railroad: str, size: int = LETTERS, text: str = "") -> float:
    """How wide a plate must be that is cut to its text."""
    return text_width(text or LIVERIES[railroad].short, size, True) + size * (_BAND + 0.6)
