"""The robots of Haul. They see a view and draw from dice of their own."""

from __future__ import annotations

from rules.dice import Dice
from rules.game import Robot
from tests.example.data import facts
from tests.example.rules.actions import AnyAction, Bid, Haul
from tests.example.rules.state import Phase
from tests.example.rules.view import View


class Random:
    """Anything legal, but it hauls rather than to put its dollars into the open one by one."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        hauls = [action for action in view.legal if isinstance(action, Haul)]
        actions = hauls if hauls and dice.pick(4, "haul") else view.legal
        return actions[dice.pick(len(actions), "action")]


class Steady:
    """Delivers what pays best, and bids half of what it has."""

    name = "steady"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        if view.phase is Phase.BID:
            return Bid((view.purse or 0) // 2)
        best = sorted(view.hand, key=lambda good: -facts().goods[good].pays)
        return Haul(tuple(best[: facts().wagons]))


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady())}
