"""The ranking at any time (ruling 40)."""

from __future__ import annotations

from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import State
from rules.game import Standing


def ranking(state: State) -> list[Standing]:
    """Seats from first to last: cash and shares at present values; on a tie the lower Player Order
    card is ahead."""
    position = Position(state)
    rows = []
    for seat, player in enumerate(state.players):
        stock = position.stock(seat)
        sums: dict[str, int | None] = {"cash": player.cash, "stock": stock}
        rows.append((-player.cash - stock, position.card_of(seat), seat, sums))
    rows.sort(key=lambda row: row[:2])
    return [
        Standing(place, seat, -total, sums) for place, (total, _, seat, sums) in enumerate(rows, 1)
    ]
