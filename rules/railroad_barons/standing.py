"""The ranking at any time (ruling 36)."""

from __future__ import annotations

from rules.game import Standing
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.operating.ending import total


def ranking(state: State) -> list[Standing]:
    """Both seats with cash and stock at its value, in dollars; equal totals share first place."""
    position = Position(state)
    totals = [total(position, seat) for seat in range(len(state.players))]
    best = max(totals)
    rows = [
        Standing(
            place=1 if totals[seat] == best else 2,
            seat=seat,
            total=totals[seat],
            sums={"cash": player.cash, "stock": position.stock(seat)},
        )
        for seat, player in enumerate(state.players)
    ]
    return sorted(rows, key=lambda row: (row.place, row.seat))
