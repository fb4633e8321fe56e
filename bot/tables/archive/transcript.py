"""A table as one text: written so that a person can read it, and played on from it.

A few lines `name: value` say what it is, then comes one log row a line, as JSON. Lines that begin
with `#` tell the events in words and are skipped by the reader. While a game runs, sealed actions
are withheld and so are the seed and the values of secret draws; the draws stand with the rows in
which they fell.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from bot.tables.storage.core import Core
from bot.tables.storage.rows import entries_where, table_of
from bot.tables.types.codec import fits, text
from bot.tables.types.errors import TableError
from bot.tables.types.model import LogDetail, LogEntry, LogKind, SeatRow, Table
from rules.dice import WITHHELD, Draw

FORMAT = 1
LONGEST = 16_000_000
"""Bytes of an export that are still read."""

Describe = Callable[[LogEntry], Sequence[str]]
"""Puts one log row into words, for the comment lines of an export."""


class Head(msgspec.Struct, frozen=True):
    """The lines before the first row."""

    roundhouse: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    commitment: str
    seed: str | None = None
    recorded: int = 0


class Line(LogDetail, frozen=True):
    """One log row; `action` is the game's own, as plain data once read. See `LogEntry`."""

    seq: int
    at: datetime
    kind: LogKind = "action"
    seat: int | None = None
    action: Any = None
    withheld: bool = False
    draws: tuple[Draw, ...] = ()


class Text(msgspec.Struct, frozen=True):
    """A transcript as read: `lines` with the number of the line each stands in."""

    head: Head
    lines: tuple[tuple[int, Line], ...]


def export(core: Core, table: int, describe: Describe | None = None) -> str:
    """The whole table as one text; sealed actions and the seed only when they are public.
    TableError: no-table, not-running before the start."""
    return core.read(lambda db: exported(db, table, describe))


def exported(db: sqlite3.Connection, table: int, describe: Describe | None) -> str:
    """See `export`; for who has only a connection."""
    found = table_of(db, table)
    entries = entries_where(db, found)
    if found.started is None or found.commitment is None:
        raise TableError("not-running")
    return "\n".join(written(found, entries, describe)) + "\n"


def written(table: Table, entries: Sequence[LogEntry], describe: Describe | None) -> Iterator[str]:
    """The lines of a transcript of these rows."""
    head = Head(
        roundhouse=FORMAT,
        game=table.game,
        rules=table.rules,
        options=msgspec.to_builtins(table.options),
        seats=table.seats,
        commitment=table.commitment or "",
        seed=table.seed,
        recorded=table.recorded,
    )
    yield f"# Roundhouse, table {table.id}: {table.status} after {table.version} rows."
    for name, value in msgspec.to_builtins(head).items():
        yield f"{name}: {text(value)}"
    yield ""
    for entry in entries:
        yield text(_line(entry))
        for sentence in describe(entry) if describe is not None else ():
            yield from (f"#   {part}" for part in sentence.splitlines() if part.strip())


def _line(entry: LogEntry) -> Line:
    return Line(
        seq=entry.seq,
        at=datetime.fromtimestamp(entry.at, UTC),
        kind=entry.kind,
        seat=entry.seat,
        action=entry.action,
        withheld=entry.withheld,
        draws=entry.draws,
        **entry.detail(),
    )


def load(path: Path) -> str:
    """The text of a file. TableError: file-long, file-not-text; OSError if it cannot be read."""
    with path.open("rb") as file:
        raw = file.read(LONGEST + 1)
    _not_too_long(raw)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise TableError("file-not-text") from None


def _not_too_long(written: str | bytes) -> None:
    if len(written) > LONGEST:
        raise TableError("file-long", most=LONGEST // 1_000_000)


def read(written: str) -> Text:
    """TableError: file-long, file-empty; unreadable, with the number of the line that is wrong."""
    _not_too_long(written)
    if not written.strip():
        raise TableError("file-empty")
    values: dict[str, Any] = {}
    lines: list[tuple[int, Line]] = []
    decoder = msgspec.json.Decoder(Line)
    number = 0
    try:
        for number, raw in enumerate(written.splitlines(), 1):
            part = raw.strip()
            if not part or part.startswith("#"):
                continue
            if part.startswith("{"):
                lines.append((number, decoder.decode(part)))
            else:
                name, _, value = part.partition(":")
                values[name.strip()] = msgspec.json.decode(value)
        head = msgspec.convert(values, Head)
        _must_count(head, lines)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise TableError("unreadable", line=number, reason=str(error)) from None
    return Text(head, tuple(lines))


def _must_count(head: Head, lines: Sequence[tuple[int, Line]]) -> None:
    """Rows from 1 and draws from 0 without a gap, every die within its sides, and no number that
    the database cannot hold."""
    if not fits(head) or not all(fits(line) for _, line in lines):
        raise ValueError("a number has more than 64 bits")
    if head.roundhouse != FORMAT:
        raise ValueError(f"format {head.roundhouse} is not known")
    if not lines or lines[0][1].kind != "start":
        raise ValueError("the first row is no start")
    counter = 0
    for wanted, (_, line) in enumerate(lines, 1):
        if line.seq != wanted:
            raise ValueError(f"row {wanted} is missing")
        if line.at.tzinfo is None:
            raise ValueError(f"row {wanted} has a time without a zone")
        for draw in line.draws:
            withheld = draw.secret and draw.value == WITHHELD
            if draw.counter != counter or not (withheld or 1 <= draw.value <= draw.sides):
                raise ValueError(f"draw {counter} is missing or impossible")
            counter += 1
