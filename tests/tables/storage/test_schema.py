"""The schema as the migrations leave it; `.ci/oldest_sqlite` tries it on the oldest SQLite too."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.tables.api.service import Tables
from bot.tables.effects import notices
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import Store, StoreError, connect_writer
from bot.tables.types.codec import to_json
from bot.tables.types.messages import Briefing, OrderNews
from bot.upkeep import copies
from rules.game import OrderExpired
from tests.example.rules.orders import TradeOnce
from tests.tables.storage.test_maintenance import files, run
from tests.tables.support import ANN, BOB, Clock, key, started

BEFORE = "0008 keys first"
AWAY_ROWS = [(1, 0, ANN, -1), (1, 1, BOB, -1)]
"""Of the table `stand_ins`: table_id, seat, user, turn."""
WISH = to_json(TradeOnce(7))
NEWS_ROWS = [
    (4, ANN, WISH, '{"code":"table-undone"}', None, 5),
    (9, BOB, WISH, '{"code":"late","args":{"to":"8"}}', 60, 0),
]
"""Of the table `order_news`: id, user, wish, lapsed, due, attempts."""


def _keys(db: sqlite3.Connection, table: str) -> tuple[list[str], list[str]]:
    """The columns of a table and those of its key, each in their order."""
    columns = db.execute(f"PRAGMA table_xinfo({table})").fetchall()
    keys = sorted((place, name) for _, name, _, _, _, place, _ in columns if place)
    return [name for _, name, *_ in columns], [name for _, name in keys]


def _integrity(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute("PRAGMA integrity_check")]


@pytest.fixture
async def away(path: Path) -> Path:
    """A database with a running table at which one of two is away."""
    tables = Tables(Store(path))
    table = await started(tables, ANN, BOB)
    waiting = next(row.user for row in table.seats if row.seat not in table.to_move)
    assert waiting is not None
    await tables.substitutes.start_absence(table.id, waiting, key=key())
    await tables.close()
    return path


@pytest.fixture
async def old(away: Path) -> Path:
    """The same as the program before these two migrations left it, with both away."""
    with closing(sqlite3.connect(away, isolation_level=None)) as db:
        db.execute("DROP TABLE stand_ins")
        db.execute("DELETE FROM _sqlite_migrations WHERE name >= ?", [BEFORE])
        source = Database(memory=True)
        MIGRATIONS.apply(source, stop_before=BEFORE)
        db.execute("DROP TABLE notices")
        db.execute("DROP TABLE chances")
        db.execute("ALTER TABLE tables DROP COLUMN pace")
        db.execute("ALTER TABLE tables DROP COLUMN facts")
        for table in ("default_facts", "sent_pings", "ping_claims"):
            db.execute(f"DROP TABLE {table}")
        db.execute("DROP TABLE facts")
        db.execute("DROP INDEX tables_orders_rest")
        db.execute("ALTER TABLE tables DROP COLUMN orders_rest")
        find = "SELECT sql FROM sqlite_master WHERE name = ?"
        for name in ("stand_ins", "order_news", "briefings"):
            db.execute(source.execute(find, [name]).fetchone()[0])
        db.executemany("INSERT INTO order_news VALUES (?, 1, 0, ?, ?, ?, ?, ?)", NEWS_ROWS)
        db.execute("INSERT INTO briefings VALUES (9, 1, ?, 50, 3)", [BOB])
        db.executemany(
            "INSERT INTO stand_ins (table_id, seat, user, turn) VALUES (?, ?, ?, ?)", AWAY_ROWS
        )
    return away


def test_in_tables_without_rowids_the_key_comes_first(path: Path) -> None:
    db = connect_writer(path).conn
    rows = db.execute("SELECT name FROM pragma_table_list WHERE wr AND schema = 'main'").fetchall()
    names = [name for (name,) in rows]
    assert {"seats", "log", "stand_ins", "desk_entries"} <= set(names)
    for name in names:
        columns, keys = _keys(db, name)
        assert columns[: len(keys)] == keys, name
    db.close()


def _written(db: sqlite3.Connection) -> Iterator[str]:
    """Puts a row into every table without rowids; yields their names."""
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("PRAGMA ignore_check_constraints = ON")
    rows = db.execute("SELECT name FROM pragma_table_list WHERE wr AND schema = 'main'").fetchall()
    for (name,) in rows:
        columns = db.execute(f"PRAGMA table_xinfo({name})").fetchall()
        value = {"INTEGER": 1, "TEXT": "all", "BLOB": b"x"}
        row = [value[kind] for _, _, kind, *_ in columns]
        db.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
        yield name


def test_a_row_in_every_table_without_rowids_passes_the_integrity_check(path: Path) -> None:
    with closing(connect_writer(path)) as db:
        assert len(list(_written(db.conn))) >= 13
        db.conn.commit()
    said = [finding for finding in _integrity(path) if not finding.startswith("CHECK constraint")]
    assert said in ([], ["ok"])


async def test_with_a_person_away_all_upkeep_works(
    away: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _integrity(away) == ["ok"]
    copy = tmp_path / "copy.sqlite"
    assert run(away, "check") == 0
    assert "One table checked, 0 wrong" in capsys.readouterr().out
    assert run(away, "backup", copy) == 0
    assert run(away, "restore", copy) == 0
    tables = Tables(Store(away))
    assert len((await tables.get_table(1)).away) == 1
    await tables.close()


async def test_a_database_of_before_keeps_who_is_away(old: Path) -> None:
    Store(old).close()
    with closing(sqlite3.connect(old)) as db:
        query = "SELECT table_id, seat, user, turn FROM stand_ins ORDER BY seat"
        assert db.execute(query).fetchall() == AWAY_ROWS
        assert _keys(db, "stand_ins")[0] == ["table_id", "seat", "turn", "user"]
        assert not db.execute("PRAGMA foreign_key_check").fetchall()
    assert _integrity(old) == ["ok"]


async def test_what_persons_are_still_to_be_told_is_carried_over(old: Path) -> None:
    """Under the nonces it had, for it may have been tried; what comes after has others."""
    clock = Clock()
    clock.now = 60
    tables = Tables(Store(old), now=clock)
    (undone,) = await tables.orders.order_news(1, ANN)
    assert (undone.order, undone.lapsed, undone.attempts) == (
        TradeOnce(7),
        OrderExpired("table-undone"),
        5,
    )
    late, briefing = await tables.notices.due_notices()
    assert isinstance(late, OrderNews) and late.lapsed == OrderExpired("late", {"to": "8"})
    assert isinstance(briefing, Briefing)
    assert [notice.nonce for notice in (undone, late, briefing)] == ["rho-4", "rho-9", "rhb-9"]
    assert (briefing.user, briefing.attempts, len({undone.id, late.id, briefing.id})) == (BOB, 3, 3)
    await tables.store.write(lambda db: notices.add_notice(db, "briefing", 1, BOB, 60))
    assert [notice.nonce for notice in await tables.notices.due_notices()] == ["rho-9", "rhn-4"]
    await tables.close()


async def test_a_database_of_before_is_backed_up_and_restored_as_it_is(
    old: Path, tmp_path: Path
) -> None:
    """Whoever renews the program makes a copy first, with the new program too."""
    copy = tmp_path / "copy.sqlite"
    assert run(old, "backup", copy) == 0
    with pytest.raises(StoreError, match="older"):
        run(old, "check")
    assert run(old, "restore", copy) == 0
    tables = Tables(Store(old))
    assert (await tables.get_table(1)).away == (0, 1)
    await tables.close()


async def test_a_value_that_is_really_missing_is_found(away: Path, tmp_path: Path) -> None:
    """What SQLite 3.40.1 says wrongly is not believed; the same, said rightly, is."""
    with closing(sqlite3.connect(away, isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema = ON")
        strict = "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'stand_ins'"
        db.execute(strict, ["user INTEGER NOT NULL", "user INTEGER"])
        db.execute("PRAGMA writable_schema = RESET")
        db.execute("UPDATE stand_ins SET user = NULL")
        db.execute("PRAGMA writable_schema = ON")
        db.execute(strict, ["user INTEGER", "user INTEGER NOT NULL"])
    missing = r"NULL value in stand_ins\.user"
    with pytest.raises(StoreError, match=missing):
        run(away, "backup", tmp_path / "copy.sqlite")
    with pytest.raises(StoreError, match=missing):
        run(away, "check")
    assert not files(tmp_path, "copy.sqlite*")


async def test_an_unfinished_copy_leaves_nothing(
    away: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run(away, "backup", copy) == 0
    before = sorted(files(tmp_path, "*"))

    def full(path: Path) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(copies, "fsync_file", full)
    assert run(away, "backup", tmp_path / "other.sqlite") == 1
    assert run(away, "restore", copy) == 1
    assert sorted(files(tmp_path, "*")) == before
    newer = tmp_path / "newer.sqlite"
    newer.write_bytes(copy.read_bytes())
    with closing(Database(newer)) as db:
        row = {"migration_set": MIGRATIONS.name, "name": "9999 later", "applied_at": "x"}
        db["_sqlite_migrations"].insert(row, pk="id")
    with pytest.raises(StoreError, match="newer version"):
        run(away, "restore", newer)
    assert sorted(files(tmp_path, "*")) == sorted([*before, newer])
