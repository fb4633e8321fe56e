"""The rows of turn clocks: kept with every move, in its transaction. The rules are in `clock`."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable

import msgspec

from bot.tables.types import clock as ticking
from bot.tables.types.clock import ClockRules, Hand, TableClock
from bot.tables.types.model import Table


def keep_hands(db: sqlite3.Connection, table: int, hands: Iterable[Hand]) -> None:
    """Write the hands of a table in place of those it had."""
    db.execute("DELETE FROM hands WHERE table_id = ?", [table])
    db.executemany(
        "INSERT INTO hands (table_id, seat, user, remaining, since, turn, gain, gained, flag, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(table, *msgspec.structs.astuple(hand), hand.due) for hand in hands],
    )


def follow(db: sqlite3.Connection, table: Table, acted: Collection[int], at: int) -> TableClock:
    """Let the clock of a table follow what has just happened there; how it is then."""
    clock = table.clock
    assert clock is not None
    people = {row.seat: row.user for row in table.seats if row.user is not None}
    waited = [seat for seat in table.to_move if seat not in table.away]
    hands = ticking.moved(clock, people, waited, table.turn, acted, at)
    if hands != clock.hands:
        keep_hands(db, table.id, hands)
    return msgspec.structs.replace(clock, hands=hands)


def put(db: sqlite3.Connection, table: Table, rules: ClockRules | None) -> None:
    """Give the table this clock, everybody with a full pool; None takes it away."""
    db.execute("DELETE FROM hands WHERE table_id = ?", [table.id])
    db.execute("DELETE FROM clocks WHERE table_id = ?", [table.id])
    if rules is None:
        return
    db.execute(
        "INSERT INTO clocks (table_id, pool, increment, zero) VALUES (?, ?, ?, ?)",
        [table.id, rules.pool, rules.increment, rules.zero],
    )


def pause(db: sqlite3.Connection, table: Table, at: int) -> None:
    """The clock stands still from now on."""
    _set(db, table, at)
    if table.clock is not None:
        keep_hands(db, table.id, ticking.halted(table.clock.hands, at))


def resume(db: sqlite3.Connection, table: Table, at: int) -> None:
    """The clock runs again."""
    _set(db, table, None)
    if table.clock is not None:
        keep_hands(db, table.id, ticking.going(table.clock.hands, at))


def _set(db: sqlite3.Connection, table: Table, paused: int | None) -> None:
    db.execute("UPDATE clocks SET paused = ? WHERE table_id = ?", [paused, table.id])


def excuse(db: sqlite3.Connection, gap: int, at: int) -> None:
    """The last `gap` seconds count for nobody: the bot was not there."""
    tables = db.execute("SELECT DISTINCT table_id FROM hands WHERE since IS NOT NULL").fetchall()
    for (table,) in tables:
        rows = db.execute(
            "SELECT seat, user, remaining, since, turn, gain, gained, flag FROM hands"
            " WHERE table_id = ? ORDER BY seat",
            [table],
        ).fetchall()
        keep_hands(db, table, ticking.shifted([Hand(*row) for row in rows], gap, at))


def due(db: sqlite3.Connection, at: int) -> list[int]:
    """Tables at which somebody's time is up."""
    rows = db.execute(
        "SELECT DISTINCT table_id FROM hands WHERE due IS NOT NULL AND due <= ? ORDER BY due", [at]
    )
    return [row[0] for row in rows]
