"""Orders that a seat of Railroad Barons could leave, picked at random."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from rules.railroad_barons.model.view import View
from rules.railroad_barons.standing_orders import order_kinds as rules
from rules.railroad_barons.standing_orders import stock_orders
from rules.railroad_barons.standing_orders.offers import suggest_orders

OFFERED = 0.3
"""How often it is one that the rules offer, if there is any."""


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    """One of Railroad Barons'."""
    holding = chance.choice(list(view.table.holdings))
    unless: rules.Unless = chance.choice(get_args(rules.Unless))
    if offered := list(suggest_orders(view, seat)) if chance.random() < OFFERED else []:
        return chance.choice(offered)
    return chance.choice(
        [
            stock_orders.make_pass_stock_round(view, seat, unless),
            rules.PayOn(holding, chance.choice([0, 100, 200])),
            rules.OperateAsBefore(holding),
            rules.RefuseBelow(holding, chance.randrange(1, 500)),
            rules.TakePriority(),
            rules.LeavePriority(),
        ]
    )


def taken(view: View, seat: int, offers: Sequence[Any]) -> Iterator[Any]:
    """What a player leaves who plays as it is proposed: of the orders about the same the first."""
    kinds = [type(one) for one in offers]
    wanted = rules.PassStockRound if view.table.stock is not None else rules.OperateAll
    if wanted in kinds:
        yield offers[kinds.index(wanted)]
