"""Railroads sold to raise money: to the bank or by auction (22, 30a)."""

from __future__ import annotations

from collections.abc import Iterator

import data.rail_baron as facts
from rules.errors import RuleError
from rules.rail_baron.model.actions import Bid, PassBid
from rules.rail_baron.model.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidMade,
    BidPassed,
)
from rules.rail_baron.model.play import BANK, MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.ownership import establishment, third_owner


def open_auction(
    play: MutablePosition, railroad: str, seller: int | None, bidders: list[int]
) -> Next:
    """Open an auction; `bidders` in the order of bidding, `seller` None for the bank."""
    minimum = play.half_price(railroad)
    play.state.auction = Auction(railroad, seller, minimum, waiting=bidders)
    play.emit(AuctionOpened(railroad, seller, minimum))
    return Step.RESOLVE_AUCTION


def lowest_bid(auction: Auction) -> int:
    """Return the lowest legal next bid in dollars."""
    if auction.leader is None:
        return auction.minimum
    return auction.bid + facts.numbers().auction_min_increment


def bid_range(position: Position) -> tuple[int, int]:
    """Return the lowest and highest legal bid of the next bidder in dollars."""
    auction = _current_auction(position)
    return lowest_bid(auction), position.state.seats[auction.waiting[0]].cash


def resolve_auction(play: MutablePosition) -> Next:
    """Pass for bidders who can't afford the lowest bid; then ask the next or end the auction."""
    auction = _current_auction(play)
    while auction.waiting and auction.waiting[0] != auction.leader:
        bidder = auction.waiting[0]
        if play.state.seats[bidder].cash >= lowest_bid(auction):
            return Phase.AUCTION
        auction.waiting.pop(0)
        play.emit(BidPassed(bidder))
    play.state.auction = None
    return (
        _close_unsold(play, auction) if auction.leader is None else _sell_to_leader(play, auction)
    )


def legal_bid(position: Position) -> Iterator[Bid | PassBid]:
    """Yield passing, the lowest bid and some higher ones; every amount in between is legal too."""
    low, high = bid_range(position)
    yield PassBid()
    yield Bid(low)
    half_way = low + (high - low) // 2
    if half_way > low:
        yield Bid(half_way)
    if high > half_way:
        yield Bid(high)


def check_bid(position: Position, seat: int, action: Bid) -> None:
    low, high = bid_range(position)
    if action.amount < low:
        raise RuleError("bid-low", "22", amount_money=action.amount, low_money=low)
    if action.amount > high:
        raise RuleError("bid-high", "22", amount_money=action.amount, high_money=high)


def do_bid(play: MutablePosition, seat: int, action: Bid) -> Next:
    auction = _current_auction(play)
    auction.bid, auction.leader = action.amount, seat
    auction.waiting.append(auction.waiting.pop(0))
    play.emit(BidMade(seat, action.amount))
    return Step.RESOLVE_AUCTION


def do_pass_bid(play: MutablePosition, seat: int, action: PassBid) -> Next:
    _current_auction(play).waiting.pop(0)
    play.emit(BidPassed(seat))
    return Step.RESOLVE_AUCTION


def sell_to_bank(play: MutablePosition, seat: int, railroad: str) -> None:
    """Sell a railroad to the bank for half its list price; it can be bought again (21, 22)."""
    play.transfer(None, seat, play.half_price(railroad), "sale")
    establishment.transfer_railroad(play, railroad, BANK)
    third_owner.count_sale(play)
    play.state.turn.sold.append(railroad)


def _current_auction(position: Position) -> Auction:
    assert position.state.auction is not None
    return position.state.auction


def _sell_to_leader(play: MutablePosition, auction: Auction) -> Next:
    assert auction.leader is not None
    play.emit(AuctionWon(auction.railroad, auction.seller, auction.leader, auction.bid))
    play.transfer(auction.leader, auction.seller, auction.bid, "auction")
    establishment.transfer_railroad(play, auction.railroad, auction.leader)
    if auction.seller is None:
        third_owner.count_purchase(play)
        return Step.OPENING
    play.state.turn.sold.append(auction.railroad)
    return Step.FEES


def _close_unsold(play: MutablePosition, auction: Auction) -> Next:
    play.emit(AuctionUnsold(auction.railroad, auction.seller))
    if auction.seller is None:
        play.state.bank.remove(auction.railroad)
        play.state.set_aside.append(auction.railroad)
        return Step.OPENING
    sell_to_bank(play, auction.seller, auction.railroad)
    return Step.FEES
