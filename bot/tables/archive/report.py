"""A table as a report for whoever looks after the rules: its export with the people made unknown.

Dropped into the folder of recorded games it is a test: every row is played again under the referee,
told again in the same words, and, of an ended game, must leave the state noted in its last line.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.tables.archive.transcript import Describe, written
from bot.tables.storage.core import Core
from bot.tables.storage.rows import entries_where, load_state, table_of
from bot.tables.types.codec import codec, digest
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import LogEntry, SeatRow, Table

NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fanny")
"""What the people of a report are called, by seat."""

STATE = "# The last row leaves the state "
"""How the line with the fingerprint of the last state begins."""

BEGIN = 1_767_261_600
"""When every reported game began: only how long things took is told."""

_LATER = 101
"""The number of the first person who took a seat over."""


def report(core: Core, table: int, describe: Describe | None, note: str = "") -> str:
    """The table as a file for the folder of recorded games, its people made unknown; `describe`
    must know them by `NAMES` alone. TableError:
    no-table, not-running before the start."""
    return core.read(lambda db: _reported(db, table, describe, note))


def _reported(db: sqlite3.Connection, table: int, describe: Describe | None, note: str) -> str:
    found = table_of(db, table)
    if found.started is None:
        raise TableError("not-running")
    entries = entries_where(db, found)
    people = _unknown(found, entries)
    rows = [_without_people(entry, people, found.started) for entry in entries]
    seats = tuple(_holder(row, people) for row in found.seats)
    text = "\n".join(
        [
            *(f"# {line}" for line in note.splitlines() if line.strip()),
            *written(replace(found, seats=seats), rows, describe),
        ]
    )
    if found.status == "ended":  # before the end a fingerprint would let secrets be guessed
        game = game_of(found.game)
        text += f"\n{STATE}{digest(codec(game).state(load_state(db, table).state)).hex()}."
    return text + "\n"


def _unknown(table: Table, entries: Sequence[LogEntry]) -> dict[int, int]:
    """A number for each person: the seat's, counted from 1, for who holds it last, else any."""
    people = {row.user: row.seat + 1 for row in table.seats if row.user is not None}
    others = [entry.holder.user for entry in entries if entry.holder is not None]
    others += [entry.user for entry in entries]
    for user in others:
        if user is not None and user not in people:
            people[user] = _LATER + len(people)
    return people


def _holder(row: SeatRow, people: Mapping[int, int]) -> SeatRow:
    return row if row.user is None else replace(row, user=people[row.user])


def _without_people(entry: LogEntry, people: Mapping[int, int], started: int) -> LogEntry:
    return replace(
        entry,
        at=entry.at - started + BEGIN,
        user=None if entry.user is None else people[entry.user],
        holder=None if entry.holder is None else _holder(entry.holder, people),
    )
