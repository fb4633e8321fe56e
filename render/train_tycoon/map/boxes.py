"""Boxes on the map, and how much of them covers other ones."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.paint.canvas import Box, Point


def within_reach(places: Sequence[Box], boxes: Sequence[Box]) -> list[Box]:
    """Those of the boxes that a label may cover in one of its places."""
    lefts, tops, rights, bottoms = zip(*places, strict=True)
    left, top, right, bottom = min(lefts) - 3, min(tops) - 1, max(rights) + 3, max(bottoms) + 1
    return [
        one
        for one in boxes
        if left < one[2] and one[0] < right and top < one[3] and one[1] < bottom
    ]


def hiding(box: Box, hard: Sequence[Box], soft: Sequence[Box]) -> float:
    """What a label with this box covers."""
    left, top, right, bottom = box
    box = (left - 3, top - 1, right + 3, bottom + 1)
    return shared(box, hard) * 0.5 + shared(box, soft) * 0.04


def shared(box: Box, others: Sequence[Box]) -> float:
    """Square pixels that a box shares with others; most are far from it."""
    left, top, right, bottom = box
    found = 0.0
    for x, y, r, b in others:
        if x < right and left < r and y < bottom and top < b:
            found += (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
    return found


def overlap(a: Box, b: Box) -> float:
    """Square pixels that two boxes share."""
    return shared(a, (b,))


def apart(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    across = max(box[0] - point[0], 0, point[0] - box[2])
    return math.hypot(across, max(box[1] - point[1], 0, point[1] - box[3]))


def square(at: Point, size: float) -> Box:
    """A box of this size about a place."""
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)
