"""Corrections: small files that say only in what a box differs from the shipped facts.

A file `<folder>/<game>/<file>` is a JSON merge patch (RFC 7396) of the file of that name. Where
the file has a list of rows, the patch names them: `{"hexes": {"E14": {"cost": 60}}}`; the name of
the list may be left out where only one has such a row. A `null` removes a row, and leaves any
other value empty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec

from data.fact_errors import FactsError
from data.facts import Facts, FactSet

Patches = Mapping[str, Any]
"""Merge patches by the name of the file."""
MAX_NUMBER = 10_000_000
JOURNAL = ".writing"
"""The file of what is being written; see `unfinished`."""
_EMPTY = "-"
_SUFFIX = ".json"


def read_corrections(facts: Facts, folder: Path) -> dict[str, Any]:
    """Return the patches of a game in a folder. Raises `FactsError`."""
    contents = _read_files(facts, folder)
    while contents != (again := _read_files(facts, folder)):  # they are being written
        contents = again
    return {
        _file_of(facts, written): _decode(f"{facts.game}/{written}", content)
        for written, content in sorted(contents.items())
        if content is not None
    }


def _read_files(facts: Facts, folder: Path) -> dict[str, bytes | None]:
    game_folder = folder / facts.game
    contents: dict[str, bytes | None] = {}
    for path in game_folder.rglob("*"):
        if path.name[0] != "." and path.is_file():
            with suppress(FileNotFoundError):  # removed meanwhile
                contents[path.relative_to(game_folder).as_posix()] = path.read_bytes()
    contents |= {
        path.removeprefix(f"{facts.game}/"): None if text is None else text.encode()
        for path, text in unfinished(folder).items()
        if path.startswith(f"{facts.game}/")
    }
    return contents


def unfinished(folder: Path) -> dict[str, str | None]:
    """Return the files that were being written together when the program ended, which count as
    written: their content by path in the folder, None for those to be removed."""
    try:
        written = (folder / JOURNAL).read_bytes()
    except FileNotFoundError:
        return {}
    return msgspec.json.decode(written, type=dict[str, str | None])


def _decode(name: str, content: bytes) -> Any:
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise FactsError(name, _EMPTY, str(error), "json", {}) from None


def _file_of(facts: Facts, written: str) -> str:
    """Return the name of the file that a correction of this name is of. Raises `FactsError`."""
    stem = str(PurePosixPath(written).with_suffix(""))
    for name in facts.names:
        if stem == str(PurePosixPath(name).with_suffix("")) and written.endswith(_SUFFIX):
            return name
    known = ", ".join(str(PurePosixPath(name).with_suffix(_SUFFIX)) for name in facts.names)
    raise FactsError(f"{facts.game}/{written}", _EMPTY, written, "one-of", {"values": known})


def corrected(facts: Facts, patches: Patches, base: FactSet | None = None) -> FactSet:
    """Return the shipped set with these corrections, checked. Raises `FactsError`."""
    base = base or facts.shipped
    files = {name: base.content(name) for name in facts.names}
    for name, patch in patches.items():
        if name not in files:
            raise FactsError(name, _EMPTY, name, "one-of", {"values": ", ".join(files)})
        tables = facts.tables.get(name, {})
        content = by_name(msgspec.json.decode(files[name]), tables)
        patch = complete(content, patch, tables)
        merged = _merge(name, content, patch, "", tables)
        files[name] = msgspec.json.encode(_as_lists(merged, tables))
    result = FactSet(facts.game, files)
    if result.digest == facts.shipped.digest:
        return facts.shipped
    check_set(facts, result)
    return result


def check_set(facts: Facts, result: FactSet) -> None:
    """Check a set that did not come with the program. Raises `FactsError`."""
    facts.check(result)
    _check_values(facts, result)


def by_name(content: Any, tables: Mapping[str, str], way: str = "") -> Any:
    """Return a file's content with its lists of rows as mappings by their names."""
    if way in tables:
        return {str(row[tables[way]]): row for row in content}
    if isinstance(content, dict):
        return {
            name: by_name(part, tables, f"{way}.{name}".lstrip("."))
            for name, part in content.items()
        }
    return content


def aligned(shipped: Any, content: Any, tables: Mapping[str, str], way: str = "") -> Any:
    """Return a file's content with its lists of rows as mappings by the names that the rows have in
    the shipped one, as far as both have as many."""
    if way in tables:
        names = shipped if len(shipped) == len(content) else content
        return {str(name[tables[way]]): row for name, row in zip(names, content, strict=True)}
    if isinstance(content, dict) and isinstance(shipped, dict):
        return {
            name: aligned(shipped.get(name), part, tables, f"{way}.{name}".lstrip("."))
            for name, part in content.items()
        }
    return content


