"""Replay of a game turn by turn, running or ended, with what everybody may know."""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from typing import NamedTuple

import msgspec

from bot.tables.queries.aftermath import round_of
from bot.tables.queries.table_queries import ranking_of
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import effective_rows, entries_where, load_state, table_of
from bot.tables.types.codec import codec
from bot.tables.types.errors import TableError
from bot.tables.types.games import rules_of
from bot.tables.types.model import LogEntry, Table
from rules.game import Standing


class ReplayStop(msgspec.Struct, frozen=True):
    """Stop `number` (from 0) of `count`: a spectator's view after turn `turn`, or the current one.

    `entries` led there from the stop before, without what was taken back; `standing` is the
    ranking if the game is `over` there, else what is public of it; `round` is the one that was
    played, as in `Mark`."""

    table: Table
    number: int
    count: int
    turn: int
    view: object
    entries: tuple[LogEntry, ...]
    standing: tuple[Standing, ...] = ()
    over: bool = False
    round: tuple[int, ...] = ()


def _started_table(db: sqlite3.Connection, table_id: int) -> Table:
    table = table_of(db, table_id)
    if table.started is None:
        raise TableError("not-running")
    return table


def _stop_rows(db: sqlite3.Connection, table: Table) -> list[int]:
    """Return the rows of the log at which a turn began, and the latest move, oldest first."""
    links = {link.seq for link in effective_rows(db, table.id, table.version)}
    snapshots = db.execute("SELECT seq FROM snapshots WHERE table_id = ?", [table.id])
    return sorted({seq for (seq,) in snapshots if seq in links} | {max(links)})


def replay_stop(core: Core, table_id: int, number: int = 0, *, at: int | None = None) -> ReplayStop:
    """Return one stop, by its number or as the one that row `at` of the log led to.

    What is beyond the last means the last. TableError: not-running."""

    def query(db: sqlite3.Connection) -> _StopRows:
        table = _started_table(db, table_id)
        places = _stop_rows(db, table)
        place = number if at is None else bisect_left(places, at)
        place = min(max(place, 0), len(places) - 1)
        wanted, before = places[place], places[place - 1] if place else 0
        states = dict(
            db.execute(
                "SELECT seq, state FROM snapshots WHERE table_id = ? AND seq IN (?, ?)",
                [table_id, wanted, before],
            ).fetchall()
        )
        rows = entries_where(db, table, "AND seq > ? AND seq <= ?", [before, wanted])
        entries = tuple(row for row in rows if not row.undone)
        began = wanted in states
        state = states[wanted] if began else load_state(db, table_id).state
        return _StopRows(table, place, len(places), began, state, states.get(before), entries)

    rows = core.read(query)
    game = rules_of(rows.table)
    with guard_bugs(core, table_id, doing="replay"):
        state = codec(game).decode_state(rows.state)
        over, turn = game.over(state), game.turn_of(state)[0]
        return ReplayStop(
            rows.table,
            rows.place,
            rows.stops,
            turn - 1 if rows.began and not over else turn,
            game.view(state, None),
            rows.entries,
            ranking_of(game, state, None, over),
            over,
            () if rows.before is None else round_of(game, codec(game).decode_state(rows.before)),
        )


class _StopRows(NamedTuple):
    """Data of a stop; `began`: a turn began there. `before`: the state at the stop before."""

    table: Table
    place: int
    stops: int
    began: bool
    state: bytes
    before: bytes | None
    entries: tuple[LogEntry, ...]
