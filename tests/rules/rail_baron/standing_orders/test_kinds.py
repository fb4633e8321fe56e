"""Orders of Rail Baron in general: what is offered, and what replaces what."""

from typing import Any

import pytest

from rules.game import OrderExpired
from rules.rail_baron import GAME
from rules.rail_baron.model.state import Phase
from rules.rail_baron.standing_orders import order_kinds as o
from tests.rules.rail_baron.standing_orders.positions import auction, comes_to, riding
from tests.support.rail_baron.states import game, seat


def test_what_is_offered_follows_from_the_moment() -> None:
    """Rulings 9, 15 and 22: ways for a trip and a purchase that it pays for, on the way; limits in
    an auction, for who is in it; nothing of either for who is out."""
    kinds = [type(order) for order in GAME.suggested_orders(GAME.view(riding(), 0), 0)]
    assert kinds[0] is o.FollowRoute and {o.RideOn, o.BuyAtPrice} < set(kinds)
    bids = GAME.suggested_orders(GAME.view(auction(), 1), 1)
    assert {type(order) for order in bids} == {o.BidUpTo, o.KeepBidding}
    assert all(15_000 <= order.limit <= 40_000 for order in bids)
    assert GAME.suggested_orders(GAME.view(auction(), 0), 0) == ()


def test_nothing_is_offered_while_a_railroad_must_be_sold() -> None:
    """Ruling 21: neither a ride nor a purchase makes sense for who can't pay the fees."""
    ann = seat("Chicago", 0, destination="Miami", railroads=["PA"])
    state = game(ann, seat("Boston"), phase=Phase.FEES, turn={"owed": [(1, 5_000)]})
    assert GAME.suggested_orders(GAME.view(state, 0), 0) == ()
    assert GAME.suggested_orders(GAME.view(riding(), 0), 0)


@pytest.mark.parametrize(
    "order",
    [o.GoOn(), o.StayHome(), o.BuyAtPrice("PA"), o.BidUpTo("PA", 1), o.PassAuctions(), o.SaveUp(9)],
)
def test_who_is_out_of_the_game_has_no_orders(order: Any) -> None:
    """Ruling 23."""
    state = riding(on_turn=1)
    out = state.seats[0]
    out.bankrupt, out.destination, out.milepost = True, None, -1
    assert comes_to(state, 0, order) == OrderExpired("out")
    state = riding()
    state.phase = Phase.OVER
    assert comes_to(state, 0, order) == OrderExpired("out")


def test_orders_about_one_thing_replace_each_other_and_plain_ones_stand_behind() -> None:
    assert o.BidUpTo("PA", 1).subject == o.BidUpTo("PA", 2).subject != o.BidUpTo("B&O", 1).subject
    assert o.BuyAtPrice("PA").subject != o.BidUpTo("PA", 1).subject
    assert o.SaveUp(1).subject == o.SaveUp(2).subject
    assert [type(order).general for order in (o.SaveUp(1), o.PassAuctions(), o.GoOn())] == [
        True
    ] * 3
    assert not o.BidUpTo("PA", 1).general and not o.BuyAtPrice("PA").general
