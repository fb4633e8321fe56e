"""A robot that plays for a person: for one turn, by order of the owner or an administrator, or
while the person is away. The seat stays the person's, and so does the right to move.

What a robot draws is drawn as ever, and stands: nothing here rolls anything again.
"""

from __future__ import annotations

import sqlite3

from bot.tables.effects import substitute_rows
from bot.tables.moves.lobby import leave
from bot.tables.moves.play import must_own, must_run, must_sit, once, write_rows
from bot.tables.storage.core import Core, LogInsert, close
from bot.tables.storage.rows import AWAY, Detail
from bot.tables.types.errors import TableError
from bot.tables.types.model import Submitted, Table


@once
def skip(
    core: Core, found: Table, by: int, seat: int | None, *, key: str, admin: bool = False
) -> Submitted:
    """Let a robot play this turn of a seat that does not move (None: of the only person whom the
    table waits for). It moves at the next `Tables.step_robots`.

    TableError: not-owner, no-seat, which-seat, not-waited-for, not-running, ended.
    """
    must_run(found)
    must_own(found, by, admin)
    held, user = _waited_for(found, seat)
    detail = Detail(admin=by != found.owner, owner=by == found.owner)
    row = LogInsert("skip", found.turn, found.rules, key, held, by, detail=detail, outdates="none")

    def also(db: sqlite3.Connection, at: int) -> None:
        substitute_rows.put(db, found.id, held, user, found.turn)

    return write_rows(core, found, [row], also=also)


def _waited_for(table: Table, seat: int | None) -> tuple[int, int]:
    """The seat, and its person, that the table waits for."""
    waited = [one for one in table.to_move if table.seats[one].user is not None]
    if seat is None:
        if len(waited) > 1:
            raise TableError("which-seat")
        seat = next(iter(waited), -1)
    elif seat not in range(len(table.seats)):
        raise TableError("no-seat", seat=seat)
    user = table.seats[seat].user if seat in waited else None
    if user is None:
        raise TableError("not-waited-for")
    return seat, user


@once
def away(core: Core, found: Table, user: int, *, key: str) -> Submitted:
    """Let a robot play the person's seat until `back`; without a row if it does already.
    TableError: not-yours, not-running, ended."""
    seat = must_sit(found, user)
    if seat in found.away:
        return Submitted(found, ())
    row = LogInsert("away", found.turn, found.rules, key, seat, user, outdates="none")
    put = substitute_rows.put
    return write_rows(core, found, [row], also=lambda db, at: put(db, found.id, seat, user, AWAY))


@once
def back(core: Core, found: Table, user: int, *, key: str) -> Submitted:
    """The person plays again; without a row if nobody plays for him. TableError: as `away`."""
    seat = must_sit(found, user)
    if seat not in found.away:
        return Submitted(found, ())
    row = LogInsert("back", found.turn, found.rules, key, seat, user, outdates="none")
    take_off = substitute_rows.take_off
    return write_rows(core, found, [row], also=lambda db, at: take_off(db, found.id, seat, AWAY))


@once
def concede(core: Core, found: Table, user: int, *, key: str) -> Submitted:
    """Give the game up: where two seats play, the other has won; at a larger table a robot plays
    on, as after `leave`. TableError: not-yours, not-running, ended."""
    must_run(found)
    if len(found.seats) > 2:
        return leave(core, found.id, user, key=key)
    seat = must_sit(found, user)
    row = LogInsert("concede", found.turn, found.rules, key, seat, user)
    return write_rows(core, found, [row], also=lambda db, at: close(db, found.id, at, "conceded"))
