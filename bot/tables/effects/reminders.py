"""Whom a table waits for, and when to call them: rows written in the transaction of the move.

`follow` makes the rows what the table now asks for, whatever happened to it. A row that is due is
given out in one `Ping` a person, which is marked before it is sent: after a crash exactly that one
is tried again, under its nonce. Whoever has just acted is not called for what he did himself, and
whoever acted a moment ago, as bidders do, only when that moment is over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

import msgspec

from bot.tables.effects import clock_rows, idle_rows, order_rows, substitute_rows
from bot.tables.effects.active_hours import note_press, settings_of
from bot.tables.effects.order_rows import HUSHED
from bot.tables.storage.core import Core, LogInsert
from bot.tables.storage.rows import table_of
from bot.tables.types.hours import MINUTE, Pings, awake, first_ping, next_ping, waking
from bot.tables.types.messages import Ping, Wait, WaitKind
from bot.tables.types.model import Table
from bot.tables.types.retries import back_off

LATE = 30 * MINUTE
"""A ping later than that is said with an apology."""
A_MOMENT = MINUTE
"""So long after an action its person is taken to be looking."""
HELD = 6
"""Failures after which pings wait no longer for the card of their table."""

_FRESH = (
    f"NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = r.table_id AND o.attempts < {HELD})"
    " AND NOT EXISTS (SELECT 1 FROM order_looks q WHERE q.table_id = r.table_id)"
)
"""No card of the table is on its way: the card itself may be the ping, and orders and robots have
moved before it is said."""

Spot = tuple[WaitKind, int]


class _Row(NamedTuple):
    seat: int
    kind: WaitKind
    user: int
    since: int
    told: int | None
    due: int | None
    late: int
    ping: int | None


_COLUMNS = "seat, kind, user, since, told, due, late, ping"


# --- following a table -----------------------------------------------------------------------


def follow(db: sqlite3.Connection, number: int, at: int, rows: Sequence[LogInsert] = ()) -> None:
    """Let clock and reminders follow what has just happened; `rows` are what was written of it."""
    table = table_of(db, number)
    if idle_rows.follow(db, table, rows, at):
        reschedule(db, at, table=number)
    substitute_rows.follow(db, table, rows)
    table = table_of(db, number)
    if table.status == "ended":
        clock_rows.keep_hands(db, number, ())
    elif table.clock is not None:
        acted = {row.seat for row in rows if row.kind == "action" and row.seat is not None}
        clock = clock_rows.follow(db, table, acted, at)
        table = msgspec.structs.replace(table, clock=clock)
    order_rows.follow(db, table, rows, at)
    undone = any(row.kind == "undo" for row in rows)
    known = {(row.kind, row.seat): row for row in _rows_of(db, number)}
    hushed = {row.user for row in known.values() if row.told == HUSHED}
    pressed = {row.user for row in rows if row.user and row.there and not _waited(row, hushed)}
    same = all(row.turn == table.turn for row in rows)
    wanted = _wanted(db, table)
    looking = acted_just_now(db, table, at)
    for spot, row in list(known.items()):
        if wanted.get(spot) != row.user:
            _drop(db, number, spot)
            del known[spot]
    for spot, user in wanted.items():
        if spot not in known or user in pressed:
            quiet = user in pressed or (undone and spot[0] == "next")
            since = _since(known.get(spot), same, at)
            soonest = looking.get(user, at - A_MOMENT) + A_MOMENT if spot[0] != "next" else at
            _put(db, table, spot, user, since, soonest, at if quiet else None)
    for user in pressed:
        if note_press(db, user, at):
            reschedule(db, at, user=user)


def _waited(row: LogInsert, hushed: Container[int]) -> bool:
    """Whether an order did this after it had waited: its person is not there any more."""
    return row.user in hushed and row.detail is not None and row.detail.order is not None


def _rows_of(db: sqlite3.Connection, table: int) -> list[_Row]:
    found = db.execute(f"SELECT {_COLUMNS} FROM reminders WHERE table_id = ?", [table])
    return [_Row(*row) for row in found]


def _wanted(db: sqlite3.Connection, table: Table) -> dict[Spot, int]:
    """For whom the table waits, and who asked to be told that he is next. An order may take the
    turn of whoever left one: he is told of a turn that he must take himself, when it comes."""
    if table.status != "running" or table.practice:
        return {}
    helped = table.helped
    people = {row.seat: row.user for row in table.seats if row.user is not None}
    found: dict[Spot, int] = {
        ("turn", seat): people[seat]
        for seat in table.to_move
        if seat in people and seat not in (*helped, *table.away)
    }
    people = {seat: user for seat, user in people.items() if seat not in table.away}
    for ask in table.asks:
        found.update({("ask", seat): people[seat] for seat in ask.waiting if seat in people})
    ordered = order_rows.seats(db, table.id)
    for seat in table.next_up:
        eager = seat in people and seat not in (*table.to_move, *ordered)
        if eager and settings_of(db, people[seat]).pings.early:
            found["next", seat] = people[seat]
    return found


def acted_just_now(db: sqlite3.Connection, table: Table, at: int) -> dict[int, int]:
    """Who acted a moment before `at`, and when; nobody, if things were taken back since. Only the
    last rows are read: no more fit into a moment."""
    found: dict[int, int] = {}
    for user, kind, when in db.execute(
        "SELECT user, kind, at FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 60",
        [table.id],
    ):
        if kind == "undo" or when <= at - A_MOMENT:
            break
        if kind == "action" and user is not None:
            found.setdefault(user, when)
    return found


def around(core: Core, table: int) -> frozenset[int]:
    """Who acted a moment ago: the card may change under their eyes."""
    now = core.now()
    return core.read(lambda db: frozenset(acted_just_now(db, table_of(db, table), now)))


def _since(row: _Row | None, same: bool, at: int) -> int:
    """When the wait began: whoever acts, and must act again in the same turn, or has a question
    still to answer, was waited for before."""
    return row.since if row is not None and (same or row.kind == "ask") else at


def _put(
    db: sqlite3.Connection,
    table: Table,
    spot: Spot,
    user: int,
    since: int,
    at: int,
    told: int | None,
) -> None:
    """A wait as it is now. `told`: the person knows, having just acted."""
    kind, seat = spot
    due = _due(settings_of(db, user).pings, kind, since, told, at, table)
    db.execute(
        "INSERT OR REPLACE INTO reminders (table_id, seat, kind, user, since, told, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [table.id, seat, kind, user, since, told, due],
    )


def _drop(db: sqlite3.Connection, table: int, spot: Spot) -> None:
    db.execute("DELETE FROM reminders WHERE table_id = ? AND kind = ? AND seat = ?", [table, *spot])


def _paused(table: Table) -> bool:
    return table.clock is not None and table.clock.paused is not None


def _due(
    pings: Pings, kind: WaitKind, since: int, told: int | None, now: int, table: Table
) -> int | None:
    """When to call next, not before `now`; None: not at all. Once an ending is offered nobody is
    called a second time."""
    if _paused(table) or pings.how == "quiet" or told == HUSHED:
        return None
    if told is not None and table.ask("idle") is not None:
        return None
    if kind == "next" and (told is not None or not pings.early):
        return None
    if kind == "next":
        found: int | None = waking(since, pings)
    else:
        found = first_ping(since, pings) if told is None else next_ping(told, pings)
    return None if found is None else waking(max(found, now), pings)


def reschedule(
    db: sqlite3.Connection, at: int, *, user: int | None = None, table: int | None = None
) -> None:
    """Work out anew when to call: a person has chosen otherwise, or a table was paused or goes on.

    What is on its way stays as it is.
    """
    found = db.execute(
        f"SELECT table_id, {_COLUMNS} FROM reminders WHERE ping IS NULL"
        " AND (?1 IS NULL OR user = ?1) AND (?2 IS NULL OR table_id = ?2)",
        (user, table),
    ).fetchall()
    for number, *rest in found:
        row = _Row(*rest)
        pings = settings_of(db, row.user).pings
        due = _due(pings, row.kind, row.since, row.told, at, table_of(db, number))
        _set_due(db, number, row, due)


def _set_due(db: sqlite3.Connection, table: int, row: _Row, due: int | None, late: int = 0) -> None:
    db.execute(
        "UPDATE reminders SET due = ?, late = ? WHERE table_id = ? AND seat = ? AND kind = ?",
        [due, late, table, row.seat, row.kind],
    )


def remind_now(db: sqlite3.Connection, table: int, seats: Iterable[int], at: int) -> None:
    """Call whoever must act at these seats once more, as soon as their hours allow."""
    for row in _rows_of(db, table):
        if row.kind == "turn" and row.seat in seats and row.ping is None:
            pings = settings_of(db, row.user).pings
            _set_due(db, table, row, None if pings.how == "quiet" else waking(at, pings))


def suppress(db: sqlite3.Connection, table: int, seat: int) -> None:
    """Do not call whoever must act at this seat: an order will, when its time comes."""
    db.execute(
        "UPDATE reminders SET told = ?, due = NULL"
        " WHERE table_id = ? AND seat = ? AND kind = 'turn' AND ping IS NULL",
        [HUSHED, table, seat],
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
                [_due(pings, row.kind, row.since, None, at, table), table.id, row.seat, row.kind],
            )


# --- giving out ------------------------------------------------------------------------------


def seconds(core: Core) -> float | None:
    """Until something is to be done: a ping, or somebody's time is up; None: nothing is."""

    def ask(db: sqlite3.Connection) -> int | None:
        found: int | None = db.execute(
            "SELECT min(due) FROM ("
            f"SELECT min(due) AS due FROM reminders r WHERE ping IS NULL AND {_FRESH}"
            " AND NOT EXISTS (SELECT 1 FROM pings p WHERE p.user = r.user)"
            " UNION ALL SELECT min(due) FROM pings UNION ALL SELECT min(due) FROM hands)"
        ).fetchone()[0]
        return found

    return core.until(core.read(ask))


