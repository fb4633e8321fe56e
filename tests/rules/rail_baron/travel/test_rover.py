"""The rover: ruling 28."""

from copy import deepcopy

import pytest

from tests.support.rail_baron import kit as rb

LINE = rb.along("PA", "Chicago", "Indianapolis", "Columbus")
"""Chicago - Indianapolis - Columbus, two segments each."""


def hunted(hunter: rb.SeatState, *runners: rb.SeatState) -> rb.State:
    return rb.game(hunter, *runners, rb.seat("Miami", destination="Boston"))


def hunter(**changes: object) -> rb.SeatState:
    return rb.seat("Chicago", **({"destination": "Boston"} | changes))


def runner(city: str = "Indianapolis", money: int = 230_000, **more: object) -> rb.SeatState:
    return rb.declared(city, "Miami", "Denver", money, **more)


CIRCLE = (
    *rb.along("PA", "Chicago", "Indianapolis", "Louisville"),
    *rb.along("L&N", "Louisville", "Cincinnati"),
    *rb.along("PA", "Cincinnati", "Indianapolis"),
)
BACK = (
    *rb.along("PA", "Chicago", "Indianapolis"),
    *rb.along("NYC", "Indianapolis", "Cincinnati"),
    *rb.along("C&O", "Cincinnati", "Chicago"),
)
IN_THE_WAY = rb.seat("Indianapolis", destination="Boston")
UNDECLARED = rb.seat("Indianapolis", 230_000, destination="Denver")


def test_passing() -> None:
    """Ruling 28: a ride through the milepost of a declared train takes 50,000 from it and ends its
    declaration."""
    state = hunted(hunter(), runner())
    events = rb.rides(state, 0, LINE)
    assert events[1:4] == [
        rb.Rovered(0, 1, rb.milepost("Indianapolis"), 50_000),
        rb.Undeclared(1, "rover", "Denver"),
        rb.Paid(1, 0, 50_000, "rover"),
    ]
    assert rb.cash(state) == [20_000 + 50_000 - 1_000, 180_000, 20_000]
    victim = state.seats[1]
    assert (victim.declared, victim.destination, victim.arrival_due) == (False, "Denver", False)


@pytest.mark.parametrize(
    ("seats", "mover", "path", "victims"),
    [
        pytest.param([hunter(), runner()], 0, LINE[:2], [1], id="stopping on it"),
        pytest.param([hunter(), runner()], 0, CIRCLE, [1], id="only once"),
        pytest.param([hunter(), runner("Chicago")], 0, LINE, [], id="not where the ride starts"),
        pytest.param([hunter(), runner("Chicago")], 0, BACK, [1], id="but coming back"),
        pytest.param([IN_THE_WAY, runner("Chicago")], 1, LINE, [], id="never by its own ride"),
        pytest.param([hunter(), UNDECLARED], 0, LINE, [], id="only declared trains"),
    ],
)
def test_who_is_rovered(
    seats: list[rb.SeatState], mover: int, path: tuple[int, ...], victims: list[int]
) -> None:
    """Ruling 28: who stops on a declared train or comes back to it rovers it, once."""
    state = hunted(*deepcopy(seats))
    declared = [seat.declared for seat in state.seats]
    events = rb.rides(state, mover, path)
    assert [event.victim for event in rb.of(events, rb.Rovered)] == victims
    still = [was and number not in victims for number, was in enumerate(declared)]
    assert [seat.declared for seat in state.seats] == still


def test_on_the_red_die_and_by_declared_seats() -> None:
    """Ruling 28: a bonus ride counts too, and a declared seat may rover another, staying
    declared."""
    state = rb.begin_turn(hunted(hunter(engine="Express"), runner("Columbus")), 0)
    rb.act(state, rb.Roll(), 1, 1)
    rb.act(state, rb.Ride(LINE[:2]), 2)
    assert len(rb.of(rb.act(state, rb.Ride(LINE[2:])), rb.Rovered)) == 1
    state = hunted(rb.declared("Chicago", "Boston", "Denver"), runner())
    events = rb.rides(state, 0, LINE)
    assert rb.of(events, rb.Rovered) == [rb.Rovered(0, 1, rb.milepost("Indianapolis"), 50_000)]
    assert state.seats[0].declared and not state.seats[1].declared


