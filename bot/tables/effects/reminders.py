"""Waits of a table and the pings for them: rows written in the transaction of the move.

`update_after_row` makes the rows match what the table waits for. Due rows are claimed as
one `Ping` per person, which is marked before it is sent: after a crash exactly that one is
tried again with its nonce. The person who has just acted is not pinged for the result, and
one who acted a moment ago, as bidders do, only when that moment is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot.tables.effects import clock_rows, idle_rows, order_rows, sent_pings, substitute_rows
from bot.tables.effects.active_hours import count_press, settings_of
from bot.tables.effects.order_rows import HUSHED
from bot.tables.storage.core import Core, LogInsert
from bot.tables.storage.rows import table_of
from bot.tables.types.hours import (
    MINUTE,
    PingSettings,
    first_ping_at,
    is_awake,
    next_ping_at,
    next_waking_moment,
)
from bot.tables.types.messages import Ping, SentPing, Wait, WaitKind
from bot.tables.types.model import Table
from bot.tables.types.retries import retry_delay

LATE_AFTER = 30 * MINUTE
"""Seconds of delay after which a ping contains an apology."""
ATTENTION_SPAN = MINUTE
"""Seconds after an action for which its person is assumed to be watching."""
MAX_CARD_FAILURES = 6
"""Failures of a table's card after which pings do not wait for it any more."""

_CARD_SENT = (
    "NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = r.table_id"
    f" AND o.attempts < {MAX_CARD_FAILURES})"
    " AND NOT EXISTS (SELECT 1 FROM order_looks q WHERE q.table_id = r.table_id)"
)
"""No card of the table is pending: the card itself may be the ping, and orders and robots move
before it is posted."""

WaitKey = tuple[WaitKind, int]


class _Row(NamedTuple):
    seat: int
    kind: WaitKind
    user: int
    since: int
    told: int | None
    due: int | None
    late: int
    ping: int | None


Presses = Mapping[tuple[int, int], int]
"""When a person last pressed something at a table, by person and table."""
AT_IT = 180
"""Seconds after a press in which its person sees the card change and needs no reminder."""
_COLUMNS = "seat, kind, user, since, told, due, late, ping"


# --- updating after new rows ------------------------------------------------------------------


def update_after_row(
    db: sqlite3.Connection, table_id: int, at: int, rows: Sequence[LogInsert] = ()
) -> None:
    """Update all effects of a table after the new log rows `rows`."""
    table = table_of(db, table_id)
    if idle_rows.update_after_row(db, table, rows, at):
        reschedule_pings(db, at, table=table_id)
    substitute_rows.update_after_row(db, table, rows)
    table = table_of(db, table_id)
    if table.status == "ended":
        clock_rows.save_seat_clocks(db, table_id, ())
    elif table.clock is not None:
        acted = {row.seat for row in rows if row.kind == "action" and row.seat is not None}
        clock = clock_rows.update_after_row(db, table, acted, at)
        table = msgspec.structs.replace(table, clock=clock)
    order_rows.update_after_row(db, table, rows, at)
    has_undo = any(row.kind == "undo" for row in rows)
    existing = {(row.kind, row.seat): row for row in _rows_of(db, table_id)}
    hushed = {row.user for row in existing.values() if row.told == HUSHED}
    pressing_users = {
        row.user for row in rows if row.user and row.there and not _waited(row, hushed)
    }
    is_same_turn = all(row.turn == table.turn for row in rows)
    wanted = _required_waits(db, table)
    acted_at = recent_actors(db, table, at)
    for key, row in list(existing.items()):
        if wanted.get(key) != row.user:
            _delete_wait(db, table_id, key, at)
            del existing[key]
    for key, user in wanted.items():
        if key not in existing or user in pressing_users:
            is_told = user in pressing_users or (has_undo and key[0] == "next")
            since = _wait_began(existing.get(key), is_same_turn, at)
            earliest = (
                acted_at.get(user, at - ATTENTION_SPAN) + ATTENTION_SPAN if key[0] != "next" else at
            )
            sent_pings.mark_done(db, table_id, *key, at)
            _save_wait(db, table, key, user, since, earliest, at if is_told else None)
    for user in pressing_users:
        if count_press(db, user, at):
            reschedule_pings(db, at, user=user)


