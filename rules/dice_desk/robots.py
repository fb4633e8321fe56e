"""Robots that keep a session, for tests: people keep theirs themselves."""

from __future__ import annotations

from rules.dice import Dice
from rules.dice_desk.actions import AnyAction, ChooseRegion, CloseDesk, DrawNext
from rules.dice_desk.view import View
from rules.game import Robot


class Random:
    """Enters anything, and seldom closes."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        open_ = [action for action in view.legal if not isinstance(action, CloseDesk)]
        if not open_ or dice.pick(40, "closing") == 0:
            return CloseDesk()
        return open_[dice.pick(len(open_), "choice")]


class Steady:
    """Rolls for whoever is next, else for anybody, and closes after a while."""

    name = "steady"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        named = [action for action in view.legal if isinstance(action, ChooseRegion)]
        if named:
            return named[dice.pick(len(named), "region")]
        rolls = [action for action in view.legal if isinstance(action, DrawNext)]
        if not rolls or dice.pick(40, "closing") == 0:
            return CloseDesk()
        number = view.position.next_person()
        return rolls[dice.pick(len(rolls), "person")] if number is None else DrawNext(number)


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady())}
