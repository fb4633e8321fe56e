"""What the rules of Baltimore & Ohio do not allow."""

from collections.abc import Iterator
from typing import Any

from tests.support.baltimore_ohio import kit as bo

PHASE_ACTIONS: dict[bo.Phase, tuple[Any, ...]] = {
    bo.Phase.MARKET: (bo.Pass(), bo.TakeTurn((bo.Buy("BO", held=1),))),
    bo.Phase.AUCTION: (bo.PassBid(), bo.Bid(1)),
    bo.Phase.SCRAP: (bo.ScrapEquipment(), bo.Operate((bo.ScrapEquipment(), bo.BuyEquipment(0)))),
    bo.Phase.EQUIPMENT: (bo.BuyEquipment(0),),
    bo.Phase.TRACK: (bo.BuildNothing(), bo.BuildTrack(("A17",)), bo.TakeResource("coal", "F17")),
    bo.Phase.SERVICE: (bo.ServeCities(()),),
    bo.Phase.PROFIT: (bo.PayDividends(), bo.RetainProfits()),
}


def beyond(state: bo.State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    player = state.players[mover]
    if state.phase is bo.Phase.MARKET:
        assert state.market is not None
        yield bo.TakeTurn(())
        yield bo.TakeTurn((bo.Buy("BO", held=11, value=55),))
        yield bo.TakeTurn((bo.OpenAuction("RB1", player.cash + 1),))
        for name, line in state.railroads.items():
            yield bo.TakeTurn((bo.Sell((bo.Lot(name, player.shares.get(name, 0) + 1),)),))
            yield bo.TakeTurn((bo.Buy(name, held=line.held + 1, value=0),))
            yield bo.TakeTurn((bo.BuyBack(name, line.orphan + 1),))
            if name in player.sold:
                yield bo.TakeTurn((bo.Buy(name, orphan=1),))
    elif state.phase is bo.Phase.AUCTION:
        yield bo.Bid(state.auction.bid)
        yield bo.Bid(player.cash + 1)
    elif state.business is not None and state.business.railroad is not None:
        line = state.railroads[state.business.railroad]
        if state.phase is bo.Phase.SCRAP:
            yield bo.ScrapEquipment((line.cards[0], line.cards[0]))
            yield bo.ScrapEquipment((99,))
            yield bo.Operate(())
            yield bo.Operate((bo.ScrapEquipment(), bo.ScrapEquipment()))
        elif state.phase is bo.Phase.EQUIPMENT:
            yield bo.BuyEquipment(36)
            yield bo.BuyEquipment(-1)
        elif state.phase is bo.Phase.TRACK:
            yield bo.BuildTrack(())
            yield bo.BuildTrack((line.track[0],))
            yield bo.BuildTrack(("A17",) * 8)
            yield bo.TakeResource("coal", "A17")
        elif state.phase is bo.Phase.SERVICE:
            yield bo.ServeCities(())
            yield bo.ServeCities(("Atlantis",))
            first = next(iter(bo.GAME.legal(state, mover))).cities
            yield bo.ServeCities(first[:1] * len(first)) if len(first) > 1 else bo.ServeCities(())
