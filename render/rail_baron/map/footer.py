"""What stands below the map: the routes on offer, then who is who."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.kept import kept
from render.pieces import seat_badge
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.ways import ROUTE_DASHES, letter
from render.style import ALARM, CARD, INK, RULE, SOFT_INK, WHITE, fit, text_width

_PAD = 14


def columns(seats: int) -> int:
    """How many seats stand abreast."""
    return 2 if seats in (2, 4) else 3


class SeatLines(NamedTuple):
    """One seat's part: `engine` as two letters below the badge; `warning` makes the first line red
    (declared), `out` greys it all (bankrupt)."""

    seat: int
    name: str
    engine: str
    lines: tuple[str, ...]
    on_turn: bool
    warning: bool
    out: bool


class RouteLine(NamedTuple):
    """One route's part: its figures, then the railroads."""

    figures: str
    railroads: str


def footer(
    width: int, size: int, seats: tuple[SeatLines, ...], routes: tuple[RouteLine, ...]
) -> Image.Image:
    """An RGB strip `width` wide, lettered in `size`."""
    abreast = columns(len(seats))
    rows = [seats[i : i + abreast] for i in range(0, len(seats), abreast)]
    talls = [size * max(_tall(entry) for entry in row) for row in rows]
    route_tall = size * 1.5
    height = round(_PAD * 1.6 + len(routes) * route_tall + sum(talls))
    if routes:
        height += _PAD
    canvas = Canvas(width, height, CARD)
    y = float(_PAD)
    for index, route in enumerate(routes):
        _route(canvas, y, size, index, route)
        y += route_tall
    if routes:
        canvas.line([(_PAD, y + _PAD * 0.4), (width - _PAD, y + _PAD * 0.4)], RULE, 2)
        y += _PAD
    each = (width - 2 * _PAD) / abreast
    for row, tall in zip(rows, talls, strict=True):
        for column, entry in enumerate(row):
            part = _seat(each - 8, tall - size * 0.2, size, entry)
            canvas.paste(part, _PAD + column * each - 6, y - 2)
        y += tall
    return canvas.finish()


def _tall(entry: SeatLines) -> float:
    """Height of a seat's part in letter sizes: its badge, the engine below it, its lines."""
    return max(1.85, 3.1 if entry.engine else 0.0, 1.62 + 1.16 * len(entry.lines))


def _route(canvas: Canvas, y: float, size: int, index: int, route: RouteLine) -> None:
    middle, sign = y + size * 0.7, _sign(index, size)
    canvas.paste(sign, 0, middle - sign.height / 2)
    x = float(sign.width)
    canvas.text(x, middle + size * 0.345, route.figures, size, INK, bold=True)
    x += text_width(route.figures, size, True) + size * 0.6
    shown = fit(route.railroads, size, canvas.width - _PAD - x)
    canvas.text(x, middle + size * 0.345, shown, size, SOFT_INK)


@kept
def _sign(index: int, size: int) -> Image.Image:
    """The letter of a route and a piece of its line, as wide as both."""
    x, box = float(_PAD), size * 1.24
    width, colour = size * 0.3, ROUTE_COLOURS[index]
    canvas = Canvas(round(x + box + size * 2.65), round(box) + 4, CARD)
    middle = canvas.height / 2
    canvas.box((x, middle - box / 2, x + box, middle + box / 2), colour, radius=size * 0.24)
    base = middle + size * 0.345
    canvas.text(x + box / 2, base, letter(index), size, WHITE, bold=True, anchor="ms")
    x += box + size * 0.35
    dash = [max(1.0, part * width) for part in ROUTE_DASHES[index]]
    canvas.line([(x, middle), (x + size * 1.9, middle)], colour, width, dash=dash, round_ends=True)
    return canvas.finish()


@kept
def _seat(width: float, tall: float, size: int, entry: SeatLines) -> Image.Image:
    """A seat's part, its left upper corner at 6, 2."""
    canvas, x, y = Canvas(math.ceil(width) + 8, math.ceil(tall) + 4, CARD), 6.0, 2.0
    radius = size * 0.66
    if entry.on_turn:
        canvas.box((x - 4, y, x + width, y + tall), WHITE, INK, radius=size * 0.3, width=3)
    middle = x + radius * 1.6
    seat_badge(canvas, middle, y + size * 0.92, radius, entry.seat)
    canvas.text(middle, y + size * 2.74, entry.engine, size, SOFT_INK, bold=True, anchor="ms")
    left = x + radius * 3.4
    room = width - (left - x) - 4
    name = fit(entry.name, size + 1, room, True)
    canvas.text(left, y + size * 1.08, name, size + 1, SOFT_INK if entry.out else INK, bold=True)
    for number, line in enumerate(entry.lines):
        warning = entry.warning and number == 0
        shown = fit(line, size, room, warning)
        fill = ALARM if warning else SOFT_INK
        canvas.text(left, y + size * (2.24 + 1.16 * number), shown, size, fill, bold=warning)
    return canvas.finish()


def stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Pictures of one width below one another, a line between them."""
    height = sum(part.height for part in parts) + 4 * (len(parts) - 1)
    whole = Image.new("RGB", (parts[0].width, height), INK)
    y = 0
    for part in parts:
        whole.paste(part, (0, y))
        y += part.height + 4
    return whole
