"""Rows of idle tables, written with every change in its transaction.

A row holds the times of the last activity, of the offer to end the table, and of its archiving.
When the next step is due follows from the settings (`IdleSpans`), which may change at any time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from bot.tables.storage.core import LogInsert
from bot.tables.storage.parameters import numbered
from bot.tables.types.hours import DAY
from bot.tables.types.model import Table

ArchiveReason = Literal["still", "gone"]
"""Why a table was archived: there were no moves, or the bot was removed from the server."""

PAUSED_FACTOR = 2
"""Factor of the idle time of a table whose clock is paused by consent."""

_MOVES = ("start", "action", "undo", "import", "resume")


class IdleSpans(msgspec.Struct, frozen=True):
    """Seconds without activity after which ending the table is offered, and seconds after that
    until it is archived; 0: never."""

    offer: int = 30 * DAY
    archive: int = 14 * DAY


class Inactivity(msgspec.Struct, frozen=True):
    """Inactivity of a table; see the module. `notices`: cards posted about it before the start."""

    since: int
    offered: int | None
    archived: int | None
    why: ArchiveReason | None
    patience: int
    notices: int


def inactivity_of(db: sqlite3.Connection, table: int) -> Inactivity | None:
    row = db.execute(
        "SELECT since, offered, archived, why, patience, notices FROM idle WHERE table_id = ?",
        [table],
    ).fetchone()
    return None if row is None else Inactivity(*row)


def _is_activity(row: LogInsert) -> bool:
    """Return whether a row is a sign of activity: any move, or a person's press.

    Agreeing to end the table is none."""
    is_answer = row.kind == "answer" and row.detail is not None
    if is_answer and row.detail is not None and row.detail.ask == "idle" and row.detail.yes:
        return False
    return row.kind in _MOVES or row.user is not None


def update_after_row(
    db: sqlite3.Connection, table: Table, rows: Sequence[LogInsert], at: int
) -> bool:
    """Update the inactivity of a table after new log rows; return whether an offer to end it
    expired."""
    is_active = any(map(_is_activity, rows))
    if is_active or inactivity_of(db, table.id) is None:
        record_activity(db, table, at)
    return is_active and table.ending_offered is not None


def record_activity(db: sqlite3.Connection, table: Table, at: int) -> None:
    """Restart the idle time of a table. Archived, ended and practice tables have none."""
    if table.status == "ended" or table.archived is not None or table.is_practice:
        return
    is_paused = table.clock is not None and table.clock.paused is not None
    db.execute(
        "INSERT INTO idle (table_id, since, patience) VALUES (?1, ?2, ?3) ON CONFLICT (table_id)"
        " DO UPDATE SET since = ?2, offered = NULL, patience = ?3",
        numbered(table.id, at, PAUSED_FACTOR if is_paused else 1),
    )
    db.execute("DELETE FROM asks WHERE table_id = ? AND kind = 'idle'", [table.id])


def mark_offered(db: sqlite3.Connection, table_id: int, at: int) -> None:
    """Record that ending the table is offered from now on."""
    db.execute("UPDATE idle SET offered = ? WHERE table_id = ?", [at, table_id])


def mark_archived(db: sqlite3.Connection, table_id: int, at: int, reason: ArchiveReason) -> None:
    """Record that the table is archived from now on, and delete its questions."""
    db.execute("UPDATE idle SET archived = ?, why = ? WHERE table_id = ?", [at, reason, table_id])
    db.execute("DELETE FROM asks WHERE table_id = ?", [table_id])


def mark_resumed(db: sqlite3.Connection, table_id: int, at: int) -> None:
    """Record that the table is resumed."""
    db.execute(
        "UPDATE idle SET since = ?, offered = NULL, archived = NULL, why = NULL, patience = 1"
        " WHERE table_id = ?",
        [at, table_id],
    )


def next_notice_version(db: sqlite3.Connection, table_id: int) -> int:
    """Count a card for a table without a log; return its version, which is negative.

    It replaces a card that is not posted yet."""
    db.execute("DELETE FROM outbox WHERE table_id = ? AND version < 0", [table_id])
    db.execute("UPDATE idle SET notices = notices + 1 WHERE table_id = ?", [table_id])
    (count,) = db.execute("SELECT notices FROM idle WHERE table_id = ?", [table_id]).fetchone()
    return -int(count)


_DUE = (
    "SELECT table_id, CASE WHEN offered IS NULL THEN since + ?1 * patience ELSE offered + ?2 END"
    " AS due FROM idle WHERE archived IS NULL"
    " AND CASE WHEN offered IS NULL THEN ?1 ELSE ?2 END > 0"
)


def due_tables(db: sqlite3.Connection, spans: IdleSpans, at: int) -> list[int]:
    """Return the tables for which an offer to end them, or their archiving, is due."""
    rows = db.execute(
        f"SELECT table_id FROM ({_DUE}) WHERE due <= ?3 ORDER BY due",
        numbered(spans.offer, spans.archive, at),
    )
    return [row[0] for row in rows]


def next_due_at(db: sqlite3.Connection, spans: IdleSpans) -> int | None:
    """Return the moment at which the next table is due."""
    values = numbered(spans.offer, spans.archive)
    moment: int | None = db.execute(f"SELECT min(due) FROM ({_DUE})", values).fetchone()[0]
    return moment


def postpone(db: sqlite3.Connection, table_id: int, start: int) -> None:
    """Restart the current idle time at this moment."""
    db.execute(
        "UPDATE idle SET offered = CASE WHEN offered IS NULL THEN NULL ELSE ?2 END,"
        " since = CASE WHEN offered IS NULL THEN ?2 ELSE since END WHERE table_id = ?1",
        numbered(table_id, start),
    )


def exclude_gap(db: sqlite3.Connection, gap: int, at: int) -> None:
    """Exclude the last `gap` seconds from all idle times, because the bot was not running."""
    db.execute(
        "UPDATE idle SET since = max(since, min(?2, since + ?1)),"
        " offered = max(offered, min(?2, offered + ?1)) WHERE archived IS NULL",
        numbered(gap, at),
    )


def returned_tables(db: sqlite3.Connection, guilds: Iterable[int]) -> list[int]:
    """Return the tables archived after the bot's removal from a server that is one of these."""
    present = set(guilds)
    rows = db.execute(
        "SELECT t.id, t.guild FROM idle i JOIN tables t ON t.id = i.table_id"
        " WHERE i.archived IS NOT NULL AND i.why = 'gone' ORDER BY t.id"
    )
    return [table for table, guild in rows if guild in present]


def orphaned_tables(db: sqlite3.Connection, guilds: Iterable[int]) -> list[int]:
    """Return the tables that are in none of these servers and not archived."""
    present = set(guilds)
    rows = db.execute(
        "SELECT t.id, t.guild FROM idle i JOIN tables t ON t.id = i.table_id"
        " WHERE i.archived IS NULL ORDER BY t.id"
    )
    return [table for table, guild in rows if guild not in present]
