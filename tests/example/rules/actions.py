"""What a seat can do in Haul."""

from __future__ import annotations

from typing import ClassVar

from rules.field_kinds import Dollars
from rules.game import Action
from tests.example.rules.state import Good


class Trade(Action, frozen=True):
    """Put dollars from the purse into the open (3)."""

    coins: Dollars


class Haul(Action, frozen=True):
    """Roll the dice, and deliver these cards of the hand (4)."""

    goods: tuple[Good, ...] = ()


class Bid(Action, frozen=True):
    """Bid for the load, in secret (5)."""

    sealed: ClassVar[bool] = True
    coins: Dollars


AnyAction = Trade | Haul | Bid
