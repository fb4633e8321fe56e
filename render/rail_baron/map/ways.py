"""Routes on offer and rides made, drawn upon a piece of the map."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from render.paint.canvas import Point
from render.paint.strokes import arrow_head, beside, sampled, shorten, visible
from render.paint.style import INK, WHITE, seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.livery import ROUTE_COLOURS
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.pen import fill, stroke
from render.rail_baron.map.sprite import Sprite, put
from render.rail_baron.map.wanted import ROUTES

ROUTE_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (3.4, 2.2),
    (0.1, 1.9),
    (5.0, 1.8, 0.1, 1.8),
    (1.4, 2.0),
    (7.0, 2.2),
)
"""In widths of the line, drawn and left out in turn; ends are round."""
Way = tuple[tuple[int, ...], int]
"""A path and the milepost where it starts."""


def letter(index: int) -> str:
    """A, B, C… for the routes on offer."""
    return ROUTES[index]


def route_lines(overlay: Overlay, ways: Sequence[Way]) -> list[list[Point]]:
    """The routes on offer, side by side. Returns their lines, for `route_letters`."""
    width = max(6.0, overlay.sheet.line * 1.9)
    lines = [
        beside(overlay.way(*way), (index - (len(ways) - 1) / 2) * (width + 3))
        for index, way in enumerate(ways)
    ]
    stroke(overlay.image, lines, WHITE, width + 6)
    for index, line in enumerate(lines):
        dash = [part * width for part in ROUTE_DASHES[index]]
        stroke(overlay.image, [line], ROUTE_COLOURS[index], width, dash=dash)
    return lines


def route_letters(overlay: Overlay, lines: Sequence[list[Point]]) -> None:
    """Each route's letter where it runs alone, two or three times on a long one."""
    plates = [
        tokens.disc(letter(i), overlay.sheet.marks, ROUTE_COLOURS[i], WHITE, True)
        for i in range(len(lines))
    ]
    runs = [
        [p for run in visible(line, overlay.image, 0) for p in sampled(run, 36)] for line in lines
    ]
    near = [_grid(points) for points in runs]
    for index, points in enumerate(runs):
        spots, half = [], plates[index].width / 2
        for place, (x, y) in enumerate(points):
            if overlay.holds(x, y, half + 4):
                shared = any(_near(near[o], x, y) for o in range(len(lines)) if o != index)
                hides = overlay.hides_name((x - half, y - half, x + half, y + half))
                spots.append((shared + hides, abs(place - len(points) / 2), x, y))
        _letter(overlay, plates[index], sorted(spots), max(1, min(3, len(spots) // 18)))


def _letter(
    overlay: Overlay,
    plate: Sprite,
    spots: Sequence[tuple[int, float, float, float]],
    wished: int,
) -> None:
    half, chosen = plate.width / 2, list[Point]()
    for _, _, x, y in spots:
        if all(math.dist((x, y), p) > 240 for p in chosen) and overlay.free(
            (x - half, y - half, x + half, y + half)
        ):
            chosen.append((x, y))
            overlay.paste(plate, x, y)
        if len(chosen) == wished:
            return


def ride_line(overlay: Overlay, way: Way, seat: int) -> None:
    """A ride made since one last looked: a line in the seat's colour with an arrow."""
    style = seat_style(seat)
    width = max(5.0, overlay.sheet.line * 1.5)
    line = overlay.way(*way)
    body = shorten(line, width * 2.6)
    head = arrow_head(line, width * 3.4)
    stroke(overlay.image, [body], WHITE, width + 7)
    stroke(overlay.image, [[*head, head[0]]], WHITE, 7)
    stroke(overlay.image, [body], style.colour, width)
    fill(overlay.image, head, style.colour)


def main_ride(overlay: Overlay, way: Way, seat: int) -> None:
    """The ride a picture is about: a broad line with a dark edge and arrows along it."""
    style = seat_style(seat)
    width = max(8.0, overlay.sheet.line * 2.2)
    line = overlay.way(*way)
    stroke(overlay.image, [line], WHITE, width + 9)
    stroke(overlay.image, [line], INK, width + 4)
    stroke(overlay.image, [line], style.colour, width)
    for a, b in pairwise(line):
        if math.dist(a, b) > width * 3:
            tip = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            fill(overlay.image, arrow_head([a, tip], width * 0.95), style.text)


def way_left(overlay: Overlay, way: Way) -> None:
    """What is left of a way after the ride that a picture is about: dots in the route's colour."""
    width = max(6.0, overlay.sheet.line * 1.9)
    line = overlay.way(*way)
    stroke(overlay.image, [line], WHITE, width + 6)
    dash = [part * width for part in ROUTE_DASHES[2]]
    stroke(overlay.image, [line], ROUTE_COLOURS[0], width, dash=dash)


def stops(overlay: Overlay, ways: Sequence[Way]) -> None:
    """The mileposts along ways again, which the lines have covered."""
    draw_stops(
        overlay,
        {m for path, start in ways for m in overlay.geometry.way(path, start, 0.0)[1]},
    )


def draw_stops(overlay: Overlay, mileposts: Iterable[int]) -> None:
    """Dots and city squares on top of whatever is there."""
    board, sheet = overlay.geometry.board, overlay.sheet
    for milepost in sorted(mileposts):
        if overlay.shows(milepost, 20):
            cities = len(board.mileposts[milepost].cities)
            sprite = tokens.stop(cities, sheet.square if cities else sheet.dot)
            put(overlay.image, sprite, *overlay.spot(milepost))


def start(overlay: Overlay, milepost: int, seat: int) -> None:
    """Where the ride that a picture is about begins: the seat's train as it were, but empty."""
    overlay.paste(tokens.ring(seat, overlay.sheet.small), *overlay.spot(milepost))


_CELL = 36


def _grid(points: Sequence[Point]) -> set[tuple[int, int]]:
    return {(int(x // _CELL), int(y // _CELL)) for x, y in points}


def _near(grid: set[tuple[int, int]], x: float, y: float) -> bool:
    column, row = int(x // _CELL), int(y // _CELL)
    return any((column + dx, row + dy) in grid for dx in (-1, 0, 1) for dy in (-1, 0, 1))
