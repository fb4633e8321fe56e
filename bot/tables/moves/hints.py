"""Hints of an expert where several people play: only if all of them agree, and everybody reads in
the log who took one."""

from __future__ import annotations

import sqlite3

from bot.tables.moves.asks import leaving_the_game, put
from bot.tables.moves.play import must_run, must_sit, once, robot_asked, write_rows
from bot.tables.moves.thinking import Question
from bot.tables.storage.core import Core
from bot.tables.storage.rows import Detail, SavedState, load_state, table_of
from bot.tables.types.errors import TableError
from bot.tables.types.model import Submitted, Table


def hint(core: Core, table: int, user: int) -> Question:
    """What an expert would have to choose in this person's place. TableError: not-yours,
    not-running, ended, archived, not-yet, with-people."""

    def look(db: sqlite3.Connection) -> tuple[Table, SavedState, bool]:
        found = table_of(db, table)
        return found, load_state(db, table), _allowed(db, found)

    found, kept, allowed = core.read(look)
    seat = must_sit(found, user)
    if not allowed:
        raise TableError("with-people")
    if seat not in found.to_move:
        raise TableError("not-yet")
    _, view, own = robot_asked(core, found, kept, seat)
    return Question(table, kept.seq, seat, found.game, "expert", view, own)


def _allowed(db: sqlite3.Connection, table: Table) -> bool:
    agreed = "SELECT 1 FROM log WHERE table_id = ? AND kind = 'hints' LIMIT 1"
    return len(table.people) < 2 or db.execute(agreed, [table.id]).fetchone() is not None


@once
def ask(core: Core, found: Table, user: int, *, key: str) -> Submitted:
    """Ask everybody whether hints shall be allowed; without a row if they are. TableError: as
    `hint`, already-asked."""
    seat = must_sit(found, user)
    if core.read(lambda db: _allowed(db, found)):
        return Submitted(found, ())
    return put(core, found, "hints", seat, user, key)


@once
def taken(core: Core, found: Table, user: int, *, key: str) -> Submitted:
    """Note for everybody that somebody takes a hint; without a row where nobody else plays.
    TableError: as `hint`."""
    must_run(found)
    seat = must_sit(found, user)
    if len(found.people) < 2:
        return Submitted(found, ())
    row = leaving_the_game(found, "hint", seat, user, key, Detail())
    return write_rows(core, found, [row])
