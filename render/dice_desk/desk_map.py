"""Small maps of the dice desk: where a city lies, where a railroad runs."""

from __future__ import annotations

from PIL import Image

from data.texts import say
from render.paint.canvas import Point
from render.paint.panels import Panel
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, PAPER, WHITE
from render.rail_baron.map.basemap import render_basemap
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.palettes import colourize, map_palette
from render.rail_baron.map.pen import stroke
from render.rail_baron.map.viewports import Viewport, choose_viewports
from render.rail_baron.map.ways import draw_stops
from rules.rail_baron.lookups.draws import edition_board
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.options import Edition

AROUND = 3
"""Segments of the neighbourhood that a city's map shows in every direction."""
HEIGHT = 620
"""Height of a city's map in pixels; it is 1000 wide."""
FADE = 0.5


def draw_panel(board_geometry: Geometry, viewport: Viewport, fade: float = 0) -> Panel:
    """Return a viewport without owners to draw on, faded by this share."""
    image = colourize(render_basemap(board_geometry, viewport.sheet, viewport.window))
    if fade:
        paper = Image.new("RGB", image.size, PAPER)
        image = map_palette().quantize(Image.blend(image.convert("RGB"), paper, fade))
    return Panel(map_palette(), *image.size, image)


def city_map(city: str, edition: Edition, language: str) -> Picture:
    """Return a map with the city ringed and its neighbourhood, 1000 pixels wide."""
    board = edition_board(edition)
    board_geometry, milepost = geometry(board), board.milepost_of[city]
    nearby = [board_geometry.at[m] for m in _neighbourhood(board, milepost)]
    viewport = choose_viewports(nearby, [board_geometry.at[milepost]])[-1]
    viewport = _crop_to_height(viewport, board_geometry.at[milepost])
    panel = draw_panel(board_geometry, viewport)
    overlay = Overlay(panel.image, board_geometry, *viewport)
    x, y = overlay.spot(milepost)
    twins = len(board.mileposts[milepost].cities) > 1
    radius = viewport.sheet.square * (2.4 if twins else 1.9)
    panel.circle(x, y, radius + 4, None, WHITE, 11)
    panel.circle(x, y, radius + 1, None, ALARM, 8)
    overlay.take(milepost, radius + 6)
    overlay.begin_labels()
    overlay.name_cities([milepost])
    overlay.place_plates(())
    overlay.finish()
    values = {"city": city, "railroads": ", ".join(sorted(board.railroads_at[milepost]))}
    return picture(panel.image, say("desk-alt-city-map", language, **values))


def _crop_to_height(viewport: Viewport, place: Point) -> Viewport:
    """Return the part of a viewport about a place that is `HEIGHT` high."""
    sheet, (left, top, width, height) = viewport
    middle = sheet.to_sheet(place)[1]
    start = round(max(top, min(middle - HEIGHT / 2, top + height - HEIGHT)))
    return Viewport(sheet, (left, start, width, HEIGHT))


def _neighbourhood(board: Board, milepost: int) -> set[int]:
    reached, edge = {milepost}, {milepost}
    for _ in range(AROUND):
        edge = {neighbour for stop in edge for _, neighbour in board.steps[stop]} - reached
        reached |= edge
    return reached


def railroad_map(mark: str, edition: Edition, language: str) -> Picture:
    """Return a railroad's whole track on a faded map, its cities named, 1000 pixels wide."""
    board = edition_board(edition)
    board_geometry, stops = geometry(board), sorted(board.served[mark])
    points = [board_geometry.at[m] for m in stops]
    viewport = choose_viewports(points, points)[0]
    panel, sheet = draw_panel(board_geometry, viewport, FADE), viewport.sheet
    overlay = Overlay(panel.image, board_geometry, *viewport)
    lines, width = overlay.railroad_lines(mark), max(8.0, sheet.line * 2.2)
    stroke(panel.image, lines, WHITE, width + 9)
    stroke(panel.image, lines, LIVERIES[mark].ink, width)
    cities = [m for m in stops if board.mileposts[m].cities]
    draw_stops(overlay, stops)
    overlay.begin_labels()
    overlay.name_cities((), cities, others=False)
    overlay.finish()
    named = ", ".join(sorted(name for m in cities for name in board.mileposts[m].cities))
    values = {"mark": mark, "name": board.railroads[mark].name, "cities": named}
    return picture(panel.image, say("desk-alt-railroad-map", language, **values))
