"""The subcommands, run as `python -m bot` runs them."""

import argparse
import os
import sqlite3
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store, StoreError
from bot.upkeep import commands
from tests.example.rules.actions import Haul, Trade
from tests.tables.support import ANN, BOB, CAT, act, key, play_round, started


def run(path: Path, *words: object, language: str = "en") -> int:
    """As the command line does, but that the process does not stand back for good."""
    parser = argparse.ArgumentParser()
    commands.register(parser.add_subparsers(dest="what"))
    args = parser.parse_args([str(word) for word in words])
    with patch.object(os, "nice", lambda _by: 0):
        return commands.run(args, Settings(database=path, language=language))


def files(folder: Path, pattern: str) -> list[Path]:
    return list(folder.rglob(pattern))


def damage(path: Path) -> None:
    path.write_bytes(b"this was a database " * 500)


async def filled(path: Path) -> None:
    """Two tables: one ended, one running."""
    tables = Tables(Store(path))
    table = await started(tables, ANN, BOB, options={"rounds": 1})
    await play_round(tables, table.id)
    table = await started(tables, BOB, CAT)
    await act(tables, table, Trade(2))
    await act(tables, table, Haul())
    await tables.close()


async def texts(path: Path) -> list[str]:
    tables = Tables(Store(path))
    try:
        return [await tables.export(number) for number in (1, 2)]
    finally:
        await tables.close()


async def test_a_backup_taken_while_playing_is_whole(path: Path, tmp_path: Path) -> None:
    await filled(path)
    tables = Tables(Store(path))
    copy = tmp_path / "copies" / "copy.sqlite"
    await tables.submit_action(
        2,
        BOB if (await tables.get_table(2)).to_move == (0,) else CAT,
        Trade(1),
        version=3,
        key=key(),
    )
    assert run(path, "backup", copy) == 0
    await tables.close()
    assert await texts(copy) == await texts(path)
    with pytest.raises(StoreError, match="exists"):
        run(path, "backup", copy)
    assert run(path, "backup") == 0
    assert len(files(tmp_path, "roundhouse-backup-*.sqlite")) == 1
    assert not files(tmp_path, "*.part")
    with pytest.raises(StoreError, match="no database"):
        run(tmp_path / "nowhere.sqlite", "backup")


async def test_restore_puts_a_copy_in_place_and_keeps_the_old_one(
    path: Path, tmp_path: Path
) -> None:
    await filled(path)
    copy = tmp_path / "copy.sqlite"
    run(path, "backup", copy)
    before = await texts(path)
    tables = Tables(Store(path))
    await tables.request_end(2, BOB, key=key())
    with pytest.raises(StoreError, match="in use"):
        run(path, "restore", copy)
    await tables.close()
    after = await texts(path)
    assert run(path, "restore", copy) == 0
    assert await texts(path) == before
    (old,) = files(tmp_path, "roundhouse-replaced-*.sqlite")
    assert await texts(old) == after != before


async def test_restore_replaces_a_damaged_database_but_takes_no_damaged_copy(
    path: Path, tmp_path: Path
) -> None:
    await filled(path)
    copy, broken = tmp_path / "copy.sqlite", tmp_path / "broken.sqlite"
    run(path, "backup", copy)
    damage(broken)
    with pytest.raises(StoreError, match="can't be used"):
        run(path, "restore", broken)
    foreign = tmp_path / "foreign.sqlite"
    with sqlite3.connect(foreign) as db:
        db.execute("CREATE TABLE recipes (name)")
    db.close()
    with pytest.raises(StoreError, match="can't be used"):
        run(path, "restore", foreign)
    assert len(await texts(path)) == 2
    damage(path)
    assert run(path, "restore", copy) == 0
    assert len(await texts(path)) == 2


