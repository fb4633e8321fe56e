"""Facts that differ from the shipped ones."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from math import gcd
from typing import Any

import msgspec

from data.corrections import by_name, corrected
from data.facts import FactsError, FactSet, facts_of

SOMETHING: dict[str, tuple[str, tuple[Any, ...], Any]] = {
    "rail_baron": ("game_numbers.json", ("rover_award",), 40_000),
    "railroad_barons": ("constants.json", ("network_token_income",), 20),
    "baltimore_ohio": ("equipment.json", ("maintenance", 0, "maintenance_per_card"), 20),
    "train_tycoon": ("finance.json", ("track_cost_per_tile",), 30),
}
"""Of each game a file, the way to a number in it, and another number that is possible too."""


def changed(game: str, file: str, way: tuple[Any, ...], value: Any) -> FactSet:
    """The shipped facts of a game with another value."""
    shipped = facts_of(game).shipped
    content = part = msgspec.json.decode(shipped.files[file])
    for step in way[:-1]:
        part = part[step]
    assert part[way[-1]] != value
    part[way[-1]] = value
    return FactSet(game, {**shipped.files, file: msgspec.json.encode(content)})


def another(game: str) -> FactSet:
    """Other facts of a game that are possible."""
    facts = changed(game, *SOMETHING[game])
    facts_of(game).check(facts)
    return facts


@contextmanager
def by_default(facts: FactSet) -> Iterator[None]:
    """New tables of the game get these facts."""
    game = facts_of(facts.game)
    before = game.default
    game.default = facts
    try:
        yield
    finally:
        game.default = before


class Unread(FactSet):
    """Facts that nobody may read."""

    def __init__(self, game: str) -> None:
        super().__init__(game, {})


# --- facts changed at random, within what is possible

NOT_PRINTED = {
    *("id", "row", "col", "column", "q", "r", "x", "y", "lat", "lon", "index", "number"),
    *("level_number", "stack_position", "tech_level", "turn", "milepost", "mileposts", "segments"),
    *("players", "operating_order", "a", "b", "width", "height", "current_tech_level"),
    *("region_w72", "city_w72", "p", "tracks", "marker_space", "rolls", "weights_of_72", "arms"),
}
"""Numbers that name or place something, or follow from others."""


def random_facts(game: str, chance: random.Random, changes: int) -> tuple[FactSet, int]:
    """Facts with so many values changed, and how many of them were possible."""
    facts = facts_of(game)
    made, possible = facts.shipped, 0
    values = {
        name: list(_changeable(by_name(msgspec.json.decode(content), facts.tables.get(name, {}))))
        for name, content in facts.shipped.files.items()
    }
    names = [name for name in values if values[name]]
    for _ in range(changes):
        name = chance.choice(names)
        way, value = chance.choice(values[name])
        grain = gcd(*_whole(value)) or 1
        delta = grain * chance.choice((-3, -2, -1, 1, 2, 3))
        other = [part + delta for part in value] if isinstance(value, list) else value + delta
        patch: Any = other
        for step in reversed(way):
            patch = {step: patch}
        try:
            made = corrected(facts, {name: patch}, made)
            possible += 1
        except FactsError:
            continue  # something else depends on it
    return made, possible


def _changeable(content: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Numbers and lists of numbers that a box prints, with the ways to them."""
    if isinstance(content, dict):
        for name, part in content.items():
            if name not in NOT_PRINTED:
                yield from _changeable(part, (*way, name))
    elif way and _whole(content):
        yield way, content


def _whole(value: Any) -> list[int]:
    parts = value if isinstance(value, list) else [value]
    return parts if all(type(part) is int for part in parts) else []
