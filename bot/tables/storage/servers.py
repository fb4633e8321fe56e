"""Settings of servers, within a transaction."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.types.codec import to_json
from bot.tables.types.settings import GuildSettings


def settings_of_guild(db: sqlite3.Connection, guild: int) -> GuildSettings:
    """Return the settings of a server, or the defaults."""
    row = db.execute("SELECT settings FROM guilds WHERE id = ?", [guild]).fetchone()
    return GuildSettings() if row is None else msgspec.json.decode(row[0], type=GuildSettings)


def write_guild_settings(db: sqlite3.Connection, guild: int, settings: GuildSettings) -> None:
    """Store the settings of a server."""
    db.execute(
        "INSERT OR REPLACE INTO guilds (id, settings) VALUES (?, ?)", [guild, to_json(settings)]
    )
