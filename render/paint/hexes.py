"""Hexes that stand on their points, on a map of any game: corners, windows of a map, and whole
hexes and their sides laid in one colour from masks drawn once and kept."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.paint.canvas import Point, dashes
from render.paint.fast import laid
from render.paint.kept import kept
from render.paint.style import Colour

_OVER = 4


class Window(NamedTuple):
    """A part of a sheet, in its pixels."""

    left: int
    top: int
    width: int
    height: int


def turned_corners(side: float, inset: float = 0) -> list[Point]:
    """The corners of a hex about its middle, the upper one first and then clockwise, `inset` pixels
    inside."""
    r = side - inset * 2 / math.sqrt(3)
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(r * math.cos(t), r * math.sin(t)) for t in turns]


class Mask(NamedTuple):
    """A mask and the place in it of the middle of the hex."""

    image: Image.Image
    x: int
    y: int


def _blank(reach: float) -> tuple[Image.Image, int]:
    half = math.ceil(reach)
    return Image.new("L", (2 * half * _OVER, 2 * half * _OVER)), half


def _strokes(picture: Image.Image, half: int, lines: Iterable[list[Point]], width: float) -> None:
    pen, thick = ImageDraw.Draw(picture), max(1, round(width * _OVER))
    r = thick / 2
    for line in lines:
        points = [((x + half) * _OVER, (y + half) * _OVER) for x, y in line]
        pen.line(points, fill=255, width=thick)
        for x, y in points:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)


@kept
def hexagon(side: float, inset: float) -> Mask:
    """A hex, `inset` pixels inside."""
    picture, half = _blank(side + 1)
    shape = [((x + half) * _OVER, (y + half) * _OVER) for x, y in turned_corners(side, inset)]
    ImageDraw.Draw(picture).polygon(shape, fill=255)
    return _tight(picture, half)


def cut(
    whole: Image.Image, bare: Image.Image, window: Window, side: float, partly: Iterable[Point]
) -> Image.Image:
    """The window of a whole map; where hexes with their middles `partly` in it are, the bare map,
    lest there be halves of what stands in them."""
    left, top, width, height = window
    image = whole.crop((left, top, left + width, top + height))
    mask, x, y = _solid(side)
    wide, tall = mask.size
    for at in partly:
        dx, dy = round(at[0]) - x - left, round(at[1]) - y - top
        if -wide < dx < width and -tall < dy < height:
            box = (dx + left, dy + top, dx + left + wide, dy + top + tall)
            image.im.paste(bare.im.crop(box), (dx, dy, dx + wide, dy + tall), mask.im)
    return image


@kept
def _solid(side: float) -> Mask:
    """A hex and its border, without soft edges."""
    mask = hexagon(side, -2)
    return mask._replace(image=mask.image.point([255 * (value >= 128) for value in range(256)]))


@kept
def ring(side: float, inset: float, width: float, dash: tuple[float, ...] = ()) -> Mask:
    """The outline of a hex, `inset` pixels inside, its sides dashed each by itself."""
    picture, half = _blank(side + width)
    corners = turned_corners(side, inset)
    sides = [[corners[i], corners[(i + 1) % 6]] for i in range(6)]
    lines = [part for line in sides for part in (dashes(line, dash) if dash else [line])]
    _strokes(picture, half, lines, width)
    return _tight(picture, half)


@kept
def border(
    side: float, line: tuple[Point, Point], width: float, dash: tuple[float, ...] = ()
) -> Mask:
    """One side of a hex: a line from its middle's view."""
    picture, half = _blank(side + width)
    ends = list(line)
    _strokes(picture, half, dashes(ends, dash) if dash else [ends], width)
    return _tight(picture, half)


def together(masks: Sequence[Mask]) -> Mask:
    """Masks about the same middle as one."""
    x, y = max(mask.x for mask in masks), max(mask.y for mask in masks)
    right = max(mask.image.width - mask.x for mask in masks)
    bottom = max(mask.image.height - mask.y for mask in masks)
    whole = Image.new("L", (x + right, y + bottom))
    for mask in masks:
        laid(whole, 255, x - mask.x, y - mask.y, mask.image)
    return Mask(whole, x, y)


def _tight(picture: Image.Image, half: int) -> Mask:
    """The mask at its size, without the empty margins."""
    small = picture.reduce(_OVER)
    box = small.getbbox()
    assert box is not None
    return Mask(small.crop(box), half - box[0], half - box[1])


def lay(image: Image.Image, mask: Mask, colour: Colour, at: Point) -> None:
    """The colour where the mask is, with the middle of its hex at a place of the image."""
    laid(image, colour, round(at[0]) - mask.x, round(at[1]) - mask.y, mask.image)
