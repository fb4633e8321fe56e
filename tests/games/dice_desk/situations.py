"""Situations of the dice desk that recorded games must show."""

from collections.abc import Iterator
from typing import Any

from rules.dice_desk.state import State

IMPOSSIBLE = {
    "RegionChosen.purpose=home",  # ruling 6
    "BoughtEngine.engine=Freight",  # nobody buys what all begin with
    # rides are told, so there are no dice for them, and the first person is the one named first
    *("FirstPlayerRolled", "FirstPlayerRolled.first=None", "FirstPlayerRolled.first=some"),
    *("Rolled", "Rolled.red=None", "Rolled.red=some"),
    *("BonusRolled", "BonusRolled.bounce=False", "BonusRolled.bounce=True", "Rode"),
    "LaidOut",  # a session begins with nothing
    "HomeKept",  # it is only told what was done
}

SITUATIONS: set[str] = set()


def before(state: State, seat: int, action: Any) -> Iterator[str]:
    return iter(())


def after(state: State, event: Any) -> Iterator[str]:
    return iter(())
