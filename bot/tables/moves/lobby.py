"""Taking seats before the start, and seats changing hands in a running game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.tables.effects import idle_rows, notices
from bot.tables.moves.play import (
    STAND_IN,
    must_be_open,
    must_own,
    must_run,
    once,
    write_rows,
)
from bot.tables.storage.core import Core, LogInsert, close
from bot.tables.storage.rows import Detail, table_of
from bot.tables.types.codec import text
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, options_of
from bot.tables.types.hours import HOUR, MINUTE
from bot.tables.types.model import Place, SeatRow, Submitted, Table

PACES = (0, 10 * MINUTE, HOUR)
"""Seconds that orders may wait where nobody presses anything; 0: they never do."""


class Limits(msgspec.Struct, frozen=True):
    """How many tables that are neither ended nor archived may be open in a server: `person` of one
    owner, `server` of all. None: any number."""

    person: int | None = None
    server: int | None = None


def open_table(
    core: Core,
    game: str,
    place: Place,
    owner: int,
    *,
    key: str,
    options: Any = None,
    limits: Limits | None = None,
) -> Table:
    """A new table with its owner in the first seat. `options`: the game's type or a mapping. The
    same key again gives the same table. TableError: no-game, bad-options; own-limit or server-limit
    where `limits` allow no more."""
    chosen = options_of(game_of(game), options)
    at = core.now()

    def change(db: sqlite3.Connection) -> Table:
        known = db.execute("SELECT id FROM tables WHERE made = ?", [key]).fetchone()
        if known is None:
            _check_limits(db, place.guild, owner, limits or Limits())
            number = insert_table(db, game, chosen, place, owner, key, at)
            db.execute("INSERT INTO seats (table_id, seat, user) VALUES (?, 0, ?)", [number, owner])
            idle_rows.touched(db, table_of(db, number), at)
            return table_of(db, number)
        return table_of(db, known[0])

    return core.write(change)


def _check_limits(db: sqlite3.Connection, guild: int, owner: int, limits: Limits) -> None:
    every, own = db.execute(
        "SELECT count(*), count(*) FILTER (WHERE owner = ?) FROM tables WHERE guild = ?"
        " AND status <> 'ended'"
        " AND id NOT IN (SELECT table_id FROM idle WHERE archived IS NOT NULL)",
        [owner, guild],
    ).fetchone()
    if limits.person is not None and own >= limits.person:
        raise TableError("own-limit", most=limits.person)
    if limits.server is not None and every >= limits.server:
        raise TableError("server-limit", most=limits.server)


def insert_table(
    db: sqlite3.Connection, game: str, options: Any, place: Place, owner: int, key: str, at: int
) -> int:
    done = db.execute(
        "INSERT INTO tables (game, options, status, guild, channel, thread, owner, made, created)"
        " VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?)",
        [game, text(options), place.guild, place.channel, place.thread, owner, key, at],
    )
    assert done.lastrowid is not None
    return done.lastrowid


def _in_lobby(
    core: Core,
    table: int,
    change: Callable[[sqlite3.Connection, Table], None],
    *,
    archived: bool = False,
) -> Table:
    """Change an open table. TableError: no-table, started, ended; archived, unless that is no
    hindrance."""
    at = core.now()

    def run(db: sqlite3.Connection) -> Table:
        found = table_of(db, table)
        must_be_open(found, archived=archived)
        change(db, found)
        idle_rows.touched(db, table_of(db, table), at)
        return table_of(db, table)

    return core.write(run)


def _add(db: sqlite3.Connection, table: Table, user: int | None, robot: str | None) -> None:
    seats = game_of(table.game).seats
    if len(table.seats) >= seats[-1]:
        raise TableError("full", most=seats[-1])
    db.execute(
        "INSERT INTO seats (table_id, seat, user, robot) VALUES (?, ?, ?, ?)",
        [table.id, len(table.seats), user, robot],
    )


def _renumber(db: sqlite3.Connection, table: int, seats: Sequence[SeatRow]) -> None:
    """Seats stand in the order in which they were taken, without a gap."""
    db.execute("DELETE FROM seats WHERE table_id = ?", [table])
    db.executemany(
        "INSERT INTO seats (table_id, seat, user, robot) VALUES (?, ?, ?, ?)",
        [(table, number, row.user, row.robot) for number, row in enumerate(seats)],
    )


def join(core: Core, table: int, user: int) -> Table:
    """Take the next seat. TableError: full, seated, started, ended."""

    def change(db: sqlite3.Connection, found: Table) -> None:
        if found.seat_of(user) is not None:
            raise TableError("seated")
        _add(db, found, user, None)

    return _in_lobby(core, table, change)


def set_pace(core: Core, table: int, by: int, pace: int, *, admin: bool = False) -> Table:
    """Choose how long orders wait where nobody presses anything, in seconds: the owner, before the
    start. TableError: no-pace, not-owner, started, ended, archived."""
    if pace not in PACES:
        raise TableError("no-pace")

    def change(db: sqlite3.Connection) -> Table:
        found = table_of(db, table)
        must_be_open(found)
        must_own(found, by, admin)
        db.execute("UPDATE tables SET pace = ? WHERE id = ?", [pace, table])
        return table_of(db, table)

    return core.write(change)


def _robot(table: Table, name: str) -> str:
    """TableError: no-robot."""
    try:
        return game_of(table.game).robot(name).name
    except (LookupError, ValueError):
        raise TableError("no-robot", robot=name) from None


def add_robot(core: Core, table: int, by: int, robot: str, *, admin: bool = False) -> Table:
    """Give the next seat to a robot, see `rules.thinking.levels`. TableError: not-owner, no-robot,
    full, started, ended."""

    def change(db: sqlite3.Connection, found: Table) -> None:
        must_own(found, by, admin)
        _add(db, found, None, _robot(found, robot))

    return _in_lobby(core, table, change)


def set_robot(
    core: Core, table: int, by: int, seat: int, robot: str, *, admin: bool = False
) -> Table:
    """Have the robot of a seat play so. TableError: not-owner, no-robot, no-robots where none sits
    there, started, ended."""

    def change(db: sqlite3.Connection, found: Table) -> None:
        must_own(found, by, admin)
        if seat not in range(len(found.seats)) or found.seats[seat].robot is None:
            raise TableError("no-robots")
        db.execute(
            "UPDATE seats SET robot = ? WHERE table_id = ? AND seat = ?",
            [_robot(found, robot), table, seat],
        )

    return _in_lobby(core, table, change)


def remove_robot(core: Core, table: int, by: int, *, admin: bool = False) -> Table:
    """Take away the robot that came last. TableError: not-owner, no-robots, started, ended."""

    def change(db: sqlite3.Connection, found: Table) -> None:
        must_own(found, by, admin)
        robots = [row for row in found.seats if row.robot is not None]
        if not robots:
            raise TableError("no-robots")
        _renumber(db, table, [row for row in found.seats if row is not robots[-1]])

    return _in_lobby(core, table, change)


def set_options(core: Core, table: int, by: int, options: Any, *, admin: bool = False) -> Table:
    """Play by these. TableError: not-owner, bad-options, started, ended."""

    def change(db: sqlite3.Connection, found: Table) -> None:
        must_own(found, by, admin)
        chosen = options_of(game_of(found.game), options)
        db.execute("UPDATE tables SET options = ? WHERE id = ?", [text(chosen), table])

    return _in_lobby(core, table, change)


def move(core: Core, table: int, place: Place) -> Table:
    """Remember where the table is played from now on. TableError: no-table."""

    def change(db: sqlite3.Connection) -> Table:
        table_of(db, table)
        db.execute(
            "UPDATE tables SET guild = ?, channel = ?, thread = ? WHERE id = ?",
            [place.guild, place.channel, place.thread, table],
        )
        return table_of(db, table)

    return core.write(change)


@once
def leave(core: Core, found: Table, user: int, *, key: str) -> Submitted:
    """Free the seat of an open table; hand that of a running one to a robot.

    An owner who leaves hands the table to the next person; without one an open table is closed
    and a running one ends, the seat still the person's. TableError: not-yours, ended.
    """
    seat = found.seat_of(user)
    if seat is None:
        raise TableError("not-yours")
    if found.status != "open":
        return reseat(core, found.id, user, SeatRow(seat, robot=STAND_IN), key=key)
    at = core.now()

    def change(db: sqlite3.Connection, now: Table) -> None:
        left = [row for row in now.seats if row.user != user]
        _renumber(db, now.id, left)
        heir = next((row.user for row in left if row.user is not None), None)
        if heir is None:
            close(db, now.id, at, "closed")
        elif user == now.owner:
            db.execute("UPDATE tables SET owner = ? WHERE id = ?", [heir, now.id])

    return Submitted(_in_lobby(core, found.id, change, archived=True), ())


@once
def reseat(
    core: Core,
    found: Table,
    by: int,
    holder: SeatRow,
    *,
    key: str,
    admin: bool = False,
    offered: bool = False,
) -> Submitted:
    """Hand a seat of a running game to a robot or to a person who has none here; its private note
    goes, open questions lapse. Where no person would be left, the game ends instead. By its own
    person, by the owner, by an administrator, or, if it is `offered`, by anybody.

    TableError: not-yours, not-owner, seated, no-robot, not-running, ended.
    """
    table, seat = found.id, holder.seat
    own = seat in range(len(found.seats)) and found.seats[seat].user == by
    must_run(found, archived=own)
    if seat not in range(len(found.seats)):
        raise TableError("no-seat", seat=seat)
    if not own and not offered:
        must_own(found, by, admin)
    _check(found, holder)
    people = [row.user for row in found.seats if row.user is not None and row.seat != seat]
    people += [] if holder.user is None else [holder.user]
    used_right = admin and not own and by != found.owner
    owns = by == found.owner and not own and not offered
    detail = Detail(holder=holder if people else None, admin=used_right, owner=owns)
    if not people:  # the seat keeps its person: nobody else has played it
        stop = LogInsert("stop", found.turn, found.rules, key, seat, by, detail=detail)
        return write_rows(core, found, [stop], also=lambda db, at: close(db, table, at, "deserted"))
    row = LogInsert("seat", found.turn, found.rules, key, seat, by, detail=detail, outdates="seat")

    def also(db: sqlite3.Connection, at: int) -> None:
        db.execute(
            "UPDATE seats SET user = ?, robot = ? WHERE table_id = ? AND seat = ?",
            [holder.user, holder.robot, table, seat],
        )
        db.execute("DELETE FROM notes WHERE table_id = ? AND seat = ?", [table, seat])
        db.execute("DELETE FROM asks WHERE table_id = ?", [table])
        if holder.user is not None and holder.user != by:
            notices.owe(db, "briefing", table, holder.user, at)
        if found.owner not in people and own and by == found.owner:
            db.execute("UPDATE tables SET owner = ? WHERE id = ?", [people[0], table])

    return write_rows(core, found, [row], also=also)


def _check(table: Table, holder: SeatRow) -> None:
    if holder.user is not None and holder.robot is None:
        if table.seat_of(holder.user) is not None:
            raise TableError("seated")
    elif holder.robot is not None and holder.user is None:
        _robot(table, holder.robot)
    else:
        raise ValueError("a seat is held by a person or by a robot")
