"""What is wrong with a fact: the error, and the checks that raise it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from data.texts import DEFAULT, say


class FactsError(ValueError):
    """A fact is not possible: in which `file` and at which `place`, what was found there, and what
    was expected, as the key of a text `facts-expected-<key>` and its values.

    `cures`: places with the one value each that would end the error: here, or where it comes
    from."""

    cures: tuple[tuple[str, str, Any], ...] = ()

    def __init__(
        self, file: str, place: object, found: object, key: str, values: Mapping[str, str]
    ) -> None:
        super().__init__(file, str(place), str(found), key, dict(values))
        self.file, self.place, self.found = file, str(place), str(found)
        self.key, self.values = key, dict(values)

    def describe(self, language: str) -> str:
        """Return the error as a sentence without a full stop."""
        expected = say(f"facts-expected-{self.key}", language, **self.values)
        where = {"file": self.file, "place": self.place}
        return say("facts-wrong", language, **where, found=self.found, expected=expected)

    def __str__(self) -> str:
        return self.describe(DEFAULT)


def expect(
    file: str, place: object, found: object, wanted: object, origin: tuple[str, str] | None = None
) -> None:
    """Raise `FactsError` unless a value is the one that all others ask for. `origin`: the file and
    the place of the only value that asks for it."""
    if found != wanted:
        error = FactsError(file, place, found, "value", {"value": str(wanted)})
        error.cures = ((file, str(place), wanted), *([(*origin, found)] if origin else []))
        raise error


def expect_known(
    file: str, place: object, names: Iterable[object], known: Collection[object]
) -> None:
    """Raise `FactsError` unless all names are known."""
    for name in names:
        if name not in known:
            raise FactsError(file, place, name, "known", {})


def require(met: bool, file: str, place: object, found: object, key: str, **values: object) -> None:
    """Raise `FactsError` unless a condition is met; see there."""
    if not met:
        raise FactsError(file, place, found, key, {n: str(v) for n, v in values.items()})


def require_rising(file: str, place: object, values: Sequence[int]) -> None:
    """Raise `FactsError` unless each value is above the one before."""
    for before, value in pairwise(values):
        require(before < value, file, f"{place}, {value}", value, "above", value=before)


_NAMING = ("id", "name", "mark", "city", "number", "turn", "price", "index", "level", "hex")
"""Fields by which a row of a list is named, the most telling first."""


def structure_error(file: str, content: bytes, kind: Any, message: str) -> FactsError:
    """Return what msgspec has found as an error that names rows instead of counting them."""
    expected, _, way = message.partition(" - at `$")
    whole = part = msgspec.json.decode(content)
    place: list[str] = []
    for name, index in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", way.rstrip("`")):
        if index == "...":
            name = _wrong_entry(whole, part, kind, message)
            part = part[name]
        elif index:
            part = part[int(index)]
            row = part if isinstance(part, dict) else {}
            name = str(next((row[n] for n in _NAMING if n in row), int(index) + 1))
        else:
            part = part[name]
        place.append(name)
    value = "-" if part is None or isinstance(part, dict | list) else part
    if expected.startswith("Invalid enum value"):
        return FactsError(file, ", ".join(place), value, "known", {})
    wanted = re.sub(r"^Expected (.*?)( \| null)?(, got .*)?$", r"\1", expected.replace("`", ""))
    wanted = wanted.replace(" | ", "-or-")
    return FactsError(file, ", ".join(place) or "-", value, "kind", {"kind": wanted})


def _wrong_entry(whole: Any, part: dict[str, Any], kind: Any, message: str) -> str:
    """Return the name in a mapping, a part of a file's content, at which msgspec has found this:
    where it stands alone, the same is found."""
    entries = dict(part)
    for name, value in entries.items():
        part.clear()
        part[name] = value
        try:
            msgspec.json.decode(msgspec.json.encode(whole), type=kind)
        except msgspec.ValidationError as error:
            if str(error) == message:
                break
    part.update(entries)
    return name
