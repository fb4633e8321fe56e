"""The scales of the map, and the sizes of things at each."""

from __future__ import annotations

from typing import NamedTuple

from render.paint.canvas import Box, Point
from render.rail_baron.map.projection import HEIGHT, WIDTH

MARGIN = 30.0
"""Width of the open ground around the map's frame, in map units."""


class Sheet(NamedTuple):
    """One scale of the map. All but `scale` (pixels per map unit) and `names` are pixels.

    `lettering` is the font size of city names, `marks` of railroads' marks; `names`: whether
    cities and railroads are named wherever there is room, or only what a picture is about. A
    `schematic` shows ownership: one grey line for all railroads, broad lines in the owners'
    colours, no plain stops."""

    name: str
    scale: float
    lettering: int
    marks: int
    line: float
    band: float
    gap: float
    dot: float
    square: float
    token: float
    names: bool = True
    schematic: bool = False

    @property
    def width(self) -> int:
        return round((WIDTH + 2 * MARGIN) * self.scale)

    @property
    def height(self) -> int:
        return round((HEIGHT + 2 * MARGIN) * self.scale)

    def to_sheet(self, point: Point) -> Point:
        """Convert map units to this sheet's pixels."""
        return (point[0] + MARGIN) * self.scale, (point[1] + MARGIN) * self.scale

    @property
    def train(self) -> float:
        return self.token * 0.86

    @property
    def small(self) -> float:
        """Radius of the ring where a ride began."""
        return self.token * 0.6

    @property
    def flag(self) -> float:
        return self.token * 1.12

    @property
    def owner(self) -> float:
        """Radius of an owner's mark."""
        return self.band * 0.62

    @property
    def unit_gap(self) -> float:
        """Distance of parallel tracks in map units."""
        return self.gap / self.scale


#                 name     scale let marks line band gap dot square token
NEAR = Sheet("near", 3.0, 37, 33, 5.0, 17.0, 16.0, 8.0, 14.0, 30.0)
MIDDLE = Sheet("middle", 2.05, 34, 33, 4.2, 13.0, 12.0, 6.5, 12.0, 29.0)
FAR = Sheet("far", 1.4, 33, 33, 3.4, 10.0, 8.5, 4.8, 10.0, 28.0)
WHOLE = Sheet(
    "whole", 1000 / (WIDTH + 2 * MARGIN), 33, 33, 3.2, 7.0, 5.6, 0.0, 5.0, 22.0, False, True
)

PHONE = (NEAR, MIDDLE, FAR, WHOLE)
"""The scales of a phone's picture, largest first."""


def overlaps(a: Box, b: Box) -> bool:
    """Return whether two boxes overlap."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
