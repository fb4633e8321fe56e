"""Robber Barons under the hammer (rulings 45 and 46)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import Bid, OpenAuction, PassBid
from rules.baltimore_ohio.model.events import AuctionOpened, AuctionWon, BidMade, BidPassed
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Auction, Phase
from rules.errors import RuleError


def may_open(position: Position) -> bool:
    """Whether this Market Round has an auction left, and a card for it."""
    first = facts.expansions().robber_barons.start_market_round
    state = position.state
    return bool(state.barons) and state.turn >= first and not position.market.auctioned


def legal(position: Position, seat: int) -> Iterator[OpenAuction]:
    """Each card with the least opening bid, half the cash and all of it; any between is legal."""
    if not may_open(position):
        return
    cash = position.state.players[seat].cash
    least = facts.expansions().robber_barons.minimum_bid
    for card in position.state.barons:
        for bid in sorted({least, cash // 2, cash}):
            if least <= bid <= cash:
                yield OpenAuction(card, bid)


def check(position: Position, seat: int, part: OpenAuction) -> None:
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


def do(play: Play, seat: int, part: OpenAuction) -> None:
    """The others are asked in player order from the next one; the opener leads."""
    state = play.state
    place = state.player_order.index(seat)
    waiting = [*state.player_order[place + 1 :], *state.player_order[: place + 1]]
    state.auction = Auction(part.card, part.bid, seat, waiting)
    play.market.auctioned = play.market.opened = True
    play.tell(AuctionOpened(seat, part.card, part.bid))


def hammer(play: Play) -> Next:
    """Pass for whoever cannot bid more, then ask the next or let the hammer fall."""
    hammer_ = play.auction
    while hammer_.waiting[0] != hammer_.leader:
        bidder = hammer_.waiting[0]
        if play.state.players[bidder].cash > hammer_.bid:
            return Phase.AUCTION
        hammer_.waiting.pop(0)
        play.tell(BidPassed(bidder, forced=True))
    winner = play.state.players[hammer_.leader]
    play.pay_in(winner, hammer_.bid)
    winner.cards.append(hammer_.card)
    play.state.barons.remove(hammer_.card)
    play.tell(AuctionWon(hammer_.leader, hammer_.card, hammer_.bid))
    play.state.auction = None
    return Step.GO_ON


def bids(position: Position) -> tuple[int, int]:
    """Lowest and highest bid open to the next bidder, in dollars."""
    hammer_ = position.auction
    return hammer_.bid + 1, position.state.players[hammer_.waiting[0]].cash


def legal_bid(position: Position) -> Iterator[Bid | PassBid]:
    """Passing, the lowest bid, half way and the highest; every amount between is legal too."""
    low, high = bids(position)
    yield PassBid()
    for amount in sorted({low, (low + high) // 2, high}):
        yield Bid(amount)


def check_bid(position: Position, seat: int, action: Bid) -> None:
    _check_amount(position, seat, action.amount, position.auction.bid + 1)


def do_bid(play: Play, seat: int, action: Bid) -> Next:
    hammer_ = play.auction
    hammer_.bid, hammer_.leader = action.amount, seat
    hammer_.waiting.append(hammer_.waiting.pop(0))
    play.tell(BidMade(seat, action.amount))
    return Step.HAMMER


def do_pass(play: Play, seat: int, action: PassBid) -> Next:
    play.auction.waiting.pop(0)
    play.tell(BidPassed(seat))
    return Step.HAMMER
