"""Rows of turn clocks, written with every move in its transaction. The rules are in `clock`."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable

import msgspec

from bot.tables.types import clock as ticking
from bot.tables.types.clock import ClockRules, SeatClock, TableClock
from bot.tables.types.model import Table


def save_seat_clocks(
    db: sqlite3.Connection, table_id: int, seat_clocks: Iterable[SeatClock]
) -> None:
    """Replace the seat clocks of a table."""
    db.execute("DELETE FROM hands WHERE table_id = ?", [table_id])
    db.executemany(
        "INSERT INTO hands (table_id, seat, user, remaining, since, turn, gain, gained, flag, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, *msgspec.structs.astuple(seat_clock), seat_clock.deadline)
            for seat_clock in seat_clocks
        ],
    )


def update_after_row(
    db: sqlite3.Connection, table: Table, acted: Collection[int], at: int
) -> TableClock:
    """Update the clock of a table after new log rows, and return it."""
    clock = table.clock
    assert clock is not None
    people = {row.seat: row.user for row in table.seats if row.user is not None}
    awaited = [seat for seat in table.to_move if seat not in table.away]
    seat_clocks = ticking.update_clocks(clock, people, awaited, table.turn, acted, at)
    if seat_clocks != clock.hands:
        save_seat_clocks(db, table.id, seat_clocks)
    return msgspec.structs.replace(clock, hands=seat_clocks)


def set_clock(db: sqlite3.Connection, table: Table, rules: ClockRules | None) -> None:
    """Set a table's clock, with a full pool for everybody; None removes it."""
    db.execute("DELETE FROM hands WHERE table_id = ?", [table.id])
    db.execute("DELETE FROM clocks WHERE table_id = ?", [table.id])
    if rules is None:
        return
    db.execute(
        "INSERT INTO clocks (table_id, pool, increment, zero) VALUES (?, ?, ?, ?)",
        [table.id, rules.pool, rules.increment, rules.zero],
    )


def pause_clock(db: sqlite3.Connection, table: Table, at: int) -> None:
    """Stop a table's clock."""
    _set_paused(db, table, at)
    if table.clock is not None:
        save_seat_clocks(db, table.id, ticking.stop_clocks(table.clock.hands, at))


def resume_clock(db: sqlite3.Connection, table: Table, at: int) -> None:
    """Start a table's clock again."""
    _set_paused(db, table, None)
    if table.clock is not None:
        save_seat_clocks(db, table.id, ticking.start_clocks(table.clock.hands, at))


def _set_paused(db: sqlite3.Connection, table: Table, paused: int | None) -> None:
    db.execute("UPDATE clocks SET paused = ? WHERE table_id = ?", [paused, table.id])


def exclude_gap(db: sqlite3.Connection, gap: int, at: int) -> None:
    """Exclude the last `gap` seconds from all clocks, because the bot was not running."""
    tables = db.execute("SELECT DISTINCT table_id FROM hands WHERE since IS NOT NULL").fetchall()
    for (table_id,) in tables:
        rows = db.execute(
            "SELECT seat, user, remaining, since, turn, gain, gained, flag FROM hands"
            " WHERE table_id = ? ORDER BY seat",
            [table_id],
        ).fetchall()
        save_seat_clocks(
            db, table_id, ticking.exclude_gap([SeatClock(*row) for row in rows], gap, at)
        )


def expired_tables(db: sqlite3.Connection, at: int) -> list[int]:
    """Return the tables at which a person's time is up."""
    rows = db.execute(
        "SELECT DISTINCT table_id FROM hands WHERE due IS NOT NULL AND due <= ? ORDER BY due", [at]
    )
    return [row[0] for row in rows]
