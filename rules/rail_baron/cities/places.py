"""Names of mileposts: cities by their own, plain dots by a real place nearby."""

from __future__ import annotations

import re
from functools import lru_cache

from rapidfuzz import fuzz

import data.rail_baron as facts
from rules.rail_baron.cities.names import find_cities, normalize
from rules.rail_baron.model.board import Board

MIN_SIMILARITY = 75.0
"""Similarity, of 100, from which a name counts as meant though it is spelled differently."""
MAX_SIMILAR = 10
"""Maximum number of names that are only similar."""

_STATE = re.compile(r"[A-Z]{2}(\s*\(.*\))?$")
"""A US state after the comma in a town's name, which is no place of its own."""


def split_places(text: str) -> list[str]:
    """Split a list of places at commas, semicolons, arrows, spaced dashes or line breaks."""
    pieces = re.split(r"[;→\n]|-*>|\s[-–—]\s|,(?![^()]*\))", text)
    places: list[str] = []
    for piece in (piece.strip() for piece in pieces):
        if places and _STATE.match(piece):
            places[-1] += f", {piece}"
        elif piece:
            places.append(piece)
    return places


def place_label(board: Board, milepost: int) -> str:
    """Return a milepost's label; no two labels of a board are equal.

    A city has its name, a dot the name of a place nearby and the railroads that serve it."""
    cities = board.mileposts[milepost].cities
    if cities:
        return " / ".join(cities)
    railroads = ", ".join(mark for mark in board.railroads if mark in board.railroads_at[milepost])
    return f"{board.name(milepost)} ({railroads})"


def find_place(board: Board, text: str) -> list[int]:
    """Return the mileposts a text may mean, best first: cities, then dots.

    Empty if none is similar. The text is a name, an abbreviation, a beginning, a name with a
    typo, a label, or a milepost's number."""
    wanted = normalize(text)
    if not wanted:
        return []
    if wanted.isdigit():
        return [int(wanted)] if int(wanted) in _names(board) else []
    city_mileposts = [board.milepost_of[city] for city in find_cities(text)]
    places = _names(board)
    labelled = [m for m, names in places.items() if names[0] == wanted]
    prefixed = [m for m, names in places.items() if _has_word_prefix(wanted, names[0])]
    prefixed += [m for m in _cities(board) if any(_has_word_prefix(wanted, n) for n in places[m])]
    if not prefixed:
        prefixed = [
            m for m, names in places.items() if any(_has_word_prefix(wanted, n) for n in names)
        ]
    prefixed.sort(key=lambda m: (m not in _cities(board), m))
    return list(dict.fromkeys([*labelled, *city_mileposts, *prefixed])) or _similar(board, wanted)


def is_name_of(board: Board, text: str, milepost: int) -> bool:
    """Return whether the text is a name of the milepost or the beginning of one, without a typo."""
    wanted = normalize(text)
    names = _names(board).get(milepost, ())
    return wanted == str(milepost) or any(_has_word_prefix(wanted, name) for name in names)


def place_choices(board: Board, text: str, limit: int = 25) -> list[tuple[str, int]]:
    """Return (label, milepost) to suggest while a person types; the cities for an empty text."""
    mileposts = (
        find_place(board, text) if normalize(text) else sorted(_cities(board), key=board.name)
    )
    return [(place_label(board, milepost), milepost) for milepost in mileposts[:limit]]


def _has_word_prefix(wanted: str, name: str) -> bool:
    return f" {wanted}" in f" {name}"


def _similar(board: Board, wanted: str) -> list[int]:
    scores = {
        milepost: max(fuzz.ratio(wanted, name) for name in names)
        for milepost, names in _names(board).items()
    }
    similar = [milepost for milepost, score in scores.items() if score >= MIN_SIMILARITY]
    similar.sort(key=lambda m: (m not in _cities(board), -scores[m], m))
    return similar[:MAX_SIMILAR]


@lru_cache(maxsize=8)
def _cities(board: Board) -> frozenset[int]:
    return frozenset(board.milepost_of.values())


@lru_cache(maxsize=8)
def _dots(board: Board) -> dict[int, None]:
    """Return the plain dots of this edition, in order of their numbers."""
    return dict.fromkeys(
        m for m in range(len(board.mileposts)) if board.steps[m] and m not in _cities(board)
    )


@lru_cache(maxsize=8)
def _names(board: Board) -> dict[int, tuple[str, ...]]:
    """Return each milepost's normalized spellings: label first, then the most used names."""
    spellings: dict[int, tuple[str, ...]] = {}
    aliases = facts.city_aliases()
    for milepost in (*sorted(_cities(board)), *_dots(board)):
        cities = board.mileposts[milepost].cities
        names = [place_label(board, milepost), *cities]
        names += [
            alias for alias, alias_cities in aliases.items() if set(alias_cities) & set(cities)
        ]
        place = facts.place_names().get(milepost)
        if place:
            names += [place.near, place.near.split(",")[0], place.alt, place.alt.split(",")[0]]
        spellings[milepost] = tuple(dict.fromkeys(normalize(name) for name in names))
    return spellings
