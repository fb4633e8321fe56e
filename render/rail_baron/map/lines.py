"""Tracks and stops: the upper fixed layer of the map, drawn in tiles."""

from __future__ import annotations

import math

from PIL import Image

from render.paint.canvas import Box, Canvas, Point, dashes
from render.paint.style import INK, WHITE, Colour
from render.rail_baron.map.geometry import Geometry, Track
from render.rail_baron.map.ground import NAME_HALO, TILE, TRACK
from render.rail_baron.map.livery import LIVERIES, Livery
from render.rail_baron.map.sheet import Sheet, overlaps


def track_tile(geometry: Geometry, sheet: Sheet, column: int, row: int) -> Canvas:
    """Return the tracks of one `TILE` square of a sheet, on a transparent canvas."""
    canvas = Canvas(TILE, TILE, None)
    left, top = column * TILE, row * TILE
    frame = _tile_box(column, row)
    for track in geometry.tracks:
        ends = [sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap)]
        (ax, ay), (bx, by) = ends
        if overlaps(frame, (min(ax, bx), min(ay, by), max(ax, bx) + 1, max(ay, by) + 1)):
            points = [(x - left, y - top) for x, y in ends]
            if sheet.schematic:
                canvas.line(points, TRACK, sheet.line, round_ends=True)
            else:
                draw_track(canvas, track, points, sheet.line)
    return canvas


def _tile_box(column: int, row: int) -> Box:
    left, top = column * TILE, row * TILE
    return left - 60.0, top - 60.0, left + TILE + 60.0, top + TILE + 60.0


def add_stops(
    canvas: Canvas, geometry: Geometry, sheet: Sheet, column: int, row: int
) -> Image.Image:
    """Draw stops (on a schematic only cities) on a tile, and return its image."""
    left, top = column * TILE, row * TILE
    frame = _tile_box(column, row)
    for milepost in geometry.drawn:
        x, y = sheet.to_sheet(geometry.at[milepost])
        if frame[0] < x < frame[2] and frame[1] < y < frame[3]:
            cities = len(geometry.board.mileposts[milepost].cities)
            if cities or not sheet.schematic:
                _draw_stop(canvas, x - left, y - top, cities, sheet)
    return canvas.finish()


def _draw_stop(canvas: Canvas, x: float, y: float, cities: int, sheet: Sheet) -> None:
    if not cities:
        canvas.circle(x, y, sheet.dot + max(1.0, sheet.dot * 0.22), NAME_HALO)
        canvas.circle(x, y, sheet.dot, INK)
        return
    half, edge = sheet.square, max(2.0, sheet.square * 0.26)
    half_width = half * (1.0 if cities == 1 else 1.75)
    canvas.box(
        (x - half_width, y - half, x + half_width, y + half), WHITE, INK, radius=edge, width=edge
    )
    if cities > 1:
        canvas.line([(x, y - half), (x, y + half)], INK, edge * 0.8)


def draw_track(canvas: Canvas, track: Track, ends: list[Point], width: float) -> None:
    """Draw a track of a railroad in its colour and pattern."""
    draw_pattern(canvas, LIVERIES[track.railroad], ends, width)


def draw_pattern(canvas: Canvas, livery: Livery, points: list[Point], width: float) -> None:
    """Draw a line in a railroad's livery; `width` is that of a solid line."""
    ink, pattern = livery
    if pattern == "solid":
        canvas.line(points, ink, width)
    elif pattern == "dashes":
        canvas.line(points, ink, width, dash=(width * 3.2, width * 1.5))
    elif pattern == "dots":
        _draw_dots(canvas, points, ink, width)
    elif pattern == "dash_dot":
        canvas.line(points, ink, width, dash=(width * 3.4, width, width * 0.9, width))
    elif pattern == "ties":
        canvas.line(points, ink, width * 0.55)
        _draw_ties(canvas, points, ink, width)
    elif pattern == "double":
        canvas.line(points, ink, width * 1.5)
        canvas.line(points, WHITE, width * 0.5)
    else:
        canvas.line(points, ink, width * 1.25)
        canvas.line(points, WHITE, width * 0.6, dash=(width * 1.9, width * 1.9))


def _draw_dots(canvas: Canvas, points: list[Point], ink: Colour, width: float) -> None:
    for part in dashes(points, (width * 0.1, width * 1.6)):
        x, y = part[0]
        canvas.circle(x, y, width * 0.62, ink)


def _draw_ties(canvas: Canvas, points: list[Point], ink: Colour, width: float) -> None:
    for part in dashes(points, (0.01, width * 2.1)):
        (ax, ay), (bx, by) = part[0], part[-1]
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = -(by - ay) / length * width, (bx - ax) / length * width
        canvas.line([(ax - dx, ay - dy), (ax + dx, ay + dy)], ink, width * 0.5)
