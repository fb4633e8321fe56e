"""Daily copies: each played again before it counts, the newest kept."""

import os
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.tables.storage.store import StoreError
from bot.upkeep.copies import remove_database
from bot.upkeep.rotation import copies_folder, is_copy_due, list_copies, remove_expired, rotate
from tests.tables.storage.test_maintenance import filled, run, texts

NOON = datetime(2026, 5, 20, 12, tzinfo=UTC)


def older(path: Path, days: int) -> Path:
    """A copy taken so many days before noon."""
    stamp = (NOON - timedelta(days=days)).strftime("%Y%m%d-%H%M%S")
    copy = copies_folder(path) / f"roundhouse-daily-{stamp}.sqlite"
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(b"")
    return copy


async def test_a_daily_copy_is_whole_and_the_oldest_go(path: Path) -> None:
    await filled(path)
    before = [older(path, days) for days in (3, 2, 1)]
    assert run(path, "backup", "--keep", 2) == 0
    copies = [file for _, file in list_copies(path)]
    assert before[0] not in copies and before[1] not in copies
    assert copies[0] == before[2] and len(copies) == 2
    newest = copies[-1]
    remove_database(path)
    assert run(path, "restore", newest) == 0
    assert len(await texts(path)) == 2


async def test_a_copy_with_a_wrong_table_does_not_count_and_costs_no_older_one(path: Path) -> None:
    await filled(path)
    before = [older(path, days) for days in (3, 2, 1)]
    with sqlite3.connect(path) as db:
        db.execute("UPDATE log SET action = replace(action, '2', '1') WHERE table_id = 2")
    db.close()
    for _ in range(2):  # the second time it takes the place of the first
        with pytest.raises(StoreError, match="these tables in it are wrong: 2"):
            rotate(path, 1)
    assert [file for _, file in list_copies(path)] == before
    assert [file.name for file in copies_folder(path).iterdir() if "doubt" in file.name] == [
        "roundhouse-doubtful.sqlite"
    ]


def test_a_copy_is_due_when_the_newest_is_a_day_old(path: Path) -> None:
    assert is_copy_due(path, NOON)
    older(path, 1)
    assert is_copy_due(path, NOON)
    (copies_folder(path) / "roundhouse-doubtful.sqlite").write_bytes(b"")
    (copies_folder(path) / "roundhouse-daily-nonsense.sqlite").write_bytes(b"")
    assert not is_copy_due(path, NOON - timedelta(minutes=1))
    assert [moment for moment, _ in list_copies(path)] == [NOON - timedelta(days=1)]


def test_what_was_set_aside_goes_after_as_many_days(path: Path) -> None:
    """A database that was replaced, by the day in its name, with the files beside it; a doubtful
    copy and half a one, by when they were written. Nothing else goes."""
    copies_folder(path).mkdir()
    written = (NOON - timedelta(days=8)).timestamp()
    old = [
        path.with_name("roundhouse-replaced-20260512-115900.sqlite"),
        path.with_name("roundhouse-replaced-20260512-115900-2.sqlite"),
        copies_folder(path) / "roundhouse-before-upgrade-20260512-115900.sqlite",
        copies_folder(path) / "roundhouse-before-upgrade-20260512-115900.sqlite.part",
        copies_folder(path) / "roundhouse-doubtful.sqlite",
        copies_folder(path) / "roundhouse-daily-20260512-115900.sqlite.part",
    ]
    stays = [
        path,
        path.with_name("roundhouse-replaced-20260514-120000.sqlite"),
        copies_folder(path) / "roundhouse-before-upgrade-20260514-120000.sqlite",
        path.with_name("roundhouse-backup-20260101-120000.sqlite"),
        copies_folder(path) / "roundhouse-daily-20260512-115900.sqlite",
    ]
    for file in (*old, *stays):
        file.write_bytes(b"")
        os.utime(file, (written, written))
    log = old[0].with_name(old[0].name + "-wal")
    log.write_bytes(b"")
    assert sorted(remove_expired(path, 7, NOON)) == sorted(old)
    assert not any(file.exists() for file in (*old, log))
    assert all(file.exists() for file in stays)
    assert remove_expired(path, 7, NOON) == []


@pytest.mark.parametrize(("backups", "days"), [(7, 7), (3, 3), (0, 7)])
def test_how_long_copies_last_follows_from_how_many_are_kept(backups: int, days: int) -> None:
    assert Settings(backups=backups).copy_retention_days == days
