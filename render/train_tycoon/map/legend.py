"""What stands below the map: the livery of each company, and the meaning of the signs."""

from __future__ import annotations

from functools import partial

from PIL import Image

import data.train_tycoon as facts
from render import legend
from render.legend import LETTERS, Sign, SignPainter
from render.paint.canvas import Canvas, Point
from render.paint.image_cache import cached
from render.paint.style import FRESH, INK, WHITE, Colour, seat_style
from render.pieces import draw_seat_mark
from render.train_tycoon.map import tracks
from render.train_tycoon.map.tracks import COST_COLOURS, Look
from render.train_tycoon.shared.palettes import palette
from render.train_tycoon.shared.signs import draw_sign


def _draw_engine(canvas: Canvas, x: float, y: float) -> None:
    """Draw a train without a number about x, y."""
    for dx in (-11, 11):
        canvas.circle(x + dx, y + 12, 5.5, INK)
    box = (x - 21, y - 14, x + 21, y + 11)
    canvas.box(box, WHITE, INK, radius=6, width=2.5)


def _draw_item(canvas: Canvas, x: float, y: float, item: str) -> None:
    draw_sign(canvas, x + 23, y, 34, item)


def _draw_factory(canvas: Canvas, x: float, y: float) -> None:
    low, high, eaves = y + 15, y - 16, y - 6
    roof = [(x + 2, low)]
    for number in range(3):
        roof += [(x + (2 + 14 * number), high), (x + (16 + 14 * number), eaves)]
    canvas.polygon([*roof, (x + 44, low)], WHITE, INK, 2.5)


def _draw_transfer(canvas: Canvas, x: float, y: float) -> None:
    canvas.circle(x + 23, y, 16, WHITE, INK, 3)
    canvas.circle(x + 23, y, 8, INK)


def _draw_train(canvas: Canvas, x: float, y: float) -> None:
    _draw_engine(canvas, x + 23, y)
    canvas.text(x + 23, y + 9, "7", 30, INK, bold=True, anchor="ms")


def _draw_track(canvas: Canvas, x: float, y: float, look: Look) -> None:
    tracks.draw_track(canvas, [(x, y), (x + 46, y)], 17, look, "")


def _draw_stock(canvas: Canvas, x: float, y: float) -> None:
    canvas.text(x + 23, y + 11.5, "3", LETTERS, INK, bold=True, anchor="ms")


def _draw_brought(canvas: Canvas, x: float, y: float) -> None:
    _draw_number(canvas, x + 23, y, "1", (26, 30), INK, WHITE)


def _draw_investment(canvas: Canvas, x: float, y: float) -> None:
    box = (x, y - 17, x + 46, y + 17)
    canvas.box(box, WHITE, seat_style(0).colour, radius=9, width=4)
    draw_seat_mark(canvas, x + 23, y, 9, 0, edge=None)


def _draw_framed(canvas: Canvas, x: float, y: float) -> None:
    box = (x + 3, y - 17, x + 43, y + 17)
    canvas.box(box, WHITE, FRESH, radius=6, width=4)


def _draw_changed(canvas: Canvas, x: float, y: float) -> None:
    for dy in (-11, 11):
        line = [(x, y + dy), (x + 46, y + dy)]
        canvas.line(line, FRESH, 5, dash=(12, 5))


def _draw_reach(canvas: Canvas, x: float, y: float) -> None:
    for colour, width in ((INK, 8), (WHITE, 4)):
        canvas.box((x + 3, y - 17, x + 43, y + 17), None, colour, width=width)


def _draw_ticket(canvas: Canvas, x: float, y: float, how: str) -> None:
    ground, ink = COST_COLOURS[how]
    text = "0" if how == "reuse" else str(facts.finance().track_cost_per_tile)
    _draw_number(canvas, x + 23, y, text, (46, 34), ground, ink)


def _draw_number(
    canvas: Canvas, x: float, y: float, text: str, size: Point, ground: Colour,
    ink: Colour,
) -> None:  # fmt: skip
    half, rise = size[0] / 2, size[1] / 2
    canvas.box((x - half, y - rise, x + half, y + rise), ground, INK, radius=7, width=2)
    canvas.text(x, y + 11.5, text, LETTERS, ink, bold=True, anchor="ms")


_ITEMS = ("oil", "minerals", "fish", "cheese", "furniture", "tools", "passengers")
_SIGN_PAINTERS: dict[str, SignPainter] = {
    **{item: partial(_draw_item, item=item) for item in _ITEMS},
    **{how: partial(_draw_ticket, how=how) for how in ("new", "upgrade", "replace", "reuse")},
    "stock": _draw_stock,
    "factory": _draw_factory,
    "transfer": _draw_transfer,
    "train": _draw_train,
    "abandoned": partial(_draw_track, look="abandoned"),
    "lost": partial(_draw_track, look="lost"),
    "brought": _draw_brought,
    "investment": _draw_investment,
    "framed": _draw_framed,
    "changed": _draw_changed,
    "reach": _draw_reach,
}


@cached
def map_legend(rows: tuple[Sign, ...]) -> Image.Image:
    """Return the signs with their meanings."""
    return legend.render_legend(rows, _SIGN_PAINTERS, palette())
