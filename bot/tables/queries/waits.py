"""How often a table has waited for somebody, and how long: from what everybody may know.

Whoever is asked once orders and robots have moved, and answers after more than a blink, was waited
for. So what an order did counts nowhere, and tells nobody that there is one; a choice made in
secret counts when it is in.
"""

from __future__ import annotations

import sqlite3
import statistics
from typing import Any, NamedTuple

import msgspec

from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import chain, draws_between, table_of
from bot.tables.types.codec import codec
from bot.tables.types.games import game_of
from bot.tables.types.model import Table
from rules.dice import Draw, ReplayedDice
from rules.game import Game

BLINK = 5
"""Seconds in which orders and robots have moved."""


class Waits(msgspec.Struct, frozen=True):
    """`answers` given so far in `turns`, by whom and after how many seconds; a game that began
    under older rules counts from the first turn under those of today. `now`: when it was asked."""

    answers: tuple[tuple[int, int], ...]
    turns: int
    now: int

    def median(self, user: int | None = None) -> int | None:
        """Seconds of the middle one of all answers, or of one person's; None if there is none."""
        found = [took for by, took in self.answers if user in (None, by)]
        return round(statistics.median(found)) if found else None


class _Row(NamedTuple):
    seq: int
    at: int
    seat: int
    user: int | None
    action: str


class _Kept(NamedTuple):
    table: Table
    state: bytes
    began: int
    rows: list[_Row]
    draws: dict[int, tuple[Draw, ...]]


def waits(core: Core, table: int) -> Waits:
    """What a running or ended table has waited for. TableError: no-table."""
    kept = core.read(lambda db: _kept(db, table))
    now = core.now()
    if kept is None:
        return Waits((), 0, now)
    game = game_of(kept.table.game)
    with guard_bugs(core, table, doing="waits"):
        state = codec(game).state(kept.state)
        first = game.turn_of(state)[0]
        found = _answers(game, state, kept)
        return Waits(tuple(found), game.turn_of(state)[0] - first + 1, now)


def _kept(db: sqlite3.Connection, number: int) -> _Kept | None:
    table = table_of(db, number)
    version = game_of(table.game).version
    links = sorted(link.seq for link in chain(db, number, table.version))
    begun = db.execute(
        "SELECT s.seq, s.state, l.at FROM snapshots s"
        " JOIN log l ON l.table_id = s.table_id AND l.seq = s.seq"
        " WHERE s.table_id = ? AND s.rules = ? ORDER BY s.seq",
        [number, version],
    ).fetchall()
    base = next((row for row in begun if row[0] in links), None)
    if base is None:
        return None
    seq, state, at = base
    wanted = msgspec.json.encode([link for link in links if link > seq]).decode()
    rows = db.execute(
        "SELECT seq, at, seat, user, action FROM log WHERE table_id = ? AND kind = 'action'"
        " AND seq IN (SELECT value FROM json_each(?)) ORDER BY seq",
        [number, wanted],
    )
    found = [_Row(*row) for row in rows]
    return _Kept(table, state, at, found, draws_between(db, number, seq + 1, table.version))


def _answers(game: Game, state: Any, kept: _Kept) -> list[tuple[int, int]]:
    """Whoever answered, and after how long; `state` is moved on to the end."""
    asked = dict.fromkeys(game.to_move(state), kept.began)
    found = []
    for row in kept.rows:
        took = row.at - asked.pop(row.seat, row.at)
        if row.user is not None and took > BLINK:
            found.append((row.user, took))
        dice = ReplayedDice(list(kept.draws.get(row.seq, ())))
        game.apply(state, row.seat, codec(game).action(row.action), dice)
        asked = {seat: asked.get(seat, row.at) for seat in game.to_move(state)}
    return found
