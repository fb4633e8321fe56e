"""A short year; `python -m tests.soak` lives through a whole one."""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.soak.__main__ import EARLIER
from tests.soak.year import Year, left_behind, live_through

DAYS = 5


@pytest.mark.parametrize("start", sorted(file.name for file in EARLIER.glob("*.xz")))
async def test_some_days_from_each_earlier_database_leave_nothing_wrong(
    tmp_path: Path, start: str
) -> None:
    path = tmp_path / "roundhouse.sqlite"
    path.write_bytes(lzma.decompress((EARLIER / start).read_bytes()))
    year = Year(path, 1, moves=1, tell=lambda _line: None)
    with capture_logs():
        await live_through(year, DAYS)
    assert year.wrong == []
    assert year.counts["moves"] > 15 and year.counts["refused by a full disk"] > 0
    assert year.counts["servers lost or back"] == 4 and year.counts["tables replayed"] > 4


def test_rows_of_tables_that_are_gone_are_found(tmp_path: Path) -> None:
    """The check itself: it sees a row that was left behind."""
    path = tmp_path / "roundhouse.sqlite"
    year = Year(path, 1)
    year.start()
    year.tables.store.close()
    assert left_behind(path) == []
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO tables (id, game, options, status, guild, channel, owner, made, created)"
            " VALUES (1, 'rail_baron', '{}', 'ended', 0, 0, 1, 'x', 1)"
        )
        db.execute("INSERT INTO orders VALUES (1, 1, 0, 1, 0, 0, '{}')")
        db.execute("INSERT INTO notes VALUES (1, 0, '{}')")
    assert left_behind(path) == [
        "1 rows of orders belong to tables that have ended",
        "1 rows of notes belong to practices that are over",
    ]
