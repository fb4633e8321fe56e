"""Whom a table waits for: rows that follow moves, undos, seats and ends, and are given out once."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables import play
from bot.tables.clock import ClockRules
from bot.tables.hours import DAY, HOUR, Pings
from bot.tables.model import PersonSettings, Ping, Place, SeatRow, Table
from bot.tables.schema import MIGRATIONS
from bot.tables.service import Tables
from bot.tables.store import Store
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    PLACE,
    Clock,
    Entropy,
    act,
    key,
    refused,
    started,
    who,
)
from tests.tables.toy import Bid, Haul, Trade


async def _says(tables: Tables, user: int, **changes: Any) -> None:
    await tables.set_person(user, PersonSettings(pings=Pings(**changes)))


async def _carded(tables: Tables) -> tuple[int, ...]:
    """Post every card that is due, as the chat does; whom they called."""
    found: list[int] = []
    while rows := await tables.due():
        for row in rows:
            composed, called = await tables.waiting.callable(row.table)
            await tables.said(row, None, called=called, composed=composed)
            found += called
    return tuple(found)


async def _pinged(tables: Tables) -> list[tuple[int, list[int]]]:
    """Send every ping that is due: to whom, and of which tables."""
    found = []
    while pings := await tables.waiting.pings():
        for ping in pings:
            await tables.waiting.said(ping)
            found.append((ping.user, [wait.table for wait in ping.waits]))
    return found


def _mover(table: Table) -> int:
    return who(table, table.to_move[0])


async def _waits(tables: Tables, *users: int) -> list[int]:
    """Of these, for whom something waits."""
    return [user for user in users if await tables.waiting.inbox(user)]


async def test_the_card_is_the_first_ping_and_the_interval_brings_the_next(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    assert await tables.waiting.pings() == [], "the card is still to be said"
    assert await _carded(tables) == (mover,)
    assert await _pinged(tables) == []
    clock.now += DAY - 1
    assert await _pinged(tables) == []
    clock.now += 1
    assert await _pinged(tables) == [(mover, [table.id])]
    assert await _pinged(tables) == []
    clock.now += DAY
    assert await _pinged(tables) == [(mover, [table.id])]


async def test_whoever_has_just_acted_is_not_called_for_that(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    await _carded(tables)
    await act(tables, table, Trade(1))
    assert await _carded(tables) == ()
    assert await _pinged(tables) == []
    clock.now += DAY
    assert await _pinged(tables) == [(mover, [table.id])]


async def test_the_turn_takes_the_reminder_along(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    first = _mover(table)
    await _carded(tables)
    done = await act(tables, table, Haul())
    second = _mover(done.table)
    assert await _carded(tables) == (second,)
    assert await _waits(tables, ANN, BOB) == [second]
    clock.now += DAY
    assert await _pinged(tables) == [(second, [table.id])]
    assert first != second


async def test_a_direct_message_comes_apart_from_the_card_and_after_it(
    tables: Tables,
) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, how="direct")
    table = await started(tables, ANN, BOB)
    assert await _pinged(tables) == [], "robots and orders move before the card is said"
    assert await _carded(tables) == ()
    assert await _pinged(tables) == [(_mover(table), [table.id])]


async def test_a_card_that_cannot_be_posted_does_not_hold_the_ping_for_ever(
    tables: Tables, clock: Clock
) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, how="direct")
    table = await started(tables, ANN, BOB)
    for _ in range(6):
        assert await _pinged(tables) == []
        (row,) = await tables.due()
        await tables.failed(row, "404")
        clock.now += HOUR
    assert await _pinged(tables) == [(_mover(table), [table.id])]


async def test_the_first_ping_may_come_later(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, first=240, repeat=60)
    table = await started(tables, ANN, BOB)
    assert await _carded(tables) == ()
    assert await tables.waiting.seconds() == 4 * HOUR
    clock.now += 4 * HOUR
    assert await _pinged(tables) == [(_mover(table), [table.id])]
    assert await tables.waiting.seconds() == HOUR


async def test_a_repeat_of_never_says_it_once(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, repeat=0)
    table = await started(tables, ANN, BOB)
    assert await _carded(tables) == (_mover(table),)
    clock.now += 100 * DAY
    assert await _pinged(tables) == []
    assert await tables.waiting.seconds() is None


async def test_quiet_people_only_have_their_inbox(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, how="quiet")
    table = await started(tables, ANN, BOB)
    assert await _carded(tables) == ()
    clock.now += 100 * DAY
    assert await _pinged(tables) == []
    assert await _waits(tables, ANN, BOB) == [_mover(table)]


async def test_a_turn_came_when_it_began_whatever_was_done_in_it(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    mover, began = _mover(table), clock.now
    clock.now += 5 * HOUR
    table = (await act(tables, table, Trade(1))).table
    assert _mover(table) == mover
    assert [wait.since for wait in await tables.waiting.inbox(mover)] == [began]
    table = (await act(tables, table, Haul())).table
    assert [wait.since for wait in await tables.waiting.inbox(_mover(table))] == [clock.now]


async def test_the_night_is_silent(tables: Tables, clock: Clock) -> None:
    clock.now = 3 * HOUR
    for user in (ANN, BOB):
        await _says(tables, user, hours=(8 * 60, 22 * 60))
    table = await started(tables, ANN, BOB)
    assert await _carded(tables) == ()
    assert await tables.waiting.seconds() == 5 * HOUR
    clock.now = 8 * HOUR
    assert await _pinged(tables) == [(_mover(table), [table.id])]


async def test_what_became_due_in_an_outage_waits_for_the_morning(
    tables: Tables, clock: Clock
) -> None:
    clock.now = 20 * HOUR
    for user in (ANN, BOB):
        await _says(tables, user, how="direct", first=60, hours=(8 * 60, 22 * 60))
    table = await started(tables, ANN, BOB)
    await _carded(tables)
    clock.now = 23 * HOUR
    assert await _pinged(tables) == []
    clock.now = DAY + 8 * HOUR
    (ping,) = await tables.waiting.pings()
    assert (ping.user, ping.late) == (_mover(table), True)


async def test_a_holiday_is_silent_and_its_end_is_not(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, holiday=date(1970, 1, 20))
    table = await started(tables, ANN, BOB)
    assert await _carded(tables) == ()
    clock.now = 20 * DAY - 1
    assert await _pinged(tables) == []
    clock.now = 20 * DAY
    assert await _pinged(tables) == [(_mover(table), [table.id])]


async def test_coming_back_early_calls_at_once(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, holiday=date(1970, 1, 20))
    table = await started(tables, ANN, BOB)
    await _carded(tables)
    clock.now += DAY
    await _says(tables, _mover(table))
    assert await _pinged(tables) == [(_mover(table), [table.id])]


async def test_other_settings_move_what_is_to_come(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    await _carded(tables)
    await _says(tables, mover, repeat=60)
    assert await tables.waiting.seconds() == HOUR
    await _says(tables, mover, how="quiet")
    assert await tables.waiting.seconds() is None
    await _says(tables, mover, repeat=120)
    assert await tables.waiting.seconds() == 2 * HOUR


async def test_the_language_says_nothing_about_pings(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    await _carded(tables)
    clock.now += HOUR
    person = await tables.person(mover)
    await tables.set_person(mover, replace(person, language="de"))
    assert await tables.waiting.seconds() == DAY - HOUR


async def test_one_message_over_all_tables_longest_wait_first(tables: Tables, clock: Clock) -> None:
    await _says(tables, ANN, how="direct", first=600)
    await _says(tables, BOB, how="quiet")
    numbers = []
    for _ in range(4):
        table = await started(tables, BOB, ANN)
        if _mover(table) != ANN:
            table = (await act(tables, table, Haul())).table
        numbers.append(table.id)
        clock.now += HOUR
    await _carded(tables)
    assert [wait.table for wait in await tables.waiting.inbox(ANN)] == numbers
    clock.now += 10 * HOUR
    assert await _pinged(tables) == [(ANN, numbers)]


async def test_a_mention_never_tells_one_server_of_another(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, first=60)
    one = await started(tables, ANN, BOB)
    other = await tables.open("toy", Place(2, 20), ANN, key=key())
    await tables.join(other.id, BOB)
    other = (await tables.start(other.id, ANN, key=key())).table
    if _mover(one) != _mover(other):
        other = (await act(tables, other, Haul())).table
    await _carded(tables)
    clock.now += HOUR
    said = await _pinged(tables)
    assert sorted(said) == [(_mover(one), [one.id]), (_mover(other), [other.id])]


async def test_an_undo_takes_the_reminder_back(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    for _ in table.seats:
        table = (await act(tables, table, Haul())).table
    await _carded(tables)
    await act(tables, table, Bid(1), seat=0)
    assert await _waits(tables, who(table, 0), who(table, 1)) == [who(table, 1)]
    now = await tables.get(table.id)
    await tables.undo(table.id, who(table, 0), version=now.version, key=key())
    assert await _waits(tables, ANN, BOB) == [ANN, BOB]
    assert await _carded(tables) == (), "who takes back knows it; the other was called before"


async def test_a_question_is_a_wait_too(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB, CAT)
    await _carded(tables)
    done = await act(tables, table, Haul())
    hauler, mover = _mover(table), _mover(done.table)
    await _carded(tables)
    await tables.undo(table.id, hauler, version=done.table.version, key=key())
    third = next(user for user in (ANN, BOB, CAT) if user not in (hauler, mover))
    kinds = {
        user: [wait.kind for wait in await tables.waiting.inbox(user)] for user in (mover, third)
    }
    assert kinds == {mover: ["ask", "turn"], third: ["ask"]} or kinds == {
        mover: ["turn", "ask"],
        third: ["ask"],
    }
    assert set(await _carded(tables)) == {mover, third}
    await tables.answer(table.id, third, "undo", True, key=key())
    assert await tables.waiting.inbox(third) == []
    await tables.answer(table.id, mover, "undo", True, key=key())
    assert await _waits(tables, ANN, BOB, CAT) == [hauler]
    assert await _carded(tables) == (hauler,)


async def test_a_seat_given_away_takes_its_reminder_along(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    await _carded(tables)
    await tables.reseat(table.id, seat, SeatRow(seat, user=CAT), ANN, key=key())
    assert await _waits(tables, ANN, BOB, CAT) == [CAT]
    assert await _carded(tables) == (CAT,)
    await tables.reseat(table.id, seat, SeatRow(seat, robot="steady"), ANN, key=key())
    assert await _waits(tables, ANN, BOB, CAT) == []


async def test_robots_are_never_waited_for(tables: Tables) -> None:
    table = await started(tables, ANN, robots=2)
    await tables.step_robots(table.id)
    now = await tables.get(table.id)
    assert [who(now, seat) for seat in now.to_move] == [ANN]
    assert await _carded(tables) == (ANN,)


async def test_the_end_forgets_everything(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    await tables.waiting.set_clock(table.id, ANN, ClockRules(HOUR, HOUR), key=key())
    await tables.end(table.id, ANN, key=key())
    assert await _waits(tables, ANN, BOB) == []
    assert await tables.waiting.seconds() is None


async def test_an_early_notice_comes_once_to_who_asked_for_it(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    third = who(table, (table.to_move[0] + 2) % 3)
    for user in (ANN, BOB, CAT):
        await _says(tables, user, early=user == third)
    await _carded(tables)
    assert await _pinged(tables) == []
    done = await act(tables, table, Haul())
    assert await _carded(tables) == (_mover(done.table), third)
    assert await _pinged(tables) == []
    assert await _waits(tables, third) == [], "a notice is no wait"
    await act(tables, table, Trade(1))
    assert await _carded(tables) == ()
    assert await _pinged(tables) == []


async def test_an_early_notice_in_private(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    other = who(table, 1 - table.to_move[0])
    await _carded(tables)
    await _says(tables, other, how="direct", early=True)
    await act(tables, table, Trade(1))
    await _carded(tables)
    (ping,) = await tables.waiting.pings()
    assert [(wait.kind, wait.table) for wait in ping.waits] == [("next", table.id)]


# --- usual hours -----------------------------------------------------------------------------


async def _play_at(tables: Tables, clock: Clock, table: int, hour: int, days: int) -> None:
    """Somebody moves every day at this hour."""
    for _ in range(days):
        clock.now = (clock.now // DAY + 1) * DAY + hour * HOUR
        await act(tables, await tables.get(table), Trade(0))


async def test_usual_hours_are_learned_only_of_who_says_so(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    await _play_at(tables, clock, table.id, 20, 30)
    assert (await tables.person(mover)).pings.waking is None
    await _says(tables, mover, learn=True)
    await _play_at(tables, clock, table.id, 20, 19)
    assert (await tables.person(mover)).pings.waking is None
    await _play_at(tables, clock, table.id, 20, 1)
    start, end = (await tables.person(mover)).pings.waking or (0, 0)
    assert start <= 20 * 60
    assert end - start == 8 * 60 or start - end == 16 * 60
    await _carded(tables)
    clock.now = (clock.now // DAY + 1) * DAY + 21 * HOUR
    clock.now += 5 * HOUR
    assert await _pinged(tables) == [], "that is the night"


async def test_learned_hours_are_forgotten_on_request(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    await _says(tables, mover, learn=True)
    await _play_at(tables, clock, table.id, 20, 25)
    person = await tables.person(mover)
    assert person.pings.learned is not None
    await tables.set_person(mover, replace(person, pings=replace(person.pings, learn=False)))
    assert (await tables.person(mover)).pings.learned is None
    left = await tables.store.read(
        lambda db: db.execute("SELECT count(*) FROM habits").fetchone()[0]
    )
    assert left == 0


# --- crashes ---------------------------------------------------------------------------------

Tabled = Callable[[Tables], Awaitable[None]]


async def test_after_a_crash_the_same_ping_comes_again_under_its_nonce(path: Path) -> None:
    clock = Clock()
    tables = Tables(Store(path), now=clock, entropy=Entropy())
    for user in (ANN, BOB):
        await _says(tables, user, how="direct")
    await started(tables, ANN, BOB)
    await _carded(tables)
    (before,) = await tables.waiting.pings()
    await tables.close()
    tables = Tables(Store(path), now=clock, entropy=Entropy())
    try:
        (again,) = await tables.waiting.pings()
        assert again == before
        assert again.nonce == before.nonce
        await tables.waiting.said(again)
        assert await tables.waiting.pings() == []
    finally:
        await tables.close()


async def test_a_ping_given_out_for_a_turn_that_is_over_is_forgotten(
    tables: Tables, clock: Clock
) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, how="direct")
    table = await started(tables, ANN, BOB)
    await _carded(tables)
    (before,) = await tables.waiting.pings()
    await act(tables, table, Haul())
    await _carded(tables)
    (after,) = await tables.waiting.pings()
    assert after.user != before.user
    assert after.nonce != before.nonce


async def test_a_ping_that_fails_comes_again_later_each_time(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, how="direct")
    await started(tables, ANN, BOB)
    await _carded(tables)
    waits = []
    for _ in range(4):
        (ping,) = await tables.waiting.pings()
        await tables.waiting.failed(ping, "500")
        assert await tables.waiting.pings() == []
        seconds = await tables.waiting.seconds()
        assert seconds is not None
        waits.append(seconds)
        clock.now += int(seconds)
    assert waits == [60, 120, 240, 480]


async def _failing(tables: Tables, clock: Clock, **changes: Any) -> Table:
    """A ping that Discord does not take at 21:50."""
    clock.now = 21 * HOUR + 50 * 60
    for user in (ANN, BOB):
        await _says(tables, user, how="direct", **changes)
    table = await started(tables, CAT, ANN, BOB)
    if _mover(table) == CAT:
        table = (await act(tables, table, Haul())).table
    await _carded(tables)
    (ping,) = await tables.waiting.pings()
    await tables.waiting.failed(ping, "503")
    return table


async def test_a_ping_is_not_tried_again_at_night(tables: Tables, clock: Clock) -> None:
    table = await _failing(tables, clock, hours=(8 * 60, 22 * 60))
    clock.now = 23 * HOUR
    assert await tables.waiting.pings() == []
    assert await tables.waiting.seconds() == 9 * HOUR
    clock.now = DAY + 8 * HOUR
    (ping,) = await tables.waiting.pings()
    assert (ping.user, ping.late, ping.attempts) == (_mover(table), True, 1)


async def test_a_ping_that_is_tried_for_long_apologises(tables: Tables, clock: Clock) -> None:
    await _failing(tables, clock)
    clock.now += 60
    (ping,) = await tables.waiting.pings()
    assert not ping.late
    await tables.waiting.failed(ping, "503")
    clock.now += HOUR
    (ping,) = await tables.waiting.pings()
    assert ping.late


async def test_who_chose_quiet_meanwhile_is_left_alone(tables: Tables, clock: Clock) -> None:
    table = await _failing(tables, clock)
    await _says(tables, _mover(table), how="quiet")
    clock.now += DAY
    assert await _pinged(tables) == []
    assert await tables.waiting.seconds() is None
    await _says(tables, _mover(table), how="direct")
    assert await _pinged(tables) == [(_mover(table), [table.id])]


async def test_a_move_that_is_not_saved_leaves_the_reminders_alone(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_values: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    table = await started(tables, ANN, BOB)
    mover = _mover(table)
    with monkeypatch.context() as broken:
        broken.setattr(play, "follow", fails)
        with refused("not-saved"):
            await act(tables, table, Haul())
    assert (await tables.get(table.id)).version == 1
    assert await _waits(tables, ANN, BOB) == [mover]


async def test_an_outage_of_days_brings_one_late_ping(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await _says(tables, user, how="direct", repeat=60)
    table = await started(tables, ANN, BOB)
    await _carded(tables)
    await _pinged(tables)
    clock.now += 3 * DAY
    (ping,) = await tables.waiting.pings()
    assert (ping.user, ping.late, len(ping.waits)) == (_mover(table), True, 1)
    await tables.waiting.said(ping)
    assert await tables.waiting.pings() == []
    clock.now += HOUR
    (ping,) = await tables.waiting.pings()
    assert not ping.late


def test_games_under_way_when_reminders_came_are_called_after_a_day(path: Path) -> None:
    """A database of before: whom each running table waits for is written down once."""
    from sqlite_utils import Database

    db = Database(path)
    MIGRATIONS.apply(db, stop_before="0003 waiting")
    db.execute(
        "INSERT INTO tables (id, game, options, status, guild, channel, owner, made, created)"
        " VALUES (1, 'toy', '{}', 'running', 1, 10, 11, 'x', 0)"
    )
    db.execute(
        "INSERT INTO seats VALUES (1, 0, 11, NULL), (1, 1, NULL, 'steady'), (1, 2, 12, NULL)"
    )
    db.execute(
        "INSERT INTO log (table_id, seq, kind, at, turn, rules, events, sealed, reveals, outdates)"
        " VALUES (1, 1, 'start', 77, 1, 1, '[]', 0, 0, 'all')"
    )
    db.execute(
        "INSERT INTO states (table_id, seq, rules, counter, turn, to_move, state)"
        " VALUES (1, 1, 1, 0, 1, '[0, 1]', x'')"
    )
    db.execute("INSERT INTO asks VALUES (1, 'end', 0, 0, '[0]')")
    MIGRATIONS.apply(db)
    assert db.execute("SELECT seat, kind, user, since, told FROM reminders").fetchall() == [
        (0, "turn", 11, 77, 77)
    ]
    assert db.execute("SELECT kind, agreed, wish FROM asks").fetchall() == [("end", "[0]", None)]
    db.close()


def test_nonces_are_short_and_never_used_twice(path: Path) -> None:
    assert len(Ping(10**15, 1, "direct", ()).nonce + "-99") <= 25
    assert PLACE.guild == 1
