"""Networks as lines: which hexes of a railroad's track are joined, and which railroads
share a stretch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State

Tracks = tuple[tuple[str, tuple[str, ...]], ...]


class Stretch(NamedTuple):
    """Half of a line in a hex, towards the neighbour in one of the six directions.

    `lane` counts from the middle of the `lanes` lines that run there."""

    railroad: str
    hex: str
    direction: int
    lane: float
    lanes: int


@facts.FACTS.cached
def _directions() -> dict[tuple[str, str], int]:
    """Return the direction from a hex to each neighbour that can be entered from it."""
    rows = {row.id: row for row in facts.board_map().hexes}
    return {
        (hex_, neighbour): facts.NEIGHBOUR_STEPS.index(
            (rows[neighbour].q - rows[hex_].q, rows[neighbour].r - rows[hex_].r)
        )
        for hex_, others in board().neighbours.items()
        for neighbour in others
    }


@facts.FACTS.cached_recent(256)
def track_pairs(track: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return each hex of a track after the one from which it was entered: the last earlier hex
    that touches it.

    A hex that touches no earlier one stands alone."""
    pairs = []
    for number, hex_ in enumerate(track):
        earlier = [candidate for candidate in track[:number] if (candidate, hex_) in _directions()]
        if earlier:
            pairs.append((earlier[-1], hex_))
    return tuple(pairs)


def half_lines(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, int]]:
    """Return the two halves of each line: a hex and a direction."""
    result = []
    for start, end in pairs:
        result.append((start, _directions()[start, end]))
        result.append((end, _directions()[end, start]))
    return result


def group_by_hex(pairs: Iterable[tuple[str, int]]) -> dict[str, tuple[int, ...]]:
    rows: dict[str, list[int]] = {}
    for hex_, direction in pairs:
        rows.setdefault(hex_, []).append(direction)
    return {hex_: tuple(sorted(directions)) for hex_, directions in rows.items()}


def tracks_of(table: State) -> Tracks:
    """Return the hexes of each railroad in the order in which they were entered; railroads are
    in the order of the rulebook's list."""
    lines = [(name, table.railroads[name]) for name in facts.railroads() if name in table.railroads]
    return tuple((name, tuple(line.track)) for name, line in lines)


def line_stretches(tracks: Tracks) -> list[Stretch]:
    """Return the lines of all railroads, side by side where they run together."""
    users: dict[tuple[str, str], list[str]] = {}
    for name, track in tracks:
        for pair in track_pairs(track):
            users.setdefault((min(pair), max(pair)), []).append(name)
    return [
        stretch for pair, names in users.items() for stretch in _parallel_stretches(pair, names)
    ]


def _parallel_stretches(pair: tuple[str, str], names: list[str]) -> list[Stretch]:
    middle_lane = (len(names) - 1) / 2
    return [
        Stretch(name, hex_, direction, place - middle_lane, len(names))
        for place, name in enumerate(names)
        for hex_, direction in half_lines([pair])
    ]


def stretches_by_end(all_stretches: Iterable[Stretch]) -> Mapping[tuple[str, str], list[Stretch]]:
    """Return the stretches of a railroad that meet in a hex."""
    meeting: dict[tuple[str, str], list[Stretch]] = {}
    for stretch in all_stretches:
        meeting.setdefault((stretch.railroad, stretch.hex), []).append(stretch)
    return meeting
