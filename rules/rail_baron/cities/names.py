"""Matching of city and railroad names as people type them: abbreviations, typos, ambiguity."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

import data.rail_baron as facts

MIN_PREFIX = 3
"""Minimum length of a beginning that counts as the name."""
MIN_TYPO_LENGTH = 5
"""Minimum length of a name in which one wrong, missing, extra or swapped letter is accepted."""
MIN_SIMILARITY = 65
"""Similarity, of 100, from which a name is suggested for a text that is no name."""

_WORDS = {"saint": "st", "ft": "fort"}


def normalize(text: str) -> str:
    """Return the text in lower case, letters and digits only, single spaces, "Saint" as "st"."""
    words = re.sub(r"[^\w]+", " ", text.casefold()).replace("_", " ").split()
    return " ".join(_WORDS.get(word, word) for word in words)


@facts.FACTS.cached
def _spellings() -> dict[str, tuple[str, ...]]:
    """Return every exact spelling with the cities it means: names and common aliases."""
    spellings: dict[str, tuple[str, ...]] = {
        normalize(row.city): (row.city,) for row in facts.cities()
    }
    for alias, cities in facts.city_aliases().items():
        spellings.setdefault(normalize(alias), cities)
    return spellings


@facts.FACTS.cached
def _city_order() -> dict[str, int]:
    return {row.city: index for index, row in enumerate(facts.cities())}


def find_cities(text: str) -> tuple[str, ...]:
    """Return the cities a text means: one if it is clear, several if it is ambiguous, or none.

    Tried in this order: the name or a known abbreviation, the beginning of a name, one typo."""
    wanted = normalize(text)
    exact = _spellings().get(wanted)
    if exact:
        return exact
    if len(wanted) >= MIN_PREFIX:
        prefixed = tuple(name for name in _city_order() if normalize(name).startswith(wanted))
        if prefixed:
            return prefixed
    if len(wanted) >= MIN_TYPO_LENGTH:
        typos = [name for name in _city_order() if OSA.distance(wanted, normalize(name)) == 1]
        if typos:
            return tuple(typos)
    return ()


def nearest_cities(text: str, count: int = 3) -> tuple[str, ...]:
    """Return the cities with names similar to a text that names none, best first; may be empty."""
    wanted = normalize(text)
    similar = tuple(name for name in _city_order() if _has_similar(wanted, {normalize(name)}))
    return tuple(rank_by_similarity(text, similar, lambda name: name))[:count]


def suggest_cities(text: str, count: int = 25) -> tuple[str, ...]:
    """Return cities to suggest while a person types: exact matches first, then similar ones."""
    wanted = normalize(text)
    if not wanted:
        return tuple(_city_order())[:count]
    exact = list(_spellings().get(wanted, ()))
    prefixed = [name for name in _city_order() if normalize(name).startswith(wanted)]
    aliased = [
        city
        for spelling, cities in _spellings().items()
        if spelling.startswith(wanted)
        for city in cities
    ]
    inside = [name for name in _city_order() if f" {wanted}" in f" {normalize(name)}"]
    suggestions = list(dict.fromkeys([*exact, *prefixed, *inside, *aliased]))
    if not suggestions:
        suggestions = list(nearest_cities(text, 8))
    return tuple(suggestions[:count])


def rank_by_similarity(text: str, things: Sequence[str], name: Callable[[str], str]) -> list[str]:
    """Return the things ordered by how similar their names are to the text, ties in given order."""
    wanted = normalize(text)
    return sorted(things, key=lambda thing: -_similarity(wanted, normalize(name(thing))))


def _has_similar(wanted: str, names: Collection[str]) -> bool:
    """Whether one of these names is similar to the text."""
    return any(fuzz.ratio(wanted, name) >= MIN_SIMILARITY for name in names)


def _similarity(wanted: str, name: str) -> float:
    return float(fuzz.WRatio(wanted, name)) + float(fuzz.ratio(wanted, name))


def find_railroads(text: str) -> tuple[str, ...]:
    """Return the marks of the railroads a text means, by mark, name, nickname or a part of one."""
    exact = railroads_named(text)
    wanted = _normalize_railroad(text)
    if exact or len(wanted) < MIN_PREFIX:
        return exact
    return tuple(
        mark
        for mark, names in _railroad_spellings().items()
        if any(f" {wanted}" in f" {n}" for n in names)
    )


def railroads_named(text: str) -> tuple[str, ...]:
    """Return the marks of the railroads with exactly this mark, name or nickname.

    The text may also be both, as choices are labelled: `Santa Fe (AT&SF)`."""
    named = re.fullmatch(r"(.+) \((.+)\)", text.strip())
    spellings = {_normalize_railroad(part) for part in (named.groups() if named else (text,))}
    return tuple(mark for mark, names in _railroad_spellings().items() if spellings <= names)


def _normalize_railroad(text: str) -> str:
    return normalize(text).replace(" and ", " ")


@facts.FACTS.cached
def _railroad_spellings() -> dict[str, frozenset[str]]:
    rows = facts.railroads()
    return {
        row.mark: frozenset(
            spelling
            for name in (row.mark, row.name, row.nickname)
            if name
            for spelling in {normalize(name), normalize(name).replace(" ", "")}
        )
        for row in rows
    }


def nearest_railroads(text: str, count: int = 3) -> tuple[str, ...]:
    """Return marks of railroads with names similar to the text, best first; may be empty."""
    wanted, spellings = _normalize_railroad(text), _railroad_spellings()
    names = {row.mark: f"{row.name} {row.nickname or ''}" for row in facts.railroads()}
    similar = tuple(mark for mark in names if _has_similar(wanted, spellings[mark]))
    return tuple(rank_by_similarity(text, similar, names.__getitem__))[:count]


def suggest_railroads(text: str, count: int = 25) -> tuple[str, ...]:
    """Return marks of railroads to suggest while a person types."""
    wanted = normalize(text)
    spellings = _railroad_spellings()
    if not wanted:
        return tuple(spellings)[:count]
    prefixed = [m for m, names in spellings.items() if any(n.startswith(wanted) for n in names)]
    inside = [m for m, names in spellings.items() if any(f" {wanted}" in n for n in names)]
    suggestions = tuple(dict.fromkeys([*prefixed, *inside])) or nearest_railroads(text, 8)
    return suggestions[:count]
