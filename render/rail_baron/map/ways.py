"""Draws routes on offer and rides on a part of the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.paint.canvas import Point
from render.paint.strokes import arrow_head, offset_line, sample_points, shorten, visible_runs
from render.paint.style import WHITE, seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.pen import fill_polygon, stroke
from render.rail_baron.map.tokens import put

ROUTE_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (3.4, 2.2),
    (0.1, 1.9),
    (5.0, 1.8, 0.1, 1.8),
    (1.4, 2.0),
    (7.0, 2.2),
)
"""Dashes and gaps in turn, in widths of the line; ends are round."""
_CASING = 10.0
"""How much wider than a route the white below it is."""
_TRAIL = 7.0
"""Width of the trail of a ride."""
StartedPath = tuple[tuple[int, ...], int]
"""A path (segment ids) and the milepost where it starts."""


def _route_width(overlay: Overlay) -> float:
    return max(7.0, overlay.sheet.line * 2.1)


def route_letter(index: int) -> str:
    """Return A, B, C… for the routes on offer."""
    return tokens.ROUTES[index]


def draw_routes(overlay: Overlay, ways: Sequence[StartedPath]) -> list[list[Point]]:
    """Draw the routes on offer side by side, also where they take railroads that lie so. Return
    their lines, for `place_route_letters`."""
    width, alone = _route_width(overlay), len(ways) == 1
    lines = [
        offset_line(
            overlay.path_line(*way, aside=alone), (index - (len(ways) - 1) / 2) * (width + 3)
        )
        for index, way in enumerate(ways)
    ]
    stroke(overlay.image, lines, WHITE, width + _CASING)
    for index, line in enumerate(lines):
        dash = [part * width for part in ROUTE_DASHES[index]]
        stroke(overlay.image, [line], ROUTE_COLOURS[index], width, dash=dash)
    return lines


def place_route_letters(overlay: Overlay, lines: Sequence[list[Point]]) -> None:
    """Place each route's letter once, about its middle where it runs alone."""
    runs = [
        [p for run in visible_runs(line, overlay.image, 0) for p in sample_points(run, 36)]
        for line in lines
    ]
    cells_of_runs = [_cells_of(points) for points in runs]
    for index, points in enumerate(runs):
        others = [cells for o, cells in enumerate(cells_of_runs) if o != index]
        colour = ROUTE_COLOURS[index]
        plate = tokens.disc(route_letter(index), overlay.sheet.marks, colour, WHITE, True)
        spots = sorted(
            (
                1000.0 * any(_is_near(cells, x, y) for cells in others)
                + abs(position - len(points) / 2),
                x,
                y,
            )
            for position, (x, y) in enumerate(points)
        )
        overlay.place(plate, spots)


def draw_ride(overlay: Overlay, way: StartedPath, seat: int) -> None:
    """Draw a ride: a trail of dots in the seat's colour with an arrowhead, unlike the bands of
    owned railroads."""
    colour, width = seat_style(seat).colour, _TRAIL
    line = overlay.path_line(*way)
    body, head = shorten(line, width * 2.4), arrow_head(line, width * 3.2)
    stroke(overlay.image, [body], WHITE, width + 5)
    stroke(overlay.image, [[*head, head[0]]], WHITE, 6)
    stroke(overlay.image, [body], colour, width, dash=(0.1, width * 1.7))
    fill_polygon(overlay.image, head, colour)


def draw_rest_of_route(overlay: Overlay, way: StartedPath) -> None:
    """Draw the rest of a route after the main ride as one on offer, unlike the trail behind."""
    width, line = _route_width(overlay), overlay.path_line(*way)
    stroke(overlay.image, [line], WHITE, width + _CASING)
    stroke(overlay.image, [line], ROUTE_COLOURS[0], width)


def draw_stops(overlay: Overlay, mileposts: Iterable[int]) -> None:
    """Draw dots and city squares on top of everything else; no dots on a schematic."""
    board, sheet = overlay.geometry.board, overlay.sheet
    for milepost in sorted(mileposts):
        cities = len(board.mileposts[milepost].cities)
        if overlay.contains(*overlay.spot(milepost), -20) and (cities or not sheet.schematic):
            sprite = tokens.stop(cities, sheet.square if cities else sheet.dot)
            put(overlay.image, sprite, *overlay.spot(milepost))


def place_ride_start(overlay: Overlay, milepost: int, seat: int) -> None:
    """Place a ring in the colour of the seat where the main ride begins."""
    overlay.place(tokens.ring(seat, overlay.sheet.small), [(0.0, *overlay.spot(milepost))])


_CELL = 36


def _cells_of(points: Sequence[Point]) -> set[tuple[int, int]]:
    return {(int(x // _CELL), int(y // _CELL)) for x, y in points}


def _is_near(grid: set[tuple[int, int]], x: float, y: float) -> bool:
    column, row = int(x // _CELL), int(y // _CELL)
    return any((column + dx, row + dy) in grid for dx in (-1, 0, 1) for dy in (-1, 0, 1))
