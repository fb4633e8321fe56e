"""Suggested orders that make sense at this moment of the game, best first."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.standing_orders.operating_orders import make_operate_all
from rules.railroad_barons.standing_orders.order_kinds import (
    AnyOrder,
    OperateAll,
    RefuseBelow,
    TakePriority,
    Unless,
)
from rules.railroad_barons.standing_orders.stock_orders import make_pass_stock_round, propose_turns

SUGGESTED_CONDITIONS: tuple[Unless, ...] = ("mine", "anything")
PRICE_FACTORS = (1, 2)
"""Factors of the price offered up to which offers are refused."""


def suggest_orders(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.suggested_orders`."""
    table = view.table
    if table.draft is not None:
        return
    if table.offer is not None:
        if seat in view.to_move:
            price = table.offer.price
            yield from (
                RefuseBelow(table.offer.seller, price * factor + 1) for factor in PRICE_FACTORS
            )
    elif table.half:
        yield from _operating_orders(view, seat)
    else:
        yield from _stock_orders(view, seat)


def _stock_orders(view: View, seat: int) -> Iterator[AnyOrder]:
    """Suggest trades and passes, then the turns of the seat's Holdings.

    Before the round, the Priority Deal."""
    table = view.table
    if table.phase is Phase.PRIORITY:
        yield TakePriority()
        return
    if turns := propose_turns(view, seat):
        yield make_pass_stock_round(view, seat, SUGGESTED_CONDITIONS[0], turns)
    yield from (make_pass_stock_round(view, seat, unless) for unless in SUGGESTED_CONDITIONS)
    operate_all = make_operate_all(view, seat, facts.constants().operating_rounds_per_stock_round)
    if operate_all is not None:
        yield operate_all


def _operating_orders(view: View, seat: int) -> Iterator[AnyOrder]:
    """Suggest both Operating Rounds of the set, and the present one alone."""
    table = view.table
    operate_all = make_operate_all(view, seat, facts.constants().operating_rounds_per_stock_round)
    if operate_all is None:
        return
    yield operate_all
    this_round = tuple(turn for turn in operate_all.turns if turn.half == table.half)
    if this_round and this_round != operate_all.turns:
        yield OperateAll(operate_all.set, this_round)
