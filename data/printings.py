"""Corrections as one file: to give them to others, and printings of a game side by side.

A file `<folder>/printings/<name>.json` is another set of facts, which a lobby may choose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from data.correction_files import locked, save_corrections, write_whole
from data.corrections import (
    aligned,
    by_name,
    corrected,
    patches_of,
    read_corrections,
)
from data.fact_errors import FactsError
from data.facts import Facts, FactSet

FOLDER = "printings"
MAX_BYTES = 1_000_000
MAX_PRINTINGS = 20
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
"""Names that a printing may have."""


class Printing(msgspec.Struct, frozen=True):
    """Corrections of some games with their author's note. `corrections`: the patches by game and
    file; `roundhouse_facts`: the version of this format."""

    corrections: dict[str, dict[str, Any]]
    note: str = ""
    roundhouse_facts: int = 1


class Difference(NamedTuple):
    """A value that differs between two sets."""

    file: str
    place: str
    before: Any
    after: Any


def decode_printing(name: str, content: bytes) -> Printing:
    """Return a printing that was read from a file. Raises `FactsError`."""
    if len(content) > MAX_BYTES:
        span = {"least": "1", "most": str(MAX_BYTES)}
        raise FactsError(name, "-", len(content), "between", span)
    try:
        printing = msgspec.json.decode(content, type=Printing)
    except msgspec.ValidationError as error:
        raise FactsError(name, "-", str(error), "printing", {}) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise FactsError(name, "-", str(error), "json", {}) from None
    if printing.roundhouse_facts != 1:
        raise FactsError(
            name, "roundhouse_facts", printing.roundhouse_facts, "value", {"value": "1"}
        )
    return printing


def collect_corrections(games: list[Facts], folder: Path, note: str) -> Printing:
    """Return all corrections of a folder as one. Raises `FactsError`."""
    corrections = {facts.game: read_corrections(facts, folder) for facts in games}
    return Printing({game: patches for game, patches in corrections.items() if patches}, note)


def sets_of(games: list[Facts], printing: Printing) -> list[FactSet]:
    """Return the sets of facts of a printing, checked. Raises `FactsError`."""
    known = {facts.game: facts for facts in games}
    for game in printing.corrections:
        if game not in known:
            raise FactsError(game, "-", game, "one-of", {"values": ", ".join(known)})
    return [corrected(known[game], patches) for game, patches in printing.corrections.items()]


def printing_files(folder: Path) -> list[Path]:
    """Return the files of all printings, by name."""
    return sorted(path for path in (folder / FOLDER).glob("*.json") if NAME.fullmatch(path.stem))[
        :MAX_PRINTINGS
    ]


def differences(facts: Facts, before: FactSet, after: FactSet) -> Iterator[Difference]:
    """Yield every value that differs between two sets of a game."""
    for name in facts.names:
        if before.content(name) != after.content(name):
            tables = facts.tables.get(name, {})
            old, new = (msgspec.json.decode(part.content(name)) for part in (before, after))
            new = aligned(old, new, tables)
            yield from _differences(name, "", by_name(old, tables), new)


def _differences(file: str, place: str, before: Any, after: Any) -> Iterator[Difference]:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in {**before, **after}:
            here = f"{place}, {name}".lstrip(", ")
            yield from _differences(file, here, before.get(name), after.get(name))
    elif _are_like_lists(before, after):
        for number, (old, new) in enumerate(zip(before, after, strict=True), 1):
            yield from _differences(file, f"{place}, {number}", old, new)
    elif before != after:
        yield Difference(file, place, before, after)


def _are_like_lists(before: Any, after: Any) -> bool:
    are_lists = isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
    return are_lists and any(isinstance(part, dict) for part in before)


def save_printing(folder: Path, name: str, printing: Printing) -> Path:
    """Write a printing as a named one, whole or not at all."""
    path = folder / FOLDER / f"{name}.json"
    write_whole(path, msgspec.json.format(msgspec.json.encode(printing), indent=1))
    return path


def merge_corrections(games: list[Facts], folder: Path, printing: Printing) -> None:
    """Write a printing over the corrections of the folder, all or nothing. Raises `FactsError`."""
    with locked(folder):
        patches = {}
        for facts in games:
            if facts.game in printing.corrections:
                before = corrected(facts, read_corrections(facts, folder))
                after = corrected(facts, printing.corrections[facts.game], before)
                patches[facts.game] = patches_of(facts, after)
        save_corrections(folder, patches)
