"""The board without words: water, terrain with its relief, cities; drawn once at each scale
and cached (`chart.land`)."""

from __future__ import annotations

import math

from PIL import Image

import data.baltimore_ohio as facts
from data.baltimore_ohio.structs import Hex
from render.baltimore_ohio.map.sheet import Sheet, outline, side_line
from render.baltimore_ohio.shared.palettes import COAST, HEX_LINE, RELIEF, TERRAIN
from render.map.hexes import draw_peak
from render.paint.canvas import Canvas, Point
from render.paint.style import WATER, WHITE


def render_ground(sheet: Sheet) -> Image.Image:
    """Return the whole sheet in RGB. The image is the caller's to draw on."""
    canvas = Canvas(sheet.width, sheet.height, WATER)
    rows = facts.board_map().hexes
    shore = [_side_ends(sheet, *side) for side in outline(frozenset(row.id for row in rows))]
    for side in shore:
        canvas.line(side, COAST, sheet.across * 0.09, round_ends=True)
    for row in rows:
        canvas.polygon(sheet.corners(row.id), TERRAIN[row.terrain])
    for row in rows:
        canvas.polygon(sheet.corners(row.id), None, HEX_LINE, 2)
        if row.city is not None:
            canvas.polygon(sheet.corners(row.id, sheet.across * 0.045), WHITE)
        elif sheet.cube:
            _draw_relief(canvas, sheet, row)
    for side in shore:
        canvas.line(side, COAST, 3, round_ends=True)
    return canvas.finish()


def _side_ends(sheet: Sheet, hex_: str, direction: int) -> list[Point]:
    x, y = sheet.centres[hex_]
    return [(x + dx, y + dy) for dx, dy in side_line(sheet, direction)]


def _draw_relief(canvas: Canvas, sheet: Sheet, row: Hex) -> None:
    """Draw hills as arcs, mountains as peaks, high mountains with a third peak between two."""
    x, y = sheet.centres[row.id]
    y += sheet.relief
    unit = sheet.across / 112
    if row.terrain == "hill":
        for dx, r in ((-13, 11), (9, 15)):
            arc = [
                (x + unit * (dx - r * math.cos(t)), y + unit * (8 - r * 0.9 * math.sin(t)))
                for t in (math.pi * i / 12 for i in range(13))
            ]
            canvas.line(arc, RELIEF, 2.5 * unit, round_ends=True)
    elif row.terrain == "mountain":
        draw_peak(canvas, x - 9 * unit, y + 9 * unit, 15 * unit, RELIEF)
        draw_peak(canvas, x + 9 * unit, y + 9 * unit, 19 * unit, RELIEF)
    elif row.terrain == "high_mountain":
        draw_peak(canvas, x - 15 * unit, y + 10 * unit, 18 * unit, RELIEF)
        draw_peak(canvas, x + 15 * unit, y + 10 * unit, 18 * unit, RELIEF)
        draw_peak(canvas, x, y + 10 * unit, 28 * unit, RELIEF)
