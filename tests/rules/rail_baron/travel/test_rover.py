"""The rover: ruling 28."""

from __future__ import annotations

from rules.rail_baron.model.actions import BuyNothing, Declare, DrawDestination, Ride, Roll
from rules.rail_baron.model.events import Announced, Arrived, Paid, Rovered, Undeclared, Won
from rules.rail_baron.model.state import SeatState, State
from tests.support.rail_baron.states import (
    BOARD,
    act,
    along,
    begin_turn,
    cash,
    chart,
    declared,
    game,
    kinds,
    legal,
    milepost,
    of,
    refused,
    rides,
    seat,
    to,
)

LINE = along("PA", "Chicago", "Indianapolis", "Columbus")
"""Chicago - Indianapolis - Columbus, two segments each."""


def hunted(hunter: SeatState, *runners: SeatState) -> State:
    return game(hunter, *runners, seat("Miami", destination="Boston"))


def hunter(**changes: object) -> SeatState:
    return seat("Chicago", **({"destination": "Boston"} | changes))


def runner(city: str = "Indianapolis", money: int = 230_000, **more: object) -> SeatState:
    return declared(city, "Miami", "Denver", money, **more)


def test_passing() -> None:
    """Ruling 28: a ride through the milepost of a declared train takes 50,000 from it and ends its
    declaration."""
    state = hunted(hunter(), runner())
    events = rides(state, 0, LINE)
    assert events[1:4] == [
        Rovered(0, 1, milepost("Indianapolis"), 50_000),
        Undeclared(1, "rover", "Denver"),
        Paid(1, 0, 50_000, "rover"),
    ]
    assert cash(state) == [20_000 + 50_000 - 1_000, 180_000, 20_000]
    victim = state.seats[1]
    assert (victim.declared, victim.destination, victim.arrival_due) == (False, "Denver", False)


def test_stopping() -> None:
    """Ruling 28: stopping on it counts too."""
    state = hunted(hunter(), runner())
    assert len(of(rides(state, 0, LINE[:2]), Rovered)) == 1


def test_on_the_red_die() -> None:
    """Ruling 28: so does a bonus ride."""
    state = hunted(hunter(engine="Express"), runner("Columbus"))
    begin_turn(state, 0)
    act(state, Roll(), 1, 1)
    act(state, Ride(LINE[:2]), 2)
    assert len(of(act(state, Ride(LINE[2:])), Rovered)) == 1


def test_not_where_the_ride_starts() -> None:
    """Ruling 28: starting beside the declared train does not count."""
    state = hunted(hunter(), runner("Chicago"))
    assert of(rides(state, 0, LINE), Rovered) == []
    assert state.seats[1].declared


def test_coming_back_counts() -> None:
    """Ruling 28: circling back to it does."""
    state = hunted(hunter(), runner("Chicago"))
    away = along("PA", "Chicago", "Indianapolis")
    back = along("NYC", "Indianapolis", "Cincinnati")
    home = along("C&O", "Cincinnati", "Chicago")
    events = rides(state, 0, (*away, *back, *home))
    assert of(events, Rovered) == [Rovered(0, 1, milepost("Chicago"), 50_000)]


def test_only_between_turns() -> None:
    """Ruling 28: a declared seat's own ride never exposes it."""
    state = hunted(seat("Indianapolis", destination="Boston"), runner("Chicago"))
    events = rides(state, 1, LINE)
    assert of(events, Rovered) == [] and state.seats[1].declared


def test_only_declared_trains() -> None:
    """Ruling 28: other trains are passed without further ado."""
    state = hunted(hunter(), seat("Indianapolis", 230_000, destination="Denver"))
    assert of(rides(state, 0, LINE), Rovered) == []


def test_declared_seats_rover_too() -> None:
    """Ruling 28: a declared seat may rover another, staying declared."""
    state = hunted(declared("Chicago", "Boston", "Denver"), runner())
    events = rides(state, 0, LINE)
    assert of(events, Rovered) == [Rovered(0, 1, milepost("Indianapolis"), 50_000)]
    assert state.seats[0].declared and not state.seats[1].declared


def test_several_in_one_ride() -> None:
    """Ruling 28: several may be rovered in one ride, at one milepost or at more."""
    state = hunted(hunter(), runner(), runner("Columbus"), runner("Columbus", 200_000))
    events = rides(state, 0, LINE)
    assert [event.victim for event in of(events, Rovered)] == [1, 2, 3]
    assert cash(state) == [169_000, 180_000, 180_000, 150_000, 20_000]
    assert of(events, Announced) == [Announced(0, 170_000)]


