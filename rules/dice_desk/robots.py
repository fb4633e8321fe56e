"""Robots that keep a session, for tests: people keep theirs themselves."""

from __future__ import annotations

from rules.dice import Dice
from rules.dice_desk.actions import AnyAction, ChooseRegion, CloseDesk, DrawNext, RemovePerson
from rules.dice_desk.view import View
from rules.game import Robot


class Random:
    """Enters anything; seldom somebody leaves, or the desk is closed."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        ends = [action for action in view.legal if isinstance(action, CloseDesk | RemovePerson)]
        open_ = [action for action in view.legal if action not in ends]
        if not open_ or dice.pick(40, "closing") == 0:
            return ends[dice.pick(len(ends), "end")]
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
        due = [roll for roll in rolls if roll == DrawNext(-1 if number is None else number)]
        return due[0] if due else rolls[dice.pick(len(rolls), "person")]


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady())}
