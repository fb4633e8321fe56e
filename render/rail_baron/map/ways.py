"""Draws routes on offer and rides on a part of the map."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from render.paint.canvas import Point
from render.paint.strokes import arrow_head, offset_line, sample_points, shorten, visible_runs
from render.paint.style import INK, WHITE, seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.map_sprites import MapSprite, put
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.pen import fill_polygon, stroke
from render.rail_baron.map.wanted import ROUTES

ROUTE_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (3.4, 2.2),
    (0.1, 1.9),
    (5.0, 1.8, 0.1, 1.8),
    (1.4, 2.0),
    (7.0, 2.2),
)
"""Dashes and gaps in turn, in widths of the line; ends are round."""
StartedPath = tuple[tuple[int, ...], int]
"""A path (segment ids) and the milepost where it starts."""


def route_letter(index: int) -> str:
    """Return A, B, C… for the routes on offer."""
    return ROUTES[index]


def draw_routes(overlay: Overlay, ways: Sequence[StartedPath]) -> list[list[Point]]:
    """Draw the routes on offer side by side. Return their lines, for `draw_route_letters`."""
    width = max(6.0, overlay.sheet.line * 1.9)
    lines = [
        offset_line(overlay.path_line(*way), (index - (len(ways) - 1) / 2) * (width + 3))
        for index, way in enumerate(ways)
    ]
    stroke(overlay.image, lines, WHITE, width + 6)
    for index, line in enumerate(lines):
        dash = [part * width for part in ROUTE_DASHES[index]]
        stroke(overlay.image, [line], ROUTE_COLOURS[index], width, dash=dash)
    return lines


def draw_route_letters(overlay: Overlay, lines: Sequence[list[Point]]) -> None:
    """Draw each route's letter where it runs alone, two or three times on a long route."""
    plates = [
        tokens.disc(route_letter(i), overlay.sheet.marks, ROUTE_COLOURS[i], WHITE, True)
        for i in range(len(lines))
    ]
    runs = [
        [p for run in visible_runs(line, overlay.image, 0) for p in sample_points(run, 36)]
        for line in lines
    ]
    cells_of_runs = [_cells_of(points) for points in runs]
    for index, points in enumerate(runs):
        spots, half_width = [], plates[index].width / 2
        for position, (x, y) in enumerate(points):
            if overlay.contains(x, y, half_width + 4):
                shared = any(
                    _is_near(cells_of_runs[o], x, y) for o in range(len(lines)) if o != index
                )
                hides_name = overlay.hides_name(
                    (x - half_width, y - half_width, x + half_width, y + half_width)
                )
                spots.append((shared + hides_name, abs(position - len(points) / 2), x, y))
        _place_letters(overlay, plates[index], sorted(spots), max(1, min(3, len(spots) // 18)))


def _place_letters(
    overlay: Overlay,
    plate: MapSprite,
    spots: Sequence[tuple[int, float, float, float]],
    wanted_count: int,
) -> None:
    half, chosen = plate.width / 2, list[Point]()
    for _, _, x, y in spots:
        if all(math.dist((x, y), p) > 240 for p in chosen) and overlay.is_free(
            (x - half, y - half, x + half, y + half)
        ):
            chosen.append((x, y))
            overlay.paste(plate, x, y)
        if len(chosen) == wanted_count:
            return


def draw_ride(overlay: Overlay, way: StartedPath, seat: int) -> None:
    """Draw a ride made since the reader's last look: a line in the seat's colour with an arrow."""
    style = seat_style(seat)
    width = max(5.0, overlay.sheet.line * 1.5)
    line = overlay.path_line(*way)
    body = shorten(line, width * 2.6)
    head = arrow_head(line, width * 3.4)
    stroke(overlay.image, [body], WHITE, width + 7)
    stroke(overlay.image, [[*head, head[0]]], WHITE, 7)
    stroke(overlay.image, [body], style.colour, width)
    fill_polygon(overlay.image, head, style.colour)


def draw_main_ride(overlay: Overlay, way: StartedPath, seat: int) -> None:
    """Draw the ride a picture is about: a broad line with a dark edge and arrows along it."""
    style = seat_style(seat)
    width = max(8.0, overlay.sheet.line * 2.2)
    line = overlay.path_line(*way)
    stroke(overlay.image, [line], WHITE, width + 9)
    stroke(overlay.image, [line], INK, width + 4)
    stroke(overlay.image, [line], style.colour, width)
    for a, b in pairwise(line):
        if math.dist(a, b) > width * 3:
            tip = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            fill_polygon(overlay.image, arrow_head([a, tip], width * 0.95), style.text)


def draw_rest_of_route(overlay: Overlay, way: StartedPath) -> None:
    """Draw the rest of a route after the main ride: dots in the route's colour."""
    width = max(6.0, overlay.sheet.line * 1.9)
    line = overlay.path_line(*way)
    stroke(overlay.image, [line], WHITE, width + 6)
    dash = [part * width for part in ROUTE_DASHES[2]]
    stroke(overlay.image, [line], ROUTE_COLOURS[0], width, dash=dash)


def redraw_stops_on(overlay: Overlay, ways: Sequence[StartedPath]) -> None:
    """Redraw the mileposts along paths, which the lines have covered."""
    draw_stops(
        overlay,
        {m for path, start in ways for m in overlay.geometry.path_line(path, start, 0.0)[1]},
    )


def draw_stops(overlay: Overlay, mileposts: Iterable[int]) -> None:
    """Draw dots and city squares on top of everything else."""
    board, sheet = overlay.geometry.board, overlay.sheet
    for milepost in sorted(mileposts):
        if overlay.shows(milepost, 20):
            cities = len(board.mileposts[milepost].cities)
            sprite = tokens.stop(cities, sheet.square if cities else sheet.dot)
            put(overlay.image, sprite, *overlay.spot(milepost))


def draw_ride_start(overlay: Overlay, milepost: int, seat: int) -> None:
    """Draw where the main ride begins: a ring in the colour of the seat."""
    overlay.paste(tokens.ring(seat, overlay.sheet.small), *overlay.spot(milepost))


_CELL = 36


def _cells_of(points: Sequence[Point]) -> set[tuple[int, int]]:
    return {(int(x // _CELL), int(y // _CELL)) for x, y in points}


def _is_near(grid: set[tuple[int, int]], x: float, y: float) -> bool:
    column, row = int(x // _CELL), int(y // _CELL)
    return any((column + dx, row + dy) in grid for dx in (-1, 0, 1) for dy in (-1, 0, 1))
