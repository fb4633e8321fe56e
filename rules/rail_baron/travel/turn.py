"""Whose turn it is, and how one begins (rulings 14, 14a, 29)."""

from __future__ import annotations

from rules.rail_baron.model.events import TurnBegan
from rules.rail_baron.model.play import Next, Play, Step
from rules.rail_baron.model.state import Phase, Turn


def next_turn(play: Play) -> Next:
    """The next seat still playing; an arrival left over happens first (29)."""
    state = play.state
    old = state.turn
    seat = state.first if old.number == 0 else next(play.after(old.seat))
    mover = state.seats[seat]
    state.turn = Turn(old.number + 1, seat, start=mover.milepost, engine=mover.engine)
    play.tell(TurnBegan(seat, state.turn.number))
    if mover.arrival_due:
        mover.arrival_due = False
        return Step.ARRIVAL
    return Phase.DESTINATION if mover.destination is None else Phase.ROLL
