"""The one SQLite file: one process, one write at a time, every write a synced transaction.

Reads use read-only connections, one per thread, and see what was committed. If the file
cannot be opened, that is fatal and the error says why; there is no fallback."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from typing import TypeVar

from sqlite_utils import Database
from sqlite_utils.db import TransactionError

from bot.tables.storage.schema import MIGRATIONS
from data.texts import DEFAULT, say

T = TypeVar("T")

BUSY_TIMEOUT = 5.0
"""Seconds that a write waits while another process holds the database's lock."""
BUSY_STEP = 250
"""Milliseconds between two checks whether to go on waiting."""
READER_THREADS = 4
"""Threads that read."""
CHANGE_THREADS = 4
"""Threads that compute and save changes of games, so that reads do not queue behind these."""
URGENT_THREADS = 2
"""Threads for reads that a person waits for, with three seconds to answer."""
CACHE_KIB = 256
"""Page cache of each reading connection in KiB; the next write invalidates it."""


class StoreError(Exception):
    """The database cannot be used; `describe` says why to the person who runs the bot."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def describe(self, language: str) -> str:
        """Return the error as a sentence."""
        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.describe(DEFAULT)


class StoreClosed(sqlite3.OperationalError):
    """The process is ending; the write is not carried out."""


def _to_store_error(path: Path, error: Exception) -> StoreError:
    return StoreError("store-unusable", path=str(path), error=str(error))


def lock_path(path: Path) -> Path:
    return path.with_name(path.name + "-lock")


def require_not_newer(db: Database, path: Path) -> None:
    """Raise `StoreError` if a later version of this program has changed the schema."""
    known = {migration.name for migration in MIGRATIONS.pending(Database(memory=True))}
    newer = [step.name for step in MIGRATIONS.applied(db) if step.name not in known]
    if newer:
        raise StoreError("store-newer", path=str(path), step=newer[0])


@contextmanager
def instance_lock(path: Path) -> Iterator[None]:
    """Hold the database for this process. Raises `StoreError` if another one holds it.

    The lock is an exclusive SQLite transaction on a file next to the database: the operating
    system releases it however the process ends, on every system that SQLite supports."""
    lock = _acquire_lock(path)
    try:
        yield
    finally:
        lock.close()


def _acquire_lock(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(
            lock_path(path), timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise _to_store_error(path, error) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if "locked" in str(error):
            raise StoreError("store-in-use", path=str(path)) from error
        raise _to_store_error(path, error) from error
    return lock


def connect_reader(path: Path) -> sqlite3.Connection:
    """Return a read-only connection; threads may share it, one at a time."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    db = sqlite3.connect(uri, uri=True, timeout=BUSY_TIMEOUT, check_same_thread=False)
    db.execute("PRAGMA query_only = 1")
    return db


def connect_writer(path: Path) -> Database:
    """Return a writing connection with the current schema.

    It uses WAL, syncs every commit, enforces foreign keys, and overwrites deleted data. Raises
    `StoreError` if the file cannot be opened, is no database, or a newer program wrote it."""
    try:
        raw = sqlite3.connect(path, timeout=BUSY_TIMEOUT, check_same_thread=False)
    except sqlite3.Error as error:
        raise _to_store_error(path, error) from error
    db = Database(raw)
    try:
        db.enable_wal()
        if db.journal_mode != "wal":
            raise StoreError("store-no-wal", path=str(path))
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")
        require_not_newer(db, path)
        MIGRATIONS.apply(db)
    except (sqlite3.Error, TransactionError) as error:
        db.close()
        raise _to_store_error(path, error) from error
    except StoreError:
        db.close()
        raise
    return db


@contextmanager
def _commit_at_end(db: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


class Store:
    """An open database.

    `read_now` and `write_now` block, so they belong into a thread: reads into one of `readers`,
    or of `urgent_readers` if nothing long may come first, and changes into one of `changers`."""

    def __init__(self, path: Path) -> None:
        """Open the database. Raises `StoreError`; see `connect_writer` and `instance_lock`."""
        self.path = path
        self._lock = _acquire_lock(path)
        try:
            self._writer = connect_writer(path).conn
        except BaseException:
            self._lock.close()
            raise
        self.readers = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="tables")
        self.urgent_readers = ThreadPoolExecutor(URGENT_THREADS, thread_name_prefix="tables-urgent")
        self.changers = ThreadPoolExecutor(CHANGE_THREADS, thread_name_prefix="tables-change")
        self._write_lock = threading.Lock()
        self._writer.execute(f"PRAGMA busy_timeout = {BUSY_STEP}")
        self._is_closing = threading.Event()
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []

    def read_now(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run `query` on this thread's read-only connection, in one view of the database."""
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        if db is None:
            db = self._local.db = connect_reader(self.path)
            db.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
            self._readers.append(db)
        db.execute("BEGIN")
        try:
            return query(db)
        finally:
            db.execute("ROLLBACK")

    def write_now(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Run `change` in one transaction when no other thread writes; return once it is on disk.

        Raises `StoreClosed` if the process is ending."""
        with self._write_lock:
            if self._is_closing.is_set():
                raise StoreClosed
            self._begin()
            with _commit_at_end(self._writer):
                return change(self._writer)

    def truncate_wal(self) -> None:
        """Move all changes from the write-ahead log into the file and truncate the log, as
        soon as there are no readers, so that overwritten data is gone from it."""
        with self._write_lock:
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def _begin(self) -> None:
        """Wait for the write lock in short steps, because SQLite's own waiting cannot be
        interrupted when the process ends."""
        give_up_at = time.monotonic() + BUSY_TIMEOUT
        while True:
            try:
                self._writer.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if self._is_closing.is_set():
                    raise StoreClosed from error
                locked = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
                if not locked or time.monotonic() > give_up_at:
                    raise
            else:
                return

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, copy_context().run, self.read_now, query)

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        call = loop.run_in_executor(self.changers, copy_context().run, self.write_now, change)
        return await asyncio.shield(call)

    def close(self) -> None:
        """Finish running work, drop queued work, write the WAL back and close the database."""
        self._is_closing.set()
        pools = (self.readers, self.urgent_readers, self.changers)
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        for pool in pools:
            pool.shutdown(wait=True)
        for db in self._readers:
            db.close()
        with self._write_lock:
            self._writer.close()
        self._lock.close()
