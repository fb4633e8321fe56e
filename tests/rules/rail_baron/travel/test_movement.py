"""Rolling and riding: rulings 9 to 13."""

from __future__ import annotations

import pytest

from rules.rail_baron.model.actions import BuyEngine, BuyNothing, DrawDestination, Ride, Roll
from rules.rail_baron.model.events import Arrived, BonusRolled, Rode, Rolled
from rules.rail_baron.model.state import Engine, Phase, State, Turn
from rules.rail_baron.routing.ride import path_stops
from tests.support.rail_baron.states import (
    BOARD,
    act,
    along,
    cash,
    game,
    kinds,
    legal,
    milepost,
    of,
    refused,
    seat,
    to,
)


def riding(
    start: str, target: str, *dice: int, engine: Engine = "Freight", **more: object
) -> State:
    """Seat 0 has rolled these dice on its way from `start` to `target`."""
    state = game(seat(start, destination=target, engine=engine, **more), seat("Boston"))
    act(state, Roll(), *dice)
    return state


def test_two_white_dice() -> None:
    """Ruling 9: Freight and Express roll two white dice; their sum is ridden in full."""
    for engine in ("Freight", "Express"):
        state = game(seat("Chicago", destination="Boston", engine=engine), seat("Boston"))
        assert act(state, Roll(), 3, 4) == [Rolled(0, (3, 4), None)]
        assert state.turn.steps_left == 7


def test_superchief_rolls_three() -> None:
    """Ruling 9: a SuperChief rolls the red die with them, and the sum of the three is ridden."""
    state = game(seat("Chicago", destination="Boston", engine="SuperChief"), seat("Denver"))
    assert act(state, Roll(), 3, 4, 6) == [Rolled(0, (3, 4), 6)]
    assert state.turn.steps_left == 13
    way = along("NYC", "Chicago", "Cleveland", "Buffalo", "Albany", "New York")
    act(state, Ride(way + along("NYNH&H", "New York", "Boston")[:2]))
    assert state.turn.seat == 1 and state.seats[0].destination == "Boston"


def test_not_short_not_far() -> None:
    """Ruling 9: neither fewer nor more steps than rolled."""
    state = riding("Chicago", "Boston", 1, 2)
    line = along("NYC", "Chicago", "Cleveland")
    refused(state, Ride(line[:2]), "ride-too-short", "9")
    refused(state, Ride(line[:4]), "ride-too-long", "9")
    refused(state, Ride(()), "ride-too-short", "9")
    events = act(state, Ride(line[:3]))
    stops = path_stops(BOARD, milepost("Chicago"), line[:3])
    assert events[0] == Rode(0, milepost("Chicago"), line[:3], stops[-1])
    assert state.seats[0].milepost == stops[-1]


def test_destination_ends_the_ride() -> None:
    """Ruling 9: at the destination the ride ends, however much was rolled; it is not passed."""
    state = riding("Chicago", "Indianapolis", 3, 4)
    line = along("PA", "Chicago", "Indianapolis", "Louisville")
    refused(state, Ride((*line, *line[:3])), "ride-past-destination", "9")
    events = act(state, Ride(line[:2]))
    assert len(of(events, Arrived)) == 1
    assert state.seats[0].milepost == milepost("Indianapolis")


def test_full_roll_in_the_rulebook() -> None:
    """Rulebook, movement: the route is free, it need not be the shortest."""
    state = riding("Chicago", "Indianapolis", 1, 2)
    act(state, Ride(along("GM&O", "Chicago", "St. Louis")))
    assert state.seats[0].milepost == milepost("St. Louis")
    assert state.turn.seat == 1


def test_a_step_stands() -> None:
    """Rulebook, movement: a segment ridden stays ridden until the next arrival."""
    state = riding("Chicago", "Boston", 1, 2)
    line = along("NYC", "Chicago", "Cleveland")
    act(state, Ride(line[:3]))
    assert state.seats[0].used == list(line[:3])


def test_changing_railroads_at_mileposts() -> None:
    """Ruling 10: a ride hangs together; railroads change at any milepost both serve."""
    state = riding("Chicago", "Boston", 1, 3)
    pa = along("PA", "Chicago", "Indianapolis")
    nyc = along("NYC", "Indianapolis", "Cincinnati")
    refused(state, Ride(nyc), "ride-not-joined", "10")
    refused(state, Ride((*pa[:1], *nyc[:3])), "ride-not-joined", "10")
    act(state, Ride((*pa, *nyc[:2])))


def test_parallel_tracks_are_two_segments() -> None:
    """Ruling 10: between the same mileposts each railroad has a segment of its own."""
    state = riding("Baltimore", "Boston", 1, 2, departure="Miami")
    there = along("B&O", "Baltimore", "Washington")
    back = along("PA", "Washington", "Baltimore")
    assert there != back
    refused(state, Ride((*there, *there, *back)), "ride-used", "11")
    act(state, Ride((*there, *back, *along("PA", "Baltimore", "Philadelphia"))))


