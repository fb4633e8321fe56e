"""Where names of cities and plates of railroads may stand on a sheet: computed once, best places
first. A picture takes the first that is still free."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256

import msgspec

import data.rail_baron as facts
from render.map.placement import Cover, Placement, Spot, spots_about
from render.paint.canvas import Point
from render.paint.file_cache import cached_json
from render.paint.style import text_width
from render.rail_baron.map.geometry import Geometry, Track
from render.rail_baron.map.sheet import Sheet

_TRACK, _DOT = 0.04, 0.2
"""Cost of a square pixel of a track and of a dot below a label."""
_HIDDEN = 0.25
"""Share of a dot's radius that no label may hide."""
_MOST = 60.0
"""What a place may cost."""
_NAME_SPOTS, _PLATE_SPOTS = 16, 60
"""Number of places that are kept for a name, and for a railroad's plates."""


class LabelSpots(msgspec.Struct):
    """Places for the names of cities by milepost, the hardest city first, for the plates of
    railroads and for the marks of their owners."""

    names: dict[int, list[Spot]]
    plates: dict[str, list[Spot]]
    marks: dict[str, list[Point]]


@facts.FACTS.cached_recent(16)
def label_spots(geometry: Geometry, sheet: Sheet) -> LabelSpots:
    """Return the places for labels on a sheet, in its pixels, cached for all processes."""
    return cached_json(
        "rail_baron",
        f"labels-{sheet.name}",
        lambda: _find_spots(geometry, sheet),
        LabelSpots,
        board_fingerprint(geometry),
    )


@facts.FACTS.cached
def board_fingerprint(geometry: Geometry) -> str:
    """Return a hash of what the layout of an edition's board depends on."""
    cities = [geometry.board.mileposts[milepost].cities for milepost in geometry.drawn]
    content = f"{geometry.tracks} {geometry.drawn} {cities} {sorted(geometry.board.cities)}"
    return sha256(content.encode()).hexdigest()


def map_name(geometry: Geometry, milepost: int) -> str:
    """Return what the map calls a city: both names of twin cities if the edition has both; for
    any other milepost the place nearby."""
    names = geometry.board.mileposts[milepost].cities
    shown = [n for n in names if n in geometry.board.cities] or list(names)
    return " / ".join(shown) or geometry.board.name(milepost)


def name_half(name: str, sheet: Sheet) -> Point:
    """Return half of the width and height of a name on the map."""
    return text_width(name, sheet.lettering, True) / 2 + 4, sheet.lettering * 0.46


def stop_reach(geometry: Geometry, sheet: Sheet, milepost: int) -> Point:
    """Return how far a stop reaches from its middle, across and down."""
    cities = len(geometry.board.mileposts[milepost].cities)
    half = sheet.square if cities else sheet.dot
    return half * (1.75 if cities > 1 else 1.0), half


@facts.FACTS.cached_recent(16)
def stop_covers(geometry: Geometry, sheet: Sheet) -> tuple[Cover, Cover]:
    """Return what cities and what other stops cover of a sheet."""
    cities, dots = Cover(sheet.width, sheet.height), Cover(sheet.width, sheet.height)
    for milepost in geometry.drawn:
        x, y = sheet.to_sheet(geometry.at[milepost])
        across, down = stop_reach(geometry, sheet, milepost)
        cover = cities if geometry.board.mileposts[milepost].cities else dots
        cover.add((x - across, y - down, x + across, y + down))
    return cities, dots


