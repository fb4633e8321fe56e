"""Where everything of one edition's board lies on our map, in map units."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import msgspec

import data.rail_baron as facts
from render.paint.canvas import Point
from render.rail_baron.map.projection import place
from rules.rail_baron.model.board import Board, Segment

_FOLDER = Path(facts.__file__).parent


class _Layout(msgspec.Struct, frozen=True):
    note: str
    mileposts: tuple[Point, ...]
    junctions: dict[str, Point]


class _State(msgspec.Struct, frozen=True):
    """Rings are lists of (latitude, longitude)."""

    state: str
    rings: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Track:
    """A straight piece of one railroad. `side` is its place among parallel tracks, in gaps from the
    middle; `a`, `b` are the mileposts at its ends, None at a dotless junction."""

    railroad: str
    start: Point
    end: Point
    side: float
    a: int | None
    b: int | None

    def shifted(self, gap: float) -> tuple[Point, Point]:
        """Both ends when parallel tracks lie `gap` apart."""
        (ax, ay), (bx, by) = self.start, self.end
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = -(by - ay) / length * self.side * gap, (bx - ax) / length * self.side * gap
        return (ax + dx, ay + dy), (bx + dx, by + dy)


class Geometry:
    """`at[m]` is the place of milepost m; `tracks` every piece drawn, each once; `pieces[s]` the
    tracks (and whether reversed) that segment s runs over from its end a to its end b."""

    def __init__(self, board: Board) -> None:
        layout = _layout()
        self.at = layout.mileposts
        self.board = board
        self.drawn = tuple(m.id for m in board.mileposts if board.steps[m.id])
        self.tracks: list[Track] = []
        self.pieces: dict[int, tuple[tuple[Track, bool], ...]] = {}
        self._lay_plain(board)
        self._lay_junctions(board, layout)

    def _lay_plain(self, board: Board) -> None:
        together: dict[tuple[int, int], list[Segment]] = defaultdict(list)
        for segment in board.segments.values():
            if _via(segment.id) is None:
                together[self._from_west(segment.a, segment.b)].append(segment)
        for (a, b), segments in together.items():
            segments.sort(key=lambda s: s.railroad)
            for place_, segment in enumerate(segments):
                side = place_ - (len(segments) - 1) / 2
                track = Track(segment.railroad, self.at[a], self.at[b], side, a, b)
                self.tracks.append(track)
                self.pieces[segment.id] = ((track, segment.a != a),)

    def _lay_junctions(self, board: Board, layout: _Layout) -> None:
        arms: dict[tuple[str, int], Track] = {}
        for segment in board.segments.values():
            via = _via(segment.id)
            if via is None:
                continue
            legs = []
            for milepost in (segment.a, segment.b):
                key = (via, milepost)
                if key not in arms:
                    arms[key] = Track(
                        segment.railroad,
                        self.at[milepost],
                        layout.junctions[via],
                        0.0,
                        milepost,
                        None,
                    )
                    self.tracks.append(arms[key])
                legs.append(arms[key])
            self.pieces[segment.id] = ((legs[0], False), (legs[1], True))

    def _from_west(self, a: int, b: int) -> tuple[int, int]:
        return (a, b) if (self.at[a], a) <= (self.at[b], b) else (b, a)

    def along(self, segment: int, start: int, gap: float) -> list[Point]:
        """The line of a segment ridden from milepost `start`."""
        ridden = self.board.segments[segment]
        pieces = self.pieces[segment]
        points: list[Point] = []
        forward = ridden.a == start
        for track, turned in pieces if forward else reversed(pieces):
            first, last = track.shifted(gap)
            if turned == forward:
                first, last = last, first
            points += [first, last] if not points else [last]
        return points

    def way(self, path: tuple[int, ...], start: int, gap: float) -> tuple[list[Point], list[int]]:
        """The line of a whole ride, and the mileposts it touches, `start` first."""
        points, stops = _way(self, path, start, gap)
        return list(points), list(stops)


@lru_cache(maxsize=64)
def _way(
    drawn: Geometry, path: tuple[int, ...], start: int, gap: float
) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    points, stops = [drawn.at[start]], [start]
    for segment in path:
        points += drawn.along(segment, stops[-1], gap)
        stops.append(drawn.board.segments[segment].other(stops[-1]))
    points.append(drawn.at[stops[-1]])
    kept = [p for i, p in enumerate(points) if i == 0 or p != points[i - 1]]
    return tuple(kept if len(kept) > 1 else kept * 2), tuple(stops)


def _via(segment: int) -> str | None:
    rows = facts.board_map().segments
    return rows[segment].via if segment < len(rows) else None


@cache
def _layout() -> _Layout:
    return msgspec.json.decode((_FOLDER / "layout.json").read_bytes(), type=_Layout)


def layout_points() -> tuple[Point, ...]:
    """The places of all mileposts, by id."""
    return _layout().mileposts


@cache
def states() -> tuple[tuple[Point, ...], ...]:
    """The outlines of the states as rings on the map."""
    rows = msgspec.json.decode((_FOLDER / "outline.json").read_bytes(), type=tuple[_State, ...])
    return tuple(tuple(place(lat, lon) for lat, lon in ring) for row in rows for ring in row.rings)


@cache
def geometry(board: Board) -> Geometry:
    """The geometry of a board; one for each of the few that exist."""
    return Geometry(board)
