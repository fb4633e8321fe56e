"""Two pictures of this game as one, the second below the first."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from render.alt import told_within
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.train_tycoon.shared.inks import stacked


def joined(above: Callable[[], Picture], below: Callable[[], Picture]) -> Picture:
    """Both drawn in one picture; both must use the inks of this game and be equally wide. The
    second alone, which asks, where both would be too tall."""
    parts = [below(), above()]
    asked, more = (Image.open(BytesIO(one.data)) for one in parts)
    if asked.width != more.width or asked.height + more.height > TALLEST:
        return parts[0]
    return picture(stacked([asked, more]), told_within([one.alt for one in parts]))
