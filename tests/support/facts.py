"""Facts that differ from the shipped ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from data.facts import FactSet, facts_of

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
