"""The positions of one edition's board on the map, in map units."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import msgspec

import data.rail_baron as facts
from render.paint.canvas import Point
from render.rail_baron.map.sheet import project
from rules.rail_baron.model.board import Board, Segment

_FOLDER = Path(facts.__file__).parent


class _Layout(msgspec.Struct, frozen=True):
    note: str
    mileposts: tuple[Point, ...]
    junctions: dict[str, Point]


class _State(msgspec.Struct, frozen=True):
    """The outline of a state; rings are lists of (latitude, longitude)."""

    state: str
    rings: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Track:
    """A straight track of one railroad. `side` is its place among parallel tracks, in gaps from
    the middle; `a`, `b` are the mileposts at its ends, None at a junction without a dot."""

    railroad: str
    start: Point
    end: Point
    side: float
    a: int | None
    b: int | None

    def shifted_ends(self, gap: float) -> tuple[Point, Point]:
        """Return both ends when parallel tracks lie `gap` apart."""
        (ax, ay), (bx, by) = self.start, self.end
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = -(by - ay) / length * self.side * gap, (bx - ax) / length * self.side * gap
        return (ax + dx, ay + dy), (bx + dx, by + dy)


class Geometry:
    """The geometry of a board. `at[m]` is the position of milepost m; `drawn` the mileposts
    that have tracks; `tracks` holds each track once; `pieces[s]` the tracks (and whether
    reversed) that segment s runs over from its end a to its end b."""

    def __init__(self, board: Board) -> None:
        layout = _layout()
        self.at = layout.mileposts
        self.board = board
        self.drawn = tuple(m.id for m in board.mileposts if board.steps[m.id])
        self.tracks: list[Track] = []
        self.pieces: dict[int, tuple[tuple[Track, bool], ...]] = {}
        self._lay_direct(board)
        self._lay_junctions(board, layout)

    def _lay_direct(self, board: Board) -> None:
        parallel: dict[tuple[int, int], list[Segment]] = defaultdict(list)
        for segment in board.segments.values():
            if _junction_of(segment.id) is None:
                parallel[self._west_first(segment.a, segment.b)].append(segment)
        for (a, b), segments in parallel.items():
            segments.sort(key=lambda s: s.railroad)
            for place_, segment in enumerate(segments):
                side = place_ - (len(segments) - 1) / 2
                track = Track(segment.railroad, self.at[a], self.at[b], side, a, b)
                self.tracks.append(track)
                self.pieces[segment.id] = ((track, segment.a != a),)

    def _lay_junctions(self, board: Board, layout: _Layout) -> None:
        arms: dict[tuple[str, int], Track] = {}
        for segment in board.segments.values():
            via = _junction_of(segment.id)
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

    def _west_first(self, a: int, b: int) -> tuple[int, int]:
        return (a, b) if (self.at[a], a) <= (self.at[b], b) else (b, a)

    def segment_line(self, segment: int, start: int, gap: float) -> list[Point]:
        """Return the line of a segment ridden from milepost `start`."""
        ridden = self.board.segments[segment]
        pieces = self.pieces[segment]
        points: list[Point] = []
        forward = ridden.a == start
        for track, is_reversed in pieces if forward else reversed(pieces):
            first, last = track.shifted_ends(gap)
            if is_reversed == forward:
                first, last = last, first
            points += [first, last] if not points else [last]
        return points

    def path_line(
        self, path: tuple[int, ...], start: int, gap: float
    ) -> tuple[list[Point], list[int]]:
        """Return the line of a ride, and the mileposts it touches, `start` first."""
        points, stops = _path_line(self, path, start, gap)
        return list(points), list(stops)


@facts.FACTS.cached_recent(64)
def _path_line(
    board_geometry: Geometry, path: tuple[int, ...], start: int, gap: float
) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    points, stops = [board_geometry.at[start]], [start]
    for segment in path:
        points += board_geometry.segment_line(segment, stops[-1], gap)
        stops.append(board_geometry.board.segments[segment].other_end(stops[-1]))
    points.append(board_geometry.at[stops[-1]])
    distinct = [p for i, p in enumerate(points) if i == 0 or p != points[i - 1]]
    return tuple(distinct if len(distinct) > 1 else distinct * 2), tuple(stops)


def _junction_of(segment: int) -> str | None:
    rows = facts.board_map().segments
    return rows[segment].via if segment < len(rows) else None


@facts.FACTS.cached
def _layout() -> _Layout:
    return msgspec.json.decode((_FOLDER / "layout.json").read_bytes(), type=_Layout)


def layout_points() -> tuple[Point, ...]:
    """Return the positions of all mileposts, by id."""
    return _layout().mileposts


@facts.FACTS.cached
def state_outlines() -> tuple[tuple[Point, ...], ...]:
    rows = msgspec.json.decode((_FOLDER / "outline.json").read_bytes(), type=tuple[_State, ...])
    return tuple(
        tuple(project(lat, lon) for lat, lon in ring) for row in rows for ring in row.rings
    )


@facts.FACTS.cached
def geometry(board: Board) -> Geometry:
    """Return the geometry of a board, cached; there are few boards."""
    return Geometry(board)
