"""A map without a word: plain hexes, mountains, cities. Drawn once at each scale and kept."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.prepared import prepared
from render.paint.style import PAPER, RULE, WHITE
from render.train_tycoon.map.sheet import Sheet
from render.train_tycoon.shared.inks import COAST, FAINT, HEX_LINE, PLAIN, RELIEF, ROCK, inks
from rules.train_tycoon.model.board import board


def ground(sheet: Sheet) -> Image.Image:
    """The whole sheet, prepared, as numbers of the palette ("L")."""
    return _prepared("ground", sheet, _ground)


def beyond(sheet: Sheet) -> Image.Image:
    """The whole sheet with bare pale hexes, for those that a window cuts, in the same way."""
    return _prepared("beyond", sheet, _beyond)


def _prepared(name: str, sheet: Sheet, draw: Callable[[Sheet], Image.Image]) -> Image.Image:
    def drawn() -> Image.Image:
        return inks().numbered(draw(sheet))

    size, called = (sheet.width, sheet.height), f"{name}-{sheet.map}-{sheet.across}"
    return prepared("train_tycoon", called, size, drawn)


def _ground(sheet: Sheet) -> Image.Image:
    canvas = Canvas(sheet.width, sheet.height, PAPER)
    rows = facts.hex_map(sheet.map).hexes
    for row in rows:
        canvas.polygon(sheet.corners(row.id), ROCK if row.type == "mountain" else PLAIN)
    for row in rows:
        canvas.polygon(sheet.corners(row.id), None, HEX_LINE, 2)
        if row.type == "mountain":
            _relief(canvas, sheet, row.id)
        elif row.type == "city":
            canvas.polygon(sheet.corners(row.id, 2), WHITE)
    beside = board(sheet.map).beside
    for row in rows:
        for edge, other in enumerate(beside[row.id]):
            if other is None:
                canvas.line(sheet.border(row.id, edge), COAST, 4, round_ends=True)
    return canvas.finish()


def _beyond(sheet: Sheet) -> Image.Image:
    canvas = Canvas(sheet.width, sheet.height, PAPER)
    for row in facts.hex_map(sheet.map).hexes:
        canvas.polygon(sheet.corners(row.id), FAINT, RULE, 2)
    return canvas.finish()


def _relief(canvas: Canvas, sheet: Sheet, hex_: str) -> None:
    """Two peaks and a higher one between them."""
    x, y = sheet.centres[hex_]
    unit = sheet.across / 100
    for dx, tall in ((-20, 26), (20, 26), (0, 42)):
        _peak(canvas, x + dx * unit, y + 19 * unit, tall * unit)


def _peak(canvas: Canvas, x: float, y: float, tall: float) -> None:
    """A mountain with snow on it, its foot at x, y."""
    half = tall * 0.72
    canvas.polygon([(x - half, y), (x, y - tall), (x + half, y)], RELIEF, WHITE, 1.2)
    cap = tall * 0.36
    side = half * 0.36
    canvas.polygon([(x - side, y - tall + cap), (x, y - tall), (x + side, y - tall + cap)], WHITE)
