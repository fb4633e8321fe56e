"""Which round is being played, and whose turn comes after this one, for an early notice."""

from __future__ import annotations

from rules.baltimore_ohio.business_round import business
from rules.baltimore_ohio.market_round import turn_parts
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Auction, Market, Phase, State

MARKET_ROUND = 0
"""What stands for the Market Round of a turn; its Business Rounds are 1 and 2."""


def round_of(state: State) -> tuple[int, int]:
    """The turn and its round. A game that is over stays in its last round (38)."""
    if state.business is not None:
        return state.turn, state.business.round
    return state.turn, business.ROUNDS if state.phase is Phase.OVER else MARKET_ROUND


def next_up(state: State) -> tuple[int, ...]:
    """The seat whose turn follows, none of those that may act now; empty where that depends on what
    is done: at the end of a round, and where an auction may be decided."""
    if state.auction is not None:
        return _bidder(state, state.auction)
    if state.market is not None:
        return _trader(state, state.market)
    if state.business is not None:
        return _president(state)
    return ()


def _bidder(state: State, hammer: Auction) -> tuple[int, ...]:
    """The next bidder is asked whatever this one does, unless the hammer may fall first (45)."""
    after = hammer.waiting[1]
    if after == hammer.leader or state.players[after].cash <= hammer.bid + 1:
        return ()
    return (after,)


def _trader(state: State, market: Market) -> tuple[int, ...]:
    """The next in player order, unless this seat's pass would end the round (6)."""
    order = state.player_order
    if market.passes >= len(order) - 1:
        return ()
    after = order[(order.index(market.seat) + 1) % len(order)]
    return (after,) if turn_parts.possible(Position(state), after) else ()


def _president(state: State) -> tuple[int, ...]:
    """The President of the next railroad of this round, whose counter does not move before (18)."""
    assert state.business is not None
    acted, railroads = state.business.acted, state.railroads
    after = next((name for name in state.order if name not in acted), None)
    if after is None or state.business.railroad is None:
        return ()
    seat = railroads[after].president
    acting = railroads[state.business.railroad].president
    return () if seat is None or seat == acting else (seat,)
