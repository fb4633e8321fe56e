"""Stamps and shapes as numbers of a palette: laid on a prepared layer as they are, so that a
picture made of them is neither blended nor looked up in the palette again. Their soft edges were
blended once, with a ground like the one they will lie on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.hexes import Mask
from render.paint.palette import Inks
from render.paint.stamp import Stamp
from render.paint.style import Colour

_SEEN = 80
"""How much of a pixel, of 255, must be covered to be laid."""
_WHOLE = 250


class Inked(NamedTuple):
    """Numbers of a palette (one byte a pixel), which of them count (a mask of 255 and 0; None:
    all), and the place in it that is put where it is wanted."""

    image: Image.Image
    mask: Image.Image | None
    x: int
    y: int


def inked(stamp: Stamp, inks: Inks, ground: Colour, seen: int = _SEEN) -> Inked:
    """A stamp (RGBA) in these colours, its edges blended with this ground: what covers at least
    `seen` of a pixel, of 255. To be kept."""
    alpha = stamp.image.getchannel("A")
    whole = Image.new("RGB", stamp.image.size, ground)
    whole.paste(stamp.image, (0, 0), stamp.image)
    numbers = inks.numbered(whole)
    low, _ = alpha.getextrema()
    solid = isinstance(low, int | float) and low >= _WHOLE
    mask = None if solid else _covered(alpha, seen)
    return Inked(numbers, mask, stamp.x, stamp.y)


def traced(mask: Mask) -> Inked:
    """A mask in no colour yet: how much of each pixel it covers."""
    return Inked(mask.image, _covered(mask.image, _SEEN), mask.x, mask.y)


def tinted(trace: Inked, colour: Colour, inks: Inks, ground: Colour) -> Inked:
    """A trace in one colour, in the same way as a stamp."""
    return trace._replace(image=_mapped(trace.image, inks.shades(colour, ground)))


def _mapped(image: Image.Image, table: Sequence[int] | bytes) -> Image.Image:
    """A mask ("L") with other values: as `Image.point`, which rounds its table each time."""
    return image._new(image.im.point(table, "L"))


def _covered(image: Image.Image, seen: int) -> Image.Image:
    return _mapped(image, [0] * seen + [255] * (256 - seen))


def put(image: Image.Image, thing: Inked, x: float, y: float) -> None:
    """Lay it on a picture of numbers ("P") with its place at x, y."""
    left, top = round(x) - thing.x, round(y) - thing.y
    width, height = thing.image.im.size
    box = (left, top, left + width, top + height)
    if thing.mask is None:
        image.im.paste(thing.image.im, box)
    else:
        image.im.paste(thing.image.im, box, thing.mask.im)


def blank(size: tuple[int, int], inks: Inks) -> Image.Image:
    """A picture of numbers to be filled."""
    return inks.coloured(Image.new("L", size))
