"""Whose turn comes after this one, for an early notice."""

from __future__ import annotations

from rules.train_tycoon.model.play import Position
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


def next_up(state: State) -> tuple[int, ...]:
    """The next player in the order being gone through, or the next company's president; nobody
    where all choose at once, the phase is at its end, or it depends on what is done: whoever names
    a target or brings a company to the market asks the others."""
    position = Position(state)
    later: list[int] = []
    if state.phase is Phase.CHOOSE:
        later = state.players_left
    elif state.phase is Phase.TREASURY:
        later = [seat for seat in state.players_left[:1] if treasury.asks(position, seat)]
    elif state.phase is Phase.BANKRUPTCY:
        later = [seat for seat in state.players_left if bankruptcy.asks(position, seat)]
    elif state.phase in OPERATING:
        later = _presidents(position)
    return tuple(seat for seat in later[:1] if seat != state.mover)


def _presidents(position: Position) -> list[int]:
    """Those of the companies still to place a factory, then of those still to operate."""
    state = position.state
    extra = state.operation is not None and state.operation.extra
    names = [*state.extra_left, *state.order] if extra else state.companies_left
    found = (state.companies[name].president for name in names)
    return [seat for seat in found if seat is not None]
