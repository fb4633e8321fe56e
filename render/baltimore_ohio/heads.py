"""The upper panel of most pictures: the round, the Tech Level, what the table waits for."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.baltimore_ohio.inks import settled
from render.canvas import Canvas
from render.pieces import seat_badge
from render.style import INK, PHONE_WIDTH, SOFT_INK, Colour, fit, text_width

MARGIN = 18
HEAD = 114


@lru_cache(maxsize=32)
def head(
    title: str,
    ask: str,
    seat: int | None,
    notice: str = "",
    width: int = PHONE_WIDTH,
    ink: Colour = SOFT_INK,
) -> Image.Image:
    """The title and at its right a notice, below them a sentence with the badge of the seat it is
    about. A wider panel is the same one enlarged."""
    k = width / PHONE_WIDTH
    canvas = Canvas(width, round(HEAD * k), oversampling=1 if k > 1.5 else 2)
    big, small = round(48 * k), round(36 * k)
    left, right = (MARGIN + 4) * k, width - (MARGIN + 4) * k
    canvas.text(right, 48 * k, notice, small, ink, bold=True, anchor="rs")
    room = right - left - text_width(notice, small, True) - 20 * k
    canvas.text(left, 50 * k, fit(title, big, room, True), big, INK, bold=True)
    x = left
    if seat is not None:
        seat_badge(canvas, x + 20 * k, 86 * k, 19 * k, seat)
        x += 52 * k
    canvas.text(x, 98 * k, fit(ask, small, right - x), small, INK)
    return settled(canvas)
