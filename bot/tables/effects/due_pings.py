"""Pings for the waits that are due (`reminders`).

They are claimed as one `Ping` per person, which is marked before it is sent: after a crash
exactly that one is tried again with its nonce."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from bot.tables.effects import sent_pings
from bot.tables.effects.active_hours import settings_of
from bot.tables.effects.reminders import (
    WAIT_COLUMNS,
    WaitRow,
    ping_moment,
    set_due,
    wait_rows,
)
from bot.tables.storage.core import Core
from bot.tables.storage.rows import table_of
from bot.tables.types.hours import MINUTE, PingSettings, is_awake, next_waking_moment
from bot.tables.types.messages import Ping, SentPing, Wait
from bot.tables.types.retries import retry_delay

LATE_AFTER = 30 * MINUTE
"""Seconds of delay after which a ping contains an apology."""
MAX_CARD_FAILURES = 6
"""Failures of a table's card after which pings do not wait for it any more."""

_CARD_SENT = (
    "NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = r.table_id"
    f" AND o.attempts < {MAX_CARD_FAILURES})"
    " AND NOT EXISTS (SELECT 1 FROM order_looks q WHERE q.table_id = r.table_id)"
)
"""No card of the table is pending: the card itself may be the ping, and orders and robots move
before it is posted."""

Presses = Mapping[tuple[int, int], int]
"""When a person last pressed something at a table, by person and table."""
AT_IT = 180
"""Seconds after a press in which its person sees the card change and needs no reminder."""


def seconds_until_due(core: Core) -> float | None:
    """Return the seconds until the next ping, deletion of one or clock expiry, or None."""

    def query(db: sqlite3.Connection) -> int | None:
        moments: list[int | None] = [sent_pings.first_due(db)]
        moments += db.execute(
            "SELECT min(due) FROM ("
            f"SELECT min(due) AS due FROM reminders r WHERE ping IS NULL AND {_CARD_SENT}"
            " AND NOT EXISTS (SELECT 1 FROM pings p WHERE p.user = r.user)"
            " UNION ALL SELECT min(due) FROM pings UNION ALL SELECT min(due) FROM hands)"
        ).fetchone()
        return min((moment for moment in moments if moment is not None), default=None)

    return core.seconds_until(core.read(query))


def claim_pings(core: Core, presses: Presses | None = None) -> list[Ping]:
    """Claim the pings to send now: earlier ones that may not have arrived, and due ones.

    Whoever has just pressed something at the table (`presses`) is at it, and pinged only `AT_IT`
    seconds after the last press.

    There is one for each person (and each server, if by mention), and none outside waking
    hours: late ones wait for the morning."""
    now = core.now()
    if not core.read(lambda db: _has_due(db, now)):
        return []
    return core.write(lambda db: _claim(db, now, presses or {}))


_READY = (
    "SELECT r.table_id, t.guild, " + ", ".join(f"r.{name}" for name in WAIT_COLUMNS.split(", ")) +
    " FROM reminders r JOIN tables t ON t.id = r.table_id WHERE r.due <= ? AND r.ping IS NULL"
    f" AND {_CARD_SENT} AND NOT EXISTS (SELECT 1 FROM pings p WHERE p.user = r.user)"
)  # fmt: skip


def _has_due(db: sqlite3.Connection, now: int) -> bool:
    if db.execute("SELECT 1 FROM pings WHERE due <= ? LIMIT 1", [now]).fetchone():
        return True
    return db.execute(f"{_READY} LIMIT 1", [now]).fetchone() is not None


def _claim(db: sqlite3.Connection, now: int, presses: Presses) -> list[Ping]:
    db.execute("DELETE FROM pings WHERE id NOT IN (SELECT ping FROM reminders WHERE ping NOT NULL)")
    uncertain = db.execute(
        "SELECT id, user FROM pings WHERE due <= ? ORDER BY id", [now]
    ).fetchall()
    ping_ids: list[int] = [
        row_id for row_id, user in uncertain if _may_retry(db, row_id, user, now)
    ]
    groups: dict[tuple[int, int], list[tuple[int, WaitRow]]] = {}
    settings: dict[int, PingSettings] = {}
    for row_id, guild, *rest in db.execute(_READY, [now]).fetchall():
        row = WaitRow(*rest)
        pings = settings.setdefault(row.user, settings_of(db, row.user).pings)
        if not is_awake(now, pings):
            set_due(db, row_id, row, next_waking_moment(now, pings), late=1)
            continue
        pressed = presses.get((row.user, row_id), 0)
        if now < pressed + AT_IT:
            set_due(db, row_id, row, pressed + AT_IT, row.late)
            continue
        key = (row.user, guild if pings.how == "mention" else 0)
        groups.setdefault(key, []).append((row_id, row))
    for (user, _), waits in groups.items():
        late = any(row.late or now - (row.due or now) > LATE_AFTER for _, row in waits)
        ping_ids.append(_new_ping(db, user, settings[user].how, late, now, waits))
    tried = {row_id for row_id, _ in uncertain}
    pings_to_send = [_ping(db, row_id, row_id in tried) for row_id in ping_ids]
    sent_pings.add_claims(db, pings_to_send)
    return pings_to_send


