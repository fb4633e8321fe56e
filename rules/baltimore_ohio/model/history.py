"""What is kept of each turn for pictures of how the game went."""

from __future__ import annotations

from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Worth


def note(position: Position) -> None:
    """Write down how it stands: at the start, and at the end of every turn."""
    state = position.state
    incomes = {name: (made[0], made[1]) for name, made in state.incomes.items()}
    state.history.append(
        Worth(
            state.turn,
            state.tech_level,
            tuple(player.cash for player in state.players),
            tuple(position.stock(seat) for seat in range(len(state.players))),
            {
                name: None if line.value is None else TRACK[line.value]
                for name, line in state.railroads.items()
            },
            incomes,
        )
    )
