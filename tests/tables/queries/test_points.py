"""Turning points on histories made up for it."""

from __future__ import annotations

from bot.tables.queries.turning_points import MOST, MOST_LEADS, TurningPoint, turning_points
from rules.game import Standing


def history(*totals: tuple[int | None, ...]) -> list[list[Standing]]:
    """Standings by totals, a seat each."""
    return [[Standing(1, seat, total) for seat, total in enumerate(row)] for row in totals]


def test_who_passes_the_leader_takes_the_lead() -> None:
    [first, point] = turning_points(history((10, 10), (15, 10), (15, 40)))
    assert first == TurningPoint(1, 0, None, 5, 0, 25)
    assert point == TurningPoint(2, 1, 0, 25, -5, 55)
    assert (point.taken, point.size) == (True, 30 / 55)
    assert (first.kind, point.kind) == ("first", "taken")


def test_the_lead_may_grow_and_shrink_in_the_same_hands() -> None:
    found = turning_points(history((10, 0), (30, 0), (30, 25)))
    assert [(p.leader, p.before, p.was, p.gap) for p in found] == [(0, 0, 10, 30), (0, 0, 30, 5)]
    assert not any(point.taken for point in found)


def test_the_lead_is_over_the_best_of_the_others() -> None:
    [point] = turning_points(history((50, 20, 30), (50, 20, 45)))
    assert (point.was, point.gap) == (20, 5)
    assert turning_points(history((50, 20, 30), (50, 29, 30))) == []


def test_who_draws_level_has_not_taken_the_lead() -> None:
    found = turning_points(history((10, 0), (10, 10), (20, 10)))
    assert [(p.leader, p.before, p.gap) for p in found] == [(0, 0, 0), (0, 0, 10)]


def test_the_lead_is_taken_from_who_had_it_before_both_were_level() -> None:
    found = turning_points(history((10, 0), (10, 10), (10, 30)))
    assert [(p.leader, p.before, p.taken) for p in found] == [(0, 0, False), (1, 0, True)]


def test_nobody_leads_as_long_as_all_are_level() -> None:
    assert turning_points(history((10, 10), (20, 20), (20, 20))) == []


def test_the_few_that_count_come_in_their_order() -> None:
    rows = [(1_000, 0)]
    for number in range(30):
        rows.append((rows[-1][0] + (300 if number == 7 else 10 + number % 3), 0))
    assert [point.at for point in turning_points(history(*rows))] == [8]


def test_nobody_pulls_away_again_and_again() -> None:
    """One seat leads from the first turn to the last, now by more and now by less."""
    rows = [(100, 100)]
    for number in range(20):
        rows.append((rows[-1][0] + (90 if number % 3 < 2 else 20), rows[-1][1] + 40))
    found = turning_points(history(*rows))
    assert [point.kind for point in found] in (
        ["first", "grew", "shrank"],
        ["first", "shrank", "grew"],
    )
    assert [point.at for point in found] == sorted(point.at for point in found)


def test_early_sums_count_by_what_all_were_worth_then() -> None:
    """$50 of $200 in the second turn say more than $1,000 of $60,000 at the end."""
    rows = [(100, 90), (150, 80), (20_000, 19_930), (30_000, 28_930), (30_000, 28_960)]
    found = turning_points(history(*rows), most=1)
    assert [(point.at, point.kind) for point in found] == [(1, "grew")]


def test_who_took_the_lead_first_is_told_however_small() -> None:
    rows = [(10, 10), (11, 10), (10, 90), (200, 90), (200, 900), (5_000, 900), (5_000, 9_000)]
    found = turning_points(history(*rows))
    assert (found[0].at, found[0].kind) == (1, "first") and found[-1].at == 6


def test_a_lead_that_was_lost_to_a_tie_and_won_back_is_no_first_lead() -> None:
    found = turning_points(history((10, 0), (10, 10), (20, 10)))
    assert [point.kind for point in found] == ["shrank", "grew"]


def test_the_last_change_of_the_lead_is_told_however_small() -> None:
    rows: list[tuple[int, int]] = [(100, 0), (100, 500), (900, 500), (900, 2_000), (4_000, 2_000)]
    rows += [(4_000, 4_001)] + [(4_000, 4_001 + 900 * n) for n in range(1, 8)]
    found = turning_points(history(*rows))
    assert len(found) == MOST
    assert 5 in [point.at for point in found]
    assert sum(point.taken for point in found) >= MOST_LEADS


def test_where_the_lead_kept_changing_only_changes_are_told() -> None:
    rows = [(100, 0) if n % 2 else (0, 100 + n) for n in range(20)]
    found = turning_points(history(*rows))
    assert len(found) == MOST
    assert all(point.taken for point in found)
    assert found[-1].at == 19


def test_fewer_may_be_asked_for() -> None:
    rows = [(100, 0) if n % 2 else (0, 100 + n) for n in range(20)]
    assert len(turning_points(history(*rows), most=2)) == 2


def test_what_is_secret_has_no_turning_points() -> None:
    assert turning_points(history((10, 10), (None, 20))) == []


def test_of_equal_movements_the_earlier_ones_are_told() -> None:
    rows = [(10 * n, 0) for n in range(12)]
    assert [point.at for point in turning_points(history(*rows))] == [1, 2]


def test_one_seat_or_no_history_has_none() -> None:
    assert turning_points([]) == []
    assert turning_points(history((1,), (2,))) == []


def test_whole_rounds_are_compared_and_the_turn_that_did_it_is_named() -> None:
    """Seat 0 earns in the first turn of each round and seat 1 as much in the second: nothing moves
    but in round 3, where its third turn takes the lead and a fourth gives a little back."""
    rows = [(100, 90), (150, 90), (150, 140), (200, 140), (200, 190)]
    rows += [(250, 190), (250, 240), (250, 400), (260, 400)]
    rounds = [(), (1,), (1,), (2,), (2,), (3,), (3,), (3,), (3,)]
    [point] = turning_points(history(*rows), rounds)
    assert point == TurningPoint(7, 1, 0, 140, -10, 660)
    assert len(turning_points(history(*rows))) > 1


def test_of_a_movement_in_a_round_the_widest_step_that_way_is_named() -> None:
    rows = [(100, 0), (100, 50), (400, 50), (430, 50), (430, 0)]
    [point] = turning_points(history(*rows), [(), (1,), (1,), (1,), (1,)])
    assert (point.at, point.was, point.gap) == (2, 100, 430)


def test_a_game_of_one_standing_has_no_rounds_to_compare() -> None:
    assert turning_points(history((1, 2)), [()]) == []
    assert turning_points([], []) == []
