"""The load: everybody bids in secret, all is turned over at once (rulings 2 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import RuleError
from rules.phases import ReadPosition
from tests.example.rules.actions import Bid
from tests.example.rules.events import Chose, Revealed
from tests.example.rules.state import Phase, Play, State, Step


def legal(position: ReadPosition[State], seat: int) -> Iterator[Bid]:
    yield from (Bid(coins) for coins in range(position.state.purses[seat] + 1))


def check(position: ReadPosition[State], seat: int, action: Bid) -> None:
    if not 0 <= action.coins <= position.state.purses[seat]:
        raise RuleError("too-much", "3", coins=action.coins)


def do(play: Play, seat: int, action: Bid) -> Phase | Step:
    play.state.bids[seat] = action.coins
    play.emit(Chose(seat))
    return Phase.BID if None in play.state.bids else Step.REVEAL


def reveal(play: Play) -> Phase:
    """Give the load to the highest bid, and begin the next round."""
    state = play.state
    bids = tuple(bid or 0 for bid in state.bids)
    winner = max(range(len(bids)), key=lambda seat: (bids[seat], state.shown[seat], -seat))
    state.purses[winner] -= bids[winner]
    state.bank_out -= bids[winner]
    play.pay(state.shown, winner, 2 * bids[winner])
    play.emit(Revealed(bids, winner, 2 * bids[winner]))
    state.bids = [None] * len(bids)
    state.turn += 1
    state.round += 1
    state.seat = state.first = (state.first + 1) % len(bids)
    return Phase.OVER if state.round > state.options.rounds else Phase.HAUL
