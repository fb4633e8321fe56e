"""Waits of a table: rows written in the transaction of the move, with the moment of the next ping.

`update_after_row` makes the rows match what the table waits for. The person who has just
acted is not pinged for the result, and one who acted a moment ago, as in an auction, only when
that moment is over. `due_pings` sends what is due."""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

import msgspec

from bot.tables.effects import clock_rows, idle_rows, order_rows, sent_pings, substitute_rows
from bot.tables.effects.active_hours import count_press, settings_of
from bot.tables.effects.order_rows import NOT_CALLED
from bot.tables.storage.core import Core, LogInsert
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import table_of
from bot.tables.types.hours import (
    MINUTE,
    PingSettings,
    first_ping_at,
    next_ping_at,
    next_waking_moment,
)
from bot.tables.types.messages import WaitKind
from bot.tables.types.model import Table

ATTENTION_SPAN = MINUTE
"""Seconds after an action for which its person is assumed to be watching."""
WaitKey = tuple[WaitKind, int]


class WaitRow(NamedTuple):
    """A row of the table `reminders`: whom a table waits for, and when to ping.

    `last_ping` is its column `told`: when the person was pinged last, or `NOT_CALLED`."""

    seat: int
    kind: WaitKind
    user: int
    since: int
    last_ping: int | None
    due: int | None
    late: int
    ping: int | None


WAIT_COLUMNS = "seat, kind, user, since, told, due, late, ping"


# --- updating after new rows ------------------------------------------------------------------


def update_after_row(
    db: sqlite3.Connection, table_id: int, at: int, rows: Sequence[LogInsert] = ()
) -> None:
    """Update all effects of a table after the new log rows `rows`."""
    table = table_of(db, table_id)
    offer_expired = idle_rows.update_after_row(db, table, rows, at)
    if offer_expired:
        reschedule_pings(db, at, table=table_id)
    if substitute_rows.update_after_row(db, table, rows) or offer_expired:
        table = table_of(db, table_id)
    if table.status == "ended":
        clock_rows.save_seat_clocks(db, table_id, ())
    elif table.clock is not None:
        acted = {row.seat for row in rows if row.kind == "action" and row.seat is not None}
        clock = clock_rows.update_after_row(db, table, acted, at)
        table = msgspec.structs.replace(table, clock=clock)
    order_rows.update_after_row(db, table, rows, at)
    has_undo = any(row.kind == "undo" for row in rows)
    existing = {(row.kind, row.seat): row for row in wait_rows(db, table_id)}
    not_called = {row.user for row in existing.values() if row.last_ping == NOT_CALLED}
    pressing_users = {
        row.user
        for row in rows
        if row.user and row.pressed_now and not _has_waited(row, not_called)
    }
    is_same_turn = all(row.turn == table.turn for row in rows)
    wanted = _required_waits(db, table)
    acted_at = recent_actors(db, table_id, at)
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


def _has_waited(row: LogInsert, not_called: Container[int]) -> bool:
    """Whether an order made this move after a delay, so that its person has left meanwhile."""
    return row.user in not_called and row.detail is not None and row.detail.order is not None


def wait_rows(db: sqlite3.Connection, table_id: int) -> list[WaitRow]:
    """Return the waits of a table."""
    rows = db.execute(f"SELECT {WAIT_COLUMNS} FROM reminders WHERE table_id = ?", [table_id])
    return [WaitRow(*row) for row in rows]


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


def recent_actors(db: sqlite3.Connection, table_id: int, at: int) -> dict[int, int]:
    """Return who acted just before `at`, and when; empty if something was taken back since.

    Only the last rows are read, which is enough for so short a time."""
    acted_at: dict[int, int] = {}
    for user, kind, when in db.execute(
        "SELECT user, kind, at FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 60",
        [table_id],
    ):
        if kind == "undo" or when <= at - ATTENTION_SPAN:
            break
        if kind == "action" and user is not None:
            acted_at.setdefault(user, when)
    return acted_at


def recently_active(core: Core, table_id: int) -> frozenset[int]:
    """Return the persons who acted a moment ago, and so may see the card change."""
    now = core.now()
    return core.read(lambda db: frozenset(recent_actors(db, table_id, now)))


