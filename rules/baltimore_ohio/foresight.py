"""Which round is being played, and whose turn comes after this one, for an early notice."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baltimore_ohio.business_round import business, track
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Auction, Market, Phase, State
from rules.baltimore_ohio.stock import buying

MARKET_ROUND = 0
"""What stands for the Market Round of a turn; its Business Rounds are 1 and 2."""


def round_of(state: State) -> tuple[int, int]:
    """The turn and its round. A game that is over stays in its last round (38)."""
    if state.business is not None:
        return state.turn, state.business.round
    return state.turn, business.ROUNDS if state.phase is Phase.OVER else MARKET_ROUND


def next_up(state: State) -> tuple[int, ...]:
    """The seat whose turn follows, none of those that may act now; empty where that depends on what
    is done: at the end of a round, where an auction may be decided, and where the seat may be left
    with nothing to do."""
    if state.auction is not None:
        return _bidder(state, state.auction)
    if state.market is not None:
        return _trader(state, state.market)
    if state.business is not None:
        return _president(state)
    return ()


def _bidder(state: State, hammer: Auction) -> tuple[int, ...]:
    """The next bidder, unless the hammer may fall first or the bid get out of its reach (45)."""
    now, after = hammer.waiting[:2]
    if after == hammer.leader or state.players[after].cash <= state.players[now].cash:
        return ()
    return (after,)


def _trader(state: State, market: Market) -> tuple[int, ...]:
    """The next in player order, unless this seat's pass would end the round (6)."""
    order = state.player_order
    if market.passes >= len(order) - 1:
        return ()
    after = order[(order.index(market.seat) + 1) % len(order)]
    return (after,) if _will_trade(state, after) else ()


def _will_trade(state: State, seat: int) -> bool:
    """Whether a seat has something to do in its market turn whatever another does before: of two
    shares one can be sold (8), and of two railroads a turn can take away the stock of one (6)."""
    if max(state.players[seat].shares.values(), default=0) > 1:
        return True
    position = Position(replace(state, market=Market(seat)))
    return len({part.railroad for part in buying.legal(position, seat)}) > 1


def _president(state: State) -> tuple[int, ...]:
    """The President of the next railroad of this round, whose counter does not move before (18)."""
    assert state.business is not None
    acted, railroads = state.business.acted, state.railroads
    after = next((name for name in state.order if name not in acted), None)
    if after is None or state.business.railroad is None or not _will_operate(state, after):
        return ()
    seat = railroads[after].president
    acting = railroads[state.business.railroad].president
    return () if seat is None or seat == acting else (seat,)


def _will_operate(state: State, railroad: str) -> bool:
    """Whether a railroad has a choice in its turn whatever another does before: cards to scrap
    (19), or a hex to build into that cannot be filled (23)."""
    position = Position(state)
    within = track.next_hexes(position, railroad)
    return bool(state.railroads[railroad].cards) or any(
        hex_ not in position.board.limited for hex_ in within
    )
