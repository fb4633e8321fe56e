"""The Stock Round without its turns: Priority Deal, order, end (rulings 6, 7 and 22)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import KeepPriority, SwapPriority
from rules.railroad_barons.model.events import (
    PriorityKept,
    PrioritySwapped,
    StockRoundBegan,
    StockRoundEnded,
)
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Phase, StockRound
from rules.railroad_barons.stock import stock_turn


def begin(play: MutablePosition) -> Next:
    """Begin a Stock Round; the owner of an unused $30 Investor is asked first (7)."""
    state = play.state
    state.set, state.half = state.set + 1, 0
    state.stock = StockRound(seat=state.priority)
    play.emit(StockRoundBegan(state.set, state.priority))
    owner = swap_owner(play)
    if owner is None or state.swap_used:
        return Step.STOCK_TURN
    play.begin_turn(owner)
    return Phase.PRIORITY


def swap_owner(position: Position) -> int | None:
    """Return the seat with the Investor that swaps the Priority Deal, used or not (7)."""
    return position.investor_owner(
        next(row.id for row in facts.investors().values() if row.ability == "swap_priority")
    )


def legal_priority(position: Position) -> Iterator[KeepPriority | SwapPriority]:
    yield KeepPriority()
    yield SwapPriority()


def do_swap_priority(play: MutablePosition, seat: int, action: SwapPriority) -> Next:
    state = play.state
    state.swap_used = True
    state.priority = 1 - state.priority
    state.stock = StockRound(seat=state.priority)
    play.emit(PrioritySwapped(seat, state.priority))
    return Step.STOCK_TURN


def do_keep_priority(play: MutablePosition, seat: int, action: KeepPriority) -> Next:
    play.emit(PriorityKept(seat))
    return Step.STOCK_TURN


def next_turn(play: MutablePosition) -> Next:
    """Begin the next turn; a seat that can neither sell nor buy passes automatically."""
    seat = stock_turn.current_round(play).seat
    play.begin_turn(seat)
    if stock_turn.can_deal(play):
        return Phase.STOCK
    return stock_turn.pass_turn(play, seat, forced=True)


def end(play: MutablePosition) -> Next:
    """End the round after both passed.

    The seat that did not buy or sell last gets the Priority Deal (22)."""
    state = play.state
    last = stock_turn.current_round(play).last
    if last is not None:
        state.priority = 1 - last
    play.emit(StockRoundEnded(state.set, state.priority))
    play.record_history()
    state.stock = None
    return Step.OPERATING_ROUND
