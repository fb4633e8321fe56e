"""Antialiased drawing: each shape is a mask of its own, supersampled and reduced.

Coordinates and sizes are pixels, y downward, and may be fractions; rectangles, vertical and
horizontal lines and text are aligned to whole pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from typing import Literal

from PIL import Image, ImageDraw

from render.paint.blit import Pixels, blit_rgba, fill_mask, fill_rectangle
from render.paint.image_cache import cached
from render.paint.lettering import text_mask
from render.paint.style import INK, PAPER, Colour, font, text_width

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "ls", "ms", "rs", "lb", "mb", "rb"]

_FINE, _COARSE = 4, 2
"""Supersampling factors of small and of large masks."""
_LARGE_AREA = 40_000
"""Pixels from which a mask counts as large."""
_ANCHORS = {"l": 0.0, "m": 0.5, "r": 1.0}


class Canvas:
    """An image to draw on. `ground` is a colour, an image to start from (copied), or None for a
    transparent canvas."""

    def __init__(
        self, width: int, height: int, ground: Colour | Image.Image | None = PAPER
    ) -> None:
        self.width, self.height = width, height
        if isinstance(ground, Image.Image):
            self.image = ground.copy() if ground.mode != "P" else ground.convert("RGB")
        elif ground is None:
            self.image = Image.new("RGBA", (width, height), (255, 255, 255, 0))
        else:
            self.image = Image.new("RGB", (width, height), ground)

    def finish(self) -> Image.Image:
        return self.image

    def fill_mask(self, mask: Image.Image | None, left: int, top: int, fill: Colour) -> None:
        """Fill a mask with a colour, its upper left corner at a pixel; do nothing if it is None."""
        if mask is not None:
            fill_mask(self.image, fill, left, top, mask)

    def rectangle(self, box: Pixels, fill: Colour) -> None:
        """Fill a rectangle of whole pixels; do nothing if it is empty."""
        fill_rectangle(self.image, fill, box)

    def line(
        self,
        points: Sequence[Point],
        fill: Colour,
        width: float,
        *,
        dash: Sequence[float] = (),
        round_ends: bool = False,
    ) -> None:
        """Draw a line through the points; `dash` holds the lengths of dashes and gaps in turn."""
        width = max(1.0, width)
        for part in dashes(points, dash) if dash else [points]:
            straight = len(part) == 2 and not round_ends and _axis_aligned_box(part, width)
            if straight:
                self.rectangle(straight, fill)
                continue
            mask = self._shape_mask(part, width / 2)
            if mask is not None:
                mask.line(part, width, round_ends)
                self.fill_mask(*mask.reduce(), fill)

    def stroke(
        self,
        points: Sequence[Point],
        fill: Colour,
        width: int,
        ground: Colour,
        *,
        dash: Sequence[float] = (),
    ) -> None:
        """Draw a long line that is mostly on one ground, which a `Panel` does faster."""
        self.line(points, fill, width, dash=dash)

    def polygon(
        self,
        points: Iterable[Point],
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 1,
    ) -> None:
        """Draw a polygon, filled, outlined or both."""
        points = list(points)
        if fill is not None:
            mask = self._shape_mask(points, 0)
            if mask is not None:
                mask.pen.polygon(mask.to_mask(points), fill=255)
                self.fill_mask(*mask.reduce(), fill)
        if outline is not None:
            self.line([*points, points[0], points[1]], outline, width)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 1,
    ) -> None:
        """Draw a circle about x, y, filled, outlined or both, with the outline inside."""
        if outline is not None:
            self._disc(x, y, radius, outline, 0 if fill is not None else width)
            radius -= width
        if fill is not None and radius > 0:
            self._disc(x, y, radius, fill)

    def _disc(self, x: float, y: float, radius: float, fill: Colour, width: float = 0) -> None:
        """Draw a disc, or a ring of this width."""
        left, top = math.floor(x), math.floor(y)
        subpixel = round((x - left) * _FINE) / _FINE, round((y - top) * _FINE) / _FINE
        mask, half = disc_mask(*subpixel, round(radius, 2), round(width, 2))
        self.fill_mask(mask, left - half, top - half, fill)

    def box(
        self,
        box: Box,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 1,
    ) -> None:
        """Draw a rectangle (left, top, right, bottom) on whole pixels, with round corners if
        `radius` is given."""
        left, top, right, bottom = (math.floor(edge + 0.5) for edge in box)
        border = max(1, math.floor(width + 0.5)) if outline is not None else 0
        if right - left < 1 or bottom - top < 1:
            return
        if outline is not None:
            has_fill = fill is not None
            self._fill_rounded(
                (left, top, right, bottom), outline, radius, 0 if has_fill else border
            )
        if fill is not None and min(right - left, bottom - top) > 2 * border:
            inner = (left + border, top + border, right - border, bottom - border)
            self._fill_rounded(inner, fill, max(0.0, radius - border))

    def _fill_rounded(self, box: Pixels, fill: Colour, radius: float, ring: int = 0) -> None:
        """Fill a rectangle with round corners, or only its border, `ring` pixels wide."""
        left, top, right, bottom = box
        r = min(math.ceil(radius), (right - left) // 2, (bottom - top) // 2)
        if ring:
            self.rectangle((left + r, top, right - r, top + ring), fill)
            self.rectangle((left + r, bottom - ring, right - r, bottom), fill)
            self.rectangle((left, top + r, left + ring, bottom - r), fill)
            self.rectangle((right - ring, top + r, right, bottom - r), fill)
        else:
            self.rectangle((left + r, top, right - r, bottom), fill)
            if r:
                self.rectangle((left, top + r, right, bottom - r), fill)
        if r:
            places = ((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r))
            for place, mask in zip(places, corner_masks(r, ring), strict=True):
                self.fill_mask(mask, *place, fill)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        fill: Colour = INK,
        *,
        bold: bool = False,
        anchor: Anchor = "ls",
        halo: Colour | None = None,
        halo_width: float = 3,
    ) -> None:
        """Draw one line of text, with a halo that separates it from a busy background if given."""
        if not text:
            return
        typeface = font(size, bold)
        if anchor[0] != "l":
            x -= text_width(text, size, bold) * _ANCHORS[anchor[0]]
        if anchor[1] != "s":
            y -= (
                typeface.getbbox(text, anchor="l" + anchor[1])[1]
                - typeface.getbbox(text, anchor="ls")[1]
            )
        left, base = round(x), round(y)
        if halo is not None:
            glyphs = text_mask(text, size, bold, halo_width)
            self.fill_mask(glyphs.mask, left + glyphs.left, base + glyphs.top, halo)
        glyphs = text_mask(text, size, bold)
        self.fill_mask(glyphs.mask, left + glyphs.left, base + glyphs.top, fill)

    def draw_cached(
        self, draw: Callable[..., None], x: float, y: float, reach: int, *args: Hashable
    ) -> None:
        """Call `draw(canvas, x, y, *args)`, which draws at most `reach` pixels from x, y. A `Panel`
        may cache the result."""
        draw(self, x, y, *args)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """Paste a picture with its upper left corner at x, y; RGBA is blended."""
        if picture.mode == "RGBA":
            blit_rgba(self.image, picture, round(x), round(y))
        else:
            self.image.paste(picture, (round(x), round(y)))

    def _shape_mask(self, points: Sequence[Point], reach: float) -> ShapeMask | None:
        return ShapeMask.bounding(points, reach, self.width, self.height)


class ShapeMask:
    """A supersampled mask for a shape within the bounding box of some points."""

    def __init__(self, left: int, top: int, width: int, height: int) -> None:
        self.left, self.top = left, top
        self.fine = _COARSE if width * height > _LARGE_AREA else _FINE
        self.mask = Image.new("L", (width * self.fine, height * self.fine))
        self.pen = ImageDraw.Draw(self.mask)

    @classmethod
    def bounding(
        cls, points: Sequence[Point], reach: float, width: int, height: int
    ) -> ShapeMask | None:
        """Return a mask for the part of a `width` by `height` image within `reach` of the points,
        or None if that is empty."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = max(0, math.floor(min(xs) - reach)), max(0, math.floor(min(ys) - reach))
        right = min(width, math.ceil(max(xs) + reach) + 1)
        bottom = min(height, math.ceil(max(ys) + reach) + 1)
        if left >= right or top >= bottom:
            return None
        return cls(left, top, right - left, bottom - top)

    def to_mask(self, points: Iterable[Point]) -> list[Point]:
        """Return points of the image in the mask's pixels."""
        left, top, fine = self.left, self.top, self.fine
        return [((x - left) * fine, (y - top) * fine) for x, y in points]

    def line(self, points: Sequence[Point], width: float, round_ends: bool = False) -> None:
        """Draw a line through the points."""
        scaled, line_width = self.to_mask(points), max(1, round(width * self.fine))
        self.pen.line(
            scaled, fill=255, width=line_width, joint="curve" if len(scaled) > 2 else None
        )
        if round_ends:
            r = line_width / 2
            for x, y in (scaled[0], scaled[-1]):
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=255)

    def reduce(self) -> tuple[Image.Image, int, int]:
        """Return the mask at the scale of the image, and its upper left corner there."""
        return self.mask.reduce(self.fine), self.left, self.top