def test_ways_through_a_junction() -> None:
    """Ruling 10: two ways through one junction are two segments, even where they share an arm."""
    boston, near, far = milepost("Boston"), 526, 528
    arms = {frozenset((s.a, s.b)): s.id for s in BOARD.segments.values() if s.railroad == "B&M"}
    state = riding("Boston", "New York", 1, 1, departure="Miami")
    out, on = arms[frozenset((boston, near))], arms[frozenset((near, far))]
    back = arms[frozenset((far, boston))]
    assert len({out, on, back}) == 3
    state.turn.steps_left = 3
    act(state, Ride((out, on, back)))
    assert state.seats[0].milepost == boston


def test_junction_without_a_milepost() -> None:
    """Rulebook, crossing lines: where lines cross without a milepost nobody changes over: the ACL
    and the SAL cross between the same dots, and none of their segments joins one to the other."""
    acl_only, sal_only = 471, 459
    assert "SAL" not in BOARD.railroads_at[acl_only] and "ACL" not in BOARD.railroads_at[sal_only]
    assert not any({s.a, s.b} == {acl_only, sal_only} for s in BOARD.segments.values())
    for segment in BOARD.segments.values():
        assert segment.railroad in BOARD.railroads_at[segment.a] & BOARD.railroads_at[segment.b]


def test_no_segment_twice() -> None:
    """Ruling 11: none in either direction from one arrival to the next, over several turns too."""
    state = riding("Chicago", "Boston", 1, 3)
    line = along("NYC", "Chicago", "Cleveland")
    act(state, Ride(line))
    state.turn.seat = 0
    state.phase = Phase.ROLL
    state.turn.white = None
    act(state, Roll(), 1, 1)
    refusal = refused(state, Ride((line[3], line[2])), "ride-used", "11")
    assert refusal.args_["railroad"] == "NYC"
    assert all(not set(action.path) & set(line) for action in legal(state))


def test_reuse_in_the_rulebook() -> None:
    """Rulebook, track reuse: it binds each player alone, and the next arrival clears it."""
    line = along("PA", "Chicago", "Indianapolis")
    state = riding("Chicago", "Boston", 1, 1)
    state.seats[1].used = list(line)
    act(state, Ride(line))
    state = riding("Chicago", "Indianapolis", 1, 1)
    act(state, Ride(line))
    assert state.seats[0].used == []


def test_not_into_a_dead_end() -> None:
    """Ruling 11: after each step the destination must still be in reach without reuse."""
    state = riding("Jacksonville", "Atlanta", 1, 4, departure="Denver")
    spur = along("SAL", "Jacksonville", "Miami")
    refusal = refused(state, Ride(spur[:5]), "ride-cut-off", "11")
    assert refusal.args_["target"] == "Atlanta"
    state = riding("Jacksonville", "Miami", 1, 4, departure="Denver")
    act(state, Ride(spur[:5]))


def test_there_is_always_a_ride() -> None:
    """Ruling 11: whatever was ridden lawfully, a lawful ride remains."""
    state = riding("Chicago", "Miami", 6, 5)
    for turn in range(40):
        rides = legal(state)
        assert rides
        act(state, rides[turn % len(rides)])
        if state.seats[0].destination is None:
            return
        state.turn = Turn(state.turn.number + 2, 0)
        state.phase = Phase.ROLL
        act(state, Roll(), 6, 5)


@pytest.mark.parametrize(
    ("engine", "white", "bonus"),
    [
        ("Freight", (6, 6), True),
        ("Freight", (5, 5), False),
        ("Freight", (6, 5), False),
        ("Express", (6, 6), True),
        ("Express", (1, 1), True),
        ("Express", (6, 5), False),
    ],
)
def test_when_a_bonus_is_due(engine: Engine, white: tuple[int, int], bonus: bool) -> None:
    """Ruling 12: a Freight's bonus comes with a double six, an Express's with any double."""
    state = riding("Seattle", "Miami", *white, engine=engine)
    assert state.turn.bonus_due is bonus
    ride = legal(state)[0]
    events = act(state, ride, *((4,) if bonus else ()))
    assert of(events, BonusRolled) == ([BonusRolled(0, 4, bounce=False)] if bonus else [])
    if bonus:
        assert state.phase is Phase.RIDE and state.turn.steps_left == 4
        act(state, legal(state)[0])
    assert state.turn.seat == 1


def test_superchief_has_no_extra_roll() -> None:
    """Ruling 12: with a SuperChief the red die was rolled with the white ones, doubles or not."""
    state = riding("Seattle", "Miami", 6, 6, 5, engine="SuperChief")
    assert state.turn.steps_left == 17
    events = act(state, legal(state)[0])
    assert "BonusRolled" not in kinds(events) and state.turn.seat == 1


