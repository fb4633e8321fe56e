"""Review of an ended game: the ranking after every turn, and positions for a film.

An ended table has no secrets, so every seat's sums are shown; before the end nothing of
this is available."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.tables.queries.table_queries import ranking_of
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import effective_rows, entries_where, load_state, table_of
from bot.tables.types.codec import codec
from bot.tables.types.errors import TableError
from bot.tables.types.games import rules_of
from bot.tables.types.model import Table
from render.film.film import MOST_FRAMES, Moment
from rules.game import Event, Game, InRounds, Standing


class Mark(msgspec.Struct, frozen=True):
    """The ranking after row `seq` of the log, when turn number `turn` of `seat` (None:
    everybody's turn, or the set-up) had been played. `round` is the one of that turn; a
    game without rounds counts turns."""

    seq: int
    turn: int
    seat: int | None
    standing: tuple[Standing, ...]
    round: tuple[int, ...] = ()


def _ended_table(db: sqlite3.Connection, table_id: int) -> Table:
    table = table_of(db, table_id)
    if table.status != "ended" or table.started is None:
        raise TableError("not-over")
    return table


def ranking_marks(core: Core, table_id: int) -> list[Mark]:
    """Return the rankings of an ended game after its set-up, after every turn and at its end.

    TableError: not-over."""

    def query(db: sqlite3.Connection) -> tuple[Table, list[tuple[int, bytes]]]:
        table = _ended_table(db, table_id)
        links = {link.seq for link in effective_rows(db, table_id, table.version)}
        rows = db.execute(
            "SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq", [table_id]
        )
        saved = [(seq, state) for seq, state in rows if seq in links]
        return table, [*saved, (max(links), load_state(db, table_id).state)]

    table, saved = core.read(query)
    game = rules_of(table)
    marks: list[Mark] = []
    last_turn: tuple[int, int | None] | None = None
    last_round: tuple[int, ...] = ()
    with guard_bugs(core, table_id, doing="aftermath"):
        for index, (seq, blob) in enumerate(saved):
            state = codec(game).decode_state(blob)
            started_turn = game.turn_of(state)
            is_last = index == len(saved) - 1
            if (started_turn == last_turn and not is_last) or (marks and marks[-1].seq == seq):
                continue
            turn, seat = last_turn if last_turn is not None else (0, None)
            marks.append(Mark(seq, turn, seat, ranking_of(game, state, None, True), last_round))
            last_turn, last_round = started_turn, round_of(game, state)
    return marks


def round_of(game: Game, state: object) -> tuple[int, ...]:
    """Return the round in play; a game without rounds counts turns."""
    return tuple(game.round_of(state)) if isinstance(game, InRounds) else game.turn_of(state)[:1]


def film_moments(core: Core, table_id: int, marks: Sequence[Mark]) -> list[Moment]:
    """Return a spectator's view at each of these marks, with the events since the one before.

    Of more than `MOST_FRAMES` marks the first are omitted. TableError: not-over."""
    marks = marks[-MOST_FRAMES:]

    def query(
        db: sqlite3.Connection,
    ) -> tuple[Table, dict[int, bytes], list[tuple[int, tuple[Event, ...]]]]:
        table = _ended_table(db, table_id)
        wanted = msgspec.json.encode([mark.seq for mark in marks]).decode()
        rows = db.execute(
            "SELECT seq, state FROM snapshots WHERE table_id = ?"
            " AND seq IN (SELECT value FROM json_each(?))",
            [table_id, wanted],
        )
        states: dict[int, bytes] = dict(rows.fetchall())
        states.setdefault(marks[-1].seq, load_state(db, table_id).state)
        entries = entries_where(db, table, "AND seq <= ?", [marks[-1].seq])
        events_by_row = [(entry.seq, entry.events) for entry in entries if not entry.undone]
        return table, states, events_by_row

    if not marks:
        return []
    table, states, events_by_row = core.read(query)
    game, result, last_seq = rules_of(table), list[Moment](), 0
    with guard_bugs(core, table_id, doing="film"):
        for mark in marks:
            view = game.view(codec(game).decode_state(states[mark.seq]), None)
            events = tuple(
                e for seq, row in events_by_row if last_seq < seq <= mark.seq for e in row
            )
            moment = Moment(mark.turn, mark.seat, view, mark.standing, events, round=mark.round)
            result.append(moment)
            last_seq = mark.seq
    return result
