"""Private notes of seats, and what servers and people have chosen for themselves."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

import msgspec

from bot.tables.effects.active_hours import keep_settings, settings_of
from bot.tables.effects.reminders import reschedule
from bot.tables.storage import core as writing
from bot.tables.storage.core import Core
from bot.tables.storage.rows import table_of
from bot.tables.types.codec import text
from bot.tables.types.errors import TableError
from bot.tables.types.model import GuildSettings, PersonSettings


def set_note(core: Core, table: int, seat: int, note: Mapping[str, Any]) -> None:
    """Replace the note of a seat; an empty one removes it. TableError: no-table, no-seat."""

    def change(db: sqlite3.Connection) -> None:
        if seat not in range(len(table_of(db, table).seats)):
            raise TableError("no-seat", seat=seat)
        writing.set_note(db, table, seat, note)

    core.write(change)


def note(core: Core, table: int, seat: int) -> dict[str, Any]:
    """The note of a seat, empty if there is none."""
    return core.read(lambda db: note_of(db, table, seat))


def note_of(db: sqlite3.Connection, table: int, seat: int) -> dict[str, Any]:
    kept = db.execute(
        "SELECT note FROM notes WHERE table_id = ? AND seat = ?", [table, seat]
    ).fetchone()
    return {} if kept is None else msgspec.json.decode(kept[0], type=dict[str, Any])


def guild(core: Core, number: int) -> GuildSettings:
    """What a server has chosen, or the defaults."""
    kept = core.read(
        lambda db: db.execute("SELECT settings FROM guilds WHERE id = ?", [number]).fetchone()
    )
    return GuildSettings() if kept is None else msgspec.json.decode(kept[0], type=GuildSettings)


def set_guild(core: Core, number: int, settings: GuildSettings) -> None:
    """Keep what a server has chosen."""
    core.write(
        lambda db: db.execute(
            "INSERT OR REPLACE INTO guilds (id, settings) VALUES (?, ?)", [number, text(settings)]
        )
    )


def person(core: Core, number: int) -> PersonSettings:
    """What a person has chosen, or the defaults."""
    return core.read(lambda db: settings_of(db, number))


def set_person(core: Core, number: int, settings: PersonSettings) -> None:
    """Keep it; when the person is called next follows."""
    at = core.now()

    def change(db: sqlite3.Connection) -> None:
        keep_settings(db, number, settings)
        reschedule(db, at, user=number)

    core.write(change)
