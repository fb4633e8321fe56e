"""Answer times of a table, from public data only: how often it has waited for somebody, how long.

A wait counts if a person answers later than orders and robots would have. So actions of orders do
not count, and reveal nothing about orders; a secret choice counts when it is revealed."""

from __future__ import annotations

import sqlite3
import statistics
from typing import NamedTuple

import msgspec

from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import draws_between, effective_rows, table_of
from bot.tables.types.codec import codec
from bot.tables.types.games import rules_of
from bot.tables.types.model import Table
from rules.dice import Draw, ReplayedDice
from rules.game import Game

MIN_WAIT = 5
"""Seconds within which orders and robots have moved."""


class AnswerTimes(msgspec.Struct, frozen=True):
    """`answers` in `turns`, as pairs of person and seconds; a game that began under older
    rules counts from the first turn under the current ones. `now`: the time of the query."""

    answers: tuple[tuple[int, int], ...]
    turns: int
    now: int

    def median(self, user: int | None = None) -> int | None:
        """Return the median seconds of all answers, or of one person's; None if there are none."""
        seconds = [duration for answerer, duration in self.answers if user in (None, answerer)]
        return round(statistics.median(seconds)) if seconds else None


class _Row(NamedTuple):
    seq: int
    at: int
    seat: int
    user: int | None
    action: str


class _WaitData(NamedTuple):
    table: Table
    state: bytes
    began: int
    rows: list[_Row]
    draws: dict[int, tuple[Draw, ...]]


def answer_times(core: Core, table: int) -> AnswerTimes:
    """Return what a running or ended table has waited for. TableError: no-table."""
    data = core.read(lambda db: _load_data(db, table))
    now = core.now()
    if data is None:
        return AnswerTimes((), 0, now)
    game = rules_of(data.table)
    with guard_bugs(core, table, doing="answer_times"):
        state = codec(game).decode_state(data.state)
        first = game.turn_of(state)[0]
        answers = _answers(game, state, data)
        return AnswerTimes(tuple(answers), game.turn_of(state)[0] - first + 1, now)


def _load_data(db: sqlite3.Connection, table_id: int) -> _WaitData | None:
    table = table_of(db, table_id)
    version = rules_of(table).version
    links = sorted(link.seq for link in effective_rows(db, table_id, table.version))
    snapshots = db.execute(
        "SELECT s.seq, s.state, l.at FROM snapshots s"
        " JOIN log l ON l.table_id = s.table_id AND l.seq = s.seq"
        " WHERE s.table_id = ? AND s.rules = ? ORDER BY s.seq",
        [table_id, version],
    ).fetchall()
    base = next((row for row in snapshots if row[0] in links), None)
    if base is None:
        return None
    seq, state, at = base
    wanted = msgspec.json.encode([link for link in links if link > seq]).decode()
    rows = db.execute(
        "SELECT seq, at, seat, user, action FROM log WHERE table_id = ? AND kind = 'action'"
        " AND seq IN (SELECT value FROM json_each(?)) ORDER BY seq",
        [table_id, wanted],
    )
    actions = [_Row(*row) for row in rows]
    return _WaitData(table, state, at, actions, draws_between(db, table_id, seq + 1, table.version))


def _answers(game: Game, state: object, data: _WaitData) -> list[tuple[int, int]]:
    """Return the person and the seconds of each answer; `state` is changed to the last one."""
    waiting_since = dict.fromkeys(game.to_move(state), data.began)
    answers = []
    for row in data.rows:
        seconds = row.at - waiting_since.pop(row.seat, row.at)
        if row.user is not None and seconds > MIN_WAIT:
            answers.append((row.user, seconds))
        dice = ReplayedDice(list(data.draws.get(row.seq, ())))
        game.apply(state, row.seat, codec(game).decode_action(row.action), dice)
        waiting_since = {seat: waiting_since.get(seat, row.at) for seat in game.to_move(state)}
    return answers
