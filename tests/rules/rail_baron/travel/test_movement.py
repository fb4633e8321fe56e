"""Rolling and riding: rulings 9 to 13."""

import pytest

from rules.rail_baron.routing.ride import path_stops
from tests.support.rail_baron import kit as rb


def riding(
    start: str, target: str, *dice: int, engine: rb.Engine = "Freight", **more: object
) -> rb.State:
    """Seat 0 has rolled these dice on its way from `start` to `target`."""
    state = rb.game(rb.seat(start, destination=target, engine=engine, **more), rb.seat("Boston"))
    rb.act(state, rb.Roll(), *dice)
    return state


@pytest.mark.parametrize(
    ("engine", "red"), [("Freight", None), ("Express", None), ("SuperChief", 6)]
)
def test_dice_of_the_engines(engine: rb.Engine, red: int | None) -> None:
    """Ruling 9: two white dice, and the red one with them for a SuperChief; their sum is ridden in
    full."""
    state = rb.game(rb.seat("Chicago", destination="Boston", engine=engine), rb.seat("Denver"))
    dice = (3, 4) if red is None else (3, 4, red)
    assert rb.act(state, rb.Roll(), *dice) == [rb.Rolled(0, (3, 4), red)]
    assert state.turn.steps_left == sum(dice)
    way = rb.along("NYC", "Chicago", "Cleveland", "Buffalo", "Albany", "New York")
    rb.refused(state, rb.Ride(way[: sum(dice) - 1]), "ride-too-short", "9")
    rb.act(state, rb.Ride((way + rb.along("NYNH&H", "New York", "Boston"))[: sum(dice)]))
    assert state.turn.seat == 1 and state.seats[0].destination == "Boston"


def test_not_short_not_far() -> None:
    """Ruling 9: neither fewer nor more steps than rolled.
    Rulebook, full roll: a bonus may not be left unridden."""
    state = riding("Chicago", "Boston", 1, 2)
    line = rb.along("NYC", "Chicago", "Cleveland")
    for path, code in ((line[:2], "short"), (line[:4], "long"), ((), "short")):
        rb.refused(state, rb.Ride(path), f"ride-too-{code}", "9")
    events = rb.act(state, rb.Ride(line[:3]))
    stops = path_stops(rb.BOARD, rb.milepost("Chicago"), line[:3])
    assert events[0] == rb.Rode(0, rb.milepost("Chicago"), line[:3], stops[-1])
    assert state.seats[0].milepost == stops[-1]
    state = riding("Seattle", "Miami", 6, 6)
    rb.act(state, rb.legal(state)[0], 3)
    step = rb.legal(state)[0]
    rb.refused(state, rb.Ride(step.path[:2]), "ride-too-short", "9")
    rb.refused(state, rb.DrawDestination(), "now-ride", "9")


def test_destination_ends_the_ride() -> None:
    """Ruling 9: at the destination the ride ends, however much was rolled; it is not passed.
    Rulebook, arrival: the train stops, the exact distance is not needed, the payoff is paid."""
    state = riding("Chicago", "Indianapolis", 3, 4)
    line = rb.along("PA", "Chicago", "Indianapolis", "Louisville")
    rb.refused(state, rb.Ride((*line, *line[:3])), "ride-past-destination", "9")
    events = rb.act(state, rb.Ride(line[:2]))
    assert len(rb.of(events, rb.Arrived)) == 1
    assert state.seats[0].milepost == rb.milepost("Indianapolis")


@pytest.mark.parametrize(
    ("target", "line"),
    [
        ("Indianapolis", ("GM&O", "Chicago", "St. Louis")),
        ("Boston", ("NYC", "Chicago", "Cleveland")),
    ],
)
def test_the_route_is_free(target: str, line: tuple[str, str, str]) -> None:
    """Rulebook, movement: it need not be the shortest; a segment ridden stays ridden until the next
    arrival."""
    state = riding("Chicago", target, 1, 2)
    way = rb.along(*line)[:3]
    rb.act(state, rb.Ride(way))
    assert state.seats[0].used == list(way) and state.turn.seat == 1
    assert state.seats[0].milepost == path_stops(rb.BOARD, rb.milepost("Chicago"), way)[-1]


def test_changing_railroads_at_mileposts() -> None:
    """Ruling 10: a ride hangs together; railroads change at any milepost both serve, and between
    the same mileposts each has a segment of its own."""
    state = riding("Chicago", "Boston", 1, 3)
    pa = rb.along("PA", "Chicago", "Indianapolis")
    nyc = rb.along("NYC", "Indianapolis", "Cincinnati")
    rb.refused(state, rb.Ride(nyc), "ride-not-joined", "10")
    rb.refused(state, rb.Ride((*pa[:1], *nyc[:3])), "ride-not-joined", "10")
    rb.act(state, rb.Ride((*pa, *nyc[:2])))
    state = riding("Baltimore", "Boston", 1, 2, departure="Miami")
    there, back = (
        rb.along("B&O", "Baltimore", "Washington"),
        rb.along("PA", "Washington", "Baltimore"),
    )
    assert there != back
    rb.refused(state, rb.Ride((*there, *there, *back)), "ride-used", "11")
    rb.act(state, rb.Ride((*there, *back, *rb.along("PA", "Baltimore", "Philadelphia"))))


