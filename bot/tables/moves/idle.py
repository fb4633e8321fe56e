"""Tables at which nothing happens: an ending is offered, and later they are archived.

An archived table is kept whole and can be looked at, exported and verified. It waits for nobody:
no reminders, no clock, no orders and no robots, until somebody who sits there resumes it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from datetime import datetime, time, timedelta

import structlog

from bot.tables.effects import idle_rows, reminders, substitute_rows
from bot.tables.effects.active_hours import settings_of
from bot.tables.effects.idle_rows import Spans, Why
from bot.tables.effects.reminders import reschedule
from bot.tables.moves.play import must_be_open, once, write_rows
from bot.tables.storage.core import Core, LogInsert, post
from bot.tables.storage.rows import AWAY, Detail, table_of
from bot.tables.types.errors import TableError
from bot.tables.types.hours import Pings, zone_of
from bot.tables.types.model import NO_SEAT, Submitted, Table

log = structlog.get_logger(__name__)


# --- offering and archiving --------------------------------------------------------------------


def due(core: Core, spans: Spans) -> list[int]:
    """Tables to which an ending is to be offered, or that are to be archived."""
    return core.read(lambda db: idle_rows.due(db, spans, core.now()))


def seconds(core: Core, spans: Spans) -> float | None:
    """Until the next one is due; None: none is."""
    return core.until(core.read(lambda db: idle_rows.next_due(db, spans)))


def coming(core: Core, spans: Spans) -> float | None:
    """Until anything at all is to be done that nobody presses for; None: nothing is."""
    soon = (reminders.seconds(core), seconds(core, spans))
    return min((one for one in soon if one is not None), default=None)


def settle(core: Core, table: int, spans: Spans) -> Submitted | None:
    """Offer the ending, or archive the table, whichever is due; None if neither is (any more).
    Without a row for a table that has not begun."""

    def ask(db: sqlite3.Connection) -> tuple[Table, idle_rows.Still | None, bool, int]:
        now = table_of(db, table)
        is_due = table in idle_rows.due(db, spans, core.now())
        return now, idle_rows.still(db, table), is_due, _holidays_over(db, now)

    found, still, is_due, over = core.read(ask)
    if still is None or not is_due:
        return None
    if over > (still.offered or still.since):
        core.write(lambda db: idle_rows.put_off(db, table, over))
        return None
    log.info("a table is idle", table=table, offered=still.offered is not None)
    if still.offered is None:
        return _lobby(core, found, None) if found.status == "open" else _offer(core, found)
    if found.status == "open":
        return _lobby(core, found, "still")
    return _archive(core, found, "still")


def _holidays_over(db: sqlite3.Connection, table: Table) -> int:
    """When the last holiday that somebody at the table has entered is over; 0: none has."""
    return max((_over(settings_of(db, user).pings) for user in table.people), default=0)


def _over(pings: Pings) -> int:
    if pings.holiday is None:
        return 0
    after = datetime.combine(pings.holiday + timedelta(days=1), time(), zone_of(pings.zone))
    return int(after.timestamp())


def _offer(core: Core, table: Table) -> Submitted:
    """Ask everybody whether the game shall end; no seat asks."""
    row = LogInsert("ask", table.turn, table.rules, detail=Detail(ask="idle"), outdates="none")

    def also(db: sqlite3.Connection, at: int) -> None:
        db.execute(
            "INSERT INTO asks (table_id, kind, seat, target, agreed)"
            " VALUES (?, 'idle', ?, 0, '[]')",
            [table.id, NO_SEAT],
        )
        idle_rows.offered(db, table.id, at)
        reschedule(db, at, table=table.id)

    return write_rows(core, table, [row], also=also)


def _archive(core: Core, table: Table, why: Why) -> Submitted:
    row = LogInsert("archive", table.turn, table.rules)

    def also(db: sqlite3.Connection, at: int) -> None:
        idle_rows.archived(db, table.id, at, why)
        if why == "gone":  # nobody there can read a card
            db.execute("DELETE FROM outbox WHERE table_id = ?", [table.id])

    return write_rows(core, table, [row], also=also)


def _lobby(core: Core, table: Table, why: Why | None) -> Submitted:
    """Offer the end of a table that has not begun (`why` None), or archive it."""
    at = core.now()

    def change(db: sqlite3.Connection) -> Table:
        if why is None:
            idle_rows.offered(db, table.id, at)
        else:
            idle_rows.archived(db, table.id, at, why)
        if why != "gone":
            post(db, table.id, idle_rows.noticed(db, table.id), at)
        return table_of(db, table.id)

    return Submitted(core.write(change), ())


def in_other_servers(core: Core, guilds: Collection[int]) -> tuple[list[int], list[int]]:
    """Tables of servers that are none of these, not archived yet; and those archived for that
    reason that are in one of them after all."""
    return core.read(lambda db: (idle_rows.lost(db, guilds), idle_rows.gone(db, guilds)))


def thrown_out(core: Core, table: int) -> None:
    """Archive a table of a server that the bot is in no more."""
    found = core.read(lambda db: table_of(db, table))
    if found.status == "open":
        _lobby(core, found, "gone")
    elif found.status == "running":
        _archive(core, found, "gone")


# --- going on --------------------------------------------------------------------------------


def keep(core: Core, table: int, by: int, *, admin: bool = False) -> Table:
    """Leave a table that has not begun as it is, for as long again. TableError: not-yours,
    started, archived, ended."""
    at = core.now()

    def change(db: sqlite3.Connection) -> Table:
        found = table_of(db, table)
        must_be_open(found)
        _must_belong(found, by, admin)
        idle_rows.touched(db, found, at)
        return table_of(db, table)

    return core.write(change)


def _must_belong(table: Table, by: int, admin: bool) -> None:
    if table.seat_of(by) is None and by != table.owner and not admin:
        raise TableError("not-yours")


@once
def resume(core: Core, found: Table, by: int, *, key: str, admin: bool = False) -> Submitted:
    """Let an archived table go on: whoever sits there, its owner or an administrator may. Without a
    row for one that has not begun. TableError: not-archived, not-yours, ended."""
    if found.status == "ended":
        raise TableError("ended")
    if found.archived is None:
        raise TableError("not-archived")
    _must_belong(found, by, admin)
    return _resumed(core, found, by, key, admin)


def _resumed(core: Core, table: Table, by: int | None, key: str | None, admin: bool) -> Submitted:
    if table.status == "open":
        at = core.now()
        core.write(lambda db: idle_rows.resumed(db, table.id, at))
        return Submitted(core.read(lambda db: table_of(db, table.id)), ())
    seat = None if by is None else table.seat_of(by)
    detail = Detail(admin=admin and seat is None and by != table.owner)
    row = LogInsert("resume", table.turn, table.rules, key, seat, by, detail=detail)

    def also(db: sqlite3.Connection, at: int) -> None:
        idle_rows.resumed(db, table.id, at)
        if seat is not None:  # whoever was away is back with that
            substitute_rows.take_off(db, table.id, seat, AWAY)

    return write_rows(core, table, [row], also=also)


def back(core: Core, table: int) -> Table | None:
    """Let a table go on that was archived while the bot was in its server no more; None if
    somebody was quicker."""
    found = core.read(lambda db: table_of(db, table))
    if found.status == "ended" or found.archived is None:
        return None
    return _resumed(core, found, None, None, False).table
