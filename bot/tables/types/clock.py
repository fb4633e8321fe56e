"""A table's turn clock, as pure functions: the time left to each seat, and its deadline.

Each person at the table has a pool of time that runs while the table waits for the seat,
through all actions of a turn. At the end of the turn the seat gets the increment back, up
to the pool. The table chooses what happens when the time is up. Times are whole seconds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import msgspec

ExpiryAction = Literal["nudge", "robot", "offer"]
"""What happens when the time is up: the table is told; a robot moves for this turn; anybody
may take over the seat."""


class ClockRules(msgspec.Struct, frozen=True):
    """The rules of a table's clock. `pool`: the seconds each seat has. `increment`: seconds that it
    gets back after a turn. `zero`: what happens when its time is up."""

    pool: int
    increment: int
    zero: ExpiryAction = "nudge"


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat and of the person who holds it.

    `left` is the time left at `since` (None: the clock is stopped). `turn` is the turn it runs
    for (None: the table does not wait for the seat). `gain` was given back at the end of turn
    `gained`. `flag`: what happened when the time was up in this turn."""

    seat: int
    user: int
    left: int
    since: int | None = None
    turn: int | None = None
    gain: int = 0
    gained: int | None = None
    flag: ExpiryAction | None = None

    def remaining_at(self, now: int) -> int:
        """Return the seconds left at a moment."""
        if self.since is None:
            return self.left
        return max(0, self.left - max(0, now - self.since))

    @property
    def deadline(self) -> int | None:
        """Moment at which the time is up, or None while the clock is stopped or has expired."""
        if self.since is None or self.flag is not None:
            return None
        return self.since + self.left


class TableClock(msgspec.Struct, frozen=True):
    """The clock of a table. `paused`: since when it is stopped by consent."""

    rules: ClockRules
    paused: int | None = None
    hands: tuple[SeatClock, ...] = ()

    def seat_clock(self, seat: int) -> SeatClock | None:
        return next((hand for hand in self.hands if hand.seat == seat), None)

    def flagged_seats(self, flag: ExpiryAction) -> tuple[int, ...]:
        """Return the seats that this happened to in a turn that is not over."""
        return tuple(hand.seat for hand in self.hands if hand.flag == flag)


def update_clocks(
    clock: TableClock,
    people: Mapping[int, int],
    to_move: Collection[int],
    turn: int,
    acted: Collection[int],
    at: int,
) -> tuple[SeatClock, ...]:
    """Return the clocks of all seats after something happened at a table.

    `people`: the person at each seat, without robots; `acted`: the seats that have just moved."""
    return tuple(
        _update_clock(clock, seat, user, seat in to_move, turn, seat in acted, at)
        for seat, user in sorted(people.items())
    )


def _update_clock(
    clock: TableClock, seat: int, user: int, is_awaited: bool, turn: int, acted: bool, at: int
) -> SeatClock:
    seat_clock = clock.seat_clock(seat)
    if seat_clock is None or seat_clock.user != user:
        seat_clock = SeatClock(seat, user, clock.rules.pool)
    if seat_clock.turn is not None and (not is_awaited or (acted and turn != seat_clock.turn)):
        seat_clock = _end_turn(seat_clock, clock.rules, at)
    if seat_clock.turn is None:
        return _begin_turn(seat_clock, clock, turn, at) if is_awaited else seat_clock
    if (
        acted and seat_clock.flag == "offer"
    ):  # the person is back, so the seat is no longer on offer
        return msgspec.structs.replace(seat_clock, flag="nudge")
    return seat_clock


def _end_turn(seat_clock: SeatClock, rules: ClockRules, at: int) -> SeatClock:
    """Stop a clock at the end of its turn and give the increment back."""
    remaining = seat_clock.remaining_at(at)
    gain = max(0, min(rules.increment, rules.pool - remaining))
    return SeatClock(
        seat_clock.seat, seat_clock.user, remaining + gain, gain=gain, gained=seat_clock.turn
    )


def _begin_turn(seat_clock: SeatClock, clock: TableClock, turn: int, at: int) -> SeatClock:
    """Start a clock for a turn. If an undo brings a turn back, the increment given for it is
    removed."""
    remaining = seat_clock.left
    if seat_clock.gained == turn:
        remaining = max(remaining - seat_clock.gain, min(remaining, clock.rules.increment))
    return SeatClock(
        seat_clock.seat, seat_clock.user, remaining, None if clock.paused is not None else at, turn
    )


def stop_clocks(hands: Iterable[SeatClock], at: int) -> tuple[SeatClock, ...]:
    """Return the clocks stopped at this moment."""
    return tuple(
        msgspec.structs.replace(hand, left=hand.remaining_at(at), since=None) for hand in hands
    )


def start_clocks(hands: Iterable[SeatClock], at: int) -> tuple[SeatClock, ...]:
    """Return the clocks with those started whose turn it is."""
    return tuple(
        hand if hand.turn is None else msgspec.structs.replace(hand, since=at) for hand in hands
    )


def exclude_gap(hands: Iterable[SeatClock], gap: int, at: int) -> tuple[SeatClock, ...]:
    """Return the clocks without the last `gap` seconds, in which no moves were possible."""
    return tuple(
        hand
        if hand.since is None
        else msgspec.structs.replace(hand, since=min(at, hand.since + gap))
        for hand in hands
    )
