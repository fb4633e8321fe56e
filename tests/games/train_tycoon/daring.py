"""Players of Train Tycoon who do what robots rarely do: grow by every means, give up at the end."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from rules.dice import Dice
from rules.game import Robot
from rules.train_tycoon.model.actions import (
    Bid,
    DeclareBankruptcy,
    Expand,
    FinishTrains,
    PassTarget,
    TargetCompany,
    Vote,
)
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View

LAST = 5
"""The last turn."""
THEN = get_args(get_type_hints(FinishTrains)["then"])
"""What can be said at once of the income."""


class Grows:
    """Chooses like `robot`, but takes every train it can, names targets, bids and is for it."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.name = robot.name

    def choose(self, view: View, seat: int, dice: Dice) -> Any:
        table = view.table
        if table.phase is Phase.VOTE:
            return Vote("for")
        if table.phase is Phase.TRAINS and not any(isinstance(a, Expand) for a in view.legal):
            return FinishTrains(THEN[dice.pick(len(THEN), "then")])
        wanted: tuple[type, ...] = _WANTED.get(table.phase, ())
        for kind in wanted:
            found = [action for action in view.legal if isinstance(action, kind)]
            if table.phase is Phase.BIDS:
                found = [action for action in found if action.offer != "none"] or found
            if found:
                return found[dice.pick(len(found), "grow")]
        return self.robot.choose(view, seat, dice)


_WANTED: dict[Phase, tuple[type, ...]] = {
    Phase.TRAINS: (Expand,),
    Phase.TARGET: (TargetCompany, PassTarget),
    Phase.BIDS: (Bid,),
}


class GivesUp:
    """Chooses like `robot`, and declares bankruptcy in the last turn, where nothing is lost by
    shares that count below nothing."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.name = robot.name

    def choose(self, view: View, seat: int, dice: Dice) -> Any:
        if view.table.phase is Phase.BANKRUPTCY and view.table.turn == LAST:
            return DeclareBankruptcy()
        return self.robot.choose(view, seat, dice)
