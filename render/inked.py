"""Stamps and shapes as numbers of a palette: laid on a prepared layer as they are, so that a
picture made of them is neither blended nor looked up in the palette again. Their soft edges were
blended once, with a ground like the one they will lie on."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.hexes import Mask
from render.stamp import Stamp
from render.style import Colour

_SEEN = 80
"""How much of a pixel, of 255, must be covered to be laid."""
_WHOLE = 250


class Inked(NamedTuple):
    """Numbers of a palette (one byte a pixel), which of them count (a mask of ones; None: all), and
    the place in it that is put where it is wanted."""

    image: Image.Image
    mask: Image.Image | None
    x: int
    y: int


def inked(stamp: Stamp, palette: Image.Image, ground: Colour) -> Inked:
    """A stamp (RGBA) in a palette, its edges blended with this ground. To be kept."""
    alpha = stamp.image.getchannel("A")
    whole = Image.new("RGB", stamp.image.size, ground)
    whole.paste(stamp.image, (0, 0), stamp.image)
    numbers = numbered(whole, palette)
    low, _ = alpha.getextrema()
    solid = isinstance(low, int | float) and low >= _WHOLE
    mask = None if solid else _covered(alpha)
    return Inked(numbers, mask, stamp.x, stamp.y)


def shape(mask: Mask, colour: Colour, palette: Image.Image, ground: Colour) -> Inked:
    """A mask in one colour, in the same way."""
    numbers = _mapped(mask.image, _shades(colour, bytes(palette.getpalette() or []), ground))
    return Inked(numbers, _covered(mask.image), mask.x, mask.y)


def _mapped(image: Image.Image, table: bytes) -> Image.Image:
    """A mask ("L") with other values: as `Image.point`, which rounds its table each time."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


def _covered(image: Image.Image) -> Image.Image:
    return _mapped(image, _COVERED).convert("1", dither=Image.Dither.NONE)


def number(colour: Colour, palette: Image.Image) -> int:
    """The number of a colour in a palette."""
    return _shades(colour, bytes(palette.getpalette() or []), colour)[255]


_COVERED = bytes(255 * (value >= _SEEN) for value in range(256))


@lru_cache(maxsize=256)
def _shades(colour: Colour, colours: bytes, ground: Colour) -> bytes:
    """The number of each mixture of a colour with the ground, 0 none of it and 255 all."""
    row = Image.new("RGB", (256, 1), ground)
    row.paste(colour, (0, 0), Image.frombytes("L", (256, 1), bytes(range(256))))
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return numbered(row, palette).tobytes()


def numbered(image: Image.Image, palette: Image.Image) -> Image.Image:
    """A picture (RGB) as numbers of a palette ("P")."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def put(image: Image.Image, thing: Inked, x: float, y: float) -> None:
    """Lay it on a picture of numbers ("P") with its place at x, y."""
    left, top = round(x) - thing.x, round(y) - thing.y
    width, height = thing.image.im.size
    box = (left, top, left + width, top + height)
    if thing.mask is None:
        image.im.paste(thing.image.im, box)
    else:
        image.im.paste(thing.image.im, box, thing.mask.im)


def coloured(image: Image.Image, palette: Image.Image) -> Image.Image:
    """A crop of a prepared layer ("L") with its colours ("P")."""
    image.putpalette(palette.getpalette() or [])
    return image


def blank(size: tuple[int, int], palette: Image.Image) -> Image.Image:
    """A picture of numbers to be filled."""
    return coloured(Image.new("L", size), palette)
