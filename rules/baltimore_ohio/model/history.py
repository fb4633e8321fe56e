"""The history of each turn, for charts."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Worth


def record_history(position: Position) -> None:
    """Record the cash, stock and values: at the start, and at the end of every turn."""
    state = position.state
    incomes = {name: (nets[0], nets[1]) for name, nets in state.incomes.items()}
    state.history.append(
        Worth(
            state.turn,
            state.tech_level,
            tuple(player.cash for player in state.players),
            tuple(position.stock_value(seat) for seat in range(len(state.players))),
            {
                name: None if line.value is None else facts.track_values()[line.value]
                for name, line in state.railroads.items()
            },
            incomes,
        )
    )
