"""Whether the bot was there: the time it was away counts on no clock and makes no table idle."""

from __future__ import annotations

import sqlite3

from bot.tables.effects import clock_rows, idle_rows
from bot.tables.storage.core import Core


def alive(core: Core, gap: int) -> int:
    """Note that the bot is running. Returns the seconds it was away, 0 if less than `gap`; these
    count on no clock."""
    now = core.now()

    def change(db: sqlite3.Connection) -> int:
        row = db.execute("SELECT at FROM alive").fetchone()
        away = 0 if row is None or now - row[0] < gap else now - row[0]
        if away:
            clock_rows.excuse(db, away, now)
            idle_rows.excuse(db, away, now)
        db.execute("INSERT OR REPLACE INTO alive (id, at) VALUES (1, ?)", [now])
        return int(away)

    return core.write(change)
