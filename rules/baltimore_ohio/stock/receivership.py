"""A railroad of which no player holds a share (ruling 35); its return is a start (37, `buying`)."""

from __future__ import annotations

from rules.baltimore_ohio.model.events import WentIntoReceivership
from rules.baltimore_ohio.model.play import Play
from rules.baltimore_ohio.stock import valuation


def enter(play: Play, railroad: str) -> None:
    """The treasury goes to the bank, orphans become held, the cards leave the game, the counter
    leaves the track; cubes and resource counters stay."""
    line = play.state.railroads[railroad]
    treasury, orphans, cards = line.treasury, line.orphan, tuple(line.cards)
    play.pay_in(line, treasury)
    line.held += orphans
    line.orphan = 0
    line.cards = []
    line.income = 0
    line.status = "receivership"
    valuation.take_off(play.state, railroad)
    play.tell(WentIntoReceivership(railroad, treasury, orphans, cards))
