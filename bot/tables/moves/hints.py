"""Hints of an expert at tables of several people: only if all agree, and with a row in the log."""

from __future__ import annotations

import sqlite3

from bot.tables.moves.play import idempotent, require_running, require_seat, robot_input, write_rows
from bot.tables.moves.questions import ask_everybody, neutral_row
from bot.tables.moves.robot_search import Question
from bot.tables.storage.core import Core
from bot.tables.storage.rows import SavedState, StoredDetail, load_state, table_of
from bot.tables.types.errors import TableError
from bot.tables.types.model import Submitted, Table


def hint_question(core: Core, table_id: int, user: int) -> Question:
    """Return the question to an expert in this person's place.

    TableError: not-yours, not-running, ended, archived, not-yet, with-people."""

    def query(db: sqlite3.Connection) -> tuple[Table, SavedState, bool]:
        table = table_of(db, table_id)
        return table, load_state(db, table_id), _hints_allowed(db, table)

    table, saved, allowed = core.read(query)
    seat = require_seat(table, user)
    if not allowed:
        raise TableError("with-people")
    if seat not in table.to_move:
        raise TableError("not-yet")
    _, view, dice_seed = robot_input(core, table, saved, seat)
    return Question(table_id, saved.seq, seat, table.game, "expert", view, dice_seed, table.facts)


def _hints_allowed(db: sqlite3.Connection, table: Table) -> bool:
    query = "SELECT 1 FROM log WHERE table_id = ? AND kind = 'hints' LIMIT 1"
    return len(table.people) < 2 or db.execute(query, [table.id]).fetchone() is not None


@idempotent
def request_hints(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """Ask everybody to allow hints; without a row if they are allowed already.

    TableError: as `hint_question`, already-asked."""
    seat = require_seat(table, user)
    if core.read(lambda db: _hints_allowed(db, table)):
        return Submitted(table, ())
    return ask_everybody(core, table, "hints", seat, user, key)


@idempotent
def record_hint(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """Record in the log that this person takes a hint; without a row if there is no other person.

    TableError: as `hint_question`."""
    require_running(table)
    seat = require_seat(table, user)
    if len(table.people) < 2:
        return Submitted(table, ())
    row = neutral_row(table, "hint", seat, user, key, StoredDetail())
    return write_rows(core, table, [row])
