"""Databases as earlier programs left them, a game of each kind in the middle of play: they are
brought up to date, hold what they held, and are played on.

`earlier/` has one of the last program of each schema since the first that was given away; each was
written by that program itself.
"""

import argparse
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlite_utils import Database

from bot import main as program
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.storage.forgotten import add_person, list_path
from bot.tables.storage.schema import MIGRATIONS
from bot.tables.storage.store import Store, StoreError, connect_writer, instance_lock
from bot.tables.types.games import all_games
from bot.tables.types.model import VerifyReport
from bot.upkeep import commands as upkeep
from bot.upkeep.checking import check_tables
from bot.upkeep.copies import backup
from bot.upkeep.rotation import copies_folder, keep_before_upgrade
from rules.dice import SeededDice, commitment
from tests.tables.support import who

EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.sqlite.xz"))
ROWS = 25
"""Of each table's log."""


@pytest.fixture(params=[EARLIER[0], EARLIER[-1]], ids=lambda file: file.name.partition(".")[0])
def earlier(request: pytest.FixtureRequest, path: Path) -> Path:
    """The oldest database and the newest, for what does not depend on the schema."""
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


@pytest.mark.parametrize("earlier", EARLIER, indirect=True, ids=lambda file: file.name[:4])
async def test_an_earlier_database_is_brought_up_to_date_and_played_on(earlier: Path) -> None:
    with closing(sqlite3.connect(earlier)) as db:
        before = db.execute("SELECT table_id, seq, key, action, events FROM log").fetchall()
    tables = Tables(Store(earlier))
    restored = [await tables.get_table(number) for number in {row[0] for row in before}]
    assert len({table.game for table in restored}) == len(restored) == 4
    for table in restored:
        assert (table.version, table.status) == (ROWS, "running")
        seat = table.to_move[0]
        look = await tables.read_table(table.id, who(table, seat))
        action = all_games()[table.game].robot("steady").choose(look.view, seat, SeededDice(b"now"))
        user = who(table, seat)
        press = f"after {table.game}"
        await tables.submit_action(table.id, user, action, version=table.version, key=press)
    await tables.close()
    for table, report in check_tables(earlier):
        assert isinstance(report, VerifyReport) and report.ok, (table, report)
    with closing(sqlite3.connect(earlier)) as db:
        after = db.execute("SELECT table_id, seq, key, action, events FROM log").fetchall()
    assert set(before) < set(after)


@pytest.fixture
def with_sessions(path: Path) -> Path:
    """The earlier database with an open session of the dice desk and one that has ended."""
    file = next(file for file in EARLIER if file.name.startswith("0012"))
    path.write_bytes(lzma.decompress(file.read_bytes()))
    return path


async def test_sessions_of_the_desk_end_and_can_be_looked_up(with_sessions: Path) -> None:
    """No entry of theirs is lost."""
    path = with_sessions
    with closing(sqlite3.connect(path)) as db:
        before = db.execute("SELECT * FROM desk_entries").fetchall()
        ((seed, ended),) = db.execute(
            "SELECT hex(seed), ended FROM desk_sessions WHERE ended IS NOT NULL"
        )
    tables = Tables(Store(path))
    first, second = [await tables.desk.earlier_session(number) for number in (1, 2)]
    assert first is not None and second is not None
    assert [person["name"] for person in first.people] == ["Anna", "Bob"]
    assert all(person["home"] for person in first.people) and first.people[0]["destination"]
    assert commitment(bytes.fromhex(first.seed)) == first.commitment
    assert second.seed == seed.lower() and await tables.desk.earlier_session(3) is None
    await tables.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT * FROM desk_entries").fetchall() == before != []
        ends = [row[0] for row in db.execute("SELECT ended FROM desk_sessions ORDER BY id")]
    assert ends[0] is not None and ends[1] == ended


def test_every_schema_has_its_database() -> None:
    """Whoever adds a migration keeps a database of the program before it."""
    names = [step.name for step in MIGRATIONS.pending(Database(memory=True))]
    versions = [file.name.partition(".")[0].replace("-", " ") for file in EARLIER]
    assert versions == names[names.index("0006 idle") : -1]


