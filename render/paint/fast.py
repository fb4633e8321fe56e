"""Laying small pictures on a large one: `Image.paste` without its questions, which take longer than
the work itself when there are hundreds. The large one must have been made, not opened."""

from __future__ import annotations

from PIL import Image

from render.paint.style import Colour

Pixels = tuple[int, int, int, int]
"""Left, top, right and bottom, the last two excluded."""


def filled(image: Image.Image, fill: Colour, box: Pixels) -> None:
    """A rectangle of a colour; nothing if it is empty."""
    if box[0] < box[2] and box[1] < box[3]:
        image.im.paste(fill, box)


def laid(image: Image.Image, fill: Colour | int, left: int, top: int, mask: Image.Image) -> None:
    """A colour where the mask is."""
    width, height = mask.im.size
    image.im.paste(fill, (left, top, left + width, top + height), mask.im)


def overlaid(image: Image.Image, picture: Image.Image, left: int, top: int) -> None:
    """A picture with transparency (RGBA)."""
    width, height = picture.im.size
    image.im.paste(picture.im, (left, top, left + width, top + height), picture.im)
