"""Simulate an action from a view: build a state that fits the view and try the action on it.

Everything the bot says about the future is computed here. What the view hides is filled in with a
plausible value. Dice can't be predicted, so a simulation ends where they would be rolled."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import data.rail_baron as facts
from rules.rail_baron.model.play import MutablePosition
from rules.rail_baron.model.state import State
from rules.rail_baron.model.view import SeatView, View


class _RollRequired(Exception):
    """Dice would be rolled here, or a railroad drawn from a pile of `size`."""

    def __init__(self, size: int = 0) -> None:
        super().__init__(size)
        self.size = size


class _NoDice:
    """Dice that end the simulation; `index`: the result of a draw from a pile, if it is given."""

    def __init__(self, index: int | None = None) -> None:
        self.index = index

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise _RollRequired

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        if self.index is None:
            raise _RollRequired(size)
        return self.index


def plausible_state(view: View) -> State:
    """Return a state that looks like this view from the viewer's seat and shares nothing with it.

    Hidden cash is set to what a rover takes, so that a rover is paid in full (28). The first
    player is left open: no sum depends on it."""
    packed = msgspec.msgpack.encode(
        msgspec.structs.replace(
            view, seats=tuple(_fill_cash(seat) for seat in view.seats), legal=()
        )
    )
    state = msgspec.msgpack.decode(packed, type=State)
    state.purchases = sum(len(seat.railroads) for seat in state.seats)
    state.gifts = len(state.third_owner)
    first_turn = view.turn.number <= len(view.seats) and not view.turn.arrivals
    for seat in state.seats:
        seat.drew_first = not first_turn or seat.destination is not None
    return state


def _fill_cash(seat: SeatView) -> SeatView:
    if seat.cash is not None:
        return seat
    return msgspec.structs.replace(seat, cash=facts.numbers().rover_award)


def simulate(view: View, do: Callable[[MutablePosition], object]) -> list[MutablePosition]:
    """Return the games after `do` has changed the game of this view, up to the first dice roll.

    It is one game or, where a railroad is drawn from the bank's (31), one for each that may be
    drawn."""
    play, roll_required = _simulate_once(view, do)
    if roll_required is None or not roll_required.size:
        return [play]
    return [_simulate_once(view, do, index)[0] for index in range(roll_required.size)]


def _simulate_once(
    view: View, do: Callable[[MutablePosition], object], index: int | None = None
) -> tuple[MutablePosition, _RollRequired | None]:
    play = MutablePosition(plausible_state(view), _NoDice(index))
    try:
        do(play)
    except _RollRequired as thrown:
        return play, thrown
    return play, None
