"""What is left of a game that is over: how it stood after every turn, and its moments for a film.

An ended table has no secrets: every seat's sums are told in full. Until then nothing of this is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.queries.table_queries import standing_of
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import chain, entries_where, load_state, table_of
from bot.tables.types.codec import codec
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import Table
from render.film.film import MOST_FRAMES, Moment
from rules.game import Game, InRounds, Standing


class Mark(msgspec.Struct, frozen=True):
    """How it stood after row `seq` of the log, when turn number `turn` of `seat` (None: everybody's
    turn, or the set-up) had been played. `round` is the one that turn belongs to; a game without
    rounds counts turns."""

    seq: int
    turn: int
    seat: int | None
    standing: tuple[Standing, ...]
    round: tuple[int, ...] = ()


def _ended(db: sqlite3.Connection, number: int) -> Table:
    table = table_of(db, number)
    if table.status != "ended" or table.started is None:
        raise TableError("not-over")
    return table


def marks(core: Core, number: int) -> list[Mark]:
    """How an ended game stood after its set-up, after every turn and at its end, oldest first.
    TableError: not-over."""

    def ask(db: sqlite3.Connection) -> tuple[Table, list[tuple[int, bytes]]]:
        table = _ended(db, number)
        links = {link.seq for link in chain(db, number, table.version)}
        rows = db.execute(
            "SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq", [number]
        )
        kept = [(seq, state) for seq, state in rows if seq in links]
        return table, [*kept, (max(links), load_state(db, number).state)]

    table, kept = core.read(ask)
    game = game_of(table.game)
    found: list[Mark] = []
    before: tuple[int, int | None] | None = None
    within: tuple[int, ...] = ()
    with guard_bugs(core, number, doing="looking back"):
        for place, (seq, blob) in enumerate(kept):
            state = codec(game).state(blob)
            begun = game.turn_of(state)
            last = place == len(kept) - 1
            if (begun == before and not last) or (found and found[-1].seq == seq):
                continue
            turn, seat = before if before is not None else (0, None)
            found.append(Mark(seq, turn, seat, standing_of(game, state, None, True), within))
            before, within = begun, round_of(game, state)
    return found


def round_of(game: Game, state: Any) -> tuple[int, ...]:
    """The round in play; a game without rounds counts turns."""
    return tuple(game.round_of(state)) if isinstance(game, InRounds) else game.turn_of(state)[:1]


def moments(core: Core, number: int, marks: Sequence[Mark]) -> list[Moment]:
    """A spectator's view at each of these marks, with what happened since the one before; of more
    than `MOST_FRAMES` marks the first are left out. TableError: not-over."""
    marks = marks[-MOST_FRAMES:]

    def ask(db: sqlite3.Connection) -> tuple[Table, dict[int, bytes], list[tuple[Any, ...]]]:
        table = _ended(db, number)
        wanted = msgspec.json.encode([mark.seq for mark in marks]).decode()
        rows = db.execute(
            "SELECT seq, state FROM snapshots WHERE table_id = ?"
            " AND seq IN (SELECT value FROM json_each(?))",
            [number, wanted],
        )
        states: dict[int, bytes] = dict(rows.fetchall())
        states.setdefault(marks[-1].seq, load_state(db, number).state)
        entries = entries_where(db, table, "AND seq <= ?", [marks[-1].seq])
        told = [(entry.seq, entry.events) for entry in entries if not entry.undone]
        return table, states, told

    if not marks:
        return []
    table, states, told = core.read(ask)
    game, found, since = game_of(table.game), list[Moment](), 0
    with guard_bugs(core, number, doing="filming"):
        for mark in marks:
            view = game.view(codec(game).state(states[mark.seq]), None)
            events = tuple(e for seq, row in told if since < seq <= mark.seq for e in row)
            moment = Moment(mark.turn, mark.seat, view, mark.standing, events, round=mark.round)
            found.append(moment)
            since = mark.seq
    return found
