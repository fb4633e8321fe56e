"""How much is still to be said or done, for whoever watches over the bot."""

from __future__ import annotations

import sqlite3

from bot.tables.storage.core import Core
from bot.tables.types.model import Pending

LATE = 120
"""Seconds after which what is due counts as late: the loops look every twenty, and try again."""


def pending(core: Core) -> Pending:
    """Counts over all tables; nothing of any one."""
    now = core.now()

    def ask(db: sqlite3.Connection) -> Pending:
        status = dict(
            db.execute(
                "SELECT iif(i.archived IS NULL, t.status, 'archived'), count(*)"
                " FROM tables t LEFT JOIN idle i ON i.table_id = t.id GROUP BY 1"
            ).fetchall()
        )
        cards, oldest = db.execute("SELECT count(*), min(due) FROM outbox").fetchone()
        late = sum(
            db.execute(f"SELECT count(*) FROM {table} WHERE due < ?", [now - LATE]).fetchone()[0]
            for table in ("reminders", "pings", "notices")
        )
        return Pending(status, cards, 0 if oldest is None else max(0, now - oldest), late)

    return core.read(ask)
