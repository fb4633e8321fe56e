"""Auctions of Robber Barons (rulings 45 and 46)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import Bid, OpenAuction, PassBid
from rules.baltimore_ohio.model.events import AuctionOpened, AuctionWon, BidMade, BidPassed
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Auction, Phase
from rules.errors import RuleError


def may_open(position: Position) -> bool:
    """Whether this Market Round still has an auction, and a card for it."""
    first = facts.expansions().robber_barons.start_market_round
    state = position.state
    return bool(state.barons) and state.turn >= first and not position.market.auctioned


def legal_openings(position: Position, seat: int) -> Iterator[OpenAuction]:
    """Yield each card with the least opening bid, half the cash and all of it.

    Any bid between is legal too."""
    if not may_open(position):
        return
    cash = position.state.players[seat].cash
    least = facts.expansions().robber_barons.minimum_bid
    for card in position.state.barons:
        for bid in sorted({least, cash // 2, cash}):
            if least <= bid <= cash:
                yield OpenAuction(card, bid)


def check_open_auction(position: Position, seat: int, part: OpenAuction) -> None:
    state = position.state
    rows = facts.expansions().robber_barons
    if not state.options.robber_barons:
        raise RuleError("auction-none", "45")
    if state.turn < rows.start_market_round:
        raise RuleError("auction-early", "45", first=rows.start_market_round)
    if position.market.auctioned:
        raise RuleError("auction-twice", "45")
    if part.card not in state.barons:
        row = facts.barons().get(part.card)
        raise RuleError("auction-card", "45", card=row.name if row else part.card)
    _check_amount(position, seat, part.bid, rows.minimum_bid)


def _check_amount(position: Position, seat: int, amount: int, low: int) -> None:
    cash = position.state.players[seat].cash
    if amount < low:
        raise RuleError("bid-low", "45", amount_money=amount, low_money=low)
    if amount > cash:
        raise RuleError("bid-high", "45", amount_money=amount, cash_money=cash)


def do_open_auction(play: MutablePosition, seat: int, part: OpenAuction) -> None:
    """Open the auction; the others bid in player order from the next one; the opener leads."""
    state = play.state
    index = state.player_order.index(seat)
    waiting = [*state.player_order[index + 1 :], *state.player_order[: index + 1]]
    state.auction = Auction(part.card, part.bid, seat, waiting)
    play.market.auctioned = play.market.opened = True
    play.emit(AuctionOpened(seat, part.card, part.bid))


def resolve_auction(play: MutablePosition) -> Next:
    """Pass for bidders who cannot bid more, then wait for the next bidder or end the auction."""
    auction = play.auction
    while auction.waiting[0] != auction.leader:
        bidder = auction.waiting[0]
        if play.state.players[bidder].cash > auction.bid:
            return Phase.AUCTION
        auction.waiting.pop(0)
        play.emit(BidPassed(bidder, forced=True))
    winner = play.state.players[auction.leader]
    play.pay_in(winner, auction.bid)
    winner.cards.append(auction.card)
    play.state.barons.remove(auction.card)
    play.emit(AuctionWon(auction.leader, auction.card, auction.bid))
    play.state.auction = None
    return Step.CONTINUE_TURN


def bid_limits(position: Position) -> tuple[int, int]:
    """Return the lowest and highest bid open to the next bidder, in dollars."""
    auction = position.auction
    return auction.bid + 1, position.state.players[auction.waiting[0]].cash


def legal_bid(position: Position) -> Iterator[Bid | PassBid]:
    """Yield passing, the lowest bid, half way and the highest; amounts between are legal too."""
    low, high = bid_limits(position)
    yield PassBid()
    for amount in sorted({low, (low + high) // 2, high}):
        yield Bid(amount)


def check_bid(position: Position, seat: int, action: Bid) -> None:
    _check_amount(position, seat, action.amount, position.auction.bid + 1)


def do_bid(play: MutablePosition, seat: int, action: Bid) -> Next:
    auction = play.auction
    auction.bid, auction.leader = action.amount, seat
    auction.waiting.append(auction.waiting.pop(0))
    play.emit(BidMade(seat, action.amount))
    return Step.RESOLVE_AUCTION


def do_pass_bid(play: MutablePosition, seat: int, action: PassBid) -> Next:
    play.auction.waiting.pop(0)
    play.emit(BidPassed(seat))
    return Step.RESOLVE_AUCTION
