"""Sessions of the dice desk: who may enter what, homes and destinations, corrections, the end."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import data.rail_baron as facts
from rules.dice import Dice, Draw, ReplayedDice, SeededDice
from rules.dice_desk import GAME
from rules.dice_desk.actions import (
    AnyAction,
    ChooseRegion,
    CloseDesk,
    DrawNext,
    EnterDice,
    SetCity,
    SwapHome,
)
from rules.dice_desk.destinations import new_state
from rules.dice_desk.options import Options, Sitting
from rules.dice_desk.state import Fact, Person, Phase, Position, State
from rules.errors import RuleError
from rules.rail_baron.cities.lookup import REGION, regions
from rules.rail_baron.lookups.draws import edition_board, is_same_place
from rules.rail_baron.model.events import Arrived, CityRolled, RegionRolled, TurnLost
from tests.support.rail_baron.dice import dice_for

TYPED = Options(people=(Sitting("Anna"), Sitting("Bob")))


def loaded(*rolls: tuple[str, tuple[int, int, int]]) -> ReplayedDice:
    """Dice that show these, each three with their purpose."""
    shown = [(why, value) for why, three in rolls for value in three]
    return ReplayedDice([Draw(i, 6, value, why) for i, (why, value) in enumerate(shown)])


def region_dice(region: str) -> ReplayedDice:
    return loaded(("region", dice_for(REGION, region)))


def city_dice(region: str, city: str) -> ReplayedDice:
    return loaded(("city", dice_for(region, city)))


def towards(region: str, city: str) -> ReplayedDice:
    return loaded(("region", dice_for(REGION, region)), ("city", dice_for(region, city)))


def ready(*homes: str, options: Options | None = None) -> State:
    """A session of people with seats of their own, who have these homes."""
    state, _ = GAME.setup(len(homes), options or Options(), SeededDice(b""))
    for person, home in zip(state.people, homes, strict=True):
        person.home = person.place = home
    return state


def enter(state: State, action: AnyAction, dice: Dice | None = None, seat: int = 0) -> list[Any]:
    events = GAME.apply(state, seat, action, dice or SeededDice(b"seed of a desk"))
    assert list(GAME.invariants(state)) == []
    return events


def refused(state: State, action: AnyAction, seat: int = 0) -> str:
    with pytest.raises(RuleError) as error:
        GAME.check(state, seat, action)
    return error.value.code


@pytest.mark.parametrize(
    ("people", "code"),
    [
        ([Sitting(str(n)) for n in range(13)], "people-count"),
        ([Sitting("x" * 25)], "name-long"),
        ([Sitting("Anna"), Sitting("anna ")], "name-twice"),
        ([Sitting("  ")], "name-missing"),
        ([Sitting("Anna", 0), Sitting("Bob", 0)], "no-such-seat"),
        ([Sitting("Anna", 2)], "no-such-seat"),
    ],
)
def test_people_who_cannot_sit(people: list[Sitting], code: str) -> None:
    """Ruling 1: one to twelve people with names and seats of their own."""
    with pytest.raises(RuleError) as error:
        new_state(2, Options(people=tuple(people)))
    assert error.value.code == code


def test_people_are_those_named_or_those_who_have_seats() -> None:
    """Ruling 1: names are tidied; without any the seats are the people."""
    named = new_state(3, Options(people=(Sitting(" Anna  B "), Sitting("Bob", 2))))
    assert [(person.name, person.seat) for person in named.people] == [("Anna B", None), ("Bob", 2)]
    assert [person.seat for person in new_state(3, Options()).people] == [0, 1, 2]


def test_everybody_enters_for_everybody_but_some_choices_are_ones_own() -> None:
    """Ruling 2: the person or the keeper names a region and exchanges a home."""
    state = ready("Denver", "Miami", "Boston")
    enter(state, DrawNext(1), region_dice("Southeast"), seat=2)
    assert GAME.to_move(state) == (0, 1)
    assert refused(state, ChooseRegion("Plains"), seat=2) == "their-choice"
    enter(state, ChooseRegion("Plains"), city_dice("Plains", "Omaha"), seat=1)
    assert refused(state, SwapHome(1), seat=2) == "their-choice"
    enter(state, SwapHome(1), seat=0)
    assert state.people[1].home == "Omaha"


def test_where_nobody_has_a_seat_anybody_may_enter() -> None:
    """Ruling 2: the options say so; it takes one person with a seat to close the circle."""
    assert TYPED.open_to_all
    assert not Options().open_to_all
    assert not Options(people=(Sitting("Anna"), Sitting("Bob", 1))).open_to_all
    state, _ = GAME.setup(1, TYPED, SeededDice(b""))
    for number in (0, 1):
        enter(state, SetCity(number, "home", "Denver"))
    enter(state, DrawNext(1), region_dice("Plains"))
    enter(state, ChooseRegion("Plains"), city_dice("Plains", "Omaha"))
    assert state.people[1].destination == "Omaha"


def test_homes_first_then_first_destinations_in_order() -> None:
    """Ruling 3: the cell of each table that the dice hit.
    Ruling 4: nobody has a destination before all have homes."""
    state, _ = GAME.setup(2, Options(), SeededDice(b""))
    assert Position(state).next_person() == 0
    rolled, drawn = enter(state, DrawNext(0), loaded(("region", (3, 3, 4)), ("city", (6, 3, 5))))
    assert (rolled.region, drawn.city) == ("North Central", "Chicago")
    assert state.people[0].home == "Chicago"
    assert refused(state, DrawNext(0)) == "homes-first"
    assert Position(state).next_person() == 1
    enter(state, DrawNext(1))
    assert Position(state).next_person() == 0
    state.people[0].drew_first = state.people[1].drew_first = True
    assert Position(state).next_person() is None
    assert refused(state, DrawNext(2)) == "no-such-person"


def test_arrival_pays_from_the_last_city_paid_in() -> None:
    """Ruling 5: the chart's payoff, which is added up."""
    state = ready("Chicago", "Miami")
    enter(state, DrawNext(0), towards("Southeast", "Miami"))
    first = facts.payoffs()["Chicago", "Miami"]
    assert Position(state).payoff(state.people[0]) == first
    events = enter(state, DrawNext(0), towards("Northwest", "Seattle"))
    assert events[0] == Arrived(0, "Chicago", "Miami", first)
    second = facts.payoffs()["Miami", "Seattle"]
    assert Position(state).payoff(state.people[0]) == second
    enter(state, DrawNext(0), towards("Northeast", "Boston"))
    assert (state.people[0].collected, state.people[0].trips) == (first + second, 2)
    assert [row.total for row in GAME.standing(state, None)] == [first + second, 0]


