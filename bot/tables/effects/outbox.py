"""Cards to be posted: written with the move, given out one a table, forgotten once they are said.

A card given out is marked as claimed before it is sent. After a crash, or if the line broke, a
claimed one may or may not have been accepted, so exactly that one is looked up and tried again,
with its nonce; later moves wait for it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.tables.effects import reminders
from bot.tables.storage.core import Core
from bot.tables.types.messages import Message, OutboxRow
from bot.tables.types.retries import LONGEST_WAIT, back_off

FIRST_WAIT = 5
"""Seconds until a card that failed is tried again, at first."""


def nonce(table: int, version: int) -> str:
    """What tells Discord that a card is the same one again; at most 25 characters."""
    return f"rh-{table}-{version}"


def due(core: Core, *, table: int | None = None, limit: int = 50) -> list[OutboxRow]:
    """Cards to post now, one a table, the newest version. A row given out is not given again until
    `said`, `failed` or `unsure`; after a crash the same card comes first, with the same nonce."""
    now = core.now()
    waiting = core.read(lambda db: _waiting(db, table, now, limit))
    mine = [number for number in waiting if core.in_flight.take(number)]
    if not mine:
        return []
    try:
        return core.write(lambda db: [_claim(db, one, now) for one in mine])
    except BaseException:
        for number in mine:
            core.in_flight.free(number)
        raise


def _waiting(db: sqlite3.Connection, table: int | None, now: int, limit: int) -> list[int]:
    """Tables whose newest card may be tried: a new move does not wait for the one that failed, but
    for standing orders that may follow it."""
    rows = db.execute(
        "SELECT table_id, due, max(version) FROM outbox WHERE (?1 IS NULL OR table_id = ?1)"
        " AND table_id NOT IN (SELECT table_id FROM order_looks)"
        " GROUP BY table_id HAVING due <= ?2 ORDER BY due LIMIT ?3",
        (table, now, limit),
    )
    return [row[0] for row in rows]


def _claim(db: sqlite3.Connection, table: int, now: int) -> OutboxRow:
    version, newest, since, attempts, error, claimed = db.execute(
        "SELECT o.version, (SELECT max(version) FROM outbox WHERE table_id = t.id), t.said,"
        " (SELECT max(attempts) FROM outbox WHERE table_id = t.id),"
        " o.error, o.claimed FROM outbox o JOIN tables t ON t.id = o.table_id WHERE o.table_id = ?"
        " ORDER BY o.claimed DESC, o.version DESC LIMIT 1",
        [table],
    ).fetchone()
    db.execute(
        "UPDATE outbox SET claimed = ? WHERE table_id = ? AND version = ? AND claimed = 0",
        [now, table, version],
    )
    return OutboxRow(
        table,
        version,
        since,
        nonce(table, version),
        attempts,
        error,
        tried=claimed or None,
        newest=version == newest,
    )


def said(
    core: Core,
    row: OutboxRow,
    message: Message | None,
    *,
    called: Iterable[int] = (),
    composed: int = 0,
) -> None:
    """Everything up to this version is said (None: there is nowhere left to say it). The message,
    made at `composed`, is remembered, and whom it called."""
    now = core.now()

    def change(db: sqlite3.Connection) -> None:
        db.execute(
            "DELETE FROM outbox WHERE table_id = ? AND version <= ?", [row.table, row.version]
        )
        # what waited for this one to become clear waits no longer
        db.execute("UPDATE outbox SET due = min(due, ?) WHERE table_id = ?", [now, row.table])
        db.execute("UPDATE tables SET said = max(said, ?) WHERE id = ?", [row.version, row.table])
        if message is not None:
            _remember(db, row.table, message, row.version)
        reminders.called(db, row.table, called, composed, now)

    try:
        core.write(change)
    finally:
        core.in_flight.free(row.table)


def failed(core: Core, row: OutboxRow, error: str, *, retry_after: float | None = None) -> None:
    """Discord refused it: nothing was posted. After a while, longer each time, the newest card is
    tried instead."""
    now = core.now()

    def change(db: sqlite3.Connection) -> None:
        attempts, at = _next_try(db, row, now, now + back_off(row.attempts, FIRST_WAIT))
        if retry_after is not None:
            at = now + max(1, min(LONGEST_WAIT, round(retry_after + 0.5)))
        db.execute(
            "UPDATE outbox SET claimed = 0, attempts = ?, error = ?, due = ?"
            " WHERE table_id = ? AND version <= ?",
            [attempts, error[:500], at, row.table, row.version],
        )

    try:
        core.write(change)
    finally:
        core.in_flight.free(row.table)


def _next_try(db: sqlite3.Connection, row: OutboxRow, now: int, at: int) -> tuple[int, int]:
    """The failures so far and the time of the next try, `at` if this failure counts.

    A try that came before its time, because somebody moved, counts as none: else ten seconds of
    quick play would put the next try off by minutes.
    """
    (due,) = db.execute(
        "SELECT max(due) FROM outbox WHERE table_id = ? AND version <= ? AND attempts > 0",
        [row.table, row.version],
    ).fetchone()
    return (row.attempts, due) if due is not None and due > now else (row.attempts + 1, at)


def overtaken(core: Core, row: OutboxRow) -> None:
    """Nothing was sent, for a newer card says it too, and at once."""
    try:
        core.write(
            lambda db: db.execute(
                "UPDATE outbox SET claimed = 0 WHERE table_id = ? AND version = ?",
                [row.table, row.version],
            )
        )
    finally:
        core.in_flight.free(row.table)


def unsure(core: Core, row: OutboxRow, error: str) -> None:
    """Whether Discord took it is not known: it stays claimed, and is tried again at once, then
    after a while, and whenever there is more to say; what is newer waits for it."""
    now = core.now()
    wait = back_off(row.attempts - 1, FIRST_WAIT) if row.attempts else 0

    def change(db: sqlite3.Connection) -> None:
        attempts, at = _next_try(db, row, now, now + wait)
        db.execute(
            "UPDATE outbox SET attempts = ?, error = ? WHERE table_id = ? AND version <= ?",
            [attempts, error[:500], row.table, row.version],
        )
        db.execute("UPDATE outbox SET due = max(due, ?) WHERE table_id = ?", [at, row.table])

    try:
        core.write(change)
    finally:
        core.in_flight.free(row.table)


def remember(core: Core, table: int, message: Message) -> None:
    """A card that tells nothing new was posted."""
    core.write(lambda db: _remember(db, table, message, message.version))


def _remember(db: sqlite3.Connection, table: int, message: Message, version: int) -> None:
    db.execute(
        "INSERT OR REPLACE INTO messages (id, channel, table_id, version) VALUES (?, ?, ?, ?)",
        [message.id, message.channel, table, version],
    )


def messages(core: Core, table: int, *, limit: int = 5) -> list[Message]:
    """Cards posted, newest first."""
    return core.read(
        lambda db: [
            Message(*row)
            for row in db.execute(
                "SELECT channel, id, version FROM messages WHERE table_id = ?"
                " ORDER BY version DESC, id DESC LIMIT ?",
                [table, limit],
            )
        ]
    )


def forget(core: Core, message: Message) -> None:
    """The card is gone, or nothing on it can be pressed any more."""
    core.write(lambda db: db.execute("DELETE FROM messages WHERE id = ?", [message.id]))
