"""Panels of which pictures are put together: drawn once, kept in the palette of their game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.paint.canvas import Canvas
from render.paint.fast import Pixels
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

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        left, top = round(x), round(y)
        box = (left, top, left + picture.width, top + picture.height)
        place = picture.im
        if picture.mode == "RGBA":
            place = self.image.im.crop(box).convert("RGB", 0)
            place.paste(picture.im, (0, 0, *picture.size), picture.im)
        if picture.mode in ("RGB", "RGBA"):
            place = place.convert("P", 0, self.inks.image.im)
        self.image.im.paste(place, box)


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
