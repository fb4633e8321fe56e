"""The teacher: which lessons of a game a person is still to be told.

A lesson is one the person has not been told in `TIMES` turns, in the first game of its kind that
the person plays, in a practice, or in any, if that is wished.
"""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.effects.active_hours import keep_settings, settings_of
from bot.tables.storage.core import Core
from bot.tables.types.model import NOWHERE, PersonSettings, Table

TIMES = 2
"""In so many turns a lesson is told at most."""


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


def tell(core: Core, user: int, table: Table, lesson: str) -> bool | None:
    """Whether this lesson is told now, which counts once a turn: True for the first time in this
    turn, False if it has been told in it, None not at all."""
    key, spot = f"{table.game}/{lesson}", (table.id, table.turn)

    def told(db: sqlite3.Connection) -> bool | None:
        times, *last = settings_of(db, user).lessons.get(key, (0, 0, 0))
        if (*last,) == spot:
            return False
        return True if times < TIMES else None

    def change(db: sqlite3.Connection) -> bool | None:
        new = told(db)
        if new:
            kept = settings_of(db, user)
            times, *_ = kept.lessons.get(key, (0, 0, 0))
            lessons = {**kept.lessons, key: (times + 1, *spot)}
            keep_settings(db, user, msgspec.structs.replace(kept, lessons=lessons))
        return new

    found = core.read(told)
    return core.write(change) if found else found


def wish(core: Core, user: int, teacher: bool) -> PersonSettings:
    """Have a teacher in every game, who begins anew, or in none."""

    def change(db: sqlite3.Connection) -> PersonSettings:
        kept = settings_of(db, user)
        lessons = {} if teacher else kept.lessons
        made = msgspec.structs.replace(kept, teacher=teacher, lessons=lessons)
        keep_settings(db, user, made)
        return made

    return core.write(change)
