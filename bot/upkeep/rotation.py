"""Copies taken by themselves: one a day, each played again before it counts, the newest kept; one
before a newer program changes the database; and when those go that were set aside."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database

from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import StoreError, instance_lock
from bot.tables.types.model import VerifyReport
from bot.upkeep.checking import check
from bot.upkeep.copies import backup, free_name, reading, remove

EVERY = timedelta(days=1)
BEFORE = "before-upgrade"
"""What a copy is called that a newer program took before it changed the database."""


def folder_of(path: Path) -> Path:
    """Where the copies of a database are kept: `backups` beside it."""
    return path.parent / "backups"


def kept(path: Path) -> list[tuple[datetime, Path]]:
    """The copies of a database that have passed, oldest first, with the moment of each (UTC)."""
    shape = re.compile(rf"{re.escape(path.stem)}-daily-(\d{{8}}-\d{{6}})(-\d+)?")
    found = []
    for file in sorted(folder_of(path).glob(f"{path.stem}-daily-*{path.suffix}")):
        named = shape.fullmatch(file.stem)
        if named is not None:
            moment = datetime.strptime(named[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
            found.append((moment, file))
    return found


def expire(path: Path, days: int, now: datetime) -> list[Path]:
    """Remove what was set aside more than so many days ago: databases that were replaced, copies
    from before an upgrade, doubtful ones, and half a copy whose making was broken off. Returns what
    is gone."""
    aside = [
        *path.parent.glob(f"{path.stem}-replaced-*{path.suffix}"),
        *folder_of(path).glob(f"{path.stem}-{BEFORE}-*{path.suffix}"),
        *folder_of(path).glob(f"{path.stem}-doubtful{path.suffix}"),
        *folder_of(path).glob(f"{path.stem}-daily-*{path.suffix}.part"),
        *folder_of(path).glob(f"{path.stem}-{BEFORE}-*{path.suffix}.part"),
    ]
    gone = [file for file in aside if now - _set_aside(file) > timedelta(days=days)]
    for file in gone:
        remove(file)
    return gone


def _set_aside(file: Path) -> datetime:
    """When: as its name says, if it does, for a database that is renamed keeps the time it was
    written; else when it was written."""
    named = re.search(rf"-(?:replaced|{BEFORE})-(\d{{8}}-\d{{6}})", file.stem)
    if named is None:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    return datetime.strptime(named[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)


def keep_before_upgrade(path: Path) -> Path | None:
    """Copy the database if this program is about to change its schema, after which the program of
    before can't read it. Returns the copy, which may be of an earlier start that came to nothing;
    None if there is nothing to change. Raises `StoreError` if it can't be made, or if the database
    is in use."""
    if not path.exists():
        return None
    with reading(path) as db:
        seen = Database(db, recursive_triggers=False)
        if not MIGRATIONS.applied(seen) or not MIGRATIONS.pending(seen):
            return None
    with instance_lock(path):
        written = max(
            file.stat().st_mtime for file in (path, *path.parent.glob(path.name + "-wal"))
        )
        for known in folder_of(path).glob(f"{path.stem}-{BEFORE}-*{path.suffix}"):
            if known.stat().st_mtime >= written:
                return known
        target = free_name(folder_of(path) / path.name, BEFORE)
        backup(path, target)
        return target


def due(path: Path, now: datetime) -> bool:
    """Whether the newest copy is a day old, or there is none."""
    found = kept(path)
    return not found or now - found[-1][0] >= EVERY


def rotate(path: Path, keep: int) -> Path:
    """Copy the database, play every table of the copy again, then let go of the oldest copies but
    `keep`. Returns the new one.

    Raises `StoreError` if the copy cannot be made, or a table in it is wrong: that copy stays, as
    `…-doubtful`, and no older one goes.
    """
    target = free_name(folder_of(path) / path.name, "daily")
    backup(path, target)
    wrong = [
        str(table if isinstance(table, int) else table.id)
        for table, found in check(target)
        if not (isinstance(found, VerifyReport) and found.ok)
    ]
    if wrong:
        doubtful = target.with_name(f"{path.stem}-doubtful{path.suffix}")
        remove(doubtful)
        target.replace(doubtful)
        raise StoreError("store-doubtful", path=str(doubtful), tables=", ".join(wrong))
    for _, old in kept(path)[:-keep]:
        remove(old)
    return target