def test_at_most_one_bonus() -> None:
    """Rulebook, bonus roll: after moving the white dice one red die more, and no further."""
    state = riding("Seattle", "Miami", 6, 6)
    act(state, legal(state)[0], 6)
    act(state, legal(state)[0])
    assert state.turn.seat == 1


def test_engine_of_the_roll_counts() -> None:
    """Ruling 12: an engine bought on arrival changes nothing about the dice already rolled."""
    for engine, white, wanted in [
        ("Freight", (2, 2), "Express"),
        ("Express", (1, 2), "SuperChief"),
    ]:
        state = riding("Chicago", "Indianapolis", *white, engine=engine, cash=100_000)
        act(state, Ride(along("PA", "Chicago", "Indianapolis")))
        act(state, BuyEngine(wanted))
        assert state.turn.seat == 1
    state = riding("Chicago", "Indianapolis", 2, 2, engine="Express", cash=100_000)
    act(state, Ride(along("PA", "Chicago", "Indianapolis")))
    events = act(state, BuyEngine("SuperChief"), *to("Miami"), 5)
    assert of(events, BonusRolled) == [BonusRolled(0, 5, bounce=True)]


def test_the_whole_roll_must_be_ridden() -> None:
    """Rulebook, full roll: a bonus may not be left unridden."""
    state = riding("Seattle", "Miami", 6, 6)
    act(state, legal(state)[0], 3)
    here = state.seats[0].milepost
    step = legal(state)[0]
    refused(state, Ride(step.path[:2]), "ride-too-short", "9")
    refused(state, DrawDestination(), "now-ride", "9")
    assert state.seats[0].milepost == here


@pytest.mark.parametrize("white", [(1, 1), (2, 2)])
def test_bounce_out(white: tuple[int, int]) -> None:
    """Ruling 13: an arrival on the white dice, on their last mile too, with a bonus due: payoff,
    purchase, next destination, then the whole red die out of the city; white miles lapse."""
    line = along("PA", "Indianapolis", "Chicago")
    state = riding("Indianapolis", "Chicago", *white, engine="Express")
    events = act(state, Ride(line))
    assert kinds(events) == ["Rode", "Arrived", "Paid"] and state.phase is Phase.PURCHASE
    events = act(state, BuyNothing(), *to("Denver"), 6)
    assert events[-1] == BonusRolled(0, 6, bounce=True)
    assert (state.turn.steps_left, state.turn.white_left) == (6, 0)
    act(state, Ride(along("C&NW", "Chicago", "Omaha")))
    assert state.turn.seat == 1 and cash(state)[0] > 20_000


def test_superchief_bounces_out_with_the_red_die_there() -> None:
    """Ruling 13: a SuperChief that arrives on its white dice rides the red one out of the city."""
    state = riding("Indianapolis", "Chicago", 3, 4, 6, engine="SuperChief")
    act(state, Ride(along("PA", "Indianapolis", "Chicago")))
    events = act(state, BuyNothing(), *to("Denver"))
    assert events[-1] == BonusRolled(0, 6, bounce=True)
    act(state, Ride(along("C&NW", "Chicago", "Omaha")))
    assert state.turn.seat == 1


def test_arrival_on_the_red_die() -> None:
    """Ruling 13: an arrival on a mile of the red die ends the movement; the rest lapses."""
    state = riding("Chicago", "Louisville", 1, 2, 6, engine="SuperChief")
    act(state, Ride(along("PA", "Chicago", "Indianapolis", "Louisville")))
    events = act(state, BuyNothing())
    assert kinds(events)[-1] == "TurnBegan" and state.turn.seat == 1


def test_second_arrival() -> None:
    """Ruling 13: arriving again by the bounce out pays and allows a purchase, without a further
    bonus."""
    state = riding("Indianapolis", "Chicago", 3, 3, engine="Express")
    act(state, Ride(along("PA", "Indianapolis", "Chicago")))
    act(state, BuyNothing(), *to("Omaha"), 6)
    events = act(state, Ride(along("C&NW", "Chicago", "Omaha")))
    assert [event.city for event in of(events, Arrived)] == ["Omaha"]
    assert state.phase is Phase.PURCHASE
    act(state, BuyNothing())
    assert state.turn.seat == 1


def test_bounce_out_is_compulsory() -> None:
    """Rulebook, bounce out: it is not optional and is ridden in full."""
    state = riding("Indianapolis", "Chicago", 6, 6)
    act(state, Ride(along("PA", "Indianapolis", "Chicago")))
    act(state, BuyNothing(), *to("Denver"), 6)
    refused(state, Ride(along("C&NW", "Chicago", "Omaha")[:5]), "ride-too-short", "9")
    refused(state, BuyNothing(), "now-ride", "9")
