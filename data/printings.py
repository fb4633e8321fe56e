"""Corrections as one file: to give them to others, and printings of a game side by side.

A file `<folder>/printings/<name>.json` is another set of facts, which a lobby may choose."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import msgspec

from data.corrections import by_name, complete, corrected, read_corrections
from data.facts import Facts, FactsError, FactSet

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
    found = {facts.game: read_corrections(facts, folder) for facts in games}
    return Printing({game: patches for game, patches in found.items() if patches}, note)


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
        if before.files[name] != after.files[name]:
            tables = facts.tables.get(name, {})
            old, new = (
                by_name(msgspec.json.decode(files[name]), tables)
                for files in (before.files, after.files)
            )
            yield from _differences(name, "", old, new)


def _differences(file: str, place: str, before: Any, after: Any) -> Iterator[Difference]:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in {**before, **after}:
            here = f"{place}, {name}".lstrip(", ")
            yield from _differences(file, here, before.get(name), after.get(name))
    elif before != after:
        yield Difference(file, place, before, after)


def save_printing(folder: Path, name: str, printing: Printing) -> Path:
    """Write a printing as a named one, whole or not at all."""
    path = folder / FOLDER / f"{name}.json"
    write_whole(path, msgspec.json.format(msgspec.json.encode(printing), indent=1))
    return path


def merge_corrections(games: list[Facts], folder: Path, printing: Printing) -> list[Path]:
    """Write a printing over the corrections of the folder, each file whole or not at all."""
    paths = []
    for facts in games:
        for file, patch in printing.corrections.get(facts.game, {}).items():
            content = by_name(
                msgspec.json.decode(facts.shipped.files[file]), facts.tables.get(file, {})
            )
            own = read_corrections(facts, folder).get(file, {})
            tables = facts.tables.get(file, {})
            merged = _compose(complete(content, own, tables), complete(content, patch, tables))
            path = folder / facts.game / PurePosixPath(file).with_suffix(".json")
            write_whole(path, msgspec.json.format(msgspec.json.encode(merged), indent=1))
            paths.append(path)
    return paths


def _compose(first: Any, second: Any) -> Any:
    """Return the patch that does what both do, one after the other."""
    if not isinstance(first, Mapping) or not isinstance(second, Mapping):
        return second
    return {
        **first,
        **{name: _compose(first.get(name), part) for name, part in second.items()},
    }


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that after a crash it is the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, scratch = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(scratch).replace(path)
    except BaseException:
        Path(scratch).unlink()
        raise
