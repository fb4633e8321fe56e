"""A game being read (`Position`) and a game being moved on (`Play`): what all chapters share."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from rules.phases import Moving, Reading
from rules.rail_baron.model import levels
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import Announced, Paid, Why
from rules.rail_baron.model.state import Engine, Phase, SeatState, State

BANK = None
"""The owner of what nobody bought."""
THIRD = -1
"""The imaginary third owner of a two-seat game (ruling 31)."""


class Step(StrEnum):
    """What happens by itself. A step leads to another or to a `Phase`, where the game waits."""

    OPENING = "opening"
    NEXT_TURN = "next turn"
    DRAW = "draw"
    ROLL = "roll"
    BONUS = "bonus"
    BOUNCE = "bounce"
    ARRIVAL = "arrival"
    HOME = "home"
    BUYING = "buying"
    ONWARD = "onward"
    FEES = "fees"
    END = "end"
    HAMMER = "hammer"


Next = Phase | Step


class Position(Reading[State]):
    """A state with its board; read only."""

    __slots__ = ("board",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.board: Board = board(state.options)

    @property
    def mover(self) -> SeatState:
        """The seat on turn."""
        return self.state.seats[self.state.turn.seat]

    @property
    def announce_level(self) -> int:
        return levels.announce_level(self.state.options.edition)

    @property
    def winning_level(self) -> int:
        return levels.winning_level(self.state.options.edition)

    def engine_price(self, present: Engine, wanted: Engine) -> int:
        """Dollars for a better engine in this game."""
        return levels.engine_price(self.state.options, len(self.state.seats), present, wanted)

    def owner(self, railroad: str) -> int | None:
        """A seat, `THIRD` or `BANK`."""
        for number, seat in enumerate(self.state.seats):
            if railroad in seat.railroads:
                return number
        return THIRD if railroad in self.state.third_owner else BANK

    def price(self, railroad: str) -> int:
        """List price in dollars."""
        return self.board.railroads[railroad].price

    def half(self, railroad: str) -> int:
        """What the bank pays for it, and the first bid for it (21, 22)."""
        return self.price(railroad) // 2

    def target(self, seat: SeatState) -> int | None:
        """The milepost the seat rides for: its destination, home while declared (26)."""
        return None if seat.destination is None else self.board.milepost_of[seat.destination]

    def stands_at(self, seat: SeatState, city: str) -> bool:
        """Whether its train is in that city; twin cities are one place (7a)."""
        return seat.milepost == self.board.milepost_of[city]

    def playing(self) -> list[int]:
        """The seats that are not bankrupt."""
        return [n for n, seat in enumerate(self.state.seats) if not seat.bankrupt]

    def after(self, seat: int) -> Iterator[int]:
        """The other seats still playing, in turn order from its left."""
        count = len(self.state.seats)
        for step in range(1, count):
            other = (seat + step) % count
            if not self.state.seats[other].bankrupt:
                yield other


class Play(Moving[State], Position):
    """A state being changed."""

    def transfer(self, payer: int | None, payee: int | None, amount: int, why: Why) -> None:
        """Move whole dollars; None is the bank. Cash that reaches the announce level is announced
        at that moment (24)."""
        if amount == 0:
            return
        if payer is None:
            self.state.bank_out += amount
        else:
            self.state.seats[payer].cash -= amount
        self.tell(Paid(payer, payee, amount, why))
        if payee is None:
            self.state.bank_out -= amount
            return
        seat = self.state.seats[payee]
        before, seat.cash = seat.cash, seat.cash + amount
        if before < self.announce_level <= seat.cash:
            self.tell(Announced(payee, seat.cash))
