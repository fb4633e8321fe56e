"""Robots that play for persons: for one turn, by order of the owner or an administrator, or
while the person is away.

The seat stays the person's, and so does the right to move. Draws of a robot are normal
draws and are never repeated."""

from __future__ import annotations

import sqlite3

from bot.tables.effects import substitute_rows
from bot.tables.moves.lobby import leave_table
from bot.tables.moves.play import (
    idempotent,
    require_no_record,
    require_owner,
    require_running,
    require_seat,
    write_rows,
)
from bot.tables.storage.core import Core, LogInsert, end_table
from bot.tables.storage.rows import AWAY, StoredDetail
from bot.tables.types.errors import TableError
from bot.tables.types.model import Submitted, Table


@idempotent
def skip(
    core: Core, table: Table, acting_user: int, seat: int | None, *, key: str, admin: bool = False
) -> Submitted:
    """Let a robot play this turn of a seat that does not move.

    `seat` None: the seat of the only person the table waits for. The robot moves at the next
    `Tables.step_robots`. TableError: not-owner, no-seat, which-seat, not-waited-for,
    not-running, ended."""
    require_no_record(table)
    require_running(table)
    require_owner(table, acting_user, admin)
    skipped, user = _awaited_seat(table, seat)
    detail = StoredDetail(admin=acting_user != table.owner, owner=acting_user == table.owner)
    row = LogInsert(
        "skip", table.turn, table.rules, key, skipped, acting_user, detail=detail, outdates="none"
    )

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        substitute_rows.add_substitute(db, table.id, skipped, user, table.turn)

    return write_rows(core, table, [row], in_transaction=in_transaction)


def _awaited_seat(table: Table, seat: int | None) -> tuple[int, int]:
    """Return the seat, and its person, that the table waits for."""
    awaited = [candidate for candidate in table.to_move if table.seats[candidate].user is not None]
    if seat is None:
        if len(awaited) > 1:
            raise TableError("which-seat")
        seat = next(iter(awaited), -1)
    elif seat not in range(len(table.seats)):
        raise TableError("no-seat", seat=seat)
    user = table.seats[seat].user if seat in awaited else None
    if user is None:
        raise TableError("not-waited-for")
    return seat, user


@idempotent
def start_absence(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """Let a robot play the person's seat until `end_absence`; without a row if it does already.

    TableError: not-yours, not-running, ended."""
    require_no_record(table)
    seat = require_seat(table, user)
    if seat in table.away:
        return Submitted(table, ())
    row = LogInsert("away", table.turn, table.rules, key, seat, user, outdates="none")
    put = substitute_rows.add_substitute
    return write_rows(
        core, table, [row], in_transaction=lambda db, at: put(db, table.id, seat, user, AWAY)
    )


@idempotent
def end_absence(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """Let the person play again; without a row if there is no substitute. TableError: as
    `start_absence`."""
    seat = require_seat(table, user)
    if seat not in table.away:
        return Submitted(table, ())
    row = LogInsert("back", table.turn, table.rules, key, seat, user, outdates="none")
    take_off = substitute_rows.remove_substitute
    return write_rows(
        core, table, [row], in_transaction=lambda db, at: take_off(db, table.id, seat, AWAY)
    )


@idempotent
def concede(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """Concede: of two seats the other has won; at a larger table a robot plays on, as after
    `leave_table`. TableError: not-yours, not-running, ended."""
    require_no_record(table)
    require_running(table)
    if len(table.seats) > 2:
        return leave_table(core, table.id, user, key=key)
    seat = require_seat(table, user)
    row = LogInsert("concede", table.turn, table.rules, key, seat, user)
    return write_rows(
        core, table, [row], in_transaction=lambda db, at: end_table(db, table.id, at, "conceded")
    )