def test_drawing_the_city_one_is_in_loses_the_turn() -> None:
    """Ruling 5: no payoff, the place stays, the next roll draws anew; twins are one place."""
    for home, drawn in [("Minneapolis", "St. Paul"), ("Oakland", "San Francisco")]:
        state = ready(home, "Miami")
        region = edition_board("original").region_of[home]
        enter(state, DrawNext(0), region_dice(region))
        events = enter(state, ChooseRegion(region), city_dice(region, drawn))
        assert isinstance(events[-1], TurnLost)
        assert (state.people[0].place, state.people[0].destination) == (home, None)
        assert refused(state, SwapHome(0)) == "no-swap"
        events = enter(state, DrawNext(0), towards("Southeast", "Miami"))
        assert not any(isinstance(event, Arrived) for event in events)
        assert not state.people[0].may_swap


def test_own_region_waits_for_a_name() -> None:
    """Ruling 6: any of the seven, that one included; nobody else draws meanwhile."""
    state = ready("Denver", "Miami")
    (rolled,) = enter(state, DrawNext(0), region_dice("Plains"))
    assert isinstance(rolled, RegionRolled) and rolled.free
    assert state.phase is Phase.REGION and Position(state).next_person() == 0
    assert refused(state, DrawNext(1)) == "now-region"
    assert refused(state, ChooseRegion("Atlantis")) == "region-unknown"
    enter(state, ChooseRegion("Plains"), city_dice("Plains", "Omaha"))
    assert state.people[0].destination == "Omaha" and state.naming is None
    assert refused(state, ChooseRegion("Plains")) == "now-open"
    for person, city, phase in ((0, "Denver", Phase.OPEN), (1, "Miami", Phase.REGION)):
        state = ready("Denver", "Miami")
        enter(state, DrawNext(0), region_dice("Plains"))
        assert state.phase is Phase.REGION
        enter(state, EnterDice(person, (), city=city))
        assert state.phase is phase


