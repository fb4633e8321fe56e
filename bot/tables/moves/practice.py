"""Practice: a short game of one person against robots. It is played in no server, on a private page
of the person alone: no card is posted for it, nobody is called, and no record knows of it. When it
is over nothing is left of it but a closed table."""

from __future__ import annotations

import sqlite3
from typing import Any

from bot.tables.effects.active_hours import keep_settings, settings_of
from bot.tables.moves.lobby import add_robot, open_table
from bot.tables.moves.play import STAND_IN, start
from bot.tables.storage.core import Core
from bot.tables.storage.rows import table_of, tables_where
from bot.tables.types.games import game_of
from bot.tables.types.hours import DAY
from bot.tables.types.model import NOWHERE, Table

_OF_TABLES = (
    "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
    " WHERE m.type = 'table' AND c.name = 'table_id'"
)


def begin(core: Core, game: str, user: int, *, key: str, options: Any = None) -> Table:
    """A practice table, started, with as few seats as the game takes. What the person practised
    before is over, and so is everybody's practice of yesterday; the game's lessons are told anew.
    The same key again gives the same table. TableError: as `open_table`."""
    at = core.now()

    def over(db: sqlite3.Connection) -> None:
        rows = db.execute(
            "SELECT id FROM tables WHERE guild = ?1 AND started IS NOT NULL AND made <> ?2"
            " AND (owner = ?3 OR created < ?4)",
            (NOWHERE.guild, key, user, at - DAY),
        ).fetchall()
        for (number,) in rows:
            _clear(core, db, number, at)
        keep_settings(db, user, settings_of(db, user).untaught(game))

    core.write(over)
    table = open_table(core, game, NOWHERE, user, key=key, options=options)
    if table.status == "open":
        for _ in range(game_of(game).seats[0] - 1):
            add_robot(core, table.id, user, STAND_IN)
        table = start(core, table.id, user, key=key).table
    return table


def running(core: Core, user: int) -> Table | None:
    """What this person practises now."""

    def ask(db: sqlite3.Connection) -> Table | None:
        where = "t.guild = ? AND t.owner = ? AND t.status = 'running' ORDER BY t.id DESC LIMIT 1"
        return next(iter(tables_where(db, where, [NOWHERE.guild, user])), None)

    return core.read(ask)


def finish(core: Core, table: int) -> None:
    """The practice is over, and what was kept of it goes. TableError: no-table."""
    at = core.now()

    def change(db: sqlite3.Connection) -> None:
        if not table_of(db, table).practice:
            raise ValueError("only what was practised is ever deleted")
        _clear(core, db, table, at)

    core.write(change)


def _clear(core: Core, db: sqlite3.Connection, table: int, at: int) -> None:
    """Leave of a table its number, which is never used again, closed as if it had not begun."""
    db.execute("PRAGMA defer_foreign_keys = ON")
    for (name,) in db.execute(_OF_TABLES).fetchall():
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", [table])
    db.execute(
        "UPDATE tables SET status = 'ended', how = 'closed', started = NULL, seed = NULL,"
        " commitment = NULL, ended = ? WHERE id = ?",
        [at, table],
    )
    core.states.drop(table)
