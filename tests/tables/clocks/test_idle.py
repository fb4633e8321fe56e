"""Tables at which nothing happens: an ending is offered once, then they rest, and go on."""

from datetime import UTC, datetime, timedelta

from bot.tables.api.service import Tables
from bot.tables.effects.idle_rows import IdleSpans
from bot.tables.storage.store import Store
from bot.tables.types.clock import ClockRules
from bot.tables.types.hours import DAY, HOUR, PingSettings
from bot.tables.types.model import SeatRow, Submitted
from bot.tables.types.settings import PersonSettings
from tests.example.rules.actions import Haul
from tests.tables.pinged import pinged, posted
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    PLACE,
    Clock,
    Entropy,
    act,
    key,
    mover_of,
    opened,
    refused,
    started,
    who,
)

SPANS = IdleSpans(30 * DAY, 14 * DAY)


async def _settled(tables: Tables, spans: IdleSpans = SPANS) -> list[Submitted]:
    """Everything that is due now is done."""
    submitted = [
        await tables.idle.offer_or_archive(table, spans)
        for table in await tables.idle.due_tables(spans)
    ]
    return [done for done in submitted if done is not None]


async def _offered(tables: Tables, clock: Clock, *people: int) -> Submitted:
    """A table to which the ending has just been offered."""
    await started(tables, *people)
    await posted(tables)
    clock.now += 30 * DAY
    (done,) = await _settled(tables)
    return done


async def test_an_ending_is_offered_once_after_the_span(tables: Tables, clock: Clock) -> None:
    await started(tables, ANN, BOB)
    assert await tables.idle.seconds_until_due(SPANS) == 30 * DAY
    clock.now += 30 * DAY - 1
    assert await _settled(tables) == []
    clock.now += 1
    (done,) = await _settled(tables)
    (ask,) = done.table.asks
    assert (ask.kind, ask.by, ask.agreed, ask.waiting) == ("idle", -1, (), (0, 1))
    assert done.entry.seat is None and done.entry.user is None
    assert await _settled(tables) == []
    assert await tables.idle.seconds_until_due(SPANS) == 14 * DAY


async def test_everybody_is_called_for_it_once_and_then_for_nothing(
    tables: Tables, clock: Clock
) -> None:
    done = await _offered(tables, clock, ANN, BOB)
    assert await posted(tables) == [done.table.version]
    assert {wait.kind for wait in await tables.clocks.waits_of_user(ANN)} >= {"ask"}
    for _ in range(13):
        clock.now += DAY
        assert await pinged(tables) == []


async def test_one_who_goes_on_is_enough_and_the_span_begins_anew(
    tables: Tables, clock: Clock
) -> None:
    table = (await _offered(tables, clock, ANN, BOB)).table
    await posted(tables)
    clock.now += DAY
    mover = mover_of(table)
    other = BOB if mover == ANN else ANN
    on = (await tables.answer(table.id, other, "idle", False, key=key())).table
    assert on.asks == () and on.ending_offered is None
    await posted(tables)
    assert [wait.kind for wait in await tables.clocks.waits_of_user(mover)] == ["turn"]
    clock.now += 30 * DAY - 1
    assert await _settled(tables) == []
    assert (mover, [table.id]) in await pinged(tables), "whoever must move is called again"
    clock.now += 1
    assert len(await _settled(tables)) == 1


async def test_all_who_agree_end_it(tables: Tables, clock: Clock) -> None:
    table = (await _offered(tables, clock, ANN, BOB)).table
    first = await tables.answer(table.id, ANN, "idle", True, key=key())
    assert first.table.find_ask("idle") is not None and first.table.ending_offered is not None
    with refused("already-answered"):
        await tables.answer(table.id, ANN, "idle", True, key=key())
    done = await tables.answer(table.id, BOB, "idle", True, key=key())
    assert (done.table.status, done.table.how) == ("ended", "stopped")
    assert done.entry.kind == "stop" and done.entry.seat is None
    assert await tables.idle.seconds_until_due(SPANS) is None


async def test_a_move_is_an_answer_too(tables: Tables, clock: Clock) -> None:
    table = (await _offered(tables, clock, ANN, BOB)).table
    done = await act(tables, table, Haul())
    assert done.table.asks == () and done.table.ending_offered is None
    assert await tables.idle.seconds_until_due(SPANS) == 30 * DAY


