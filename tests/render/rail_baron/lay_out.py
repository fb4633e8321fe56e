"""Computes where mileposts are drawn: `python -m tests.render.rail_baron.lay_out` writes the
file `data/rail_baron/layout.json`, which the pictures read.

A force-directed relaxation from the projected places: cities stay close to their true
position, plain dots may slide so that tracks run smoothly, dots keep their distance, and no
track passes through a dot that is not on it."""

from __future__ import annotations

import math
from collections import defaultdict
from pathlib import Path

import msgspec

import data.rail_baron as facts
from render.paint.canvas import Point
from render.rail_baron.map.sheet import project

ROUNDS = 400
APART, CLEAR = 21.0, 11.0
"""Wanted distances of stops from stops and from other tracks, in map units."""
CITY_APART = 27.0

Edge = tuple[int, int]


def nodes_and_edges() -> tuple[list[Point], list[bool], set[Edge]]:
    """Return projected mileposts, then junctions; which of them are cities; the tracks."""
    source = facts.board_map()
    places = [project(m.lat, m.lon) for m in source.mileposts]
    places += [project(j.lat, j.lon) for j in source.junctions]
    city = [bool(m.cities) for m in source.mileposts] + [False] * len(source.junctions)
    number = {j.id: len(source.mileposts) + i for i, j in enumerate(source.junctions)}
    edges: set[Edge] = set()
    for s in source.segments:
        if s.via is None:
            edges.add((min(s.a, s.b), max(s.a, s.b)))
    for j in source.junctions:
        edges.update((arm, number[j.id]) for arm in j.arms)
    return places, city, edges


def neighbours(edges: set[Edge]) -> dict[int, list[int]]:
    """Return the neighbours of every node."""
    adjacent: dict[int, list[int]] = defaultdict(list)
    for a, b in sorted(edges):
        adjacent[a].append(b)
        adjacent[b].append(a)
    return adjacent


def relax() -> list[Point]:
    """Return the places after all rounds."""
    home, city, edges = nodes_and_edges()
    at = list(home)
    adjacent = neighbours(edges)
    for turn in range(ROUNDS):
        step = 0.35 if turn < ROUNDS * 0.8 else 0.15
        push = [[0.0, 0.0] for _ in at]
        _spring(push, at, home, city)
        _straighten(push, at, city, adjacent)
        cells = _cells(at)
        _repel(push, at, city, cells)
        _clear_tracks(push, at, city, edges, cells)
        at = [(x + step * dx, y + step * dy) for (x, y), (dx, dy) in zip(at, push, strict=True)]
    return at


def _spring(push: list[list[float]], at: list[Point], home: list[Point], city: list[bool]) -> None:
    for i, ((x, y), (hx, hy)) in enumerate(zip(at, home, strict=True)):
        pull = 0.12 if city[i] else 0.04
        push[i][0] += pull * (hx - x)
        push[i][1] += pull * (hy - y)


def _straighten(
    push: list[list[float]], at: list[Point], city: list[bool], near: dict[int, list[int]]
) -> None:
    for i, others in near.items():
        if city[i] or len(others) < 2:
            continue
        mx = sum(at[o][0] for o in others) / len(others)
        my = sum(at[o][1] for o in others) / len(others)
        pull = 0.22 if len(others) == 2 else 0.08
        push[i][0] += pull * (mx - at[i][0])
        push[i][1] += pull * (my - at[i][1])


_CELL = 48.0


def _cells(at: list[Point]) -> dict[tuple[int, int], list[int]]:
    cells: dict[tuple[int, int], list[int]] = defaultdict(list)
    for i, (x, y) in enumerate(at):
        cells[int(x // _CELL), int(y // _CELL)].append(i)
    return cells


def _cells_near(cells: dict[tuple[int, int], list[int]], x: float, y: float) -> list[int]:
    cx, cy = int(x // _CELL), int(y // _CELL)
    return [i for dx in (-1, 0, 1) for dy in (-1, 0, 1) for i in cells.get((cx + dx, cy + dy), ())]


def _repel(
    push: list[list[float]],
    at: list[Point],
    city: list[bool],
    cells: dict[tuple[int, int], list[int]],
) -> None:
    for i, (x, y) in enumerate(at):
        for o in _cells_near(cells, x, y):
            if o == i:
                continue
            dx, dy = x - at[o][0], y - at[o][1]
            distance = math.hypot(dx, dy) or 0.01
            wished = CITY_APART if city[i] or city[o] else APART
            if distance < wished:
                force = 0.5 * (wished - distance) / distance
                force *= 0.5 if city[i] and not city[o] else 1.0
                push[i][0] += force * dx
                push[i][1] += force * dy


def _clear_tracks(
    push: list[list[float]],
    at: list[Point],
    city: list[bool],
    edges: set[Edge],
    cells: dict[tuple[int, int], list[int]],
) -> None:
    for a, b in sorted(edges):
        (ax, ay), (bx, by) = at[a], at[b]
        length = math.hypot(bx - ax, by - ay) or 0.01
        for o in _cells_near(cells, (ax + bx) / 2, (ay + by) / 2):
            if o in (a, b):
                continue
            x, y = at[o]
            t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length)
            if not 0.0 < t < 1.0:
                continue
            dx, dy = x - (ax + t * (bx - ax)), y - (ay + t * (by - ay))
            distance = math.hypot(dx, dy) or 0.01
            wished = CLEAR + (3.0 if city[o] else 0.0)
            if distance < wished:
                force = 0.6 * (wished - distance) / distance
                for node, share in ((o, 1.0), (a, t - 1.0), (b, -t)):
                    push[node][0] += share * force * dx
                    push[node][1] += share * force * dy


def main() -> None:
    at = relax()
    source = facts.board_map()
    split = len(source.mileposts)
    layout = {
        "note": "Where our own map draws each milepost and dotless junction, in its units.",
        "mileposts": [[round(x, 1), round(y, 1)] for x, y in at[:split]],
        "junctions": {
            j.id: [round(v, 1) for v in p]
            for j, p in zip(source.junctions, at[split:], strict=True)
        },
    }
    target = Path(facts.__file__).parent / "layout.json"
    target.write_bytes(msgspec.json.encode(layout) + b"\n")


if __name__ == "__main__":
    main()
