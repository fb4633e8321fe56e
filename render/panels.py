"""Panels of which pictures are put together: drawn once, kept in the palette of their game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.canvas import Canvas
from render.pieces import seat_badge
from render.style import INK, PHONE_WIDTH, SOFT_INK, Colour, fit, text_width

MARGIN = 18
HEAD = 114


def settled(canvas: Canvas, palette: Image.Image) -> Image.Image:
    """The finished canvas in a palette: a panel to keep."""
    return canvas.finish().quantize(palette=palette, dither=Image.Dither.NONE)


def stacked(panels: Sequence[Image.Image], palette: Image.Image) -> Image.Image:
    """Panels of one width, settled in this palette, below one another."""
    whole = Image.new("P", (panels[0].width, sum(panel.height for panel in panels)))
    whole.putpalette(palette.getpalette() or [])
    y = 0
    for panel in panels:
        whole.paste(panel, (0, y))
        y += panel.height
    return whole


def head(
    title: str,
    ask: str,
    seat: int | None,
    notice: str = "",
    width: int = PHONE_WIDTH,
    ink: Colour = SOFT_INK,
) -> Canvas:
    """The title and at its right a notice, below them a sentence with the badge of the seat it is
    about. A wider panel is the same one enlarged."""
    k = width / PHONE_WIDTH
    canvas = Canvas(width, round(HEAD * k))
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
    return canvas
