"""Presidents of railroads (ruling 12)."""

from __future__ import annotations

from rules.baltimore_ohio.model.events import PresidentChanged
from rules.baltimore_ohio.model.position import MutablePosition


def update_president(play: MutablePosition, railroad: str) -> None:
    """Make the seat with most shares President.

    On a tie the present President stays; if not among the leaders, the leader with the lowest
    Player Order card takes over; without a shareholder there is none."""
    state = play.state
    line = state.railroads[railroad]
    before = line.president
    most, after = 0, None
    for seat in state.player_order:
        count = state.players[seat].shares.get(railroad, 0)
        if count > most or (count == most > 0 and seat == before):
            most, after = count, seat
    if after != before:
        line.president = after
        play.emit(PresidentChanged(railroad, before, after))
