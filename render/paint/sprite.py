"""Small RGBA images with an anchor point, drawn once, cached, and pasted on other images."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.paint.blit import blit_rgba
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import Colour, text_width

_HALO = 3


class Sprite(NamedTuple):
    """An RGBA image and its anchor: the pixel of it that is put at the place given."""

    image: Image.Image
    x: int
    y: int


def trim(sprite: Sprite) -> Sprite:
    """Return the sprite cropped to its bounding box. It must have visible pixels."""
    box = sprite.image.getbbox()
    assert box is not None
    return Sprite(sprite.image.crop(box), sprite.x - box[0], sprite.y - box[1])


@cached
def text_sprite(
    text: str, size: int, bold: bool, fill: Colour, halo: Colour | None = None
) -> Sprite:
    """Return a line of text as a sprite, anchored at the middle of its baseline."""
    half_width = math.ceil(text_width(text, size, bold) / 2) + _HALO + 2
    canvas = Canvas(2 * half_width, round(size * 1.3) + 2 * _HALO, None)
    base = round(size * 0.95) + _HALO
    canvas.text(
        half_width, base, text, size, fill, bold=bold, anchor="ms", halo=halo, halo_width=_HALO
    )
    return Sprite(canvas.finish(), half_width, base)


def put(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Paste a sprite on an image with its anchor at x, y."""
    blit_rgba(image, sprite.image, round(x) - sprite.x, round(y) - sprite.y)