def _waited(row: LogInsert, hushed: Container[int]) -> bool:
    """Whether an order did this after it had waited: its person is not there any more."""
    return row.user in hushed and row.detail is not None and row.detail.order is not None


def _rows_of(db: sqlite3.Connection, table_id: int) -> list[_Row]:
    rows = db.execute(f"SELECT {_COLUMNS} FROM reminders WHERE table_id = ?", [table_id])
    return [_Row(*row) for row in rows]


def _required_waits(db: sqlite3.Connection, table: Table) -> dict[WaitKey, int]:
    """Return the persons that the table waits for, and those who want to know that they are next.

    Seats with orders are not told that they are next, because an order may take the turn; if it
    does not, the person is pinged when the turn comes."""
    if table.status != "running" or table.is_practice or table.in_person:
        return {}
    substituted = table.substituted_seats
    people = {row.seat: row.user for row in table.seats if row.user is not None}
    waits: dict[WaitKey, int] = {
        ("turn", seat): people[seat]
        for seat in table.to_move
        if seat in people and seat not in (*substituted, *table.away)
    }
    people = {seat: user for seat, user in people.items() if seat not in table.away}
    for ask in table.asks:
        waits.update({("ask", seat): people[seat] for seat in ask.waiting if seat in people})
    ordered = order_rows.seats_with_orders(db, table.id)
    for seat in table.next_up:
        is_candidate = seat in people and seat not in (*table.to_move, *ordered)
        if is_candidate and settings_of(db, people[seat]).pings.early:
            waits["next", seat] = people[seat]
    return waits


def recent_actors(db: sqlite3.Connection, table: Table, at: int) -> dict[int, int]:
    """Return who acted just before `at`, and when; empty if something was taken back since.

    Only the last rows are read, which is enough for so short a time."""
    acted_at: dict[int, int] = {}
    for user, kind, when in db.execute(
        "SELECT user, kind, at FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 60",
        [table.id],
    ):
        if kind == "undo" or when <= at - ATTENTION_SPAN:
            break
        if kind == "action" and user is not None:
            acted_at.setdefault(user, when)
    return acted_at


def recently_active(core: Core, table_id: int) -> frozenset[int]:
    """Return the persons who acted a moment ago, and so may see the card change."""
    now = core.now()
    return core.read(lambda db: frozenset(recent_actors(db, table_of(db, table_id), now)))


def _wait_began(row: _Row | None, is_same_turn: bool, at: int) -> int:
    """Return when the wait began.

    A wait continues if its person acts but must act again in the same turn, or still has to
    answer a question."""
    return row.since if row is not None and (is_same_turn or row.kind == "ask") else at


def _save_wait(
    db: sqlite3.Connection,
    table: Table,
    key: WaitKey,
    user: int,
    since: int,
    earliest: int,
    told: int | None,
) -> None:
    """Write a wait. `told`: when the person was told, by having just acted."""
    kind, seat = key
    due = _next_ping_at(settings_of(db, user).pings, kind, since, told, earliest, table)
    db.execute(
        "INSERT OR REPLACE INTO reminders (table_id, seat, kind, user, since, told, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [table.id, seat, kind, user, since, told, due],
    )


def _delete_wait(db: sqlite3.Connection, table_id: int, key: WaitKey, at: int) -> None:
    sent_pings.mark_done(db, table_id, *key, at)
    db.execute(
        "DELETE FROM reminders WHERE table_id = ? AND kind = ? AND seat = ?", [table_id, *key]
    )


def _is_paused(table: Table) -> bool:
    return table.clock is not None and table.clock.paused is not None


def _next_ping_at(
    pings: PingSettings, kind: WaitKind, since: int, told: int | None, now: int, table: Table
) -> int | None:
    """Return the moment of the next ping, not before `now`, or None for no ping.

    Once ending the table is offered, there is no second ping."""
    if _is_paused(table) or pings.how == "quiet" or told == HUSHED:
        return None
    if told is not None and table.find_ask("idle") is not None:
        return None
    if kind == "next" and (told is not None or not pings.early):
        return None
    if kind == "next":
        moment: int | None = next_waking_moment(since, pings)
    else:
        moment = first_ping_at(since, pings) if told is None else next_ping_at(told, pings)
    return None if moment is None else next_waking_moment(max(moment, now), pings)


