"""The order of turns and how a turn begins (rulings 14, 14a, 29)."""

from __future__ import annotations

from rules.rail_baron.model.events import TurnBegan
from rules.rail_baron.model.play import MutablePosition, Next, Step
from rules.rail_baron.model.state import Phase, Turn


def next_turn(play: MutablePosition) -> Next:
    """Begin the next turn of a seat not bankrupt; a delayed arrival happens first (29)."""
    state = play.state
    last_turn = state.turn
    seat = state.first if last_turn.number == 0 else next(play.seats_after(last_turn.seat))
    mover = state.seats[seat]
    state.turn = Turn(last_turn.number + 1, seat, start=mover.milepost, engine=mover.engine)
    play.emit(TurnBegan(seat, state.turn.number))
    if mover.arrival_due:
        mover.arrival_due = False
        return Step.ARRIVAL
    return Phase.DESTINATION if mover.destination is None else Phase.ROLL
