"""A table as a text that a person can read and that can be imported.

A few lines `name: value` describe it, followed by one log row per line, as JSON. Lines that
begin with `#` narrate the events and are skipped by the reader. While a game runs, sealed
actions are withheld and so are the seed and the values of secret draws; the draws are part
of the rows in which they happened."""

from __future__ import annotations

import sqlite3
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.tables.storage.core import Core
from bot.tables.storage.rows import entries_where, table_of
from bot.tables.types.codec import fits_int64, to_json
from bot.tables.types.errors import TableError
from bot.tables.types.model import LogDetail, LogEntry, LogKind, SeatRow, Table
from data.facts import put_in_force
from rules.dice import WITHHELD, Draw

FORMAT = 1
MAX_BYTES = 16_000_000
"""Bytes of an export that are still read."""

Describe = Callable[[LogEntry], Sequence[str]]
"""Describes one log row in words, for the comment lines of an export."""


class Header(msgspec.Struct, frozen=True):
    """The lines before the first row. `facts`: the digest of the facts of the game, `facts_set`:
    these facts, packed (`data.facts`)."""

    roundhouse: int
    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[SeatRow, ...]
    commitment: str
    seed: str | None = None
    recorded: int = 0
    facts: str | None = None
    facts_set: str | None = None


class TranscriptRow(LogDetail, frozen=True):
    """One log row; `action` is the game's own, as plain data once read. See `LogEntry`."""

    seq: int
    at: datetime
    kind: LogKind = "action"
    seat: int | None = None
    action: object = None
    withheld: bool = False
    draws: tuple[Draw, ...] = ()


class Transcript(msgspec.Struct, frozen=True):
    """A transcript as read: `lines` are the rows with their line numbers."""

    head: Header
    lines: tuple[tuple[int, TranscriptRow], ...]


def export(core: Core, table_id: int, describe: Describe | None = None) -> str:
    """Return the whole table as one text; sealed actions and the seed only when they are public.

    TableError: no-table, not-running before the start."""
    return core.read(lambda db: export_from(db, table_id, describe))


def export_from(db: sqlite3.Connection, table_id: int, describe: Describe | None) -> str:
    """Export a table with a connection instead of a `Core`; see `export`."""
    table = table_of(db, table_id)
    put_in_force(table.facts)
    entries = entries_where(db, table)
    if table.started is None or table.commitment is None:
        raise TableError("not-running")
    return "\n".join(transcript_lines(table, entries, describe)) + "\n"


def transcript_lines(
    table: Table, entries: Sequence[LogEntry], describe: Describe | None
) -> Iterator[str]:
    """Yield the lines of a transcript of these rows."""
    facts = table.facts
    head = Header(
        roundhouse=FORMAT,
        game=table.game,
        rules=table.rules,
        options=msgspec.to_builtins(table.options),
        seats=table.seats,
        commitment=table.commitment or "",
        seed=table.seed,
        recorded=table.recorded,
        facts=None if facts is None else facts.digest.hex(),
        facts_set=None if facts is None else b64encode(facts.packed).decode(),
    )
    yield f"# Roundhouse, table {table.id}: {table.status} after {table.version} rows."
    for name, value in msgspec.to_builtins(head).items():
        yield f"{name}: {to_json(value)}"
    yield ""
    for entry in entries:
        yield to_json(_transcript_row(entry))
        for sentence in describe(entry) if describe is not None else ():
            yield from (f"#   {part}" for part in sentence.splitlines() if part.strip())


def _transcript_row(entry: LogEntry) -> TranscriptRow:
    return TranscriptRow(
        seq=entry.seq,
        at=datetime.fromtimestamp(entry.at, UTC),
        kind=entry.kind,
        seat=entry.seat,
        action=entry.action,
        withheld=entry.withheld,
        draws=entry.draws,
        **entry.detail_fields(),
    )


def load_file(path: Path) -> str:
    """Return the text of a file. TableError: file-long, file-not-text; OSError if it cannot be
    read."""
    with path.open("rb") as file:
        return decode_text(file.read(MAX_BYTES + 1))


def decode_text(raw: bytes) -> str:
    """Return the text of a file's bytes. TableError: file-long, file-not-text."""
    _check_length(raw)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise TableError("file-not-text") from None


def _check_length(content: str | bytes) -> None:
    if len(content) > MAX_BYTES:
        raise TableError("file-long", most=MAX_BYTES // 1_000_000)


def read_transcript(source: str) -> Transcript:
    """Parse a transcript. TableError: file-long, file-empty; unreadable, with the number of
    the line."""
    _check_length(source)
    if not source.strip():
        raise TableError("file-empty")
    values: dict[str, object] = {}
    lines: list[tuple[int, TranscriptRow]] = []
    decoder = msgspec.json.Decoder(TranscriptRow)
    number = 0
    try:
        for number, raw in enumerate(source.splitlines(), 1):
            content = raw.strip()
            if not content or content.startswith("#"):
                continue
            if content.startswith("{"):
                lines.append((number, decoder.decode(content)))
            else:
                name, _, value = content.partition(":")
                values[name.strip()] = msgspec.json.decode(value)
        head = msgspec.convert(values, Header)
        _check_numbers(head, lines)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise TableError("unreadable", line=number, reason=str(error)) from None
    return Transcript(head, tuple(lines))


def _check_numbers(head: Header, lines: Sequence[tuple[int, TranscriptRow]]) -> None:
    """Check that rows count from 1 and draws from 0 without a gap, that every die is within
    its sides, and that the database can store every number. Raises `ValueError`."""
    if not fits_int64(head) or not all(fits_int64(line) for _, line in lines):
        raise ValueError("number exceeds 64 bits")
    if head.roundhouse != FORMAT:
        raise ValueError(f"format {head.roundhouse} is not supported")
    if not lines or lines[0][1].kind != "start":
        raise ValueError("first row must be `start`")
    counter = 0
    for expected_seq, (_, line) in enumerate(lines, 1):
        if line.seq != expected_seq:
            raise ValueError(f"row {expected_seq} is missing")
        if line.at.tzinfo is None:
            raise ValueError(f"row {expected_seq} has a time without a time zone")
        for draw in line.draws:
            withheld = draw.secret and draw.value == WITHHELD
            if draw.counter != counter or not (withheld or 1 <= draw.value <= draw.sides):
                raise ValueError(f"draw {counter} is missing or out of range")
            counter += 1
