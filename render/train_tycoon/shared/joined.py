"""Two finished pictures of this game as one, the second below the first."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.picture import Picture, picture
from render.train_tycoon.shared.inks import stacked


def joined(above: Picture, below: Picture) -> Picture:
    """Both in one picture; both must be drawn in the inks of this game and equally wide."""
    panels = [Image.open(BytesIO(one.data)) for one in (above, below)]
    return picture(stacked(panels), f"{above.alt} {below.alt}")
