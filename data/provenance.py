"""Where each value of a game's facts comes from, and all values that a box prints.

A claim says of the values at a place whether they are printed in a rulebook or a source that was
read, derived from what is printed, or reconstructed, because no source has them. Claims stand in
`provenance.json` of each game; the first one that fits counts. Values without a claim are notes
that no rule reads."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from data.corrections import by_name
from data.facts import Facts, FactSet, facts_of

Status = Literal["printed", "derived", "reconstructed"]
Way = tuple[str, ...]
"""The steps to a value in a file: names of objects and of rows, and numbers in lists from 1 on."""


class Claim(NamedTuple):
    """`source`: the key of the text `facts-source-<game>-<source>`."""

    file: str
    pattern: str
    status: Status
    source: str


class Value(NamedTuple):
    """A value of a set of facts, and where it comes from."""

    file: str
    way: Way
    found: Any
    claim: Claim


@cache
def claims(game: str) -> tuple[Claim, ...]:
    """Return what is said of a game's facts; nothing of a game without such a file."""
    path = facts_of(game).folder / "provenance.json"
    if not path.exists():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Claim, ...])


@lru_cache(16_384)
def claim_of(game: str, file: str, way: Way) -> Claim | None:
    """Return where the value at a place comes from; None for a note."""
    for claim in claims(game):
        if claim.file == file:
            steps = claim.pattern.split("/", len(way) - 1)
            if len(steps) == len(way) and all(map(fnmatchcase, way, steps)):
                return claim
    return None


def content_of(facts: Facts, chosen: FactSet, file: str) -> Any:
    """Return what a file of a set says, its rows by their names."""
    return by_name(msgspec.json.decode(chosen.content(file)), facts.tables.get(file, {}))


def values_of(facts: Facts, chosen: FactSet) -> Iterator[Value]:
    """Yield all values of a set that have a claim."""
    for file in facts.names:
        yield from _values(facts.game, file, (), content_of(facts, chosen, file))


def _values(game: str, file: str, way: Way, part: Any) -> Iterator[Value]:
    claim = claim_of(game, file, way) if way else None
    if claim is not None:
        yield Value(file, way, part, claim)
    elif isinstance(part, dict):
        for name, inner in part.items():
            yield from _values(game, file, (*way, name), inner)
    elif isinstance(part, list) and any(isinstance(inner, dict) for inner in part):
        for number, inner in enumerate(part, 1):
            yield from _values(game, file, (*way, str(number)), inner)


class Place(NamedTuple):
    """Where a value stands on a sheet: its table, its row and its column there."""

    table: Way
    row: str
    column: Way


def place_of(facts: Facts, value: Value) -> Place:
    """Return where a value stands; one that is in no list of rows has a row of its own."""
    for path in facts.tables.get(value.file, {}):
        steps = tuple(path.split(".")) if path else ()
        if value.way[: len(steps)] == steps and len(value.way) > len(steps) + 1:
            return Place(steps, value.way[len(steps)], value.way[len(steps) + 1 :])
    if value.file.endswith(".csv"):
        return Place((), value.way[0], value.way[1:])
    return Place(value.way[:-1], value.way[-1], ())


def rows_of(facts: Facts, chosen: FactSet, file: str) -> list[list[Value]]:
    """Return the values of a file, those of a row together."""
    rows: dict[tuple[Way, str], list[Value]] = {}
    for value in _values(facts.game, file, (), content_of(facts, chosen, file)):
        rows.setdefault(place_of(facts, value)[:2], []).append(value)
    return list(rows.values())
