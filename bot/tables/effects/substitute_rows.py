"""Rows of robots that play for persons, written with every move in its transaction.

A robot substitutes until the person is back (turn `AWAY`), or for one turn. Rows of a
person who no longer holds the seat, or of a turn that is over, are ignored and deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.tables.storage.core import LogInsert
from bot.tables.storage.rows import AWAY
from bot.tables.types.model import Table


def add_substitute(db: sqlite3.Connection, table_id: int, seat: int, user: int, turn: int) -> None:
    """Let a robot play for this person: until the person is back (`AWAY`), or for this turn."""
    db.execute(
        "INSERT OR REPLACE INTO stand_ins (table_id, seat, user, turn) VALUES (?, ?, ?, ?)",
        [table_id, seat, user, turn],
    )


def remove_substitute(db: sqlite3.Connection, table_id: int, seat: int, turn: int) -> None:
    """Let the person play again."""
    db.execute(
        "DELETE FROM stand_ins WHERE table_id = ? AND seat = ? AND turn = ?", [table_id, seat, turn]
    )


def update_after_row(db: sqlite3.Connection, table: Table, rows: Sequence[LogInsert]) -> bool:
    """Delete rows that are over: a skipped turn, a seat that changed hands, a game that ended.
    Return whether there were any.

    A substitute for one turn does not act again after an undo."""
    has_undo = any(row.kind == "undo" for row in rows)
    substitutes = db.execute(
        "SELECT seat, turn FROM stand_ins WHERE table_id = ?", [table.id]
    ).fetchall()
    is_any_over = False
    for seat, turn in substitutes:
        is_away = turn == AWAY and seat in table.away
        is_skipped = turn == table.turn and seat in table.skipped and seat in table.to_move
        if not is_away and (has_undo or not is_skipped):
            remove_substitute(db, table.id, seat, turn)
            is_any_over = True
    return is_any_over
