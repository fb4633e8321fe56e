"""The two Business Rounds: which railroad acts, and when a round ends (rulings 18, 19, 36)."""

from __future__ import annotations

from rules.baltimore_ohio.model.events import BusinessBegan, StoodIdle, TurnBegan
from rules.baltimore_ohio.model.position import MutablePosition, Next, Step
from rules.baltimore_ohio.model.state import Business, Phase

ROUNDS = 2


def begin(play: MutablePosition) -> Next:
    """Begin the first Business Round after the market, or the second after the first."""
    state = play.state
    state.business = Business(1 if state.business is None else state.business.round + 1)
    play.emit(BusinessBegan(state.turn, state.business.round))
    return Step.NEXT_RAILROAD


def next_railroad(play: MutablePosition) -> Next:
    """Begin the turn of the highest railroad that has not acted, top of the stack first.

    It begins with scrapping."""
    state, business = play.state, play.business
    name = next((name for name in state.order if name not in business.acted), None)
    if name is None:
        business.railroad = business.made = None
        return Step.RECEIVERSHIP
    line = state.railroads[name]
    assert line.president is not None
    business.acted.append(name)
    business.railroad, business.made = name, None
    state.number += 1
    play.emit(TurnBegan(line.president, state.number, name))
    return Phase.SCRAP if line.cards else Step.EQUIPMENT


def run_receivership(play: MutablePosition) -> Next:
    """Report the railroads in receivership, whose turns come last and change nothing (36)."""
    state = play.state
    for name, line in state.railroads.items():
        if line.status == "receivership":
            play.emit(StoodIdle(name))
    if play.business.round < ROUNDS:
        return Step.BUSINESS_ROUND
    state.business = None
    return Step.BARONS
