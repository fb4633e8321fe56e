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
    """Numbers of a palette ("L"), which of them count (a mask of ones; None: all), and the place
    in it that is put where it is wanted."""

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
    mask = None if solid else alpha.point([255 * (v >= _SEEN) for v in range(256)], "1")
    return Inked(numbers, mask, stamp.x, stamp.y)


def shape(mask: Mask, colour: Colour, palette: Image.Image, ground: Colour) -> Inked:
    """A mask in one colour, in the same way."""
    image = Image.new("RGBA", mask.image.size, colour)
    image.putalpha(mask.image)
    return inked(Stamp(image, mask.x, mask.y), palette, ground)


def numbered(image: Image.Image, palette: Image.Image) -> Image.Image:
    """A picture (RGB) as numbers of a palette ("L")."""
    found = image.quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, found.tobytes())


@lru_cache(maxsize=512)
def number(colour: Colour, colours: bytes) -> int:
    """The number of a colour in a palette, given by its bytes."""
    place = next(
        (n for n in range(0, len(colours), 3) if tuple(colours[n : n + 3]) == colour), None
    )
    if place is None:
        raise ValueError(f"{colour} is not in the palette")
    return place // 3


def put(image: Image.Image, thing: Inked, x: float, y: float) -> None:
    """Lay it on a picture of numbers ("L") with its place at x, y."""
    left, top = round(x) - thing.x, round(y) - thing.y
    width, height = thing.image.im.size
    box = (left, top, left + width, top + height)
    if thing.mask is None:
        image.im.paste(thing.image.im, box)
    else:
        image.im.paste(thing.image.im, box, thing.mask.im)


def coloured(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture of numbers with its colours ("P"), which is then no longer to be drawn upon."""
    image.putpalette(palette.getpalette() or [])
    return image
