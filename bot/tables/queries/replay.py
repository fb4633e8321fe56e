"""A game turn by turn as everybody may know it, running or ended: where its turns begin, and how it
stood there."""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

import msgspec

from bot.tables.queries.aftermath import round_of
from bot.tables.queries.table_queries import standing_of
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import chain, entries_where, load_state, table_of
from bot.tables.types.codec import codec
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import LogEntry, Table
from rules.game import Standing


class Stop(msgspec.Struct, frozen=True):
    """Stop `number` (from 0) of `count`: how it stood for a spectator when turn `turn` had been
    played, or stands now. `entries` led there from the stop before, without what was taken back;
    `standing` is the ranking of a game that is over there, else empty; `round` the one that was
    played, as in `Mark`."""

    table: Table
    number: int
    count: int
    turn: int
    view: Any
    entries: tuple[LogEntry, ...]
    standing: tuple[Standing, ...] = ()
    round: tuple[int, ...] = ()


def _begun(db: sqlite3.Connection, number: int) -> Table:
    table = table_of(db, number)
    if table.started is None:
        raise TableError("not-running")
    return table


def _stops(db: sqlite3.Connection, table: Table) -> list[int]:
    """The rows of the log at which a turn began, and the newest move, oldest first."""
    links = {link.seq for link in chain(db, table.id, table.version)}
    kept = db.execute("SELECT seq FROM snapshots WHERE table_id = ?", [table.id])
    return sorted({seq for (seq,) in kept if seq in links} | {max(links)})


def stop(core: Core, table: int, number: int) -> Stop:
    """One stop; a number beyond the last means the last. TableError: not-running."""

    def ask(db: sqlite3.Connection) -> _Rows:
        found = _begun(db, table)
        places = _stops(db, found)
        place = min(max(number, 0), len(places) - 1)
        wanted, before = places[place], places[place - 1] if place else 0
        states = dict(
            db.execute(
                "SELECT seq, state FROM snapshots WHERE table_id = ? AND seq IN (?, ?)",
                [table, wanted, before],
            ).fetchall()
        )
        rows = entries_where(db, found, "AND seq > ? AND seq <= ?", [before, wanted])
        told = tuple(row for row in rows if not row.undone)
        began = wanted in states
        state = states[wanted] if began else load_state(db, table).state
        return _Rows(found, place, len(places), began, state, states.get(before), told)

    rows = core.read(ask)
    game = game_of(rows.table.game)
    with guard_bugs(core, table, doing="replaying"):
        state = codec(game).state(rows.state)
        over, turn = game.over(state), game.turn_of(state)[0]
        return Stop(
            rows.table,
            rows.place,
            rows.stops,
            turn - 1 if rows.began and not over else turn,
            game.view(state, None),
            rows.entries,
            standing_of(game, state, None, True) if over else (),
            () if rows.before is None else round_of(game, codec(game).state(rows.before)),
        )


class _Rows(NamedTuple):
    """What is read of a stop; `began`: a turn began there. `before`: the state it began with."""

    table: Table
    place: int
    stops: int
    began: bool
    state: bytes
    before: bytes | None
    entries: tuple[LogEntry, ...]