def _axis_aligned_box(line: Sequence[Point], width: float) -> Pixels | None:
    """Return the whole pixels of a horizontal or vertical line, None for any other line."""
    (ax, ay), (bx, by) = line
    if ax != bx and ay != by:
        return None
    thick = max(1, math.floor(width + 0.5))
    if ay == by:
        top = math.floor(ay - thick / 2 + 0.5)
        return math.floor(min(ax, bx) + 0.5), top, math.floor(max(ax, bx) + 0.5), top + thick
    left = math.floor(ax - thick / 2 + 0.5)
    return left, math.floor(min(ay, by) + 0.5), left + thick, math.floor(max(ay, by) + 0.5)


@cached
def disc_mask(x: float, y: float, radius: float, width: float) -> tuple[Image.Image, int]:
    """Return the mask of a disc, or of a ring if `width` is not 0, and the offset of its centre
    pixel.

    x, y are the centre within that pixel."""
    half = math.ceil(radius) + 1
    mask = Image.new("L", (2 * half * _FINE, 2 * half * _FINE))
    cx, cy, r = (half + x) * _FINE, (half + y) * _FINE, radius * _FINE
    box = (cx - r, cy - r, cx + r, cy + r)
    pen = ImageDraw.Draw(mask)
    pen.ellipse(box, fill=255)
    if width:
        r -= width * _FINE
        pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=0)
    return mask.reduce(_FINE), half


