"""What stands below the map: the livery of each railroad, and the meaning of the signs."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import legend
from render.baltimore_ohio.map.map_drawing import GREEN_RAILROAD, PA
from render.baltimore_ohio.shared.livery import LIVERIES, draw_house, plate
from render.baltimore_ohio.shared.palettes import lay_out, palette
from render.baltimore_ohio.shared.signs import Counter, draw_counter, draw_way
from render.baltimore_ohio.shared.table_values import (
    NOTHING,
    News,
    level_awaited,
    share_value,
)
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Space, Sprite
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Row
from render.layout.text import Text, label
from render.legend import LETTERS, Sign, SignPainter
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import INK, LIGHT, WHITE
from render.words import money
from rules.baltimore_ohio.model.state import State

_SIZE = 34


def render_railroads(
    table: State, names: Sequence[str], language: str, fresh: News = NOTHING
) -> Image.Image:
    """Return these railroads by President, the badge before those that a seat directs; then those
    that nobody directs. A word in the shortest line says what stands there."""
    presidents = {name: table.railroads[name].president for name in names}
    seats = sorted({seat for seat in presidents.values() if seat is not None})
    entries = {
        seat: [_entry(table, name, language, fresh) for name in names if presidents[name] == seat]
        for seat in (*seats, None)
    }
    shortest = min((row for row in entries.values() if row), key=len)
    groups: list[Box] = []
    for seat, row in entries.items():
        if row:
            sign = Space(42) if seat is None else badge(seat)
            word = label(picture_text("presidents", language)) if row is shortest else None
            flow = Flow(*row, gap=26, line_gap=4, last=word)
            groups.append(Row(sign, flow, gap=14, top=True))
    return lay_out(Card(Column(*groups, gap=6), pad=(12, 8)), top=4, bottom=8).image


def _entry(table: State, name: str, language: str, fresh: News) -> Box:
    """Return a railroad with its value or, off the track, its status; framed during its turn."""
    value, level = share_value(table, name), level_awaited(table, name)
    parts: list[Box] = [plate(name, size=_SIZE, width=122)]
    if value is not None:
        parts.append(Text(money(value, language), 36, bold=True))
    elif level is not None and table.railroads[name].status == "unstarted":
        parts.append(label(picture_text("from-level", language, level=str(level))))
    else:
        parts.append(label(picture_text(table.railroads[name].status, language)))
    for move in fresh.moves:
        if move.name == name:
            parts.append(Sprite(draw_way, move.after > move.before, room=(22, 24)))
    entry = Row(*parts, gap=8)
    if table.business is None or table.business.railroad != name:
        return entry
    return Card(entry, ground=WHITE, edge=INK, line=3, radius=10, pad=(4, 2))


def _draw_ticket(canvas: Canvas, x: float, y: float) -> None:
    canvas.box((x, y - 15, x + 46, y + 15), INK, radius=7)
    canvas.text(x + 23, y + 11.5, "40", LETTERS, WHITE, bold=True, anchor="ms")


def _draw_number(canvas: Canvas, x: float, y: float) -> None:
    canvas.text(x + 23, y + 11.5, "20", LETTERS, INK, anchor="ms")


def _draw_places(canvas: Canvas, x: float, y: float) -> None:
    canvas.text(x + 23, y + 11.5, "2/5", LETTERS, INK, anchor="ms")


def _draw_black_edge(canvas: Canvas, x: float, y: float) -> None:
    canvas.line([(x + 6, y), (x + 40, y)], INK, 11, round_ends=True)


def _draw_home(canvas: Canvas, x: float, y: float) -> None:
    draw_house(canvas, x + 23, y + 1, 28, "BO")


def _draw_green_border(canvas: Canvas, x: float, y: float) -> None:
    ink = LIVERIES[GREEN_RAILROAD].colour
    canvas.line([(x, y), (x + 46, y)], LIGHT, 10)
    canvas.line([(x, y), (x + 46, y)], ink, 6, dash=(13, 6))


def _draw_ring(canvas: Canvas, x: float, y: float) -> None:
    box = (x + 5, y - 16, x + 41, y + 16)
    canvas.box(box, WHITE, LIVERIES[PA].colour, radius=9, width=5)


def _counter_painter(kind: Counter) -> SignPainter:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        draw_counter(canvas, x + 23, y, 32, kind)

    return draw


_SIGN_PAINTERS: dict[str, SignPainter] = {
    "income": _draw_ticket,
    "cost": _draw_number,
    "place": _draw_places,
    "edge": _draw_black_edge,
    "home": _draw_home,
    "green": _draw_green_border,
    "pa": _draw_ring,
    "coal": _counter_painter("coal"),
    "nw_coal": _counter_painter("nw_coal"),
    "lumber": _counter_painter("lumber"),
}


@cached
def map_legend(rows: tuple[Sign, ...]) -> Image.Image:
    """Return the signs with their meanings."""
    return legend.render_legend(rows, _SIGN_PAINTERS, palette())
