"""The rows of robots that play for persons: kept with every move, in its transaction.

A robot stands in until the person is back (turn `AWAY`), or for one turn. Rows of a person who no
longer holds the seat, or of a turn that is over, count for nothing and are dropped.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.tables.storage.core import LogInsert
from bot.tables.storage.rows import AWAY
from bot.tables.types.model import Table


def put(db: sqlite3.Connection, table: int, seat: int, user: int, turn: int) -> None:
    """Let a robot play for this person: until he is back (`AWAY`), or for this turn."""
    db.execute(
        "INSERT OR REPLACE INTO stand_ins (table_id, seat, user, turn) VALUES (?, ?, ?, ?)",
        [table, seat, user, turn],
    )


def take_off(db: sqlite3.Connection, table: int, seat: int, turn: int) -> None:
    """The person plays again."""
    db.execute(
        "DELETE FROM stand_ins WHERE table_id = ? AND seat = ? AND turn = ?", [table, seat, turn]
    )


def follow(db: sqlite3.Connection, table: Table, rows: Sequence[LogInsert]) -> None:
    """Drop what is over: a turn that was skipped, a seat that changed hands, a game that ended.
    A robot does not make again for one turn what was taken back."""
    undone = any(row.kind == "undo" for row in rows)
    known = db.execute("SELECT seat, turn FROM stand_ins WHERE table_id = ?", [table.id]).fetchall()
    for seat, turn in known:
        away = turn == AWAY and seat in table.away
        skips = turn == table.turn and seat in table.skipped and seat in table.to_move
        if not away and (undone or not skips):
            take_off(db, table.id, seat, turn)
