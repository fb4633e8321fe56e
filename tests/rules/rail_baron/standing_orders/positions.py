"""Positions in which orders of Rail Baron act: on the way, before a purchase, in an auction."""

from functools import partial
from typing import Any

from rules.rail_baron import GAME
from rules.rail_baron.model.state import Auction, Phase, State
from rules.rail_baron.standing_orders.order_kinds import FollowRoute
from rules.rail_baron.standing_orders.riding_orders import make_follow_route
from tests.support import carrying
from tests.support.rail_baron.states import along, game, seat

WAY = along("AT&SF", "Chicago", "Kansas City")


comes_to = partial(carrying.comes_to, GAME)


def riding(*, on_turn: int = 0, phase: Phase = Phase.ROLL, owned: tuple[str, ...] = ()) -> State:
    """Seat 0 rides from Chicago to Kansas City; seat 1 owns `owned`."""
    ann = seat("Chicago", destination="Kansas City")
    bob = seat("Boston", destination="Miami", railroads=list(owned))
    return game(ann, bob, seat("Seattle", destination="Miami"), phase=phase, on_turn=on_turn)


def route(state: State) -> FollowRoute:
    order = make_follow_route(GAME.view(state, 0), 0, WAY)
    assert order is not None
    return order


def buying(cash: int = 20_000, **changes: Any) -> State:
    """Seat 0 may buy in Chicago."""
    ann = seat("Chicago", cash, **changes)
    return game(ann, seat("Boston"), phase=Phase.PURCHASE, turn={"arrivals": 1, "white": (3, 4)})


def auction(bid: int = 0, cash: int = 40_000) -> State:
    """Seat 0 auctions the PA (30,000) off; seat 1, with this cash, is to bid."""
    state = game(
        seat("Chicago", 1_000, railroads=["PA"]), seat("Boston", cash), seat("Miami"),
        phase=Phase.AUCTION,
    )  # fmt: skip
    leader, waiting = (2, [1, 2]) if bid else (None, [1, 2])
    state.auction = Auction("PA", 0, 15_000, bid, leader, waiting)
    return state
