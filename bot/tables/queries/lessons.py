"""The teacher: decides which lessons of a game to show to a person.

A person sees each lesson once: in the first game of its kind that the person plays, in
practice, or in every game if the person wants that."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.effects.active_hours import save_settings, settings_of
from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.types.model import PRACTICE_PLACE, Table
from bot.tables.types.settings import PersonSettings


def has_teacher(db: sqlite3.Connection, user: int, settings: PersonSettings, table: Table) -> bool:
    """Return whether this person has a teacher at this table."""
    if settings.teacher is None:
        return table.is_practice or not _has_finished(db, user, table.game)
    return settings.teacher


def _has_finished(db: sqlite3.Connection, user: int, game: str) -> bool:
    cursor = db.execute(
        "SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user = ?1"
        " AND t.game = ?2 AND t.guild <> ?3 AND t.how IN ('played', 'conceded') LIMIT 1",
        numbered(user, game, PRACTICE_PLACE.guild),
    )
    return cursor.fetchone() is not None


def is_lesson_shown(core: Core, user: int, table: Table, lesson: str) -> bool:
    """Return whether this person has seen a lesson of this game."""
    return core.read(lambda db: f"{table.game}/{lesson}" in settings_of(db, user).lessons)


def claim_lesson(core: Core, user: int, table: Table, lesson: str) -> bool:
    """Return whether to show this lesson now, and count it as shown."""
    key = f"{table.game}/{lesson}"

    def write(db: sqlite3.Connection) -> bool:
        settings = settings_of(db, user)
        if key in settings.lessons:
            return False
        lessons = {**settings.lessons, key: (1, table.id, table.turn)}
        save_settings(db, user, msgspec.structs.replace(settings, lessons=lessons))
        return True

    return core.write(write)


def set_teacher(core: Core, user: int, teacher: bool) -> PersonSettings:
    """Switch the teacher on for every game, starting from the beginning, or off for all."""

    def write(db: sqlite3.Connection) -> PersonSettings:
        old = settings_of(db, user)
        lessons = {} if teacher else old.lessons
        settings = msgspec.structs.replace(old, teacher=teacher, lessons=lessons)
        save_settings(db, user, settings)
        return settings

    return core.write(write)
