"""Blits without the checks of `Image.paste`, which cost more than the work itself when hundreds of
small images are pasted. The target must have been created, not opened from a file."""

from __future__ import annotations

from collections.abc import Iterator

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


def raw_rows(image: Image.Image, stride: int, count: int) -> Iterator[bytes]:
    """Yield the palette indices of an image, `count` rows at a time, each filled up with zeros to
    `stride` bytes: as `crop` and `tobytes` would, which copy everything twice."""
    image.load()
    encoder = Image._getencoder("P", "raw", ("P", stride, 1))
    try:
        encoder.setimage(image.im, (0, 0, *image.size))
        state = 0
        while not state:
            _, state, rows = encoder.encode(stride * count)
            yield rows
        if state < 0:
            raise RuntimeError(f"encoder error {state}")
    finally:
        encoder.cleanup()
