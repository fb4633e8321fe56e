"""What the managers of a server and its host allow: who may take a seat, how many tables may be
open. Games that run go on when a rule is tightened."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

import msgspec

from bot.tables.storage.servers import settings_of_guild
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import Table


class Limits(msgspec.Struct, frozen=True):
    """Maximum of tables, neither ended nor archived, that the host allows in a server: `person` of
    one owner, `server` of all.

    None: any number."""

    person: int | None = None
    server: int | None = None


def require_opening(db: sqlite3.Connection, guild: int, owner: int, limits: Limits) -> None:
    """Check whether this person may open one more table. TableError: kept-away, and own-limit,
    server-limit with `whose` limit it is, of the host or of the server."""
    require_not_kept_away(db, guild, owner)
    all_count, owner_count = db.execute(
        "SELECT count(*), count(*) FILTER (WHERE owner = ?) FROM tables WHERE guild = ?"
        " AND status <> 'ended'"
        " AND id NOT IN (SELECT table_id FROM idle WHERE archived IS NOT NULL)",
        [owner, guild],
    ).fetchone()
    settings = settings_of_guild(db, guild)
    for code, count, most, whose in (
        ("own-limit", owner_count, settings.person_tables, "server"),
        ("own-limit", owner_count, limits.person, "host"),
        ("server-limit", all_count, settings.server_tables, "server"),
        ("server-limit", all_count, limits.server, "host"),
    ):
        if most is not None and count >= most:
            raise TableError(code, most=most, whose=whose)


def require_not_kept_away(
    db: sqlite3.Connection, guild: int, user: int, *, for_self: bool = True
) -> None:
    """Check that a person may take seats in this server. `own`: it is that person who asks.

    TableError: kept-away, kept-away-other."""
    if user in settings_of_guild(db, guild).kept_away:
        raise TableError("kept-away" if for_self else "kept-away-other")


def require_seat_for(
    db: sqlite3.Connection, table: Table, user: int, roles: Collection[int], admin: bool
) -> None:
    """Check that a person with these roles may take one more seat of an open table.

    TableError: kept-away, seats-kept."""
    require_not_kept_away(db, table.place.guild, user)
    settings = settings_of_guild(db, table.place.guild)
    free = game_of(table.game).seats[-1] - len(table.seats)
    if 0 < free <= settings.kept_seats and not admin and settings.kept_role not in roles:
        raise TableError("seats-kept", count=settings.kept_seats, role=str(settings.kept_role))
