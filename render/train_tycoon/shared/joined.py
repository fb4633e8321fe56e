"""Two pictures of this game as one, the second below the first."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from render.picture import Picture, picture
from render.train_tycoon.shared.inks import stacked


def joined(above: Callable[[], Picture], below: Callable[[], Picture]) -> Picture:
    """Both drawn in one picture; both must use the inks of this game and be equally wide."""
    parts = [above(), below()]
    panels = [Image.open(BytesIO(one.data)) for one in parts]
    return picture(stacked(panels), " ".join(one.alt for one in parts))
