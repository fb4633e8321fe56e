"""Suggested orders: those that make sense now and can be left in one press, the best first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.baltimore_ohio.business_round.business import ROUNDS
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import Auction, Phase
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing_orders.market_orders import pass_market_order, propose_turns
from rules.baltimore_ohio.standing_orders.order_kinds import (
    AnyOrder,
    BidUpTo,
    OperateAll,
    OperateAsIs,
    PassAuctions,
    Unless,
)
from rules.baltimore_ohio.standing_orders.promises import Promise
from rules.baltimore_ohio.standing_orders.round_orders import operate_all_order
from rules.baltimore_ohio.trial import railroad_on_turn

RAISES = (10, 25, 50)
"""Suggested limits in an auction, in dollars above the bid."""
UNLESS: tuple[Unless, ...] = ("falls", "anything")


def suggest_orders(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.suggested_orders`."""
    table = view.table
    if table.auction is not None:
        yield from _suggest_bids(view, seat, table.auction)
    elif table.phase is Phase.MARKET:
        first = propose_turns(view, seat)
        if first:
            yield pass_market_order(view, seat, UNLESS[0], first)
        yield from (pass_market_order(view, seat, unless) for unless in UNLESS)
        if (operate_order := operate_all_order(view, seat, ROUNDS)) is not None:
            yield operate_order
    elif table.business is not None:
        yield from _suggest_turns(view, seat, table.business.round)


def _suggest_bids(view: View, seat: int, auction: Auction) -> Iterator[AnyOrder]:
    """Yield limits and passing, for a seat still in the auction."""
    if seat not in auction.waiting:
        return
    limits = (auction.bid + increase for increase in RAISES)
    yield from (
        BidUpTo(auction.card, limit) for limit in limits if limit <= view.table.players[seat].cash
    )
    yield PassAuctions()


def _suggest_turns(view: View, seat: int, current_round: int) -> Iterator[AnyOrder]:
    """Yield orders for the railroads' turns.

    They are both Business Rounds, the current one alone, and to operate a railroad as it is
    for good if nothing else is proposed for it."""
    whole = operate_all_order(view, seat, ROUNDS)
    if whole is None:
        return
    yield whole
    if (
        any(shown_turn.round != current_round for shown_turn in whole.turns)
        and whole.turns[0].round == current_round
    ):
        yield OperateAll(
            whole.turn,
            tuple(shown_turn for shown_turn in whole.turns if shown_turn.round == current_round),
        )
    railroad = railroad_on_turn(view.table)
    for promise in whole.turns:
        if (
            promise.railroad == railroad
            and promise.round == current_round
            and _changes_nothing(promise)
        ):
            pays = a.PayDividends() in promise.steps
            yield OperateAsIs(railroad, "rising", "pay" if pays else "retain", promise.net)


def _changes_nothing(promise: Promise) -> bool:
    """Whether nothing is scrapped, bought, built or taken."""
    idle = (a.ScrapEquipment(), a.BuyEquipment(0), a.BuildNothing())
    decided = (a.ServeCities, a.PayDividends, a.RetainProfits)
    return all(step in idle or isinstance(step, decided) for step in promise.steps)
