"""One railroad on the map, broad among the railroads of all, with its cities and the trains."""

from __future__ import annotations

from collections import defaultdict

from PIL import Image, ImageDraw

from render.paint.canvas import Point
from render.paint.style import FRESH, INK, WHITE, seat_style
from render.rail_baron.map.basemap import basemap
from render.rail_baron.map.frame import focus
from render.rail_baron.map.geometry import geometry
from render.rail_baron.map.inks import coloured, number
from render.rail_baron.map.labels import railroad_marks
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.ownership import owners_of
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.relettering import reletter
from render.rail_baron.map.tokens import railroad_plate
from render.rail_baron.map.ways import draw_stops
from rules.rail_baron.model.board import board
from rules.rail_baron.model.view import View

_MOST = 600
"""Pixels of height from which a map is cut a little: the facts stand above it."""


def network(view: View, mark: str) -> Image.Image:
    """The panel, 1000 pixels wide, in the palette of the game."""
    graph = board(view.options)
    drawn = geometry(graph)
    stops = sorted(graph.served[mark])
    points = [drawn.at[m] for m in stops]
    sheet, window = focus(points, points)[0]
    left, top, across, height = window
    if height > _MOST:
        window = (left, top + 36, across, height - 60)  # no flags need room above
    image = basemap(drawn, sheet, window, owners_of(view))
    overlay = Overlay(image, drawn, sheet, window)
    lines = _tracks(overlay, mark)
    width = max(11.0, sheet.line * 2.4)
    stroke(image, lines, WHITE, width + 9)
    stroke(image, lines, INK, width)
    stroke(image, lines, WHITE, width * 0.4, dash=(width * 1.3, width * 1.3))
    cities = [m for m in stops if graph.mileposts[m].cities]
    draw_stops(overlay, cities if sheet.schematic else stops)
    for line in lines:
        overlay.keep_off(line)
    reletter(overlay, owners_of(view))
    here: dict[int, list[int]] = defaultdict(list)
    for seat in view.seats:
        if not seat.bankrupt and seat.milepost >= 0:
            here[seat.milepost].append(seat.seat)
    asked = view.to_move[0] if view.to_move else view.turn.seat
    for milepost, seats in here.items():
        if overlay.shows(milepost):
            overlay.trains(milepost, seats, asked, frozenset(), "")
    overlay.finish()
    overlay.name_cut()
    if sheet.schematic:
        west, east = (end(cities, key=lambda m: drawn.at[m]) for end in (min, max))
        overlay.name(west)
        overlay.name(east)
    return coloured(image)


def framed(overlay: Overlay, mark: str, view: View) -> None:
    """A frame about the plates of a railroad, on a schematic about its line."""
    sheet, image = overlay.sheet, overlay.image
    owner = next((one for name, one in owners_of(view) if name == mark), None)
    if sheet.schematic:
        lines = _tracks(overlay, mark)
        stroke(image, lines, WHITE, 18)
        stroke(image, lines, FRESH, 15)
        stroke(image, lines, seat_style(owner).colour, 7)
        return
    pen = ImageDraw.Draw(image)
    plate = railroad_plate(mark, sheet.marks, True, owner)
    for name, (x, y) in railroad_marks(overlay.geometry, sheet):
        if name == mark:
            x, y = x - overlay.window[0], y - overlay.window[1]
            half, tall = plate.width / 2 + 5, plate.height / 2 + 5
            box = (x - half, y - tall, x + half, y + tall)
            pen.rounded_rectangle(box, 14, outline=number(FRESH), width=6)


def _tracks(overlay: Overlay, mark: str) -> list[list[Point]]:
    gap = overlay.sheet.unit_gap
    return [
        [overlay.on_image(point) for point in track.shifted(gap)]
        for track in overlay.geometry.tracks
        if track.railroad == mark
    ]
