"""The turn clock at a table: who may set it, what happens at zero, pauses, and that it follows."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.api.service import Tables
from bot.tables.types.clock import ClockRules, ExpiryAction, SeatClock
from bot.tables.types.hours import DAY, HOUR, PingSettings
from bot.tables.types.model import LogEntry, Place, SeatRow, Submitted, Table
from bot.tables.types.settings import PersonSettings
from tests.example.rules.actions import Bid, Haul, Trade
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    DAN,
    Clock,
    act,
    key,
    mover_of,
    opened,
    refused,
    started,
    who,
)


def rules(zero: ExpiryAction = "nudge", pool: int = DAY, increment: int = HOUR) -> ClockRules:
    return ClockRules(pool, increment, zero)


async def _clocked(tables: Tables, zero: ExpiryAction = "nudge", *people: int) -> Table:
    table = await opened(tables, *(people or (ANN, BOB)))
    await tables.clocks.set_clock(table.id, table.owner, rules(zero), key=key())
    return (await tables.start_game(table.id, table.owner, key=key())).table


def _hand(table: Table, seat: int) -> SeatClock:
    hand = table.clock.seat_clock(seat)
    assert hand is not None
    return hand


async def _struck(tables: Tables, table: Table) -> Submitted:
    assert await tables.clocks.expired_tables() == [table.id]
    done = await tables.clocks.expire_clocks(table.id)
    assert done is not None
    assert await tables.clocks.expired_tables() == []
    assert await tables.clocks.expire_clocks(table.id) is None
    return done


async def test_the_owner_sets_it_before_the_start(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB)
    with refused("not-owner"):
        await tables.clocks.set_clock(table.id, BOB, rules(), key=key())
    done = await tables.clocks.set_clock(table.id, ANN, rules("robot"), key=key())
    assert done.entries == ()
    assert done.table.clock.rules == rules("robot")
    done = await tables.clocks.set_clock(table.id, BOB, None, key=key(), admin=True)
    assert done.table.clock is None


@pytest.mark.parametrize("wrong", [rules(pool=60), rules(increment=60), rules(pool=91 * DAY)])
async def test_a_clock_nobody_could_play_by_is_refused(tables: Tables, wrong: ClockRules) -> None:
    table = await opened(tables, ANN, BOB)
    with refused("clock-bounds"):
        await tables.clocks.set_clock(table.id, ANN, wrong, key=key())


async def test_it_runs_for_whom_the_table_waits(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables)
    mover = table.to_move[0]
    assert _hand(table, mover).deadline == clock.now + DAY
    clock.now += 5 * HOUR
    table = (await act(tables, table, Trade(1))).table
    assert _hand(table, mover).deadline == clock.now + DAY - 5 * HOUR
    table = (await act(tables, table, Haul())).table
    assert _hand(table, mover).left == DAY - 4 * HOUR
    assert _hand(table, 1 - mover).deadline == clock.now + DAY


async def test_in_a_running_game_everybody_is_asked(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB, CAT)
    request = await tables.clocks.set_clock(table.id, BOB, rules("offer"), key=key())
    assert request.entry.kind == "ask"
    (ask,) = request.table.asks
    assert (ask.kind, ask.rules, len(ask.waiting)) == ("clock", rules("offer"), 2)
    with refused("already-asked"):
        await tables.clocks.set_clock(table.id, ANN, rules(), key=key())
    await tables.answer(table.id, ANN, "clock", True, key=key())
    clock.now += HOUR
    done = await tables.answer(table.id, CAT, "clock", True, key=key())
    assert [entry.kind for entry in done.entries] == ["answer", "clock"]
    assert (done.entry.clock, done.entry.rules) == ("set", rules("offer"))
    assert done.table.asks == ()
    assert _hand(done.table, done.table.to_move[0]).deadline == clock.now + DAY


async def test_one_no_leaves_the_clock_as_it_is(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, BOB, rules(), key=key())
    done = await tables.answer(table.id, ANN, "clock", False, key=key())
    assert (done.table.clock, done.table.asks) == (None, ())


async def test_the_question_stays_while_the_game_goes_on(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, BOB, rules(), key=key())
    done = await act(tables, table, Haul())
    assert [ask.kind for ask in done.table.asks] == ["clock"]


async def test_the_only_person_is_not_asked(tables: Tables) -> None:
    table = await started(tables, ANN, robots=1)
    done = await tables.clocks.set_clock(table.id, ANN, rules(), key=key())
    assert (done.entry.kind, done.entry.clock) == ("clock", "set")
    done = await tables.clocks.set_clock(table.id, ANN, None, key=key())
    assert (done.entry.clock, done.table.clock) == ("off", None)
    with refused("no-clock"):
        await tables.clocks.set_clock(table.id, ANN, None, key=key())


# --- at zero ---------------------------------------------------------------------------------


async def test_a_nudge_tells_the_table_and_calls_the_person_once(
    tables: Tables, clock: Clock
) -> None:
    """Nothing happens before zero; a card pressed after the nudge still works."""
    table = await _clocked(tables, "nudge")
    seat, mover = table.to_move[0], mover_of(table)
    for row in await tables.claim_due():
        await tables.mark_sent(row, None, called=[mover], composed=clock.now)
    assert await tables.clocks.seconds_until_due() == DAY
    clock.now += DAY - 1
    assert await tables.clocks.expired_tables() == []
    assert await tables.clocks.expire_clocks(table.id) is None
    clock.now += 6
    done = await _struck(tables, table)
    assert (done.entry.kind, done.entry.clock, done.entry.seat) == ("clock", "nudge", seat)
    assert await tables.clocks.due_mentions(table.id) == (clock.now, (mover,))
    assert _hand(done.table, seat).remaining_at(clock.now) == 0
    clock.now += 10 * DAY
    assert await tables.clocks.expired_tables() == []
    hauled = await tables.submit_action(table.id, mover, Haul(), version=table.version, key=key())
    assert _hand(hauled.table, seat).left == HOUR


async def test_a_robot_moves_for_this_turn_and_the_seat_stays(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables, "robot")
    mover = table.to_move[0]
    clock.now += DAY
    done = await _struck(tables, table)
    assert done.table.substituted_seats == (mover,)
    assert await tables.robots_due() == [table.id]
    assert await tables.clocks.waits_of_user(who(table, mover)) == [], "a robot is about to move"
    (moved,) = await tables.step_robots(table.id)
    assert (moved.entry.seat, moved.entry.user, moved.entry.kind) == (mover, None, "action")
    now = moved.table
    assert now.substituted_seats == ()
    assert now.seats[mover] == SeatRow(mover, user=who(table, mover))
    assert now.to_move != (mover,)
    assert _hand(now, mover).left == HOUR
    assert await tables.robots_due() == []
    assert (await tables.verify_table(table.id)).ok


async def test_the_robot_chooses_only_for_those_whose_time_is_up(
    tables: Tables, clock: Clock
) -> None:
    table = await _clocked(tables, "robot")
    for _ in table.seats:
        clock.now += HOUR
        table = (await act(tables, table, Haul())).table
    late = table.to_move[0]
    await act(tables, table, Bid(1), seat=1 - late)
    clock.now += DAY
    await _struck(tables, table)
    moved = await tables.step_robots(table.id)
    assert [step.entry.seat for step in moved] == [late]
    assert moved[-1].table.turn == table.turn + 1


async def test_a_seat_on_offer_goes_only_to_who_takes_it(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables, "offer")
    seat = table.to_move[0]
    late, other = who(table, seat), who(table, 1 - seat)
    with refused("not-offered"):
        await tables.clocks.take_seat(table.id, CAT, seat, key=key())
    clock.now += DAY
    done = await _struck(tables, table)
    assert done.table.offered_seats == (seat,)
    assert done.table.seats[seat].user == late
    with refused("seated"):
        await tables.clocks.take_seat(table.id, other, seat, key=key())
    taken = await tables.clocks.take_seat(table.id, CAT, seat, key=key())
    assert taken.table.seats[seat].user == CAT
    assert taken.table.offered_seats == ()
    assert _hand(taken.table, seat).deadline == clock.now + DAY
    entry: LogEntry = taken.entry
    assert (entry.kind, entry.user, entry.admin) == ("seat", CAT, False)
    with refused("not-offered"):
        await tables.clocks.take_seat(table.id, DAN, seat, key=key())
    with refused("not-yours"):
        await tables.submit_action(table.id, late, Haul(), version=taken.table.version, key=key())


async def test_who_comes_back_in_time_keeps_the_seat(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables, "offer")
    clock.now += DAY
    await _struck(tables, table)
    await act(tables, table, Trade(1))
    with refused("not-offered"):
        await tables.clocks.take_seat(table.id, CAT, table.to_move[0], key=key())
    assert await tables.clocks.expired_tables() == []


# --- pauses and outages ----------------------------------------------------------------------


async def test_a_pause_needs_everybody_and_silences_all(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables)
    mover = table.to_move[0]
    clock.now += HOUR
    await tables.clocks.request_pause(table.id, ANN, key=key())
    assert _hand(await tables.get_table(table.id), mover).deadline is not None
    done = await tables.answer(table.id, BOB, "pause", True, key=key())
    assert done.entry.clock == "pause"
    assert _hand(done.table, mover).deadline is None
    for row in await tables.claim_due():
        await tables.mark_sent(row, None)
    clock.now += 50 * DAY
    assert await tables.clocks.seconds_until_due() is None
    assert await tables.clocks.claim_pings() == []
    with refused("paused"):
        await tables.clocks.request_pause(table.id, ANN, key=key())
    other = who(table, 1 - mover)
    done = await tables.clocks.resume_clock(table.id, other, key=key())
    assert _hand(done.table, mover).deadline == clock.now + DAY - HOUR
    assert await tables.clocks.due_mentions(table.id) == (clock.now, (who(table, mover),))
    with refused("not-paused"):
        await tables.clocks.resume_clock(table.id, BOB, key=key())


async def test_moves_in_a_pause_cost_nothing(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables)
    await tables.clocks.request_pause(table.id, ANN, key=key())
    await tables.answer(table.id, BOB, "pause", True, key=key())
    clock.now += 5 * DAY
    table = (await act(tables, table, Haul())).table
    assert [_hand(table, seat).remaining_at(clock.now) for seat in (0, 1)] == [DAY, DAY]
    clock.now += 5 * DAY
    done = await tables.clocks.resume_clock(table.id, ANN, key=key())
    assert _hand(done.table, table.to_move[0]).deadline == clock.now + DAY


async def test_a_pause_without_a_clock_is_refused(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    for what in (tables.clocks.request_pause, tables.clocks.resume_clock):
        with refused("no-clock"):
            await what(table.id, ANN, key=key())
        with refused("not-yours"):
            await what(table.id, DAN, key=key())


async def test_an_outage_counts_on_no_clock(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables)
    mover = table.to_move[0]
    assert await tables.clocks.record_heartbeat(1800) == 0
    clock.now += HOUR // 4
    assert await tables.clocks.record_heartbeat(1800) == 0
    clock.now += 3 * DAY
    assert await tables.clocks.record_heartbeat(1800) == 3 * DAY
    hand = _hand(await tables.get_table(table.id), mover)
    assert hand.remaining_at(clock.now) == DAY - HOUR // 4
    assert await tables.clocks.expired_tables() == []


async def test_an_outage_takes_no_time_from_a_turn_that_came_after_the_last_note(
    tables: Tables, clock: Clock
) -> None:
    await tables.clocks.record_heartbeat(1800)
    clock.now += 1000
    table = await _clocked(tables)
    clock.now += 1000
    assert await tables.clocks.record_heartbeat(1800) == 2000
    assert _hand(await tables.get_table(table.id), table.to_move[0]).remaining_at(clock.now) == DAY


# --- following -------------------------------------------------------------------------------


async def test_an_undo_gives_the_clock_back_as_it_was(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables)
    for _ in table.seats:
        table = (await act(tables, table, Haul())).table
    clock.now += 3 * HOUR
    now = (await act(tables, table, Bid(1), seat=0)).table
    assert _hand(now, 0).left == DAY - 2 * HOUR
    clock.now += HOUR
    back = await tables.request_undo(table.id, who(table, 0), version=now.version, key=key())
    assert _hand(back.table, 0).remaining_at(clock.now) == DAY - 3 * HOUR
    assert _hand(back.table, 1).remaining_at(clock.now) == DAY - 4 * HOUR


async def test_a_robot_has_no_clock_and_the_end_stops_all(tables: Tables) -> None:
    table = await _clocked(tables, "nudge", ANN, BOB, CAT)
    seat = table.to_move[0]
    robot = SeatRow(seat, robot="steady")
    done = await tables.reseat(table.id, who(table, seat), robot, key=key())
    assert done.table.clock.seat_clock(seat) is None
    await tables.step_robots(table.id)
    await tables.request_end(table.id, (await tables.get_table(table.id)).owner, key=key())
    assert await tables.clocks.seconds_until_due() is None


async def test_an_export_keeps_what_the_clock_did(tables: Tables, clock: Clock) -> None:
    table = await _clocked(tables, "robot")
    clock.now += DAY
    await _struck(tables, table)
    await tables.step_robots(table.id)
    text = await tables.export(table.id)
    assert '"kind":"clock"' in text
    again = await tables.import_text(text, Place(1, 2), ANN, key=key())
    (row,) = await tables.log_entries(again.id, kind="clock")
    assert (row.clock, row.seat) == ("robot", table.to_move[0])
    assert again.to_move == (await tables.get_table(table.id)).to_move
    waits = await tables.clocks.waits_of_user(who(again, again.to_move[0]))
    assert again.id in [wait.table for wait in waits]


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(st.tuples(st.integers(0, 2 * DAY), st.integers(0, 5)), max_size=12),
    st.sampled_from(["nudge", "robot", "offer"]),
)
async def test_whatever_happens_rows_and_table_agree(
    tables: Tables, clock: Clock, steps: list[tuple[int, int]], zero: ExpiryAction
) -> None:
    """Every person for whom the table waits, and nobody else, has a reminder and a clock on."""
    table = await _clocked(tables, zero, ANN, BOB, CAT)
    await tables.save_person_settings(
        BOB, PersonSettings(pings=PingSettings(how="direct", early=True))
    )
    for passed, what in steps:
        clock.now += passed
        table = await tables.get_table(table.id)
        if table.status != "running":
            break
        if what == 0:
            await tables.clocks.expire_clocks(table.id)
            await tables.step_robots(table.id)
        elif what == 1 and who(table, 0) != DAN:
            seat = table.to_move[0]
            user = next(u for u in (ANN, BOB, CAT, DAN) if table.seat_of(u) is None)
            holder = SeatRow(seat, user=user)
            await tables.reseat(table.id, table.owner, holder, key=key(), admin=True)
        else:
            await act(tables, table, Haul() if table.on_turn is not None else Bid(0))
        now = await tables.get_table(table.id)
        waited = {seat for seat in now.to_move if seat not in now.substituted_seats}
        rows = {
            wait.seat
            for user in now.people
            for wait in await tables.clocks.waits_of_user(user)
            if wait.table == now.id and wait.kind == "turn"
        }
        assert rows == waited
        if now.clock is not None:
            assert {hand.seat for hand in now.clock.hands if hand.turn is not None} == set(
                now.to_move
            )
