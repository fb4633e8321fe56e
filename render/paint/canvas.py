"""Drawing with smooth edges: each shape is a mask of its own, drawn larger and made smaller.

Coordinates and sizes are pixels, y downward, and may be fractions; rectangles, upright lines and
lettering stand on whole pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from typing import Literal

from PIL import Image, ImageDraw

from render.paint.fast import Pixels, filled, laid, overlaid
from render.paint.kept import kept
from render.paint.lettering import word
from render.paint.style import INK, PAPER, Colour, font, text_width

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "ls", "ms", "rs", "lb", "mb", "rb"]

_FINE, _COARSE = 4, 2
"""How much larger the mask of a shape is drawn, a small one and a large one."""
_LARGE = 40_000
"""Pixels from which a shape is a large one."""
_ANCHORS = {"l": 0.0, "m": 0.5, "r": 1.0}


class Canvas:
    """A picture in the making. `ground` is a colour, a finished picture to draw upon, or None for a
    transparent one."""

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
        """The picture."""
        return self.image

    def lay(self, mask: Image.Image | None, left: int, top: int, fill: Colour) -> None:
        """A colour where the mask is, its left upper corner at a pixel of the picture."""
        if mask is not None:
            laid(self.image, fill, left, top, mask)

    def rectangle(self, box: Pixels, fill: Colour) -> None:
        """A rectangle of whole pixels; nothing if it is empty."""
        filled(self.image, fill, box)

    def line(
        self,
        points: Sequence[Point],
        fill: Colour,
        width: float,
        *,
        dash: Sequence[float] = (),
        round_ends: bool = False,
    ) -> None:
        """A line through the points; `dash` holds lengths drawn and left out in turn."""
        width = max(1.0, width)
        for part in dashes(points, dash) if dash else [points]:
            straight = len(part) == 2 and not round_ends and _upright(part, width)
            if straight:
                self.rectangle(straight, fill)
                continue
            area = self._area(part, width / 2)
            if area is not None:
                area.line(part, width, round_ends)
                self.lay(*area.done(), fill)

    def polygon(
        self,
        points: Iterable[Point],
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 1,
    ) -> None:
        points = list(points)
        if fill is not None:
            area = self._area(points, 0)
            if area is not None:
                area.pen.polygon(area.scaled(points), fill=255)
                self.lay(*area.done(), fill)
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
        if outline is not None:
            self._disc(x, y, radius, outline, 0 if fill is not None else width)
            radius -= width
        if fill is not None and radius > 0:
            self._disc(x, y, radius, fill)

    def _disc(self, x: float, y: float, radius: float, fill: Colour, width: float = 0) -> None:
        """A disc, or a ring of this width."""
        left, top = math.floor(x), math.floor(y)
        at = round((x - left) * _FINE) / _FINE, round((y - top) * _FINE) / _FINE
        mask, half = disc(*at, round(radius, 2), round(width, 2))
        self.lay(mask, left - half, top - half, fill)

    def box(
        self,
        box: Box,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 1,
    ) -> None:
        """A rectangle left, top, right, bottom, on whole pixels, with round corners if asked."""
        left, top, right, bottom = (math.floor(edge + 0.5) for edge in box)
        thick = max(1, math.floor(width + 0.5)) if outline is not None else 0
        if right - left < 1 or bottom - top < 1:
            return
        if outline is not None:
            whole = fill is not None
            self._rounded((left, top, right, bottom), outline, radius, 0 if whole else thick)
        if fill is not None and min(right - left, bottom - top) > 2 * thick:
            inner = (left + thick, top + thick, right - thick, bottom - thick)
            self._rounded(inner, fill, max(0.0, radius - thick))

    def _rounded(self, box: Pixels, fill: Colour, radius: float, ring: int = 0) -> None:
        """A rectangle with round corners, or its edge alone, `ring` pixels wide."""
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
            for place, mask in zip(places, corners(r, ring), strict=True):
                self.lay(mask, *place, fill)

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
        """One line of text, with a halo that lifts it off a busy ground if asked."""
        if not text:
            return
        face = font(size, bold)
        if anchor[0] != "l":
            x -= text_width(text, size, bold) * _ANCHORS[anchor[0]]
        if anchor[1] != "s":
            y -= face.getbbox(text, anchor="l" + anchor[1])[1] - face.getbbox(text, anchor="ls")[1]
        left, base = round(x), round(y)
        if halo is not None:
            found = word(text, size, bold, halo_width)
            self.lay(found.mask, left + found.left, base + found.top, halo)
        found = word(text, size, bold)
        self.lay(found.mask, left + found.left, base + found.top, fill)

    def drawn(
        self, draw: Callable[..., None], x: float, y: float, reach: int, *args: Hashable
    ) -> None:
        """What a function draws about x, y, at most `reach` pixels away."""
        draw(self, x, y, *args)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """A picture with its left upper corner at x, y; RGBA is blended."""
        if picture.mode == "RGBA":
            overlaid(self.image, picture, round(x), round(y))
        else:
            self.image.paste(picture, (round(x), round(y)))

    def _area(self, points: Sequence[Point], reach: float) -> Area | None:
        return Area.about(points, reach, self.width, self.height)


class Area:
    """A mask in the making for what lies about some points, drawn larger and made smaller."""

    def __init__(self, left: int, top: int, width: int, height: int) -> None:
        self.left, self.top = left, top
        self.fine = _COARSE if width * height > _LARGE else _FINE
        self.mask = Image.new("L", (width * self.fine, height * self.fine))
        self.pen = ImageDraw.Draw(self.mask)

    @classmethod
    def about(cls, points: Sequence[Point], reach: float, width: int, height: int) -> Area | None:
        """The part of a picture of this size that the points reach, if there is any."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = max(0, math.floor(min(xs) - reach)), max(0, math.floor(min(ys) - reach))
        right = min(width, math.ceil(max(xs) + reach) + 1)
        bottom = min(height, math.ceil(max(ys) + reach) + 1)
        if left >= right or top >= bottom:
            return None
        return cls(left, top, right - left, bottom - top)

    def scaled(self, points: Iterable[Point]) -> list[Point]:
        """Points of the picture in the mask's own pixels."""
        left, top, fine = self.left, self.top, self.fine
        return [((x - left) * fine, (y - top) * fine) for x, y in points]

    def line(self, points: Sequence[Point], width: float, round_ends: bool = False) -> None:
        """A line through the points."""
        scaled, thick = self.scaled(points), max(1, round(width * self.fine))
        self.pen.line(scaled, fill=255, width=thick, joint="curve" if len(scaled) > 2 else None)
        if round_ends:
            r = thick / 2
            for x, y in (scaled[0], scaled[-1]):
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=255)

    def done(self) -> tuple[Image.Image, int, int]:
        """The mask at the picture's size, and its left upper corner there."""
        return self.mask.reduce(self.fine), self.left, self.top


