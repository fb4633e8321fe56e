"""Small maps of the dice desk: where a city lies, where a railroad runs."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from data.texts import say
from render.paint.canvas import Canvas, Point
from render.paint.picture import Picture, picture
from render.paint.strokes import stroke
from render.paint.style import ALARM, INK, PAPER, WHITE
from render.rail_baron.map.basemap import render_basemap_rgb
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.viewports import Viewport, choose_viewports
from rules.rail_baron.lookups.draws import edition_board
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.options import Edition

AROUND = 3
"""Segments of the neighbourhood that a city's map shows in every direction."""
HEIGHT = 620
"""Height of a city's map in pixels; it is 1000 wide."""
FADE = 0.5


def city_map(city: str, edition: Edition, language: str) -> Picture:
    """Return a map with the city ringed and its neighbourhood, 1000 pixels wide."""
    board = edition_board(edition)
    board_geometry = geometry(board)
    city_milepost = board.milepost_of[city]
    nearby = [board_geometry.at[m] for m in _neighbourhood(board, city_milepost)]
    viewport = _crop_to_height(
        choose_viewports(nearby, [board_geometry.at[city_milepost]])[-1],
        board_geometry.at[city_milepost],
    )
    image = render_basemap_rgb(board_geometry, viewport.sheet, viewport.window)
    overlay = Overlay(image, board_geometry, viewport.sheet, viewport.window)
    canvas = Canvas(image.width, image.height, image)
    x, y = overlay.spot(city_milepost)
    radius = viewport.sheet.square * (
        1.9 if len(board.mileposts[city_milepost].cities) == 1 else 2.4
    )
    canvas.circle(x, y, radius + 4, None, WHITE, 11)
    canvas.circle(x, y, radius + 1, None, ALARM, 8)
    overlay = Overlay(canvas.finish(), board_geometry, viewport.sheet, viewport.window)
    overlay.take(city_milepost, radius + 6)
    overlay.begin_labels()
    overlay.name_cities([city_milepost])
    overlay.place_plates(())
    overlay.finish()
    image = overlay.image
    values = {"city": city, "railroads": ", ".join(sorted(board.railroads_at[city_milepost]))}
    return picture(image, say("desk-alt-city-map", language, **values))


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
    board_geometry = geometry(board)
    stops = sorted(board.served[mark])
    points = [board_geometry.at[m] for m in stops]
    viewport = choose_viewports(points, points)[0]
    ground = render_basemap_rgb(board_geometry, viewport.sheet, viewport.window)
    image = Image.blend(ground, Image.new("RGB", ground.size, PAPER), FADE)
    _draw_tracks(image, board_geometry, mark, viewport)
    canvas = Canvas(image.width, image.height, image)
    overlay = Overlay(image, board_geometry, viewport.sheet, viewport.window)
    cities = [m for m in stops if board.mileposts[m].cities]
    _draw_stops(canvas, overlay, stops, cities)
    overlay = Overlay(canvas.finish(), board_geometry, viewport.sheet, viewport.window)
    overlay.begin_labels()
    overlay.name_cities((), cities, others=False)
    overlay.finish()
    image = overlay.image
    named = ", ".join(sorted(name for m in cities for name in board.mileposts[m].cities))
    values = {"mark": mark, "name": board.railroads[mark].name, "cities": named}
    return picture(image, say("desk-alt-railroad-map", language, **values))


def _draw_tracks(
    image: Image.Image, board_geometry: Geometry, mark: str, viewport: Viewport
) -> None:
    sheet, (left, top, _, _) = viewport
    track_lines = []
    for track in board_geometry.tracks:
        if track.railroad == mark:
            ends = [sheet.to_sheet(point) for point in track.shifted_ends(sheet.unit_gap)]
            track_lines.append([(x - left, y - top) for x, y in ends])
    width = max(8.0, sheet.line * 2.2)
    stroke(image, track_lines, WHITE, width + 9)
    stroke(image, track_lines, LIVERIES[mark].ink, width)


def _draw_stops(
    canvas: Canvas, overlay: Overlay, stops: Iterable[int], cities: Iterable[int]
) -> None:
    sheet = overlay.sheet
    for stop in stops:
        x, y = overlay.spot(stop)
        canvas.circle(x, y, sheet.dot + 1, WHITE, INK, 2)
    for city in cities:
        x, y = overlay.spot(city)
        half = sheet.square
        box = (x - half, y - half, x + half, y + half)
        canvas.box(box, WHITE, INK, radius=3, width=max(2.5, half * 0.3))
