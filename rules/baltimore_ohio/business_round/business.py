"""The two Business Rounds: which railroad acts, and when a round is over (rulings 18, 19, 36)."""

from __future__ import annotations

from rules.baltimore_ohio.model.events import BusinessBegan, StoodIdle, TurnBegan
from rules.baltimore_ohio.model.play import Next, Play, Step
from rules.baltimore_ohio.model.state import Business, Phase

ROUNDS = 2


def begin(play: Play) -> Next:
    """The first Business Round after the market, or the second after the first."""
    state = play.state
    state.business = Business(1 if state.business is None else state.business.round + 1)
    play.tell(BusinessBegan(state.turn, state.business.round))
    return Step.NEXT_RAILROAD


def next_railroad(play: Play) -> Next:
    """The highest that has not acted, top of the stack first; its turn begins with scrapping."""
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
    play.tell(TurnBegan(line.president, state.number, name))
    return Phase.SCRAP if line.cards else Step.EQUIPMENT


def idle(play: Play) -> Next:
    """Railroads in receivership come last and nothing changes in their turn (36)."""
    state = play.state
    for name, line in state.railroads.items():
        if line.status == "receivership":
            play.tell(StoodIdle(name))
    if play.business.round < ROUNDS:
        return Step.BUSINESS_ROUND
    state.business = None
    return Step.BARONS
