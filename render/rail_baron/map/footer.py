"""What stands below the map: the routes on offer, what the seat has that the map is about, and
where everybody is going."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.paint.kept import kept
from render.paint.panels import settled
from render.paint.style import ALARM, CARD, INK, SOFT_INK, WHITE, fit, text_width
from render.pieces import seat_badge
from render.rail_baron.map.inks import map_palette, number, panel
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.ways import ROUTE_DASHES, letter

_PAD, _ROW, _BASE = 14, 44, 34
_COLUMNS = 2


class SeatLine(NamedTuple):
    """Where a seat's train goes, in a line; below it `more`; `warning` makes it red (declared),
    `out` greys it (bankrupt)."""

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
    """One route's part: its figures, then the railroads."""

    figures: str
    railroads: str


def footer(
    width: int,
    size: int,
    own: OwnLine,
    seats: tuple[SeatLine, ...] = (),
    routes: tuple[RouteLine, ...] = (),
) -> Image.Image:
    """A strip `width` wide, lettered in `size`, in the palette of the game; its lines are kept."""
    tall = _ROW * (1 + any(entry.more for entry in seats))
    rows, route_tall = -(-len(seats) // _COLUMNS), round(size * 1.5)
    height = round(_PAD * 1.6) + len(routes) * route_tall + _ROW + tall * rows
    whole = Image.new("P", (width, height), number(CARD))
    y = _PAD - 4
    for index, route in enumerate(routes):
        whole.paste(_route(width, size, index, route), (0, y + 2))
        y += route_tall
    whole.paste(_own(width, size, own), (0, y))
    y += _ROW
    each = (width - 2 * _PAD) // _COLUMNS
    for place, entry in enumerate(seats):
        row, column = divmod(place, _COLUMNS)
        whole.paste(_seat(each, size, entry), (_PAD + column * each, y + tall * row))
    return whole


@kept
def _own(width: int, size: int, own: OwnLine) -> Image.Image:
    canvas = panel(width, _ROW)
    seat_badge(canvas, _PAD + 22, _BASE - size * 0.34, 18, own.seat)
    x = _PAD + 54.0
    canvas.text(x, _BASE, own.engine, size, INK, bold=True)
    x += text_width(f"{own.engine}  ", size, True)
    canvas.text(x, _BASE, fit(own.railroads, size, width - _PAD - x), size, INK)
    return settled(canvas, map_palette())


@kept
def _seat(wide: int, size: int, entry: SeatLine) -> Image.Image:
    canvas = panel(wide, _ROW * (1 + bool(entry.more)))
    seat_badge(canvas, 22, _BASE - size * 0.34, 18, entry.seat)
    fill = ALARM if entry.warning else SOFT_INK if entry.out else INK
    line = fit(entry.line, size, wide - 62, entry.warning)
    canvas.text(54, _BASE, line, size, fill, bold=entry.warning)
    canvas.text(54, _BASE + _ROW - 4, entry.more, size, SOFT_INK)
    return settled(canvas, map_palette())


@kept
def _route(width: int, size: int, index: int, route: RouteLine) -> Image.Image:
    canvas = panel(width, round(size * 1.5) - 4)
    middle, sign = canvas.height / 2, _sign(index, size)
    canvas.paste(sign, 0, middle - sign.height / 2)
    x = float(sign.width)
    canvas.text(x, middle + size * 0.345, route.figures, size, INK, bold=True)
    x += text_width(route.figures, size, True) + size * 0.6
    shown = fit(route.railroads, size, width - _PAD - x)
    canvas.text(x, middle + size * 0.345, shown, size, SOFT_INK)
    return settled(canvas, map_palette())


@kept
def _sign(index: int, size: int) -> Image.Image:
    """The letter of a route and a piece of its line, as wide as both."""
    x, box = float(_PAD), size * 1.24
    width, colour = size * 0.3, ROUTE_COLOURS[index]
    canvas = panel(round(x + box + size * 2.65), round(box) + 4)
    middle = canvas.height / 2
    canvas.box((x, middle - box / 2, x + box, middle + box / 2), colour, radius=size * 0.24)
    base = middle + size * 0.345
    canvas.text(x + box / 2, base, letter(index), size, WHITE, bold=True, anchor="ms")
    x += box + size * 0.35
    dash = [max(1.0, part * width) for part in ROUTE_DASHES[index]]
    canvas.line([(x, middle), (x + size * 1.9, middle)], colour, width, dash=dash, round_ends=True)
    return settled(canvas, map_palette())


def stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Pictures of one width below one another, a line between them."""
    height = sum(part.height for part in parts) + 4 * (len(parts) - 1)
    whole = Image.new("RGB", (parts[0].width, height), INK)
    y = 0
    for part in parts:
        whole.paste(part, (0, y))
        y += part.height + 4
    return whole
