"""The ranking at any time (ruling 36)."""

from __future__ import annotations

from rules.game import Standing
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.operating.ending import player_total


def ranking(state: State) -> list[Standing]:
    """Return both seats with cash and stock value in dollars; equal totals share first place."""
    position = Position(state)
    totals = [player_total(position, seat) for seat in range(len(state.players))]
    highest = max(totals)
    rows = [
        Standing(
            place=1 if totals[seat] == highest else 2,
            seat=seat,
            total=totals[seat],
            sums={"cash": player.cash, "stock": position.stock_value(seat)},
        )
        for seat, player in enumerate(state.players)
    ]
    return sorted(rows, key=lambda row: (row.place, row.seat))
