"""Blits without the checks of `Image.paste`, which cost more than the work itself when hundreds of
small images are pasted. The target must have been created, not opened from a file."""

from __future__ import annotations

from PIL import Image

from render.paint.style import Colour

Pixels = tuple[int, int, int, int]
"""Left, top, right and bottom, the last two excluded."""


def fill_rectangle(image: Image.Image, fill: Colour, box: Pixels) -> None:
    """Fill a rectangle; do nothing if it is empty."""
    if box[0] < box[2] and box[1] < box[3]:
        image.im.paste(fill, box)


def fill_mask(
    image: Image.Image, fill: Colour | int, left: int, top: int, mask: Image.Image
) -> None:
    """Fill a mask with a colour (or a palette index), its upper left corner at left, top."""
    width, height = mask.im.size
    image.im.paste(fill, (left, top, left + width, top + height), mask.im)


def blit_rgba(image: Image.Image, picture: Image.Image, left: int, top: int) -> None:
    """Blend an RGBA picture over the image."""
    width, height = picture.im.size
    image.im.paste(picture.im, (left, top, left + width, top + height), picture.im)
