"""One railroad on the map, drawn broad among all railroads, with its cities and the trains."""

from __future__ import annotations

from collections import defaultdict

from PIL import Image

from render.paint.style import FRESH, INK, WHITE, seat_style
from render.rail_baron.map.basemap import owners_of, render_basemap
from render.rail_baron.map.geometry import geometry
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.palettes import colourize
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.viewports import Viewport, choose_viewports
from render.rail_baron.map.ways import draw_stops
from rules.rail_baron.model.board import board
from rules.rail_baron.model.view import View

_MAX_HEIGHT, _SPARE = 600, 136
"""Height in pixels above which a map is cropped a little: the facts stand above it; and how much it
is cropped at most."""


def choose_network_viewport(view: View, mark: str, room: int = _MAX_HEIGHT) -> Viewport:
    """Return the part of the map around a railroad, without the margins above and below it where
    there is little room."""
    graph = board(view.options)
    points = [geometry(graph).at[m] for m in sorted(graph.served[mark])]
    sheet, window = choose_viewports(points, points)[0]
    left, top, across, height = window
    cut = max(0, min(_SPARE, height - min(room, _MAX_HEIGHT)))
    # No flags need room above.
    return Viewport(sheet, (left, top + round(cut * 0.6), across, height - cut))


def render_network(view: View, mark: str, viewport: Viewport) -> Image.Image:
    """Return the panel, 1000 pixels wide, in the palette of the game."""
    graph = board(view.options)
    board_geometry = geometry(graph)
    stops, (sheet, window) = sorted(graph.served[mark]), viewport
    image = render_basemap(board_geometry, sheet, window, owners_of(view))
    overlay = Overlay(image, board_geometry, sheet, window)
    lines = overlay.railroad_lines(mark)
    width = max(11.0, sheet.line * 2.4)
    stroke(image, lines, WHITE, width + 9)
    stroke(image, lines, INK, width)
    stroke(image, lines, WHITE, width * 0.4, dash=(width * 1.3, width * 1.3))
    cities = [m for m in stops if graph.mileposts[m].cities]
    draw_stops(overlay, stops)
    seats_by_milepost: dict[int, list[int]] = defaultdict(list)
    for seat in view.seats:
        if not seat.bankrupt and seat.milepost >= 0:
            seats_by_milepost[seat.milepost].append(seat.seat)
    mover = view.to_move[0] if view.to_move else view.turn.seat
    for milepost, seats in seats_by_milepost.items():
        if overlay.shows(milepost):
            overlay.place_trains(milepost, seats, mover, frozenset(), "")
    overlay.begin_labels(lines, stops)
    named = sorted(cities, key=lambda m: board_geometry.at[m])
    ends = [named[0], named[-1]] if sheet.schematic else []
    overlay.name_cities(ends, () if sheet.schematic else named)
    if sheet.names:
        overlay.place_plates(owners_of(view))
    overlay.place_marks(owners_of(view))
    overlay.finish()
    return colourize(image)


def frame_railroad(overlay: Overlay, mark: str, view: View) -> None:
    owner = next((seat for name, seat in owners_of(view) if name == mark), None)
    lines = overlay.railroad_lines(mark)
    for colour, width in ((WHITE, 18), (FRESH, 15), (seat_style(owner).colour, 7)):
        stroke(overlay.image, lines, colour, width)