@pytest.mark.parametrize("torn", ["cut off", "a page lost", "half of an older one"])
async def test_restore_takes_no_torn_copy(path: Path, tmp_path: Path, torn: str) -> None:
    """A copy that broke off, or whose pages are not of one moment, is found out before anything is
    replaced."""
    await filled(path)
    older, copy = tmp_path / "older.sqlite", tmp_path / "copy.sqlite"
    run(path, "backup", older)
    tables = Tables(Store(path))
    await tables.request_end(2, BOB, key=key())
    await tables.close()
    run(path, "backup", copy)
    whole, half = copy.read_bytes(), len(copy.read_bytes()) // 8192 * 4096
    changed = {
        "cut off": whole[: half + 100],
        "a page lost": whole[:half] + bytes(4096) + whole[half + 4096 :],
        "half of an older one": older.read_bytes()[:half] + whole[half:],
    }
    copy.write_bytes(changed[torn])
    before = await texts(path)
    with pytest.raises(StoreError, match=r"can't be used|is damaged"):
        run(path, "restore", copy)
    assert await texts(path) == before


async def test_check_plays_every_table_again(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(path)
    assert run(path, "check") == 0
    output = capsys.readouterr().out
    assert "2 tables checked, 0 wrong" in output
    assert "5 entries replayed, 5 draws" in output


@pytest.mark.parametrize(
    ("forgery", "finding"),
    [
        ("UPDATE draws SET value = 7 - value WHERE table_id = 1 AND counter = 2", "draw 2"),
        ("UPDATE log SET action = '{\"do\":\"trade\",\"coins\":1}' WHERE table_id = 2 AND seq = 2",
         "entry 2"),
        ("UPDATE states SET state = (SELECT state FROM snapshots WHERE table_id = 2 LIMIT 1)"
         " WHERE table_id = 2", "the stored state"),
        ("UPDATE tables SET seed = zeroblob(32) WHERE id = 1", "fingerprint"),
        ("UPDATE log SET events = '[]' WHERE table_id = 2 AND seq = 3", "entry 3"),
        ("UPDATE states SET state = x'00' WHERE table_id = 2", "can't be read"),
        ("DELETE FROM draws WHERE table_id = 2 AND counter = 2", "draw 2"),
    ],
)  # fmt: skip
async def test_check_finds_every_forgery(
    path: Path, capsys: pytest.CaptureFixture[str], forgery: str, finding: str
) -> None:
    await filled(path)
    with sqlite3.connect(path) as db:
        assert db.execute(forgery).rowcount == 1
    db.close()
    assert run(path, "check") == 1
    output = capsys.readouterr().out
    assert "1 wrong" in output
    assert finding in output


async def test_export_and_import_carry_a_table_to_another_database(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(path)
    text, other = tmp_path / "table.txt", tmp_path / "other.sqlite"
    assert run(path, "export", 2, text) == 0
    capsys.readouterr()
    assert run(path, "export", 2) == 0
    assert capsys.readouterr().out == text.read_text()
    with pytest.raises(StoreError, match="exists"):
        run(path, "export", 2, text)
    assert run(path, "export", 9) == 1
    assert "no table 9" in capsys.readouterr().err
    assert run(other, "import", text, "--guild", 1, "--channel", 2, "--thread", 3) == 0
    assert "now table 1, after 4 entries" in capsys.readouterr().out
    tables = Tables(Store(other))
    table = await tables.get_table(1)
    assert (table.owner, table.place.posting_channel, table.people) == (BOB, 3, (BOB, CAT))
    await tables.close()
    text.write_text("nonsense")
    assert run(other, "import", text, "--guild", 1, "--channel", 2) == 1
    assert "Line 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("raw", "english", "german"),
    [
        (b"", "This file is empty", "Diese Datei ist leer"),
        (b" \n\r\n\t", "This file is empty", "Diese Datei ist leer"),
        (b"#" * 16_000_001, "longer than 16 MB", "länger als 16 MB"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "isn't text", "kein Text"),
        ("game: Züge".encode("utf-16"), "isn't text", "kein Text"),
    ],
    ids=["empty", "blank", "long", "picture", "utf-16"],
)
def test_an_import_says_what_is_wrong_with_the_file(
    path: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    raw: bytes,
    english: str,
    german: str,
) -> None:
    source = tmp_path / "table.txt"
    source.write_bytes(raw)
    for language, sentence in (("en", english), ("de", german)):
        words = ("import", source, "--guild", 1, "--channel", 2)
        assert run(path, *words, language=language) == 1
        assert sentence in capsys.readouterr().err
    assert not path.exists()
