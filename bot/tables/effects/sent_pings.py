"""Pings that stand in Discord, and those that nobody needs any more.

A ping is needed until its person has acted, or need not act, at each table that it names. This is
noted in the transaction that changes the wait, so that a restart loses none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.tables.storage.core import Core
from bot.tables.types.messages import Message, Ping, SentPing, WaitKind

RETRY_AFTER = 300
"""Seconds until a ping that could not be deleted is tried again."""

_DONE = (
    "SELECT channel, message, max(done) AS due FROM sent_pings"
    " GROUP BY channel, message HAVING count(*) = count(done)"
)


def add_sent(db: sqlite3.Connection, ping: Ping, sent: Iterable[SentPing], at: int) -> None:
    """Store the messages of a ping; what was done while it was being sent is done."""
    for one in sent:
        for wait in one.waits:
            db.execute(
                "INSERT OR IGNORE INTO sent_pings (channel, message, table_id, seat, kind, done)"
                " SELECT ?1, ?2, ?3, ?4, ?5, iif(EXISTS (SELECT 1 FROM reminders"
                " WHERE table_id = ?3 AND seat = ?4 AND kind = ?5 AND ping = ?6), NULL, ?7)",
                (
                    one.message.channel,
                    one.message.id,
                    wait.table,
                    wait.seat,
                    wait.kind,
                    ping.id,
                    at,
                ),
            )


def mark_done(db: sqlite3.Connection, table_id: int, kind: WaitKind, seat: int, at: int) -> None:
    """Note that a wait is over, or that its person has acted."""
    db.execute(
        "UPDATE sent_pings SET done = ? WHERE table_id = ? AND seat = ? AND kind = ?"
        " AND done IS NULL",
        [at, table_id, seat, kind],
    )


def first_due(db: sqlite3.Connection) -> int | None:
    """Return the moment from which a message is to be deleted, or None."""
    moment: int | None = db.execute(f"SELECT min(due) FROM ({_DONE})").fetchone()[0]
    return moment


def done_pings(core: Core) -> list[Message]:
    """Return the messages to delete now."""
    rows = core.read(lambda db: db.execute(f"{_DONE} AND max(done) <= ?", [core.now()]).fetchall())
    return [Message(channel, message) for channel, message, _ in rows]


def forget_sent(core: Core, message: Message) -> None:
    """Forget a message that is gone, or that can't be deleted."""
    core.write(lambda db: db.execute("DELETE FROM sent_pings WHERE message = ?", [message.id]))


def delay_deletion(core: Core, message: Message) -> None:
    """Try to delete a message later."""
    due = core.now() + RETRY_AFTER
    core.write(
        lambda db: db.execute("UPDATE sent_pings SET done = ? WHERE message = ?", [due, message.id])
    )
