"""Drawing with smooth edges: everything is drawn larger and made smaller at the end.

Coordinates and sizes are output pixels, y downward, and may be fractions.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal

from PIL import Image, ImageDraw

from render.style import INK, PAPER, Colour, font

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "ls", "ms", "rs", "lb", "mb", "rb"]

OVERSAMPLING = 2


class Canvas:
    """A picture in the making. `ground` is a colour, a finished picture to draw upon, or None for a
    transparent one."""

    def __init__(
        self,
        width: int,
        height: int,
        ground: Colour | Image.Image | None = PAPER,
        oversampling: int = OVERSAMPLING,
    ) -> None:
        self.width, self.height, self.scale = width, height, oversampling
        size = (width * oversampling, height * oversampling)
        if isinstance(ground, Image.Image):
            self.image = ground.resize(size, Image.Resampling.NEAREST)
        elif ground is None:
            self.image = Image.new("RGBA", size, (255, 255, 255, 0))
        else:
            self.image = Image.new("RGB", size, ground)
        self.draw = ImageDraw.Draw(self.image)

    def finish(self) -> Image.Image:
        """The picture at its output size."""
        return self.image if self.scale == 1 else self.image.reduce(self.scale)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

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
        thick = max(1, round(width * self.scale))
        for part in dashes(points, dash) if dash else [points]:
            scaled = self._scaled(part)
            self.draw.line(scaled, fill=fill, width=thick, joint="curve")
            if round_ends:
                for x, y in (scaled[0], scaled[-1]):
                    r = thick / 2
                    self.draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def polygon(
        self,
        points: Iterable[Point],
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 1,
    ) -> None:
        scaled = self._scaled(points)
        self.draw.polygon(scaled, fill=fill)
        if outline is not None:
            closed = [*scaled, scaled[0], scaled[1]]
            self.draw.line(closed, fill=outline, width=round(width * self.scale), joint="curve")

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 1,
    ) -> None:
        s, r = self.scale, radius * self.scale
        self.draw.ellipse(
            (x * s - r, y * s - r, x * s + r, y * s + r),
            fill=fill,
            outline=outline,
            width=round(width * s),
        )

    def box(
        self,
        box: Box,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 1,
    ) -> None:
        """A rectangle left, top, right, bottom, with round corners if asked."""
        s = self.scale
        left, top, right, bottom = (round(v * s) for v in box)
        self.draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius * s,
            fill=fill,
            outline=outline,
            width=round(width * s),
        )

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
        s = self.scale
        face = font(size * s, bold)
        at = (x * s, y * s)
        if halo is not None:
            edge = halo_width * s
            self.draw.text(at, text, halo, face, anchor, stroke_width=edge, stroke_fill=halo)
        self.draw.text(at, text, fill, face, anchor)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """A picture of output size with its left upper corner at x, y; RGBA is blended."""
        s = self.scale
        at = (round(x * s), round(y * s))
        if s != 1:
            size = (picture.width * s, picture.height * s)
            picture = picture.resize(size, Image.Resampling.BILINEAR)
        self.image.paste(picture, at, picture if picture.mode == "RGBA" else None)


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
