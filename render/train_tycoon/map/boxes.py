"""Boxes on the map, and how much of other boxes they cover."""

from __future__ import annotations

from render.paint.canvas import Box, Point


def overlap_area(a: Box, b: Box) -> float:
    """Return the area in square pixels that two boxes share."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


def square_about(centre: Point, size: float) -> Box:
    """Return a square box of this size about a place."""
    return (centre[0] - size / 2, centre[1] - size / 2, centre[0] + size / 2, centre[1] + size / 2)
