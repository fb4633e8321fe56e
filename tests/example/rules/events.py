"""What happens in Haul."""

from __future__ import annotations

from typing import ClassVar

from rules.field_kinds import Dollars, Player
from rules.game import Event
from tests.example.rules.state import Good


class Dealt(Event, frozen=True):
    """Each seat was dealt so many cards, which only it sees (1)."""

    cards: int


class Traded(Event, frozen=True):
    seat: Player
    coins: Dollars


class Hauled(Event, frozen=True):
    """`earned`: by the dice and by the goods delivered."""

    seat: Player
    dice: tuple[int, ...]
    goods: tuple[Good, ...]
    earned: Dollars


class Chose(Event, frozen=True):
    """A bid is in, and nobody else knows it."""

    seat: Player


class Revealed(Event, frozen=True):
    """All bids, by seat, who takes the load, and what that seat is paid."""

    reveals: ClassVar[bool] = True
    bids: tuple[Dollars, ...]
    winner: Player
    paid: Dollars


AnyEvent = Dealt | Traded | Hauled | Chose | Revealed
