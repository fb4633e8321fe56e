"""Orders that make sense in one press at a moment of the game, the best first (ruling 22)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.rail_baron.model.board import board
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.orders import AnyOrder, KeepBidding
from rules.rail_baron.ownership.auction import lowest_bid

PARTS = (3, 4, 6)
"""Quarters of the list price up to which to bid."""


def offering(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.offers`."""
    hammer = view.auction
    if view.phase is Phase.AUCTION and hammer is not None and seat in hammer.waiting:
        yield from _bids(view, seat, hammer)


def _bids(view: View, seat: int, auction: Auction) -> Iterator[KeepBidding]:
    """Up to a part of the list price, as far as it leads on and the cash goes."""
    cash, price = view.seats[seat].cash or 0, board(view.options).railroads[auction.railroad].price
    for part in PARTS:
        limit = price * part // 4
        if lowest_bid(auction) <= limit <= cash:
            yield KeepBidding(auction.railroad, limit)
