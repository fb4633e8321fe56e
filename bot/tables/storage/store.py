"""The one SQLite file: one process, one writing thread, every write one transaction on the disk.

Reading happens on read-only connections, one a thread, and sees what was committed. Failing to
open is fatal and says why; there is no second choice.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlite_utils import Database
from sqlite_utils.db import TransactionError

from bot.tables.storage.schema import MIGRATIONS
from data.texts import DEFAULT, say

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long a write waits while somebody else holds the database's lock."""
BUSY_STEP = 250
"""Milliseconds between two looks at whether it still should."""
READERS = 4
"""Threads in which games are computed and read; another one writes."""
HURRIED = 2
"""Threads in which is read only what a person waits for, who has three seconds."""
CACHE = 256
"""Kilobytes that each of them keeps of the file: what it keeps, the next write makes worthless."""


class StoreError(Exception):
    """The database cannot be used; `told` is for the person who runs the bot."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def told(self, language: str) -> str:
        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.told(DEFAULT)


class Closed(sqlite3.OperationalError):
    """The process ends: what was not written yet never will be."""


def _unusable(path: Path, error: Exception) -> StoreError:
    return StoreError("store-unusable", path=str(path), error=str(error))


def lock_file(path: Path) -> Path:
    return path.with_name(path.name + "-lock")


def not_newer(db: Database, path: Path) -> None:
    """Raise `StoreError` if a later version of this program has changed the schema."""
    ours = {migration.name for migration in MIGRATIONS.pending(Database(memory=True))}
    newer = [step.name for step in MIGRATIONS.applied(db) if step.name not in ours]
    if newer:
        raise StoreError("store-newer", path=str(path), step=newer[0])


@contextmanager
def instance_lock(path: Path) -> Iterator[None]:
    """Hold the database for this process. Raises `StoreError` if another one holds it.

    The lock is an exclusive SQLite transaction on a file beside the database: the operating system
    lets go of it however the process ends, on every system SQLite knows.
    """
    held = _hold(path)
    try:
        yield
    finally:
        held.close()


def _hold(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = sqlite3.connect(
            lock_file(path), timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise _unusable(path, error) from error
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        if "locked" in str(error):
            raise StoreError("store-in-use", path=str(path)) from error
        raise _unusable(path, error) from error
    return held


def connect_reader(path: Path) -> sqlite3.Connection:
    """A read-only connection; it may be passed between threads, one at a time."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    db = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, check_same_thread=False)
    db.execute("PRAGMA query_only = 1")
    return db


def connect_writer(path: Path) -> Database:
    """A connection that writes: WAL, every commit synced, foreign keys on, what is deleted
    overwritten, the schema up to date.

    Raises `StoreError` if the file cannot be opened, is no database, or a newer program wrote it.
    """
    try:
        raw = sqlite3.connect(path, timeout=BUSY_SECONDS, check_same_thread=False)
    except sqlite3.Error as error:
        raise _unusable(path, error) from error
    db = Database(raw)
    try:
        db.enable_wal()
        if db.journal_mode != "wal":
            raise StoreError("store-no-wal", path=str(path))
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")
        not_newer(db, path)
        MIGRATIONS.apply(db)
    except (sqlite3.Error, TransactionError) as error:
        db.close()
        raise _unusable(path, error) from error
    except StoreError:
        db.close()
        raise
    return db


@contextmanager
def _begun(db: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


class Store:
    """An open database. `read_now` and `write_now` wait, and belong into a thread of `workers`, or
    of `hurried` if nothing long may come first and nothing is written."""

    def __init__(self, path: Path) -> None:
        """Raises `StoreError`; see `connect_writer` and `instance_lock`."""
        self.path = path
        self._held = _hold(path)
        try:
            self._writer = connect_writer(path).conn
        except BaseException:
            self._held.close()
            raise
        self.workers = ThreadPoolExecutor(READERS, thread_name_prefix="tables")
        self.hurried = ThreadPoolExecutor(HURRIED, thread_name_prefix="tables-hurried")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="tables-writer")
        self._writer.execute(f"PRAGMA busy_timeout = {BUSY_STEP}")
        self._ending = threading.Event()
        self._mine = threading.local()
        self._readers: list[sqlite3.Connection] = []

    def read_now(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Run `ask` on this thread's read-only connection, in one view of the database."""
        db: sqlite3.Connection | None = getattr(self._mine, "db", None)
        if db is None:
            db = self._mine.db = connect_reader(self.path)
            db.execute(f"PRAGMA cache_size = -{CACHE}")
            self._readers.append(db)
        db.execute("BEGIN")
        try:
            return ask(db)
        finally:
            db.execute("ROLLBACK")

    def write_now(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Run `change` in the writing thread, in one transaction, and wait until it is on disk.
        Raises `Closed` if that is not to be any more."""
        try:
            job = self._writing.submit(self._write, change)
        except RuntimeError as error:
            raise Closed from error
        try:
            return job.result()
        except CancelledError as error:
            raise Closed from error

    def empty_log(self) -> None:
        """Bring all changes from the write-ahead log into the file and empty it, so that what was
        overwritten does not stand there any longer; as soon as nobody reads."""
        asked = "PRAGMA wal_checkpoint(TRUNCATE)"
        self._writing.submit(lambda: self._writer.execute(asked).fetchone()).result()

    def _write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        self._begin()
        with _begun(self._writer):
            return change(self._writer)

    def _begin(self) -> None:
        """Wait for the write lock if somebody else holds it: in short steps, for SQLite's own
        waiting cannot be broken off when the process ends."""
        until = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._writer.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if self._ending.is_set():
                    raise Closed from error
                locked = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
                if not locked or time.monotonic() > until:
                    raise
            else:
                return

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.workers, self.read_now, ask)

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._writing, self._write, change))

    def close(self) -> None:
        """Finish what is under way, drop what has not begun, write the WAL back and let go of the
        database."""
        self._ending.set()
        pools = (self.workers, self.hurried, self._writing)
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        for pool in pools:
            pool.shutdown(wait=True)
        for db in self._readers:
            db.close()
        self._writer.close()
        self._held.close()