def patches_of(facts: Facts, chosen: FactSet) -> dict[str, Any]:
    """Return what corrects the shipped facts to these, by file."""
    patches = {}
    for file in facts.names:
        tables = facts.tables.get(file, {})
        shipped, content = (msgspec.json.decode(s.content(file)) for s in (facts.shipped, chosen))
        if content != shipped:
            content = aligned(shipped, content, tables)
            patches[file] = patch_between(by_name(shipped, tables), content)
    return patches


def _as_lists(content: Any, tables: Mapping[str, str], way: str = "") -> Any:
    """Undo `by_name`."""
    if way in tables:
        return list(content.values())
    if isinstance(content, dict):
        return {
            name: _as_lists(part, tables, f"{way}.{name}".lstrip("."))
            for name, part in content.items()
        }
    return content


def complete(content: Any, patch: Any, tables: Mapping[str, str]) -> Any:
    """Return a patch with the lists named in which its rows stand."""
    if not isinstance(patch, dict) or "" in tables:
        return patch
    result: dict[str, Any] = {}
    for name, part in patch.items():
        lists = [] if name in content else [way for way in tables if name in _part_at(content, way)]
        target = result
        for step in lists[0].split(".") if len(lists) == 1 else ():
            target = target.setdefault(step, {})
        target[name] = part
    return result


def patch_between(before: Any, after: Any) -> Any:
    """Return the merge patch that makes of a file's content, rows by name, another one."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    patch = {name: None for name in before if name not in after}
    for name, part in after.items():
        if part != before[name]:
            patch[name] = patch_between(before[name], part)
    return patch


def _part_at(content: Any, way: str) -> Any:
    for step in way.split("."):
        content = content[step]
    return content


def _merge(file: str, target: Any, patch: Any, way: str, tables: Mapping[str, str]) -> Any:
    """Apply a merge patch (RFC 7396) that may not bring anything unknown."""
    place = way.replace(".", ", ") or _EMPTY
    if not isinstance(patch, dict):
        if isinstance(target, dict):
            raise FactsError(file, place, patch, "kind", {"kind": "object"})
        return patch
    if not isinstance(target, dict):
        raise FactsError(file, place, msgspec.json.encode(patch).decode()[:80], "simple", {})
    result = dict(target)
    for name, part in patch.items():
        here = f"{way}.{name}".lstrip(".")
        if name not in target:
            known = ", ".join(list(target)[:12]) + (", …" if len(target) > 12 else "")
            raise FactsError(file, place, name, "one-of", {"values": known})
        if part is None and way in tables:
            del result[name]
        else:
            result[name] = _merge(file, target[name], part, here, tables)
    return result


def _check_values(facts: Facts, changed: FactSet) -> None:
    """Check that all rows are there, and that no number leaves what is usual at its place.

    Raises `FactsError`."""
    for name in facts.names:
        if changed.content(name) == facts.shipped.content(name):
            continue
        tables = facts.tables.get(name, {})
        shipped = msgspec.json.decode(facts.shipped.content(name))
        content = msgspec.json.decode(changed.content(name))
        for way, field in tables.items():
            before, now = (_rows_at(part, way, field) for part in (shipped, content))
            if way in facts.closed.get(name, tables) and before != now:
                odd = sorted(set(before) ^ set(now)) or before
                place = way.replace(".", ", ") or _EMPTY
                raise FactsError(
                    name, place, ", ".join(odd[:5]), "rows", {"count": str(len(before))}
                )
        least = _least(shipped, tables)
        for where, pattern, number in _numbers(content, tables):
            low = least.get(pattern, -MAX_NUMBER)
            low = -MAX_NUMBER if low < 0 else min(low, 1)
            if not low <= number <= MAX_NUMBER:
                span = {"least": f"{low:g}", "most": str(MAX_NUMBER)}
                raise FactsError(name, where, number, "between", span)


def _rows_at(content: Any, way: str, field: str) -> list[str]:
    part = _part_at(content, way) if way else content
    return [str(row.get(field)) for row in part if isinstance(row, dict)]


def _least(content: Any, tables: Mapping[str, str]) -> dict[str, float]:
    least: dict[str, float] = {}
    for _, pattern, number in _numbers(content, tables):
        least[pattern] = min(number, least.get(pattern, number))
    return least


def _numbers(
    content: Any, tables: Mapping[str, str], where: str = "", pattern: str = ""
) -> Iterator[tuple[str, str, float]]:
    """Yield each number with its place, and with its place without the names of rows."""
    if isinstance(content, dict):
        for name, part in content.items():
            yield from _numbers(part, tables, f"{where}, {name}".lstrip(", "), f"{pattern}.{name}")
    elif isinstance(content, list):
        field = tables.get(pattern.lstrip("."))
        for index, part in enumerate(content):
            name = part.get(field, index) if isinstance(part, dict) and field else index
            yield from _numbers(part, tables, f"{where}, {name}".lstrip(", "), f"{pattern}.*")
    elif isinstance(content, int | float) and not isinstance(content, bool):
        yield where, pattern, content
