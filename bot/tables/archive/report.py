"""A table as a report to the maintainers of the rules: its export with anonymous people.

In the folder of recorded games it is a test: every row is replayed with the invariants checked and
narrated in the same words, and an ended game must end in the state of its last line."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.tables.archive.transcript import Describe, transcript_lines
from bot.tables.storage.core import Core
from bot.tables.storage.rows import entries_where, load_state, table_of
from bot.tables.types.codec import codec, state_digest
from bot.tables.types.errors import TableError
from bot.tables.types.games import rules_of
from bot.tables.types.model import LogEntry, SeatRow, Table

NAMES = (
    *("Ada", "Bert", "Cleo", "Dora", "Emil", "Fanny"),
    *("Gustav", "Hanna", "Ivo", "Julia", "Karl", "Lena"),
)
"""Names of the people of a report, by seat."""

STATE_PREFIX = "# The last row leaves the state "
"""Beginning of the line with the fingerprint of the last state."""

EPOCH = 1_767_261_600
"""Start time of every reported game: only differences of time are kept."""

_FIRST_OTHER = 101
"""Number of the first person who took a seat over."""


def write_report(core: Core, table_id: int, describe: Describe | None, note: str = "") -> str:
    """Return the table as a file for the folder of recorded games, with anonymous people.

    `describe` must know them by `NAMES` alone. TableError: no-table, not-running before the
    start."""
    return core.read(lambda db: _build_report(db, table_id, describe, note))


def _build_report(
    db: sqlite3.Connection, table_id: int, describe: Describe | None, note: str
) -> str:
    table = table_of(db, table_id)
    if table.started is None:
        raise TableError("not-running")
    entries = entries_where(db, table)
    people = _pseudonyms(table, entries)
    rows = [_without_people(entry, people, table.started) for entry in entries]
    seats = tuple(_holder(row, people) for row in table.seats)
    text = "\n".join(
        [
            *(f"# {line}" for line in note.splitlines() if line.strip()),
            *transcript_lines(replace(table, seats=seats), rows, describe),
        ]
    )
    if table.status == "ended":  # before the end a fingerprint would let secrets be guessed
        game = rules_of(table)
        state = codec(game).decode_state(load_state(db, table_id).state)
        text += f"\n{STATE_PREFIX}{state_digest(state).hex()}."
    return text + "\n"


def _pseudonyms(table: Table, entries: Sequence[LogEntry]) -> dict[int, int]:
    """Return a number for each person: the seat's, counted from 1, for its last holder, else
    any."""
    people = {row.user: row.seat + 1 for row in table.seats if row.user is not None}
    others = [entry.holder.user for entry in entries if entry.holder is not None]
    others += [entry.user for entry in entries]
    for user in others:
        if user is not None and user not in people:
            people[user] = _FIRST_OTHER + len(people)
    return people


def _holder(row: SeatRow, people: Mapping[int, int]) -> SeatRow:
    return row if row.user is None else replace(row, user=people[row.user])


def _without_people(entry: LogEntry, people: Mapping[int, int], started: int) -> LogEntry:
    return replace(
        entry,
        at=entry.at - started + EPOCH,
        user=None if entry.user is None else people[entry.user],
        holder=None if entry.holder is None else _holder(entry.holder, people),
    )
