"""Panels: the parts of a picture, drawn in palette indices and stacked."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence

from PIL import Image, ImageDraw

from render.paint.blit import Pixels
from render.paint.canvas import Box, Canvas, Point, dashes
from render.paint.image_cache import cached
from render.paint.palette import Palette
from render.paint.style import PAPER, Colour

MARGIN = 18


class Panel(Canvas):
    """A canvas of palette indices: one byte per pixel instead of four, and nothing to quantize
    at the end. On a background of one colour a mask becomes a table of shades; on any other
    background the affected box is drawn in RGB and quantized."""

    def __init__(
        self, palette: Palette, width: int, height: int, ground: Colour | Image.Image = PAPER
    ) -> None:
        self.width, self.height, self.palette = width, height, palette
        if isinstance(ground, Image.Image):
            self.image = ground.copy()
        else:
            self.image = palette.colourize(
                Image.new("L", (width, height), palette.index_of(ground))
            )

    def fill_mask(self, mask: Image.Image | None, left: int, top: int, fill: Colour) -> None:
        if mask is None:
            return
        target, shape = self.image.im, mask.im
        width, height = shape.size
        box = (left, top, left + width, top + height)
        region = target.crop(box)
        lowest, highest = region.getextrema()
        if lowest == highest:
            region = shape.point(self.palette.shades(fill, self.palette.flat_colours[lowest]), "L")
        else:
            region = region.convert("RGB", 0)
            region.paste(fill, (0, 0, width, height), shape)
            region = region.convert("P", 0, self.palette.image.im)
        target.paste(region, box)

    def rectangle(self, box: Pixels, fill: Colour) -> None:
        if box[0] < box[2] and box[1] < box[3]:
            self.image.im.paste(self.palette.index_of(fill), box)

    def box(
        self,
        box: Box,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 1,
    ) -> None:
        """Draw a box as on any canvas, with cached corners where all four lie on one colour."""
        tiles = self._corner_tiles(box, fill, outline, radius, width) if radius > 0 else []
        super().box(box, fill, outline, radius=0 if tiles else radius, width=width)
        for corner_box, tile in tiles:
            self.image.im.paste(tile.im, corner_box)

    def _corner_tiles(
        self, box: Box, fill: Colour | None, outline: Colour | None, radius: float, width: float
    ) -> list[tuple[Pixels, Image.Image]]:
        """Return the boxes and the cached images of the corners of a box; empty if it is too small,
        not inside the panel, or its corners do not lie on one colour."""
        left, top, right, bottom = (math.floor(edge + 0.5) for edge in box)
        r, size = math.ceil(radius), 2 * math.ceil(radius + width) + 2
        inside = left >= 0 and top >= 0 and right <= self.width and bottom <= self.height
        if not inside or min(right - left, bottom - top) < size:
            return []
        xs, ys = ((left, left + r), (right - r, right)), ((top, top + r), (bottom - r, bottom))
        corner_boxes = [(x, y, x_end, y_end) for y, y_end in ys for x, x_end in xs]
        whole = self.image.im
        grounds = {
            number for corner_box in corner_boxes for number in whole.crop(corner_box).getextrema()
        }
        if len(grounds) > 1:
            return []
        style = fill, outline, radius, width
        return [
            *zip(corner_boxes, _box_corners(self.palette, grounds.pop(), size, style), strict=True)
        ]

    def stroke(
        self,
        points: Sequence[Point],
        fill: Colour,
        width: int,
        ground: Colour,
        *,
        dash: Sequence[float] = (),
    ) -> None:
        """Draw a long line with a half-tone of it and its ground for antialiasing, which takes ten
        times as long."""
        pen, parts = ImageDraw.Draw(self.image), dashes(points, dash) if dash else [points]
        tones = self.palette.shades(fill, ground)
        for ink, wide in ((tones[128], width + 1), (tones[255], width - 1)):
            half = wide / 2
            for part in parts:
                pen.line(part, fill=ink, width=wide)
                for x, y in part[1:-1]:
                    pen.ellipse((x - half, y - half, x + half, y + half), fill=ink)

    def draw_cached(
        self, draw: Callable[..., None], x: float, y: float, reach: int, *args: Hashable
    ) -> None:
        """Draw as on any canvas. On a background of one colour a cached tile is pasted."""
        left, top = (2 * (math.floor(place - reach) // 2) for place in (x, y))
        size = 2 * reach + 2  # start at even pixels: halves round to even
        box = left, top, left + size, top + size
        if min(box) >= 0 and box[2] <= self.width and box[3] <= self.height:
            lowest, highest = self.image.im.crop(box).getextrema()
            if lowest == highest:
                offset = round(x - left, 4), round(y - top, 4)
                tile = _drawn_tile(self.palette, lowest, size, draw, *offset, *args)
                self.image.im.paste(tile.im, box)
                return
        draw(self, x, y, *args)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        left, top = round(x), round(y)
        target = self.image.im
        region = source = picture.im
        width, height = source.size
        box = (left, top, left + width, top + height)
        if source.mode == "RGBA":
            region = target.crop(box).convert("RGB", 0)
            region.paste(source, (0, 0, width, height), source)
        if source.mode in ("RGB", "RGBA"):
            region = region.convert("P", 0, self.palette.image.im)
        target.paste(region, box)


@cached
def _drawn_tile(
    palette: Palette, ground: int, size: int, draw: Callable[..., None], *args: Hashable
) -> Image.Image:
    """Return a square tile with what a function draws on the colour of this index."""
    tile = Panel(palette, size, size, palette.colourize(Image.new("L", (size, size), ground)))
    draw(tile, *args)
    return tile.image


@cached
def _box_corners(
    palette: Palette,
    ground: int,
    size: int,
    style: tuple[Colour | None, Colour | None, float, float],
) -> tuple[Image.Image, ...]:
    """Return the corners of a rounded box on the colour of this index, upper two first."""
    fill, outline, radius, width = style
    tile = Panel(palette, size, size, palette.colourize(Image.new("L", (size, size), ground)))
    Canvas.box(tile, (0, 0, size, size), fill, outline, radius=radius, width=width)
    near, far = (0, math.ceil(radius)), (size - math.ceil(radius), size)
    return tuple(tile.image.crop((x, y, xx, yy)) for y, yy in (near, far) for x, xx in (near, far))


def stack_panels(panels: Sequence[Image.Image], palette: Palette) -> Image.Image:
    """Return panels of one width, already in this palette, stacked from top to bottom."""
    size = panels[0].width, sum(panel.height for panel in panels)
    image = palette.colourize(Image.new("L", size))
    y = 0
    for panel in panels:
        image.paste(panel, (0, y))
        y += panel.height
    return image
