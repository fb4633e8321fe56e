"""A game to be read (`Position`) or changed (`MutablePosition`), with what all rules share."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from rules.phases import BaseMutablePosition, ReadPosition
from rules.rail_baron.model import levels
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import Announced, Paid, Why
from rules.rail_baron.model.state import Engine, Phase, SeatState, State

BANK = None
"""Owner of the railroads that have not been bought."""
THIRD_OWNER = -1
"""The imaginary third owner of a two-seat game (ruling 31)."""


class Step(StrEnum):
    """Automatic steps. Each leads to another step or to a `Phase`, in which the game waits."""

    OPENING = "opening"
    NEXT_TURN = "next turn"
    DRAW = "draw"
    ROLL = "roll"
    BONUS = "bonus"
    BOUNCE = "bounce"
    ARRIVAL = "arrival"
    HOME = "home"
    BUYING = "buying"
    CONTINUE_TURN = "onward"
    FEES = "fees"
    END = "end"
    RESOLVE_AUCTION = "hammer"


Next = Phase | Step


class Position(ReadPosition[State]):
    """A read-only state with its board."""

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
        """Return the dollars for a better engine in this game."""
        return levels.engine_price(self.state.options, len(self.state.seats), present, wanted)

    def owner(self, railroad: str) -> int | None:
        """Return a seat, `THIRD_OWNER` or `BANK`."""
        for number, seat in enumerate(self.state.seats):
            if railroad in seat.railroads:
                return number
        return THIRD_OWNER if railroad in self.state.third_owner else BANK

    def price(self, railroad: str) -> int:
        """Return the list price in dollars."""
        return self.board.railroads[railroad].price

    def half_price(self, railroad: str) -> int:
        """Return half the list price: the first bid, and what the bank pays (21, 22)."""
        return self.price(railroad) // 2

    def target_milepost(self, seat: SeatState) -> int | None:
        """Return the milepost of the seat's destination: home while it is declared (26)."""
        return None if seat.destination is None else self.board.milepost_of[seat.destination]

    def is_in_city(self, seat: SeatState, city: str) -> bool:
        """Whether the seat's train is in that city; twin cities are one place (7a)."""
        return seat.milepost == self.board.milepost_of[city]

    def active_seats(self) -> list[int]:
        """Return the seats that are not bankrupt."""
        return [n for n, seat in enumerate(self.state.seats) if not seat.bankrupt]

    def seats_after(self, seat: int) -> Iterator[int]:
        """Yield the other seats that are not bankrupt, in turn order from this seat's left."""
        count = len(self.state.seats)
        for step in range(1, count):
            other = (seat + step) % count
            if not self.state.seats[other].bankrupt:
                yield other


class MutablePosition(BaseMutablePosition[State], Position):
    """A state being changed."""

    def transfer(self, payer: int | None, payee: int | None, amount: int, why: Why) -> None:
        """Move whole dollars; None is the bank.

        Cash that reaches the announce level is announced at that moment (24)."""
        if amount == 0:
            return
        if payer is None:
            self.state.bank_out += amount
        else:
            self.state.seats[payer].cash -= amount
        self.emit(Paid(payer, payee, amount, why))
        if payee is None:
            self.state.bank_out -= amount
            return
        seat = self.state.seats[payee]
        before, seat.cash = seat.cash, seat.cash + amount
        if before < self.announce_level <= seat.cash:
            self.emit(Announced(payee, seat.cash))