def claim(core: Core) -> list[Ping]:
    """The pings to send now: those of before that may not have arrived, and what has become due,
    one for each person (and each server, if by mention). Never outside waking hours: what has
    become late meanwhile waits for the morning."""
    now = core.now()
    if not core.read(lambda db: _any_due(db, now)):
        return []
    return core.write(lambda db: _claim(db, now))


_READY = (
    "SELECT r.table_id, t.guild, " + ", ".join(f"r.{name}" for name in _COLUMNS.split(", ")) +
    " FROM reminders r JOIN tables t ON t.id = r.table_id WHERE r.due <= ? AND r.ping IS NULL"
    f" AND {_FRESH} AND NOT EXISTS (SELECT 1 FROM pings p WHERE p.user = r.user)"
)  # fmt: skip


def _any_due(db: sqlite3.Connection, now: int) -> bool:
    if db.execute("SELECT 1 FROM pings WHERE due <= ? LIMIT 1", [now]).fetchone():
        return True
    return db.execute(f"{_READY} LIMIT 1", [now]).fetchone() is not None


def _claim(db: sqlite3.Connection, now: int) -> list[Ping]:
    db.execute("DELETE FROM pings WHERE id NOT IN (SELECT ping FROM reminders WHERE ping NOT NULL)")
    again = db.execute("SELECT id, user FROM pings WHERE due <= ? ORDER BY id", [now]).fetchall()
    numbers: list[int] = [number for number, user in again if _may_again(db, number, user, now)]
    groups: dict[tuple[int, int], list[tuple[int, _Row]]] = {}
    hows: dict[int, Pings] = {}
    for number, guild, *rest in db.execute(_READY, [now]).fetchall():
        row = _Row(*rest)
        pings = hows.setdefault(row.user, settings_of(db, row.user).pings)
        if not awake(now, pings):
            _set_due(db, number, row, waking(now, pings), late=1)
            continue
        key = (row.user, guild if pings.how == "mention" else 0)
        groups.setdefault(key, []).append((number, row))
    for (user, _), found in groups.items():
        late = any(row.late or now - (row.due or now) > LATE for _, row in found)
        numbers.append(_new_ping(db, user, hows[user].how, late, now, found))
    tried = {number for number, _ in again}
    return [_ping(db, number, number in tried) for number in numbers]


