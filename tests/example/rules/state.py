"""The whole of a game of Haul as plain data."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from rules.phases import BaseMutablePosition
from tests.example.rules.options import Options

Good = Annotated[str, "good"]
"""The name of a good, as "coal"."""


class Phase(StrEnum):
    """What the game waits for."""

    HAUL = "haul"
    BID = "bid"
    OVER = "over"


class Step(StrEnum):
    """What happens by itself between two phases."""

    NEXT = "next"
    REVEAL = "reveal"


class State(msgspec.Struct):
    """By seat: `purses`, what is in the open (`shown`), `hands`, and `bids` (None: not yet). Of the
    `deck` nobody knows anything; `delivered` cards are out of the game. `bank_out` is what the bank
    has paid."""

    options: Options
    purses: list[int]
    shown: list[int]
    hands: list[list[str]]
    bids: list[int | None]
    deck: list[str]
    delivered: list[str] = []
    bank_out: int = 0
    phase: Phase = Phase.HAUL
    first: int = 0
    seat: int = 0
    turn: int = 1
    round: int = 1


class Play(BaseMutablePosition[State]):
    """A state being changed."""

    def pay(self, into: list[int], seat: int, dollars: int) -> None:
        """Pay from the bank into a purse or into the open."""
        into[seat] += dollars
        self.state.bank_out += dollars
