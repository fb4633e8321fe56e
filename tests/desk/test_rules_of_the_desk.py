"""The desk's lookups: dice to cells, odds, trips, and a session's people."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import data.rail_baron as facts
from rules.dice import Draw, ReplayedDice, SeededDice
from rules.errors import RuleError
from rules.rail_baron.cities.lookup import REGION, look_up, regions
from rules.rail_baron.dice_desk.desk import (
    Desk,
    Person,
    correct_fact,
    draw_city,
    draw_next,
    draw_region,
    edition_board,
    is_same_place,
    name_region,
    next_person,
    open_desk,
    payoff,
    swap_home,
)
from rules.rail_baron.dice_desk.odds import all_cities, all_regions, city_odds, mean_payoff
from rules.rail_baron.dice_desk.trips import (
    chart_excerpt,
    expected_rolls,
    find_trip,
    payoffs_from,
    railroad_miles,
    shortest_path,
)
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.events import Arrived, CityRolled, RegionRolled, TurnLost

SUMS = range(2, 13)


def loaded(*values: int) -> ReplayedDice:
    """Dice that show these numbers: three for a region, three for a city, and so on."""
    whys = ["region"] * 3 + ["city"] * 3
    return ReplayedDice([Draw(i, 6, value, whys[i % 6]) for i, value in enumerate(values)])


def dice_for(table: str, result: str) -> tuple[int, int, int]:
    """Three dice that hit a cell with this result."""
    for dice in product(range(1, 7), repeat=3):
        if look_up(table, (dice[0], dice[1], dice[2])) == result:
            return dice[0], dice[1], dice[2]
    raise LookupError(result)


def towards(region: str, city: str) -> ReplayedDice:
    return loaded(*dice_for(REGION, region), *dice_for(region, city))


def test_every_cell_of_every_table_is_hit_by_its_own_dice() -> None:
    """Ruling 3: the red die's parity is the column, the white sum the row: 8 x 22 = 176 cells."""
    cells = set()
    for table, rows in facts.destinations().tables.items():
        for red, first, second in product(range(1, 7), repeat=3):
            column = rows.odd if red in (1, 3, 5) else rows.even
            row = list(SUMS).index(first + second)
            assert look_up(table, (red, first, second)) == column[row]
            cells.add((table, red % 2, row))
    assert len(cells) == 176


def test_the_rulebook_example() -> None:
    """Odd 7 is North Central, and there even 8 is Chicago."""
    dice = loaded(3, 3, 4, 6, 3, 5)
    drawn = draw_city("original", dice, draw_region("original", dice, None))
    assert (drawn.rolled, drawn.city) == ("North Central", "Chicago")


@pytest.mark.parametrize("edition", ["original", "u21"])
def test_odds_add_up_to_one(edition: str) -> None:
    assert sum(row.overall for row in all_cities(edition)) == 1
    assert sum(row.chance for row in all_regions(edition)) == 1
    for region in all_regions(edition):
        assert sum(row.in_region for row in region.cities) == 1


def test_odds_are_those_of_counting_all_dice() -> None:
    """72 x 72 equally likely pairs of rolls, counted one by one."""
    counted: dict[str, int] = {}
    three = [(p, a, b) for p in (1, 2) for a in range(1, 7) for b in range(1, 7)]
    for first in three:
        region = look_up(REGION, first)
        for second in three:
            city = look_up(region, second)
            counted[city] = counted.get(city, 0) + 1
    for city, count in counted.items():
        assert city_odds(city).overall == Fraction(count, 72 * 72)


def test_twins_are_one_city_in_u21() -> None:
    """Ruling 30b: drawn by either name, kept under the first."""
    assert len(all_cities("original")) == 67
    assert len(all_cities("u21")) == 65
    both = city_odds("Minneapolis").overall + city_odds("St. Paul").overall
    assert city_odds("Minneapolis", "u21").overall == both
    drawn = draw_region("u21", towards("Plains", "St. Paul"), None)
    assert drawn.region == "Plains"
    dice = towards("Plains", "St. Paul")
    assert draw_city("u21", dice, draw_region("u21", dice, None)).city == "Minneapolis"


def test_own_region_must_be_named_but_never_for_a_home() -> None:
    """Rulings 4 and 6."""
    assert draw_region("original", towards("Plains", "Omaha"), "Denver").region is None
    assert draw_region("original", towards("Plains", "Omaha"), "Chicago").region == "Plains"
    assert draw_region("original", towards("Plains", "Omaha"), None).region == "Plains"


