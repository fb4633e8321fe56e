"""Railroads that change hands to raise money: to the bank or under the hammer (22, 30a)."""

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
from rules.rail_baron.model.play import BANK, Next, Play, Position, Step
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.ownership import establishment, third_owner


def put_up(play: Play, railroad: str, seller: int | None, bidders: list[int]) -> Next:
    """Open an auction; `bidders` in the order of bidding, `seller` None for the bank."""
    minimum = play.half(railroad)
    play.state.auction = Auction(railroad, seller, minimum, waiting=bidders)
    play.tell(AuctionOpened(railroad, seller, minimum))
    return Step.HAMMER


def lowest_bid(auction: Auction) -> int:
    """The least the next bid may be, in dollars."""
    if auction.leader is None:
        return auction.minimum
    return auction.bid + facts.numbers().auction_min_increment


def bids(position: Position) -> tuple[int, int]:
    """Lowest and highest bid open to the next bidder, in dollars."""
    auction = _running(position)
    return lowest_bid(auction), position.state.seats[auction.waiting[0]].cash


def hammer(play: Play) -> Next:
    """Pass for whoever cannot make the lowest bid, then ask the next or let the hammer fall."""
    auction = _running(play)
    while auction.waiting and auction.waiting[0] != auction.leader:
        bidder = auction.waiting[0]
        if play.state.seats[bidder].cash >= lowest_bid(auction):
            return Phase.AUCTION
        auction.waiting.pop(0)
        play.tell(BidPassed(bidder))
    play.state.auction = None
    return _unsold(play, auction) if auction.leader is None else _sold(play, auction)


def legal_bid(position: Position) -> Iterator[Bid | PassBid]:
    """The lowest bid, some higher ones, and passing; every amount between is legal too."""
    low, high = bids(position)
    yield PassBid()
    yield Bid(low)
    half_way = low + (high - low) // 2
    if half_way > low:
        yield Bid(half_way)
    if high > half_way:
        yield Bid(high)


def check_bid(position: Position, seat: int, action: Bid) -> None:
    low, high = bids(position)
    if action.amount < low:
        raise RuleError("bid-low", "22", amount_money=action.amount, low_money=low)
    if action.amount > high:
        raise RuleError("bid-high", "22", amount_money=action.amount, high_money=high)


def do_bid(play: Play, seat: int, action: Bid) -> Next:
    auction = _running(play)
    auction.bid, auction.leader = action.amount, seat
    auction.waiting.append(auction.waiting.pop(0))
    play.tell(BidMade(seat, action.amount))
    return Step.HAMMER


def do_pass(play: Play, seat: int, action: PassBid) -> Next:
    _running(play).waiting.pop(0)
    play.tell(BidPassed(seat))
    return Step.HAMMER


def sell_to_bank(play: Play, seat: int, railroad: str) -> None:
    """Half the list price from the bank, which may sell it again (21, 22)."""
    play.transfer(None, seat, play.half(railroad), "sale")
    establishment.hand_over(play, railroad, BANK)
    third_owner.count_sale(play)
    play.state.turn.sold.append(railroad)


def _running(position: Position) -> Auction:
    assert position.state.auction is not None
    return position.state.auction


def _sold(play: Play, auction: Auction) -> Next:
    assert auction.leader is not None
    play.tell(AuctionWon(auction.railroad, auction.seller, auction.leader, auction.bid))
    play.transfer(auction.leader, auction.seller, auction.bid, "auction")
    establishment.hand_over(play, auction.railroad, auction.leader)
    if auction.seller is None:
        third_owner.count_purchase(play)
        return Step.OPENING
    play.state.turn.sold.append(auction.railroad)
    return Step.FEES


def _unsold(play: Play, auction: Auction) -> Next:
    play.tell(AuctionUnsold(auction.railroad, auction.seller))
    if auction.seller is None:
        play.state.bank.remove(auction.railroad)
        play.state.set_aside.append(auction.railroad)
        return Step.OPENING
    sell_to_bank(play, auction.seller, auction.railroad)
    return Step.FEES
