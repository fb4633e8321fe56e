"""Copies of the database: taken while the bot runs, checked, kept for some days, put back."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from bot.tables.queries.privacy import forget_again
from bot.tables.storage.core import Core
from bot.tables.storage.forgotten import list_of
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import (
    Store,
    StoreError,
    connect_reader,
    connect_writer,
    instance_lock,
    lock_file,
    not_newer,
)

BESIDE = ("-wal", "-shm", "-journal", "")
"""What the names of the files of a database end in, the database itself last."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database for reading, also while the bot is running."""
    if not path.exists():
        raise StoreError("store-missing", path=str(path))
    try:
        with closing(connect_reader(path)) as db:
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield db
    except sqlite3.DatabaseError as error:
        raise StoreError("store-unusable", path=str(path), error=str(error)) from error


def current(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` unless the schema is the one of this program."""
    seen = Database(db, recursive_triggers=False)
    not_newer(seen, path)
    if MIGRATIONS.pending(seen):
        raise StoreError("store-older", path=str(path))


def sound(db: sqlite3.Connection, path: Path) -> None:
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


def backup(path: Path, target: Path) -> None:
    """Write a whole and compact copy of the database to a file that does not exist yet.

    What is being written at the same time is in the copy completely or not at all. The copy is
    checked before it gets its name.
    """
    if target.exists():
        raise StoreError("store-exists", path=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with _unfinished(target) as half:
        with reading(path) as db:
            db.execute("PRAGMA query_only = 0")  # the connection itself cannot write to it
            db.execute("VACUUM INTO ?", [str(half)])
        with reading(half) as copy:
            sound(copy, half)
        settle(half)
        half.replace(target)


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """The name of a file to become `target`; if it does not come to that, nothing is left of it."""
    half = target.with_name(target.name + ".part")
    remove(half)
    try:
        yield half
    except BaseException:
        remove(half)
        raise


def remove(path: Path) -> None:
    """Remove a database with the files that belong to it."""
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)


def settle(path: Path) -> None:
    """Have a file on the disk, not only on its way there."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def restore(path: Path, source: Path) -> Path | None:
    """Put `source` in the place of the database; the old one is kept and its new name returned.
    Who was forgotten since it was copied is forgotten in it before it gets there.

    Raises `StoreError` if the bot is running or the copy is damaged; then nothing has changed.
    """
    with reading(source) as copy:
        sound(copy, source)
        if not MIGRATIONS.applied(Database(copy, recursive_triggers=False)):
            raise StoreError("store-unusable", path=str(source), error="not ours")
    with instance_lock(path), _unfinished(path) as fresh:
        shutil.copyfile(source, fresh)
        _forget_again(fresh, list_of(path))
        _closed(fresh)
        settle(fresh)
        old = _set_aside(path) if path.exists() else None
        fresh.replace(path)
        return old


def _forget_again(fresh: Path, file: Path) -> None:
    """Bring a copy up to date, and forget in it who is on the list of the database it will be."""
    try:
        with closing(Store(fresh)) as store:
            forget_again(Core(store), file)
    finally:
        lock_file(fresh).unlink(missing_ok=True)


def _set_aside(path: Path) -> Path:
    """Rename a database with the files that belong to it, unread: it may be damaged."""
    old = free_name(path, "replaced")
    for end in BESIDE:
        part = path.with_name(path.name + end)
        if part.exists():
            part.replace(old.with_name(old.name + end))
    return old


def _closed(path: Path) -> None:
    """Leave nothing of a database in files beside it."""
    with closing(connect_writer(path)) as db:
        db.disable_wal()


def free_name(path: Path, word: str) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    base = path.with_name(f"{path.stem}-{word}-{stamp}{path.suffix}")
    number = 1
    while base.exists():
        number += 1
        base = path.with_name(f"{path.stem}-{word}-{stamp}-{number}{path.suffix}")
    return base
