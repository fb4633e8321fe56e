"""One railroad on the map, broad among the railroads of all, with its cities and the trains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PIL import Image

from render.rail_baron.map import tokens
from render.rail_baron.map.basemap import basemap
from render.rail_baron.map.frame import focus
from render.rail_baron.map.geometry import geometry
from render.rail_baron.map.inks import coloured
from render.rail_baron.map.labels import city_names
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.ownership import owners_of
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.sprite import laid
from render.rail_baron.map.ways import draw_stops
from render.style import INK, WHITE
from rules.rail_baron.model.board import board
from rules.rail_baron.model.view import View


def network(view: View, mark: str) -> Image.Image:
    """The panel, 1000 pixels wide, in the palette of the game."""
    graph = board(view.options)
    drawn = geometry(graph)
    stops = sorted(graph.served[mark])
    points = [drawn.at[m] for m in stops]
    sheet, window = focus(points, points)[0]
    image = basemap(drawn, sheet, window, owners_of(view))
    overlay = Overlay(image, drawn, sheet, window)
    lines = [
        [overlay.on_image(point) for point in track.shifted(sheet.unit_gap)]
        for track in drawn.tracks
        if track.railroad == mark
    ]
    width = max(11.0, sheet.line * 2.4)
    stroke(image, lines, WHITE, width + 9)
    stroke(image, lines, INK, width)
    stroke(image, lines, WHITE, width * 0.4, dash=(width * 1.3, width * 1.3))
    cities = [m for m in stops if graph.mileposts[m].cities]
    draw_stops(overlay, cities if sheet.schematic else stops)
    _letter(overlay, cities)
    here: dict[int, list[int]] = defaultdict(list)
    for seat in view.seats:
        if not seat.bankrupt and seat.milepost >= 0:
            here[seat.milepost].append(seat.seat)
    asked = view.to_move[0] if view.to_move else view.turn.seat
    for milepost, seats in here.items():
        if overlay.shows(milepost):
            overlay.trains(milepost, seats, asked, frozenset(), "")
    overlay.finish()
    if sheet.schematic:
        west, east = (end(cities, key=lambda m: drawn.at[m]) for end in (min, max))
        overlay.name(west)
        overlay.name(east)
    return coloured(image)


def _letter(overlay: Overlay, cities: Sequence[int]) -> None:
    """Names of its cities again, where the broad line may have covered them."""
    sheet, (left, top, _, _) = overlay.sheet, overlay.window
    labels = city_names(overlay.geometry, sheet)
    for milepost in cities:
        if milepost in labels:
            label = labels[milepost]
            name = tokens.lettered(label.text, sheet.lettering)
            x = (label.box[0] + label.box[2]) / 2 - left
            at = round(x - name.width / 2), round(label.baseline - top - 6 - sheet.lettering)
            laid(overlay.image, name, *at)
