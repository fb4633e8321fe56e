"""The upper panel of most pictures: the turn and its phase, what the table waits for."""

from __future__ import annotations

from PIL import Image

from render import panels
from render.kept import kept
from render.style import PHONE_WIDTH, SOFT_INK, Colour
from render.train_tycoon.shared.inks import settled


@kept
def head(
    title: str,
    ask: str,
    seat: int | None,
    notice: str = "",
    width: int = PHONE_WIDTH,
    ink: Colour = SOFT_INK,
) -> Image.Image:
    """`render.panels.head` in the palette of this game."""
    return settled(panels.head(title, ask, seat, notice, width, ink))