def _may_again(db: sqlite3.Connection, number: int, user: int, now: int) -> bool:
    """Whether a ping that may not have arrived may be tried now: neither at night, nor if the
    person has chosen quiet since."""
    pings = settings_of(db, user).pings
    if pings.how == "quiet":
        db.execute("UPDATE reminders SET ping = NULL, due = NULL WHERE ping = ?", [number])
        db.execute("DELETE FROM pings WHERE id = ?", [number])
        return False
    (due,) = db.execute("SELECT min(due) FROM reminders WHERE ping = ?", [number]).fetchone()
    may = awake(now, pings)
    late = not may or now - due > LATE
    db.execute(
        "UPDATE pings SET late = max(late, ?), due = ? WHERE id = ?",
        [late, waking(now, pings), number],
    )
    return may


def _new_ping(
    db: sqlite3.Connection,
    user: int,
    how: str,
    late: bool,
    now: int,
    found: Sequence[tuple[int, _Row]],
) -> int:
    done = db.execute(
        "INSERT INTO pings (user, how, late, due) VALUES (?, ?, ?, ?)", [user, how, late, now]
    )
    assert done.lastrowid is not None
    db.executemany(
        "UPDATE reminders SET ping = ? WHERE table_id = ? AND seat = ? AND kind = ?",
        [(done.lastrowid, number, row.seat, row.kind) for number, row in found],
    )
    return done.lastrowid


