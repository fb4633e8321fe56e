"""Joins two pictures of this game into one, the second below the first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render.alt import join_within
from render.paint.picture import Picture, picture, render_panels
from render.paint.style import TALLEST


def join_pictures(above: Callable[[], Picture], below: Callable[[], Picture]) -> Picture:
    """Return both pictures as one, `below`, which asks, on top.

    Both must use the palette of this game. If they differ in width or would be taller than
    `TALLEST` together, only `below` is drawn."""
    (panels, alt), (more_panels, more_alt) = render_panels(below), render_panels(above)
    if (
        panels[0].width != more_panels[0].width
        or _total_height(panels) + _total_height(more_panels) > TALLEST
    ):
        return picture(panels, alt)
    return picture([*panels, *more_panels], join_within([alt, more_alt]))


def _total_height(panels: Sequence[Image.Image]) -> int:
    return sum(panel.height for panel in panels)
