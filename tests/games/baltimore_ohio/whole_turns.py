"""Robots of Baltimore & Ohio that do a railroad's turn at once, as people do on one card."""

from typing import Any

from rules.baltimore_ohio.model.actions import Operate, TurnStep
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import try_actions
from rules.dice import Dice
from rules.game import Robot


class WholeTurns:
    """Chooses like `robot`; the steps of a railroad's turn come together as one `Operate`."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.name = robot.name

    def choose(self, view: View, seat: int, dice: Dice) -> Any:
        first = self.robot.choose(view, seat, dice)
        if view.table.business is None:
            return first
        steps: list[TurnStep] = [first]
        while True:
            trial = try_actions(view, steps)
            if not trial.same_turn or seat not in trial.to_move:
                return Operate(tuple(steps)) if len(steps) > 1 else first
            now = View(viewer=seat, to_move=trial.to_move, table=trial.table, legal=trial.legal)
            steps.append(self.robot.choose(now, seat, dice))
