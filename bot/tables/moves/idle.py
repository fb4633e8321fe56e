"""Idle tables: ending them is offered, and later they are archived.

An archived table is stored completely and can be viewed, exported and verified. It has no
reminders, no running clock, no orders and no robot moves until one of its people resumes it."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from datetime import datetime, time, timedelta

import structlog

from bot.tables.effects import due_pings, idle_rows, substitute_rows
from bot.tables.effects.active_hours import settings_of
from bot.tables.effects.idle_rows import ArchiveReason, IdleSpans
from bot.tables.effects.reminders import reschedule_pings
from bot.tables.moves.play import idempotent, require_open, write_rows
from bot.tables.storage.core import Core, LogInsert, enqueue_card
from bot.tables.storage.rows import AWAY, StoredDetail, table_of
from bot.tables.types.errors import TableError
from bot.tables.types.hours import PingSettings, zone_of
from bot.tables.types.model import NO_SEAT, Submitted, Table

log = structlog.get_logger(__name__)


# --- offering and archiving --------------------------------------------------------------------


def due_tables(core: Core, spans: IdleSpans) -> list[int]:
    """Return the tables for which an offer to end them, or their archiving, is due."""
    return core.read(lambda db: idle_rows.due_tables(db, spans, core.now()))


def seconds_until_due(core: Core, spans: IdleSpans) -> float | None:
    """Return the seconds until the next table is due, or None."""
    return core.seconds_until(core.read(lambda db: idle_rows.next_due_at(db, spans)))


def seconds_until_any_due(core: Core, spans: IdleSpans) -> float | None:
    """Return the seconds until the next event without a press (ping, expiry, idle table), or
    None."""
    waits = (due_pings.seconds_until_due(core), seconds_until_due(core, spans))
    return min((wait for wait in waits if wait is not None), default=None)


def offer_or_archive(core: Core, table_id: int, spans: IdleSpans) -> Submitted | None:
    """Offer to end the table, or archive it, whichever is due; return None if neither is (any
    more).

    There is no log row for a table that has not begun."""

    def query(db: sqlite3.Connection) -> tuple[Table, idle_rows.Inactivity | None, bool, int]:
        table = table_of(db, table_id)
        is_due = table_id in idle_rows.due_tables(db, spans, core.now())
        return table, idle_rows.inactivity_of(db, table_id), is_due, _holidays_end(db, table)

    table, inactivity, is_due, holidays_end = core.read(query)
    if inactivity is None or not is_due:
        return None
    if holidays_end > (inactivity.offered or inactivity.since):
        core.write(lambda db: idle_rows.postpone(db, table_id, holidays_end))
        return None
    log.info("table_idle", table=table_id, offered=inactivity.offered is not None)
    if inactivity.offered is None:
        return (
            _handle_lobby(core, table, None) if table.status == "open" else _offer_end(core, table)
        )
    if table.status == "open":
        return _handle_lobby(core, table, "still")
    return _archive(core, table, "still")


def _holidays_end(db: sqlite3.Connection, table: Table) -> int:
    """Return the end of the last holiday of anybody at the table; 0 if there is none."""
    return max((_holiday_end(settings_of(db, user).pings) for user in table.people), default=0)


def _holiday_end(pings: PingSettings) -> int:
    if pings.holiday is None:
        return 0
    end = datetime.combine(pings.holiday + timedelta(days=1), time(), zone_of(pings.zone))
    return int(end.timestamp())


def _offer_end(core: Core, table: Table) -> Submitted:
    """Ask everybody, in the name of no seat, whether to end the game."""
    row = LogInsert(
        "ask", table.turn, table.rules, detail=StoredDetail(ask="idle"), outdates="none"
    )

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        db.execute(
            "INSERT INTO asks (table_id, kind, seat, target, agreed)"
            " VALUES (?, 'idle', ?, 0, '[]')",
            [table.id, NO_SEAT],
        )
        idle_rows.mark_offered(db, table.id, at)
        reschedule_pings(db, at, table=table.id)

    return write_rows(core, table, [row], in_transaction=in_transaction)


def _archive(core: Core, table: Table, reason: ArchiveReason) -> Submitted:
    row = LogInsert("archive", table.turn, table.rules)

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        idle_rows.mark_archived(db, table.id, at, reason)
        if reason == "gone":  # the bot cannot post cards there
            db.execute("DELETE FROM outbox WHERE table_id = ?", [table.id])

    return write_rows(core, table, [row], in_transaction=in_transaction)


def _handle_lobby(core: Core, table: Table, reason: ArchiveReason | None) -> Submitted:
    """Offer to end a table that has not begun (`reason` None), or archive it."""
    at = core.now()

    def write(db: sqlite3.Connection) -> Table:
        if reason is None:
            idle_rows.mark_offered(db, table.id, at)
        else:
            idle_rows.mark_archived(db, table.id, at, reason)
        if reason != "gone":
            enqueue_card(db, table.id, idle_rows.next_notice_version(db, table.id), at)
        return table_of(db, table.id)

    return Submitted(core.write(write), ())


def affected_by_servers(core: Core, guilds: Collection[int]) -> tuple[list[int], list[int]]:
    """Return the unarchived tables in none of these servers, and those archived after a
    removal of the bot that are in one of them."""
    return core.read(
        lambda db: (idle_rows.orphaned_tables(db, guilds), idle_rows.returned_tables(db, guilds))
    )


def archive_after_removal(core: Core, table_id: int) -> None:
    """Archive a table of a server from which the bot was removed."""
    table = core.read(lambda db: table_of(db, table_id))
    if table.status == "open":
        _handle_lobby(core, table, "gone")
    elif table.status == "running":
        _archive(core, table, "gone")


# --- resuming ---------------------------------------------------------------------------------


def keep_open(core: Core, table_id: int, user: int, *, admin: bool = False) -> Table:
    """Restart the idle time of a table that has not begun.

    TableError: not-yours, started, archived, ended."""
    at = core.now()

    def write(db: sqlite3.Connection) -> Table:
        table = table_of(db, table_id)
        require_open(table)
        _require_member(table, user, admin)
        idle_rows.record_activity(db, table, at)
        return table_of(db, table_id)

    return core.write(write)


def _require_member(table: Table, user: int, admin: bool) -> None:
    if table.seat_of(user) is None and user != table.owner and not admin:
        raise TableError("not-yours")


@idempotent
def resume_table(
    core: Core, table: Table, user: int, *, key: str, admin: bool = False
) -> Submitted:
    """Resume an archived table, by anybody who sits there, its owner or an administrator.

    There is no log row for a table that has not begun. TableError: not-archived, not-yours,
    ended."""
    if table.status == "ended":
        raise TableError("ended")
    if table.archived is None:
        raise TableError("not-archived")
    _require_member(table, user, admin)
    return _resume(core, table, user, key, admin)


def _resume(core: Core, table: Table, user: int | None, key: str | None, admin: bool) -> Submitted:
    if table.status == "open":
        at = core.now()
        core.write(lambda db: idle_rows.mark_resumed(db, table.id, at))
        return Submitted(core.read(lambda db: table_of(db, table.id)), ())
    seat = None if user is None else table.seat_of(user)
    detail = StoredDetail(admin=admin and seat is None and user != table.owner)
    row = LogInsert("resume", table.turn, table.rules, key, seat, user, detail=detail)

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        idle_rows.mark_resumed(db, table.id, at)
        if seat is not None:  # this also ends the person's absence
            substitute_rows.remove_substitute(db, table.id, seat, AWAY)

    return write_rows(core, table, [row], in_transaction=in_transaction)


def resume_after_return(core: Core, table_id: int) -> Table | None:
    """Resume a table that was archived after the bot's removal from its server; None if a
    person was quicker."""
    table = core.read(lambda db: table_of(db, table_id))
    if table.status == "ended" or table.archived is None:
        return None
    return _resume(core, table, None, None, False).table
