"""Orders of Rail Baron that ride: each does what could be pressed, waits, or lapses."""

import pytest

from rules.game import OrderAction, OrderExpired
from rules.rail_baron import GAME
from rules.rail_baron.model import actions as do
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.routes import propose_routes
from rules.rail_baron.standing_orders.order_kinds import GoOn, RideOn, StayHome, Way
from rules.rail_baron.standing_orders.riding_orders import make_follow_route
from tests.rules.rail_baron.standing_orders.positions import (
    WAY,
    auction,
    buying,
    comes_to,
    riding,
    route,
)
from tests.support.rail_baron.states import BOARD, act, along, declared, game, seat

# --- following a route -----------------------------------------------------------------------


def test_a_route_is_rolled_for_and_ridden_to_its_end() -> None:
    """Turn after turn the order rolls and rides what the dice give, and is done on arrival."""
    state, order, turns = riding(), None, 0
    order = route(state)
    while order is not None:
        outcome = comes_to(state, 0, order)
        if outcome is None:  # another seat's turn
            mover = GAME.to_move(state)[0]
            view = GAME.view(state, mover)
            if view.may_ride:
                act(state, do.Ride(propose_routes(view, mover)[0].path[: view.turn.steps_left]))
            else:
                act(state, do.Roll(), 1, 2)
            continue
        assert isinstance(outcome, OrderAction)
        if isinstance(outcome.action, do.Roll):
            turns += 1
            act(state, outcome.action, 1, 2)
        else:
            end = len(order.path) <= 3
            act(state, outcome.action)
            assert (outcome.then is None) == end
        order = outcome.then
    assert turns == -(-len(WAY) // 3)
    assert state.seats[0].departure == "Kansas City"


def test_a_route_waits_for_its_turn() -> None:
    state = riding(on_turn=1)
    assert comes_to(state, 0, route(state)) is None


def test_a_route_that_got_dearer_lapses() -> None:
    """Ruling 17: the railroad was bought by another, and its fee is higher than the bank's."""
    order = route(riding())
    dearer = riding(owned=("AT&SF",))
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
    single_owner = game(ann, seat("Miami", railroads=["B&M", "NYC"]), seat("Miami"))
    order = make_follow_route(GAME.view(single_owner, 0), 0, path)
    assert order is not None
    two_owners = game(seat("Boston", destination=goal), seat("Miami", railroads=["B&M"]),
                      seat("Miami", railroads=["NYC"]))  # fmt: skip
    outcome = comes_to(two_owners, 0, order)
    assert outcome == OrderExpired("route-dearer", {"railroad": "NYC", "rate_money": 5_000})


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
    outcome, ready = comes_to(state, 0, order), propose_routes(GAME.view(state, 0), 0)
    assert isinstance(outcome, OrderAction) and outcome.then == order
    least = min(ready, key=lambda route: route.miles if way == "fast" else route.fees)
    assert way == "wise" or outcome.action.path == least.path[:5]


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
    dear = rolled(riding(owned=tuple(BOARD.railroads)))
    assert isinstance(comes_to(dear, 0, order), OrderAction)
    dear.seats[0].cash = 900
    assert comes_to(dear, 0, order) is None


def test_riding_on_counts_the_payoff_before_the_fees() -> None:
    """Rulings 14a and 21: who arrives is paid before the fees are due, so nothing is asked."""
    state = riding()
    state.seats[0].milepost = path_stops(BOARD, BOARD.milepost_of["Chicago"], WAY)[-2]
    state.bank_out, state.seats[0].cash = 40_000, 0
    state = rolled(state)
    outcome = comes_to(state, 0, RideOn("fast"))
    assert isinstance(outcome, OrderAction) and len(outcome.action.path) == 1
    act(state, outcome.action)
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


def test_home_is_kept_when_it_is_asked_about() -> None:
    """Ruling 5."""
    ann = seat("Chicago", destination="Miami", swap_open=True)
    state = game(ann, seat("Boston"), phase=Phase.SWAP)
    assert comes_to(state, 0, StayHome()) == OrderAction(do.KeepHome())
    ann = seat("Chicago", drew_first=False)
    assert comes_to(game(ann, seat("Boston")), 0, StayHome()) is None
    assert comes_to(riding(), 0, StayHome()) == OrderExpired("swap-past")
