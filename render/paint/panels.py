"""Panels of which pictures are put together: drawn once, kept in the palette of their game."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence

from PIL import Image

from render.paint.canvas import Box, Canvas
from render.paint.fast import Pixels
from render.paint.kept import kept
from render.paint.palette import Inks
from render.paint.style import PAPER, Colour

MARGIN = 18


class Panel(Canvas):
    """A canvas in numbers of a palette: a byte a pixel instead of four, and nothing is to be looked
    up in the palette in the end. On a ground of one colour a mask is its shades; on any other one
    the place is drawn in colours."""

    def __init__(
        self, inks: Inks, width: int, height: int, ground: Colour | Image.Image = PAPER
    ) -> None:
        self.width, self.height, self.inks = width, height, inks
        if isinstance(ground, Image.Image):
            self.image = ground.copy()
        else:
            self.image = inks.coloured(Image.new("L", (width, height), inks.number(ground)))

    def lay(self, mask: Image.Image | None, left: int, top: int, fill: Colour) -> None:
        if mask is None:
            return
        whole, shape = self.image.im, mask.im
        width, height = shape.size
        box = (left, top, left + width, top + height)
        place = whole.crop(box)
        lowest, highest = place.getextrema()
        if lowest == highest:
            place = shape.point(self.inks.shades(fill, self.inks.meant[lowest]), "L")
        else:
            place = place.convert("RGB", 0)
            place.paste(fill, (0, 0, width, height), shape)
            place = place.convert("P", 0, self.inks.image.im)
        whole.paste(place, box)

    def rectangle(self, box: Pixels, fill: Colour) -> None:
        if box[0] < box[2] and box[1] < box[3]:
            self.image.im.paste(self.inks.number(fill), box)

    def box(
        self,
        box: Box,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 1,
    ) -> None:
        """As on any canvas. Where all four corners lie on one colour they are laid as they were
        drawn once."""
        tiles = self._tiles(box, fill, outline, radius, width) if radius > 0 else []
        super().box(box, fill, outline, radius=0 if tiles else radius, width=width)
        for place, tile in tiles:
            self.image.im.paste(tile.im, place)

    def _tiles(
        self,
        box: Box,
        fill: Colour | None,
        outline: Colour | None,
        radius: float,
        width: float,
    ) -> list[tuple[Pixels, Image.Image]]:
        """The corners of such a box and where they are, if it is large enough."""
        left, top, right, bottom = (math.floor(edge + 0.5) for edge in box)
        r, size = math.ceil(radius), 2 * math.ceil(radius + width) + 2
        inside = left >= 0 and top >= 0 and right <= self.width and bottom <= self.height
        if not inside or min(right - left, bottom - top) < size:
            return []
        xs, ys = ((left, left + r), (right - r, right)), ((top, top + r), (bottom - r, bottom))
        places = [(x, y, x_end, y_end) for y, y_end in ys for x, x_end in xs]
        whole = self.image.im
        found = {number for place in places for number in whole.crop(place).getextrema()}
        if len(found) > 1:
            return []
        style = fill, outline, radius, width
        return [*zip(places, _corners(self.inks, found.pop(), size, style), strict=True)]

    def drawn(
        self, draw: Callable[..., None], x: float, y: float, reach: int, *args: Hashable
    ) -> None:
        """As on any canvas. On one colour it is laid as it was drawn once."""
        left, top = (2 * (math.floor(place - reach) // 2) for place in (x, y))
        size = 2 * reach + 2  # from even pixels on, for halves are rounded to them
        box = left, top, left + size, top + size
        if min(box) >= 0 and box[2] <= self.width and box[3] <= self.height:
            lowest, highest = self.image.im.crop(box).getextrema()
            if lowest == highest:
                at = round(x - left, 4), round(y - top, 4)
                tile = _tile(self.inks, lowest, size, draw, *at, *args)
                self.image.im.paste(tile.im, box)
                return
        draw(self, x, y, *args)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        left, top = round(x), round(y)
        whole = self.image.im
        place = shown = picture.im
        width, height = shown.size
        box = (left, top, left + width, top + height)
        if shown.mode == "RGBA":
            place = whole.crop(box).convert("RGB", 0)
            place.paste(shown, (0, 0, width, height), shown)
        if shown.mode in ("RGB", "RGBA"):
            place = place.convert("P", 0, self.inks.image.im)
        whole.paste(place, box)


@kept
def _tile(
    inks: Inks, ground: int, size: int, draw: Callable[..., None], *args: Hashable
) -> Image.Image:
    """What a function draws on the colour of this number."""
    tile = Panel(inks, size, size, inks.coloured(Image.new("L", (size, size), ground)))
    draw(tile, *args)
    return tile.image


@kept
def _corners(
    inks: Inks,
    ground: int,
    size: int,
    style: tuple[Colour | None, Colour | None, float, float],
) -> tuple[Image.Image, ...]:
    """The corners of a round box on the colour of this number, the upper two first."""
    fill, outline, radius, width = style
    drawn = Panel(inks, size, size, inks.coloured(Image.new("L", (size, size), ground)))
    Canvas.box(drawn, (0, 0, size, size), fill, outline, radius=radius, width=width)
    near, far = (0, math.ceil(radius)), (size - math.ceil(radius), size)
    return tuple(drawn.image.crop((x, y, xx, yy)) for y, yy in (near, far) for x, xx in (near, far))


def settled(canvas: Canvas, inks: Inks) -> Image.Image:
    """The finished canvas in the colours of a game: a panel to keep."""
    return canvas.image if isinstance(canvas, Panel) else inks.numbered(canvas.finish())


def stacked(panels: Sequence[Image.Image], inks: Inks) -> Image.Image:
    """Panels of one width, settled in these colours, below one another."""
    size = panels[0].width, sum(panel.height for panel in panels)
    whole = inks.coloured(Image.new("L", size))
    y = 0
    for panel in panels:
        whole.paste(panel, (0, y))
        y += panel.height
    return whole
