"""Small square signs for Discord's application emoji: seats, dice, and what games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO

from render.livery import Livery, draw_mark
from render.paint.canvas import Canvas
from render.paint.style import INK, SEATS, WHITE, Colour, text_width
from render.pieces import draw_die, draw_seat_badge

SIZE = 128
"""Width and height in pixels, as Discord stores them."""
EDGE, CORNER = 2, 22
LETTERS, BASE = 58, 116
"""Largest font size of a sign's letters, and their baseline."""

Sign = Callable[[Canvas], object]
"""Draws a sign on a transparent canvas of `SIZE` pixels."""
Signs = Mapping[str, Sign]
"""The signs by the id of what they show."""


def seat_key(seat: int) -> str:
    return f"seat-{seat}"


def shared_signs() -> Signs:
    """Return the signs of all games: seats and the faces of dice."""

    def seat(number: int) -> Sign:
        return lambda canvas: draw_seat_badge(canvas, SIZE / 2, SIZE / 2 + 2, 36, number)

    def die(pips: int, red: bool) -> Sign:
        return lambda canvas: draw_die(canvas, 6, 6, SIZE - 12, pips, red=red)

    seats = {seat_key(number): seat(number) for number in range(len(SEATS))}
    faces = {f"die-{pips}": die(pips, False) for pips in range(1, 7)}
    return seats | faces | {f"red-{pips}": die(pips, True) for pips in range(1, 7)}


def herald(look: Livery, letters: str) -> Sign:
    """Return the sign of a company: its mark above its letters, on its colour."""

    def draw(canvas: Canvas) -> None:
        draw_ground(canvas, look.colour)
        draw_mark(canvas, SIZE / 2, 38, 28, look)
        draw_letters(canvas, letters, look.text)

    return draw


def draw_ground(canvas: Canvas, ground: Colour) -> None:
    """Draw the ground of a sign, edged so that it shows on light and dark."""
    box = (EDGE, EDGE, SIZE - EDGE, SIZE - EDGE)
    canvas.box(box, ground, WHITE, radius=CORNER, width=4)


def draw_letters(canvas: Canvas, letters: str, fill: Colour = INK) -> None:
    """Draw letters at the foot of a sign, as large as they fit."""
    size = min(LETTERS, int(LETTERS * (SIZE - 20) / text_width(letters, LETTERS, True)))
    canvas.text(SIZE / 2, BASE - (LETTERS - size) / 3, letters, size, fill, bold=True, anchor="ms")


def draw_signs(signs: Callable[[], Signs]) -> dict[str, bytes]:
    """Return the signs as PNG."""
    return {name: _encode(draw) for name, draw in signs().items()}


def _encode(draw: Sign) -> bytes:
    canvas = Canvas(SIZE, SIZE, None)
    draw(canvas)
    out = BytesIO()
    canvas.finish().save(out, "PNG", optimize=True)
    return out.getvalue()
