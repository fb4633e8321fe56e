"""One correction: found by its place, read from what was typed, with all that follows from it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from data.components import file_named
from data.corrections import corrected, patch_between, read_corrections
from data.fact_errors import FactsError
from data.facts import Facts, FactSet
from data.printings import Difference, differences
from data.provenance import Way, content_of
from data.texts import has_text, languages, say

MAX_FOLLOWING = 40
"""Values that may follow from those of a correction."""
NOTHING = ("null", "-", "–")
"""What is typed to leave a value empty."""


class Wish(NamedTuple):
    """A value to be written, as it was typed."""

    file: str
    way: Way
    typed: str


class Proposal(NamedTuple):
    """What a correction would do to the facts of new tables."""

    before: FactSet
    after: FactSet
    differences: tuple[Difference, ...]


def propose(facts: Facts, folder: Path, wishes: Sequence[Wish]) -> Proposal:
    """Return what the wishes would change, checked. Raises `FactsError`."""
    before = corrected(facts, read_corrections(facts, folder))
    after = correct(facts, before, wishes)
    return Proposal(before, after, tuple(differences(facts, before, after)))


def correct(facts: Facts, base: FactSet, wishes: Sequence[Wish]) -> FactSet:
    """Return the set with these values, and with all others that the checks of the facts ask for
    because of them: a sum, the other direction of a pair. Raises `FactsError`."""
    contents = {file: content_of(facts, base, file) for file in {wish.file for wish in wishes}}
    for wish in wishes:
        value = parse_value(wish, _value_at(contents[wish.file], wish.way))
        contents[wish.file] = _replace(contents[wish.file], wish.way, value)
    fixed = {(wish.file, wish.way) for wish in wishes}
    first: FactsError | None = None
    for _ in range(MAX_FOLLOWING):
        try:
            return _build_checked_set(facts, base, contents)
        except FactsError as error:
            first = error if first is None or not error.cures else first
            following = _find_next_place(facts, base, contents, fixed, error)
        if following is None:
            break
        file, way, value = following
        fixed.add((file, way))
        contents[file] = _replace(contents[file], way, value)
    assert first is not None
    raise first


def _build_checked_set(facts: Facts, base: FactSet, contents: Mapping[str, Any]) -> FactSet:
    patches = {
        file: patch_between(content_of(facts, base, file), content)
        for file, content in contents.items()
    }
    return corrected(facts, {file: patch for file, patch in patches.items() if patch}, base)


def _touch(place: tuple[str, Way], other: tuple[str, Way]) -> bool:
    length = min(len(place[1]), len(other[1]))
    return place[0] == other[0] and place[1][:length] == other[1][:length]


def _find_next_place(
    facts: Facts,
    base: FactSet,
    contents: dict[str, Any],
    fixed: Collection[tuple[str, Way]],
    error: FactsError,
) -> tuple[str, Way, Any] | None:
    """Return a place that is not fixed, and the value with which it would end the error."""
    for file, place, value in error.cures:
        if file in facts.names and value is not None:
            content = contents.setdefault(file, content_of(facts, base, file))
            ways = [way for way in _places(content, ()) if _names(way, place)]
            if len(ways) == 1 and not any(
                _touch((file, ways[0]), fixed_place) for fixed_place in fixed
            ):
                return file, ways[0], msgspec.to_builtins(value, str_keys=True)
    return None


def _names(way: Way, place: str) -> bool:
    joined = ", ".join(way)
    return joined == place or joined.endswith(f", {place}")


def _places(part: Any, way: Way) -> Iterator[Way]:
    if way:
        yield way
    for step in part if isinstance(part, dict) else map(str, _numbers(part)):
        yield from _places(_value_at(part, (step,)), (*way, step))


def find_way(file: str, content: Any, keys: Sequence[str]) -> Way:
    """Return the way that keys name; names of lists may be left out, and case does not matter.

    Raises `FactsError`."""
    names = [key.casefold() for key in keys]
    ways = list(_ways(content, (), names))
    if len(ways) == 1:
        return ways[0]
    if ways:
        raise FactsError(file, ", ".join(keys), len(ways), "value", {"value": "1"})
    for depth in range(len(keys) - 1, -1, -1):
        ways_there = list(_ways(content, (), names[:depth]))
        if len(ways_there) == 1:
            break
    known = _value_at(content, ways_there[0])
    listed = [*known] if isinstance(known, dict) else [*map(str, _numbers(known))]
    some = ", ".join(listed[:12]) + (", …" if len(listed) > 12 else "") or "-"
    place = ", ".join(ways_there[0]) or "-"
    raise FactsError(file, place, keys[depth], "one-of", {"values": some})


def find_wishes(
    facts: Facts, base: FactSet, file: str, typed: Iterable[Sequence[str]]
) -> list[Wish]:
    """Return what is to be corrected, of keys with a value behind each. Keys that begin with the
    name of another component are of that one. Raises `FactsError`."""
    wishes = []
    for *keys, value in typed:
        other = file_named(facts, keys[0]) if len(keys) > 1 else None
        place, rest = (file, keys) if other in (None, file) else (other, keys[1:])
        wishes.append(Wish(place, find_way(place, content_of(facts, base, place), rest), value))
    return wishes


def _numbers(part: Any) -> range:
    return range(1, len(part) + 1) if isinstance(part, list) else range(0)


def _step(part: Any, key: str) -> str | None:
    """Return the name or number in a part that a key means: the name itself, or what it is called
    on sheets."""
    names = part if isinstance(part, dict) else list(map(str, _numbers(part)))
    exact = (name for name in names if name.casefold() == key)
    return next(exact, None) or next((name for name in names if key in _labels(name)), None)


@cache
def _labels(name: str) -> frozenset[str]:
    """Return what a name is called in all languages."""
    key = f"facts-field-{name}"
    return frozenset(
        say(key, language).casefold() for language in languages() if has_text(key, language)
    )


def _ways(part: Any, way: Way, keys: Sequence[str]) -> Iterator[Way]:
    if not keys:
        yield way
        return
    name = _step(part, keys[0])
    if name is not None:
        yield from _ways(_value_at(part, (name,)), (*way, name), keys[1:])
    elif isinstance(part, dict) and len(way) < 2:
        for name, inner in part.items():
            if isinstance(inner, dict):
                yield from _ways(inner, (*way, name), keys)


def _value_at(content: Any, way: Way) -> Any:
    for step in way:
        content = content[int(step) - 1] if isinstance(content, list) else content[step]
    return content


def _replace(content: Any, way: Way, value: Any) -> Any:
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(content, list):
        index = int(step) - 1
        changed = _replace(content[index], rest, value)
        return [*content[:index], changed, *content[index + 1 :]]
    return {**content, step: _replace(content[step], rest, value)}


def parse_value(wish: Wish, before: Any) -> Any:
    """Return what was typed as a value of the kind that stands there. Raises `FactsError`.

    What can't be one is returned as a text, which the check of kinds refuses."""
    typed = wish.typed.strip()
    if typed in NOTHING:
        return None
    if isinstance(before, list) or typed[:1] in ("[", "{"):
        return _parse_list(wish, before)
    if isinstance(before, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(typed.casefold(), typed)
    if isinstance(before, str):
        return typed
    return _parse_number(typed)


def _parse_number(typed: str) -> int | float | str:
    plain = typed.replace("$", "").replace("−", "-").strip()
    if re.fullmatch(r"-?\d+", plain, re.ASCII):
        return int(plain)
    if re.fullmatch(r"-?\d+[.,]\d+", plain, re.ASCII):
        number = float(plain.replace(",", "."))
        return int(number) if number.is_integer() else number
    return typed


def _parse_list(wish: Wish, before: Any) -> Any:
    typed = wish.typed.strip()
    if typed[:1] in ("[", "{"):
        try:
            return msgspec.json.decode(typed.encode())
        except msgspec.DecodeError as error:
            place = ", ".join(wish.way)
            raise FactsError(wish.file, place, str(error), "json", {}) from None
    typed = typed.removeprefix("(").removesuffix(")").strip(" ,")
    are_numbers = bool(before) and all(isinstance(item, int | float) for item in before)
    parts: Iterable[str] = re.split(r"[\s,;]+" if are_numbers else r"\s*[,;]\s*", typed)
    plain = [part.strip("'\" ") for part in parts if part.strip()]
    return [_parse_number(part) for part in plain] if are_numbers else plain


def format_value(value: Any) -> str:
    """Return a value as it can be typed."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and not any(isinstance(part, list | dict) for part in value):
        return ", ".join(map(format_value, value))
    return "–" if value is None else msgspec.json.encode(value).decode()