def test_an_earlier_program_leaves_a_later_database_alone(
    earlier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says that a newer version made it, and changes nothing."""
    Store(earlier).close()
    before = earlier.read_bytes()
    steps = MIGRATIONS._migrations
    monkeypatch.setattr(MIGRATIONS, "_migrations", steps[:-1])
    with pytest.raises(StoreError, match="newer version"):
        connect_writer(earlier)
    assert earlier.read_bytes() == before


def test_a_database_is_copied_before_a_newer_program_changes_it(earlier: Path) -> None:
    """As it was, so that the program of before can have it back; and only then."""
    with closing(sqlite3.connect(earlier)) as db:
        before = list(db.iterdump())
    copy = keep_before_upgrade(earlier)
    assert copy is not None and copy.parent == copies_folder(earlier)
    with closing(sqlite3.connect(copy)) as db:
        assert list(db.iterdump()) == before
    assert keep_before_upgrade(earlier) == copy, "an upgrade that failed fills no disk"
    with instance_lock(earlier), pytest.raises(StoreError, match="use"):
        keep_before_upgrade(earlier)
    Store(earlier).close()
    assert keep_before_upgrade(earlier) is None, "it is up to date now"
    assert keep_before_upgrade(earlier.with_name("new.sqlite")) is None


@pytest.mark.parametrize("backups", [7, 0])
async def test_a_start_copies_an_earlier_database_if_copies_are_wanted(
    earlier: Path, monkeypatch: pytest.MonkeyPatch, backups: int
) -> None:
    monkeypatch.setattr(program, "Workers", lambda *_: Mock())
    async with program.open_services(Settings(database=earlier, backups=backups)):
        pass
    assert len(list(copies_folder(earlier).glob("*before-upgrade*"))) == (1 if backups else 0)


def test_the_way_back_leaves_what_the_older_program_can_read(
    earlier: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it was before, and what was played since is kept aside."""
    with closing(sqlite3.connect(earlier)) as db:
        before = list(db.iterdump())
    settings = Settings(database=earlier)
    assert upkeep.run(_arguments("upgrade"), settings) == 0
    [copy] = copies_folder(earlier).glob("*before-upgrade*")
    assert str(copy) in capsys.readouterr().out
    assert upkeep.run(_arguments("upgrade"), settings) == 0
    assert "nothing was changed" in capsys.readouterr().out
    with closing(sqlite3.connect(earlier)) as db:
        newer = list(db.iterdump())
    assert upkeep.run(_arguments("upgrade", "--back", str(copy)), settings) == 0
    output = capsys.readouterr().out
    assert "install the version you used before" in output and "forgotten" not in output
    with closing(sqlite3.connect(earlier)) as db:
        assert list(db.iterdump()) == before
    [aside] = earlier.parent.glob("*-replaced-*.sqlite")
    with closing(sqlite3.connect(aside)) as db:
        assert list(db.iterdump()) == newer


def test_the_way_back_wants_an_older_copy_and_a_bot_at_rest(earlier: Path) -> None:
    copy = keep_before_upgrade(earlier)
    Store(earlier).close()
    same = earlier.with_name("same.sqlite")
    backup(earlier, same)
    settings = Settings(database=earlier)
    with pytest.raises(StoreError, match="no copy of an older version"):
        upkeep.run(_arguments("upgrade", "--back", str(same)), settings)
    before = earlier.read_bytes()
    with instance_lock(earlier), pytest.raises(StoreError, match="use"):
        upkeep.run(_arguments("upgrade", "--back", str(copy)), settings)
    assert earlier.read_bytes() == before


def test_the_way_back_names_people_who_were_forgotten_since(
    earlier: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = keep_before_upgrade(earlier)
    Store(earlier).close()
    add_person(list_path(earlier), 7, 0, lambda size: bytes(size))
    assert upkeep.run(_arguments("upgrade", "--back", str(copy)), Settings(database=earlier)) == 0
    assert "one person has asked to be forgotten" in capsys.readouterr().out


def _arguments(*words: str) -> argparse.Namespace:
    return program.build_parser().parse_args(words)