@cached
def corner_masks(radius: int, ring: int) -> tuple[Image.Image, ...]:
    """Return the masks of the four corners of a rounded box, upper two first: full, or a ring
    of this width."""
    size = 2 * radius * _FINE
    mask = Image.new("L", (size, size))
    pen = ImageDraw.Draw(mask)
    pen.ellipse((0, 0, size - 1, size - 1), fill=255)
    if ring and ring < radius:
        inset = ring * _FINE
        pen.ellipse((inset, inset, size - 1 - inset, size - 1 - inset), fill=0)
    whole = mask.reduce(_FINE)
    return tuple(
        whole.crop((x, y, x + radius, y + radius))
        for x, y in ((0, 0), (radius, 0), (0, radius), (radius, radius))
    )


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """Return the dashes of a line; `pattern` holds the lengths of dashes and gaps in turn."""
    parts: list[list[Point]] = []
    current: list[Point] | None = [points[0]]
    index, remaining = 0, pattern[0]
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        position = 0.0
        while length - position > remaining:
            position += remaining
            point = (ax + (bx - ax) * position / length, ay + (by - ay) * position / length)
            if current is not None:
                parts.append([*current, point])
                current = None
            else:
                current = [point]
            index = (index + 1) % len(pattern)
            remaining = pattern[index]
        remaining -= length - position
        if current is not None:
            current.append((bx, by))
    if current is not None and len(current) > 1:
        parts.append(current)
    return parts
