"""Looking after the database: the subcommands backup, restore, check, export and import."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.settings import Settings
from bot.tables.archive import importing, transcript, verify
from bot.tables.storage.core import Core
from bot.tables.storage.rows import table_of
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import (
    Store,
    StoreError,
    connect_reader,
    connect_writer,
    instance_lock,
)
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, Table, VerifyReport
from data.texts import DEFAULT, say

BESIDE = ("-wal", "-shm", "-journal", "")
"""What the names of the files of a database end in, the database itself last."""


def register(subparsers: Any, language: str = DEFAULT) -> None:
    """Add the subcommands to what `ArgumentParser.add_subparsers` returned, explained in this
    language."""
    told = partial(say, language=language)
    words: dict[str, argparse.ArgumentParser] = {
        name: subparsers.add_parser(name, help=told(f"upkeep-{name}")) for name in COMMANDS
    }
    words["backup"].add_argument("target", nargs="?", type=Path, help=told("upkeep-backup-target"))
    words["restore"].add_argument("source", type=Path, help=told("upkeep-restore-source"))
    words["export"].add_argument("table", type=int, help=told("upkeep-export-table"))
    words["export"].add_argument("target", nargs="?", type=Path, help=told("upkeep-export-target"))
    made = words["import"]
    made.add_argument("source", type=Path, help=told("upkeep-import-source"))
    made.add_argument("--guild", type=int, required=True, help=told("upkeep-import-guild"))
    made.add_argument("--channel", type=int, required=True, help=told("upkeep-import-channel"))
    made.add_argument("--thread", type=int, help=told("upkeep-import-thread"))
    made.add_argument("--owner", type=int, help=told("upkeep-import-owner"))


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Run the subcommand `args.what`; 0 if all is well, 1 if not.

    Raises `StoreError` with a sentence if the database cannot be used.
    """
    args.language = settings.language
    try:
        return COMMANDS[args.what](args, settings.database)
    except TableError as refusal:
        told = say(f"table-refuse-{refusal.code}", settings.language, **refusal.values)
        _tell(told, sys.stderr)
    except OSError as error:
        _tell(str(error), sys.stderr)
    return 1


def _tell(sentence: str, out: Any = None) -> None:
    print(sentence, file=out or sys.stdout)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database for reading, also while the bot is running."""
    if not path.exists():
        raise StoreError("store-missing", path=str(path))
    try:
        with closing(connect_reader(path)) as db:
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield db
    except sqlite3.DatabaseError as error:
        raise StoreError("store-unusable", path=str(path), error=str(error)) from error


def _current(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` unless the schema is the one of this program."""
    if MIGRATIONS.pending(Database(db, recursive_triggers=False)):
        raise StoreError("store-older", path=str(path))


