"""Every game gives the suite what it needs; nothing but its own folders is edited for it."""

from pathlib import Path

import pytest

from bot.tables.types.games import all_games
from data.pace import paces
from rules.game import TakesOrders
from tests.conformance.cases import cases

GIVEN = ("commands", "ledger", "rulings", "refused", "recorded")
"""What has a default for the sake of examples."""


@pytest.mark.parametrize("key", all_games())
def test_a_game_has_its_case(key: str) -> None:
    case = cases().get(key)
    assert case is not None, (
        f"rules/{key} has no case: write tests/games/{key}/__init__.py with a CASE"
        " (tests/conformance/case.py says what it holds)"
    )
    missing = [name for name in GIVEN if not getattr(case, name)]
    assert not missing, f"the CASE of tests/games/{key} must give {', '.join(missing)}"
    if isinstance(case.game, TakesOrders):
        assert case.orders is not None, f"the CASE of tests/games/{key} must give orders"
    if case.chat.film is not None:
        assert case.film, f"the CASE of tests/games/{key} must give the seats of a film"


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if not game.in_person])
def test_how_long_a_game_lasts_was_measured(key: str) -> None:
    """`python -m tests.benchmarks.pace` writes it; leaving what is offered is worth its presses."""
    game = all_games()[key]
    for name in ("", *(name for name, _ in game.paced_options)):
        by_seats = paces(key, name)
        assert set(by_seats) == set(game.seats)
        for pace in by_seats.values():
            plain, offered = pace.plain, pace.offered
            assert offered.waits < plain.waits and offered.presses < plain.presses


def test_a_case_is_of_the_game_of_its_folder() -> None:
    folder = Path(__file__).parents[1] / "games"
    there = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert there == set(cases()) >= set(all_games())