def test_shortest_way_is_connected_and_shortest() -> None:
    board = edition_board("original")
    for a, b in [("New York", "Miami"), ("Seattle", "Miami"), ("Boston", "San Diego")]:
        found = find_trip(board, a, b)
        here = board.milepost_of[a]
        for number in found.path:
            here = board.segments[number].other_end(here)
        assert here == board.milepost_of[b]
        assert found.miles == _plain_distance(board, board.milepost_of[a], here)


def _plain_distance(board: Board, start: int, end: int) -> int:
    far, edge, miles = {start}, {start}, 0
    while end not in far:
        edge = {m for at in edge for _, m in board.steps[at]} - far
        far |= edge
        miles += 1
    return miles


def test_a_railroad_alone_is_preferred_where_it_is_no_longer() -> None:
    """Of equally short ways the one with the fewest changes of railroad."""
    board = edition_board("original")
    found = find_trip(board, "Chicago", "Omaha")
    assert len(found.railroads) == 1
    best = min(row.miles for row in found.direct if row.miles is not None)
    assert railroad_miles(board, found.railroads[0], *_ends(board, "Chicago", "Omaha")) == best


def _ends(board: Board, a: str, b: str) -> tuple[int, int]:
    return board.milepost_of[a], board.milepost_of[b]


def test_twin_cities_are_no_way_apart() -> None:
    board = edition_board("original")
    assert shortest_path(board, *_ends(board, "Minneapolis", "St. Paul")) == ()


def test_crossing_holds_the_cell_and_its_neighbours() -> None:
    board = edition_board("original")
    for a, b in [("Albany", "Washington"), ("Washington", "Albany"), ("New York", "New York")]:
        found = chart_excerpt(board, a, b)
        assert a in found.rows and b in found.columns
        assert (len(found.rows), len(found.columns)) == (5, 3)
        cell = found.cells[found.rows.index(a)][found.columns.index(b)]
        assert cell == board.payoff(a, b)


def test_payoffs_and_their_mean() -> None:
    board = edition_board("original")
    ranked = payoffs_from(board, "Miami")
    assert len(ranked) == 66 and ranked[0][1] >= ranked[-1][1]
    by_hand = sum(city_odds(city).overall * dollars for city, dollars in ranked)
    assert mean_payoff("original", "Miami") == by_hand
    regions_mean = sum(
        row.chance * mean_payoff("original", "Miami", row.region) for row in all_regions("original")
    )
    assert regions_mean == by_hand


def test_expected_rolls() -> None:
    assert expected_rolls(1) == expected_rolls(2) == 1
    assert expected_rolls(3) == pytest.approx(1 + 1 / 36)
    assert 10 < expected_rolls(75) < 12


def ready(*homes: str) -> Desk:
    people = [Person(f"P{i}", home, home) for i, home in enumerate(homes)]
    return Desk(people)


def test_homes_first_then_first_destinations_in_order() -> None:
    """Rulings 4 and 5."""
    desk = open_desk(["Anna", "Bob"])
    dice = SeededDice(b"seed of a desk")
    assert next_person(desk) == 0
    draw_next(desk, 0, dice)
    with pytest.raises(RuleError) as refused:
        draw_next(desk, 0, dice)
    assert refused.value.code == "homes-first" and refused.value.args_ == {"name": "Bob"}
    assert next_person(desk) == 1
    draw_next(desk, 1, dice)
    assert next_person(desk) == 0
    desk.people[0].drew_first = desk.people[1].drew_first = True
    assert next_person(desk) is None


def test_arrival_pays_from_the_last_city_paid_in() -> None:
    """Ruling 8."""
    desk = ready("Chicago", "Miami")
    draw_next(desk, 0, towards("Southeast", "Miami"))
    assert payoff(desk, 0) == facts.payoffs()["Chicago", "Miami"]
    events = draw_next(desk, 0, towards("Northwest", "Seattle"))
    assert events[0] == Arrived(0, "Chicago", "Miami", facts.payoffs()["Chicago", "Miami"])
    assert payoff(desk, 0) == facts.payoffs()["Miami", "Seattle"]


def test_own_region_waits_for_a_name() -> None:
    """Ruling 6: any of the seven, that one included; nobody else draws meanwhile."""
    desk = ready("Denver", "Miami")
    (rolled,) = draw_next(desk, 0, loaded(*dice_for(REGION, "Plains")))
    assert isinstance(rolled, RegionRolled) and rolled.free
    assert next_person(desk) == 0
    with pytest.raises(RuleError, match="name-first"):
        draw_next(desk, 1, SeededDice(b"x"))
    with pytest.raises(RuleError, match="no-such-region"):
        name_region(desk, "Atlantis", SeededDice(b"x"))
    later = ReplayedDice([Draw(i, 6, v, "city") for i, v in enumerate(dice_for("Plains", "Omaha"))])
    name_region(desk, "Plains", later)
    assert desk.people[0].destination == "Omaha" and desk.naming is None
    with pytest.raises(RuleError, match="nothing-to-name"):
        name_region(desk, "Plains", SeededDice(b"x"))