def _may_retry(db: sqlite3.Connection, ping_id: int, user: int, now: int) -> bool:
    """Return whether a ping that may not have arrived may be tried now.

    It may not outside waking hours, and is deleted if the person has switched pings off since."""
    pings = settings_of(db, user).pings
    if pings.how == "quiet":
        db.execute("UPDATE reminders SET ping = NULL, due = NULL WHERE ping = ?", [ping_id])
        db.execute("DELETE FROM pings WHERE id = ?", [ping_id])
        return False
    (due,) = db.execute("SELECT min(due) FROM reminders WHERE ping = ?", [ping_id]).fetchone()
    can_ping = is_awake(now, pings)
    late = not can_ping or now - due > LATE_AFTER
    db.execute(
        "UPDATE pings SET late = max(late, ?), due = ? WHERE id = ?",
        [late, next_waking_moment(now, pings), ping_id],
    )
    return can_ping


def _new_ping(
    db: sqlite3.Connection,
    user: int,
    how: str,
    late: bool,
    now: int,
    waits: Sequence[tuple[int, WaitRow]],
) -> int:
    cursor = db.execute(
        "INSERT INTO pings (user, how, late, due) VALUES (?, ?, ?, ?)", [user, how, late, now]
    )
    assert cursor.lastrowid is not None
    db.executemany(
        "UPDATE reminders SET ping = ? WHERE table_id = ? AND seat = ? AND kind = ?",
        [(cursor.lastrowid, number, row.seat, row.kind) for number, row in waits],
    )
    return cursor.lastrowid


_WAITS = (
    "SELECT r.table_id, r.seat, r.kind, r.since, t.guild, coalesce(t.thread, t.channel), t.owner"
    " FROM reminders r JOIN tables t ON t.id = r.table_id"
)


def _ping(db: sqlite3.Connection, ping_id: int, tried: bool) -> Ping:
    user, how, late, attempts = db.execute(
        "SELECT user, how, late, attempts FROM pings WHERE id = ?", [ping_id]
    ).fetchone()
    waits = db.execute(f"{_WAITS} WHERE r.ping = ? ORDER BY r.since, r.table_id", [ping_id])
    wait_list = tuple(Wait(*row) for row in waits)
    return Ping(ping_id, user, how, wait_list, bool(late), attempts, tried)


def mark_sent(core: Core, ping: Ping, sent: Sequence[SentPing] = ()) -> None:
    """Mark a ping as sent, or its person as unreachable: the next follows after the person's
    interval. `sent`: its messages."""
    now = core.now()

    def write(db: sqlite3.Connection) -> None:
        sent_pings.add_sent(db, ping, sent)
        rows = db.execute(
            f"SELECT table_id, {WAIT_COLUMNS} FROM reminders WHERE ping = ?", [ping.id]
        ).fetchall()
        for table_id, *rest in rows:
            _mark_told(db, table_id, WaitRow(*rest), now)
        db.execute("DELETE FROM pings WHERE id = ?", [ping.id])

    core.write(write)


def _mark_told(db: sqlite3.Connection, table_id: int, row: WaitRow, now: int) -> None:
    pings = settings_of(db, row.user).pings
    due = ping_moment(pings, row.kind, row.since, now, now, table_of(db, table_id))
    db.execute(
        "UPDATE reminders SET told = ?, due = ?, late = 0, ping = NULL"
        " WHERE table_id = ? AND seat = ? AND kind = ?",
        [now, due, table_id, row.seat, row.kind],
    )


def mark_failed(core: Core, ping: Ping, error: str) -> None:
    """Schedule another attempt of a ping that was not sent, later after each failure."""
    at = core.now() + retry_delay(ping.attempts)
    core.write(
        lambda db: db.execute(
            "UPDATE pings SET due = ?, attempts = attempts + 1, error = ? WHERE id = ?",
            [at, error[:500], ping.id],
        )
    )


# --- the card as a ping -----------------------------------------------------------------------


def due_mentions(core: Core, table_id: int, at: int | None = None) -> tuple[int, tuple[int, ...]]:
    """Return the time (`at` or now), and the persons that a card posted then at this table
    should ping: those who are due, want it by mention, and are awake."""
    now = core.now() if at is None else at

    def query(db: sqlite3.Connection) -> tuple[int, tuple[int, ...]]:
        users: list[int] = []
        for row in wait_rows(db, table_id):
            if row.due is None or row.due > now or row.ping is not None:
                continue
            pings = settings_of(db, row.user).pings
            if pings.how == "mention" and is_awake(now, pings):
                users.append(row.user)
        return now, tuple(dict.fromkeys(users))

    return core.read(query)


def mark_mentioned(
    db: sqlite3.Connection, table_id: int, users: Iterable[int], composed: int, now: int
) -> None:
    """Mark these persons as pinged by a card whose content is of the moment `composed`."""
    users = set(users)
    for row in wait_rows(db, table_id):
        is_due = row.due is not None and row.due <= now and row.since <= composed
        if is_due and row.user in users and row.ping is None:
            _mark_told(db, table_id, row, now)


def waits_of_user(core: Core, user: int) -> list[Wait]:
    """Return the waits for a person at all tables, the longest first."""
    return core.read(
        lambda db: [
            Wait(*row)
            for row in db.execute(
                f"{_WAITS} WHERE r.user = ? AND r.kind <> 'next' ORDER BY r.since, r.table_id",
                [user],
            )
        ]
    )
