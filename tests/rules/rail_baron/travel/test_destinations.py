"""Where to: rulings 6 to 8 and 14."""

import pytest

from rules.rail_baron.cities.lookup import regions
from tests.support.rail_baron import kit as rb

PA_LINE = ("PA", "Chicago", "Indianapolis")


def two(**changes: object) -> rb.State:
    """Seat 0 in Chicago about to draw, seat 1 in Boston."""
    return rb.game(rb.seat("Chicago", **changes), rb.seat("Boston"))


@pytest.mark.parametrize(("home", "city"), [("Chicago", "Denver"), ("Denver", "Omaha")])
def test_other_region_leaves_no_choice(home: str, city: str) -> None:
    """Ruling 6: with any other region the city is rolled at once.
    Rulebook, city lookup: it is the train's region that counts, not the home's."""
    state = two(home=home)
    events = rb.act(state, rb.DrawDestination(), *rb.to(city), 3, 4)
    assert rb.kinds(events) == ["RegionRolled", "CityRolled", "Rolled"]
    assert state.seats[0].destination == city
    rb.refused(state, rb.ChooseRegion("Plains"), "now-ride", "9")


@pytest.mark.parametrize("named", regions())
def test_own_region_must_be_named(named: str) -> None:
    """Ruling 6: with the region the train is in, the seat names any of the seven, that one
    included, before the city is rolled."""
    state = two()
    events = rb.act(state, rb.DrawDestination(), *rb.region("North Central"))
    assert rb.of(events, rb.RegionRolled)[0].free and state.phase is rb.Phase.REGION
    assert rb.legal(state) == [rb.ChooseRegion(name) for name in regions()]
    rb.refused(state, rb.Roll(), "now-region", "6")
    there = [name for name in rb.BOARD.cities if rb.BOARD.region_of[name] == named]
    target = there[-1]
    events = rb.act(state, rb.ChooseRegion(named), *rb.city(target), 1, 2)
    assert events[:2] == [
        rb.RegionChosen(0, "destination", named),
        rb.CityRolled(0, "destination", named, rb.city(target), target),
    ]
    assert state.seats[0].destination == target


def test_own_region_for_an_alternate() -> None:
    """Ruling 6: it holds for an alternate destination too; a region that the chart does not have is
    refused."""
    state = two(cash=200_000, home="Denver")
    rb.act(state, rb.Declare(), *rb.region("North Central"))
    assert state.phase is rb.Phase.REGION and state.drawing == "alternate"
    rb.refused(state, rb.ChooseRegion("Plain"), "region-unknown", "6")
    rb.act(state, rb.ChooseRegion("Southeast"), *rb.city("Miami"), 1, 2)
    assert (state.seats[0].alternate, state.seats[0].destination) == ("Miami", "Denver")


def test_destination_where_the_train_stands() -> None:
    """Ruling 7: the turn ends at once: no roll, no payoff, no purchase, the departure city stays,
    and the next turn draws anew.
    Rulebook, destination: drawing the city one is in loses the rest of the turn."""
    state = two(departure="Boston")
    rb.act(state, rb.DrawDestination(), *rb.region("North Central"))
    events = rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Chicago"))
    assert rb.kinds(events) == ["RegionChosen", "CityRolled", "TurnLost", "TurnBegan"]
    assert rb.cash(state) == [20_000, 20_000] and state.turn.seat == 1
    assert state.seats[0].destination is None and state.seats[0].departure == "Boston"
    state.turn.seat = 0
    assert rb.legal(state) == [rb.DrawDestination()]


def test_lost_turn_loses_the_bounce_out() -> None:
    """Ruling 7: a bounce out still due lapses, and the fees of the turn are paid."""
    state = two(destination="Indianapolis", engine="Express")
    assert not state.turn.bonus_used
    rb.act(state, rb.Roll(), 2, 2)
    rb.act(state, rb.Ride(rb.along(*PA_LINE)))
    arrived = rb.cash(state)[0]
    rb.act(state, rb.BuyNothing(), *rb.region("North Central"))
    assert state.turn.bonus_due
    events = rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Indianapolis"))
    assert events[2:] == [
        rb.TurnLost(0, "Indianapolis"),
        rb.FeesOwed(0, ((None, 1_000),)),
        rb.Paid(0, None, 1_000, "fee"),
        rb.TurnBegan(1, 11),
    ]
    assert rb.cash(state)[0] == arrived - 1_000
    assert state.seats[0].destination is None
    assert state.seats[0].departure == "Indianapolis"


