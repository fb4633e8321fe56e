"""The parts of a picture: each a box laid out, with what it shows in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from render.alt import end_sentence, join_within
from render.layout.box import Box
from render.paint.canvas import Canvas
from render.paint.palette import Palette
from render.paint.panels import MARGIN, Panel
from render.paint.picture import Picture, picture, render_panels
from render.paint.style import PAPER, PHONE_WIDTH, TALLEST, Colour


class Part(NamedTuple):
    """A part of a picture, as wide as all of it, and its words for the alt text."""

    image: Image.Image
    words: str = ""


def lay_out(
    palette: Palette | None,
    box: Box,
    *,
    margin: float = MARGIN,
    top: float = 2,
    bottom: float = 8,
    width: int = PHONE_WIDTH,
    ground: Colour = PAPER,
) -> Part:
    """Return the box drawn in a palette, or in RGB without one, `width` pixels wide with its
    margins; the height follows from the box."""
    room = width - 2 * margin
    height = box.height(room)
    size = width, round(top + height + bottom)
    panel = Canvas(*size, ground) if palette is None else Panel(palette, *size, ground)
    box.draw(panel, margin, top, room, height)
    return Part(panel.image, box.words())


def stack_parts(parts: Iterable[Part], first: Sequence[str] = ()) -> Picture:
    """Return the parts below each other; the alt text has the `first` sentences, then the words of
    the parts, sentence by sentence, as far as there is room."""
    parts = list(parts)
    words = [*first]
    for part in parts:
        words += re.split(r"(?<=[.?!]) ", end_sentence(part.words)) if part.words else []
    return picture([part.image for part in parts], join_within(words))


def heights(parts: Sequence[Part]) -> int:
    """Return the height of parts below each other."""
    return sum(part.image.height for part in parts)


def join_pictures(above: Callable[[], Picture], below: Callable[[], Picture]) -> Picture:
    """Return both pictures as one, `below`, which asks, on top.

    Both must use the palette of one game. If they differ in width or would be taller than
    `TALLEST` together, only `below` is drawn."""
    (panels, alt), (more, more_alt) = render_panels(below), render_panels(above)
    tall = sum(panel.height for panel in (*panels, *more))
    if panels[0].width != more[0].width or tall > TALLEST:
        return picture(panels, alt)
    return picture([*panels, *more], join_within([alt, more_alt]))