def _find_spots(geometry: Geometry, sheet: Sheet) -> LabelSpots:
    marks = _choose_marks(geometry, sheet)
    if not sheet.names:
        return LabelSpots({}, {}, marks)
    placement, tracks = Placement(sheet.width, sheet.height, 8), defaultdict(list)
    everything = placement.cover()
    for track in geometry.tracks:
        ends = [sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap)]
        tracks[track.railroad].append(ends)
    everything.add_lines([line for lines in tracks.values() for line in lines], sheet.line)
    cities, dots = stop_covers(geometry, sheet)
    placement.taken.merge(cities)
    for milepost in geometry.drawn:
        hidden = sheet.dot * _HIDDEN
        placement.take(sheet.to_sheet(geometry.at[milepost]), (hidden, hidden))
    placement.costs = [(everything, _TRACK), (dots, _DOT)]
    names = _name_spots(geometry, sheet, placement)
    plates = {}
    for mark in tracks:
        others = placement.cover()
        lines = [line for name, row in tracks.items() if name != mark for line in row]
        others.add_lines(lines, sheet.line)
        placement.costs = [(others, _TRACK), (dots, _DOT)]
        plates[mark] = _plate_spots(geometry, sheet, mark, placement)
    return LabelSpots(names, plates, marks)


def _name_spots(geometry: Geometry, sheet: Sheet, placement: Placement) -> dict[int, list[Spot]]:
    """Return the places of the names, in an order that finds room for most of them.

    The hardest city comes first; cities without a place go first in the next round."""
    spots: dict[int, list[Spot]] = {}
    halves: dict[int, Point] = {}
    for milepost in geometry.drawn:
        if geometry.board.mileposts[milepost].cities:
            halves[milepost] = half = name_half(map_name(geometry, milepost), sheet)
            middle, size = sheet.to_sheet(geometry.at[milepost]), sheet.lettering
            reach = stop_reach(geometry, sheet, milepost)
            about = spots_about(middle, reach, half, 2, size * 0.2, size * 0.4, size * 0.7, size)
            spots[milepost] = _rate(about, half, placement)[:_NAME_SPOTS]
    order = sorted(spots, key=lambda m: (-min((s[0] for s in spots[m]), default=_MOST), m))
    best, most = order, 0
    for _ in range(8):
        trial = Placement(sheet.width, sheet.height)
        placed = {m: trial.place(spots[m], halves[m]) for m in order}
        count = sum(spot is not None for spot in placed.values())
        if count > most:
            best, most = list(order), count
        order.sort(key=lambda m: placed[m] is not None)
    return {milepost: spots[milepost] for milepost in best}


def _rate(spots: list[Spot], half: Point, placement: Placement) -> list[Spot]:
    """Return those of the spots with room, cheapest first, with all that they cost."""
    rated = [(placement.rate(spot, half), *spot[1:]) for spot in spots]
    return sorted((round(cost, 1), round(x), round(y)) for cost, x, y in rated if cost < _MOST)


def _plate_spots(geometry: Geometry, sheet: Sheet, mark: str, placement: Placement) -> list[Spot]:
    half = text_width(mark, sheet.marks, True) / 2 + sheet.marks * 0.75, sheet.marks * 0.66
    spots = [
        spot
        for track in geometry.tracks
        if track.railroad == mark
        for spot in _spots_along(track, sheet, half)
    ]
    return _rate(spots, half, placement)[:_PLATE_SPOTS]


def _spots_along(track: Track, sheet: Sheet, half: Point) -> Iterator[Spot]:
    """Yield places for a plate beside a track."""
    (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap))
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length, (bx - ax) / length
    out = abs(nx) * half[0] + abs(ny) * half[1] + sheet.line * 1.2
    for t in (0.5, 0.3, 0.7):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        first = -1.0 if track.side < 0 else 1.0
        for cost, sign in ((0.0, first), (0.5, -first)):
            yield cost, x + nx * out * sign, y + ny * out * sign


def _choose_marks(geometry: Geometry, sheet: Sheet) -> dict[str, list[Point]]:
    """Return midpoints of tracks, well apart, for the marks of a railroad's owner."""
    chosen: dict[str, list[Point]] = defaultdict(list)
    for track in geometry.tracks:
        (ax, ay), (bx, by) = (sheet.to_sheet(p) for p in track.shifted_ends(sheet.unit_gap))
        spot = (round((ax + bx) / 2), round((ay + by) / 2))
        if all(math.dist(spot, other) > sheet.band * 8.5 for other in chosen[track.railroad]):
            chosen[track.railroad].append(spot)
    return chosen
