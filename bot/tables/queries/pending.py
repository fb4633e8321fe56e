"""Amount of work that is still to be done, for monitoring."""

from __future__ import annotations

import sqlite3

from bot.tables.storage.core import Core
from bot.tables.types.model import Workload

LATE_AFTER = 120
"""Seconds after which due work counts as late: the loops run every twenty, and retry."""


def count_pending(core: Core) -> Workload:
    """Return counts over all tables, without data of a single one."""
    now = core.now()

    def query(db: sqlite3.Connection) -> Workload:
        status = dict(
            db.execute(
                "SELECT iif(i.archived IS NULL, t.status, 'archived'), count(*)"
                " FROM tables t LEFT JOIN idle i ON i.table_id = t.id GROUP BY 1"
            ).fetchall()
        )
        cards, oldest = db.execute("SELECT count(*), min(due) FROM outbox").fetchone()
        late = sum(
            db.execute(
                f"SELECT count(*) FROM {table} WHERE due < ?", [now - LATE_AFTER]
            ).fetchone()[0]
            for table in ("reminders", "pings", "notices")
        )
        return Workload(status, cards, 0 if oldest is None else max(0, now - oldest), late)

    return core.read(query)
