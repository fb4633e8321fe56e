"""City names as people type them: abbreviations, slips of the finger, names that fit several."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import cache

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

import data.rail_baron as facts

SHORTEST_PREFIX = 3
"""Letters from which the beginning of a name counts as the name."""
SHORTEST_SLIP = 5
"""Letters from which one wrong, missing, extra or swapped letter is forgiven."""
LIKE = 65
"""Likeness, of 100, from which a name is offered in place of one that there is not."""

_WORDS = {"saint": "st", "ft": "fort"}


def plain(text: str) -> str:
    """Lower case, letters and digits only, single spaces, "Saint" and "Ft" in one spelling."""
    words = re.sub(r"[^\w]+", " ", text.casefold()).replace("_", " ").split()
    return " ".join(_WORDS.get(word, word) for word in words)


@cache
def _spellings() -> dict[str, tuple[str, ...]]:
    """Every spelling that means cities exactly: their names and what people call them."""
    found: dict[str, tuple[str, ...]] = {plain(row.city): (row.city,) for row in facts.cities()}
    for alias, cities in facts.city_aliases().items():
        found.setdefault(plain(alias), cities)
    return found


@cache
def _order() -> dict[str, int]:
    return {row.city: index for index, row in enumerate(facts.cities())}


def find_cities(text: str) -> tuple[str, ...]:
    """The cities a person means: one when it is clear, several when it could be either, none.

    In this order: the name or a known abbreviation, the beginning of a name, one slip of the
    finger.
    """
    wanted = plain(text)
    exact = _spellings().get(wanted)
    if exact:
        return exact
    if len(wanted) >= SHORTEST_PREFIX:
        begun = tuple(name for name in _order() if plain(name).startswith(wanted))
        if begun:
            return begun
    if len(wanted) >= SHORTEST_SLIP:
        slips = [name for name in _order() if OSA.distance(wanted, plain(name)) == 1]
        if slips:
            return tuple(slips)
    return ()


def nearest_cities(text: str, count: int = 3) -> tuple[str, ...]:
    """The cities with names like a text that names none, best first; none if no name is."""
    wanted = plain(text)
    near = tuple(name for name in _order() if _like(wanted, {plain(name)}))
    return tuple(ranked(text, near, lambda name: name))[:count]


def suggest_cities(text: str, count: int = 25) -> tuple[str, ...]:
    """Cities to offer while a person is typing: meant ones first, then similar ones."""
    wanted = plain(text)
    if not wanted:
        return tuple(_order())[:count]
    meant = list(_spellings().get(wanted, ()))
    begun = [name for name in _order() if plain(name).startswith(wanted)]
    alias = [
        city
        for spelling, cities in _spellings().items()
        if spelling.startswith(wanted)
        for city in cities
    ]
    inside = [name for name in _order() if f" {wanted}" in f" {plain(name)}"]
    offered = list(dict.fromkeys([*meant, *begun, *inside, *alias]))
    if not offered:
        offered = list(nearest_cities(text, 8))
    return tuple(offered[:count])


def ranked(text: str, things: Sequence[str], name: Callable[[str], str]) -> list[str]:
    """The things by how near their names are to the text, nearest first, ties in given order."""
    wanted = plain(text)
    return sorted(things, key=lambda thing: -_alike(wanted, plain(name(thing))))


def _like(wanted: str, names: Collection[str]) -> bool:
    """Whether one of these could be meant."""
    return any(fuzz.ratio(wanted, name) >= LIKE for name in names)


def _alike(wanted: str, name: str) -> float:
    return float(fuzz.WRatio(wanted, name)) + float(fuzz.ratio(wanted, name))


def find_railroads(text: str) -> tuple[str, ...]:
    """The marks of the railroads a person means, by mark, name, nickname or a part of one."""
    exact = railroads_called(text)
    wanted = _railroad_plain(text)
    if exact or len(wanted) < SHORTEST_PREFIX:
        return exact
    return tuple(
        mark
        for mark, names in _railroad_spellings().items()
        if any(f" {wanted}" in f" {n}" for n in names)
    )


def railroads_called(text: str) -> tuple[str, ...]:
    """The marks of the railroads whose mark, name or nickname this is, or both as they are offered:
    `Santa Fe (AT&SF)`."""
    named = re.fullmatch(r"(.+) \((.+)\)", text.strip())
    spellings = {_railroad_plain(part) for part in (named.groups() if named else (text,))}
    return tuple(mark for mark, names in _railroad_spellings().items() if spellings <= names)


def _railroad_plain(text: str) -> str:
    return plain(text).replace(" and ", " ")


@cache
def _railroad_spellings() -> dict[str, frozenset[str]]:
    rows = facts.railroads()
    return {
        row.mark: frozenset(
            spelling
            for name in (row.mark, row.name, row.nickname)
            if name
            for spelling in {plain(name), plain(name).replace(" ", "")}
        )
        for row in rows
    }


def nearest_railroads(text: str, count: int = 3) -> tuple[str, ...]:
    """Marks whose railroads have names like the text, best first; none if no name is."""
    wanted, spelled = _railroad_plain(text), _railroad_spellings()
    names = {row.mark: f"{row.name} {row.nickname or ''}" for row in facts.railroads()}
    near = tuple(mark for mark in names if _like(wanted, spelled[mark]))
    return tuple(ranked(text, near, names.__getitem__))[:count]


def suggest_railroads(text: str, count: int = 25) -> tuple[str, ...]:
    """Marks to offer while a person is typing."""
    wanted = plain(text)
    spelled = _railroad_spellings()
    if not wanted:
        return tuple(spelled)[:count]
    begun = [m for m, names in spelled.items() if any(n.startswith(wanted) for n in names)]
    inside = [m for m, names in spelled.items() if any(f" {wanted}" in n for n in names)]
    offered = tuple(dict.fromkeys([*begun, *inside])) or nearest_railroads(text, 8)
    return offered[:count]
