"""The ranking at any time (rulings 23, 24, 26)."""

from __future__ import annotations

from rules.game import Standing
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Engine, State
from rules.rail_baron.redaction import visible_cash


def ranking(state: State, viewer: int | None) -> list[Standing]:
    """Return seats from first to last with cash, and railroads and engine at their prices.

    When the game is over the winner is first, then seats by total, bankrupt seats last. In a
    running game they are ordered by what is public, deeds, engine and announced cash, so that
    the order shows nothing of secret cash."""
    position = Position(state)
    rows = []
    for number, seat in enumerate(state.seats):
        deeds = sum(position.price(mark) for mark in seat.railroads)
        engine = 0 if seat.bankrupt else _engine_value(position, seat.engine)
        cash = visible_cash(position, number, viewer)
        total = None if cash is None else cash + deeds + engine
        sums = {"cash": cash, "railroads": deeds, "engine": engine}
        worth = (visible_cash(position, number, None) or 0) + deeds + engine
        rank = (number != state.winner, seat.bankrupt, -worth)
        rows.append((rank, number, total, sums))
    rows.sort(key=lambda row: (row[0], row[1]))
    ranks = [rank for rank, *_ in rows]
    return [
        Standing(ranks.index(rank) + 1, number, total, sums) for rank, number, total, sums in rows
    ]


def _engine_value(position: Position, engine: Engine) -> int:
    """Return the engine's price from a Freight, with the options of this game (30)."""
    return 0 if engine == ENGINES[0] else position.engine_price(ENGINES[0], engine)
