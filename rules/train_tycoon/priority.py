"""The priority auction (section 15, method 2; ruling 64)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from rules.errors import RuleError
from rules.train_tycoon import setup
from rules.train_tycoon.model.actions import BidPriority, SeatPlayers
from rules.train_tycoon.model.events import PriorityBids
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Ask, Phase

STEP = 5
MOST = 1_000_000
"""A bid has no limit in the rules; this one keeps the numbers small enough to be written."""
USUAL = 100
"""Bids are listed up to here; any higher one up to `MOST` is legal too."""


def ask_bids(play: Play) -> Next:
    """Everybody, or those tied, bid at once."""
    tied = play.state.players_left or play.state.seating
    play.ask(Ask(seat) for seat in tied)
    return Phase.AUCTION


def legal_bid(position: Position) -> Iterator[BidPriority]:
    for amount in range(0, USUAL + STEP, STEP):
        yield BidPriority(amount)


def check_bid(position: Position, seat: int, action: BidPriority) -> None:
    if not 0 <= action.amount <= MOST or action.amount % STEP:
        raise RuleError("priority-bid", "64", most_money=MOST, step=STEP)


def do_bid(play: Play, seat: int, action: BidPriority) -> Next:
    """The last bid turns all over; every bid is paid to the bank, with loans if needed."""
    if not play.choose(seat, "", action.amount):
        return Phase.AUCTION
    bids = [(made.seat, int(made.chosen)) for made in play.shown()]
    most = max(amount for _, amount in bids)
    tied = [seat for seat, amount in bids if amount == most]
    play.tell(PriorityBids(tuple(bids), tied[0] if len(tied) == 1 else None))
    for bidder, amount in bids:
        play.pay(bidder, None, amount, "priority")
    play.state.players_left = tied
    if len(tied) > 1:
        return Step.PRIORITY_BIDS
    play.turn_of(tied[0])
    return Phase.SEATING


def legal_seating(position: Position) -> Iterator[SeatPlayers]:
    for order in permutations(range(len(position.state.players))):
        yield SeatPlayers(order)


def check_seating(position: Position, seat: int, action: SeatPlayers) -> None:
    if sorted(action.order) != list(range(len(position.state.players))):
        raise RuleError("seating", "64")


def do_seating(play: Play, seat: int, action: SeatPlayers) -> Next:
    return setup.seat_players(play, action.order)
