"""Practice: a short game of one person against robots.

It is played in no server, on a private page: there are no cards, no pings, and it is not
part of any record. One played to its end can be looked at until the next one begins; then, and
once it is broken off, only a closed table remains."""

from __future__ import annotations

import sqlite3

from bot.tables.effects.active_hours import save_settings, settings_of
from bot.tables.moves.lobby import add_robot, open_table
from bot.tables.moves.play import SUBSTITUTE_ROBOT, start_game
from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import table_of, tables_where
from bot.tables.types.games import game_of
from bot.tables.types.hours import DAY
from bot.tables.types.model import PRACTICE_PLACE, Table

_DEPENDENT_TABLES = (
    "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
    " WHERE m.type = 'table' AND c.name = 'table_id'"
)


def begin(core: Core, game: str, user: int, *, key: str, options: object = None) -> Table:
    """Start a practice table with as few seats as the game allows.

    The person's earlier practice ends, and so does everybody's practice of more than a day ago;
    the game's lessons are shown again. The same key again returns the same table. TableError:
    as `open_table`."""
    at = core.now()

    def clear_earlier(db: sqlite3.Connection) -> None:
        rows = db.execute(
            "SELECT id FROM tables WHERE guild = ?1 AND channel = ?5 AND started IS NOT NULL"
            " AND made <> ?2 AND (owner = ?3 OR created < ?4)",
            numbered(PRACTICE_PLACE.guild, key, user, at - DAY, PRACTICE_PLACE.channel),
        ).fetchall()
        for (table_id,) in rows:
            _clear(core, db, table_id, at)
        save_settings(db, user, settings_of(db, user).without_lessons(game))

    core.write(clear_earlier)
    table = open_table(core, game, PRACTICE_PLACE, user, key=key, options=options)
    if table.status == "open":
        for _ in range(game_of(game).seats[0] - 1):
            add_robot(core, table.id, user, SUBSTITUTE_ROBOT)
        table = start_game(core, table.id, user, key=key).table
    return table


def running_practice(core: Core, user: int) -> Table | None:
    """Return the running practice table of this person, or None."""

    def query(db: sqlite3.Connection) -> Table | None:
        where = (
            "t.guild = ? AND t.channel = ? AND t.owner = ? AND t.status = 'running'"
            " ORDER BY t.id DESC LIMIT 1"
        )
        place = PRACTICE_PLACE
        return next(iter(tables_where(db, where, [place.guild, place.channel, user])), None)

    return core.read(query)


def finish(core: Core, table_id: int) -> None:
    """End a practice and delete its data. TableError: no-table."""
    at = core.now()

    def write(db: sqlite3.Connection) -> None:
        if not table_of(db, table_id).is_practice:
            raise ValueError("only practice tables may be deleted")
        _clear(core, db, table_id, at)

    core.write(write)


def _clear(core: Core, db: sqlite3.Connection, table_id: int, at: int) -> None:
    """Delete a table's data, but keep its number, which is never reused, as a table closed
    unstarted."""
    db.execute("PRAGMA defer_foreign_keys = ON")
    for (name,) in db.execute(_DEPENDENT_TABLES).fetchall():
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", [table_id])
    db.execute(
        "UPDATE tables SET status = 'ended', how = 'closed', started = NULL, seed = NULL,"
        " commitment = NULL, ended = ? WHERE id = ?",
        [at, table_id],
    )
    core.state_cache.drop(table_id)
