"""Turn clocks: whatever happens, every second waited for is taken from somebody once."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.types.clock import (
    ClockRules,
    SeatClock,
    TableClock,
    exclude_gap,
    start_clocks,
    stop_clocks,
    update_clocks,
)

RULES = ClockRules(pool=1_000, increment=100, zero="nudge")
PEOPLE = {0: 11, 1: 12, 2: 13}


def clock(rules: ClockRules = RULES, *hands: SeatClock) -> TableClock:
    return TableClock(rules, None, hands)


def after(now: TableClock, to_move: set[int], turn: int, acted: set[int], at: int) -> TableClock:
    return TableClock(now.rules, now.paused, update_clocks(now, PEOPLE, to_move, turn, acted, at))


def test_a_turn_that_ends_gives_the_increment_back_up_to_the_pool() -> None:
    now = after(clock(), {0}, 1, set(), 0)
    now = after(now, {1}, 2, {0}, 30)
    assert now.hands[0].left == 1_000
    assert now.hands[0].gain == 30
    now = after(now, {0}, 3, {1}, 330)
    assert now.hands[1].left == 800


def test_two_turns_in_a_row_give_the_increment_between_them() -> None:
    now = after(clock(), {0}, 1, set(), 0)
    now = after(now, {0}, 2, {0}, 300)
    assert now.hands[0].remaining_at(300) == 800
    assert now.hands[0].turn == 2


def test_an_undo_takes_the_increment_back() -> None:
    now = after(clock(), {0}, 1, set(), 0)
    now = after(now, {1}, 2, {0}, 500)
    assert now.hands[0].left == 600
    now = after(now, {0}, 1, set(), 700)
    assert now.hands[0].remaining_at(700) == 500
    assert now.hands[1].left == 900
    now = after(now, {1}, 2, {0}, 800)
    assert now.hands[0].left == 500


def test_a_new_person_begins_with_a_full_pool() -> None:
    now = after(clock(), {0}, 1, set(), 0)
    hands = update_clocks(now, {**PEOPLE, 0: 99}, {0}, 1, set(), 900)
    assert (hands[0].left, hands[0].since, hands[0].user) == (1_000, 900, 99)


def test_who_is_back_takes_his_seat_off_the_offer() -> None:
    hand = SeatClock(0, 11, 0, None, 1, flag="offer")
    now = after(clock(RULES, hand), {0}, 1, {0}, 5_000)
    assert now.hands[0].flag == "nudge"
    assert now.hands[0].deadline is None
    now = after(now, {1}, 2, {0}, 5_100)
    assert (now.hands[0].flag, now.hands[0].left) == (None, 100)


times = st.lists(
    st.tuples(
        st.integers(0, 600),
        st.sets(st.integers(0, 2), min_size=1),
        st.integers(0, 1),
        st.sampled_from(("move", "move", "pause", "outage")),
    ),
    max_size=25,
)
rules = st.builds(ClockRules, pool=st.integers(300, 2_000), increment=st.integers(0, 500))


@settings(max_examples=300)
@given(rules, times)
def test_seconds_are_counted_once(
    chosen: ClockRules, steps: list[tuple[int, set[int], int, str]]
) -> None:
    """A ledger kept beside the clock: pool, minus what each was waited for, plus what was given."""
    now, at, turn = clock(chosen), 0, 1
    now = after(now, {0}, turn, set(), at)
    ledger = dict.fromkeys(PEOPLE, chosen.pool)
    waited = {0}
    for passed, to_move, step, what in steps:
        at += passed
        if what != "outage" and now.paused is None:
            for seat in waited:
                ledger[seat] = max(0, ledger[seat] - passed)
        if what == "outage":
            now = TableClock(chosen, None, exclude_gap(now.hands, passed, at))
        elif what == "pause":
            now = TableClock(chosen, at, stop_clocks(now.hands, at))
            at += 10_000
            now = TableClock(chosen, None, start_clocks(now.hands, at))
        else:
            turn += step
            now = after(now, to_move, turn, set(), at)
            for seat in waited - to_move:
                ledger[seat] = max(ledger[seat], min(chosen.pool, ledger[seat] + chosen.increment))
            for seat in to_move - waited:  # a turn that comes back takes its gain back
                hand = now.seat_clock(seat)
                assert hand.left <= ledger[seat]
                assert ledger[seat] - hand.left <= chosen.increment
                ledger[seat] = hand.left
            waited = to_move
        left = {hand.seat: hand.remaining_at(at) for hand in now.hands}
        assert left == ledger
        assert {hand.seat for hand in now.hands if hand.since is not None} == waited
        assert all(0 <= seconds <= chosen.pool for seconds in left.values())
