"""Players of Train Tycoon who do what robots rarely do: grow by every means, give up at the end."""

from typing import Any, get_args, get_type_hints

from rules.dice import Dice
from rules.game import Robot
from rules.train_tycoon.model.view import View
from tests.support.train_tycoon import kit as tt

LAST = 5
"""The last turn."""
THEN = get_args(get_type_hints(tt.FinishTrains)["then"])
"""What can be said at once of the income."""


class Grows:
    """Chooses like `robot`, but takes every train it can, names targets, bids and is for it."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.name = robot.name

    def choose(self, view: View, seat: int, dice: Dice) -> Any:
        table = view.table
        if table.phase is tt.Phase.VOTE:
            return tt.Vote("for")
        if table.phase is tt.Phase.TRAINS and not any(isinstance(a, tt.Expand) for a in view.legal):
            return tt.FinishTrains(THEN[dice.pick(len(THEN), "then")])
        wanted: tuple[type, ...] = _WANTED.get(table.phase, ())
        for kind in wanted:
            actions = [action for action in view.legal if isinstance(action, kind)]
            if table.phase is tt.Phase.BIDS:
                actions = [action for action in actions if action.offer != "none"] or actions
            if actions:
                return actions[dice.pick(len(actions), "grow")]
        return self.robot.choose(view, seat, dice)


_WANTED: dict[tt.Phase, tuple[type, ...]] = {
    tt.Phase.TRAINS: (tt.Expand,),
    tt.Phase.TARGET: (tt.TargetCompany, tt.PassTarget),
    tt.Phase.BIDS: (tt.Bid,),
}


class GivesUp:
    """Chooses like `robot`, and declares bankruptcy in the last turn, where nothing is lost by
    shares that count below nothing."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.name = robot.name

    def choose(self, view: View, seat: int, dice: Dice) -> Any:
        if view.table.phase is tt.Phase.BANKRUPTCY and view.table.turn == LAST:
            return tt.DeclareBankruptcy()
        return self.robot.choose(view, seat, dice)
