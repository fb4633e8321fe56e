"""Downtime of the bot: it counts on no clock and makes no table idle."""

from __future__ import annotations

import sqlite3

from bot.tables.effects import clock_rows, idle_rows
from bot.tables.storage.core import Core


def record_heartbeat(core: Core, gap: int) -> int:
    """Record that the bot is running, and exclude downtime from clocks.

    Return the seconds since the last call, or 0 if these are fewer than `gap`."""
    now = core.now()

    def write(db: sqlite3.Connection) -> int:
        row = db.execute("SELECT at FROM alive").fetchone()
        downtime = 0 if row is None or now - row[0] < gap else now - row[0]
        if downtime:
            clock_rows.exclude_gap(db, downtime, now)
            idle_rows.exclude_gap(db, downtime, now)
        db.execute("INSERT OR REPLACE INTO alive (id, at) VALUES (1, ?)", [now])
        return int(downtime)

    return core.write(write)
