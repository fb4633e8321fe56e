"""Reminders through crashes, failures, nights and outages: nothing lost, nothing twice."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.tables.api.service import Tables
from bot.tables.moves import play
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.types.hours import DAY, HOUR
from bot.tables.types.messages import Ping
from bot.tables.types.model import Table
from tests.example.rules.actions import Haul
from tests.tables.pinged import carded, pinged, says, waits_of
from tests.tables.support import ANN, BOB, CAT, Clock, act, mover_of, refused, started


async def test_a_ping_given_out_for_a_turn_that_is_over_is_forgotten(tables: Tables) -> None:
    for user in (ANN, BOB):
        await says(tables, user, how="direct")
    table = await started(tables, ANN, BOB)
    await carded(tables)
    (before,) = await tables.clocks.claim_pings()
    await act(tables, table, Haul())
    await carded(tables)
    (after,) = await tables.clocks.claim_pings()
    assert after.user != before.user
    assert after.nonce != before.nonce


async def _failing(tables: Tables, clock: Clock, **changes: Any) -> Table:
    """A ping that Discord does not take at 21:50."""
    clock.now = 21 * HOUR + 50 * 60
    for user in (ANN, BOB):
        await says(tables, user, how="direct", **changes)
    table = await started(tables, CAT, ANN, BOB)
    if mover_of(table) == CAT:
        table = (await act(tables, table, Haul())).table
    await carded(tables)
    (ping,) = await tables.clocks.claim_pings()
    await tables.clocks.mark_failed(ping, "503")
    return table


async def test_a_ping_is_not_tried_again_at_night(tables: Tables, clock: Clock) -> None:
    table = await _failing(tables, clock, hours=(8 * 60, 22 * 60))
    clock.now = 23 * HOUR
    assert await tables.clocks.claim_pings() == []
    assert await tables.clocks.seconds_until_due() == 9 * HOUR
    clock.now = DAY + 8 * HOUR
    (ping,) = await tables.clocks.claim_pings()
    assert (ping.user, ping.late, ping.attempts) == (mover_of(table), True, 1)


async def test_a_ping_that_is_tried_for_long_apologises(tables: Tables, clock: Clock) -> None:
    await _failing(tables, clock)
    clock.now += 60
    (ping,) = await tables.clocks.claim_pings()
    assert not ping.late
    await tables.clocks.mark_failed(ping, "503")
    clock.now += HOUR
    (ping,) = await tables.clocks.claim_pings()
    assert ping.late


async def test_who_chose_quiet_meanwhile_is_left_alone(tables: Tables, clock: Clock) -> None:
    table = await _failing(tables, clock)
    await says(tables, mover_of(table), how="quiet")
    clock.now += DAY
    assert await pinged(tables) == []
    assert await tables.clocks.seconds_until_due() is None
    await says(tables, mover_of(table), how="direct")
    assert await pinged(tables) == [(mover_of(table), [table.id])]


async def test_a_move_that_is_not_saved_leaves_the_reminders_alone(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_values: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    with monkeypatch.context() as broken:
        broken.setattr(play, "update_after_row", fails)
        with refused("not-saved"):
            await act(tables, table, Haul())
    assert (await tables.get_table(table.id)).version == 1
    assert await waits_of(tables, ANN, BOB) == [mover]


async def test_an_outage_of_days_brings_one_late_ping(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await says(tables, user, how="direct", repeat=60)
    table = await started(tables, ANN, BOB)
    await carded(tables)
    await pinged(tables)
    clock.now += 3 * DAY
    (ping,) = await tables.clocks.claim_pings()
    assert (ping.user, ping.late, len(ping.waits)) == (mover_of(table), True, 1)
    await tables.clocks.mark_sent(ping)
    assert await tables.clocks.claim_pings() == []
    clock.now += HOUR
    (ping,) = await tables.clocks.claim_pings()
    assert not ping.late


def test_games_under_way_when_reminders_came_are_called_after_a_day(path: Path) -> None:
    """A database of before: whom each running table waits for is written down once."""
    from sqlite_utils import Database

    db = Database(path)
    MIGRATIONS.apply(db, stop_before="0003 waiting")
    db.execute(
        "INSERT INTO tables (id, game, options, status, guild, channel, owner, made, created)"
        " VALUES (1, 'haul', '{}', 'running', 1, 10, 11, 'x', 0)"
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


def test_nonces_are_short() -> None:
    assert len(Ping(10**15, 1, "direct", ()).nonce + "-99") <= 25
