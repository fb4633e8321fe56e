"""Pointy-topped hexes on the map of any game: corners, windows of a map, and masks of whole
hexes and their sides, drawn once and cached."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.paint.blit import fill_mask
from render.paint.canvas import Point, dashes
from render.paint.image_cache import cached

_SUPERSAMPLING = 4


class Window(NamedTuple):
    """A crop of a sheet, in its pixels."""

    left: int
    top: int
    width: int
    height: int


def hex_corners(side: float, inset: float = 0) -> list[Point]:
    """Return a hex's corners about its centre, clockwise from the top, `inset` pixels inside."""
    r = side - inset * 2 / math.sqrt(3)
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(r * math.cos(t), r * math.sin(t)) for t in turns]


class Mask(NamedTuple):
    """A mask and the position of the hex's centre in it."""

    image: Image.Image
    x: int
    y: int


def _blank_mask(reach: float) -> tuple[Image.Image, int]:
    half = math.ceil(reach)
    return Image.new("L", (2 * half * _SUPERSAMPLING, 2 * half * _SUPERSAMPLING)), half


def _draw_strokes(mask: Image.Image, half: int, lines: Iterable[list[Point]], width: float) -> None:
    pen, line_width = ImageDraw.Draw(mask), max(1, round(width * _SUPERSAMPLING))
    r = line_width / 2
    for line in lines:
        points = [((x + half) * _SUPERSAMPLING, (y + half) * _SUPERSAMPLING) for x, y in line]
        pen.line(points, fill=255, width=line_width)
        for x, y in points:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)


@cached
def hex_mask(side: float, inset: float) -> Mask:
    """Return the mask of a hex, `inset` pixels inside."""
    mask, half = _blank_mask(side + 1)
    shape = [
        ((x + half) * _SUPERSAMPLING, (y + half) * _SUPERSAMPLING)
        for x, y in hex_corners(side, inset)
    ]
    ImageDraw.Draw(mask).polygon(shape, fill=255)
    return _reduce_and_trim(mask, half)


def crop_window(
    whole: Image.Image, bare: Image.Image, window: Window, side: float, cut_hexes: Iterable[Point]
) -> Image.Image:
    """Return the window of a map, with the map `bare` in the hexes that the window cuts
    (centres `cut_hexes`), so that it shows no half symbols."""
    left, top, width, height = window
    image = whole.crop((left, top, left + width, top + height))
    mask, x, y = _hard_hex_mask(side)
    wide, tall = mask.size
    for centre in cut_hexes:
        dx, dy = round(centre[0]) - x - left, round(centre[1]) - y - top
        if -wide < dx < width and -tall < dy < height:
            box = (dx + left, dy + top, dx + left + wide, dy + top + tall)
            image.im.paste(bare.im.crop(box), (dx, dy, dx + wide, dy + tall), mask.im)
    return image


@cached
def _hard_hex_mask(side: float) -> Mask:
    """Return the mask of a hex with its border, without antialiasing."""
    mask = hex_mask(side, -2)
    return mask._replace(image=mask.image.point([255 * (value >= 128) for value in range(256)]))


@cached
def outline_mask(side: float, inset: float, width: float, dash: tuple[float, ...] = ()) -> Mask:
    """Return the mask of a hex's outline, `inset` pixels inside; each side is dashed by itself."""
    mask, half = _blank_mask(side + width)
    corners = hex_corners(side, inset)
    sides = [[corners[i], corners[(i + 1) % 6]] for i in range(6)]
    lines = [part for line in sides for part in (dashes(line, dash) if dash else [line])]
    _draw_strokes(mask, half, lines, width)
    return _reduce_and_trim(mask, half)


@cached
def side_mask(
    side: float, line: tuple[Point, Point], width: float, dash: tuple[float, ...] = ()
) -> Mask:
    """Return the mask of one side of a hex; `line` is relative to its centre."""
    mask, half = _blank_mask(side + width)
    ends = list(line)
    _draw_strokes(mask, half, dashes(ends, dash) if dash else [ends], width)
    return _reduce_and_trim(mask, half)


def merge_masks(masks: Sequence[Mask]) -> Mask:
    """Return masks about one centre as a single mask."""
    x, y = max(mask.x for mask in masks), max(mask.y for mask in masks)
    right = max(mask.image.width - mask.x for mask in masks)
    bottom = max(mask.image.height - mask.y for mask in masks)
    merged = Image.new("L", (x + right, y + bottom))
    for mask in masks:
        fill_mask(merged, 255, x - mask.x, y - mask.y, mask.image)
    return Mask(merged, x, y)


def _reduce_and_trim(picture: Image.Image, half: int) -> Mask:
    """Return the mask at its final scale, cropped to its bounding box."""
    reduced = picture.reduce(_SUPERSAMPLING)
    box = reduced.getbbox()
    assert box is not None
    return Mask(reduced.crop(box), half - box[0], half - box[1])
