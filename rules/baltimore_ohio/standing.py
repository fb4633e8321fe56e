"""The ranking at any time (ruling 40)."""

from __future__ import annotations

from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State
from rules.game import Standing


def ranking(state: State) -> list[Standing]:
    """Return the seats from first to last by cash and shares at present values.

    On a tie the lower Player Order card is ahead."""
    position = Position(state)
    rows = []
    for seat, player in enumerate(state.players):
        stock = position.stock_value(seat)
        sums: dict[str, int | None] = {"cash": player.cash, "stock": stock}
        rows.append((-player.cash - stock, position.player_order_card(seat), seat, sums))
    rows.sort(key=lambda row: row[:2])
    return [
        Standing(place, seat, -total, sums) for place, (total, _, seat, sums) in enumerate(rows, 1)
    ]
