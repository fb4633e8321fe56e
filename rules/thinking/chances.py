"""Chances of winning and better choices, for games that are over.

Chances come from playing on from the true state; what would have been better than a choice is
judged from what its seat could know."""

from __future__ import annotations

from math import tanh

from rules.dice import Dice, SeededDice
from rules.game import Action, Game, copy_state
from rules.thinking.evaluator import Evaluator
from rules.thinking.search import Evaluation, evaluate_actions, play_rollout

ERROR_RATE = 8
"""One action in this many is random. Without errors a small lead would count as won where nothing
is drawn, since the policy always keeps it."""
MIN_ACTIONS = 60
"""Minimum of actions that are played on, if the game lasts that long."""


class ErringPolicy:
    """An evaluator's policy with random errors, as people make them."""

    name = "erring"

    def __init__(self, game: Game, evaluator: Evaluator) -> None:
        self.policy, self.random = evaluator.policy, game.robot("random")

    def choose(self, view: object, seat: int, dice: Dice) -> Action:
        robot = self.policy if dice.pick(ERROR_RATE, "errs") else self.random
        return robot.choose(view, seat, dice)


def count_wins(
    game: Game, evaluator: Evaluator, state: object, playouts: range
) -> tuple[float, ...]:
    """Return each seat's part of the wins in these playouts; they sum to the number of playouts.
    Playout n meets the same dice from every starting state."""
    seats, policy = len(game.standing(state, None)), ErringPolicy(game, evaluator)
    totals = [0.0] * seats
    for number in playouts:
        trial = copy_state(state)
        table, policy_dice = (
            SeededDice(f"{what} {number}".encode()) for what in ("table", "policy")
        )
        until = evaluator.turns_played(state) + evaluator.span
        actions = max(MIN_ACTIONS, evaluator.depth)
        play_rollout(game, evaluator, policy, game.view, trial, until, actions, table, policy_dice)
        totals = [
            sum(both)
            for both in zip(totals, _win_parts(game, evaluator, trial, seats), strict=True)
        ]
    return tuple(totals)


def _win_parts(game: Game, evaluator: Evaluator, state: object, seats: int) -> list[float]:
    """Return 1 for the winner (shared if several); if the game is not over, shares by the value."""
    if game.over(state):
        winners = [row.seat for row in game.standing(state, None) if row.place == 1]
        return [(seat in winners) / len(winners) for seat in range(seats)]
    weights = [1.0 + tanh(evaluator.value(state, seat) / evaluator.scale) for seat in range(seats)]
    return [each / sum(weights) for each in weights]


def compare_with_best(
    game: Game, evaluator: Evaluator, view: object, seat: int, action: Action, playouts: int
) -> tuple[Evaluation, Evaluation]:
    """Return the evaluations of the best action in this view and of the one that was done; the same
    one twice if nothing was surely better."""
    evaluations = evaluate_actions(
        game, evaluator, view, seat, playouts, SeededDice(b"compared"), base=action
    )
    return evaluations[0], next(
        evaluation for evaluation in evaluations if evaluation.action == action
    )
