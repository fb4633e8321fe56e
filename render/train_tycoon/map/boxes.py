"""Boxes on the map, and how much of other boxes they cover."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.paint.canvas import Box, Point


def boxes_in_reach(places: Sequence[Box], boxes: Sequence[Box]) -> list[Box]:
    """Return those of the `boxes` that a label may cover at one of its `places`."""
    lefts, tops, rights, bottoms = zip(*places, strict=True)
    left, top, right, bottom = min(lefts) - 3, min(tops) - 1, max(rights) + 3, max(bottoms) + 1
    return [
        candidate
        for candidate in boxes
        if left < candidate[2]
        and candidate[0] < right
        and top < candidate[3]
        and candidate[1] < bottom
    ]


def cover_cost(box: Box, hard: Sequence[Box], soft: Sequence[Box]) -> float:
    """Return the cost of what a label with this box covers."""
    left, top, right, bottom = box
    box = (left - 3, top - 1, right + 3, bottom + 1)
    return shared_area(box, hard) * 0.5 + shared_area(box, soft) * 0.04


def shared_area(box: Box, others: Sequence[Box]) -> float:
    """Return the area in square pixels that a box shares with others, most of which are far
    away."""
    left, top, right, bottom = box
    area = 0.0
    for x, y, r, b in others:
        if x < right and left < r and y < bottom and top < b:
            area += (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
    return area


def overlap_area(a: Box, b: Box) -> float:
    """Return the area in square pixels that two boxes share."""
    return shared_area(a, (b,))


def distance_to_box(box: Box, point: Point) -> float:
    """Return the distance of a point from a box."""
    across = max(box[0] - point[0], 0, point[0] - box[2])
    return math.hypot(across, max(box[1] - point[1], 0, point[1] - box[3]))


def square_about(centre: Point, size: float) -> Box:
    """Return a square box of this size about a place."""
    return (centre[0] - size / 2, centre[1] - size / 2, centre[0] + size / 2, centre[1] + size / 2)
