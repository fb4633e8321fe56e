"""Small things laid on a map, which is drawn in numbers of the palette, or in colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial, wraps
from typing import NamedTuple, ParamSpec

from PIL import Image

from render.paint.ahead import Ahead, Key
from render.paint.canvas import Canvas
from render.paint.fast import overlaid
from render.paint.inked import Inked, inked
from render.paint.inked import put as put_numbers
from render.paint.kept import kept
from render.paint.stamp import Stamp
from render.paint.style import WHITE
from render.rail_baron.map.inks import map_palette

P = ParamSpec("P")
_SEEN = 112


class Sprite(NamedTuple):
    """A thing in numbers of the palette; in colours (RGBA) it is drawn only where that is asked."""

    numbers: Inked
    coloured: Callable[[], Image.Image]

    @property
    def width(self) -> int:
        return self.numbers.image.width

    @property
    def height(self) -> int:
        return self.numbers.image.height


def sprite(
    ahead: Ahead, wanted: Callable[[], Iterable[Key]]
) -> Callable[[Callable[P, Canvas]], Callable[P, Sprite]]:
    """Makes sprites of what a function draws on a transparent canvas, most of them ahead; at its
    own edge it is smoothed towards white."""

    def known(draw: Callable[P, Canvas]) -> Callable[P, Sprite]:
        @kept
        @wraps(draw)
        def coloured(*args: P.args, **named: P.kwargs) -> Image.Image:
            return draw(*args, **named).finish()

        @ahead(wanted)
        @wraps(draw)
        def numbered(*args: P.args, **named: P.kwargs) -> Inked:
            drawn = Stamp(draw(*args, **named).finish(), 0, 0)
            return inked(drawn, map_palette(), WHITE, _SEEN)

        @wraps(draw)
        def found(*args: P.args, **named: P.kwargs) -> Sprite:
            return Sprite(numbered(*args, **named), partial(coloured, *args, **named))

        return found

    return known


def put(image: Image.Image, thing: Sprite, x: float, y: float) -> None:
    """Lay it with its middle at x, y."""
    laid(image, thing, round(x - thing.width / 2), round(y - thing.height / 2))


def laid(image: Image.Image, thing: Sprite, left: int, top: int) -> None:
    """Lay it with its left upper corner at a pixel."""
    if image.mode == "RGB":
        overlaid(image, thing.coloured(), left, top)
    else:
        put_numbers(image, thing.numbers, left, top)
