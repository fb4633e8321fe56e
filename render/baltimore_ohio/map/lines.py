"""Networks as lines: which hexes of a railroad's track are joined, and who shares a stretch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State

Tracks = tuple[tuple[str, tuple[str, ...]], ...]


class Stretch(NamedTuple):
    """Half of a line in a hex, towards the neighbour in one of the six directions; `lane` counts
    from the middle of all that run there, `lanes` says how many they are."""

    railroad: str
    hex: str
    direction: int
    lane: float
    lanes: int


@cache
def _steps() -> dict[tuple[str, str], int]:
    """The direction from a hex to each neighbour it may be left for."""
    rows = {row.id: row for row in facts.board_map().hexes}
    return {
        (one, other): facts.STEPS.index((rows[other].q - rows[one].q, rows[other].r - rows[one].r))
        for one, others in board().neighbours.items()
        for other in others
    }


@lru_cache(maxsize=256)
def joined(track: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Every hex of a track with the one from which it was entered: the last one before it that
    touches it. A piece that touches nothing before it stands alone."""
    pairs = []
    for number, hex_ in enumerate(track):
        before = [one for one in track[:number] if (one, hex_) in _steps()]
        if before:
            pairs.append((before[-1], hex_))
    return tuple(pairs)


def halves(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, int]]:
    """The two halves of each line: a hex and a direction."""
    found = []
    for one, other in pairs:
        found.append((one, _steps()[one, other]))
        found.append((other, _steps()[other, one]))
    return found


def by_hex(found: Iterable[tuple[str, int]]) -> dict[str, tuple[int, ...]]:
    """The directions in each hex."""
    rows: dict[str, list[int]] = {}
    for hex_, direction in found:
        rows.setdefault(hex_, []).append(direction)
    return {hex_: tuple(sorted(directions)) for hex_, directions in rows.items()}


def tracks_of(table: State) -> Tracks:
    """The hexes of each railroad in the order in which they were entered, by the rulebook's
    list."""
    lines = [(name, table.railroads[name]) for name in facts.railroads() if name in table.railroads]
    return tuple((name, tuple(line.track)) for name, line in lines)


def stretches(tracks: Tracks) -> list[Stretch]:
    """The lines of all railroads, side by side where they share a way."""
    users: dict[tuple[str, str], list[str]] = {}
    for name, track in tracks:
        for pair in joined(track):
            users.setdefault((min(pair), max(pair)), []).append(name)
    return [stretch for pair, names in users.items() for stretch in _side_by_side(pair, names)]


def _side_by_side(pair: tuple[str, str], names: list[str]) -> list[Stretch]:
    middle = (len(names) - 1) / 2
    return [
        Stretch(name, hex_, direction, place - middle, len(names))
        for place, name in enumerate(names)
        for hex_, direction in halves([pair])
    ]


def ends(found: Iterable[Stretch]) -> Mapping[tuple[str, str], list[Stretch]]:
    """The stretches of a railroad that meet in a hex."""
    meeting: dict[tuple[str, str], list[Stretch]] = {}
    for stretch in found:
        meeting.setdefault((stretch.railroad, stretch.hex), []).append(stretch)
    return meeting
