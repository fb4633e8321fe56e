"""Rotation of the daily copies: each is replayed before it counts, and old files are removed."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database

from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import StoreError, instance_lock
from bot.tables.types.model import VerifyReport
from bot.upkeep.checking import check_tables
from bot.upkeep.copies import backup, open_readonly, remove_database, unused_name

COPY_INTERVAL = timedelta(days=1)
BEFORE = "before-upgrade"
"""What a copy is called that a newer program took before it changed the database."""


def copies_folder(path: Path) -> Path:
    """Return the folder of a database's copies: `backups` in the same folder."""
    return path.parent / "backups"


def list_copies(path: Path) -> list[tuple[datetime, Path]]:
    """Return the copies of a database that passed their check, oldest first, with their times
    (UTC)."""
    pattern = re.compile(rf"{re.escape(path.stem)}-daily-(\d{{8}}-\d{{6}})(-\d+)?")
    copies = []
    for file in sorted(copies_folder(path).glob(f"{path.stem}-daily-*{path.suffix}")):
        match = pattern.fullmatch(file.stem)
        if match is not None:
            moment = datetime.strptime(match[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
            copies.append((moment, file))
    return copies


def remove_expired(path: Path, days: int, now: datetime) -> list[Path]:
    """Remove what was set aside more than `days` days ago, and return the removed files.

    These are replaced databases, doubtful copies, and unfinished copies."""
    candidates = [
        *path.parent.glob(f"{path.stem}-replaced-*{path.suffix}"),
        *copies_folder(path).glob(f"{path.stem}-{BEFORE}-*{path.suffix}"),
        *copies_folder(path).glob(f"{path.stem}-doubtful{path.suffix}"),
        *copies_folder(path).glob(f"{path.stem}-daily-*{path.suffix}.part"),
        *copies_folder(path).glob(f"{path.stem}-{BEFORE}-*{path.suffix}.part"),
    ]
    expired = [file for file in candidates if now - _set_aside_at(file) > timedelta(days=days)]
    for file in expired:
        remove_database(file)
    return expired


def _set_aside_at(file: Path) -> datetime:
    """Return when a file was set aside: by its name, because renaming keeps the modification
    time; else by its modification time."""
    match = re.search(rf"-(?:replaced|{BEFORE})-(\d{{8}}-\d{{6}})", file.stem)
    if match is None:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    return datetime.strptime(match[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)


def needs_upgrade(path: Path) -> bool:
    """Return whether this program is about to change the schema of a database, after which the
    program of before can't read it."""
    if not path.exists():
        return False
    with open_readonly(path) as db:
        seen = Database(db, recursive_triggers=False)
        return bool(MIGRATIONS.applied(seen)) and bool(MIGRATIONS.pending(seen))


def keep_before_upgrade(path: Path) -> Path | None:
    """Copy the database if it `needs_upgrade`. Returns the copy, which may be of an earlier start
    that came to nothing; None if there is nothing to change. Raises `StoreError` if it can't be
    made, or if the database is in use."""
    if not needs_upgrade(path):
        return None
    with instance_lock(path):
        written = max(
            file.stat().st_mtime for file in (path, *path.parent.glob(path.name + "-wal"))
        )
        for known in copies_folder(path).glob(f"{path.stem}-{BEFORE}-*{path.suffix}"):
            if known.stat().st_mtime >= written:
                return known
        target = unused_name(copies_folder(path) / path.name, BEFORE)
        backup(path, target)
        return target


def is_copy_due(path: Path, now: datetime) -> bool:
    """Return whether the newest copy is a day old, or there is none."""
    copies = list_copies(path)
    return not copies or now - copies[-1][0] >= COPY_INTERVAL


def rotate(path: Path, keep: int) -> Path:
    """Copy the database, replay every table of the copy, then remove all but the newest `keep`
    copies.

    Return the new copy. Raises `StoreError` if the copy cannot be made or a table in it is
    wrong; that copy stays as `…-doubtful`, and no older one is removed."""
    target = unused_name(copies_folder(path) / path.name, "daily")
    backup(path, target)
    failed = [
        str(table if isinstance(table, int) else table.id)
        for table, result in check_tables(target)
        if not (isinstance(result, VerifyReport) and result.ok)
    ]
    if failed:
        doubtful = target.with_name(f"{path.stem}-doubtful{path.suffix}")
        remove_database(doubtful)
        target.replace(doubtful)
        raise StoreError("store-doubtful", path=str(doubtful), tables=", ".join(failed))
    for _, old in list_copies(path)[:-keep]:
        remove_database(old)
    return target
