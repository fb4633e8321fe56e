"""Orders that a seat of Railroad Barons could leave, picked at random."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from rules.railroad_barons.model.view import View
from rules.railroad_barons.standing_orders import order_kinds as rules
from rules.railroad_barons.standing_orders import stock_orders
from rules.railroad_barons.standing_orders.offers import suggest_orders
from tests.conformance.case import expired

OFFERED = 0.3
"""How often it is one that the rules offer, if there is any."""

REASONS = expired(
    "out; round-over set=3; other-dealt seat=1; other-sold seat=1 holding=AVR; "
    "other-bought seat=1 holding=AVR; limit limit=9; no-swap; director holding=AVR; "
    "value holding=AVR value_money=155; ends holding=AVR; no-last holding=AVR; "
    "tokens holding=AVR; surplus holding=AVR down=2; set-over set=2; "
    "dearer cash_money=10 shown_money=20; top holding=AVR; asked holding=AVR; "
    "less-revenue holding=AVR now_money=10 shown_money=20; "
    "less-treasury holding=AVR now_money=10 shown_money=20; "
    "less-value holding=AVR now_money=10 shown_money=20; "
    "less-cash holding=AVR now_money=10 shown_money=20"
)


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
    kinds = [type(offer) for offer in offers]
    wanted = rules.PassStockRound if view.table.stock is not None else rules.OperateAll
    if wanted in kinds:
        yield offers[kinds.index(wanted)]
