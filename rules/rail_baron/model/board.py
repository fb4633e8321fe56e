"""The board as a graph: mileposts, segments, railroads, payoffs (rulings 8, 10, 30, 30b).

Ids are the same in all editions: segments 0..749 are the rows of the map file, and those
that options add come after them, so a path in an old log keeps its meaning."""

from __future__ import annotations

from dataclasses import dataclass

import data.rail_baron as facts
from rules.rail_baron.model.options import Options


@dataclass(frozen=True, slots=True)
class Segment:
    """One mile of one railroad between two mileposts."""

    id: int
    a: int
    b: int
    railroad: str

    def other_end(self, milepost: int) -> int:
        """Return the end that is not `milepost`."""
        return self.b if milepost == self.a else self.a


class Board:
    """The graph of one edition, which never changes; `board(options)` returns a shared one.

    `steps[m]`: (segment id, milepost at its other end) of every segment at milepost m.
    `served[mark]`: mileposts of a railroad. `railroads_at[m]`: marks of the railroads at milepost
    m. `milepost_of[city]`, `region_of[city]`: by name. `numbers`: the amounts of the same facts."""

    def __init__(self, edition: str, extension: bool) -> None:
        self.edition = edition
        self.numbers = facts.numbers()
        source = facts.board_map()
        self.mileposts = source.mileposts
        self.segments = _segments(edition, extension)
        self.steps: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple(steps) for steps in _steps(self.segments, len(self.mileposts))
        )
        self.railroads = {row.mark: row for row in facts.railroads()}
        self.served = {
            mark: frozenset(
                m for s in self.segments.values() if s.railroad == mark for m in (s.a, s.b)
            )
            for mark in self.railroads
        }
        self.railroads_at: tuple[frozenset[str], ...] = tuple(
            frozenset(mark for mark, stops in self.served.items() if m in stops)
            for m in range(len(self.mileposts))
        )
        self.milepost_of = {row.city: row.milepost for row in facts.cities()}
        self.region_of = {row.city: row.region for row in facts.cities()}
        self.canonical = _canonical_names(edition)
        self.cities = tuple(
            name for name in self.milepost_of if self.canonical.get(name, name) == name
        )
        self._payoffs = _payoffs(edition)

    def payoff(self, departure: str, destination: str) -> int:
        """Return the dollars paid for the trip (ruling 8)."""
        return self._payoffs[departure, destination]

    def canonical_city(self, name: str) -> str:
        """Return this edition's name of a city; the tables call it `name` (ruling 30b)."""
        return self.canonical.get(name, name)

    def name(self, milepost: int) -> str:
        """Return a milepost's name: its city or cities, otherwise a real place nearby."""
        names = self.mileposts[milepost].cities
        if names:
            return " / ".join(names)
        nearby = facts.place_names().get(milepost)
        return nearby.near if nearby else f"dot {milepost}"


def _segments(edition: str, extension: bool) -> dict[int, Segment]:
    rows = facts.board_map().segments
    segments = {i: Segment(i, row.a, row.b, row.rr) for i, row in enumerate(rows)}
    variant = facts.u21()
    added = [(row.a, row.b, row.rr) for row in variant.add_segments]
    # New York - dot - Philadelphia, parallel to the Pennsylvania (ruling 30)
    extension_rows = sorted((min(a, b), max(a, b), rr) for a, b, rr in added if rr == "B&O")
    u21_rows = [row for row in added if row[2] != "B&O"]
    included = (extension_rows if extension or edition == "u21" else []) + (
        u21_rows if edition == "u21" else []
    )
    for offset, (a, b, railroad) in enumerate(extension_rows + u21_rows):
        if (a, b, railroad) in included:
            number = len(rows) + offset
            segments[number] = Segment(number, a, b, railroad)
    if edition == "u21":
        removed = {(frozenset((r.a, r.b)), r.rr) for r in variant.remove_segments}
        segments = {
            i: s for i, s in segments.items() if (frozenset((s.a, s.b)), s.railroad) not in removed
        }
    return segments


def _steps(segments: dict[int, Segment], size: int) -> list[list[tuple[int, int]]]:
    steps: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for segment in segments.values():
        steps[segment.a].append((segment.id, segment.b))
        steps[segment.b].append((segment.id, segment.a))
    return steps


def _canonical_names(edition: str) -> dict[str, str]:
    if edition != "u21":
        return {}
    return {second: first for first, second in _merged_cities()}


def _merged_cities() -> list[tuple[str, str]]:
    """Return the twin cities as (name kept, name merged into it).

    Ruling 30b says which name is kept."""
    keep = {"Minneapolis", "San Francisco"}
    return [(a, b) if a in keep else (b, a) for a, b in facts.u21().merged_cities]


def _payoffs(edition: str) -> dict[tuple[str, str], int]:
    chart = dict(facts.payoffs())
    if edition == "u21":
        changes = [(c.a, c.b, round(c.u21 * 1000)) for c in facts.u21().payoff_changes]
        changes.append(("Minneapolis", "Shreveport", 10_500))
        for a, b, dollars in changes:
            chart[a, b] = chart[b, a] = dollars
    return chart


@facts.FACTS.cached
def _board(edition: str, extension: bool) -> Board:
    return Board(edition, extension)


def board(options: Options) -> Board:
    """Return the board on which these options are played."""
    return _board(options.edition, options.b_and_o_extension or options.edition == "u21")


def railroads_between(graph: Board, a: str, b: str) -> tuple[str, ...]:
    """Return the marks of the railroads that serve both cities."""
    marks = graph.railroads_at[graph.milepost_of[a]] & graph.railroads_at[graph.milepost_of[b]]
    return tuple(sorted(marks))
