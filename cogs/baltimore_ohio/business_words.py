"""The words of a railroad's turn: the catalogue's keys and names of things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import data.baltimore_ohio as facts
from data import texts
from rules.baltimore_ohio.model.board import board

DOMAIN = "baltimore_ohio_business"


def b(key: str, language: str, **values: Any) -> str:
    """A text of this part of the cog."""
    return texts.say(f"{DOMAIN}-{key}", language, **values)


def place(hex_: str) -> str:
    """`Utica (B14)`: a hex by its city, or by its id alone."""
    city = board().city.get(hex_)
    return hex_ if city is None else f"{city} ({hex_})"


def places(hexes: Iterable[str]) -> str:
    """Several hexes in the order given."""
    return ", ".join(map(place, hexes))


def cities(names: Iterable[str], language: str) -> str:
    """Several cities, or that there are none."""
    return ", ".join(names) or b("cities-none", language)


def levels(numbers: Iterable[int]) -> str:
    """`2, 2, 3`: Capital Equipment Cards by their Tech Levels."""
    return ", ".join(str(facts.card(number).tech_level) for number in numbers)


def of_levels(numbers: Iterable[int], language: str) -> str:
    """`of level 2`, `of levels 2, 2, 3`: the same for cards that are named after their number."""
    found = [facts.card(number).tech_level for number in numbers]
    kinds = len(set(found))
    shown = ", ".join(map(str, found[:1] if kinds == 1 else found))
    return b("of-levels", language, kinds=kinds, levels=shown)