def reschedule_pings(
    db: sqlite3.Connection, at: int, *, user: int | None = None, table: int | None = None
) -> None:
    """Recompute when to ping, after a change of settings or a pause or resumption of a table.

    Pings being sent are left as they are."""
    rows = db.execute(
        f"SELECT table_id, {_COLUMNS} FROM reminders WHERE ping IS NULL"
        " AND (?1 IS NULL OR user = ?1) AND (?2 IS NULL OR table_id = ?2)",
        (user, table),
    ).fetchall()
    for table_id, *rest in rows:
        row = _Row(*rest)
        pings = settings_of(db, row.user).pings
        due = _next_ping_at(pings, row.kind, row.since, row.told, at, table_of(db, table_id))
        _set_due(db, table_id, row, due)


def _set_due(
    db: sqlite3.Connection, table_id: int, row: _Row, due: int | None, late: int = 0
) -> None:
    db.execute(
        "UPDATE reminders SET due = ?, late = ? WHERE table_id = ? AND seat = ? AND kind = ?",
        [due, late, table_id, row.seat, row.kind],
    )


def remind_now(db: sqlite3.Connection, table_id: int, seats: Iterable[int], at: int) -> None:
    """Ping the persons who must act at these seats once more, as soon as their hours allow."""
    for row in _rows_of(db, table_id):
        if row.kind == "turn" and row.seat in seats and row.ping is None:
            pings = settings_of(db, row.user).pings
            _set_due(
                db, table_id, row, None if pings.how == "quiet" else next_waking_moment(at, pings)
            )


def suppress_ping(db: sqlite3.Connection, table_id: int, seat: int) -> None:
    """Do not ping the person who must act at this seat, because an order will act later."""
    db.execute(
        "UPDATE reminders SET told = ?, due = NULL"
        " WHERE table_id = ? AND seat = ? AND kind = 'turn' AND ping IS NULL",
        [HUSHED, table_id, seat],
    )


def call_after_all(db: sqlite3.Connection, table: Table, waiting: Container[int], at: int) -> None:
    """Call those who were not called for an order's sake, but for seats whose orders are still
    `waiting`: they must act themselves."""
    for row in _rows_of(db, table.id):
        if row.told == HUSHED and row.seat not in waiting:
            pings = settings_of(db, row.user).pings
            db.execute(
                "UPDATE reminders SET told = NULL, due = ?"
                " WHERE table_id = ? AND seat = ? AND kind = ?",
                [
                    _next_ping_at(pings, row.kind, row.since, None, at, table),
                    table.id,
                    row.seat,
                    row.kind,
                ],
            )


# --- claiming ---------------------------------------------------------------------------------


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
    "SELECT r.table_id, t.guild, " + ", ".join(f"r.{name}" for name in _COLUMNS.split(", ")) +
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
    groups: dict[tuple[int, int], list[tuple[int, _Row]]] = {}
    settings: dict[int, PingSettings] = {}
    for row_id, guild, *rest in db.execute(_READY, [now]).fetchall():
        row = _Row(*rest)
        pings = settings.setdefault(row.user, settings_of(db, row.user).pings)
        if not is_awake(now, pings):
            _set_due(db, row_id, row, next_waking_moment(now, pings), late=1)
            continue
        pressed = presses.get((row.user, row_id), 0)
        if now < pressed + AT_IT:
            _set_due(db, row_id, row, pressed + AT_IT, row.late)
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
    waits: Sequence[tuple[int, _Row]],
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
            f"SELECT table_id, {_COLUMNS} FROM reminders WHERE ping = ?", [ping.id]
        ).fetchall()
        for table_id, *rest in rows:
            _mark_told(db, table_id, _Row(*rest), now)
        db.execute("DELETE FROM pings WHERE id = ?", [ping.id])

    core.write(write)


def _mark_told(db: sqlite3.Connection, table_id: int, row: _Row, now: int) -> None:
    pings = settings_of(db, row.user).pings
    due = _next_ping_at(pings, row.kind, row.since, now, now, table_of(db, table_id))
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
        for row in _rows_of(db, table_id):
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
    for row in _rows_of(db, table_id):
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
