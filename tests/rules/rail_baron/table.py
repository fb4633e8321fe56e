"""A game laid out as a test needs it, with dice that fall as it says and the referee watching."""

from __future__ import annotations

from collections import deque
from itertools import product
from typing import Any

from rules.errors import RuleError
from rules.game import copy_state
from rules.rail_baron import GAME, ride
from rules.rail_baron.actions import AnyAction, Ride
from rules.rail_baron.lookup import REGION, Three, look_up
from rules.rail_baron.options import Options
from rules.rail_baron.play import Position
from rules.rail_baron.state import Phase, SeatState, State, Turn
from rules.rail_baron.view import View


def hits(table: str, result: str) -> Three:
    """Dice that give this result of a destination table."""
    faces = range(1, 7)
    return next(dice for dice in product(faces, faces, faces) if look_up(table, dice) == result)


class Script:
    """Dice that fall as written, by purpose; one without an entry is an error of the test."""

    def __init__(self) -> None:
        self._falls: dict[str, deque[int]] = {}

    def add(self, why: str, *values: int) -> Script:
        self._falls.setdefault(why, deque()).extend(values)
        return self

    def to(self, city: str, *, after: str | None = None) -> Script:
        """The lookup of a city. `after`: that region is rolled, and the city's own one named."""
        own = GAME_BOARD.region_of[city]
        return self.add("region", *hits(REGION, after or own)).add("city", *hits(own, city))

    def white(self, first: int, second: int) -> Script:
        return self.add("white", first, second)

    def red(self, value: int) -> Script:
        return self.add("red", value)

    def left(self) -> dict[str, list[int]]:
        """What has not fallen yet."""
        return {why: list(falls) for why, falls in self._falls.items() if falls}

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        falls = self._falls.get(why, deque())
        assert len(falls) >= count, f"no dice written for {why}"
        return tuple(falls.popleft() for _ in range(count))

    def pick(self, size: int, why: str) -> int:
        (value,) = self.roll(1, size, why)
        assert value < size
        return value


class Table:
    """A game that seat 0 begins, with these homes; nobody has moved. `events` are the last ones.

    The first destinations count as drawn, so nobody may swap, unless the table is `fresh`. `deed`:
    the first railroad of the opening auctions.
    """

    def __init__(
        self,
        *homes: str,
        options: Options | None = None,
        cash: int | None = None,
        fresh: bool = False,
        deed: str = "PA",
    ) -> None:
        self.dice = Script()
        homes = homes or ("Chicago", "Denver", "Atlanta")
        for seat in range(len(homes)):
            self.dice.add("first", *((6, 6, 6) if seat == 0 else (1, 1, 1)))
        for home in homes:
            self.dice.to(home)
        options = options or Options()
        if options.opening_auctions:
            self.dice.add("deed", list(GAME_BOARD.railroads).index(deed))
        self.state: State
        self.state, self.events = GAME.setup(len(homes), options, self.dice)
        self.watch()
        for seat in self.state.seats:
            seat.drew_first = not fresh
        if cash is not None:
            for number in range(len(homes)):
                self.cash(number, cash)

    # laying out

    def seat(self, number: int) -> SeatState:
        return self.state.seats[number]

    @property
    def board(self) -> Any:
        return Position(self.state).board

    @property
    def turn(self) -> Turn:
        return self.state.turn

    def cash(self, number: int, amount: int) -> None:
        """Give the seat this cash; the bank pays or takes the difference."""
        self.state.bank_out += amount - self.seat(number).cash
        self.seat(number).cash = amount

    def own(self, number: int, *marks: str) -> None:
        """The seat has these railroads of the bank; nobody is established by that."""
        for mark in marks:
            self.state.bank.remove(mark)
            self.seat(number).railroads.append(mark)
            self.state.purchases += 1

    def keep_in_bank(self, *marks: str, owner: int = 0) -> None:
        """Every other railroad of the bank is that seat's."""
        self.own(owner, *[mark for mark in self.state.bank if mark not in marks])

    def put(self, number: int, place: str | int, bound: str | None = None) -> None:
        """The train is in a city or on a milepost, bound for a city or without destination; its
        trip began in that city, or at home."""
        seat = self.seat(number)
        if isinstance(place, str):
            seat.departure = place
            seat.milepost = self.board.milepost_of[place]
        else:
            seat.milepost = place
        seat.destination, seat.used, seat.established = bound, [], {}
        if number == self.turn.seat:
            self.turn.start = seat.milepost
            if self.state.phase in (Phase.DESTINATION, Phase.ROLL):
                self.state.phase = Phase.DESTINATION if bound is None else Phase.ROLL

    def declared(self, number: int, place: str | int, alternate: str) -> None:
        """The train of a declared seat stands there."""
        self.put(number, place, self.seat(number).home)
        self.seat(number).declared, self.seat(number).alternate = True, alternate

    def pass_turn_to(self, number: int) -> None:
        """It is the beginning of that seat's turn."""
        self.state.turn = Turn(self.turn.number + 1, number, start=self.seat(number).milepost)
        seat = self.seat(number)
        self.state.phase = Phase.DESTINATION if seat.destination is None else Phase.ROLL

    # playing

    def do(self, action: AnyAction, seat: int | None = None) -> list[Any]:
        """The seat to move (or that one) does it; the referee has nothing to say."""
        self.watch()
        actor = GAME.to_move(self.state)[0] if seat is None else seat
        self.events = GAME.apply(self.state, actor, action, self.dice)
        self.watch()
        return self.events

    def ride(self, *path: int) -> list[Any]:
        return self.do(Ride(tuple(path)))

    def refused(self, action: AnyAction, seat: int | None = None) -> RuleError:
        """The refusal of an action that changes nothing; its nearest action, if any, is legal."""
        actor = GAME.to_move(self.state)[0] if seat is None else seat
        before = copy_state(GAME, self.state)
        try:
            GAME.apply(self.state, actor, action, self.dice)
        except RuleError as refusal:
            assert self.state == before
            if refusal.nearest is not None:
                GAME.check(self.state, actor, refusal.nearest)
            return refusal
        raise AssertionError(f"{action} was not refused")

    def watch(self) -> None:
        assert list(GAME.invariants(self.state)) == []

    # looking

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def to_move(self) -> int:
        return GAME.to_move(self.state)[0]

    def told(self, kind: type) -> list[Any]:
        """The events of that kind of the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def legal(self) -> list[AnyAction]:
        return list(GAME.legal(self.state, self.to_move))

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    # ways

    def at(self, city: str) -> int:
        return int(self.board.milepost_of[city])

    def along(self, mark: str, start: str | int, end: str | int) -> tuple[int, ...]:
        """The shortest way on one railroad."""
        here = self.at(start) if isinstance(start, str) else start
        goal = self.at(end) if isinstance(end, str) else end
        others = frozenset(s.id for s in self.board.segments.values() if s.railroad != mark)
        path = ride.shortest_way(self.board, here, goal, others)
        assert not others & set(path), f"{mark} does not join {start} and {end}"
        return path

    def end(self, start: str | int, path: tuple[int, ...]) -> int:
        """The milepost where a path from `start` ends."""
        here = self.at(start) if isinstance(start, str) else start
        return ride.stops_of(self.board, here, path)[-1]


GAME_BOARD = Position(State(Options(), [], Phase.ROLL, Turn(0, 0))).board
"""The original board."""
