"""Copies of the database: made while the bot runs, checked, and restored."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlite_utils import Database

from bot.tables.queries.privacy import forget_again
from bot.tables.storage.core import Core
from bot.tables.storage.forgotten import list_path, read_list
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import (
    Store,
    StoreError,
    connect_reader,
    connect_writer,
    instance_lock,
    lock_path,
    require_not_newer,
)

SUFFIXES = ("-wal", "-shm", "-journal", "")
"""Suffixes of the files of a database, the database itself last."""


@contextmanager
def open_readonly(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for reading, also while the bot is running. Raises `StoreError`."""
    if not path.exists():
        raise StoreError("store-missing", path=str(path))
    try:
        with closing(connect_reader(path)) as db:
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield db
    except sqlite3.DatabaseError as error:
        raise StoreError("store-unusable", path=str(path), error=str(error)) from error


def require_current(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` unless the schema is that of this program."""
    database = Database(db, recursive_triggers=False)
    require_not_newer(database, path)
    if MIGRATIONS.pending(database):
        raise StoreError("store-older", path=str(path))


def require_sound(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` if the file is damaged."""
    messages = (row[0] for row in db.execute("PRAGMA integrity_check(1000000)"))
    problems = [
        finding for finding in messages if finding != "ok" and not _is_false_alarm(db, finding)
    ]
    problems += [f"{row[0]} -> {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    if problems:
        raise StoreError("store-broken", path=str(path), error="; ".join(problems[:5]))


def _is_false_alarm(db: sqlite3.Connection, finding: str) -> bool:
    """Return whether a finding of the integrity check is wrong.

    SQLite 3.40.1 reports existing values as missing in tables from before migration 0008, and
    those are copied before they are migrated."""
    match = re.fullmatch(r"NULL value in (\w+)\.(\w+)", finding)
    if match is None:
        return False
    table, column = match.groups()  # SQLite optimizes `IS NULL` away here
    query = f"SELECT 1 FROM {table} WHERE typeof({column}) = 'null'"
    return db.execute(query).fetchone() is None


def backup(path: Path, target: Path) -> None:
    """Write a complete and compact copy of the database to a new file.

    A concurrent transaction is in the copy completely or not at all. The copy is checked before
    it gets its name."""
    if target.exists():
        raise StoreError("store-exists", path=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with _partial_file(target) as partial:
        with open_readonly(path) as db:
            db.execute("PRAGMA query_only = 0")  # the connection itself cannot write to it
            db.execute("VACUUM INTO ?", [str(partial)])
        with open_readonly(partial) as copy:
            require_sound(copy, partial)
        fsync_file(partial)
        partial.replace(target)


@contextmanager
def _partial_file(target: Path) -> Iterator[Path]:
    """Yield the name of a temporary file for `target`; remove that file if the block fails."""
    partial = target.with_name(target.name + ".part")
    remove_database(partial)
    try:
        yield partial
    except BaseException:
        remove_database(partial)
        raise


def remove_database(path: Path) -> None:
    """Remove a database with the files that belong to it."""
    for suffix in SUFFIXES:
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def fsync_file(path: Path) -> None:
    """Flush a file to the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def restore(path: Path, source: Path) -> Path | None:
    """Replace the database by `source`; rename the old one and return its new name.

    People who were forgotten since the copy was made are forgotten in it first. Raises
    `StoreError` if the bot is running or the copy is damaged; then nothing has changed."""
    _require_copy(source)

    def prepare(fresh: Path) -> None:
        _forget_people(fresh, list_path(path))
        _merge_wal(fresh)

    return _put_in_place(path, source, prepare)


def go_back(path: Path, source: Path) -> PutBack:
    """Replace the database by a copy from before an upgrade, as it is, for the older program.

    Raises `StoreError` as `restore`, and if the copy needs no older program."""
    step = _require_copy(source)
    with open_readonly(source) as copy:
        if not MIGRATIONS.pending(Database(copy, recursive_triggers=False)):
            raise StoreError("store-not-older", path=str(source))
        done = copy.execute("PRAGMA user_version").fetchone()[0]
    listed = read_list(list_path(path))
    forgotten = 0 if listed is None else len(listed.numbers_after(done))
    return PutBack(_put_in_place(path, source, lambda fresh: None), step, forgotten)


class PutBack(NamedTuple):
    """What `go_back` did: the name of the newer database, the newest migration of the copy, and
    how many people were forgotten since it was made."""

    old: Path | None
    step: str
    forgotten: int


def _require_copy(source: Path) -> str:
    """Return the newest migration of a copy. Raises `StoreError` if it is damaged or not ours."""
    with open_readonly(source) as copy:
        require_sound(copy, source)
        applied = MIGRATIONS.applied(Database(copy, recursive_triggers=False))
    if not applied:
        raise StoreError("store-unusable", path=str(source), error="not ours")
    return max(step.name for step in applied)


def _put_in_place(path: Path, source: Path, prepare: Callable[[Path], None]) -> Path | None:
    """Replace the database by a prepared copy; rename the old one and return its new name."""
    with instance_lock(path), _partial_file(path) as partial:
        shutil.copyfile(source, partial)
        prepare(partial)
        fsync_file(partial)
        old = _rename_replaced(path) if path.exists() else None
        partial.replace(path)
        return old


def _forget_people(fresh: Path, file: Path) -> None:
    """Migrate the copy `fresh`, then delete from it everyone on `file`, the list of forgotten
    people kept beside the database that it replaces."""
    try:
        with closing(Store(fresh)) as store:
            forget_again(Core(store), file)
    finally:
        lock_path(fresh).unlink(missing_ok=True)


def _rename_replaced(path: Path) -> Path:
    """Rename a database with the files that belong to it, without reading it: it may be damaged."""
    old = unused_name(path, "replaced")
    for suffix in SUFFIXES:
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.replace(old.with_name(old.name + suffix))
    return old


def _merge_wal(path: Path) -> None:
    """Write the write-ahead log into the database and remove it."""
    with closing(connect_writer(path)) as db:
        db.disable_wal()


def unused_name(path: Path, word: str) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    base = path.with_name(f"{path.stem}-{word}-{stamp}{path.suffix}")
    number = 1
    while base.exists():
        number += 1
        base = path.with_name(f"{path.stem}-{word}-{stamp}-{number}{path.suffix}")
    return base
