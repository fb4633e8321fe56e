"""Receivership: no player holds a share of the railroad (35); for its return see `buying` (37)."""

from __future__ import annotations

from rules.baltimore_ohio.model.events import WentIntoReceivership
from rules.baltimore_ohio.model.position import MutablePosition
from rules.baltimore_ohio.stock import valuation


def enter_receivership(play: MutablePosition, railroad: str) -> None:
    """Put the railroad into receivership.

    The treasury goes to the bank, orphans become held, the cards leave the game, the counter
    leaves the track; cubes and resource counters stay."""
    line = play.state.railroads[railroad]
    treasury, orphans, cards = line.treasury, line.orphan, tuple(line.cards)
    play.pay_in(line, treasury)
    line.held += orphans
    line.orphan = 0
    line.cards = []
    line.income = 0
    line.status = "receivership"
    valuation.remove_counter(play.state, railroad)
    play.emit(WentIntoReceivership(railroad, treasury, orphans, cards))
