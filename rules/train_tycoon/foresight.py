"""The seat whose turn comes next, for an early notice."""

from __future__ import annotations

from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares import bankruptcy, treasury

OPERATING = (
    Phase.FACTORY,
    Phase.LINE,
    Phase.TAKE,
    Phase.INVEST,
    Phase.TRAINS,
    Phase.PAYOUT,
)


def next_seats(state: State) -> tuple[int, ...]:
    """Return the next player in the current order, or the next company's president.

    Empty where all choose at once, the phase is at its end, or it depends on what is done: a
    seat that names a target or triggers an IPO makes the others choose."""
    position = Position(state)
    later: list[int] = []
    if state.phase is Phase.CHOOSE:
        later = state.players_left
    elif state.phase is Phase.TREASURY:
        later = [seat for seat in state.players_left[:1] if treasury.will_be_asked(position, seat)]
    elif state.phase is Phase.BANKRUPTCY:
        later = [seat for seat in state.players_left if bankruptcy.will_be_asked(position, seat)]
    elif state.phase in OPERATING:
        later = _next_presidents(position)
    return tuple(seat for seat in later[:1] if seat != state.mover)


def _next_presidents(position: Position) -> list[int]:
    """Return the presidents of companies yet to place a factory, then of those yet to operate."""
    state = position.state
    extra = state.operation is not None and state.operation.extra
    names = [*state.extra_left, *state.order] if extra else state.companies_left
    presidents = (state.companies[name].president for name in names)
    return [seat for seat in presidents if seat is not None]
