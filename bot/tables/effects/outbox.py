"""Outbox of cards: written with the move, claimed one per table, deleted when they are sent.

A card is marked as claimed before it is sent. After a crash or a broken connection a
claimed card may or may not have been accepted, so exactly that one is looked up and tried
again with its nonce; later moves wait for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable

from bot.tables.effects import due_pings
from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.types.messages import Message, OutboxRow
from bot.tables.types.retries import retry_delay

FIRST_WAIT = 5
"""Seconds before the first retry of a card."""


def card_nonce(table_id: int, version: int) -> str:
    """Return the nonce by which Discord recognizes a repeated card; at most 25 characters."""
    return f"rh-{table_id}-{version}"


def has_due(core: Core, table: int) -> bool:
    """Return whether a card of this table is to be posted now."""
    now = core.now()
    return bool(core.read(lambda db: _due_tables(db, table, now, limit=1)))


def claim_due(core: Core, *, table: int | None = None, limit: int = 50) -> list[OutboxRow]:
    """Claim the cards to post now: for each table the newest version.

    A claimed row is not returned again until it is marked or released; after a crash the same
    card comes first, with the same nonce."""
    now = core.now()
    waiting = core.read(lambda db: _due_tables(db, table, now, limit))
    claimed = [table_id for table_id in waiting if core.in_flight.claim(table_id)]
    if not claimed:
        return []
    try:
        return core.write(lambda db: [_claim(db, table_id, now) for table_id in claimed])
    except BaseException:
        for table_id in claimed:
            core.in_flight.release(table_id)
        raise


def _due_tables(db: sqlite3.Connection, table: int | None, now: int, limit: int) -> list[int]:
    """Return the tables whose newest card is due.

    A card of a new move is not delayed by the retry of an earlier one, but by standing orders
    that may follow the move."""
    rows = db.execute(
        "SELECT table_id, due, max(version) FROM outbox WHERE (?1 IS NULL OR table_id = ?1)"
        " AND table_id NOT IN (SELECT table_id FROM order_looks)"
        " GROUP BY table_id HAVING due <= ?2 ORDER BY due LIMIT ?3",
        numbered(table, now, limit),
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
        card_nonce(table, version),
        attempts,
        error,
        tried=claimed or None,
        newest=version == newest,
    )


def mark_sent(
    core: Core,
    row: OutboxRow,
    message: Message | None,
    *,
    called: Iterable[int] = (),
    composed: int = 0,
) -> None:
    """Mark everything up to this version as sent; `message` None: there is no place left to post
    it.

    The message, whose content is of the moment `composed`, is stored, and so is who was
    mentioned."""
    now = core.now()

    def write(db: sqlite3.Connection) -> None:
        db.execute(
            "DELETE FROM outbox WHERE table_id = ? AND version <= ?", [row.table, row.version]
        )
        # cards that waited for the outcome of this one are due now
        db.execute("UPDATE outbox SET due = min(due, ?) WHERE table_id = ?", [now, row.table])
        db.execute("UPDATE tables SET said = max(said, ?) WHERE id = ?", [row.version, row.table])
        if message is not None:
            _add_message(db, row.table, message, row.version)
        due_pings.mark_mentioned(db, row.table, called, composed, now)

    _settle(core, row, write)


def _settle(core: Core, row: OutboxRow, write: Callable[[sqlite3.Connection], object]) -> None:
    """Write what became of a claimed card, which may be claimed again in any case."""
    try:
        core.write(write)
    finally:
        core.in_flight.release(row.table)


def mark_failed(core: Core, row: OutboxRow, error: str, *, uncertain: bool = False) -> None:
    """Schedule another attempt of a card that was not posted, later after each failure.

    The newest card is tried instead. But where it is `uncertain` whether Discord accepted it,
    this one is tried again, first at once, then after a delay, and whenever there is a newer
    card, which waits for it."""
    now = core.now()
    wait = retry_delay(row.attempts - uncertain, FIRST_WAIT) if row.attempts or not uncertain else 0

    def write(db: sqlite3.Connection) -> None:
        attempts, at = _next_try(db, row, now, now + wait)
        db.execute(
            "UPDATE outbox SET claimed = iif(?, claimed, 0), attempts = ?, error = ?, due = ?"
            " WHERE table_id = ? AND version <= ?",
            [uncertain, attempts, error[:500], at, row.table, row.version],
        )
        if uncertain:
            db.execute("UPDATE outbox SET due = max(due, ?) WHERE table_id = ?", [at, row.table])

    _settle(core, row, write)


def _next_try(db: sqlite3.Connection, row: OutboxRow, now: int, at: int) -> tuple[int, int]:
    """Return the number of failures, and the moment of the next try: `at` if this failure counts.

    A try that was early because of a new move does not count: otherwise ten seconds of quick
    play would postpone the next try by minutes."""
    (due,) = db.execute(
        "SELECT max(due) FROM outbox WHERE table_id = ? AND version <= ? AND attempts > 0",
        [row.table, row.version],
    ).fetchone()
    return (row.attempts, due) if due is not None and due > now else (row.attempts + 1, at)


def mark_superseded(core: Core, row: OutboxRow) -> None:
    """Release the claim: nothing was sent, because a newer card includes this one."""
    sql = "UPDATE outbox SET claimed = 0 WHERE table_id = ? AND version = ?"
    _settle(core, row, lambda db: db.execute(sql, [row.table, row.version]))


def add_message(core: Core, table_id: int, message: Message) -> None:
    """Store a message posted without news."""
    core.write(lambda db: _add_message(db, table_id, message, message.version))


def _add_message(db: sqlite3.Connection, table_id: int, message: Message, version: int) -> None:
    db.execute(
        "INSERT OR REPLACE INTO messages (id, channel, table_id, version) VALUES (?, ?, ?, ?)",
        [message.id, message.channel, table_id, version],
    )


def posted_messages(core: Core, table_id: int, *, limit: int = 5) -> list[Message]:
    """Return the posted cards, newest first."""
    return core.read(
        lambda db: [
            Message(*row)
            for row in db.execute(
                "SELECT channel, id, version FROM messages WHERE table_id = ?"
                " ORDER BY version DESC, id DESC LIMIT ?",
                [table_id, limit],
            )
        ]
    )


def find_posted(core: Core, message: int) -> tuple[int, int] | None:
    """Return the table and the version of a posted card by the id of its message."""
    query = "SELECT table_id, version FROM messages WHERE id = ?"
    row = core.read(lambda db: db.execute(query, [message]).fetchone())
    return None if row is None else (row[0], row[1])


def remove_message(core: Core, message: Message) -> None:
    """Remove a message that was deleted, or that has no working buttons any more."""
    core.write(lambda db: db.execute("DELETE FROM messages WHERE id = ?", [message.id]))