def test_ways_through_a_junction() -> None:
    """Ruling 10: two ways through one junction are two segments, even where they share an arm."""
    boston, near, far = rb.milepost("Boston"), 526, 528
    arms = {frozenset((s.a, s.b)): s.id for s in rb.BOARD.segments.values() if s.railroad == "B&M"}
    state = riding("Boston", "New York", 1, 1, departure="Miami")
    out, on = arms[frozenset((boston, near))], arms[frozenset((near, far))]
    back = arms[frozenset((far, boston))]
    assert len({out, on, back}) == 3
    state.turn.steps_left = 3
    rb.act(state, rb.Ride((out, on, back)))
    assert state.seats[0].milepost == boston


def test_junction_without_a_milepost() -> None:
    """Rulebook, crossing lines: where lines cross without a milepost nobody changes over: the ACL
    and the SAL cross between the same dots, and none of their segments joins one to the other."""
    acl_only, sal_only, at = 471, 459, rb.BOARD.railroads_at
    assert "SAL" not in at[acl_only] and "ACL" not in at[sal_only]
    for segment in rb.BOARD.segments.values():
        assert {segment.a, segment.b} != {acl_only, sal_only}
        assert segment.railroad in at[segment.a] & at[segment.b]


def test_no_segment_twice() -> None:
    """Ruling 11: none in either direction from one arrival to the next, over several turns too."""
    state = riding("Chicago", "Boston", 1, 3)
    line = rb.along("NYC", "Chicago", "Cleveland")
    rb.act(state, rb.Ride(line))
    state.turn.seat = 0
    state.phase = rb.Phase.ROLL
    state.turn.white = None
    rb.act(state, rb.Roll(), 1, 1)
    refusal = rb.refused(state, rb.Ride((line[3], line[2])), "ride-used", "11")
    assert refusal.args_["railroad"] == "NYC"
    assert all(not set(action.path) & set(line) for action in rb.legal(state))


def test_reuse_in_the_rulebook() -> None:
    """Rulebook, track reuse: it binds each player alone, and the next arrival clears it."""
    line = rb.along("PA", "Chicago", "Indianapolis")
    state = riding("Chicago", "Boston", 1, 1)
    state.seats[1].used = list(line)
    rb.act(state, rb.Ride(line))
    state = riding("Chicago", "Indianapolis", 1, 1)
    rb.act(state, rb.Ride(line))
    assert state.seats[0].used == []


def test_not_into_a_dead_end() -> None:
    """Ruling 11: after each step the destination must still be in reach without reuse."""
    state = riding("Jacksonville", "Atlanta", 1, 4, departure="Denver")
    spur = rb.along("SAL", "Jacksonville", "Miami")
    refusal = rb.refused(state, rb.Ride(spur[:5]), "ride-cut-off", "11")
    assert refusal.args_["target"] == "Atlanta"
    state = riding("Jacksonville", "Miami", 1, 4, departure="Denver")
    rb.act(state, rb.Ride(spur[:5]))


def test_there_is_always_a_ride() -> None:
    """Ruling 11: whatever was ridden lawfully, a lawful ride remains."""
    state = riding("Chicago", "Miami", 6, 5)
    for turn in range(40):
        rides = rb.legal(state)
        assert rides
        rb.act(state, rides[turn % len(rides)])
        if state.seats[0].destination is None:
            return
        state.turn = rb.Turn(state.turn.number + 2, 0)
        state.phase = rb.Phase.ROLL
        rb.act(state, rb.Roll(), 6, 5)


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
def test_when_a_bonus_is_due(engine: rb.Engine, white: tuple[int, int], bonus: bool) -> None:
    """Ruling 12: a Freight's bonus comes with a double six, an Express's with any double."""
    state = riding("Seattle", "Miami", *white, engine=engine)
    assert state.turn.bonus_due is bonus
    ride = rb.legal(state)[0]
    events = rb.act(state, ride, *((4,) if bonus else ()))
    assert rb.of(events, rb.BonusRolled) == ([rb.BonusRolled(0, 4, bounce=False)] if bonus else [])
    if bonus:
        assert state.phase is rb.Phase.RIDE and state.turn.steps_left == 4
        rb.act(state, rb.legal(state)[0])
    assert state.turn.seat == 1


