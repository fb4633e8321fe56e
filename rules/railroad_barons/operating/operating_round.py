"""The Operating Round around its Holdings: their order, the pair of rounds, the top card that goes,
and the end (rulings 23, 34, 36 and 37)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import OperatingRoundBegan, OperatingRoundEnded, TopRemoved
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.operating import ending, obsolescence
from rules.railroad_barons.operating.tokens import free


def begin(play: Play) -> Next:
    """The next Operating Round of the pair."""
    state = play.state
    state.half += 1
    state.revenues = {}
    play.tell(OperatingRoundBegan(state.set, state.half))
    return Step.NEXT_HOLDING


def next_holding(play: Play) -> Next:
    """The turn of the next Holding that operates, or the end of the round."""
    state = play.state
    state.holding = _following(play)
    if state.holding is None:
        return Step.END_OPERATING_ROUND
    director = state.holdings[state.holding].director
    assert director is not None
    play.begin_turn(director, state.holding)
    return Phase.TOKENS


def _following(position: Position) -> str | None:
    """The next Holding that has floated and has a token to place. With all of its tokens in the
    network it can keep no Railroad, so nothing could come of its turn (24)."""
    state, order = position.state, facts.constants().operating_order
    done = 0 if state.holding is None else order.index(state.holding) + 1
    for holding in order[done:]:
        if state.holdings[holding].floated and free(position, holding) > 0:
            return holding
    return None


def end(play: Play) -> Next:
    """Play ends with the round in which a marker came to the top (36)."""
    state = play.state
    play.tell(OperatingRoundEnded(state.set, state.half))
    play.record()
    if state.ending:
        return ending.finish(play, "350")
    if state.half < facts.constants().operating_rounds_per_stock_round:
        return Step.OPERATING_ROUND
    return Step.REMOVE_TOP


def remove_top(play: Play) -> Next:
    """After the pair of rounds the top card leaves the stack and, unless the option says otherwise,
    makes others obsolete as if it had been bought (34)."""
    state = play.state
    state.revenues = {}
    if state.stack:
        card = state.stack.pop(0)
        state.removed.append(card)
        level = obsolescence.level_when_removed(card)
        play.tell(TopRemoved(card, level))
        if state.options.removal_counts:
            obsolescence.reach(play, level)
    if ending.exhausted(play):
        return ending.finish(play, "exhausted")
    return Step.STOCK_ROUND
