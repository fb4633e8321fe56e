"""Elements that many pictures share: seat badges, dice, pills, titles, arrows."""

from __future__ import annotations

import math

from PIL import Image

from render.paint.canvas import Canvas, Point
from render.paint.image_cache import cached
from render.paint.strokes import arrow_head
from render.paint.style import ALARM, DARK, GOOD, INK, WHITE, Colour, SeatStyle, seat_style

_TURN = -math.pi / 2


def _ring_points(
    x: float, y: float, radius: float, corners: int, turn: float = _TURN
) -> list[Point]:
    step = math.tau / corners
    return [
        (x + radius * math.cos(turn + i * step), y + radius * math.sin(turn + i * step))
        for i in range(corners)
    ]


CELL_MARK = 7
"""Half-width of a seat's mark in a cell of a table, in pixels."""


def mark_shape(mark: str, x: float, y: float, radius: float) -> list[Point]:
    """Return the outline of a seat's mark about x, y; all marks look equally large."""
    if mark == "circle":
        return _ring_points(x, y, radius, 40)
    if mark == "square":
        return _ring_points(x, y, radius * 1.22, 4, math.pi / 4)
    if mark == "triangle":
        return _ring_points(x, y + radius * 0.22, radius * 1.36, 3)
    if mark == "diamond":
        return _ring_points(x, y, radius * 1.28, 4)
    if mark == "hexagon":
        return _ring_points(x, y, radius * 1.08, 6, 0)
    if mark == "star":
        outer = _ring_points(x, y + radius * 0.04, radius * 1.36, 5)
        inner = _ring_points(x, y + radius * 0.04, radius * 0.72, 5, _TURN + math.pi / 5)
        return [p for pair in zip(outer, inner, strict=True) for p in pair]
    arm, full = radius * 0.42, radius * 1.08
    steps = [(-arm, -full), (arm, -full), (arm, -arm), (full, -arm), (full, arm), (arm, arm)]
    other = [(-dx, -dy) for dx, dy in steps]
    return [(x + dx, y + dy) for dx, dy in steps + other]


def draw_seat_mark(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    seat: int | None,
    *,
    edge: Colour | None = WHITE,
) -> None:
    """Draw the seat's shape in its colour, without a number, for lines and small places."""
    style = seat_style(seat)
    if edge is not None:
        canvas.polygon(mark_shape(style.mark, x, y, radius + 2), edge)
    canvas.polygon(mark_shape(style.mark, x, y, radius), style.colour, _rim(style), 2)


def _rim(style: SeatStyle) -> Colour | None:
    """Return a dark rim for small marks in a light colour, which are faint on pale grounds."""
    return DARK if style.text == DARK else None


def draw_cell_mark(
    canvas: Canvas, x: float, y: float, seat: int, *, strong: bool, text_left: float
) -> None:
    """Draw the seat's shape at the left edge x of a table cell, unless the text, which begins
    at `text_left`, leaves no room. The cell has the seat's colour (`strong`) or its tint."""
    if text_left - x >= 2 * CELL_MARK + 5:
        middle = round(x + CELL_MARK + 5), round(y)
        canvas.draw_cached(_draw_small_mark, *middle, CELL_MARK + 3, seat, strong)


def _draw_small_mark(canvas: Canvas, x: float, y: float, seat: int, strong: bool) -> None:
    look = seat_style(seat)
    shape = mark_shape(look.mark, x, y, CELL_MARK)
    canvas.polygon(shape, look.text if strong else look.colour, None if strong else _rim(look), 1.5)


_NUMBER_SIZE = {"triangle": 1.33, "star": 1.33, "diamond": 1.4}
"""Font size of a badge's number, in radii of the badge, for shapes with little room inside."""


def draw_seat_badge(canvas: Canvas, x: float, y: float, radius: float, seat: int | None) -> None:
    """Draw the seat's shape, colour and number about x, y."""
    badge = _badge(radius, seat)
    half = badge.width // 2
    canvas.paste(badge, math.floor(x) - half, math.floor(y) - half)


@cached
def _badge(radius: float, seat: int | None) -> Image.Image:
    """Return a badge centred on a transparent image."""
    half = math.ceil(radius * 1.8) + 3
    canvas, style, x, y = Canvas(2 * half, 2 * half, None), seat_style(seat), half, half
    canvas.polygon(mark_shape(style.mark, x, y, radius + max(2, radius * 0.16)), WHITE)
    canvas.polygon(mark_shape(style.mark, x, y, radius), style.colour)
    if seat is not None:
        drop = {"triangle": 0.24, "star": 0.06}.get(style.mark, 0.0)
        size = round(radius * _NUMBER_SIZE.get(style.mark, 1.45))
        number = str(seat + 1)
        middle = y + radius * drop + size * 0.345
        canvas.text(x, middle, number, size, style.text, bold=True, anchor="ms")
    return canvas.finish()


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(
    canvas: Canvas, x: float, y: float, size: float, pips: int, *, red: bool = False
) -> None:
    """Draw a die's face, upper left corner at x, y. A red die has square pips, so that it can
    be told without colour."""
    ground, dots = (ALARM, WHITE) if red else (WHITE, INK)
    canvas.box((x, y, x + size, y + size), ground, INK, radius=size * 0.18, width=size * 0.035)
    r = size * 0.085
    for dx, dy in _PIPS[pips]:
        px, py = x + size * (0.5 + 0.26 * dx), y + size * (0.5 + 0.26 * dy)
        if red:
            canvas.box((px - r, py - r, px + r, py + r), dots)
        else:
            canvas.circle(px, py, r, dots)


def draw_railway(
    canvas: Canvas, left: float, right: float, y: float, ground: Colour, light: Colour
) -> None:
    """Draw a railway track across the card, fainter than its text."""
    red, green, blue = (round(a * 0.62 + b * 0.38) for a, b in zip(ground, light, strict=True))
    ink = (red, green, blue)
    count = 29
    pitch = (right - left) / count
    for number in range(count):
        middle = left + pitch * (number + 0.5)
        canvas.box((middle - 6, y, middle + 6, y + 44), ink, radius=2)
    for rail in (y + 9, y + 31):
        canvas.box((left, rail, right, rail + 6), ink)


def draw_change_arrow(
    canvas: Canvas,
    y: float,
    ends: tuple[float, float],
    clear: float,
    sizes: tuple[float, float, float] = (9, 18, 12),
) -> Colour:
    """Draw an arrow along y from the old to the new value. Return its colour: green to the
    right, red to the left.

    `ends` holds both x. The arrow ends `clear` pixels before the new one. `sizes`: width of the
    line, length of the head, how far the line ends before the tip."""
    start, end = ends
    direction = 1 if end > start else -1
    ink, tip = (GOOD if direction > 0 else ALARM), end - direction * clear
    width, head, back = sizes
    canvas.line([(start, y), (tip - direction * back, y)], ink, width)
    canvas.polygon(arrow_head([(start, y), (tip, y)], head), ink)
    return ink
