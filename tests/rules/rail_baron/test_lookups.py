"""Look-ups outside of a game: dice to cells, odds, trips."""

from fractions import Fraction
from itertools import product

import pytest

import data.rail_baron as facts
from rules.dice import Draw, ReplayedDice
from rules.rail_baron.cities.lookup import REGION, look_up
from rules.rail_baron.lookups.draws import draw_city, draw_region, edition_board
from rules.rail_baron.lookups.odds import all_cities, all_regions, city_odds, mean_payoff
from rules.rail_baron.lookups.trips import (
    chart_excerpt,
    expected_rolls,
    find_trip,
    payoffs_from,
    railroad_miles,
    shortest_path,
)
from rules.rail_baron.model.board import Board
from tests.support.rail_baron.dice import dice_for

SUMS = range(2, 13)


def loaded(*values: int) -> ReplayedDice:
    """Dice that show these numbers: three for a region, three for a city, and so on."""
    whys = ["region"] * 3 + ["city"] * 3
    return ReplayedDice([Draw(i, 6, value, whys[i % 6]) for i, value in enumerate(values)])


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
    """Ruling 30b: drawn by either name, kept under the first; no way apart before that."""
    assert (len(all_cities("original")), len(all_cities("u21"))) == (67, 65)
    both = city_odds("Minneapolis").overall + city_odds("St. Paul").overall
    assert city_odds("Minneapolis", "u21").overall == both
    dice = towards("Plains", "St. Paul")
    drawn = draw_region("u21", dice, None)
    assert drawn.region == "Plains" and draw_city("u21", dice, drawn).city == "Minneapolis"
    board = edition_board("original")
    assert shortest_path(board, *_ends(board, "Minneapolis", "St. Paul")) == ()


def test_own_region_must_be_named_but_never_for_a_home() -> None:
    """Rulings 4 and 6."""
    assert draw_region("original", towards("Plains", "Omaha"), "Denver").region is None
    assert draw_region("original", towards("Plains", "Omaha"), "Chicago").region == "Plains"
    assert draw_region("original", towards("Plains", "Omaha"), None).region == "Plains"


def test_shortest_way_is_connected_and_shortest() -> None:
    board = edition_board("original")
    for a, b in [("New York", "Miami"), ("Seattle", "Miami"), ("Boston", "San Diego")]:
        trip = find_trip(board, a, b)
        here = board.milepost_of[a]
        for number in trip.path:
            here = board.segments[number].other_end(here)
        assert here == board.milepost_of[b]
        assert trip.miles == _plain_distance(board, board.milepost_of[a], here)


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
    trip = find_trip(board, "Chicago", "Omaha")
    assert len(trip.railroads) == 1
    best = min(row.miles for row in trip.direct if row.miles is not None)
    assert railroad_miles(board, trip.railroads[0], *_ends(board, "Chicago", "Omaha")) == best


def _ends(board: Board, a: str, b: str) -> tuple[int, int]:
    return board.milepost_of[a], board.milepost_of[b]


def test_crossing_holds_the_cell_and_its_neighbours() -> None:
    board = edition_board("original")
    for a, b in [("Albany", "Washington"), ("Washington", "Albany"), ("New York", "New York")]:
        excerpt = chart_excerpt(board, a, b)
        assert a in excerpt.rows and b in excerpt.columns
        assert (len(excerpt.rows), len(excerpt.columns)) == (5, 3)
        cell = excerpt.cells[excerpt.rows.index(a)][excerpt.columns.index(b)]
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
