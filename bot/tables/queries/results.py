"""How an ended game came out, worked out at the first look and kept: it never changes again.

SavedState by seat and not by person, so that there is nothing to be forgotten about anybody.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

import msgspec

from bot.tables.queries.table_queries import awarded
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import load_state, table_of
from bot.tables.types.codec import codec, text
from bot.tables.types.games import game_of

Waits = tuple[tuple[int, ...], ...]


class Outcome(msgspec.Struct, frozen=True):
    """By seat: the place among all, and the seconds that the others waited each time until the
    person who held the seat at the end moved."""

    places: tuple[int, ...]
    waits: Waits


def known(db: sqlite3.Connection, guild: int) -> dict[int, Outcome]:
    """What is kept of a server's tables."""
    rows = db.execute(
        "SELECT o.table_id, o.places, o.waits FROM outcomes o JOIN tables t ON t.id = o.table_id"
        " WHERE t.guild = ?",
        [guild],
    )
    return {
        table: Outcome(
            msgspec.json.decode(places, type=tuple[int, ...]),
            msgspec.json.decode(waits, type=Waits),
        )
        for table, places, waits in rows
    }


def worked_out(core: Core, tables: Collection[int]) -> dict[int, Outcome]:
    """The outcome of these ended tables, kept from now on."""
    found = {table: _outcome(core, table) for table in tables}
    if found:
        core.write(
            lambda db: db.executemany(
                "INSERT OR REPLACE INTO outcomes (table_id, places, waits) VALUES (?, ?, ?)",
                [(table, text(one.places), text(one.waits)) for table, one in found.items()],
            )
        )
    return found


_WAITS = (
    "SELECT s.seat, at - before FROM (SELECT seat, user, kind, at,"
    " lag(at) OVER here AS before, lag(user) OVER here AS mover FROM log"
    " WHERE table_id = ?1 AND kind IN ('start', 'action') WINDOW here AS (ORDER BY seq)) w"
    " JOIN seats s ON s.table_id = ?1 AND s.seat = w.seat AND s.user = w.user"
    " WHERE w.kind = 'action' AND before IS NOT NULL AND w.user IS NOT mover"
)


def _outcome(core: Core, table: int) -> Outcome:
    found, kept, rows = core.read(
        lambda db: (
            table_of(db, table),
            load_state(db, table),
            db.execute(_WAITS, (table,)).fetchall(),
        )
    )
    game = game_of(found.game)
    with guard_bugs(core, table, doing="records"):
        standing = awarded(found, game.standing(codec(game).state(kept.state), None))
    place = {line.seat: line.place for line in standing}
    waits: list[list[int]] = [[] for _ in found.seats]
    for seat, seconds in rows:
        waits[seat].append(seconds)
    return Outcome(tuple(place[row.seat] for row in found.seats), tuple(map(tuple, waits)))