def _wait_began(row: WaitRow | None, is_same_turn: bool, at: int) -> int:
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
    last_ping: int | None,
) -> None:
    """Write a wait. `last_ping`: when the person learned of it, by having just acted."""
    kind, seat = key
    due = ping_moment(settings_of(db, user).pings, kind, since, last_ping, earliest, table)
    db.execute(
        "INSERT OR REPLACE INTO reminders (table_id, seat, kind, user, since, told, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [table.id, seat, kind, user, since, last_ping, due],
    )


def _delete_wait(db: sqlite3.Connection, table_id: int, key: WaitKey, at: int) -> None:
    sent_pings.mark_done(db, table_id, *key, at)
    db.execute(
        "DELETE FROM reminders WHERE table_id = ? AND kind = ? AND seat = ?", [table_id, *key]
    )


def _is_paused(table: Table) -> bool:
    return table.clock is not None and table.clock.paused is not None


def ping_moment(
    pings: PingSettings, kind: WaitKind, since: int, last_ping: int | None, now: int, table: Table
) -> int | None:
    """Return the moment of the next ping, not before `now`, or None for no ping.

    Once ending the table is offered, there is no second ping."""
    if _is_paused(table) or pings.how == "quiet" or last_ping == NOT_CALLED:
        return None
    if last_ping is not None and table.find_ask("idle") is not None:
        return None
    if kind == "next" and (last_ping is not None or not pings.early):
        return None
    if kind == "next":
        moment: int | None = next_waking_moment(since, pings)
    else:
        moment = (
            first_ping_at(since, pings) if last_ping is None else next_ping_at(last_ping, pings)
        )
    return None if moment is None else next_waking_moment(max(moment, now), pings)


def reschedule_pings(
    db: sqlite3.Connection, at: int, *, user: int | None = None, table: int | None = None
) -> None:
    """Recompute when to ping, after a change of settings or a pause or resumption of a table.

    Pings being sent are left as they are."""
    rows = db.execute(
        f"SELECT table_id, {WAIT_COLUMNS} FROM reminders WHERE ping IS NULL"
        " AND (?1 IS NULL OR user = ?1) AND (?2 IS NULL OR table_id = ?2)",
        numbered(user, table),
    ).fetchall()
    for table_id, *rest in rows:
        row = WaitRow(*rest)
        pings = settings_of(db, row.user).pings
        due = ping_moment(pings, row.kind, row.since, row.last_ping, at, table_of(db, table_id))
        set_due(db, table_id, row, due)


def set_due(
    db: sqlite3.Connection, table_id: int, row: WaitRow, due: int | None, late: int = 0
) -> None:
    """Store when to ping for a wait, and whether that will be late."""
    db.execute(
        "UPDATE reminders SET due = ?, late = ? WHERE table_id = ? AND seat = ? AND kind = ?",
        [due, late, table_id, row.seat, row.kind],
    )


def remind_now(db: sqlite3.Connection, table_id: int, seats: Iterable[int], at: int) -> None:
    """Ping the persons who must act at these seats once more, as soon as their hours allow."""
    for row in wait_rows(db, table_id):
        if row.kind == "turn" and row.seat in seats and row.ping is None:
            pings = settings_of(db, row.user).pings
            set_due(
                db, table_id, row, None if pings.how == "quiet" else next_waking_moment(at, pings)
            )


def suppress_ping(db: sqlite3.Connection, table_id: int, seat: int) -> None:
    """Do not ping the person who must act at this seat, because an order will act later."""
    db.execute(
        "UPDATE reminders SET told = ?, due = NULL"
        " WHERE table_id = ? AND seat = ? AND kind = 'turn' AND ping IS NULL",
        [NOT_CALLED, table_id, seat],
    )


def call_after_all(db: sqlite3.Connection, table: Table, waiting: Container[int], at: int) -> None:
    """Call those who were not called for an order's sake, but for seats whose orders are still
    `waiting`: they must act themselves."""
    for row in wait_rows(db, table.id):
        if row.last_ping == NOT_CALLED and row.seat not in waiting:
            pings = settings_of(db, row.user).pings
            db.execute(
                "UPDATE reminders SET told = NULL, due = ?"
                " WHERE table_id = ? AND seat = ? AND kind = ?",
                [
                    ping_moment(pings, row.kind, row.since, None, at, table),
                    table.id,
                    row.seat,
                    row.kind,
                ],
            )
