"""The cases there are, and how tests go over them.

A game has a package `tests/games/<key>` that exposes `CASE`. Nothing lists these packages. One of a
game that `rules/` does not hold (an example in `tests/`) is tested in the same way: while the suite
runs the house knows that game too.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache

import pytest

import tests.games
from bot.tables.types.games import all_games, game_of, temporary_game
from rules.game import Robot
from tests.conformance.case import Case, nothing
from tests.playthroughs.plans import Plan


@cache
def cases() -> dict[str, Case]:
    """Every case by the key of its game."""
    by_key: dict[str, Case] = {}
    for package in pkgutil.iter_modules(tests.games.__path__):
        module = importlib.import_module(f"tests.games.{package.name}")
        by_key[module.CASE.key] = module.CASE
    return by_key


@cache
def examples() -> list[Case]:
    """Those of games that `rules/` does not hold."""
    return [case for key, case in cases().items() if key not in all_games()]


@contextmanager
def known() -> Iterator[None]:
    """While it lasts the house knows the games of all cases."""
    with ExitStack() as stack:
        for case in examples():
            stack.enter_context(temporary_game(case.game))
        yield


def plans() -> list[Plan]:
    """The games that are recorded here."""
    return [plan for case in cases().values() if case.recorded for plan in case.recorded.plans]


def player(plan: Plan, seat: int) -> Robot:
    """Who makes up a seat's mind in a game to be recorded."""
    recorded, letter = cases()[plan.game].recorded, plan.seats[seat]
    if recorded is not None and letter in recorded.players:
        return recorded.players[letter]()
    robot: Robot = game_of(plan.game).robot({"r": "random", "s": "steady"}[letter])
    return robot


every_case = pytest.mark.parametrize("case", cases().values(), ids=list(cases()))


at_tables = pytest.mark.parametrize(
    "case", [pytest.param(case, id=key) for key, case in cases().items() if not case.game.in_person]
)
"""Every case whose game is played at its table, and not in person."""


def having(part: str) -> pytest.MarkDecorator:
    """Every case that gives this."""
    matching = {
        key: case
        for key, case in cases().items()
        if getattr(case, part) and getattr(case, part) is not nothing
    }
    return pytest.mark.parametrize("case", matching.values(), ids=list(matching))


def numbered(count: Callable[[Case], int]) -> pytest.MarkDecorator:
    """Every case with each of so many numbers."""
    rows = [
        pytest.param(case, number, id=f"{key}-{number}")
        for key, case in cases().items()
        for number in range(count(case))
    ]
    return pytest.mark.parametrize(("case", "number"), rows)
