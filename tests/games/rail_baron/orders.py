"""Orders that a seat of Rail Baron could leave, picked at random."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from rules.rail_baron.model.view import View
from rules.rail_baron.robot.steady import bid_limit
from rules.rail_baron.routing.routes import propose_routes
from rules.rail_baron.standing_orders import order_kinds as rules
from rules.rail_baron.standing_orders import riding_orders
from rules.rail_baron.standing_orders.order_kinds import Way
from tests.conformance.case import expired

REASONS = expired(
    "out; route-off; route-declared seat=1; route-dearer railroad=PA rate_money=5000; swap-past; "
    "yours railroad=PA; taken railroad=PA seat=1; gone railroad=PA; saved cash_money=31000"
)


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    """One of Rail Baron's, a route among them if the seat has a destination."""
    marks = [*view.bank, *(mark for other in view.seats for mark in other.railroads)]
    mark, sum_ = chance.choice(marks), chance.randrange(0, 40_000, 500)
    routes = propose_routes(view, seat) if chance.random() < 0.5 else []
    if routes:
        order = riding_orders.make_follow_route(view, seat, chance.choice(routes).path)
        if order is not None:
            return order
    return chance.choice(
        [
            rules.GoOn(),
            rules.RideOn(chance.choice(get_args(Way))),
            rules.StayHome(),
            rules.BuyAtPrice(mark, sum_ // 4),
            rules.BidUpTo(mark, sum_),
            rules.KeepBidding(view.auction.railroad if view.auction else mark, sum_),
            rules.PassAuctions(),
            rules.SaveUp(sum_),
        ]
    )


def taken(view: View, seat: int, offered: Sequence[Any]) -> Iterator[Any]:
    """What a player like `steady` leaves: its trips are to go on by its own yardstick, and it bids
    up to what the railroad is worth to it."""
    yield from (order for order in offered if order == rules.RideOn("wise"))
    bids = [bid for bid in offered if isinstance(bid, rules.BidUpTo)]
    if bids:
        within = [bid for bid in bids if bid.limit <= bid_limit(view, seat)]
        yield from within[-1:]
