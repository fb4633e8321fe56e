"""A table's turn clock, as pure functions: how much time each seat has left, and when it is up.

Each person at the table has a pool of time that runs while the table waits for the seat, through
all actions of a turn. At the end of the turn the seat gets the increment back, up to the pool. What
happens when the time is up is the table's choice. Times are whole seconds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import msgspec

Zero = Literal["nudge", "robot", "offer"]
"""At zero: the table is told; a robot moves for this turn; the seat is offered to whoever takes
it."""


class ClockRules(msgspec.Struct, frozen=True):
    """Seconds of the pool and of the increment, and what happens at zero."""

    pool: int
    increment: int
    zero: Zero = "nudge"


class Hand(msgspec.Struct, frozen=True):
    """The clock of one seat and of the person who holds it.

    `left` is what was left at `since` (None: it stands still). `turn` is the turn it runs for
    (None: the table does not wait for the seat). `gain` was given back at the end of turn `gained`.
    `flag`: what happened at zero in this turn.
    """

    seat: int
    user: int
    left: int
    since: int | None = None
    turn: int | None = None
    gain: int = 0
    gained: int | None = None
    flag: Zero | None = None

    def left_at(self, now: int) -> int:
        """Seconds left at a moment."""
        if self.since is None:
            return self.left
        return max(0, self.left - max(0, now - self.since))

    @property
    def due(self) -> int | None:
        """When its time is up; None if it stands still or is up already."""
        if self.since is None or self.flag is not None:
            return None
        return self.since + self.left


class TableClock(msgspec.Struct, frozen=True):
    """The clock of a table. `paused`: since when it stands still by consent."""

    rules: ClockRules
    paused: int | None = None
    hands: tuple[Hand, ...] = ()

    def hand(self, seat: int) -> Hand | None:
        return next((hand for hand in self.hands if hand.seat == seat), None)

    def flagged(self, what: Zero) -> tuple[int, ...]:
        """Seats to which this happened at zero, and whose turn is not over."""
        return tuple(hand.seat for hand in self.hands if hand.flag == what)


def moved(
    clock: TableClock,
    people: Mapping[int, int],
    to_move: Collection[int],
    turn: int,
    acted: Collection[int],
    at: int,
) -> tuple[Hand, ...]:
    """The hands after something happened at a table.

    `people`: who holds which seat, robots left out; `acted`: the seats that have just moved.
    """
    return tuple(
        _moved(clock, seat, user, seat in to_move, turn, seat in acted, at)
        for seat, user in sorted(people.items())
    )


def _moved(
    clock: TableClock, seat: int, user: int, waited: bool, turn: int, acted: bool, at: int
) -> Hand:
    hand = clock.hand(seat)
    if hand is None or hand.user != user:
        hand = Hand(seat, user, clock.rules.pool)
    if hand.turn is not None and (not waited or (acted and turn != hand.turn)):
        hand = _stopped(hand, clock.rules, at)
    if hand.turn is None:
        return _begun(hand, clock, turn, at) if waited else hand
    if acted and hand.flag == "offer":  # the person is back: the seat is no longer on offer
        return msgspec.structs.replace(hand, flag="nudge")
    return hand


def _stopped(hand: Hand, rules: ClockRules, at: int) -> Hand:
    """The turn is over: the increment is given back."""
    left = hand.left_at(at)
    gain = max(0, min(rules.increment, rules.pool - left))
    return Hand(hand.seat, hand.user, left + gain, gain=gain, gained=hand.turn)


def _begun(hand: Hand, clock: TableClock, turn: int, at: int) -> Hand:
    """The turn comes; or comes back by an undo, and with it what was given for it goes."""
    left = hand.left
    if hand.gained == turn:
        left = max(left - hand.gain, min(left, clock.rules.increment))
    return Hand(hand.seat, hand.user, left, None if clock.paused is not None else at, turn)


def halted(hands: Iterable[Hand], at: int) -> tuple[Hand, ...]:
    """All stand still from now on."""
    return tuple(msgspec.structs.replace(hand, left=hand.left_at(at), since=None) for hand in hands)


def going(hands: Iterable[Hand], at: int) -> tuple[Hand, ...]:
    """Those whose turn it is run again."""
    return tuple(
        hand if hand.turn is None else msgspec.structs.replace(hand, since=at) for hand in hands
    )


def shifted(hands: Iterable[Hand], gap: int, at: int) -> tuple[Hand, ...]:
    """The last `gap` seconds do not count: nobody could move then."""
    return tuple(
        hand
        if hand.since is None
        else msgspec.structs.replace(hand, since=min(at, hand.since + gap))
        for hand in hands
    )
