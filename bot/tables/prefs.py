"""Private notes of seats, and what servers and people have chosen for themselves."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from bot.tables import core as writing
from bot.tables.codec import text
from bot.tables.core import Core
from bot.tables.errors import TableError
from bot.tables.model import GuildSettings, PersonSettings
from bot.tables.rows import table_of

S = TypeVar("S", GuildSettings, PersonSettings)


def set_note(core: Core, table: int, seat: int, note: Mapping[str, Any]) -> None:
    """Replace the note of a seat; an empty one removes it. TableError: no-table, no-seat."""

    def change(db: sqlite3.Connection) -> None:
        if seat not in range(len(table_of(db, table).seats)):
            raise TableError("no-seat", seat=seat)
        writing.set_note(db, table, seat, note)

    core.write(change)


def note(core: Core, table: int, seat: int) -> dict[str, Any]:
    """The note of a seat, empty if there is none."""
    kept = core.read(
        lambda db: db.execute(
            "SELECT note FROM notes WHERE table_id = ? AND seat = ?", [table, seat]
        ).fetchone()
    )
    return {} if kept is None else msgspec.json.decode(kept[0], type=dict[str, Any])


def _get(core: Core, table: Literal["guilds", "people"], key: int, kind: type[S]) -> S:
    kept = core.read(
        lambda db: db.execute(f"SELECT settings FROM {table} WHERE id = ?", [key]).fetchone()
    )
    return kind() if kept is None else msgspec.json.decode(kept[0], type=kind)


def _set(core: Core, table: Literal["guilds", "people"], key: int, settings: S) -> None:
    core.write(
        lambda db: db.execute(
            f"INSERT OR REPLACE INTO {table} (id, settings) VALUES (?, ?)", [key, text(settings)]
        )
    )


def guild(core: Core, number: int) -> GuildSettings:
    """What a server has chosen, or the defaults."""
    return _get(core, "guilds", number, GuildSettings)


def set_guild(core: Core, number: int, settings: GuildSettings) -> None:
    _set(core, "guilds", number, settings)


def person(core: Core, number: int) -> PersonSettings:
    """What a person has chosen, or the defaults."""
    return _get(core, "people", number, PersonSettings)


def set_person(core: Core, number: int, settings: PersonSettings) -> None:
    _set(core, "people", number, settings)