def test_drawing_the_city_one_is_in_loses_the_turn() -> None:
    """Rulings 7 and 7a: no payoff, the place stays, the next drawing draws anew."""
    for home, drawn in [("Minneapolis", "St. Paul"), ("Oakland", "San Francisco")]:
        desk = ready(home, "Miami")
        region = edition_board("original").region_of[home]
        draw_next(desk, 0, loaded(*dice_for(REGION, region)))
        dice = dice_for(region, drawn)
        later = ReplayedDice([Draw(i, 6, v, "city") for i, v in enumerate(dice)])
        events = name_region(desk, region, later)
        assert isinstance(events[-1], TurnLost)
        assert (desk.people[0].place, desk.people[0].destination) == (home, None)
        with pytest.raises(RuleError, match="no-swap"):
            swap_home(desk, 0)
        events = draw_next(desk, 0, towards("Southeast", "Miami"))
        assert not any(isinstance(event, Arrived) for event in events)
        assert not desk.people[0].may_swap


def test_home_swap_belongs_to_the_first_destination() -> None:
    """Rulings 5 and 5a."""
    desk = ready("Chicago")
    draw_next(desk, 0, towards("Southeast", "Miami"))
    swap_home(desk, 0)
    person = desk.people[0]
    assert (person.home, person.place, person.destination) == ("Miami", "Miami", "Chicago")
    with pytest.raises(RuleError, match="no-swap"):
        swap_home(desk, 0)
    draw_next(desk, 0, towards("Northwest", "Seattle"))
    with pytest.raises(RuleError, match="no-swap"):
        swap_home(desk, 0)


def test_correcting_by_hand() -> None:
    desk = open_desk(["Anna", "Bob"])
    with pytest.raises(RuleError, match="home-first"):
        correct_fact(desk, 0, "place", "Miami")
    correct_fact(desk, 0, "home", "Chicago")
    assert desk.people[0].place == "Chicago" and next_person(desk) == 1
    correct_fact(desk, 0, "place", "Denver")
    assert desk.people[0].home == "Chicago"
    with pytest.raises(RuleError, match="stands-there"):
        correct_fact(desk, 0, "destination", "Denver")
    correct_fact(desk, 0, "destination", "Miami")
    assert payoff(desk, 0) == facts.payoffs()["Denver", "Miami"]
    with pytest.raises(RuleError, match="same-already"):
        correct_fact(desk, 0, "destination", "Miami")
    with pytest.raises(RuleError, match="city-needed"):
        correct_fact(desk, 0, "home", None)
    correct_fact(desk, 0, "destination", None)
    assert desk.people[0].destination is None
    assert not desk.people[0].may_swap


def test_correcting_ends_a_choice_of_region() -> None:
    desk = ready("Denver", "Miami")
    draw_next(desk, 0, loaded(*dice_for(REGION, "Plains")))
    correct_fact(desk, 1, "place", "Tampa")
    assert desk.naming is not None
    correct_fact(desk, 0, "destination", "Omaha")
    assert desk.naming is None


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ([], "people-count"),
        (["  ", ""], "people-count"),
        (list("abcdefg"), "people-count"),
        (["x" * 25], "name-long"),
        (["Anna", "anna "], "name-twice"),
    ],
)
def test_names_that_cannot_sit(names: list[str], code: str) -> None:
    with pytest.raises(RuleError) as refused:
        open_desk(names)
    assert refused.value.code == code


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
    desk = open_desk(["A", "B", "C"], edition)
    dice = SeededDice(seed)
    board = edition_board(desk.edition)
    for seat, region in presses:
        try:
            if desk.naming:
                events = name_region(desk, regions()[region], dice)
            elif region == 0:
                events = swap_home(desk, seat)
            else:
                events = draw_next(desk, seat, dice)
        except RuleError:
            continue
        for event in events:
            if isinstance(event, Arrived):
                assert event.payoff == board.payoff(event.departure, event.city)
            if isinstance(event, CityRolled):
                assert event.city in board.cities
        for person in desk.people:
            if person.destination is not None:
                assert person.place is not None
                assert not is_same_place(desk.edition, person.place, person.destination)
