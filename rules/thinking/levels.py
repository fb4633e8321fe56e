"""Levels of robots.

The steady robot of each game plays by rule of thumb; from its evaluator follow one that searches
and one that is easy to beat."""

from __future__ import annotations

from rules.dice import Dice
from rules.game import Action, Game, Robot
from rules.thinking.evaluator import Evaluator
from rules.thinking.search import evaluate_actions

LEVELS = ("beginner", "steady", "expert")
"""The levels offered to people, easiest first."""
STEADY = "steady"
SEARCHING = frozenset({"expert"})
"""The levels that take long to choose."""
CARELESS = 5
"""A beginner plays a random idea one time in this many."""


class Expert:
    """Plays the proposal that does best in rollouts (see `search`)."""

    name = "expert"

    def __init__(self, game: Game, evaluator: Evaluator) -> None:
        self.game, self.evaluator = game, evaluator

    def choose(self, view: object, seat: int, dice: Dice) -> Action:
        evaluations = evaluate_actions(
            self.game, self.evaluator, view, seat, self.evaluator.playouts, dice
        )
        return evaluations[0].action


class Beginner:
    """Plays as the steady robot does, but now and then a random idea."""

    name = "beginner"

    def __init__(self, evaluator: Evaluator, steady: Robot) -> None:
        self.evaluator, self.steady = evaluator, steady

    def choose(self, view: object, seat: int, dice: Dice) -> Action:
        if dice.pick(CARELESS, "careless"):
            return self.steady.choose(view, seat, dice)
        ideas = list(dict.fromkeys(self.evaluator.ideas(view, seat)))
        return ideas[dice.pick(len(ideas), "idea")]


def robot_of_level(game: Game, evaluator: Evaluator, name: str) -> Robot | None:
    """Return the robot of a level that follows from the evaluator, or None for any other name."""
    if name == Expert.name:
        return Expert(game, evaluator)
    if name == Beginner.name:
        return Beginner(evaluator, game.robot("steady"))
    return None


def levels(game: Game) -> tuple[str, ...]:
    """Return the levels that people are offered in this game."""
    return LEVELS if getattr(game, "evaluator", None) else (STEADY,)
