"""Mileposts by name: the cities, and for every plain dot a real place nearby."""

from __future__ import annotations

import re
from functools import lru_cache

from rapidfuzz import fuzz

import data.rail_baron as facts
from rules.rail_baron.cities.names import find_cities, plain
from rules.rail_baron.model.board import Board

SIMILAR = 75.0
"""Likeness, of 100, from which a name counts as meant though it is not spelled so."""
OFFERED = 10
"""At most so many names that are only similar."""

_STATE = re.compile(r"[A-Z]{2}(\s*\(.*\))?$")
"""What follows the comma in the name of a town: it is no place of its own."""


def split_places(text: str) -> list[str]:
    """The places in a list: separated by commas, semicolons, arrows, dashes between spaces or new
    lines."""
    pieces = re.split(r"[;→\n]|-*>|\s[-–—]\s|,(?![^()]*\))", text)
    found: list[str] = []
    for piece in (piece.strip() for piece in pieces):
        if found and _STATE.match(piece):
            found[-1] += f", {piece}"
        elif piece:
            found.append(piece)
    return found


def place_label(board: Board, milepost: int) -> str:
    """What to call a milepost where it must not be mixed up: no two labels of a board are equal.

    A city by its name, a dot by a place nearby and the railroads that serve it.
    """
    cities = board.mileposts[milepost].cities
    if cities:
        return " / ".join(cities)
    railroads = ", ".join(mark for mark in board.railroads if mark in board.at[milepost])
    return f"{board.name(milepost)} ({railroads})"


def find_place(board: Board, text: str) -> list[int]:
    """Mileposts a person may mean, best first: cities, then dots; empty if nothing is like it.

    A name, an abbreviation, a beginning, a slip of the finger, a label, or the number of a
    milepost.
    """
    wanted = plain(text)
    if not wanted:
        return []
    if wanted.isdigit():
        return [int(wanted)] if int(wanted) in _names(board) else []
    meant = [board.milepost_of[city] for city in find_cities(text)]
    places = _names(board)
    labelled = [m for m, names in places.items() if names[0] == wanted]
    begun = [m for m, names in places.items() if _begins(wanted, names[0])]
    begun += [m for m in _cities(board) if any(_begins(wanted, n) for n in places[m])]
    if not begun:
        begun = [m for m, names in places.items() if any(_begins(wanted, n) for n in names)]
    begun.sort(key=lambda m: (m not in _cities(board), m))
    return list(dict.fromkeys([*labelled, *meant, *begun])) or _similar(board, wanted)


def place_choices(board: Board, text: str, limit: int = 25) -> list[tuple[str, int]]:
    """(label, milepost) to offer while a person types; the cities while nothing is typed."""
    found = find_place(board, text) if plain(text) else sorted(_cities(board), key=board.name)
    return [(place_label(board, milepost), milepost) for milepost in found[:limit]]


def _begins(wanted: str, name: str) -> bool:
    return f" {wanted}" in f" {name}"


def _similar(board: Board, wanted: str) -> list[int]:
    scores = {
        milepost: max(fuzz.ratio(wanted, name) for name in names)
        for milepost, names in _names(board).items()
    }
    near = [milepost for milepost, score in scores.items() if score >= SIMILAR]
    near.sort(key=lambda m: (m not in _cities(board), -scores[m], m))
    return near[:OFFERED]


@lru_cache(maxsize=8)
def _cities(board: Board) -> frozenset[int]:
    return frozenset(board.milepost_of.values())


@lru_cache(maxsize=8)
def _dots(board: Board) -> dict[int, None]:
    """Plain dots of this edition, in order of their numbers."""
    return dict.fromkeys(
        m for m in range(len(board.mileposts)) if board.steps[m] and m not in _cities(board)
    )


@lru_cache(maxsize=8)
def _names(board: Board) -> dict[int, tuple[str, ...]]:
    """The spellings of each milepost as `plain` writes them: its label first, then the names
    most used, then others."""
    found: dict[int, tuple[str, ...]] = {}
    aliases = facts.city_aliases()
    for milepost in (*sorted(_cities(board)), *_dots(board)):
        cities = board.mileposts[milepost].cities
        names = [place_label(board, milepost), *cities]
        names += [alias for alias, meant in aliases.items() if set(meant) & set(cities)]
        place = facts.place_names().get(milepost)
        if place:
            names += [place.near, place.near.split(",")[0], place.alt, place.alt.split(",")[0]]
        found[milepost] = tuple(dict.fromkeys(plain(name) for name in names))
    return found
