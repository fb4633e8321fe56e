"""The round in play, and the seat whose turn comes next, for an early notice."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baltimore_ohio.business_round import business, track
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Auction, Market, Phase, State
from rules.baltimore_ohio.stock import buying

MARKET_ROUND = 0
"""The number of a turn's Market Round; its Business Rounds are 1 and 2."""


def round_of(state: State) -> tuple[int, int]:
    """Return the turn and its round. A game that is over stays in its last round (38)."""
    if state.business is not None:
        return state.turn, state.business.round
    return state.turn, business.ROUNDS if state.phase is Phase.OVER else MARKET_ROUND


def next_seats(state: State) -> tuple[int, ...]:
    """Return the seat whose turn follows, none of those that may act now.

    Empty where it depends on what is done: at the end of a round, where an auction may be
    decided, and where the seat may be left with nothing to do."""
    if state.auction is not None:
        return _next_bidder(state, state.auction)
    if state.market is not None:
        return _next_trader(state, state.market)
    if state.business is not None:
        return _next_president(state)
    return ()


def _next_bidder(state: State, auction: Auction) -> tuple[int, ...]:
    """Return the next bidder, unless the auction may end first or the bid exceed its cash (45)."""
    bidder, following = auction.waiting[:2]
    if following == auction.leader or state.players[following].cash <= state.players[bidder].cash:
        return ()
    return (following,)


def _next_trader(state: State, market: Market) -> tuple[int, ...]:
    """Return the next seat in player order, unless this seat's pass would end the round (6)."""
    order = state.player_order
    if market.passes >= len(order) - 1:
        return ()
    following = order[(order.index(market.seat) + 1) % len(order)]
    return (following,) if _can_surely_trade(state, following) else ()


def _can_surely_trade(state: State, seat: int) -> bool:
    """Whether a seat can do something in its market turn, no matter what the others do before.

    Of two shares one can be sold (8), and of two railroads a turn can take away the stock of
    one (6)."""
    if max(state.players[seat].shares.values(), default=0) > 1:
        return True
    position = Position(replace(state, market=Market(seat)))
    return len({part.railroad for part in buying.legal_buys(position, seat)}) > 1


def _next_president(state: State) -> tuple[int, ...]:
    """Return the President of the next railroad, whose counter does not move before (18)."""
    assert state.business is not None
    acted, railroads = state.business.acted, state.railroads
    railroad = next((name for name in state.order if name not in acted), None)
    if (
        railroad is None
        or state.business.railroad is None
        or not _surely_has_choice(state, railroad)
    ):
        return ()
    seat = railroads[railroad].president
    acting = railroads[state.business.railroad].president
    return () if seat is None or seat == acting else (seat,)


def _surely_has_choice(state: State, railroad: str) -> bool:
    """Whether a railroad has a choice in its turn, no matter what the others do before.

    It has cards to scrap (19), or a hex to build into that cannot be filled (23)."""
    position = Position(state)
    hexes = track.next_hexes(position, railroad)
    return bool(state.railroads[railroad].cards) or any(
        hex_ not in position.board.limited for hex_ in hexes
    )
