"""Small things laid on a map, which is drawn in numbers of the palette, or in colours."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.fast import overlaid
from render.paint.style import WHITE
from render.rail_baron.map.inks import numbered


class Sprite(NamedTuple):
    """A thing with transparency (RGBA); its numbers ("L") where its `shape` ("1") is."""

    image: Image.Image
    numbers: Image.Image
    shape: Image.Image

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height


def sprite(canvas: Canvas) -> Sprite:
    """What was drawn on a transparent canvas; at its own edge it is smoothed towards white."""
    image = canvas.finish()
    ground = Image.new("RGB", image.size, WHITE)
    ground.paste(image, (0, 0), image)
    shape = image.getchannel("A").point([255 * (value >= 112) for value in range(256)], "1")
    return Sprite(image, numbered(ground), shape)


def put(image: Image.Image, thing: Sprite, x: float, y: float) -> None:
    """Lay it with its middle at x, y."""
    laid(image, thing, round(x - thing.width / 2), round(y - thing.height / 2))


def laid(image: Image.Image, thing: Sprite, left: int, top: int) -> None:
    """Lay it with its left upper corner at a pixel."""
    if image.mode == "RGB":
        overlaid(image, thing.image, left, top)
    else:
        box = (left, top, left + thing.width, top + thing.height)
        image.im.paste(thing.numbers.im, box, thing.shape.im)