def test_home_swap_belongs_to_the_first_destination() -> None:
    """Ruling 7: until it is reached, and once."""
    state = ready("Chicago")
    enter(state, DrawNext(0), towards("Southeast", "Miami"))
    enter(state, SwapHome(0))
    person = state.people[0]
    assert (person.home, person.place, person.destination) == ("Miami", "Miami", "Chicago")
    assert refused(state, SwapHome(0)) == "no-swap"
    enter(state, DrawNext(0), towards("Northwest", "Seattle"))
    assert refused(state, SwapHome(0)) == "no-swap"


def test_correcting_by_hand() -> None:
    """Ruling 8: what is set stands, if it can be so."""
    state, _ = GAME.setup(1, TYPED, SeededDice(b""))

    def correct(fact: Fact, city: str | None) -> SetCity:
        return SetCity(0, fact, city)

    assert refused(state, correct("place", "Miami")) == "home-first"
    assert refused(state, correct("home", "Atlantis")) == "city-unknown"
    enter(state, correct("home", "Chicago"))
    assert state.people[0].place == "Chicago" and Position(state).next_person() == 1
    enter(state, correct("place", "Denver"))
    assert state.people[0].home == "Chicago"
    assert refused(state, correct("destination", "Denver")) == "stands-there"
    enter(state, correct("destination", "Miami"))
    assert Position(state).payoff(state.people[0]) == facts.payoffs()["Denver", "Miami"]
    assert refused(state, correct("destination", "Miami")) == "same-already"
    assert refused(state, correct("home", None)) == "city-needed"
    enter(state, correct("destination", None))
    assert state.people[0].destination is None and not state.people[0].may_swap


def test_correcting_ends_a_choice_of_region() -> None:
    """Ruling 8: of the person whose fact is set; by anybody. Twins are one city in U21."""
    state = ready("Denver", "Miami", options=Options("u21"))
    enter(state, DrawNext(0), region_dice("Plains"))
    enter(state, SetCity(1, "place", "Tampa"), seat=1)
    assert state.naming is not None
    enter(state, SetCity(0, "destination", "St. Paul"), seat=1)
    assert state.naming is None and state.phase is Phase.OPEN
    assert state.people[0].destination == "Minneapolis"


def test_closing_ends_the_session() -> None:
    """Ruling 9: from any phase, and nothing can be entered any more."""
    state = ready("Denver", "Miami")
    enter(state, DrawNext(0), region_dice("Plains"))
    enter(state, CloseDesk(), seat=1)
    assert GAME.over(state) and GAME.to_move(state) == ()
    assert refused(state, DrawNext(0)) == "game-over"


@settings(max_examples=60, deadline=None)
@given(
    seed=st.binary(min_size=8, max_size=8),
    edition=st.sampled_from(["original", "u21"]),
    presses=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 6)), max_size=40),
)
def test_any_session_keeps_its_promises(
    seed: bytes, edition: str, presses: list[tuple[int, int]]
) -> None:
    """Whatever is pressed: cities of the edition only, nobody heads for where they stand, every
    payoff is the chart's."""
    state, _ = GAME.setup(3, Options(edition), SeededDice(b""))
    dice, board = SeededDice(seed), Position(state).board
    for number, other in presses:
        action: AnyAction = DrawNext(number)
        if state.naming is not None:
            action = ChooseRegion(regions()[other])
        elif other == 0:
            action = SwapHome(number)
        try:
            events = enter(state, action, dice)
        except RuleError:
            continue
        for event in events:
            if isinstance(event, Arrived):
                assert event.payoff == board.payoff(event.departure, event.city)
            if isinstance(event, CityRolled):
                assert event.city in board.cities
        assert all(goes_somewhere(state, person) for person in state.people)


def goes_somewhere(state: State, person: Person) -> bool:
    """Whether a person with a destination is elsewhere."""
    if person.destination is None:
        return True
    return not is_same_place(state.options.edition, str(person.place), person.destination)
