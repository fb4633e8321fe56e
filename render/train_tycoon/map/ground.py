"""A map without words: plain hexes, mountains, cities; drawn once at each scale and cached."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.file_cache import cached_layer
from render.paint.style import PAPER, RULE, WHITE
from render.train_tycoon.map.sheet import Sheet
from render.train_tycoon.shared.palettes import COAST, FAINT, HEX_LINE, PLAIN, RELIEF, ROCK, palette
from rules.train_tycoon.model.board import board


def ground_layer(sheet: Sheet) -> Image.Image:
    """Return the whole sheet in palette indices ("L"), cached."""
    return _cached_sheet("ground", sheet, _draw_ground)


def blank_layer(sheet: Sheet) -> Image.Image:
    """Return the whole sheet with empty pale hexes, for those that a window cuts, in palette
    indices ("L"), cached."""
    return _cached_sheet("beyond", sheet, _draw_blank)


def _cached_sheet(name: str, sheet: Sheet, draw: Callable[[Sheet], Image.Image]) -> Image.Image:
    def draw_indices() -> Image.Image:
        return palette().quantize(draw(sheet))

    size, layer_name = (sheet.width, sheet.height), f"{name}-{sheet.map}-{sheet.across}"
    return cached_layer("train_tycoon", layer_name, size, draw_indices)


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


def _draw_blank(sheet: Sheet) -> Image.Image:
    canvas = Canvas(sheet.width, sheet.height, PAPER)
    for row in facts.hex_map(sheet.map).hexes:
        canvas.polygon(sheet.corners(row.id), FAINT, RULE, 2)
    return canvas.finish()


def _draw_relief(canvas: Canvas, sheet: Sheet, hex_: str) -> None:
    """Draw two peaks and a higher one between them."""
    x, y = sheet.centres[hex_]
    unit = sheet.across / 100
    for dx, height in ((-20, 26), (20, 26), (0, 42)):
        _draw_peak(canvas, x + dx * unit, y + 19 * unit, height * unit)


def _draw_peak(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw a mountain with snow on it, the middle of its foot at x, y."""
    half = height * 0.72
    canvas.polygon([(x - half, y), (x, y - height), (x + half, y)], RELIEF, WHITE, 1.2)
    snow_height = height * 0.36
    side = half * 0.36
    canvas.polygon(
        [
            (x - side, y - height + snow_height),
            (x, y - height),
            (x + side, y - height + snow_height),
        ],
        WHITE,
    )
