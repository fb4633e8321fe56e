"""What must always add up in a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.rail_baron import declare, ride
from rules.rail_baron.play import Position
from rules.rail_baron.state import Phase, SeatState, State


def complaints(state: State) -> Iterator[str]:
    """Everything that does not add up, in words; nothing when all is well."""
    position = Position(state)
    yield from _money(position)
    yield from _deeds(position)
    for number, seat in enumerate(state.seats):
        yield from _seat(position, number, seat)
    yield from _phase(position)


def _money(position: Position) -> Iterator[str]:
    state = position.state
    cash = sum(seat.cash for seat in state.seats)
    if cash != state.bank_out:
        yield f"the seats hold {cash}, the bank paid out {state.bank_out}"
    for number, seat in enumerate(state.seats):
        if seat.cash < 0:
            yield f"seat {number} holds {seat.cash}"


def _deeds(position: Position) -> Iterator[str]:
    state = position.state
    piles = [state.bank, state.set_aside, state.third_owner, *(s.railroads for s in state.seats)]
    held = Counter(mark for pile in piles for mark in pile)
    for mark, row in position.board.railroads.items():
        wanted = 0 if row.public else 1
        if held[mark] != wanted:
            yield f"{mark} is held {held[mark]} times"
    if not state.sold_out and not state.bank and not state.set_aside:
        yield "the bank has nothing left and is not sold out"
    if state.third_owner and len(state.seats) != 2:
        yield "an imaginary owner in a game for more than two"


def _seat(position: Position, number: int, seat: SeatState) -> Iterator[str]:
    if seat.bankrupt:
        if seat.cash or seat.railroads or seat.milepost != -1 or seat.destination:
            yield f"bankrupt seat {number} still has something"
        return
    if not 0 <= seat.milepost < len(position.board.mileposts):
        yield f"seat {number} stands on milepost {seat.milepost}"
        return
    if len(set(seat.used)) != len(seat.used) or not set(seat.used) <= set(position.board.segments):
        yield f"seat {number} has used {seat.used}"
    drawing = position.state.drawing == "alternate" and number == position.state.turn.seat
    if seat.declared and (seat.destination != seat.home or drawing != (seat.alternate is None)):
        yield f"declared seat {number} rides for {seat.destination}, alternate {seat.alternate}"
    target = position.target(seat)
    if target is None or position.state.phase is Phase.OVER:
        return
    used = frozenset(seat.used)
    if not declare.undeclared(seat) and not ride.reachable(
        position.board, seat.milepost, target, used
    ):
        yield f"seat {number} cannot reach {seat.destination}"
    if seat.arrival_due and seat.milepost != target:
        yield f"seat {number} is to arrive where it does not stand"


def _phase(position: Position) -> Iterator[str]:
    state = position.state
    if (state.phase is Phase.AUCTION) != (state.auction is not None):
        yield f"phase {state.phase} and auction {state.auction}"
    if (state.phase is Phase.OVER) != (state.winner is not None):
        yield f"phase {state.phase} and winner {state.winner}"
    if state.phase is Phase.RIDE and state.turn.steps_left < 1:
        yield "a ride without steps"
