"""Opening the database: one process, one schema, no second choice."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import Store, StoreError, connect_writer
from bot.tables.types.errors import TableError


def test_a_second_process_is_refused(path: Path) -> None:
    store = Store(path)
    with pytest.raises(StoreError, match="in use by another process"):
        Store(path)
    imports = "from pathlib import Path; from bot.tables.storage.store import Store"
    code = f"{imports}; Store(Path({str(path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    assert "in use by another process" in done.stderr
    store.close()


async def test_the_lock_goes_with_the_store(path: Path) -> None:
    for _ in range(2):
        tables = await Tables.connect(path)
        await tables.close()


def test_a_file_that_is_no_database_is_fatal(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError, match="can't be used"):
        Store(path)
    assert path.read_bytes().startswith(b"not a database")


def test_a_place_that_cannot_be_written_is_fatal(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError, match="can't be used"):
        Store(tmp_path / "file" / "roundhouse.sqlite")
    (tmp_path / "folder.sqlite").mkdir()
    with pytest.raises(StoreError, match="can't be used"):
        Store(tmp_path / "folder.sqlite")


def test_a_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    Store(path).close()
    db = connect_writer(path)
    db["_sqlite_migrations"].insert(
        {"migration_set": MIGRATIONS.name, "name": "9999 later", "applied_at": "x"}, pk="id"
    )
    db.close()
    with pytest.raises(StoreError, match="newer version"):
        Store(path)


def test_every_commit_is_synced_and_references_are_kept(path: Path) -> None:
    store = Store(path)
    db = store._writer
    (mode,), (sync,), (keys,) = (
        db.execute(f"PRAGMA {name}").fetchone()
        for name in ("journal_mode", "synchronous", "foreign_keys")
    )
    assert (mode, sync, keys) == ("wal", 2, 1)
    with pytest.raises(sqlite3.IntegrityError):
        store.write_now(lambda db: db.execute("INSERT INTO seats VALUES (99, 0, 1, NULL)"))
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        store.read_now(lambda db: db.execute("DELETE FROM tables"))
    store.close()


def test_the_log_cannot_hold_a_press_or_a_number_twice(path: Path) -> None:
    store = Store(path)
    insert = (
        "INSERT INTO log (table_id, seq, key, kind, at, turn, rules, events, sealed, reveals,"
        " outdates) VALUES (1, ?, ?, 'action', 0, 0, 1, '[]', 0, 0, 'all')"
    )
    store.write_now(
        lambda db: db.execute(
            "INSERT INTO tables (id, game, options, status, guild, channel, owner, made, created)"
            " VALUES (1, 'haul', '{}', 'open', 1, 1, 1, 'x', 0)"
        )
    )
    store.write_now(lambda db: db.execute(insert, [1, "a"]))
    for seq, press in ((1, "b"), (2, "a")):
        with pytest.raises(sqlite3.IntegrityError):
            store.write_now(lambda db, row=(seq, press): db.execute(insert, row))
    store.close()


def test_every_refusal_has_its_sentence() -> None:
    import ast

    from data.texts import has_text

    codes = set()
    for path in Path("bot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TableError":
                constants = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                codes.update(word for word in constants if isinstance(word, str))
    assert {"busy", "stale", "bug", "started", "ended"} <= codes
    codes -= {"running"}  # the status asked about, in a choice between two codes
    codes -= {"bug"}  # has the sentence of all bugs, `house-bug`
    assert [code for code in sorted(codes) if not has_text(f"table-refuse-{code}")] == []


def test_an_error_shows_what_it_is() -> None:
    assert str(TableError("seats", now=1)) == "seats (now=1)"
