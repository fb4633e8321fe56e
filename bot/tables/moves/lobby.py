"""Tables before the start: seats, robots, options."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Sequence
from functools import partial

from bot.tables.effects import idle_rows
from bot.tables.moves.play import (
    SUBSTITUTE_ROBOT,
    idempotent,
    require_no_record,
    require_open,
    require_owner,
)
from bot.tables.moves.reseating import reseat, robot_name
from bot.tables.moves.server_rules import (
    Limits,
    require_not_kept_away,
    require_opening,
    require_seat_for,
)
from bot.tables.storage import fact_rows
from bot.tables.storage.core import Core, end_table
from bot.tables.storage.rows import table_of
from bot.tables.types.codec import to_json
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, options_of, rules_of
from bot.tables.types.hours import HOUR, MINUTE
from bot.tables.types.model import Place, SeatRow, Submitted, Table
from data.facts import FactSet

PACES = (0, 10 * MINUTE, HOUR)
"""Allowed delays of orders in seconds, while there are no presses; 0: no delay."""


def open_table(
    core: Core,
    game: str,
    place: Place,
    owner: int,
    *,
    key: str,
    options: object = None,
    limits: Limits | None = None,
    seats: Sequence[SeatRow] = (),
    facts: FactSet | None = None,
) -> Table:
    """Open a table with its owner in the first seat, or with these `seats`, by these `facts`.

    `options`: the game's type or a mapping. The same key again returns the same table.
    TableError: no-game, bad-options, and as `require_opening`."""
    chosen = options_of(game_of(game), options)
    at = core.now()

    def write(db: sqlite3.Connection) -> Table:
        existing = db.execute("SELECT id FROM tables WHERE made = ?", [key]).fetchone()
        if existing is None:
            require_opening(db, place.guild, owner, limits or Limits())
            table_id = insert_table(db, game, chosen, place, owner, key, at)
            _replace_seats(db, table_id, seats or [SeatRow(0, owner)])
            fact_rows.set_facts(db, table_id, facts)
            idle_rows.record_activity(db, table_of(db, table_id), at)
            return table_of(db, table_id)
        return table_of(db, existing[0])

    return core.write(write)


def insert_table(
    db: sqlite3.Connection, game: str, options: object, place: Place, owner: int, key: str, at: int
) -> int:
    cursor = db.execute(
        "INSERT INTO tables (game, options, status, guild, channel, thread, owner, made, created)"
        " VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?)",
        [game, to_json(options), place.guild, place.channel, place.thread, owner, key, at],
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def _change_open_table(
    core: Core,
    table_id: int,
    change: Callable[[sqlite3.Connection, Table], None],
    *,
    archived: bool = False,
) -> Table:
    """Change an open table. TableError: no-table, started, ended; archived unless that is
    allowed."""
    at = core.now()

    def run(db: sqlite3.Connection) -> Table:
        table = table_of(db, table_id)
        require_open(table, archived=archived)
        change(db, table)
        idle_rows.record_activity(db, table_of(db, table_id), at)
        return table_of(db, table_id)

    return core.write(run)


def _add_seat(db: sqlite3.Connection, table: Table, user: int | None, robot: str | None) -> None:
    game = rules_of(table)
    most = len(game.fixed_seats(table.options)) or game.seats[-1]
    if len(table.seats) >= most:
        raise TableError("full", most=most)
    db.execute(
        "INSERT INTO seats (table_id, seat, user, robot) VALUES (?, ?, ?, ?)",
        [table.id, len(table.seats), user, robot],
    )


def _replace_seats(db: sqlite3.Connection, table_id: int, seats: Sequence[SeatRow]) -> None:
    """Write the seats, numbered in the order in which they were taken."""
    db.execute("DELETE FROM seats WHERE table_id = ?", [table_id])
    db.executemany(
        "INSERT INTO seats (table_id, seat, user, robot) VALUES (?, ?, ?, ?)",
        [(table_id, number, row.user, row.robot) for number, row in enumerate(seats)],
    )


def join(
    core: Core,
    table_id: int,
    user: int,
    *,
    roles: Collection[int] = (),
    admin: bool = False,
    seat: int | None = None,
) -> Table:
    """Take the next seat or, in a game that goes on from a position, that of a robot: this `seat`,
    or the first one. `roles`: those of the person in the server. TableError: full, seated, taken,
    kept-away, seats-kept, started, ended."""

    def write(db: sqlite3.Connection, table: Table) -> None:
        if table.seat_of(user) is not None:
            raise TableError("seated")
        if 0 < len(rules_of(table).fixed_seats(table.options)) <= len(table.seats):
            require_not_kept_away(db, table.place.guild, user)
            _take_fixed_seat(db, table, user, seat)
            return
        require_seat_for(db, table, user, roles, admin)
        _add_seat(db, table, user, None)

    return _change_open_table(core, table_id, write)


def _take_fixed_seat(db: sqlite3.Connection, table: Table, user: int, seat: int | None) -> None:
    free = [row.seat for row in table.seats if row.robot is not None]
    if not free:
        raise TableError("full", most=len(table.seats))
    if seat is not None and seat not in free:
        raise TableError("taken")
    chosen = free[0] if seat is None else seat
    _replace_seats(db, table.id, _with_holder(table, SeatRow(chosen, user)))


def _with_holder(table: Table, holder: SeatRow) -> list[SeatRow]:
    """Return the seats of a table, one of them with this holder."""
    return [holder if row.seat == holder.seat else row for row in table.seats]


def set_pace(core: Core, table_id: int, user: int, pace: int, *, admin: bool = False) -> Table:
    """Set the delay of orders while there are no presses, in seconds; by the owner before the
    start.

    TableError: no-pace, not-owner, started, ended, archived."""
    if pace not in PACES:
        raise TableError("no-pace")

    def write(db: sqlite3.Connection) -> Table:
        table = table_of(db, table_id)
        require_open(table)
        require_owner(table, user, admin)
        db.execute("UPDATE tables SET pace = ? WHERE id = ?", [pace, table_id])
        return table_of(db, table_id)

    return core.write(write)


def set_facts(
    core: Core, table_id: int, user: int, facts: FactSet | None, *, admin: bool = False
) -> Table:
    """Choose the facts of the game, None: the default ones at the start; by the owner before the
    start.

    TableError: not-owner, started, ended, archived."""

    def write(db: sqlite3.Connection) -> Table:
        table = table_of(db, table_id)
        require_open(table)
        require_owner(table, user, admin)
        fact_rows.set_facts(db, table_id, facts)
        return table_of(db, table_id)

    return core.write(write)


def add_robot(core: Core, table_id: int, user: int, robot: str, *, admin: bool = False) -> Table:
    """Give the next seat to a robot, see `rules.thinking.levels`. TableError: not-owner,
    no-robot, full, started, ended."""

    def write(db: sqlite3.Connection, table: Table) -> None:
        require_no_record(table)
        require_owner(table, user, admin)
        _add_seat(db, table, None, robot_name(table, robot))

    return _change_open_table(core, table_id, write)


def set_robot(
    core: Core, table_id: int, user: int, seat: int, robot: str, *, admin: bool = False
) -> Table:
    """Change the robot of a seat. TableError: not-owner, no-robot, no-robots if no robot sits
    there, started, ended."""

    def write(db: sqlite3.Connection, table: Table) -> None:
        require_owner(table, user, admin)
        if seat not in range(len(table.seats)) or table.seats[seat].robot is None:
            raise TableError("no-robots")
        db.execute(
            "UPDATE seats SET robot = ? WHERE table_id = ? AND seat = ?",
            [robot_name(table, robot), table_id, seat],
        )

    return _change_open_table(core, table_id, write)


def remove_robot(core: Core, table_id: int, user: int, *, admin: bool = False) -> Table:
    """Remove the robot that was added last. TableError: not-owner, no-robots, started, ended."""

    def write(db: sqlite3.Connection, table: Table) -> None:
        require_owner(table, user, admin)
        robots = [row for row in table.seats if row.robot is not None]
        if not robots or rules_of(table).fixed_seats(table.options):
            raise TableError("no-robots")
        _replace_seats(db, table_id, [row for row in table.seats if row is not robots[-1]])

    return _change_open_table(core, table_id, write)


def set_options(
    core: Core, table_id: int, user: int, options: object, *, admin: bool = False
) -> Table:
    """Set the options. TableError: not-owner, bad-options, started, ended."""

    def write(db: sqlite3.Connection, table: Table) -> None:
        require_owner(table, user, admin)
        chosen = options_of(rules_of(table), options)
        db.execute("UPDATE tables SET options = ? WHERE id = ?", [to_json(chosen), table_id])

    return _change_open_table(core, table_id, write)


def set_place(core: Core, table_id: int, place: Place) -> Table:
    """Store where the table is played from now on. TableError: no-table."""

    def write(db: sqlite3.Connection) -> Table:
        table_of(db, table_id)
        db.execute(
            "UPDATE tables SET guild = ?, channel = ?, thread = ? WHERE id = ?",
            [place.guild, place.channel, place.thread, table_id],
        )
        return table_of(db, table_id)

    return core.write(write)


@idempotent
def leave_table(
    core: Core, table: Table, user: int, *, key: str, forgotten: bool = False
) -> Submitted:
    """Free the seat of an open table; hand that of a running one to a robot.

    At one that keeps a record nobody leaves, unless the person is to be `forgotten`.

    An owner who leaves hands the table to the next person; without one an open table is closed and
    a running one ends, while the person keeps the seat. TableError: not-yours, in-person, ended."""
    seat = table.seat_of(user)
    if seat is None:
        raise TableError("not-yours")
    if table.status != "open":
        if not forgotten:
            require_no_record(table)
        return reseat(core, table.id, user, SeatRow(seat, robot=SUBSTITUTE_ROBOT), key=key)
    free = partial(_free_seat, user=user, at=core.now())
    return Submitted(_change_open_table(core, table.id, free, archived=True), ())


def remove_person(
    core: Core, table_id: int, acting_user: int, user: int, *, admin: bool = False
) -> Table:
    """Take somebody out of an open table, as if the person had left. TableError: not-owner,
    not-seated, started, ended."""

    def write(db: sqlite3.Connection, table: Table) -> None:
        require_owner(table, acting_user, admin)
        if table.seat_of(user) is None:
            raise TableError("not-seated")
        _free_seat(db, table, user, core.now())

    return _change_open_table(core, table_id, write, archived=True)


def _free_seat(db: sqlite3.Connection, table: Table, user: int, at: int) -> None:
    """Free the seat of an open table, and hand the table on if it was its owner's."""
    remaining = [row for row in table.seats if row.user != user]
    seat = table.seat_of(user)
    if seat is not None and rules_of(table).fixed_seats(table.options):
        remaining = _with_holder(table, SeatRow(seat, robot=SUBSTITUTE_ROBOT))
    _replace_seats(db, table.id, remaining)
    heir = next((row.user for row in remaining if row.user is not None), None)
    if heir is None:
        end_table(db, table.id, at, "closed")
    elif user == table.owner:
        db.execute("UPDATE tables SET owner = ? WHERE id = ?", [heir, table.id])
