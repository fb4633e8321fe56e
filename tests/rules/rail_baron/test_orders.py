"""Standing orders of Rail Baron: each carries out what could be pressed, waits, or lapses."""

from functools import partial
from typing import Any

import pytest

from rules.game import OrderAction, OrderExpired
from rules.rail_baron import GAME
from rules.rail_baron.model import actions as do
from rules.rail_baron.model.options import SHORT
from rules.rail_baron.model.state import Auction, Phase, Ridden, State
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.routes import propose_routes
from rules.rail_baron.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtPrice,
    FollowRoute,
    GoOn,
    KeepBidding,
    PassAuctions,
    RideOn,
    SaveUp,
    StayHome,
    Way,
)
from rules.rail_baron.standing_orders.riding_orders import make_follow_route
from tests.support import carrying
from tests.support.rail_baron.states import BOARD, act, along, declared, game, seat

WAY = along("AT&SF", "Chicago", "Kansas City")


comes_to = partial(carrying.comes_to, GAME)


def riding(*, on_turn: int = 0, phase: Phase = Phase.ROLL, own: tuple[str, ...] = ()) -> State:
    """Seat 0 rides from Chicago to Kansas City; seat 1 owns `own`."""
    ann = seat("Chicago", destination="Kansas City")
    bob = seat("Boston", destination="Miami", railroads=list(own))
    return game(ann, bob, seat("Seattle", destination="Miami"), phase=phase, on_turn=on_turn)


def route(state: State) -> FollowRoute:
    order = make_follow_route(GAME.view(state, 0), 0, WAY)
    assert order is not None
    return order


# --- following a route -----------------------------------------------------------------------


