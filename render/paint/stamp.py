"""Small pictures with transparency that are drawn once, kept, and laid on others."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.fast import overlaid
from render.paint.kept import kept
from render.paint.style import Colour, text_width

_HALO = 3


class Stamp(NamedTuple):
    """A picture with transparency and the place in it that is put where it is wanted."""

    image: Image.Image
    x: int
    y: int


def tight(stamp: Stamp) -> Stamp:
    """The stamp without the empty margins, which it must not be altogether."""
    box = stamp.image.getbbox()
    assert box is not None
    return Stamp(stamp.image.crop(box), stamp.x - box[0], stamp.y - box[1])


@kept
def word(text: str, size: int, bold: bool, fill: Colour, halo: Colour | None = None) -> Stamp:
    """A line of text, held at the middle of its base line."""
    wide = math.ceil(text_width(text, size, bold) / 2) + _HALO + 2
    canvas = Canvas(2 * wide, round(size * 1.3) + 2 * _HALO, None)
    base = round(size * 0.95) + _HALO
    canvas.text(wide, base, text, size, fill, bold=bold, anchor="ms", halo=halo, halo_width=_HALO)
    return Stamp(canvas.finish(), wide, base)


def put(image: Image.Image, stamp: Stamp, x: float, y: float) -> None:
    """Lay a stamp on a picture with its place at x, y."""
    overlaid(image, stamp.image, round(x) - stamp.x, round(y) - stamp.y)
