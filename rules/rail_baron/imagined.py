"""A whole state that fits a view, and what is tried on it: the one source of whatever is told of
the future.

What the view hides is filled in with something that may be so. What dice would say nobody knows, so
a trial ends where they would be thrown.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import data.rail_baron as facts
from rules.rail_baron.model.play import Play
from rules.rail_baron.model.state import State
from rules.rail_baron.model.view import SeatView, View


class _Thrown(Exception):
    """Dice would be thrown here, or one drawn from a pile of this size."""

    def __init__(self, size: int = 0) -> None:
        super().__init__(size)
        self.size = size


class _Unthrown:
    """Dice that end the trial; `index`: what a draw from a pile gives, if it is told."""

    def __init__(self, index: int | None = None) -> None:
        self.index = index

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise _Thrown

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        if self.index is None:
            raise _Thrown(size)
        return self.index


def state_of(view: View) -> State:
    """A state that looks so from the viewer's seat; nothing in it is shared with the view.

    Cash that is hidden is taken to be what a rover takes, so that it is paid in full (28). Who
    began the game is left open: no sum depends on it.
    """
    seen = msgspec.msgpack.encode(
        msgspec.structs.replace(view, seats=tuple(_filled(seat) for seat in view.seats), legal=())
    )
    state = msgspec.msgpack.decode(seen, type=State)
    state.purchases = sum(len(seat.railroads) for seat in state.seats)
    state.gifts = len(state.third_owner)
    first_turn = view.turn.number <= len(view.seats) and not view.turn.arrivals
    for seat in state.seats:
        seat.drew_first = not first_turn or seat.destination is not None
    return state


def _filled(seat: SeatView) -> SeatView:
    if seat.cash is not None:
        return seat
    return msgspec.structs.replace(seat, cash=facts.numbers().rover_award)


def tried(view: View, do: Callable[[Play], object]) -> list[Play]:
    """The game of this view after something was done to it, as far as no dice are thrown: one, or
    where a railroad is drawn from the bank's (31), one for each that it may be."""
    play, thrown = _once(view, do)
    if thrown is None or not thrown.size:
        return [play]
    return [_once(view, do, index)[0] for index in range(thrown.size)]


def _once(
    view: View, do: Callable[[Play], object], index: int | None = None
) -> tuple[Play, _Thrown | None]:
    play = Play(state_of(view), _Unthrown(index))
    try:
        do(play)
    except _Thrown as thrown:
        return play, thrown
    return play, None
