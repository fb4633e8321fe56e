"""Keeping people from the tables of a server. Their games go on: robots play their seats."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.moves.lobby import remove_person
from bot.tables.moves.play import SUBSTITUTE_ROBOT
from bot.tables.moves.reseating import reseat
from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import table_of
from bot.tables.storage.servers import settings_of_guild, write_guild_settings
from bot.tables.types.model import SeatRow, Table

MAX_PEOPLE = 500
"""Most people that a server can keep from its tables."""


def keep_away(core: Core, guild: int, user: int) -> list[int]:
    """Let a person take no seat in this server any more; return the tables where the person sits.

    One more than `MAX_PEOPLE` replaces the first."""

    def write(db: sqlite3.Connection) -> list[int]:
        settings = settings_of_guild(db, guild)
        others = [other for other in settings.kept_away if other != user]
        people = (*others[-MAX_PEOPLE + 1 :], user)
        write_guild_settings(db, guild, msgspec.structs.replace(settings, kept_away=people))
        rows = db.execute(
            "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
            " WHERE t.guild = ? AND s.user = ? AND t.status <> 'ended' ORDER BY t.id",
            [guild, user],
        )
        return [table for (table,) in rows]

    return core.write(write)


def let_back(core: Core, guild: int, user: int) -> None:
    """Let a person take seats in this server again."""

    def write(db: sqlite3.Connection) -> None:
        settings = settings_of_guild(db, guild)
        people = tuple(other for other in settings.kept_away if other != user)
        write_guild_settings(db, guild, msgspec.structs.replace(settings, kept_away=people))

    core.write(write)


def vacate(core: Core, table_id: int, manager: int, user: int, *, vacant: bool, key: str) -> Table:
    """Free a person's seat: in a lobby for anybody, in a game for a robot; the game ends if
    nobody else plays. `vacant`: anybody may take it from the robot. The person owns the table no
    longer."""
    table = core.read(lambda db: table_of(db, table_id))
    seat = table.seat_of(user)
    if seat is not None and table.status == "open":
        return remove_person(core, table_id, manager, user, admin=True)
    if seat is not None and table.status == "running":
        robot = SeatRow(seat, robot=SUBSTITUTE_ROBOT)
        reseat(core, table_id, manager, robot, key=key, admin=True, vacant=vacant)
    core.write(lambda db: _hand_on(db, table_id, user))
    return core.read(lambda db: table_of(db, table_id))


def _hand_on(db: sqlite3.Connection, table_id: int, user: int) -> None:
    """Make the first other person at the table its owner, if it belongs to this person."""
    db.execute(
        "UPDATE tables SET owner = coalesce((SELECT user FROM seats WHERE table_id = tables.id"
        " AND user IS NOT NULL AND user <> ?2 ORDER BY seat LIMIT 1), owner)"
        " WHERE id = ?1 AND owner = ?2",
        numbered(table_id, user),
    )
