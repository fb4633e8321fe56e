"""What the rules of Baltimore & Ohio do not allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import (
    Bid,
    BuildNothing,
    BuildTrack,
    Buy,
    BuyBack,
    BuyEquipment,
    Lot,
    OpenAuction,
    Operate,
    Pass,
    PassBid,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    Sell,
    ServeCities,
    TakeResource,
    TakeTurn,
)
from rules.baltimore_ohio.model.state import Phase, State

MEANT: dict[Phase, tuple[Any, ...]] = {
    Phase.MARKET: (Pass(), TakeTurn((Buy("BO", held=1),))),
    Phase.AUCTION: (PassBid(), Bid(1)),
    Phase.SCRAP: (ScrapEquipment(), Operate((ScrapEquipment(), BuyEquipment(0)))),
    Phase.EQUIPMENT: (BuyEquipment(0),),
    Phase.TRACK: (BuildNothing(), BuildTrack(("A17",)), TakeResource("coal", "F17")),
    Phase.SERVICE: (ServeCities(()),),
    Phase.PROFIT: (PayDividends(), RetainProfits()),
}


def beyond(state: State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    player = state.players[mover]
    if state.phase is Phase.MARKET:
        assert state.market is not None
        yield TakeTurn(())
        yield TakeTurn((Buy("BO", held=11, value=55),))
        yield TakeTurn((OpenAuction("RB1", player.cash + 1),))
        for name, line in state.railroads.items():
            yield TakeTurn((Sell((Lot(name, player.shares.get(name, 0) + 1),)),))
            yield TakeTurn((Buy(name, held=line.held + 1, value=0),))
            yield TakeTurn((BuyBack(name, line.orphan + 1),))
            if name in player.sold:
                yield TakeTurn((Buy(name, orphan=1),))
    elif state.phase is Phase.AUCTION:
        assert state.auction is not None
        yield Bid(state.auction.bid)
        yield Bid(player.cash + 1)
    elif state.business is not None and state.business.railroad is not None:
        line = state.railroads[state.business.railroad]
        if state.phase is Phase.SCRAP:
            yield ScrapEquipment((line.cards[0], line.cards[0]))
            yield ScrapEquipment((99,))
            yield Operate(())
            yield Operate((ScrapEquipment(), ScrapEquipment()))
        elif state.phase is Phase.EQUIPMENT:
            yield BuyEquipment(36)
            yield BuyEquipment(-1)
        elif state.phase is Phase.TRACK:
            yield BuildTrack(())
            yield BuildTrack((line.track[0],))
            yield BuildTrack(("A17",) * 8)
            yield TakeResource("coal", "A17")
        elif state.phase is Phase.SERVICE:
            yield ServeCities(())
            yield ServeCities(("Atlantis",))
            first = next(iter(GAME.legal(state, mover))).cities
            yield ServeCities(first[:1] * len(first)) if len(first) > 1 else ServeCities(())
