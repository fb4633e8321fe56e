"""Results of ended games, computed at the first request and stored, since they never change.

They are stored by seat and not by person, so they hold no personal data."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

import msgspec

from bot.tables.queries.table_queries import adjusted_ranking
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import load_state, table_of
from bot.tables.types.codec import codec, to_json
from bot.tables.types.games import rules_of

Waits = tuple[tuple[int, ...], ...]


class Outcome(msgspec.Struct, frozen=True):
    """By seat: the place among all, and for each move of the person who held the seat at the
    end the seconds that the others waited for it. No places: the game does not count."""

    places: tuple[int, ...]
    waits: Waits


def stored_outcomes(db: sqlite3.Connection, guild: int) -> dict[int, Outcome]:
    """Return the stored outcomes of a server's tables."""
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


def compute_outcomes(core: Core, tables: Collection[int]) -> dict[int, Outcome]:
    """Compute and store the outcomes of these ended tables."""
    outcomes = {table: _outcome(core, table) for table in tables}
    if outcomes:
        core.write(
            lambda db: db.executemany(
                "INSERT OR REPLACE INTO outcomes (table_id, places, waits) VALUES (?, ?, ?)",
                [
                    (table, to_json(outcome.places), to_json(outcome.waits))
                    for table, outcome in outcomes.items()
                ],
            )
        )
    return outcomes


_WAITS = (
    "SELECT s.seat, at - before FROM (SELECT seat, user, kind, at,"
    " lag(at) OVER here AS before, lag(user) OVER here AS mover FROM log"
    " WHERE table_id = ?1 AND kind IN ('start', 'action') WINDOW here AS (ORDER BY seq)) w"
    " JOIN seats s ON s.table_id = ?1 AND s.seat = w.seat AND s.user = w.user"
    " WHERE w.kind = 'action' AND before IS NOT NULL AND w.user IS NOT mover"
)


def _outcome(core: Core, table_id: int) -> Outcome:
    table, saved, rows = core.read(
        lambda db: (
            table_of(db, table_id),
            load_state(db, table_id),
            db.execute(_WAITS, numbered(table_id)).fetchall(),
        )
    )
    game = rules_of(table)
    with guard_bugs(core, table_id, doing="records"):
        state = codec(game).decode_state(saved.state)
        if not game.is_rated(state):
            return Outcome((), ())
        standing = adjusted_ranking(table, game.standing(state, None))
    place = {line.seat: line.place for line in standing}
    waits: list[list[int]] = [[] for _ in table.seats]
    for seat, seconds in rows if not game.in_person else ():
        waits[seat].append(seconds)
    return Outcome(tuple(place[row.seat] for row in table.seats), tuple(map(tuple, waits)))
