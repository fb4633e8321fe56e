"""The tables of a server, as its managers see them."""

from __future__ import annotations

import sqlite3
from typing import Literal

from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import tables_where
from bot.tables.types.model import Table

TableFilter = Literal["open", "running", "archived", "ended"]

_STATUS = (
    "CASE WHEN t.status <> 'ended' AND EXISTS (SELECT 1 FROM idle WHERE table_id = t.id"
    " AND archived IS NOT NULL) THEN 'archived' ELSE t.status END"
)


def list_tables(
    core: Core,
    guild: int,
    *,
    status: TableFilter,
    game: str | None = None,
    before: int | None = None,
    limit: int = 25,
) -> list[Table]:
    """Return the newest tables of a server with this status, and of this game, before number
    `before`."""
    where = (
        f"t.guild = ?1 AND {_STATUS} = ?2 AND (?3 IS NULL OR t.game = ?3)"
        " AND (?4 IS NULL OR t.id < ?4) ORDER BY t.id DESC LIMIT ?5"
    )
    return core.read(
        lambda db: tables_where(db, where, numbered(guild, status, game, before, limit))
    )


def last_table(core: Core, guild: int) -> Table | None:
    """Return the table of a server at which something happened last; None if there is none."""
    where = (
        "t.guild = ? ORDER BY coalesce((SELECT max(at) FROM log WHERE table_id = t.id), t.created)"
        " DESC, t.id DESC LIMIT 1"
    )
    return core.read(lambda db: next(iter(tables_where(db, where, [guild])), None))


def count_tables(core: Core, guild: int) -> dict[tuple[str, str], int]:
    """Return the number of a server's tables by status, one of `TableFilter`, and game."""

    def query(db: sqlite3.Connection) -> dict[tuple[str, str], int]:
        rows = db.execute(
            f"SELECT {_STATUS}, t.game, count(*) FROM tables t WHERE t.guild = ? GROUP BY 1, 2",
            [guild],
        )
        return {(status, game): count for status, game, count in rows}

    return core.read(query)
