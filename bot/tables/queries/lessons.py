"""The teacher: which lessons of a game a person is still to be told.

Each is told once: in the first game of its kind that the person plays, in a practice, or in any, if
that is wished.
"""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.effects.active_hours import keep_settings, settings_of
from bot.tables.storage.core import Core
from bot.tables.types.model import NOWHERE, PersonSettings, Table


def taught(db: sqlite3.Connection, user: int, settings: PersonSettings, table: Table) -> bool:
    """Whether this person has a teacher at this table."""
    if settings.teacher is None:
        return table.practice or not _experienced(db, user, table.game)
    return settings.teacher


def _experienced(db: sqlite3.Connection, user: int, game: str) -> bool:
    found = db.execute(
        "SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user = ?1"
        " AND t.game = ?2 AND t.guild <> ?3 AND t.how IN ('played', 'conceded') LIMIT 1",
        (user, game, NOWHERE.guild),
    )
    return found.fetchone() is not None


def tell(core: Core, user: int, table: Table, lesson: str) -> bool:
    """Whether this lesson is told now, for the first time."""
    key = f"{table.game}/{lesson}"
    if core.read(lambda db: key in settings_of(db, user).lessons):
        return False

    def change(db: sqlite3.Connection) -> bool:
        kept = settings_of(db, user)
        if key in kept.lessons:
            return False
        lessons = {**kept.lessons, key: (1, table.id, table.turn)}
        keep_settings(db, user, msgspec.structs.replace(kept, lessons=lessons))
        return True

    return core.write(change)


def wish(core: Core, user: int, teacher: bool) -> PersonSettings:
    """Have a teacher in every game, who begins anew, or in none."""

    def change(db: sqlite3.Connection) -> PersonSettings:
        kept = settings_of(db, user)
        lessons = {} if teacher else kept.lessons
        made = msgspec.structs.replace(kept, teacher=teacher, lessons=lessons)
        keep_settings(db, user, made)
        return made

    return core.write(change)