@pytest.mark.parametrize(
    ("engine", "red", "bonus"), [("SuperChief", 5, []), ("Freight", None, [6])]
)
def test_no_further_bonus(engine: rb.Engine, red: int | None, bonus: list[int]) -> None:
    """Ruling 12: with a SuperChief the red die was rolled with the white ones, doubles or not.
    Rulebook, bonus roll: after moving the white dice one red die more, and no further."""
    dice = (6, 6) if red is None else (6, 6, red)
    state = riding("Seattle", "Miami", *dice, engine=engine)
    assert state.turn.steps_left == sum(dice)
    events = rb.act(state, rb.legal(state)[0], *bonus)
    assert [bonus_roll.red for bonus_roll in rb.of(events, rb.BonusRolled)] == bonus
    if bonus:
        rb.act(state, rb.legal(state)[0])
    assert state.turn.seat == 1


def test_engine_of_the_roll_counts() -> None:
    """Ruling 12: an engine bought on arrival changes nothing about the dice already rolled."""
    for engine, white, wanted, dice in (
        ("Freight", (2, 2), "Express", ()),
        ("Express", (1, 2), "SuperChief", ()),
        ("Express", (2, 2), "SuperChief", (*rb.to("Miami"), 5)),
    ):
        state = riding("Chicago", "Indianapolis", *white, engine=engine, cash=100_000)
        rb.act(state, rb.Ride(rb.along("PA", "Chicago", "Indianapolis")))
        events = rb.act(state, rb.BuyEngine(wanted), *dice)
        bonus = [rb.BonusRolled(0, 5, bounce=True)] if dice else []
        assert rb.of(events, rb.BonusRolled) == bonus
        assert state.turn.seat == (0 if dice else 1)


@pytest.mark.parametrize("white", [(1, 1), (2, 2)])
def test_bounce_out(white: tuple[int, int]) -> None:
    """Ruling 13: an arrival on the white dice, on their last mile too, with a bonus due: payoff,
    purchase, next destination, then the whole red die out of the city; white miles lapse.
    Rulebook, bounce out: it is not optional and is ridden in full."""
    line = rb.along("PA", "Indianapolis", "Chicago")
    state = riding("Indianapolis", "Chicago", *white, engine="Express")
    events = rb.act(state, rb.Ride(line))
    assert rb.kinds(events) == ["Rode", "Arrived", "Paid"] and state.phase is rb.Phase.PURCHASE
    events = rb.act(state, rb.BuyNothing(), *rb.to("Denver"), 6)
    assert events[-1] == rb.BonusRolled(0, 6, bounce=True)
    assert (state.turn.steps_left, state.turn.white_left) == (6, 0)
    out = rb.along("C&NW", "Chicago", "Omaha")
    rb.refused(state, rb.Ride(out[:5]), "ride-too-short", "9")
    rb.refused(state, rb.BuyNothing(), "now-ride", "9")
    rb.act(state, rb.Ride(out))
    assert state.turn.seat == 1 and rb.cash(state)[0] > 20_000


def test_superchief_bounces_out_with_the_red_die_there() -> None:
    """Ruling 13: a SuperChief that arrives on its white dice rides the red one out of the city; an
    arrival on a mile of the red die ends the movement; the rest lapses."""
    state = riding("Indianapolis", "Chicago", 3, 4, 6, engine="SuperChief")
    rb.act(state, rb.Ride(rb.along("PA", "Indianapolis", "Chicago")))
    events = rb.act(state, rb.BuyNothing(), *rb.to("Denver"))
    assert events[-1] == rb.BonusRolled(0, 6, bounce=True)
    rb.act(state, rb.Ride(rb.along("C&NW", "Chicago", "Omaha")))
    assert state.turn.seat == 1
    state = riding("Chicago", "Louisville", 1, 2, 6, engine="SuperChief")
    rb.act(state, rb.Ride(rb.along("PA", "Chicago", "Indianapolis", "Louisville")))
    events = rb.act(state, rb.BuyNothing())
    assert rb.kinds(events)[-1] == "TurnBegan" and state.turn.seat == 1


def test_second_arrival() -> None:
    """Ruling 13: arriving again by the bounce out pays and allows a purchase, without a further
    bonus."""
    state = riding("Indianapolis", "Chicago", 3, 3, engine="Express")
    rb.act(state, rb.Ride(rb.along("PA", "Indianapolis", "Chicago")))
    rb.act(state, rb.BuyNothing(), *rb.to("Omaha"), 6)
    events = rb.act(state, rb.Ride(rb.along("C&NW", "Chicago", "Omaha")))
    assert [event.city for event in rb.of(events, rb.Arrived)] == ["Omaha"]
    assert state.phase is rb.Phase.PURCHASE
    rb.act(state, rb.BuyNothing())
    assert state.turn.seat == 1