_WAITS = (
    "SELECT r.table_id, r.seat, r.kind, r.since, t.guild, coalesce(t.thread, t.channel), t.owner"
    " FROM reminders r JOIN tables t ON t.id = r.table_id"
)


def _ping(db: sqlite3.Connection, number: int, tried: bool) -> Ping:
    user, how, late, attempts = db.execute(
        "SELECT user, how, late, attempts FROM pings WHERE id = ?", [number]
    ).fetchone()
    waits = db.execute(f"{_WAITS} WHERE r.ping = ? ORDER BY r.since, r.table_id", [number])
    found = tuple(Wait(*row) for row in waits)
    return Ping(number, user, how, found, bool(late), attempts, tried)


def said(core: Core, ping: Ping) -> None:
    """It was sent, or nobody can be reached: the next one comes after the person's interval."""
    now = core.now()

    def change(db: sqlite3.Connection) -> None:
        rows = db.execute(
            f"SELECT table_id, {_COLUMNS} FROM reminders WHERE ping = ?", [ping.id]
        ).fetchall()
        for number, *rest in rows:
            _told(db, number, _Row(*rest), now)
        db.execute("DELETE FROM pings WHERE id = ?", [ping.id])

    core.write(change)


def _told(db: sqlite3.Connection, table: int, row: _Row, now: int) -> None:
    pings = settings_of(db, row.user).pings
    due = _due(pings, row.kind, row.since, now, now, table_of(db, table))
    db.execute(
        "UPDATE reminders SET told = ?, due = ?, late = 0, ping = NULL"
        " WHERE table_id = ? AND seat = ? AND kind = ?",
        [now, due, table, row.seat, row.kind],
    )


def failed(core: Core, ping: Ping, error: str) -> None:
    """It was not sent, and may succeed later: it comes again after a while, longer each time."""
    at = core.now() + back_off(ping.attempts)
    core.write(
        lambda db: db.execute(
            "UPDATE pings SET due = ?, attempts = attempts + 1, error = ? WHERE id = ?",
            [at, error[:500], ping.id],
        )
    )


# --- the card as a ping ----------------------------------------------------------------------


def callable_(core: Core, table: int, at: int | None = None) -> tuple[int, tuple[int, ...]]:
    """The time (now, unless told otherwise), and whom a card made then at this table should call:
    who is due, wants it by mention, and is awake."""
    now = core.now() if at is None else at

    def ask(db: sqlite3.Connection) -> tuple[int, tuple[int, ...]]:
        found: list[int] = []
        for row in _rows_of(db, table):
            if row.due is None or row.due > now or row.ping is not None:
                continue
            pings = settings_of(db, row.user).pings
            if pings.how == "mention" and awake(now, pings):
                found.append(row.user)
        return now, tuple(dict.fromkeys(found))

    return core.read(ask)


def called(
    db: sqlite3.Connection, table: int, users: Iterable[int], composed: int, now: int
) -> None:
    """A card made at `composed` has called these persons."""
    users = set(users)
    for row in _rows_of(db, table):
        due = row.due is not None and row.due <= now and row.since <= composed
        if due and row.user in users and row.ping is None:
            _told(db, table, row, now)


def inbox(core: Core, user: int) -> list[Wait]:
    """What waits for a person over all tables, the longest wait first."""
    return core.read(
        lambda db: [
            Wait(*row)
            for row in db.execute(
                f"{_WAITS} WHERE r.user = ? AND r.kind <> 'next' ORDER BY r.since, r.table_id",
                [user],
            )
        ]
    )
