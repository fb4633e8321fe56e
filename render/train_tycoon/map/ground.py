"""A map without words: plain hexes, mountains, cities; drawn once at each scale and cached."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

import data.train_tycoon as facts
from render.map.hexes import draw_blank, draw_peak, sheet_layer
from render.paint.canvas import Canvas
from render.paint.style import PAPER, WHITE
from render.train_tycoon.map.sheet import Sheet
from render.train_tycoon.shared.palettes import COAST, FAINT, HEX_LINE, PLAIN, RELIEF, ROCK, palette
from rules.train_tycoon.model.board import board


def ground_layer(sheet: Sheet) -> Image.Image:
    """Return the whole sheet in palette indices ("L"), cached."""
    return _cached_sheet("ground", sheet, lambda: _draw_ground(sheet))


def blank_layer(sheet: Sheet) -> Image.Image:
    """Return the whole sheet with empty pale hexes, in palette indices ("L"), cached."""
    return _cached_sheet("beyond", sheet, lambda: draw_blank(sheet, PAPER, FAINT))


def _cached_sheet(name: str, sheet: Sheet, draw: Callable[[], Image.Image]) -> Image.Image:
    file = f"{name}-{sheet.map}-{sheet.across}"
    return sheet_layer("train_tycoon", file, sheet, palette(), draw)


def _draw_ground(sheet: Sheet) -> Image.Image:
    canvas = Canvas(sheet.width, sheet.height, PAPER)
    rows = facts.hex_map(sheet.map).hexes
    for row in rows:
        canvas.polygon(sheet.corners(row.id), ROCK if row.type == "mountain" else PLAIN)
    for row in rows:
        canvas.polygon(sheet.corners(row.id), None, HEX_LINE, 2)
        if row.type == "mountain":
            _draw_relief(canvas, sheet, row.id)
        elif row.type == "city":
            canvas.polygon(sheet.corners(row.id, 2), WHITE)
    beside = board(sheet.map).beside
    for row in rows:
        for edge, other in enumerate(beside[row.id]):
            if other is None:
                canvas.line(sheet.side_ends(row.id, edge), COAST, 4, round_ends=True)
    return canvas.finish()


def _draw_relief(canvas: Canvas, sheet: Sheet, hex_: str) -> None:
    """Draw two peaks and a higher one between them."""
    x, y = sheet.centres[hex_]
    unit = sheet.across / 100
    for dx, height in ((-20, 26), (20, 26), (0, 42)):
        draw_peak(canvas, x + dx * unit, y + 19 * unit, height * unit, RELIEF)
