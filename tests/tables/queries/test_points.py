"""Turning points on histories made up for it."""

from itertools import pairwise
from typing import Any

import pytest

from bot.tables.queries.turning_points import MAX_POINTS, TurningPoint, turning_points
from rules.game import Standing


def history(*totals: tuple[int | None, ...]) -> list[list[Standing]]:
    """Standings by totals, a seat each."""
    return [[Standing(1, seat, total) for seat, total in enumerate(row)] for row in totals]


def test_who_passes_the_leader_takes_the_lead() -> None:
    [first, point] = turning_points(history((10, 10), (15, 10), (15, 40)))
    assert first == TurningPoint(1, 0, None, 5, 0, 25)
    assert point == TurningPoint(2, 1, 0, 25, -5, 55)
    assert point.size == 30 / 55
    assert (first.kind, point.kind) == ("first", "taken")


def test_the_lead_is_taken_from_who_had_it_before_both_were_level() -> None:
    points = turning_points(history((10, 0), (10, 10), (10, 30)))
    assert [(p.seat, p.before, p.kind) for p in points] == [(1, 0, "taken")]


LATE = [(100, 0), (100, 500), (900, 500), (900, 2_000), (4_000, 2_000), (4_000, 4_001)]
CHANGING = [(100, 0) if n % 2 else (0, 100 + n) for n in range(20)]


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param([(10, 10), (20, 20), (20, 20)], id="all are level"),
        pytest.param([(10, 0), (10, 10), (20, 10)], id="lost to a tie and won back"),
        pytest.param([(10, 10), (None, 20)], id="what is secret"),
        pytest.param([], id="no history"),
        pytest.param([(1,), (2,)], id="one seat"),
    ],
)
def test_where_the_lead_never_changes_there_is_no_turning_point(rows: list[Any]) -> None:
    assert turning_points(history(*rows)) == []


def test_early_sums_count_by_what_all_were_worth_then() -> None:
    """$70 of $230 in the third turn say more than $1,000 of $60,000 later."""
    rows = [(100, 90), (90, 100), (150, 80), (30_000, 30_100), (30_100, 30_050), (1, 90_000)]
    points = turning_points(history(*rows), most=3)
    assert [point.at for point in points] == [1, 2, 5]


def test_who_took_the_lead_first_is_told_however_small() -> None:
    rows = [(10, 10), (11, 10), (10, 90), (200, 90), (200, 900), (5_000, 900), (5_000, 9_000)]
    points = turning_points(history(*rows))
    assert (points[0].at, points[0].kind) == (1, "first") and points[-1].at == 6


def test_the_lead_is_over_the_best_of_the_others() -> None:
    [point] = turning_points(history((20, 50, 30), (95, 50, 70)))
    assert (point.was, point.gap) == (-30, 25)


def test_the_last_change_of_the_lead_is_told_however_small() -> None:
    points = turning_points(history(*LATE, *((4_000, 4_001 + 900 * n) for n in range(1, 8))))
    assert len(points) == MAX_POINTS
    assert 5 in [point.at for point in points]


def test_where_the_lead_kept_changing_a_few_changes_are_told() -> None:
    """Those that are left out are counted; else seat 0 takes the lead from seat 1 twice, and nobody
    had taken it back. Fewer may be asked for."""
    points = turning_points(history(*CHANGING))
    assert len(points) == MAX_POINTS
    assert points[-1].at == 19
    assert sum(point.skipped for point in points) + len(points) == 19
    for before, point in pairwise(points):
        assert point.skipped == point.at - before.at - 1
    assert [p.skipped for p in turning_points(history((1, 0), (1, 5), (9, 5)))] == [0, 0]
    assert len(turning_points(history(*CHANGING), most=2)) == 2


def test_the_largest_fall_is_told_although_the_lead_stays() -> None:
    """A rover takes 50 of seat 0, whom nobody passes and who passed nobody."""
    rows = [(300, 900), (350, 950), (345, 960), (295, 1_010), (320, 1_050)]
    [point] = turning_points(history(*rows))
    assert (point.at, point.seat, point.lost, point.kind) == (3, 0, 50, "fell")
    whole = turning_points(history(*rows), [(), (1,), (1,), (1,), (2,)])
    assert whole == [], "over the whole round it lost little"
    small = [(300, 900), (350, 950), (325, 960), (350, 1_010)]
    assert turning_points(history(*small)) == []


def test_whole_rounds_are_compared_and_the_turn_that_did_it_is_named() -> None:
    """Seat 1 earns in the first turn of each round and seat 0 as much in the second: nothing moves
    but in round 3, where its third turn takes the lead and a fourth gives a little back."""
    rows = [(100, 90), (100, 140), (150, 140), (150, 190), (200, 190)]
    rows += [(200, 240), (250, 240), (250, 400), (260, 400)]
    rounds = [(), (1,), (1,), (2,), (2,), (3,), (3,), (3,), (3,)]
    [point] = turning_points(history(*rows), rounds)
    assert point == TurningPoint(7, 1, 0, 140, -10, 660)
    assert len(turning_points(history(*rows))) > 1


def test_a_game_of_one_standing_has_no_rounds_to_compare() -> None:
    assert turning_points(history((1, 2)), [()]) == []
    assert turning_points([], []) == []