def test_a_route_is_rolled_for_and_ridden_to_its_end() -> None:
    """Turn after turn the order rolls and rides what the dice give, and is done on arrival."""
    state, order, turns = riding(), None, 0
    order = route(state)
    while order is not None:
        found = comes_to(state, 0, order)
        if found is None:  # another seat's turn
            mover = GAME.to_move(state)[0]
            view = GAME.view(state, mover)
            if view.may_ride:
                act(state, do.Ride(propose_routes(view, mover)[0].path[: view.turn.steps_left]))
            else:
                act(state, do.Roll(), 1, 2)
            continue
        assert isinstance(found, OrderAction)
        if isinstance(found.action, do.Roll):
            turns += 1
            act(state, found.action, 1, 2)
        else:
            end = len(order.path) <= 3
            act(state, found.action)
            assert (found.then is None) == end
        order = found.then
    assert turns == -(-len(WAY) // 3)
    assert state.seats[0].departure == "Kansas City"


def test_a_route_waits_for_its_turn() -> None:
    state = riding(on_turn=1)
    assert comes_to(state, 0, route(state)) is None


def test_a_route_that_got_dearer_lapses() -> None:
    """Ruling 17: the railroad was bought by another, and its fee is higher than the bank's."""
    order = route(riding())
    dearer = riding(own=("AT&SF",))
    rate = {"railroad": "AT&SF", "rate_money": 5_000}
    assert comes_to(dearer, 0, order) == OrderExpired("route-dearer", rate)
    cheaper = riding()
    cheaper.bank.remove("AT&SF")
    cheaper.seats[0].railroads = ["AT&SF"]
    assert isinstance(comes_to(cheaper, 0, order), OrderAction)
    again = make_follow_route(GAME.view(cheaper, 0), 0, WAY)
    assert comes_to(riding(), 0, again) == OrderExpired(
        "route-dearer", {"railroad": "AT&SF", "rate_money": 1_000}
    )


def test_a_route_stands_while_the_rate_kept_on_it_does() -> None:
    """Ruling 19: bought by another under the train, the railroad costs the seat what it did."""
    order = route(riding())
    state = riding()
    state.bank.remove("AT&SF")
    state.seats[1].railroads = ["AT&SF"]
    state.seats[0].established = {"AT&SF": 1_000}
    assert comes_to(state, 0, order) == OrderAction(do.Roll(), order)
    given = route(state)
    state.seats[0].established = {}
    rate = {"railroad": "AT&SF", "rate_money": 5_000}
    assert comes_to(state, 0, given) == OrderExpired("route-dearer", rate)


def test_a_route_on_which_two_are_to_be_paid_instead_of_one_lapses() -> None:
    """Ruling 17: each owner is paid once, so one owner more makes a turn dearer."""
    goal = "New York"
    path = (*along("B&M", "Boston", "Albany"), *along("NYC", "Albany", goal))
    ann = seat("Boston", destination=goal)
    one = game(ann, seat("Miami", railroads=["B&M", "NYC"]), seat("Miami"))
    order = make_follow_route(GAME.view(one, 0), 0, path)
    assert order is not None
    two = game(seat("Boston", destination=goal), seat("Miami", railroads=["B&M"]),
               seat("Miami", railroads=["NYC"]))  # fmt: skip
    found = comes_to(two, 0, order)
    assert found == OrderExpired("route-dearer", {"railroad": "NYC", "rate_money": 5_000})


def test_a_route_that_the_train_has_left_lapses() -> None:
    order = route(riding())
    for change in ({"destination": "Miami"}, {"milepost": 0}, {"destination": None}):
        state = riding()
        for name, value in change.items():
            setattr(state.seats[0], name, value)
        state.phase = Phase.ROLL
        assert comes_to(state, 0, order) == OrderExpired("route-off")
    assert make_follow_route(GAME.view(riding(), 0), 0, WAY[3:]) is None


def test_a_route_lapses_when_another_declares() -> None:
    """Ruling 28: a declared train may be rovered, which is a choice."""
    order = route(riding())
    state = riding()
    state.seats[1] = declared("Boston", "Miami", "Seattle")
    assert comes_to(state, 0, order) == OrderExpired("route-declared", {"seat": 1})
    known = make_follow_route(GAME.view(state, 0), 0, WAY)
    assert isinstance(comes_to(state, 0, known), OrderAction)


# --- going on --------------------------------------------------------------------------------


def test_going_on_rolls_and_draws_where_nothing_else_can_be_done() -> None:
    order = GoOn()
    assert comes_to(riding(), 0, order) == OrderAction(do.Roll(), order)
    drawing = game(seat("Chicago"), seat("Boston"))
    assert comes_to(drawing, 0, order) == OrderAction(do.DrawDestination(), order)


def test_going_on_leaves_every_choice_to_the_person() -> None:
    """Declaring (25), rides, purchases and bids are asked for."""
    rich = game(seat("Chicago", 250_000), seat("Boston"))
    assert comes_to(rich, 0, GoOn()) is None
    ride = riding(phase=Phase.RIDE)
    ride.turn.steps_left = ride.turn.white_left = 5
    assert comes_to(ride, 0, GoOn()) is None
    assert comes_to(buying(), 0, GoOn()) is None
    assert comes_to(auction(), 1, GoOn()) is None
    assert comes_to(riding(on_turn=1), 0, GoOn()) is None


def rolled(state: State, steps: int = 5) -> State:
    """Seat 0 is to ride so many steps."""
    state.phase = Phase.RIDE
    state.turn.steps_left = state.turn.white_left = steps
    return state


@pytest.mark.parametrize("way", ["fast", "wise", "cheap"])
def test_riding_on_draws_rolls_and_rides_a_way(way: Way) -> None:
    """Rulings 9 and 14a: the order stands on, and its rides are those of the ready-made ways."""
    order, drawing = RideOn(way), game(seat("Chicago"), seat("Boston"))
    assert comes_to(drawing, 0, order) == OrderAction(do.DrawDestination(), order)
    assert comes_to(riding(), 0, order) == OrderAction(do.Roll(), order)
    state = rolled(riding())
    found, ready = comes_to(state, 0, order), propose_routes(GAME.view(state, 0), 0)
    assert isinstance(found, OrderAction) and found.then == order
    least = min(ready, key=lambda one: one.miles if way == "fast" else one.fees)
    assert way == "wise" or found.action.path == least.path[:5]


def test_riding_on_asks_where_there_is_something_to_choose() -> None:
    """Rulings 6, 15, 21, 25 and 28: a region, purchases, fees beyond the cash, declaring, how to
    ride home, and how to ride while somebody could be caught."""
    order = RideOn("fast")
    assert comes_to(game(seat("Chicago", 250_000), seat("Boston")), 0, order) is None
    assert comes_to(buying(), 0, order) is None
    named = game(seat("Chicago"), seat("Boston"), phase=Phase.REGION, drawing="destination")
    assert comes_to(named, 0, order) is None
    rival = rolled(riding())
    rival.seats[1] = declared("Boston", "Miami", "Seattle")
    assert comes_to(rival, 0, order) is None
    home = rolled(game(declared("Chicago", "Kansas City", "Miami"), seat("Boston")))
    assert comes_to(home, 0, order) is None
    dear = rolled(riding(own=tuple(BOARD.railroads)))
    assert isinstance(comes_to(dear, 0, order), OrderAction)
    dear.seats[0].cash = 900
    assert comes_to(dear, 0, order) is None


def test_riding_on_counts_the_payoff_before_the_fees() -> None:
    """Rulings 14a and 21: who arrives is paid before the fees are due, so nothing is asked."""
    state = riding()
    state.seats[0].milepost = path_stops(BOARD, BOARD.milepost_of["Chicago"], WAY)[-2]
    state.bank_out, state.seats[0].cash = 40_000, 0
    state = rolled(state)
    found = comes_to(state, 0, RideOn("fast"))
    assert isinstance(found, OrderAction) and len(found.action.path) == 1
    act(state, found.action)
    assert state.phase is Phase.PURCHASE and state.seats[0].departure == "Kansas City"


def test_riding_on_ends_with_the_declaration() -> None:
    """Rulings 28 and 29: who is rovered is asked how to go on; a new order holds until the trip is
    over, and then as any other."""
    order = RideOn("fast")
    lost = riding()
    lost.seats[0] = seat("Chicago", destination="Miami", alternate="Miami")
    assert comes_to(lost, 0, order) == OrderExpired("undeclared", {"city": "Miami"})
    again = RideOn("fast", undeclared=True)
    assert comes_to(lost, 0, again) == OrderAction(do.Roll(), again)
    assert comes_to(riding(), 0, again) == OrderAction(do.Roll(), order)
    offered = GAME.suggested_orders(GAME.view(lost, 0), 0)
    assert again in offered and order not in offered


def test_what_is_offered_follows_from_the_moment() -> None:
    """Rulings 9, 15 and 22: ways for a trip and a purchase that it pays for, on the way; limits in
    an auction, for who is in it; nothing of either for who is out."""
    kinds = [type(one) for one in GAME.suggested_orders(GAME.view(riding(), 0), 0)]
    assert kinds[0] is FollowRoute and {RideOn, BuyAtPrice} < set(kinds)
    bids = GAME.suggested_orders(GAME.view(auction(), 1), 1)
    assert {type(one) for one in bids} == {BidUpTo, KeepBidding}
    assert all(15_000 <= one.limit <= 40_000 for one in bids)
    assert GAME.suggested_orders(GAME.view(auction(), 0), 0) == ()


def test_nothing_is_offered_while_a_railroad_must_be_sold() -> None:
    """Ruling 21: neither a ride nor a purchase makes sense for who can't pay the fees."""
    ann = seat("Chicago", 0, destination="Miami", railroads=["PA"])
    state = game(ann, seat("Boston"), phase=Phase.FEES, turn={"owed": [(1, 5_000)]})
    assert GAME.suggested_orders(GAME.view(state, 0), 0) == ()
    assert GAME.suggested_orders(GAME.view(riding(), 0), 0)


def test_home_is_kept_when_it_is_asked_about() -> None:
    """Ruling 5."""
    ann = seat("Chicago", destination="Miami", swap_open=True)
    state = game(ann, seat("Boston"), phase=Phase.SWAP)
    assert comes_to(state, 0, StayHome()) == OrderAction(do.KeepHome())
    ann = seat("Chicago", drew_first=False)
    assert comes_to(game(ann, seat("Boston")), 0, StayHome()) is None
    assert comes_to(riding(), 0, StayHome()) == OrderExpired("swap-past")


# --- buying ----------------------------------------------------------------------------------


def buying(cash: int = 20_000, **changes: Any) -> State:
    """Seat 0 may buy in Chicago."""
    ann = seat("Chicago", cash, **changes)
    return game(ann, seat("Boston"), phase=Phase.PURCHASE, turn={"arrivals": 1, "white": (3, 4)})


def test_a_railroad_is_bought_at_list_price_if_enough_is_left() -> None:
    """Ruling 15: the GM&O costs 12,000."""
    assert comes_to(buying(), 0, BuyAtPrice("GM&O", 8_000)) == OrderAction(do.BuyRailroad("GM&O"))
    assert comes_to(buying(), 0, BuyAtPrice("GM&O", 8_001)) is None
    assert comes_to(buying(11_999), 0, BuyAtPrice("GM&O")) is None
    assert comes_to(riding(), 0, BuyAtPrice("GM&O")) is None


def test_the_fees_of_the_turn_are_kept_back_for() -> None:
    """Ruling 16a: what was ridden is owed at the end, except for the railroad that is bought."""
    own, foreign = Ridden(0, "GM&O", 1_000), Ridden(1, "PA", 1_000)
    for ridden, reserve, buys in (
        ([own], 8_000, True),
        ([foreign], 8_000, False),
        ([foreign], 7_000, True),
        ([own, foreign, Ridden(2, "PA", 1_000)], 7_000, True),
    ):
        state = buying()
        state.turn.ridden = ridden
        assert (comes_to(state, 0, BuyAtPrice("GM&O", reserve)) is not None) == buys


def test_a_railroad_that_is_gone_is_waited_for_no_longer() -> None:
    mine = buying(railroads=["GM&O"])
    assert comes_to(mine, 0, BuyAtPrice("GM&O")) == OrderExpired("yours", {"railroad": "GM&O"})
    taken = buying()
    taken.bank.remove("GM&O")
    taken.seats[1].railroads = ["GM&O"]
    gone = {"railroad": "GM&O", "seat": 1}
    assert comes_to(taken, 0, BuyAtPrice("GM&O")) == OrderExpired("taken", gone)
    third = game(seat("Chicago"), seat("Boston"), third=["GM&O"])
    assert comes_to(third, 0, BuyAtPrice("GM&O")) == OrderExpired("gone", {"railroad": "GM&O"})


def test_saving_up_lets_purchases_pass() -> None:
    """Ruling 15."""
    order = SaveUp(30_000)
    assert comes_to(buying(), 0, order) == OrderAction(do.BuyNothing(), order)
    assert comes_to(riding(), 0, order) is None
    assert comes_to(buying(30_000), 0, order) == OrderExpired("saved", {"cash_money": 30_000})


# --- auctions --------------------------------------------------------------------------------


def auction(bid: int = 0, cash: int = 40_000) -> State:
    """Seat 0 auctions the PA (30,000) off; seat 1, with this cash, is to bid."""
    state = game(
        seat("Chicago", 1_000, railroads=["PA"]), seat("Boston", cash), seat("Miami"),
        phase=Phase.AUCTION,
    )  # fmt: skip
    leader, waiting = (2, [1, 2]) if bid else (None, [1, 2])
    state.auction = Auction("PA", 0, 15_000, bid, leader, waiting)
    return state


def test_the_lowest_lawful_bid_is_made_up_to_the_limit() -> None:
    """Ruling 22: half the price first, then 500 more; beyond the limit the seat leaves."""
    order = BidUpTo("PA", 16_000)
    assert comes_to(auction(), 1, order) == OrderAction(do.Bid(15_000), order)
    assert comes_to(auction(15_500), 1, order) == OrderAction(do.Bid(16_000), order)
    assert comes_to(auction(15_600), 1, order) == OrderAction(do.PassBid())
    assert comes_to(auction(), 1, BidUpTo("PA", 14_999)) == OrderAction(do.PassBid())


def test_a_bid_waits_for_its_railroad_and_its_turn() -> None:
    assert comes_to(auction(), 1, BidUpTo("B&O", 16_000)) is None
    assert comes_to(auction(), 2, BidUpTo("PA", 16_000)) is None
    assert comes_to(riding(), 0, BidUpTo("PA", 16_000)) is None
    assert comes_to(auction(), 0, BidUpTo("PA", 9)) == OrderExpired("yours", {"railroad": "PA"})


def test_bidding_on_asks_again_at_its_limit() -> None:
    """Ruling 22: the least allowed each time; it ends with the limit, and with the auction."""
    order = KeepBidding("PA", 16_000)
    assert comes_to(auction(), 1, order) == OrderAction(do.Bid(15_000), order)
    assert comes_to(auction(15_500), 1, order) == OrderAction(do.Bid(16_000), order)
    past = OrderExpired("auction-limit", {"railroad": "PA", "bid_money": 16_100})
    assert comes_to(auction(15_600), 1, order) == past
    leading = auction(16_000)
    assert comes_to(leading, 2, order) is None, "nobody outbids oneself"
    over = OrderExpired("auction-over", {"railroad": "PA"})
    leading.auction = Auction("PA", 0, 15_000, 16_000, 2, [2])
    assert comes_to(leading, 1, order) == over
    assert comes_to(riding(), 0, order) == over
    assert comes_to(auction(), 0, order) == OrderExpired("yours", {"railroad": "PA"})
    assert order.subject == BidUpTo("PA", 1).subject


def test_opening_auctions_are_bid_in_too() -> None:
    """Ruling 32: the bank's railroads before the first turn."""
    state = game(seat("Chicago"), seat("Boston"), options=SHORT, phase=Phase.AUCTION)
    state.auction = Auction("PA", None, 15_000, 0, None, [0, 1])
    order = BidUpTo("PA", 20_000)
    assert comes_to(state, 0, order) == OrderAction(do.Bid(15_000), order)


def test_auctions_are_left_at_once() -> None:
    order = PassAuctions()
    assert comes_to(auction(), 1, order) == OrderAction(do.PassBid(), order)
    assert comes_to(auction(), 2, order) is None
    assert comes_to(riding(), 0, order) is None


# --- all of them -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "order", [GoOn(), StayHome(), BuyAtPrice("PA"), BidUpTo("PA", 1), PassAuctions(), SaveUp(9)]
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
    assert BidUpTo("PA", 1).subject == BidUpTo("PA", 2).subject != BidUpTo("B&O", 1).subject
    assert BuyAtPrice("PA").subject != BidUpTo("PA", 1).subject
    assert SaveUp(1).subject == SaveUp(2).subject
    assert [type(one).general for one in (SaveUp(1), PassAuctions(), GoOn())] == [True] * 3
    assert not BidUpTo("PA", 1).general and not BuyAtPrice("PA").general
