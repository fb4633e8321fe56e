"""Two pictures of this game as one, the second below the first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render.alt import told_within
from render.paint.picture import Picture, picture, unpacked
from render.paint.style import TALLEST


def joined(above: Callable[[], Picture], below: Callable[[], Picture]) -> Picture:
    """Both drawn in one picture; both must use the inks of this game and be equally wide. The
    second alone, which asks, where both would be too tall."""
    (asked, told), (more, besides) = unpacked(below), unpacked(above)
    if asked[0].width != more[0].width or _tall(asked) + _tall(more) > TALLEST:
        return picture(asked, told)
    return picture([*asked, *more], told_within([told, besides]))


def _tall(panels: Sequence[Image.Image]) -> int:
    return sum(panel.height for panel in panels)