async def test_without_an_answer_it_is_archived_and_waits_for_nobody(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    await tables.reseat(table.id, BOB, SeatRow(1, robot="steady"), key=key())
    await tables.step_robots(table.id)
    clock.now += 30 * DAY
    await _settled(tables)
    await tables.answer(table.id, ANN, "idle", False, key=key())
    clock.now += 30 * DAY
    await _settled(tables)
    clock.now += 14 * DAY
    (done,) = await _settled(tables)
    now = done.table
    assert now.status == "running" and now.archived == clock.now and now.to_move == ()
    assert done.entry.kind == "archive" and now.asks == ()
    assert await tables.clocks.waits_of_user(ANN) == []
    assert await tables.step_robots(now.id) == [] and await tables.robots_due() == []
    assert await tables.idle.seconds_until_due(SPANS) is None
    assert (await tables.verify_table(now.id)).ok
    assert '"kind":"archive"' in await tables.export(now.id)
    assert (await tables.read_table(now.id, ANN)).may_act is False
    with refused("archived"):
        await act(tables, table, Haul(), seat=0)
    with refused("archived"):
        await tables.substitutes.start_absence(now.id, ANN, key=key())


async def _archived(tables: Tables, clock: Clock, *people: int) -> int:
    number = (await _offered(tables, clock, *people)).table.id
    await posted(tables)
    clock.now += 14 * DAY
    await _settled(tables)
    await posted(tables)
    return number


async def test_whoever_sits_there_resumes_it_where_it_stood(tables: Tables, clock: Clock) -> None:
    before = await started(tables, ANN, BOB)
    await posted(tables)
    clock.now += 30 * DAY
    await _settled(tables)
    await posted(tables)
    clock.now += 14 * DAY
    await _settled(tables)
    await posted(tables)
    clock.now += 100 * DAY
    with refused("not-yours"):
        await tables.idle.resume_table(before.id, CAT, key=key())
    press = key()
    done = await tables.idle.resume_table(before.id, ANN, key=press)
    again = await tables.idle.resume_table(before.id, ANN, key=press)
    assert again.repeated and again.entries == done.entries
    assert done.table.archived is None and done.table.to_move == before.to_move
    assert (done.entry.kind, done.entry.seat) == ("resume", before.seat_of(ANN))
    mover = who(before, before.to_move[0])
    assert [wait.kind for wait in await tables.clocks.waits_of_user(mover)] == ["turn"]
    with refused("not-archived"):
        await tables.idle.resume_table(before.id, ANN, key=key())
    await act(tables, before, Haul())
    assert (await tables.verify_table(before.id)).ok


async def test_a_person_may_leave_and_the_owner_may_end_an_archived_table(
    tables: Tables, clock: Clock
) -> None:
    number = await _archived(tables, clock, ANN, BOB)
    left = await tables.leave_table(number, BOB, key=key())
    assert left.table.archived is not None and left.table.people == (ANN,)
    assert await tables.step_robots(number) == []
    assert await posted(tables) == [left.table.version]
    done = await tables.request_end(number, ANN, key=key())
    assert done.table.status == "ended" and done.table.archived is None


async def test_a_turn_clock_stands_still_in_the_archive_and_does_not_strike(
    tables: Tables, clock: Clock
) -> None:
    table = await opened(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, ANN, ClockRules(60 * DAY, DAY, "robot"), key=key())
    table = (await tables.start_game(table.id, ANN, key=key())).table
    clock.now += 30 * DAY
    await _settled(tables)
    clock.now += 14 * DAY
    await _settled(tables)
    clock.now += 400 * DAY
    assert await tables.clocks.expired_tables() == []
    await tables.idle.resume_table(table.id, ANN, key=key())
    assert await tables.clocks.expired_tables() == []
    now = await tables.get_table(table.id)
    hand = now.clock.seat_clock(now.to_move[0])
    assert hand is not None and hand.remaining_at(clock.now) == 16 * DAY


async def test_a_paused_table_is_left_alone_twice_as_long(tables: Tables, clock: Clock) -> None:
    table = await opened(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, ANN, ClockRules(5 * DAY, DAY), key=key())
    await tables.start_game(table.id, ANN, key=key())
    await tables.clocks.request_pause(table.id, ANN, key=key())
    await tables.answer(table.id, BOB, "pause", True, key=key())
    clock.now += 60 * DAY - 1
    assert await _settled(tables) == []
    clock.now += 1
    assert len(await _settled(tables)) == 1
    await posted(tables)
    assert await pinged(tables) == [], "nobody is called while the clock is paused"


async def test_days_of_a_holiday_do_not_count(tables: Tables, clock: Clock) -> None:
    await started(tables, ANN, BOB)
    last = datetime.fromtimestamp(clock.now, UTC).date() + timedelta(days=40)
    await tables.save_person_settings(BOB, PersonSettings(pings=PingSettings(holiday=last)))
    over = datetime(last.year, last.month, last.day, tzinfo=UTC) + timedelta(days=1)
    clock.now += 30 * DAY
    assert await _settled(tables) == []
    assert await tables.idle.seconds_until_due(SPANS) == over.timestamp() + 30 * DAY - clock.now
    clock.now = int(over.timestamp()) + 30 * DAY
    assert len(await _settled(tables)) == 1


async def test_the_time_the_bot_was_away_does_not_count_and_what_is_late_comes_once(
    tables: Tables, clock: Clock
) -> None:
    await started(tables, ANN, BOB)
    await tables.clocks.record_heartbeat(HOUR)
    clock.now += 20 * DAY
    await tables.clocks.record_heartbeat(HOUR)
    assert await tables.idle.seconds_until_due(SPANS) == 30 * DAY
    for _ in range(29):
        clock.now += HOUR - 1
        await tables.clocks.record_heartbeat(HOUR)
    clock.now += 45 * DAY  # nobody looked at the clock, but the bot was there
    assert len(await _settled(tables)) == 1, "offered first, and archived only later"
    assert await _settled(tables) == []


async def test_a_restart_loses_nothing(tables: Tables, clock: Clock) -> None:
    table = (await _offered(tables, clock, ANN, BOB)).table
    path = tables.store.path
    await tables.close()
    again = Tables(Store(path), now=clock, entropy=Entropy())
    try:
        assert await _settled(again) == []
        clock.now += 14 * DAY
        assert [done.table.id for done in await _settled(again)] == [table.id]
        assert await _settled(again) == []
    finally:
        await again.close()


async def test_zero_days_are_never(tables: Tables, clock: Clock) -> None:
    await started(tables, ANN, BOB)
    clock.now += 1000 * DAY
    assert await _settled(tables, IdleSpans(0, 14 * DAY)) == []
    assert await tables.idle.seconds_until_due(IdleSpans(0, 14 * DAY)) is None
    only = IdleSpans(30 * DAY, 0)
    assert len(await _settled(tables, only)) == 1
    clock.now += 1000 * DAY
    assert await _settled(tables, only) == []


async def test_a_table_that_never_begins_is_offered_an_end_and_archived(
    tables: Tables, clock: Clock
) -> None:
    table = await opened(tables, ANN)
    clock.now += 20 * DAY
    await tables.join(table.id, BOB)
    clock.now += 30 * DAY
    (done,) = await _settled(tables)
    assert done.entries == () and done.table.ending_offered == clock.now
    assert await posted(tables) == [-1]
    with refused("not-yours"):
        await tables.idle.keep_open(table.id, CAT)
    assert (await tables.idle.keep_open(table.id, BOB)).ending_offered is None
    clock.now += 30 * DAY
    await _settled(tables)
    clock.now += 14 * DAY
    (done,) = await _settled(tables)
    assert done.table.status == "open" and done.table.archived is not None
    assert await posted(tables) == [-3], "the newest notice; the one before was never posted"
    for refusal in (
        tables.join(table.id, CAT),
        tables.start_game(table.id, ANN, key=key()),
        tables.idle.keep_open(table.id, ANN),
    ):
        with refused("archived"):
            await refusal
    await tables.idle.resume_table(table.id, BOB, key=key())
    begun = (await tables.start_game(table.id, ANN, key=key())).table
    assert begun.status == "running" and begun.archived is None


async def test_a_closed_lobby_is_idle_no_more(tables: Tables, clock: Clock) -> None:
    table = await opened(tables, ANN, BOB)
    await tables.leave_table(table.id, BOB, key=key())
    await tables.leave_table(table.id, ANN, key=key())
    other = await opened(tables, ANN)
    await tables.request_end(other.id, ANN, key=key())
    clock.now += 100 * DAY
    assert await _settled(tables) == []


async def test_tables_of_a_server_that_threw_the_bot_out_rest_until_it_is_back(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    lobby = await opened(tables, CAT)
    assert await tables.idle.update_servers([PLACE.guild]) == []
    assert await tables.idle.update_servers([PLACE.guild + 1]) == []
    gone = await tables.get_table(table.id)
    assert gone.archived is not None and (await tables.get_table(lobby.id)).archived is not None
    assert await tables.claim_due() == [] and await tables.clocks.waits_of_user(ANN) == []
    clock.now += 10 * DAY
    assert await tables.clocks.claim_pings() == []
    back = await tables.idle.update_servers([PLACE.guild])
    assert [table.id for table in back] == [table.id, lobby.id]
    now = await tables.get_table(table.id)
    assert now.archived is None and now.to_move == table.to_move
    assert [row.kind for row in await tables.log_entries(table.id)][-2:] == ["archive", "resume"]


async def test_what_people_archived_stays_so_when_the_bot_comes_back(
    tables: Tables, clock: Clock
) -> None:
    number = await _archived(tables, clock, ANN, BOB)
    await tables.idle.update_servers([])
    assert await tables.idle.update_servers([PLACE.guild]) == []
    assert (await tables.get_table(number)).archived is not None


async def test_an_imported_table_is_watched_too(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    text = await tables.export(table.id)
    copy = await tables.import_text(text, PLACE, ANN, key=key())
    clock.now += 30 * DAY
    assert {done.table.id for done in await _settled(tables)} == {table.id, copy.id}
