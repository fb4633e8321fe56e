"""Small maps of the desk: where a city lies, where a railroad runs."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from data.texts import say
from render.paint.canvas import Canvas, Point
from render.paint.picture import Picture, picture
from render.paint.strokes import stroke
from render.paint.style import ALARM, INK, PAPER, WHITE
from render.rail_baron.map.basemap import in_colour
from render.rail_baron.map.frame import Panel, focus
from render.rail_baron.map.geometry import Geometry, geometry
from render.rail_baron.map.labels import city_names
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.overlay import Overlay
from rules.rail_baron.dice_desk.desk import graph
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.options import Edition

AROUND = 3
"""How many segments of the neighbourhood a city's map shows in every direction."""
HEIGHT = 620
"""Pixels of a city's map, which is 1000 wide."""
FADE = 0.5


def city_map(city: str, edition: Edition, language: str) -> Picture:
    """A city ringed on the map, with what lies around it. 1000 pixels wide."""
    board = graph(edition)
    lines = geometry(board)
    here = board.milepost_of[city]
    near = [lines.at[m] for m in _around(board, here)]
    panel = _lower(focus(near, [lines.at[here]])[-1], lines.at[here])
    image = in_colour(lines, panel.sheet, panel.window)
    overlay = Overlay(image, lines, panel.sheet, panel.window)
    canvas = Canvas(image.width, image.height, image)
    x, y = overlay.spot(here)
    radius = panel.sheet.square * (1.9 if len(board.mileposts[here].cities) == 1 else 2.4)
    canvas.circle(x, y, radius + 4, None, WHITE, 11)
    canvas.circle(x, y, radius + 1, None, ALARM, 8)
    _names(canvas, lines, panel, [here])
    image = canvas.finish()
    values = {"city": city, "railroads": ", ".join(sorted(board.at[here]))}
    return picture(image, say("desk-alt-city-map", language, **values))


def _lower(panel: Panel, here: Point) -> Panel:
    """The part of a panel about a place that is `HEIGHT` high."""
    sheet, (left, top, width, height) = panel
    middle = sheet.to_sheet(here)[1]
    start = round(max(top, min(middle - HEIGHT / 2, top + height - HEIGHT)))
    return Panel(sheet, (left, start, width, HEIGHT))


def _around(board: Board, here: int) -> set[int]:
    found, edge = {here}, {here}
    for _ in range(AROUND):
        edge = {there for at in edge for _, there in board.steps[at]} - found
        found |= edge
    return found


def railroad_map(mark: str, edition: Edition, language: str) -> Picture:
    """A railroad's whole track in full colour on a faded map, its cities named. 1000 pixels
    wide."""
    board = graph(edition)
    lines = geometry(board)
    stops = sorted(board.served[mark])
    points = [lines.at[m] for m in stops]
    panel = focus(points, points)[0]
    ground = in_colour(lines, panel.sheet, panel.window)
    image = Image.blend(ground, Image.new("RGB", ground.size, PAPER), FADE)
    _tracks(image, lines, mark, panel)
    canvas = Canvas(image.width, image.height, image)
    overlay = Overlay(image, lines, panel.sheet, panel.window)
    cities = [m for m in stops if board.mileposts[m].cities]
    _stops(canvas, overlay, stops, cities)
    unnamed = _names(canvas, lines, panel, cities)
    image = canvas.finish()
    overlay = Overlay(image, lines, panel.sheet, panel.window)
    reach = panel.sheet.square + 4
    for city in cities:
        x, y = overlay.spot(city)
        overlay.taken.append((x - reach, y - reach, x + reach, y + reach))
    for city in unnamed:
        overlay.name(city, strong=True)
    named = ", ".join(sorted(name for m in cities for name in board.mileposts[m].cities))
    values = {"mark": mark, "name": board.railroads[mark].name, "cities": named}
    return picture(image, say("desk-alt-railroad-map", language, **values))


def _tracks(image: Image.Image, lines: Geometry, mark: str, panel: Panel) -> None:
    sheet, (left, top, _, _) = panel
    drawn = []
    for track in lines.tracks:
        if track.railroad == mark:
            ends = [sheet.to_sheet(point) for point in track.shifted(sheet.unit_gap)]
            drawn.append([(x - left, y - top) for x, y in ends])
    width = max(8.0, sheet.line * 2.2)
    stroke(image, drawn, WHITE, width + 9)
    stroke(image, drawn, LIVERIES[mark].ink, width)


def _names(canvas: Canvas, lines: Geometry, panel: Panel, cities: list[int]) -> list[int]:
    """Letter the cities where the map has their names; those it has not are returned."""
    sheet, (left, top, _, _) = panel
    labels = city_names(lines, sheet)
    for city in cities:
        if city in labels:
            label = labels[city]
            x, y = label.box[0] - left, label.baseline - top
            canvas.text(x, y, label.text, sheet.lettering, INK, bold=True, halo=PAPER, halo_width=4)
    return [city for city in cities if city not in labels]


def _stops(canvas: Canvas, overlay: Overlay, stops: Iterable[int], cities: Iterable[int]) -> None:
    sheet = overlay.sheet
    for stop in stops:
        x, y = overlay.spot(stop)
        canvas.circle(x, y, sheet.dot + 1, WHITE, INK, 2)
    for city in cities:
        x, y = overlay.spot(city)
        half = sheet.square
        box = (x - half, y - half, x + half, y + half)
        canvas.box(box, WHITE, INK, radius=3, width=max(2.5, half * 0.3))