def test_several_in_one_ride() -> None:
    """Ruling 28: several may be rovered in one ride, at one milepost or at more; a seat with less
    than 50,000 pays what it has; a declared seat short of the sum may win with it."""
    state = hunted(hunter(), runner(), runner("Columbus"), runner("Columbus", 200_000))
    events = rb.rides(state, 0, LINE)
    assert [event.victim for event in rb.of(events, rb.Rovered)] == [1, 2, 3]
    assert rb.cash(state) == [169_000, 180_000, 180_000, 150_000, 20_000]
    assert rb.of(events, rb.Announced) == [rb.Announced(0, 170_000)]
    state = hunted(hunter(), runner(money=30_000))
    events = rb.rides(state, 0, LINE)
    assert rb.of(events, rb.Rovered) == [rb.Rovered(0, 1, rb.milepost("Indianapolis"), 30_000)]
    assert rb.cash(state)[:2] == [49_000, 0]
    state = hunted(rb.declared("Chicago", "Columbus", "Denver", 160_000), runner())
    assert rb.of(rb.rides(state, 0, LINE), rb.Won) == [rb.Won(0, "home")]


def test_the_money_counts_at_once() -> None:
    """Ruling 28: the rover may spend it the same turn, and count it for declaring; it comes at that
    step, so that it can pay the fees of the turn."""
    state = hunted(
        hunter(cash=160_000, home="Denver", destination="Columbus", engine="Express"), runner()
    )
    rb.act(rb.begin_turn(state, 0), rb.Roll(), 2, 2)
    rb.act(state, rb.Ride(LINE))
    assert rb.cash(state)[0] == 210_000 + rb.chart("Chicago", "Columbus")
    rb.act(state, rb.BuyNothing())
    assert rb.legal(state) == [rb.DrawDestination(), rb.Declare()]
    rb.act(state, rb.Declare(), *rb.to("Seattle"), 2)
    assert state.seats[0].declared
    state = hunted(hunter(cash=0), runner(railroads=["PA"]))
    events = rb.rides(state, 0, LINE)
    steps = ["Rode", "Rovered", "Undeclared", "Paid", "FeesOwed", "Paid", "TurnBegan"]
    assert rb.kinds(events) == steps
    assert rb.cash(state)[:2] == [45_000, 185_000]


def test_rovered_on_the_alternate() -> None:
    """Rulebook, rover play: rovered while sitting on the alternate, the arrival is at the start of
    its next turn."""
    state = hunted(
        hunter(), rb.declared("Indianapolis", "Miami", "Indianapolis", departure="Boston")
    )
    state.seats[1].cash = state.bank_out - 40_000
    events = rb.rides(state, 0, LINE)
    payoff = rb.chart("Boston", "Indianapolis")
    assert rb.of(events, rb.Arrived) == [rb.Arrived(1, "Boston", "Indianapolis", payoff)]
    assert state.turn.seat == 1


def test_a_spur_protects() -> None:
    """Rulebook, rover play: a train on a spur can be rovered only by who is bound for it or comes
    out of it."""
    spur = rb.along("SAL", "Jacksonville", "Miami")
    deep = rb.BOARD.segments[spur[-1]].other_end(rb.milepost("Miami"))
    state = hunted(rb.seat("Jacksonville", destination="Atlanta"), runner("Boston", milepost=deep))
    rb.act(rb.begin_turn(state, 0), rb.Roll(), 2, 3)
    rb.refused(state, rb.Ride(spur[:-1]), "ride-cut-off", "11")
    state.seats[0].destination = "Miami"
    events = rb.act(state, rb.Ride(spur[:-1]))
    assert rb.of(events, rb.Rovered) == [rb.Rovered(0, 1, deep, 50_000)]
    state = hunted(rb.seat("Miami", destination="Boston"), runner("Boston", milepost=deep))
    events = rb.rides(state, 0, spur[::-1][:3])
    assert rb.of(events, rb.Rovered) == [rb.Rovered(0, 1, deep, 50_000)]
