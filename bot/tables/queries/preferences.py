"""Private notes of seats, and the settings of servers and people."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

import msgspec

from bot.tables.effects.active_hours import save_settings, settings_of
from bot.tables.effects.reminders import reschedule_pings
from bot.tables.storage import core as writing
from bot.tables.storage.core import Core
from bot.tables.storage.rows import table_of
from bot.tables.storage.servers import settings_of_guild, write_guild_settings
from bot.tables.types.errors import TableError
from bot.tables.types.settings import GuildSettings, PersonSettings


def set_note(core: Core, table_id: int, seat: int, note: Mapping[str, object]) -> None:
    """Replace the note of a seat; an empty one removes it. TableError: no-table, no-seat."""

    def write(db: sqlite3.Connection) -> None:
        if seat not in range(len(table_of(db, table_id).seats)):
            raise TableError("no-seat", seat=seat)
        writing.save_note(db, table_id, seat, note)

    core.write(write)


def read_note(core: Core, table_id: int, seat: int) -> dict[str, object]:
    """Return the note of a seat, empty if there is none."""
    return core.read(lambda db: note_of(db, table_id, seat))


def note_of(db: sqlite3.Connection, table_id: int, seat: int) -> dict[str, object]:
    row = db.execute(
        "SELECT note FROM notes WHERE table_id = ? AND seat = ?", [table_id, seat]
    ).fetchone()
    return {} if row is None else msgspec.json.decode(row[0], type=dict[str, object])


def guild_settings(core: Core, guild_id: int) -> GuildSettings:
    """Return the settings of a server, or the defaults."""
    return core.read(lambda db: settings_of_guild(db, guild_id))


def save_guild_settings(core: Core, guild_id: int, settings: GuildSettings) -> None:
    """Store the settings of a server."""
    core.write(lambda db: write_guild_settings(db, guild_id, settings))


def change_guild_settings(
    core: Core, guild_id: int, changes: Mapping[str, object]
) -> GuildSettings:
    """Change some settings of a server; return all. Two changes at once lose nothing."""

    def write(db: sqlite3.Connection) -> GuildSettings:
        settings = msgspec.structs.replace(settings_of_guild(db, guild_id), **changes)
        write_guild_settings(db, guild_id, settings)
        return settings

    return core.write(write)


def person_settings(core: Core, user: int) -> PersonSettings:
    """Return the settings of a person, or the defaults."""
    return core.read(lambda db: settings_of(db, user))


def save_person_settings(core: Core, user: int, settings: PersonSettings) -> None:
    """Store the settings of a person and reschedule the pings."""
    at = core.now()

    def write(db: sqlite3.Connection) -> None:
        save_settings(db, user, settings)
        reschedule_pings(db, at, user=user)

    core.write(write)
