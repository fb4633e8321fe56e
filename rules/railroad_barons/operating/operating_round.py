"""The Operating Round without its turns (rulings 23, 34, 36 and 37).

The order of Holdings, the pair of rounds, the removal of the top card, and the end."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import OperatingRoundBegan, OperatingRoundEnded, TopRemoved
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.operating import ending, obsolescence
from rules.railroad_barons.operating.tokens import free_tokens


def begin(play: MutablePosition) -> Next:
    """Begin the next Operating Round of the pair."""
    state = play.state
    state.half += 1
    state.revenues = {}
    play.emit(OperatingRoundBegan(state.set, state.half))
    return Step.NEXT_HOLDING


def next_holding(play: MutablePosition) -> Next:
    """Begin the turn of the next Holding that operates, or end the round."""
    state = play.state
    state.holding = _next_to_operate(play)
    if state.holding is None:
        return Step.END_OPERATING_ROUND
    director = state.holdings[state.holding].director
    assert director is not None
    play.begin_turn(director, state.holding)
    return Phase.TOKENS


def _next_to_operate(position: Position) -> str | None:
    """Return the next Holding that has floated and has a token to place.

    With all of its tokens in the network it could keep no Railroad, so it is skipped (24)."""
    state, order = position.state, facts.constants().operating_order
    done = 0 if state.holding is None else order.index(state.holding) + 1
    for holding in order[done:]:
        if state.holdings[holding].floated and free_tokens(position, holding) > 0:
            return holding
    return None


def end(play: MutablePosition) -> Next:
    """End the round, and the game if a marker reached the top (36)."""
    state = play.state
    play.emit(OperatingRoundEnded(state.set, state.half))
    play.record_history()
    if state.ending:
        return ending.end_game(play, "350")
    if state.half < facts.constants().operating_rounds_per_stock_round:
        return Step.OPERATING_ROUND
    return Step.REMOVE_TOP


def remove_top(play: MutablePosition) -> Next:
    """Remove the top card of the stack after the pair of rounds (34).

    Unless the option says otherwise, it makes others obsolete as if it had been bought."""
    state = play.state
    state.revenues = {}
    if state.stack:
        card = state.stack.pop(0)
        state.removed.append(card)
        level = obsolescence.level_when_removed(card)
        play.emit(TopRemoved(card, level))
        if state.options.removal_counts:
            obsolescence.reach_level(play, level)
    if ending.is_exhausted(play):
        return ending.end_game(play, "exhausted")
    return Step.STOCK_ROUND