def test_lost_turn_and_short_of_cash() -> None:
    """Ruling 7: fees that cannot be paid are raised as always; the bonus is gone meanwhile."""
    state = two(cash=0, destination="Indianapolis", engine="Express", railroads=["RF&P", "GN"])
    state.seats[1].railroads = ["PA"]
    state.bank.remove("PA")
    state.purchases += 1
    rb.act(state, rb.Roll(), 2, 2)
    rb.act(state, rb.Ride(rb.along(*PA_LINE)), *rb.region("North Central"))
    rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Indianapolis"))
    assert state.phase is rb.Phase.FEES and state.turn.owed == [(1, 5_000)]
    assert state.turn.bonus_used and not state.turn.bonus_due


@pytest.mark.parametrize(
    ("here", "twin"), [("Minneapolis", "St. Paul"), ("San Francisco", "Oakland")]
)
def test_twins_are_one_place(here: str, twin: str) -> None:
    """Ruling 7a: drawing the twin of the city where the train stands loses the turn (7)."""
    state = rb.game(rb.seat(here), rb.seat("Boston"))
    name = rb.BOARD.region_of[here]
    rb.act(state, rb.DrawDestination(), *rb.region(name))
    events = rb.act(state, rb.ChooseRegion(name), *rb.city(twin))
    assert rb.of(events, rb.TurnLost) == [rb.TurnLost(0, twin)]
    assert state.turn.seat == 1


def test_twins_are_two_names() -> None:
    """Ruling 7a: they are two names as departure city and in the chart, one milepost to ride to."""
    state = rb.game(rb.seat("Milwaukee", destination="St. Paul", cash=1_000), rb.seat("Boston"))
    rb.act(state, rb.Roll(), 1, 3)
    events = rb.act(state, rb.Ride(rb.along("C&NW", "Milwaukee", "Minneapolis")))
    payoff = rb.chart("Milwaukee", "St. Paul")
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, "Milwaukee", "St. Paul", payoff)]
    assert state.seats[0].departure == "St. Paul"


def test_payoff_of_a_trip() -> None:
    """Ruling 8: the chart's amount for departure city and destination, in thousands; where the seat
    was paid is where its next trip is reckoned from.
    Ruling 14: without a bounce out the next destination is drawn at the start of the next turn."""
    state = two(destination="Indianapolis", departure="Albany")
    rb.act(state, rb.Roll(), 1, 2)
    events = rb.act(state, rb.Ride(rb.along(*PA_LINE)))
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, "Albany", "Indianapolis", 7_500)]
    assert rb.of(events, rb.Paid) == [rb.Paid(None, 0, 7_500, "payoff")]
    assert rb.cash(state)[0] == 27_500
    assert (state.seats[0].departure, state.seats[0].destination) == ("Indianapolis", None)
    events = rb.act(state, rb.BuyNothing())
    assert rb.kinds(events) == ["BoughtNothing", "FeesOwed", "Paid", "TurnBegan"]
    assert state.turn.seat == 1 and state.seats[0].destination is None
    state.turn.seat = 0
    assert rb.legal(state) == [rb.DrawDestination()]


def test_order_of_a_turn() -> None:
    """Ruling 14a: destination, roll, ride, payoff, purchase, next destination and bounce out, fees,
    next seat."""
    state = two(engine="Express")
    events = rb.act(state, rb.DrawDestination(), *rb.region("North Central"))
    events += rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Indianapolis"), 1, 1)
    events += rb.act(state, rb.Ride(rb.along(*PA_LINE)))
    events += rb.act(state, rb.BuyNothing(), *rb.to("Boston"), 1)
    events += rb.act(state, rb.Ride(rb.along("PA", "Indianapolis", "Cincinnati")[:1]))
    assert rb.kinds(events) == [
        *("RegionRolled", "RegionChosen", "CityRolled", "Rolled", "Rode", "Arrived", "Paid"),
        *("BoughtNothing", "RegionRolled", "CityRolled", "BonusRolled", "Rode"),
        *("FeesOwed", "Paid", "TurnBegan"),
    ]
    assert rb.of(events, rb.BonusRolled) == [rb.BonusRolled(0, 1, bounce=True)]


@pytest.mark.parametrize(
    "phase", [p for p in rb.Phase if p not in (rb.Phase.AUCTION, rb.Phase.OVER)]
)
def test_everything_else_waits(phase: rb.Phase) -> None:
    """Ruling 14a: whoever is not on turn waits, whatever the turn is at."""
    state = two(destination="Denver", railroads=["PA"])
    state.phase = phase
    state.turn.steps_left = 3
    rb.refused(state, rb.Roll(), "not-your-turn", "14a", by=1)


def test_fees_are_due_before_the_next_seat() -> None:
    """Ruling 14a: what was ridden is paid before the turn passes."""
    state = two()
    state.turn.ridden = [rb.Ridden(rb.along(*PA_LINE)[0], "PA", 1_000)]
    state.phase = rb.Phase.REGION
    state.drawing = "destination"
    events = rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Chicago"))
    assert rb.kinds(events)[-3:] == ["FeesOwed", "Paid", "TurnBegan"]
