"""Seats that change hands in a running game."""

from __future__ import annotations

import sqlite3

from bot.tables.effects import notices
from bot.tables.moves.play import idempotent, require_owner, require_running, write_rows
from bot.tables.moves.server_rules import require_not_kept_away
from bot.tables.storage.core import Core, LogInsert, end_table
from bot.tables.storage.rows import StoredDetail
from bot.tables.types.errors import TableError
from bot.tables.types.games import rules_of
from bot.tables.types.model import SeatRow, Submitted, Table


def robot_name(table: Table, name: str) -> str:
    """Return the canonical name of a robot. TableError: no-robot."""
    try:
        return rules_of(table).robot(name).name
    except (LookupError, ValueError):
        raise TableError("no-robot", robot=name) from None


@idempotent
def reseat(
    core: Core,
    table: Table,
    user: int,
    holder: SeatRow,
    *,
    key: str,
    admin: bool = False,
    offered: bool = False,
    vacant: bool = False,
) -> Submitted:
    """Hand a seat of a running game to a robot, or to a person without a seat here.

    The seat's private note and all open questions are deleted. If no person would remain, the
    game ends instead. By the seat's own person, the owner, an administrator, or anybody if it
    is `offered`. `vacant`: anybody may take it from the robot.

    TableError: not-yours, not-owner, seated, no-robot, kept-away, kept-away-other, not-running,
    ended."""
    table_id, seat = table.id, holder.seat
    is_own_seat = seat in range(len(table.seats)) and table.seats[seat].user == user
    require_running(table, archived=is_own_seat or admin)
    if seat not in range(len(table.seats)):
        raise TableError("no-seat", seat=seat)
    if not is_own_seat and not offered:
        require_owner(table, user, admin)
    _check_holder(table, holder)
    people = [row.user for row in table.seats if row.user is not None and row.seat != seat]
    people += [] if holder.user is None else [holder.user]
    as_admin = admin and not is_own_seat and user != table.owner
    as_owner = user == table.owner and not is_own_seat and not offered
    detail = StoredDetail(
        holder=holder if people else None, admin=as_admin, owner=as_owner, vacant=vacant
    )
    if not people:  # the seat keeps its person, who played it alone
        stop = LogInsert("stop", table.turn, table.rules, key, seat, user, detail=detail)
        return write_rows(
            core,
            table,
            [stop],
            in_transaction=lambda db, at: end_table(db, table_id, at, "deserted"),
        )
    row = LogInsert(
        "seat", table.turn, table.rules, key, seat, user, detail=detail, outdates="seat"
    )

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        if holder.user is not None:
            require_not_kept_away(db, table.place.guild, holder.user, for_self=holder.user == user)
        db.execute(
            "UPDATE seats SET user = ?, robot = ? WHERE table_id = ? AND seat = ?",
            [holder.user, holder.robot, table_id, seat],
        )
        db.execute("DELETE FROM notes WHERE table_id = ? AND seat = ?", [table_id, seat])
        db.execute("DELETE FROM asks WHERE table_id = ?", [table_id])
        if holder.user is not None and holder.user != user:
            notices.add_notice(db, "briefing", table_id, holder.user, at)
        if table.owner not in people and is_own_seat and user == table.owner:
            db.execute("UPDATE tables SET owner = ? WHERE id = ?", [people[0], table_id])

    return write_rows(core, table, [row], in_transaction=in_transaction)


def _check_holder(table: Table, holder: SeatRow) -> None:
    if holder.user is not None and holder.robot is None:
        if table.seat_of(holder.user) is not None:
            raise TableError("seated")
    elif holder.robot is not None and holder.user is None:
        robot_name(table, holder.robot)
    else:
        raise ValueError("seat needs either a person or a robot")
