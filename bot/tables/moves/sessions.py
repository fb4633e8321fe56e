"""Sessions of the dice desk: tables that begin at once, and what is stored of single rolls.

Sessions of before they were tables can still be looked up."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.tables.moves.lobby import join, open_table
from bot.tables.moves.play import start_game
from bot.tables.moves.server_rules import Limits
from bot.tables.storage.core import Core, end_table
from bot.tables.storage.rows import table_of, tables_where
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, Table
from rules.errors import RuleError


class EarlierSession(msgspec.Struct, frozen=True):
    """A session of an older version, where it was no table. `people`: their names and cities."""

    people: tuple[dict[str, object], ...]
    commitment: str
    seed: str


def open_session(
    core: Core,
    game: str,
    place: Place,
    owner: int,
    *,
    users: Sequence[int],
    options: object,
    key: str,
    limits: Limits | None = None,
) -> Table:
    """Open a table with these persons in its seats, the owner first, and start it; seats kept for
    a role are no matter, as the people sit round a board already.

    The same key again returns the same table. TableError: already-open if such a table runs in
    the place, and as `open_table`; RuleError for options that can't be played."""
    where = "coalesce(t.thread, t.channel) = ? AND t.game = ? AND t.status = 'running'"
    running = core.read(lambda db: tables_where(db, where, [place.posting_channel, game]))
    known = core.read(
        lambda db: db.execute("SELECT 1 FROM tables WHERE made = ?", [key]).fetchone()
    )
    if running and known is None:
        raise TableError("already-open", table=running[0].id)
    table = open_table(core, game, place, owner, key=key, options=options, limits=limits)
    if table.status == "open":
        try:
            for user in users:
                if core.read(lambda db: table_of(db, table.id)).seat_of(user) is None:
                    join(core, table.id, user, admin=True)
            return start_game(core, table.id, owner, key=key).table
        except (RuleError, TableError):
            at = core.now()
            core.write(lambda db: end_table(db, table.id, at, "closed"))
            raise
    return table


def earlier_session(core: Core, number: int) -> EarlierSession | None:
    """Return a session of before they were tables, None if there is none with this number."""

    def query(db: sqlite3.Connection) -> EarlierSession | None:
        row = db.execute(
            "SELECT desk, commitment, seed FROM desk_sessions WHERE id = ?", [number]
        ).fetchone()
        if row is None:
            return None
        people = msgspec.json.decode(row[0])["people"]
        return EarlierSession(tuple(people), row[1], bytes(row[2]).hex())

    return core.read(query)


# --- single rolls --------------------------------------------------------------------------------


def choose_region(core: Core, roll: str, region: str, user: int) -> str:
    """Set the region of a single roll, and return the one that counts: the first that was set."""

    def write(db: sqlite3.Connection) -> str:
        db.execute(
            "INSERT OR IGNORE INTO desk_choices (roll, region, user) VALUES (?, ?, ?)",
            [roll, region, user],
        )
        row = db.execute("SELECT region FROM desk_choices WHERE roll = ?", [roll]).fetchone()
        return str(row[0])

    return core.write(write)


def signing_key(core: Core) -> bytes:
    """Return the key with which single rolls are signed; it is created when first needed."""
    new_key = core.entropy(32)

    def write(db: sqlite3.Connection) -> bytes:
        db.execute("INSERT OR IGNORE INTO desk_secret (one, secret) VALUES (1, ?)", [new_key])
        return bytes(db.execute("SELECT secret FROM desk_secret").fetchone()[0])

    return core.write(write)
