"""Orders that a seat of Railroad Barons could leave, picked at random."""

from __future__ import annotations

import random
from typing import Any

from rules.railroad_barons.model.view import View
from rules.railroad_barons.standing_orders import orders as rules


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    """One of Railroad Barons'."""
    holding = chance.choice(list(view.table.holdings))
    unless: rules.Unless = chance.choice(["anything", "sells", "buys", "never"])
    return chance.choice(
        [
            rules.passing(view, seat, unless),
            rules.PayOn(holding, chance.choice([0, 100, 200])),
            rules.OperateAsBefore(holding),
            rules.RefuseBelow(holding, chance.randrange(1, 500)),
            rules.TakePriority(),
            rules.LeavePriority(),
        ]
    )
