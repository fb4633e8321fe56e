"""The state of a session as plain data."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from rules.dice_desk.options import Options
from rules.phases import BaseMutablePosition, ReadPosition
from rules.rail_baron.lookups.draws import edition_board
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import State as Book

PersonNumber = Annotated[int, "person"]
"""A person at the real board, numbered in the order in which they sit."""
City = Annotated[str, "city"]
Fact = Literal["home", "place", "destination"]


class Phase(StrEnum):
    """What a session waits for."""

    OPEN = "open"
    REGION = "region"
    DESTINATION = "destination"
    TURN = "turn"
    PURCHASE = "purchase"
    SALE = "sale"
    AUCTION = "auction"
    OVER = "over"


class Person(msgspec.Struct):
    """One person at the real board. Cities have the names of the edition.

    `place`: the last city for which a payoff was collected, at first the home. `may_swap`: the
    first destination is drawn and not yet reached (7). `collected`: dollars from `trips`. `left`:
    gone from the board (17)."""

    name: str
    seat: int | None
    home: str | None = None
    place: str | None = None
    destination: str | None = None
    drew_first: bool = False
    may_swap: bool = False
    collected: int = 0
    trips: int = 0
    left: bool = False


class Naming(msgspec.Struct, frozen=True):
    """The region rolled is the one the person is in, so one must be named (6)."""

    person: int
    region: str


class State(msgspec.Struct):
    """A session; `seats` may enter. `book`: the whole game, whose seats are the people; what
    `people` hold of it follows from it. `agreed`: the seats of those who want the game to count in
    the records (19)."""

    options: Options
    seats: int
    phase: Phase
    people: list[Person]
    naming: Naming | None = None
    book: Book | None = None
    agreed: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


class Position(ReadPosition[State]):
    """A session to be read."""

    @property
    def board(self) -> Board:
        game = self.state.options.game
        return edition_board(self.state.options.edition) if game is None else board(game)

    def name(self, number: int) -> str:
        """Return a person's name as refusals quote it."""
        return self.state.people[number].name or str(number + 1)

    def payoff(self, person: Person) -> int | None:
        """Return the dollars of the person's trip, None without a trip (5)."""
        if person.place is None or person.destination is None:
            return None
        return self.board.payoff(person.place, person.destination)

    def present(self) -> list[int]:
        """Return the people who have not left."""
        return [n for n, person in enumerate(self.state.people) if not person.left]

    def without_home(self) -> list[int]:
        """Return the people who have no home yet."""
        return [n for n in self.present() if self.state.people[n].home is None]

    def next_person(self) -> int | None:
        """Return whose roll is clearly next, None if the people must say who has arrived.

        It is whoever must name a region, then those without a home, then those without a first
        destination, each in order; a person alone is always next (4)."""
        people, present = self.state.people, self.present()
        if self.state.naming is not None:
            return self.state.naming.person
        waiting = self.without_home() or [n for n in present if not people[n].drew_first]
        if waiting:
            return waiting[0]
        return present[0] if len(present) == 1 else None


class MutablePosition(BaseMutablePosition[State], Position):
    """A session being changed."""
