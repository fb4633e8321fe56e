"""Whom somebody else gave a seat, and who is still to be told how it stands there.

The row is written with the seat's change and goes when the person was told, so that a crash between
the two tells nobody nothing.
"""

from __future__ import annotations

import sqlite3

from bot.tables.effects.active_hours import settings_of
from bot.tables.storage.core import Core
from bot.tables.types.hours import waking
from bot.tables.types.model import Briefing

FIRST_WAIT, LONGEST_WAIT, TRIES = 60, 3600, 12
"""Seconds until one that could not be sent is tried again, at first and at most; and how often.
The reminders of the table call the person in any case."""


def owe(db: sqlite3.Connection, table: int, user: int, at: int) -> None:
    """This person is to be briefed, in waking hours."""
    db.execute("DELETE FROM briefings WHERE table_id = ? AND user = ?", [table, user])
    db.execute(
        "INSERT INTO briefings (table_id, user, due) VALUES (?, ?, ?)",
        [table, user, waking(at, settings_of(db, user).pings)],
    )


def due(core: Core) -> list[Briefing]:
    """Briefings to send now; each comes again until `told`, with its nonce. Whoever has lost the
    seat since is not told."""
    now = core.now()

    def ask(db: sqlite3.Connection) -> list[Briefing]:
        rows = db.execute(
            "SELECT id, table_id, user, attempts FROM briefings WHERE due <= ? ORDER BY id", [now]
        )
        return [Briefing(*row) for row in rows]

    def change(db: sqlite3.Connection) -> list[Briefing]:
        db.execute(
            "DELETE FROM briefings WHERE NOT EXISTS (SELECT 1 FROM seats s"
            " JOIN tables t ON t.id = s.table_id AND t.status = 'running'"
            " WHERE s.table_id = briefings.table_id AND s.user = briefings.user)"
        )
        return ask(db)

    return core.write(change) if core.read(ask) else []


def told(core: Core, one: Briefing) -> None:
    """The person knows, or nobody can tell him."""
    core.write(lambda db: db.execute("DELETE FROM briefings WHERE id = ?", [one.id]))


def untold(core: Core, one: Briefing) -> None:
    """It could not be sent, and is tried again after a while, longer each time."""
    if one.attempts + 1 >= TRIES:
        told(core, one)
        return
    at = core.now() + min(LONGEST_WAIT, FIRST_WAIT * 2**one.attempts)
    core.write(
        lambda db: db.execute(
            "UPDATE briefings SET due = ?, attempts = attempts + 1 WHERE id = ?", [at, one.id]
        )
    )
