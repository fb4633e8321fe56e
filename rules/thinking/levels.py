"""How well a robot plays. The steady robot of each game goes by rule of thumb; from its mind follow
one that thinks ahead and one that is easy to beat."""

from __future__ import annotations

from typing import Any

from rules.dice import Dice
from rules.game import Action, Game, GameOf, Robot
from rules.thinking.mind import Mind
from rules.thinking.search import weigh

LEVELS = ("beginner", "steady", "expert")
"""The levels that people are offered, the easiest first."""
STEADY = "steady"
PONDERS = frozenset({"expert"})
"""Those that take long to choose."""
CARELESS = 5
"""A beginner does one time in so many what comes to its mind."""


class Expert:
    """Does what is most likely the best of all proposals, by trying them (see `search`)."""

    name = "expert"

    def __init__(self, game: Game, mind: Mind) -> None:
        self.game, self.mind = game, mind

    def choose(self, view: Any, seat: int, dice: Dice) -> Action:
        found = weigh(self.game, self.mind, view, seat, self.mind.playouts, dice)
        return found[0].action


class Beginner:
    """The steady robot, now and then careless."""

    name = "beginner"

    def __init__(self, mind: Mind, steady: Robot) -> None:
        self.mind, self.steady = mind, steady

    def choose(self, view: Any, seat: int, dice: Dice) -> Action:
        if dice.pick(CARELESS, "careless"):
            return self.steady.choose(view, seat, dice)
        mind = self.mind
        found = list(dict.fromkeys([*mind.proposals(view, seat), *mind.others(view, seat)]))
        return found[dice.pick(len(found), "idea")]


def leveled(game: GameOf[Any, Any, Any, Any], mind: Mind, name: str) -> Robot | None:
    """The robot of a level that follows from the mind, None for any other name."""
    if name == Expert.name:
        return Expert(game, mind)
    if name == Beginner.name:
        return Beginner(mind, game.robot("steady"))
    return None


def levels(game: Game) -> tuple[str, ...]:
    """Those that people are offered in this game."""
    return LEVELS if getattr(game, "mind", None) else (STEADY,)
