"""Sessions of the dice desk that tests begin with, and what is entered in them."""

from typing import Any

import pytest

import data.rail_baron as facts
from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk.actions import SetCity
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import State
from rules.errors import RuleError
from rules.rail_baron.model.state import SeatState

HOMES = ("Chicago", "Miami", "Boston")
CHICAGO_MIAMI = facts.payoffs()["Chicago", "Miami"]


def begun(options: GameOptions | None = None, people: int = 3) -> State:
    """A session whose people have homes; the first is to roll a destination."""
    sitting = tuple(Sitting(name) for name in ("Ada", "Ben", "Cleo")[:people])
    chosen = Options(people=sitting, game=options or GameOptions())
    state, _ = GAME.setup(1, chosen, SeededDice(b""))
    for number, home in enumerate(HOMES[:people]):
        enter(state, SetCity(number, "home", home))
    return state


def riding(destination: str = "Miami", **changes: Any) -> State:
    """Ada rides for a destination that real dice gave, with these things of hers."""
    state = begun()
    enter(state, SetCity(0, "destination", destination))
    for name, value in changes.items():
        setattr(seat(state, 0), name, value)
    return state


def enter(state: State, *actions: Any) -> list[Any]:
    """The entries one after another; the events of the last."""
    *_, events = [GAME.apply(state, 0, each, SeededDice(b"dice of the desk")) for each in actions]
    return events


def seat(state: State, number: int) -> SeatState:
    assert state.book is not None
    return state.book.seats[number]


def refused(state: State, action: Any) -> tuple[str, str]:
    """The code of the refusal, and whose rules refuse."""
    with pytest.raises(RuleError) as error:
        GAME.check(state, 0, action)
    return error.value.code, error.value.game or "dice_desk"