def test_only_once() -> None:
    """Ruling 28: a seat that lost its declaration is not rovered again."""
    state = hunted(hunter(), runner())
    circle = (
        *along("PA", "Chicago", "Indianapolis", "Louisville"),
        *along("L&N", "Louisville", "Cincinnati"),
        *along("PA", "Cincinnati", "Indianapolis"),
    )
    events = rides(state, 0, circle)
    assert len(of(events, Rovered)) == 1


def test_less_than_fifty_thousand() -> None:
    """Ruling 28: a seat with less pays what it has."""
    state = hunted(hunter(), runner(money=30_000))
    events = rides(state, 0, LINE)
    assert of(events, Rovered) == [Rovered(0, 1, milepost("Indianapolis"), 30_000)]
    assert cash(state)[:2] == [49_000, 0]


def test_the_money_counts_at_once() -> None:
    """Ruling 28: the rover may spend it the same turn, and count it for declaring."""
    state = hunted(
        hunter(cash=160_000, home="Denver", destination="Columbus", engine="Express"), runner()
    )
    begin_turn(state, 0)
    act(state, Roll(), 2, 2)
    act(state, Ride(LINE))
    assert cash(state)[0] == 210_000 + chart("Chicago", "Columbus")
    act(state, BuyNothing())
    assert legal(state) == [DrawDestination(), Declare()]
    act(state, Declare(), *to("Seattle"), 2)
    assert state.seats[0].declared


def test_it_pays_a_fee() -> None:
    """Ruling 28: it comes at that step, so that it can pay the fees of the turn."""
    state = hunted(hunter(cash=0), runner(railroads=["PA"]))
    events = rides(state, 0, LINE)
    assert kinds(events) == [
        "Rode",
        "Rovered",
        "Undeclared",
        "Paid",
        "FeesOwed",
        "Paid",
        "TurnBegan",
    ]
    assert cash(state)[:2] == [45_000, 185_000]


def test_and_wins_a_race() -> None:
    """Ruling 28: a declared seat short of the sum may win with what the rover brings."""
    state = hunted(declared("Chicago", "Columbus", "Denver", 160_000), runner())
    events = rides(state, 0, LINE)
    assert of(events, Won) == [Won(0, "home")]


def test_rovered_on_the_alternate() -> None:
    """Rulebook, rover play: rovered while sitting on the alternate, the arrival is at the start of
    its next turn."""
    state = hunted(hunter(), declared("Indianapolis", "Miami", "Indianapolis", departure="Boston"))
    state.seats[1].cash = state.bank_out - 40_000
    events = rides(state, 0, LINE)
    payoff = chart("Boston", "Indianapolis")
    assert of(events, Arrived) == [Arrived(1, "Boston", "Indianapolis", payoff)]
    assert state.turn.seat == 1


def test_the_rest_of_the_way() -> None:
    """Rulebook, rover play: the rovered seat rides for its alternate, avoiding what it rode since
    its last arrival."""
    used = along("PA", "Indianapolis", "Louisville")
    state = hunted(hunter(), runner(used=list(used)))
    rides(state, 0, LINE)
    begin_turn(state, 1)
    assert BOARD.milepost_of[str(state.seats[1].destination)] == milepost("Denver")
    act(state, Roll(), 1, 1)
    assert all(not set(ride.path) & set(used) for ride in legal(state))


def test_a_spur_protects() -> None:
    """Rulebook, rover play: a train on a spur can be rovered only by who is bound for it or comes
    out of it."""
    spur = along("SAL", "Jacksonville", "Miami")
    deep = BOARD.segments[spur[-1]].other_end(milepost("Miami"))
    state = hunted(seat("Jacksonville", destination="Atlanta"), runner("Boston", milepost=deep))
    begin_turn(state, 0)
    act(state, Roll(), 2, 3)
    refused(state, Ride(spur[:-1]), "ride-cut-off", "11")
    state.seats[0].destination = "Miami"
    events = act(state, Ride(spur[:-1]))
    assert of(events, Rovered) == [Rovered(0, 1, deep, 50_000)]
    state = hunted(seat("Miami", destination="Boston"), runner("Boston", milepost=deep))
    events = rides(state, 0, spur[::-1][:3])
    assert of(events, Rovered) == [Rovered(0, 1, deep, 50_000)]
