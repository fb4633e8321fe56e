"""What stands below the map: the routes on offer, the assets of the seat in focus, and
every seat's destination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.image_cache import cached
from render.paint.panels import quantize
from render.paint.style import ALARM, CARD, INK, SOFT_INK, WHITE, fit, text_width
from render.pieces import draw_seat_badge
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.palettes import colour_index, map_palette, panel
from render.rail_baron.map.ways import ROUTE_DASHES, route_letter

_PAD, _ROW, _BASE = 14, 44, 34
_COLUMNS = 2


class SeatLine(NamedTuple):
    """A seat's destination in a line, with `more` below it; `warning` makes it red (declared),
    `out` grey (bankrupt)."""

    seat: int
    line: str
    more: str = ""
    warning: bool = False
    out: bool = False


class OwnLine(NamedTuple):
    """What a seat has: its engine, then its railroads."""

    seat: int
    engine: str
    railroads: str


class RouteLine(NamedTuple):
    """A route's line: its figures, then the railroads."""

    figures: str
    railroads: str


def render_footer(
    width: int,
    size: int,
    own: OwnLine,
    seats: tuple[SeatLine, ...] = (),
    routes: tuple[RouteLine, ...] = (),
) -> Image.Image:
    """Return a strip `width` wide, text of `size`, in the palette of the game; lines are cached."""
    seat_height = _ROW * (1 + any(entry.more for entry in seats))
    rows, route_tall = -(-len(seats) // _COLUMNS), round(size * 1.5)
    height = round(_PAD * 1.6) + len(routes) * route_tall + _ROW + seat_height * rows
    strip = Image.new("P", (width, height), colour_index(CARD))
    y = _PAD - 4
    for index, route in enumerate(routes):
        strip.paste(_render_route(width, size, index, route), (0, y + 2))
        y += route_tall
    strip.paste(_render_own(width, size, own), (0, y))
    y += _ROW
    column_width = (width - 2 * _PAD) // _COLUMNS
    for place, entry in enumerate(seats):
        row, column = divmod(place, _COLUMNS)
        strip.paste(
            _render_seat(column_width, size, entry),
            (_PAD + column * column_width, y + seat_height * row),
        )
    return strip


@cached
def _render_own(width: int, size: int, own: OwnLine) -> Image.Image:
    canvas = panel(width, _ROW)
    draw_seat_badge(canvas, _PAD + 22, _BASE - size * 0.34, 18, own.seat)
    x = _PAD + 54.0
    canvas.text(x, _BASE, own.engine, size, INK, bold=True)
    x += text_width(f"{own.engine}  ", size, True)
    canvas.text(x, _BASE, fit(own.railroads, size, width - _PAD - x), size, INK)
    return quantize(canvas, map_palette())


@cached
def _render_seat(width: int, size: int, entry: SeatLine) -> Image.Image:
    canvas = panel(width, _ROW * (1 + bool(entry.more)))
    draw_seat_badge(canvas, 22, _BASE - size * 0.34, 18, entry.seat)
    fill = ALARM if entry.warning else SOFT_INK if entry.out else INK
    line = fit(entry.line, size, width - 62, entry.warning)
    canvas.text(54, _BASE, line, size, fill, bold=entry.warning)
    canvas.text(54, _BASE + _ROW - 4, entry.more, size, SOFT_INK)
    return quantize(canvas, map_palette())


@cached
def _render_route(width: int, size: int, index: int, route: RouteLine) -> Image.Image:
    canvas = panel(width, round(size * 1.5) - 4)
    middle, sign = canvas.height / 2, _render_sign(index, size)
    canvas.paste(sign, 0, middle - sign.height / 2)
    x = float(sign.width)
    canvas.text(x, middle + size * 0.345, route.figures, size, INK, bold=True)
    x += text_width(route.figures, size, True) + size * 0.6
    railroads = fit(route.railroads, size, width - _PAD - x)
    canvas.text(x, middle + size * 0.345, railroads, size, SOFT_INK)
    return quantize(canvas, map_palette())


@cached
def _render_sign(index: int, size: int) -> Image.Image:
    """Return the letter of a route and a sample of its line."""
    x, box = float(_PAD), size * 1.24
    width, colour = size * 0.3, ROUTE_COLOURS[index]
    canvas = panel(round(x + box + size * 2.65), round(box) + 4)
    middle = canvas.height / 2
    canvas.box((x, middle - box / 2, x + box, middle + box / 2), colour, radius=size * 0.24)
    base = middle + size * 0.345
    canvas.text(x + box / 2, base, route_letter(index), size, WHITE, bold=True, anchor="ms")
    x += box + size * 0.35
    dash = [max(1.0, part * width) for part in ROUTE_DASHES[index]]
    canvas.line([(x, middle), (x + size * 1.9, middle)], colour, width, dash=dash, round_ends=True)
    return quantize(canvas, map_palette())


def stack_with_lines(parts: Sequence[Image.Image]) -> Image.Image:
    """Return pictures of one width, stacked from top to bottom with a line between them."""
    height = sum(part.height for part in parts) + 4 * (len(parts) - 1)
    image = Image.new("RGB", (parts[0].width, height), INK)
    y = 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height + 4
    return image
