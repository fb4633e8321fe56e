"""The order of turns and how a turn begins (rulings 14, 14a, 29)."""

from __future__ import annotations

from rules.rail_baron.model.events import TurnBegan
from rules.rail_baron.model.play import MutablePosition, Next, Step
from rules.rail_baron.model.state import Phase, Turn


def next_turn(play: MutablePosition) -> Next:
    """Begin the next turn of a seat not bankrupt."""
    last_turn = play.state.turn
    is_first = last_turn.number == 0
    seat = play.state.first if is_first else next(play.seats_after(last_turn.seat))
    return begin_turn(play, last_turn.number + 1, seat)


def begin_turn(play: MutablePosition, number: int, seat: int) -> Next:
    """Begin a turn of this seat; a delayed arrival happens first (29)."""
    mover = play.state.seats[seat]
    play.state.turn = Turn(number, seat, start=mover.milepost, engine=mover.engine)
    play.emit(TurnBegan(seat, number))
    if mover.arrival_due:
        mover.arrival_due = False
        return Step.ARRIVAL
    return Phase.DESTINATION if mover.destination is None else Phase.ROLL
