"""The Stock Round around its turns: Priority Deal, order, end (rulings 6, 7 and 22)."""

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
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import Phase, StockRound
from rules.railroad_barons.stock import stock_turn


def begin(play: Play) -> Next:
    """A new Stock Round; the owner of an unused $30 Investor is asked first (7)."""
    state = play.state
    state.set, state.half = state.set + 1, 0
    state.stock = StockRound(seat=state.priority)
    play.tell(StockRoundBegan(state.set, state.priority))
    owner = swapper(play)
    if owner is None or state.swap_used:
        return Step.STOCK_TURN
    play.begin_turn(owner)
    return Phase.PRIORITY


def swapper(position: Position) -> int | None:
    """The seat with the Investor that moves the Priority Deal, used or not (7)."""
    return position.owner_of(
        next(row.id for row in facts.investors().values() if row.ability == "swap_priority")
    )


def legal_priority(position: Position) -> Iterator[KeepPriority | SwapPriority]:
    yield KeepPriority()
    yield SwapPriority()


def do_swap(play: Play, seat: int, action: SwapPriority) -> Next:
    state = play.state
    state.swap_used = True
    state.priority = 1 - state.priority
    state.stock = StockRound(seat=state.priority)
    play.tell(PrioritySwapped(seat, state.priority))
    return Step.STOCK_TURN


def do_keep(play: Play, seat: int, action: KeepPriority) -> Next:
    play.tell(PriorityKept(seat))
    return Step.STOCK_TURN


def next_turn(play: Play) -> Next:
    """The next turn; who can neither sell nor buy passes by itself."""
    seat = stock_turn.running(play).seat
    play.begin_turn(seat)
    if stock_turn.can_deal(play):
        return Phase.STOCK
    return stock_turn.pass_turn(play, seat, forced=True)


def end(play: Play) -> Next:
    """Both passed: the Priority Deal goes to who did not buy or sell last (22)."""
    state = play.state
    last = stock_turn.running(play).last
    if last is not None:
        state.priority = 1 - last
    play.tell(StockRoundEnded(state.set, state.priority))
    play.record()
    state.stock = None
    return Step.OPERATING_ROUND
