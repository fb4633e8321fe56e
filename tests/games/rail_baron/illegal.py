"""What the rules of Rail Baron do not allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.rail_baron import GAME
from rules.rail_baron.model.actions import (
    AuctionOff,
    Bid,
    BuyEngine,
    BuyNothing,
    BuyRailroad,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    Ride,
    Roll,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.model.state import Phase, State

MEANT: dict[Phase, tuple[Any, ...]] = {
    Phase.DESTINATION: (DrawDestination(), Declare()),
    Phase.REGION: (ChooseRegion("Plains"),),
    Phase.SWAP: (SwapHome(), KeepHome()),
    Phase.ROLL: (Roll(),),
    Phase.RIDE: (Ride((0, 1)),),
    Phase.PURCHASE: (BuyRailroad("GN"), BuyEngine("SuperChief"), BuyNothing()),
    Phase.FEES: (SellToBank("GN"), AuctionOff("GN")),
    Phase.AUCTION: (Bid(50_000), PassBid()),
}


def beyond(state: State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    player = state.seats[mover]
    view = GAME.view(state, mover)
    if state.phase is Phase.REGION:
        yield ChooseRegion("Atlantis")
    elif state.phase is Phase.DESTINATION and Declare() not in view.legal:
        yield Declare()
    elif state.phase is Phase.RIDE:
        path = next(iter(GAME.legal(state, mover))).path
        yield Ride(path[:-1])
        yield Ride((*path, path[-1]))
        yield Ride(path[:1] * len(path)) if len(path) > 1 else Ride(())
    elif state.phase is Phase.PURCHASE:
        dear = set(state.bank) - {a.railroad for a in view.legal if isinstance(a, BuyRailroad)}
        owned = {mark for seat in state.seats for mark in seat.railroads} | set(state.third_owner)
        yield from (BuyRailroad(mark) for mark in sorted(dear | owned))
        if player.engine != "Freight":
            yield BuyEngine("Express")
    elif state.phase is Phase.FEES:
        yield from (SellToBank(mark) for mark in state.bank)
    elif state.phase is Phase.AUCTION and view.bids is not None:
        yield Bid(view.bids[0] - 1)
        yield Bid(view.bids[1] + 1)
