"""Robots of Railroad Barons that do a Holding's turn at once, as people do in one form."""

from typing import Any, get_args

from rules.dice import NO_DICE, Dice
from rules.game import Robot, copy_state
from rules.railroad_barons import GAME
from rules.railroad_barons.model.actions import Operate, TurnStep
from rules.railroad_barons.model.view import View


class WholeTurns:
    """Chooses like `robot`; the steps of a Holding's turn come together as one `Operate`."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.name = robot.name

    def choose(self, view: View, seat: int, dice: Dice) -> Any:
        first = step = self.robot.choose(view, seat, dice)
        steps: list[TurnStep] = []
        state, turn = copy_state(view.table), GAME.turn_of(view.table)
        while isinstance(step, get_args(TurnStep)):
            steps.append(step)
            GAME.apply(state, seat, step, NO_DICE)
            if GAME.over(state) or GAME.turn_of(state) != turn or seat not in GAME.to_move(state):
                break
            step = self.robot.choose(GAME.view(state, seat), seat, dice)
        return Operate(tuple(steps)) if len(steps) > 1 else first
