"""How likely each seat is to win, by playing on from how a game stands in truth; and what would
have been better than what a seat did, from what that seat could know. For games that are over."""

from __future__ import annotations

from math import tanh
from typing import Any

from rules.dice import Dice, SeededDice
from rules.game import Action, Game, copied
from rules.thinking.mind import Mind
from rules.thinking.search import Weighed, play_on, weigh

ERRS = 8
"""One time in so many somebody does anything. Without that a small lead would count as won where
nothing is drawn: policies that never err always keep it."""
FAR = 60
"""Actions that are played on at least, where the game lasts so long."""


class Erring:
    """A mind's policy, as people play."""

    name = "erring"

    def __init__(self, game: Game, mind: Mind) -> None:
        self.policy, self.random = mind.policy, game.robot("random")

    def choose(self, view: Any, seat: int, dice: Dice) -> Action:
        robot = self.policy if dice.pick(ERRS, "errs") else self.random
        return robot.choose(view, seat, dice)


def wins(game: Game, mind: Mind, state: Any, playouts: range) -> tuple[float, ...]:
    """Of the wins in these playouts each seat's part; together as many as playouts. The n-th meets
    the same dice wherever it begins."""
    seats, policy = len(game.standing(state, None)), Erring(game, mind)
    found = [0.0] * seats
    for number in playouts:
        trial = copied(state)
        table, own = (SeededDice(f"{what} {number}".encode()) for what in ("table", "policy"))
        until = mind.turns(state) + mind.span
        play_on(game, mind, policy, game.view, trial, until, table, own, least=FAR)
        found = [sum(both) for both in zip(found, _parts(game, mind, trial, seats), strict=True)]
    return tuple(found)


def _parts(game: Game, mind: Mind, state: Any, seats: int) -> list[float]:
    """Who has won; where the game is not over, for whom it looks like that."""
    if game.over(state):
        first = [row.seat for row in game.standing(state, None) if row.place == 1]
        return [(seat in first) / len(first) for seat in range(seats)]
    good = [1.0 + tanh(mind.value(state, seat) / mind.scale) for seat in range(seats)]
    return [each / sum(good) for each in good]


def compared(
    game: Game, mind: Mind, view: Any, seat: int, action: Action, playouts: int
) -> tuple[Weighed, Weighed]:
    """The best there was in this view, and what was done: the same one, if nothing was surely
    better."""
    found = weigh(game, mind, view, seat, playouts, SeededDice(b"compared"), base=action)
    return found[0], next(one for one in found if one.action == action)
