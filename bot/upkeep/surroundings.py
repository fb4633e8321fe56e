"""What is well with the machine a bot runs on, what is not, and what to do: without Discord."""

from __future__ import annotations

import os
import shutil
import sqlite3
import zoneinfo
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime, timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

import msgspec

from bot.settings import Settings
from bot.tables.archive.importing import BEGAN
from bot.tables.storage.store import StoreError, instance_lock
from bot.upkeep.copies import current, reading, sound
from bot.upkeep.rotation import folder_of, kept
from data.texts import say

Level = Literal["well", "watch", "ill"]
"""All is as it should be; it works, but look after it; it does not work."""

MARK: Mapping[Level, str] = {"well": "✓", "watch": "!", "ill": "✗"}

OLDEST_SQLITE = (3, 40, 1)
ROOM = 200 * 2**20
"""Bytes of disk below which nothing works for long."""
COPY_OLD = timedelta(days=2)
ZONES_OLD = timedelta(days=550)
"""Governments change their clocks a few times a year."""


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: `key` names its sentence, `values` fill it in."""

    level: Level
    key: str
    values: dict[str, Any] = {}

    def told(self, language: str) -> str:
        """`✓ The database is sound: 3 tables.`"""
        return f"{MARK[self.level]} {say(f'doctor-{self.key}', language, **self.values)}"


def here(settings: Settings, now: datetime) -> Iterator[Finding]:
    """What can be found without Discord."""
    checks: tuple[Callable[[Settings, datetime], Finding], ...] = (
        _clock,
        _zones,
        _sqlite,
        _pictures,
        _disk,
        _database,
        _copies,
    )
    for check in checks:
        yield check(settings, now)


def _clock(_settings: Settings, now: datetime) -> Finding:
    told = {"now": now.strftime("%Y-%m-%d %H:%M UTC")}
    return (
        Finding("ill", "clock-wrong", told)
        if now.date() < BEGAN
        else Finding("well", "clock", told)
    )


def _zones(_settings: Settings, now: datetime) -> Finding:
    """Working hours and reminders need them; they come from the pinned package `tzdata`."""
    try:
        zoneinfo.ZoneInfo("Europe/Berlin")
        issue = version("tzdata")
    except (zoneinfo.ZoneInfoNotFoundError, ImportError):
        return Finding("ill", "zones-missing")
    year = issue.partition(".")[0]
    old = now.date() - date(int(year), 1, 1) > ZONES_OLD
    return Finding("watch" if old else "well", "zones-old" if old else "zones", {"issue": issue})


def _sqlite(_settings: Settings, _now: datetime) -> Finding:
    old = sqlite3.sqlite_version_info < OLDEST_SQLITE
    values = {"found": sqlite3.sqlite_version, "oldest": ".".join(map(str, OLDEST_SQLITE))}
    return Finding("watch" if old else "well", "sqlite-old" if old else "sqlite", values)


def _pictures(_settings: Settings, _now: datetime) -> Finding:
    """Whether the library and the fonts that cards are drawn with are there."""
    try:
        from render.paint.style import font

        font(20)
    except (ImportError, OSError) as error:
        return Finding("ill", "pictures-missing", {"error": str(error)})
    return Finding("well", "pictures")


def _disk(settings: Settings, _now: datetime) -> Finding:
    folder = _existing(settings.database.parent)
    free = shutil.disk_usage(folder).free
    size = settings.database.stat().st_size if settings.database.exists() else 0
    values = {"free": free // 2**20, "path": str(folder)}
    if free < ROOM:
        return Finding("ill", "disk-full", values)
    if free < ROOM + size * (settings.backups + 2):
        return Finding("watch", "disk-narrow", values)
    return Finding("well", "disk", values)


def _existing(folder: Path) -> Path:
    return next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())


def _database(settings: Settings, _now: datetime) -> Finding:
    path = settings.database
    values: dict[str, Any] = {"path": str(path)}
    folder = _existing(path.parent)
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return Finding("ill", "database-closed", {"path": str(folder)})
    if not path.exists():
        return Finding("well", "database-none", values)
    try:
        with reading(path) as db:
            sound(db, path)
            try:
                current(db, path)
            except StoreError as error:
                if error.key == "store-older":
                    return Finding("watch", "database-older", values)
                return Finding("ill", "database-newer", values)
            count = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    except StoreError as error:
        return Finding("ill", "database-broken", {**values, "error": str(error)})
    return Finding(
        "well", "database-used" if _used(path) else "database", {**values, "tables": count}
    )


def _used(path: Path) -> bool:
    try:
        with instance_lock(path):
            return False
    except StoreError:
        return True


def _copies(settings: Settings, now: datetime) -> Finding:
    found = kept(settings.database)
    values: dict[str, Any] = {"path": str(folder_of(settings.database))}
    if settings.backups == 0:
        return Finding("watch", "copies-off")
    if not found:
        fresh = not settings.database.exists()
        return Finding("well" if fresh else "watch", "copies-none", values)
    values |= {"copies": len(found), "newest": found[-1][0].strftime("%Y-%m-%d %H:%M UTC")}
    old = now - found[-1][0] > COPY_OLD
    return Finding("watch" if old else "well", "copies-old" if old else "copies", values)
