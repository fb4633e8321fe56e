"""The rows of tables at which nothing happens: kept with every change, in its transaction.

A row says since when nobody has done anything there, since when an ending is offered, and since
when the table is archived. When that is due follows from the spans of the settings (`Spans`), so
these may change at any time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from bot.tables.storage.core import LogInsert
from bot.tables.types.hours import DAY
from bot.tables.types.model import Table

Why = Literal["still", "gone"]
"""Archived because nobody moved; because the bot was thrown out of the server."""

PATIENCE = 2
"""How many times as long a table is left alone whose clock stands still by consent."""

_MOVES = ("start", "action", "undo", "import", "resume")


class Spans(msgspec.Struct, frozen=True):
    """Seconds without a sign of life after which an ending is offered, and seconds after that
    until the table is archived; 0: never."""

    offer: int = 30 * DAY
    archive: int = 14 * DAY


class Still(msgspec.Struct, frozen=True):
    """How long nothing has happened at a table; see the module. `notices`: how many cards this made
    for a table that has not begun."""

    since: int
    offered: int | None
    archived: int | None
    why: Why | None
    patience: int
    notices: int


def still(db: sqlite3.Connection, table: int) -> Still | None:
    row = db.execute(
        "SELECT since, offered, archived, why, patience, notices FROM idle WHERE table_id = ?",
        [table],
    ).fetchone()
    return None if row is None else Still(*row)


def _lives(row: LogInsert) -> bool:
    """Whether a row is a sign of life: a move, whoever made it, or a person's press. Agreeing to
    end the table is none."""
    agrees = row.kind == "answer" and row.detail is not None
    if agrees and row.detail is not None and row.detail.ask == "idle" and row.detail.yes:
        return False
    return row.kind in _MOVES or row.user is not None


def follow(db: sqlite3.Connection, table: Table, rows: Sequence[LogInsert], at: int) -> bool:
    """Follow what has just happened at a table; whether an offer to end it lapsed with that."""
    lives = any(map(_lives, rows))
    if lives or still(db, table.id) is None:
        touched(db, table, at)
    return lives and table.ending_offered is not None


def touched(db: sqlite3.Connection, table: Table, at: int) -> None:
    """Somebody did something here: the span begins anew. An archived table stays archived."""
    if table.status == "ended" or table.archived is not None or table.practice:
        return
    paused = table.clock is not None and table.clock.paused is not None
    db.execute(
        "INSERT INTO idle (table_id, since, patience) VALUES (?1, ?2, ?3) ON CONFLICT (table_id)"
        " DO UPDATE SET since = ?2, offered = NULL, patience = ?3",
        (table.id, at, PATIENCE if paused else 1),
    )
    db.execute("DELETE FROM asks WHERE table_id = ? AND kind = 'idle'", [table.id])


def offered(db: sqlite3.Connection, table: int, at: int) -> None:
    """An ending is offered from now on."""
    db.execute("UPDATE idle SET offered = ? WHERE table_id = ?", [at, table])


def archived(db: sqlite3.Connection, table: int, at: int, why: Why) -> None:
    """The table rests from now on, and nothing is asked there any more."""
    db.execute("UPDATE idle SET archived = ?, why = ? WHERE table_id = ?", [at, why, table])
    db.execute("DELETE FROM asks WHERE table_id = ?", [table])


def resumed(db: sqlite3.Connection, table: int, at: int) -> None:
    """The table goes on."""
    db.execute(
        "UPDATE idle SET since = ?, offered = NULL, archived = NULL, why = NULL, patience = 1"
        " WHERE table_id = ?",
        [at, table],
    )


def noticed(db: sqlite3.Connection, table: int) -> int:
    """Count a card for a table that has not begun and has no log; the number of that card, below
    zero. It takes the place of one not posted yet."""
    db.execute("DELETE FROM outbox WHERE table_id = ? AND version < 0", [table])
    db.execute("UPDATE idle SET notices = notices + 1 WHERE table_id = ?", [table])
    (count,) = db.execute("SELECT notices FROM idle WHERE table_id = ?", [table]).fetchone()
    return -int(count)


_DUE = (
    "SELECT table_id, CASE WHEN offered IS NULL THEN since + ?1 * patience ELSE offered + ?2 END"
    " AS due FROM idle WHERE archived IS NULL"
    " AND CASE WHEN offered IS NULL THEN ?1 ELSE ?2 END > 0"
)


def due(db: sqlite3.Connection, spans: Spans, at: int) -> list[int]:
    """Tables to which an ending is to be offered, or that are to be archived."""
    rows = db.execute(
        f"SELECT table_id FROM ({_DUE}) WHERE due <= ?3 ORDER BY due",
        (spans.offer, spans.archive, at),
    )
    return [row[0] for row in rows]


def next_due(db: sqlite3.Connection, spans: Spans) -> int | None:
    """When the next one is."""
    values = (spans.offer, spans.archive)
    found: int | None = db.execute(f"SELECT min(due) FROM ({_DUE})", values).fetchone()[0]
    return found


def put_off(db: sqlite3.Connection, table: int, until: int) -> None:
    """The span that runs begins at this moment."""
    db.execute(
        "UPDATE idle SET offered = CASE WHEN offered IS NULL THEN NULL ELSE ?2 END,"
        " since = CASE WHEN offered IS NULL THEN ?2 ELSE since END WHERE table_id = ?1",
        (table, until),
    )


def excuse(db: sqlite3.Connection, gap: int, at: int) -> None:
    """The last `gap` seconds count for no table: nobody could move then."""
    db.execute(
        "UPDATE idle SET since = max(since, min(?2, since + ?1)),"
        " offered = max(offered, min(?2, offered + ?1)) WHERE archived IS NULL",
        (gap, at),
    )


def gone(db: sqlite3.Connection, guilds: Iterable[int]) -> list[int]:
    """Tables archived because the bot was thrown out of a server that is one of these."""
    known = set(guilds)
    rows = db.execute(
        "SELECT t.id, t.guild FROM idle i JOIN tables t ON t.id = i.table_id"
        " WHERE i.archived IS NOT NULL AND i.why = 'gone' ORDER BY t.id"
    )
    return [table for table, guild in rows if guild in known]


def lost(db: sqlite3.Connection, guilds: Iterable[int]) -> list[int]:
    """Tables that are played in none of these servers, and not archived."""
    known = set(guilds)
    rows = db.execute(
        "SELECT t.id, t.guild FROM idle i JOIN tables t ON t.id = i.table_id"
        " WHERE i.archived IS NULL ORDER BY t.id"
    )
    return [table for table, guild in rows if guild not in known]
