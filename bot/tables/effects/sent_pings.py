"""Pings that stand in Discord, and those that nobody needs any more.

A ping is needed until its person has acted, or need not act, at each table that it names. This is
noted in the transaction that changes the wait, so that a restart loses none. A ping is claimed
before it is sent: one that may have arrived and is needed no more is looked up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.types.messages import LostPing, Message, Ping, SentPing, WaitKind

RETRY_AFTER = 300
"""Seconds until a ping that could not be deleted is tried again."""

_DONE = (
    "SELECT channel, message, max(done) AS due FROM sent_pings"
    " GROUP BY channel, message HAVING count(*) = count(done)"
)
_LOST = (
    "SELECT ping, user, max(done) AS due FROM ping_claims"
    " GROUP BY ping, user HAVING count(*) = count(done)"
)


def add_claims(db: sqlite3.Connection, pings: Iterable[Ping]) -> None:
    """Store that these pings are being sent."""
    db.executemany(
        "INSERT OR IGNORE INTO ping_claims (ping, table_id, seat, kind, user)"
        " VALUES (?, ?, ?, ?, ?)",
        [
            (ping.id, wait.table, wait.seat, wait.kind, ping.user)
            for ping in pings
            for wait in ping.waits
        ],
    )


def add_sent(db: sqlite3.Connection, ping: Ping, sent: Iterable[SentPing]) -> None:
    """Store the messages of a ping; what was done while it was being sent is done."""
    for sent_ping in sent:
        for wait in sent_ping.waits:
            db.execute(
                "INSERT OR IGNORE INTO sent_pings (channel, message, table_id, seat, kind, done)"
                " SELECT ?1, ?2, table_id, seat, kind, done FROM ping_claims"
                " WHERE ping = ?3 AND table_id = ?4 AND seat = ?5 AND kind = ?6",
                numbered(
                    sent_ping.message.channel,
                    sent_ping.message.id,
                    ping.id,
                    wait.table,
                    wait.seat,
                    wait.kind,
                ),
            )
    db.execute("DELETE FROM ping_claims WHERE ping = ?", [ping.id])


def mark_done(db: sqlite3.Connection, table_id: int, kind: WaitKind, seat: int, at: int) -> None:
    """Note that a wait is over, or that its person has acted."""
    for table in ("sent_pings", "ping_claims"):
        db.execute(
            f"UPDATE {table} SET done = ? WHERE table_id = ? AND seat = ? AND kind = ?"
            " AND done IS NULL",
            [at, table_id, seat, kind],
        )


def first_due(db: sqlite3.Connection) -> int | None:
    """Return the moment from which a message is to be deleted or looked up, or None."""
    moment: int | None = db.execute(
        f"SELECT min(due) FROM (SELECT due FROM ({_DONE}) UNION ALL SELECT due FROM ({_LOST}))"
    ).fetchone()[0]
    return moment


def done_pings(core: Core) -> list[Message]:
    """Return the messages to delete now."""
    rows = core.read(lambda db: db.execute(f"{_DONE} AND max(done) <= ?", [core.now()]).fetchall())
    return [Message(channel, message) for channel, message, _ in rows]


def lost_pings(core: Core) -> list[LostPing]:
    """Return the pings to look up and delete now."""

    def query(db: sqlite3.Connection) -> list[LostPing]:
        rows = db.execute(f"{_LOST} AND max(done) <= ?", [core.now()]).fetchall()
        return [LostPing(ping, user, _spots(db, ping)) for ping, user, _ in rows]

    return core.read(query)


def _spots(db: sqlite3.Connection, ping: int) -> tuple[int, ...]:
    rows = db.execute(
        "SELECT DISTINCT coalesce(t.thread, t.channel) FROM ping_claims c"
        " JOIN tables t ON t.id = c.table_id WHERE c.ping = ?",
        [ping],
    )
    return tuple(spot for (spot,) in rows)


def forget_sent(core: Core, message: Message) -> None:
    """Forget a message that is gone, or that can't be deleted."""
    core.write(lambda db: db.execute("DELETE FROM sent_pings WHERE message = ?", [message.id]))


def forget_lost(core: Core, lost: LostPing) -> None:
    """Forget a ping that is gone, or that can't be found."""
    core.write(lambda db: db.execute("DELETE FROM ping_claims WHERE ping = ?", [lost.id]))


def delay_deletion(core: Core, gone: Message | LostPing) -> None:
    """Try to delete a message, or to look up a ping, later."""
    due = core.now() + RETRY_AFTER
    table, column = (
        ("ping_claims", "ping")
        if isinstance(gone, LostPing)
        else (
            "sent_pings",
            "message",
        )
    )
    core.write(
        lambda db: db.execute(f"UPDATE {table} SET done = ? WHERE {column} = ?", [due, gone.id])
    )
