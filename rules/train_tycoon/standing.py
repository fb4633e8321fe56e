"""The ranking at any time (rulings 61, 62)."""

from __future__ import annotations

from rules.game import Standing
from rules.train_tycoon.ending import player_worth
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import State


def ranking(state: State) -> list[Standing]:
    """Return the seats by worth; equal ones share a place.

    Everything in it is public: face-down investments do not count yet."""
    position = Position(state)
    totals = {seat: player_worth(position, seat) for seat in range(len(state.players))}
    seats = sorted(totals, key=lambda seat: (-totals[seat], seat))
    return [
        Standing(
            place=1 + sum(other > totals[seat] for other in totals.values()),
            seat=seat,
            total=totals[seat],
            sums={
                "net": state.players[seat].net,
                "shares": totals[seat] - state.players[seat].net,
            },
        )
        for seat in seats
    ]
