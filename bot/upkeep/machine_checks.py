"""Checks of the machine a bot runs on, without Discord."""

from __future__ import annotations

import os
import shutil
import sqlite3
import zoneinfo
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime, timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec

from bot.settings import Settings
from bot.tables.archive.importing import EARLIEST_DATE
from bot.tables.storage.default_facts import correctable_games
from bot.tables.storage.store import StoreError, instance_lock
from bot.upkeep.copies import open_readonly, require_current, require_sound
from bot.upkeep.rotation import copies_folder, list_copies
from data.corrections import corrected, read_corrections
from data.fact_errors import FactsError
from data.printings import decode_printing, printing_files, sets_of
from data.texts import say

Level = Literal["well", "watch", "ill"]
"""In order, it works, it works but needs attention, it does not work."""

MARK: Mapping[Level, str] = {"well": "✓", "watch": "!", "ill": "✗"}

OLDEST_SQLITE = (3, 40, 1)
MIN_FREE_BYTES = 200 * 2**20
"""Free bytes of disk below which nothing works for long."""
MAX_COPY_AGE = timedelta(days=2)
MAX_ZONES_AGE = timedelta(days=550)
"""Governments change their clocks a few times a year."""


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: `key` names its sentence, `values` are its variables."""

    level: Level
    key: str
    values: Mapping[str, object] = {}

    def describe(self, language: str) -> str:
        """Return the line of the report, such as `✓ The database is sound: 3 tables`."""
        return f"{MARK[self.level]} {say(f'doctor-{self.key}', language, **self.values)}"


def local_findings(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Yield what can be found without Discord."""
    checks: tuple[Callable[[Settings, datetime], Finding], ...] = (
        _check_clock,
        _check_zones,
        _check_sqlite,
        _check_pictures,
        _check_disk,
        _check_database,
        _check_copies,
        _check_facts,
    )
    for check in checks:
        yield check(settings, now)


def _check_clock(_settings: Settings, now: datetime) -> Finding:
    values = {"now": now.strftime("%Y-%m-%d %H:%M UTC")}
    return (
        Finding("ill", "clock-wrong", values)
        if now.date() < EARLIEST_DATE
        else Finding("well", "clock", values)
    )


def _check_zones(_settings: Settings, now: datetime) -> Finding:
    """Check the time zones, which working hours and reminders need; they are from the package
    `tzdata`."""
    try:
        zoneinfo.ZoneInfo("Europe/Berlin")
        issue = version("tzdata")
    except (zoneinfo.ZoneInfoNotFoundError, ImportError):
        return Finding("ill", "zones-missing")
    year = issue.partition(".")[0]
    old = now.date() - date(int(year), 1, 1) > MAX_ZONES_AGE
    return Finding("watch" if old else "well", "zones-old" if old else "zones", {"issue": issue})


def _check_sqlite(_settings: Settings, _now: datetime) -> Finding:
    old = sqlite3.sqlite_version_info < OLDEST_SQLITE
    values = {"found": sqlite3.sqlite_version, "oldest": ".".join(map(str, OLDEST_SQLITE))}
    return Finding("watch" if old else "well", "sqlite-old" if old else "sqlite", values)


def _check_pictures(_settings: Settings, _now: datetime) -> Finding:
    """Check that the library and the fonts for rendering cards are installed."""
    try:
        from render.paint.style import font

        font(20)
    except (ImportError, OSError) as error:
        return Finding("ill", "pictures-missing", {"error": str(error)})
    return Finding("well", "pictures")


def _check_disk(settings: Settings, _now: datetime) -> Finding:
    folder, free = _existing_parent(settings.database.parent), free_bytes(settings.database)
    size = settings.database.stat().st_size if settings.database.exists() else 0
    values = {"free": free // 2**20, "path": str(folder)}
    if free < MIN_FREE_BYTES:
        return Finding("ill", "disk-full", values)
    if free < MIN_FREE_BYTES + size * (settings.backups + 2):
        return Finding("watch", "disk-narrow", values)
    return Finding("well", "disk", values)


def free_bytes(path: Path) -> int:
    """Return the free bytes of the disk that has, or will have, this file."""
    return shutil.disk_usage(_existing_parent(path.parent)).free


def _existing_parent(folder: Path) -> Path:
    return next(
        parent for parent in (folder.absolute(), *folder.absolute().parents) if parent.exists()
    )


def _check_database(settings: Settings, _now: datetime) -> Finding:
    path = settings.database
    values: dict[str, object] = {"path": str(path)}
    folder = _existing_parent(path.parent)
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return Finding("ill", "database-closed", {"path": str(folder)})
    if not path.exists():
        return Finding("well", "database-none", values)
    try:
        with open_readonly(path) as db:
            require_sound(db, path)
            try:
                require_current(db, path)
            except StoreError as error:
                if error.key == "store-older":
                    return Finding("watch", "database-older", values)
                return Finding("ill", "database-newer", values)
            count = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    except StoreError as error:
        return Finding("ill", "database-broken", {**values, "error": str(error)})
    return Finding(
        "well", "database-used" if _is_used(path) else "database", {**values, "tables": count}
    )


def _is_used(path: Path) -> bool:
    try:
        with instance_lock(path):
            return False
    except StoreError:
        return True


def _check_copies(settings: Settings, now: datetime) -> Finding:
    copies = list_copies(settings.database)
    values: dict[str, object] = {"path": str(copies_folder(settings.database))}
    if settings.backups == 0:
        return Finding("watch", "copies-off")
    if not copies:
        is_new = not settings.database.exists()
        return Finding("well" if is_new else "watch", "copies-none", values)
    values |= {"copies": len(copies), "newest": copies[-1][0].strftime("%Y-%m-%d %H:%M UTC")}
    old = now - copies[-1][0] > MAX_COPY_AGE
    return Finding("watch" if old else "well", "copies-old" if old else "copies", values)


def _check_facts(settings: Settings, _now: datetime) -> Finding:
    """Check the host's corrections of facts."""
    folder, games = settings.corrections, []
    try:
        for facts in correctable_games():
            if corrected(facts, read_corrections(facts, folder)) is not facts.shipped:
                games.append(say(f"{facts.game}_chat-name", settings.language))
        for path in printing_files(folder):
            sets_of(correctable_games(), decode_printing(path.name, path.read_bytes()))
    except FactsError as error:
        reason = error.describe(settings.language)
        return Finding("ill", "facts-wrong", {"path": str(folder), "reason": reason})
    values = {"path": str(folder), "games": ", ".join(games)}
    return Finding("well", "facts-corrected" if games else "facts", values)
