"""What the rules of Railroad Barons do not allow, and all that could be thought of."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import data.railroad_barons as facts
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.state import Phase, State

PHASE_ACTIONS: dict[Phase, tuple[Any, ...]] = {
    Phase.SELECT: (do.SelectInvestor("I40", 40),),
    Phase.CHOOSE: (do.TakeMoney(), do.TakeCard()),
    Phase.PRIORITY: (do.SwapPriority(), do.KeepPriority()),
    Phase.STOCK: (do.Pass(), do.SellAndBuy((do.Sale("SB", 10),))),
    Phase.TOKENS: (do.PlaceTokens(1, 0), do.Operate((do.PlaceTokens(0, 1),))),
    Phase.REVENUE: (do.PayDividends(), do.KeepRevenue()),
    Phase.RAILROADS: (
        do.BuyRailroad(),
        do.OfferPrice("SB", "A1", 1),
        do.AssignInvestor("I40"),
        do.FinishBuying(),
    ),
    Phase.OFFER: (do.AcceptOffer(), do.RefuseOffer()),
    Phase.DISCARD: (do.DiscardRailroads(("A1",)),),
}


def beyond(state: State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    if state.phase is Phase.SELECT:
        yield do.SelectInvestor("I40", 1_001)
        yield do.SelectInvestor("I99", 40)
    elif state.phase is Phase.STOCK:
        yield do.SellAndBuy()
        yield do.SellAndBuy((do.Sale("SB", 50),))
        yield do.SellAndBuy((), do.Purchase("SB", 40, par=110))
        yield from (do.SellAndBuy((), do.Purchase(*each)) for each in _owned(state))
    elif state.phase is Phase.TOKENS:
        yield do.PlaceTokens(3, 3, 1)
        yield do.PlaceTokens(0, 0, 2)
        yield do.PlaceTokens(-1, 0)
        yield do.Operate(())
        yield do.Operate((do.PlaceTokens(0, 0), do.PlaceTokens(0, 0)))
    elif state.phase is Phase.OFFER:
        yield do.WithdrawOffer()
    elif state.phase is Phase.RAILROADS:
        yield do.BuyRailroad(2)
        yield do.AssignInvestor("I30")
        yield from _offers(state)
    elif state.phase is Phase.DISCARD:
        yield do.DiscardRailroads(())
        yield do.DiscardRailroads(("A1", "A1"))


def _owned(state: State) -> Iterator[tuple[str, int]]:
    """Certificates that a player has, so that nobody can buy them."""
    for player in state.players:
        for certificate in player.certificates:
            yield certificate.holding, certificate.percent


def _offers(state: State) -> Iterator[do.OfferPrice]:
    """More than the treasury for what is there, and a fair price for what is not."""
    assert state.holding is not None
    treasury = state.holdings[state.holding].treasury
    for name, row in state.holdings.items():
        for railroad in row.railroads:
            price = treasury if name == state.holding else treasury + 1
            yield do.OfferPrice(name, railroad.card, price)
    yield from (do.OfferPrice("SB", card, 1) for card in state.removed)


def imaginable(state: State) -> Iterator[Any]:
    """All actions of an Operating Round's phase with any values near the legal ones, of which
    `legal` and `check` must pick the same."""
    if state.phase is Phase.TOKENS:
        for plus, down, network in product(range(-1, 8), range(-1, 8), range(-1, 3)):
            yield do.PlaceTokens(plus, down, network)
    elif state.phase is Phase.RAILROADS:
        yield do.FinishBuying()
        yield from (do.BuyRailroad(*each) for each in product(range(-1, 3), (False, True)))
        for investor, source in product(facts.investors(), (None, *facts.holdings())):
            yield do.AssignInvestor(investor, source)
        yield from (do.OfferPrice(*each, 1) for each in product(state.holdings, facts.railroads()))
    elif state.phase is Phase.DISCARD:
        assert state.holding is not None
        cards = [each.card for each in state.holdings[state.holding].railroads]
        for size in range(len(cards) + 1):
            yield from map(do.DiscardRailroads, combinations(cards, size))
