"""The priority auction (section 15, method 2; ruling 64)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from rules.errors import RuleError
from rules.train_tycoon import setup
from rules.train_tycoon.model.actions import BidPriority, SeatPlayers
from rules.train_tycoon.model.events import PriorityBids
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Ask, Phase

STEP = 5
MAX_BID = 1_000_000
"""A bid has no limit in the rules; this one bounds the length of the number."""
MAX_LISTED_BID = 100
"""Bids are listed up to this; any higher one up to `MAX_BID` is legal too."""


def ask_bids(play: MutablePosition) -> Next:
    """Ask all seats, or those tied, for bids at once."""
    tied = play.state.players_left or play.state.seating
    play.ask_secretly(Ask(seat) for seat in tied)
    return Phase.AUCTION


def legal_bid(position: Position) -> Iterator[BidPriority]:
    for amount in range(0, MAX_LISTED_BID + STEP, STEP):
        yield BidPriority(amount)


def check_bid_priority(position: Position, seat: int, action: BidPriority) -> None:
    if not 0 <= action.amount <= MAX_BID or action.amount % STEP:
        raise RuleError("priority-bid", "64", most_money=MAX_BID, step=STEP)


def do_bid_priority(play: MutablePosition, seat: int, action: BidPriority) -> Next:
    """Record the bid; the last one reveals all. Each is paid to the bank, with loans if needed."""
    if not play.record_choice(seat, "", action.amount):
        return Phase.AUCTION
    bids = [(choice.seat, int(choice.chosen)) for choice in play.reveal_choices()]
    most = max(amount for _, amount in bids)
    tied = [seat for seat, amount in bids if amount == most]
    play.emit(PriorityBids(tuple(bids), tied[0] if len(tied) == 1 else None))
    for bidder, amount in bids:
        play.pay(bidder, None, amount, "priority")
    play.state.players_left = tied
    if len(tied) > 1:
        return Step.PRIORITY_BIDS
    play.start_turn(tied[0])
    return Phase.SEATING


def legal_seating(position: Position) -> Iterator[SeatPlayers]:
    for order in permutations(range(len(position.state.players))):
        yield SeatPlayers(order)


def check_seat_players(position: Position, seat: int, action: SeatPlayers) -> None:
    if sorted(action.order) != list(range(len(position.state.players))):
        raise RuleError("seating", "64")


def do_seat_players(play: MutablePosition, seat: int, action: SeatPlayers) -> Next:
    return setup.seat_players(play, action.order)
