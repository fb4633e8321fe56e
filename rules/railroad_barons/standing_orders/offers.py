"""Orders that make sense in one press at a moment of the game, the best first."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.standing_orders.operating_orders import operating
from rules.railroad_barons.standing_orders.order_kinds import (
    AnyOrder,
    OperateAll,
    RefuseBelow,
    TakePriority,
    Unless,
)
from rules.railroad_barons.standing_orders.stock_orders import passing, proposed

UNLESS: tuple[Unless, ...] = ("mine", "anything")
DEARER = (1, 2)
"""How many times the price offered is refused as well."""


def offering(view: View, seat: int) -> Iterator[AnyOrder]:
    """See `rules.game.TakesOrders.offers`."""
    table = view.table
    if table.draft is not None:
        return
    if table.offer is not None:
        if seat in view.to_move:
            price = table.offer.price
            yield from (RefuseBelow(table.offer.seller, price * many + 1) for many in DEARER)
    elif table.half:
        yield from _turns(view, seat)
    else:
        yield from _stock(view, seat)


def _stock(view: View, seat: int) -> Iterator[AnyOrder]:
    """Trades and passes, then the turns of one's Holdings; before the round, the Priority Deal."""
    table = view.table
    if table.phase is Phase.PRIORITY:
        yield TakePriority()
        return
    if first := proposed(view, seat):
        yield passing(view, seat, UNLESS[0], first)
    yield from (passing(view, seat, unless) for unless in UNLESS)
    whole = operating(view, seat, facts.constants().operating_rounds_per_stock_round)
    if whole is not None:
        yield whole


def _turns(view: View, seat: int) -> Iterator[AnyOrder]:
    """Both Operating Rounds of the set, and the one under way alone."""
    table = view.table
    whole = operating(view, seat, facts.constants().operating_rounds_per_stock_round)
    if whole is None:
        return
    yield whole
    here = tuple(one for one in whole.turns if one.half == table.half)
    if here and here != whole.turns:
        yield OperateAll(whole.set, here)
