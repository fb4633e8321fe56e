"""What the rules of Rail Baron do not allow."""

from collections.abc import Iterator
from typing import Any

from rules.rail_baron import GAME
from tests.support.rail_baron import kit as rb

PHASE_ACTIONS: dict[rb.Phase, tuple[Any, ...]] = {
    rb.Phase.DESTINATION: (rb.DrawDestination(), rb.Declare()),
    rb.Phase.REGION: (rb.ChooseRegion("Plains"),),
    rb.Phase.SWAP: (rb.SwapHome(), rb.KeepHome()),
    rb.Phase.ROLL: (rb.Roll(),),
    rb.Phase.RIDE: (rb.Ride((0, 1)),),
    rb.Phase.PURCHASE: (rb.BuyRailroad("GN"), rb.BuyEngine("SuperChief"), rb.BuyNothing()),
    rb.Phase.FEES: (rb.SellToBank("GN"), rb.AuctionOff("GN")),
    rb.Phase.AUCTION: (rb.Bid(50_000), rb.PassBid()),
}


def beyond(state: rb.State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    player = state.seats[mover]
    view = GAME.view(state, mover)
    if state.phase is rb.Phase.REGION:
        yield rb.ChooseRegion("Atlantis")
    elif state.phase is rb.Phase.DESTINATION and rb.Declare() not in view.legal:
        yield rb.Declare()
    elif state.phase is rb.Phase.RIDE:
        path = next(iter(GAME.legal(state, mover))).path
        yield rb.Ride(path[:-1])
        yield rb.Ride((*path, path[-1]))
        yield rb.Ride(path[:1] * len(path)) if len(path) > 1 else rb.Ride(())
    elif state.phase is rb.Phase.PURCHASE:
        dear = set(state.bank) - {a.railroad for a in view.legal if isinstance(a, rb.BuyRailroad)}
        owned = {mark for seat in state.seats for mark in seat.railroads} | set(state.third_owner)
        yield from (rb.BuyRailroad(mark) for mark in sorted(dear | owned))
        if player.engine != "Freight":
            yield rb.BuyEngine("Express")
    elif state.phase is rb.Phase.FEES:
        yield from (rb.SellToBank(mark) for mark in state.bank)
    elif state.phase is rb.Phase.AUCTION and view.bids is not None:
        yield rb.Bid(view.bids[0] - 1)
        yield rb.Bid(view.bids[1] + 1)
