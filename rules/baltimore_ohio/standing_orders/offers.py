"""Orders that make sense in one press at a moment of the game, the best first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.baltimore_ohio.business_round.business import ROUNDS
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import Auction, Phase
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing_orders.market_orders import passing, proposed
from rules.baltimore_ohio.standing_orders.order_kinds import (
    AnyOrder,
    BidUpTo,
    OperateAll,
    OperateAsIs,
    PassAuctions,
    Unless,
)
from rules.baltimore_ohio.standing_orders.promises import Promise
from rules.baltimore_ohio.standing_orders.round_orders import operating
from rules.baltimore_ohio.trial import acting

RAISES = (10, 25, 50)
"""Limits offered in an auction, in dollars above the bid."""
UNLESS: tuple[Unless, ...] = ("falls", "anything")


def offering(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.offers`."""
    table = view.table
    if table.auction is not None:
        yield from _bids(view, seat, table.auction)
    elif table.phase is Phase.MARKET:
        first = proposed(view, seat)
        if first:
            yield passing(view, seat, UNLESS[0], first)
        yield from (passing(view, seat, unless) for unless in UNLESS)
        if (found := operating(view, seat, ROUNDS)) is not None:
            yield found
    elif table.business is not None:
        yield from _turns(view, seat, table.business.round)


def _bids(view: View, seat: int, auction: Auction) -> Iterator[AnyOrder]:
    """For whoever is still in."""
    if seat not in auction.waiting:
        return
    limits = (auction.bid + more for more in RAISES)
    yield from (
        BidUpTo(auction.card, limit) for limit in limits if limit <= view.table.players[seat].cash
    )
    yield PassAuctions()


def _turns(view: View, seat: int, now: int) -> Iterator[AnyOrder]:
    """Both Business Rounds, the one under way alone, and a railroad of which only the same again is
    proposed for good."""
    whole = operating(view, seat, ROUNDS)
    if whole is None:
        return
    yield whole
    if any(one.round != now for one in whole.turns) and whole.turns[0].round == now:
        yield OperateAll(whole.turn, tuple(one for one in whole.turns if one.round == now))
    railroad = acting(view.table)
    for promise in whole.turns:
        if promise.railroad == railroad and promise.round == now and _idle(promise):
            pays = a.PayDividends() in promise.steps
            yield OperateAsIs(railroad, "rising", "pay" if pays else "retain", promise.net)


def _idle(promise: Promise) -> bool:
    """Whether nothing is scrapped, bought, built or taken."""
    idle = (a.ScrapEquipment(), a.BuyEquipment(0), a.BuildNothing())
    decided = (a.ServeCities, a.PayDividends, a.RetainProfits)
    return all(step in idle or isinstance(step, decided) for step in promise.steps)