def _upright(line: Sequence[Point], width: float) -> Pixels | None:
    """The whole pixels of a line along an axis, None for any other."""
    (ax, ay), (bx, by) = line
    if ax != bx and ay != by:
        return None
    thick = max(1, math.floor(width + 0.5))
    if ay == by:
        top = math.floor(ay - thick / 2 + 0.5)
        return math.floor(min(ax, bx) + 0.5), top, math.floor(max(ax, bx) + 0.5), top + thick
    left = math.floor(ax - thick / 2 + 0.5)
    return left, math.floor(min(ay, by) + 0.5), left + thick, math.floor(max(ay, by) + 0.5)


@kept
def disc(x: float, y: float, radius: float, width: float) -> tuple[Image.Image, int]:
    """The mask of a disc, or with a width of a ring, about the point x, y of its middle pixel, and
    how far that is from its edges."""
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


@kept
def corners(radius: int, ring: int) -> tuple[Image.Image, ...]:
    """The four corners of a round box, the upper two first: full, or a ring of this width."""
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
    """The drawn parts of a line: lengths of `pattern` drawn and left out in turn."""
    parts: list[list[Point]] = []
    current: list[Point] | None = [points[0]]
    index, left = 0, pattern[0]
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            at = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if current is not None:
                parts.append([*current, at])
                current = None
            else:
                current = [at]
            index = (index + 1) % len(pattern)
            left = pattern[index]
        left -= length - done
        if current is not None:
            current.append((bx, by))
    if current is not None and len(current) > 1:
        parts.append(current)
    return parts
