"""Notices to single persons: an order of theirs has expired, or they were given a seat.

A row is written together with its cause and deleted when the notice is delivered, so that
none is lost in a crash."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.tables.effects.active_hours import settings_of
from bot.tables.storage.core import Core
from bot.tables.types.codec import to_json
from bot.tables.types.games import game_of, order_of
from bot.tables.types.hours import next_waking_moment
from bot.tables.types.messages import Briefing, Notice, OrderNews
from bot.tables.types.retries import retry_delay
from rules.game import OrderExpired

Kind = Literal["order", "briefing"]

MAX_ATTEMPTS = 12
"""Attempts to send a notice. Then order news wait for the person's next press at the table; a
person whom a briefing does not reach gets the reminders in any case."""


class _OrderNewsBody(msgspec.Struct):
    """Stored content of order news."""

    seat: int
    wish: msgspec.Raw
    lapsed: OrderExpired


def add_notice(
    db: sqlite3.Connection, kind: Kind, table_id: int, user: int, at: int, **body: object
) -> None:
    """Add a notice to be sent in the person's waking hours.

    If the person wants no messages, order news wait for the next press. There is at most one
    briefing for each table and person."""
    pings = settings_of(db, user).pings
    due_at = None if kind == "order" and pings.how == "quiet" else next_waking_moment(at, pings)
    if kind == "briefing":
        db.execute(
            "DELETE FROM notices WHERE kind = ? AND table_id = ? AND user = ?",
            [kind, table_id, user],
        )
    db.execute(
        "INSERT INTO notices (kind, table_id, user, due, body) VALUES (?, ?, ?, ?, ?)",
        [kind, table_id, user, due_at, to_json(body)],
    )


_NOTICES = (
    "SELECT n.kind, n.id, n.table_id, n.user, coalesce(n.nonce, 'rhn-' || n.id), n.attempts,"
    " n.body, t.game FROM notices n JOIN tables t ON t.id = n.table_id"
)


def _notices_where(
    db: sqlite3.Connection, where: str, *values: object
) -> list[OrderNews | Briefing]:
    """Return the notices `n` for a WHERE clause, oldest first."""
    rows = db.execute(f"{_NOTICES} WHERE {where} ORDER BY n.id", values)
    return [_notice(*row) for row in rows]


def _notice(
    kind: Kind,
    notice_id: int,
    table: int,
    user: int,
    nonce: str,
    attempts: int,
    body: str,
    game: str,
) -> OrderNews | Briefing:
    if kind == "briefing":
        return Briefing(id=notice_id, table=table, user=user, nonce=nonce, attempts=attempts)
    content = msgspec.json.decode(body, type=_OrderNewsBody)
    order = order_of(game_of(game), content.wish)
    return OrderNews(
        id=notice_id, table=table, user=user, nonce=nonce, attempts=attempts,
        seat=content.seat, order=order, lapsed=content.lapsed,
    )  # fmt: skip


def due_notices(core: Core) -> list[OrderNews | Briefing]:
    """Return the notices to send now; each returns again, with its nonce, until it is marked.

    Briefings of persons who have lost the seat since are deleted."""
    now = core.now()

    def query(db: sqlite3.Connection) -> list[OrderNews | Briefing]:
        return _notices_where(db, "n.due IS NOT NULL AND n.due <= ?", now)

    def write(db: sqlite3.Connection) -> list[OrderNews | Briefing]:
        db.execute(
            "DELETE FROM notices WHERE kind = 'briefing' AND NOT EXISTS (SELECT 1 FROM seats s"
            " JOIN tables t ON t.id = s.table_id AND t.status = 'running'"
            " WHERE s.table_id = notices.table_id AND s.user = notices.user)"
        )
        return query(db)

    return core.write(write) if core.read(query) else []


def order_news(core: Core, table_id: int, user: int) -> Sequence[OrderNews]:
    """Return the undelivered news of this person's orders at a table."""
    notices = core.read(
        lambda db: _notices_where(
            db, "n.kind = 'order' AND n.table_id = ? AND n.user = ?", table_id, user
        )
    )
    return [notice for notice in notices if isinstance(notice, OrderNews)]


def mark_delivered(core: Core, notice: Notice) -> None:
    """Mark the notice as delivered, or as undeliverable."""
    core.write(lambda db: db.execute("DELETE FROM notices WHERE id = ?", [notice.id]))


def mark_failed(core: Core, notice: Notice, *, lasting: bool) -> None:
    """Schedule another attempt, later after each failure.

    After `MAX_ATTEMPTS`, or if Discord refuses permanently (`lasting`), order news are kept
    until the next press and briefings deleted."""
    if not lasting and notice.attempts + 1 < MAX_ATTEMPTS:
        due_at = core.now() + retry_delay(notice.attempts)
    elif isinstance(notice, OrderNews):
        due_at = None
    else:
        mark_delivered(core, notice)
        return
    core.write(
        lambda db: db.execute(
            "UPDATE notices SET due = ?, attempts = attempts + 1 WHERE id = ?", [due_at, notice.id]
        )
    )