def _sound(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` if the file is damaged."""
    told = (row[0] for row in db.execute("PRAGMA integrity_check(1000000)"))
    found = [finding for finding in told if finding != "ok" and not _mistaken(db, finding)]
    found += [f"{row[0]} -> {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    if found:
        raise StoreError("store-broken", path=str(path), error="; ".join(found[:5]))


def _mistaken(db: sqlite3.Connection, finding: str) -> bool:
    """Whether a finding of the integrity check is none: SQLite 3.40.1 misses values that are there
    in tables as they were before migration 0008, and those are copied before they are migrated."""
    missed = re.fullmatch(r"NULL value in (\w+)\.(\w+)", finding)
    if missed is None:
        return False
    table, column = missed.groups()  # `IS NULL` would be taken for never true here
    asked = f"SELECT 1 FROM {table} WHERE typeof({column}) = 'null'"
    return db.execute(asked).fetchone() is None


# --- backup and restore ----------------------------------------------------------------------


def backup(path: Path, target: Path) -> None:
    """Write a whole and compact copy of the database to a file that does not exist yet.

    What is being written at the same time is in the copy completely or not at all. The copy is
    checked before it gets its name.
    """
    if target.exists():
        raise StoreError("store-exists", path=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with _unfinished(target) as half:
        with _reading(path) as db:
            db.execute("PRAGMA query_only = 0")  # the connection itself cannot write to it
            db.execute("VACUUM INTO ?", [str(half)])
        with _reading(half) as copy:
            _sound(copy, half)
        _settle(half)
        half.replace(target)


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """The name of a file to become `target`; if it does not come to that, nothing is left of it."""
    half = target.with_name(target.name + ".part")
    _gone(half)
    try:
        yield half
    except BaseException:
        _gone(half)
        raise


def _gone(path: Path) -> None:
    """Remove a database with the files that belong to it."""
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)


def _settle(path: Path) -> None:
    """Have a file on the disk, not only on its way there."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def restore(path: Path, source: Path) -> Path | None:
    """Put `source` in the place of the database; the old one is kept and its new name returned.

    Raises `StoreError` if the bot is running or the copy is damaged; then nothing has changed.
    """
    with _reading(source) as copy:
        _sound(copy, source)
        if not MIGRATIONS.applied(Database(copy, recursive_triggers=False)):
            raise StoreError("store-unusable", path=str(source), error="not ours")
    with instance_lock(path), _unfinished(path) as fresh:
        shutil.copyfile(source, fresh)
        _closed(fresh)
        _settle(fresh)
        old = _set_aside(path) if path.exists() else None
        fresh.replace(path)
        return old


def _set_aside(path: Path) -> Path:
    """Rename a database with the files that belong to it, unread: it may be damaged."""
    old = _free_name(path, "replaced")
    for end in BESIDE:
        part = path.with_name(path.name + end)
        if part.exists():
            part.replace(old.with_name(old.name + end))
    return old


def _closed(path: Path) -> None:
    """Bring a database up to date, with nothing left in files beside it."""
    with closing(connect_writer(path)) as db:
        db.disable_wal()


def _free_name(path: Path, word: str) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    base = path.with_name(f"{path.stem}-{word}-{stamp}{path.suffix}")
    number = 1
    while base.exists():
        number += 1
        base = path.with_name(f"{path.stem}-{word}-{stamp}-{number}{path.suffix}")
    return base


def _backup(args: argparse.Namespace, path: Path) -> int:
    target = args.target or _free_name(path, "backup")
    backup(path, target)
    _tell(say("upkeep-backup-done", args.language, path=str(target)))
    return 0


def _restore(args: argparse.Namespace, path: Path) -> int:
    old = restore(path, args.source)
    _tell(say("upkeep-restore-done", args.language, path=str(path)))
    if old is not None:
        _tell(say("upkeep-restore-kept", args.language, path=str(old)))
    return 0


# --- check -----------------------------------------------------------------------------------


def check(path: Path) -> Iterator[tuple[Table | int, VerifyReport | Exception]]:
    """Check the file, then play every table that began again; one finding a table.

    Raises `StoreError` if the file is damaged or made by another version.
    """
    with _reading(path) as db:
        _sound(db, path)
        _current(db, path)
        numbers = db.execute("SELECT id FROM tables WHERE started IS NOT NULL ORDER BY id")
        for (number,) in numbers.fetchall():
            found: Table | int = number
            try:
                found = table_of(db, number)
                yield found, verify.verified(db, number)
            except Exception as error:  # noqa: BLE001 a table that cannot be read is the finding
                yield found, error


def _check(args: argparse.Namespace, path: Path) -> int:
    count = wrong = 0
    for table, found in check(path):
        if count == 0:
            _tell(say("upkeep-check-sound", args.language))
        count += 1
        wrong += not (isinstance(found, VerifyReport) and found.ok)
        _tell(_finding(table, found, args.language))
    _tell(say("upkeep-check-total", args.language, tables=count, wrong=wrong))
    return 1 if wrong else 0


def _finding(table: Table | int, found: VerifyReport | Exception, language: str) -> str:
    number = table.id if isinstance(table, Table) else table
    game = table.game if isinstance(table, Table) else "?"
    status = table.status if isinstance(table, Table) else "?"
    if isinstance(found, Exception):
        what = say("upkeep-wrong-unreadable", language, error=repr(found))
        return say(
            "upkeep-check-wrong", language, found=what, table=number, game=game, status=status
        )
    if not found.ok:
        what = "; ".join(_wrong(found, language))
        return say(
            "upkeep-check-wrong", language, found=what, table=number, game=game, status=status
        )
    told = say(
        "upkeep-check-table",
        language,
        rows=found.rows,
        draws=found.draws,
        table=number,
        game=game,
        status=status,
    )
    if found.recorded:
        told += " " + say("upkeep-check-recorded", language, table=number, recorded=found.recorded)
    return told


def _wrong(report: VerifyReport, language: str) -> Iterator[str]:
    if not report.commitment_ok:
        yield say("upkeep-wrong-commitment", language)
    if report.wrong_draw is not None:
        yield say("upkeep-wrong-draw", language, number=report.wrong_draw)
    if report.wrong_row is not None:
        yield say("upkeep-wrong-row", language, number=report.wrong_row)
    if report.wrong_end:
        yield say("upkeep-wrong-end", language)


# --- export and import -----------------------------------------------------------------------


def _export(args: argparse.Namespace, path: Path) -> int:
    with _reading(path) as db:
        _current(db, path)
        written = transcript.exported(db, args.table, None)
    if args.target is None:
        print(written, end="")
    elif args.target.exists():
        raise StoreError("store-exists", path=str(args.target))
    else:
        args.target.write_text(written, encoding="utf-8")
    return 0


def _import(args: argparse.Namespace, path: Path) -> int:
    written = transcript.load(args.source)
    place = Place(args.guild, args.channel, args.thread)
    people = (row.user for row in transcript.read(written).head.seats if row.user is not None)
    owner = next(people, None) if args.owner is None else args.owner
    if owner is None:
        _tell(say("upkeep-import-nobody", args.language), sys.stderr)
        return 1
    table = _imported(path, written, place, owner)
    _tell(say("upkeep-import-done", args.language, table=table.id, rows=table.version))
    return 0


def _imported(path: Path, written: str, place: Place, owner: int) -> Table:
    key = f"import:{datetime.now(UTC).isoformat()}"
    with closing(Store(path)) as store:
        return importing.import_text(Core(store), written, place, owner, key=key)


COMMANDS = {
    "backup": _backup,
    "restore": _restore,
    "check": _check,
    "export": _export,
    "import": _import,
}
"""The subcommands and what each does with its arguments and the path of the database."""
