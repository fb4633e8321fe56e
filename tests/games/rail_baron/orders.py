"""Orders that a seat of Rail Baron could leave, picked at random."""

from __future__ import annotations

import random
from typing import Any

from rules.rail_baron import orders as rules
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.routes import proposals


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    """One of Rail Baron's, a route among them if the seat has a destination."""
    marks = [*view.bank, *(mark for other in view.seats for mark in other.railroads)]
    mark, sum_ = chance.choice(marks), chance.randrange(0, 40_000, 500)
    routes = proposals(view, seat) if chance.random() < 0.5 else []
    if routes:
        found = rules.follow(view, seat, chance.choice(routes).path)
        if found is not None:
            return found
    return chance.choice(
        [
            rules.GoOn(),
            rules.StayHome(),
            rules.BuyAtPrice(mark, sum_ // 4),
            rules.BidUpTo(mark, sum_),
            rules.KeepBidding(view.auction.railroad if view.auction else mark, sum_),
            rules.PassAuctions(),
            rules.SaveUp(sum_),
        ]
    )
