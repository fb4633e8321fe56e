"""The complete state of a Rail Baron game as plain data (RULINGS section I)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from rules.rail_baron.model.options import Options

Engine = Literal["Freight", "Express", "SuperChief"]
Purpose = Literal["home", "destination", "alternate"]
Railroad = Annotated[str, "railroad"]
"""The railroad's mark."""
Region = Annotated[str, "region"]
Milepost = Annotated[int, "milepost"]


class Phase(StrEnum):
    """What the game waits for. Automatic steps have no phase."""

    DESTINATION = "destination"
    REGION = "region"
    SWAP = "swap"
    ROLL = "roll"
    RIDE = "ride"
    PURCHASE = "purchase"
    FEES = "fees"
    AUCTION = "auction"
    OVER = "over"


class Ridden(msgspec.Struct, array_like=True):
    """One segment ridden this turn and the rate of its railroad at that moment (ruling 18).

    `rate`: the use fee in dollars if the owner is not the rider, as `ownership/establishment.py`
    says; 0 where none is due."""

    segment: int
    railroad: str
    rate: int


class SeatState(msgspec.Struct):
    """One seat. Cities are names; `milepost` (-1: off the board) and `used` are ids of the board.

    While `declared` the destination is home. After declared status is lost the destination is
    the alternate, and `alternate` stays set until the arrival there: ruling 29 applies. Bankrupt
    seats have nothing. `drew_first`: the first destination was drawn (5a, 25)."""

    cash: int
    home: str = ""
    engine: Engine = "Freight"
    milepost: int = -1
    departure: str = ""
    destination: str | None = None
    declared: bool = False
    alternate: str | None = None
    arrival_due: bool = False
    drew_first: bool = False
    swap_open: bool = False
    used: list[int] = []
    established: dict[str, int] = {}
    railroads: list[str] = []
    bankrupt: bool = False


class Turn(msgspec.Struct):
    """The turn in progress; number 0 is the opening before the first turn.

    `start`: the milepost where the turn began. `engine`: the engine at the white roll (12).
    `red`: the bonus die, once rolled. `steps_left`: the segments to ride now. `white_left`:
    those of them that the white dice give. `bonus_due`: a bonus die of this turn is still to be
    ridden. `bonus_used`: it was ridden or lost. `owed`: None until the end of the turn, then
    what is to be paid, by payee (21)."""

    number: int
    seat: int
    start: int = -1
    white: tuple[int, int] | None = None
    red: int | None = None
    engine: Engine = "Freight"
    steps_left: int = 0
    white_left: int = 0
    bonus_due: bool = False
    bonus_used: bool = False
    arrivals: int = 0
    ridden: list[Ridden] = []
    sold: list[str] = []
    owed: list[tuple[int | None, int]] | None = None


class Auction(msgspec.Struct):
    """The auction of a railroad; `seller` None is the bank.

    `waiting`: the seats still bidding, next bidder first and the leader last. `bid`: 0 before
    the first bid. `minimum`: the lowest first bid."""

    railroad: str
    seller: int | None
    minimum: int
    bid: int = 0
    leader: int | None = None
    waiting: list[int] = []


class State(msgspec.Struct):
    """The whole game.

    `bank_out`: what the bank paid out less what it took in; the seats' cash adds up to it.
    `bank` and `set_aside` (30a) hold the railroads that can be bought; Public ones are in no
    list. `purchases`: the count of ruling 31a, railroads bought from the bank less those sold to
    it. `gifts`: how many the imaginary owner was given. `drawing`: what a named region is for.
    `auctions_to_come`: opening auctions after the one in progress."""

    options: Options
    seats: list[SeatState]
    phase: Phase
    turn: Turn
    first: int = 0
    bank: list[str] = []
    set_aside: list[str] = []
    sold_out: bool = False
    third_owner: list[str] = []
    purchases: int = 0
    gifts: int = 0
    drawing: Purpose | None = None
    auction: Auction | None = None
    auctions_to_come: int = 0
    bank_out: int = 0
    winner: int | None = None
