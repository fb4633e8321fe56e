"""What is kept of a person, and that nothing of it is left when it is forgotten."""

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.queries import privacy
from bot.tables.storage import forgotten
from bot.tables.storage.forgotten import ForgottenList, list_path
from bot.tables.storage.store import Store
from bot.tables.types.model import SeatRow
from bot.tables.types.settings import PersonSettings
from bot.upkeep.copies import backup, remove_database, restore
from tests.example.rules.actions import Haul
from tests.example.rules.options import Options
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    Clock,
    Entropy,
    act,
    key,
    opened,
    play_round,
    refused,
    started,
)

SOMEBODY = 987_654_321_012_345_678
"""A number that stands nowhere by chance."""


def places(path: Path, user: int) -> list[str]:
    """Every column of the database in which this number stands, as a number or in a text."""
    db = sqlite3.connect(path)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    names = []
    for table in tables:
        columns = [row[1] for row in db.execute(f"PRAGMA table_info('{table}')")]
        for column in columns:
            query = f'SELECT 1 FROM "{table}" WHERE CAST("{column}" AS TEXT) LIKE ?'
            if db.execute(query, [f"%{user}%"]).fetchone():
                names.append(f"{table}.{column}")
    db.close()
    return names


async def test_everything_of_a_person_is_handed_out(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    await tables.save_person_settings(ANN, PersonSettings(language="de"))
    await tables.set_note(table.id, 0, {"plan": "east"})
    export = await tables.export_person(ANN)
    assert export["settings"]["language"] == "de"
    assert [row["number"] for row in export["tables"]] == [table.id]
    assert export["opened"] == [{"number": table.id}]
    assert {row["kind"] for row in export["acts"]} <= {"start", "action"}
    assert json.loads(json.dumps(export)) == export


def keep_earlier_session(path: Path) -> None:
    """A session of the dice desk from before they were tables, which somebody kept and sat at."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO desk_sessions VALUES"
            " (1, '7', ?, ?, x'00', '', '{\"people\": []}', 0, 0, 'a', '', '')",
            [SOMEBODY, json.dumps({"1": SOMEBODY})],
        )
        db.execute(
            "INSERT INTO desk_entries VALUES (1, 1, 'next', ?, 'b', '[]', '[]', '', NULL, '')",
            [SOMEBODY],
        )


async def test_nothing_is_left_of_who_was_forgotten(tables: Tables, path: Path) -> None:
    """Not in seats, logs, settings, reminders, clocks, nor as the one who took a seat over."""
    first = await started(tables, SOMEBODY, BOB, options=Options(rounds=1))
    await play_round(tables, first.id)
    second = await started(tables, ANN, BOB)
    await tables.reseat(second.id, BOB, SeatRow(1, user=SOMEBODY), key=key())
    await tables.save_person_settings(SOMEBODY, PersonSettings(language="de"))
    await tables.set_note(second.id, 1, {"plan": "west"})
    third = await opened(tables, ANN, SOMEBODY)
    keep_earlier_session(path)
    assert places(path, SOMEBODY)
    for number in (second.id, third.id):
        await tables.leave_table(number, SOMEBODY, key=key())
    nobody = await tables.forget_person(SOMEBODY)
    assert nobody < 0
    assert places(path, SOMEBODY) == []


async def test_games_of_who_was_forgotten_stay_whole(tables: Tables) -> None:
    """They verify, replay and are told; one number stands for the person in all of them."""
    table = await started(tables, SOMEBODY, BOB, options=Options(rounds=1))
    await play_round(tables, table.id)
    nobody = await tables.forget_person(SOMEBODY)
    assert (await tables.verify_table(table.id)).ok
    now = await tables.get_table(table.id)
    assert (now.owner, now.people) == (nobody, (nobody, BOB))
    users = {row.user for row in await tables.entries_since(table.id, 0)}
    assert SOMEBODY not in users
    assert nobody in users
    assert [
        person.user for person in (await tables.server_record(1)).people if person.user == nobody
    ]


async def test_who_still_plays_is_not_forgotten(tables: Tables) -> None:
    await started(tables, ANN, BOB)
    with refused("still-playing"):
        await tables.forget_person(ANN)


@pytest.mark.parametrize("other", [ANN, BOB])
async def test_others_stay(tables: Tables, path: Path, other: int) -> None:
    table = await started(tables, ANN, BOB, options=Options(rounds=1))
    await play_round(tables, table.id)
    before = await tables.export_person(other)
    await tables.forget_person(CAT)
    assert await tables.export_person(other) == before


# --- an older copy of the database ---------------------------------------------------------------


async def copied_then_forgotten(path: Path) -> Path:
    """A copy in which somebody plays at an ended, a running and an open table, has settings and a
    desk; the person is forgotten in the database itself after it was taken."""
    tables = Tables(Store(path), now=Clock(), entropy=Entropy())
    first = await started(tables, SOMEBODY, BOB, options=Options(rounds=1))
    await play_round(tables, first.id)
    second = await started(tables, BOB, SOMEBODY)
    third = await opened(tables, ANN, SOMEBODY)
    alone = await started(tables, SOMEBODY, robots=1)
    await tables.save_person_settings(SOMEBODY, PersonSettings(language="de"))
    keep_earlier_session(path)
    older = path.with_name("older.sqlite")
    backup(path, older)
    for number in (second.id, third.id, alone.id):
        await tables.leave_table(number, SOMEBODY, key=key())
    await tables.forget_person(SOMEBODY)
    await tables.close()
    return older


def nothing_of(user: int, path: Path) -> None:
    """The number stands in no column, and in no byte of any file that belongs to the database."""
    assert places(path, user) == []
    for file in path.parent.glob(f"{path.name}*"):
        content = file.read_bytes()
        assert str(user).encode() not in content, file
        assert user.to_bytes(8, "big") not in content, file


async def gone(path: Path) -> None:
    """The person is gone from the database of the copy, whose games go on and are whole."""
    tables = Tables(Store(path), now=Clock(), entropy=Entropy())
    await tables.close()
    nothing_of(SOMEBODY, path)
    tables = Tables(Store(path))
    assert [(await tables.get_table(n)).status for n in (1, 2, 3, 4)] == [
        "ended",
        "running",
        "open",
        "ended",
    ]
    assert (await tables.get_table(3)).people == (ANN,)
    assert (await tables.get_table(2)).people == (BOB,)
    assert all([(await tables.verify_table(number)).ok for number in (1, 2, 4)])
    await tables.close()


async def test_who_was_forgotten_stays_so_when_an_older_copy_is_restored(path: Path) -> None:
    """Before the copy is in its place: the file that comes there never held the person."""
    older = await copied_then_forgotten(path)
    assert places(older, SOMEBODY)
    nothing_of(SOMEBODY, path)
    old = restore(path, older)
    nothing_of(SOMEBODY, path)
    await gone(path)
    assert old is not None and places(old, SOMEBODY) == []
    assert places(older, SOMEBODY), "the copy itself is not touched"
    assert not list(path.parent.glob("*.part*"))


async def test_who_was_forgotten_stays_so_when_a_file_is_put_back_by_hand(path: Path) -> None:
    """The next start finds the database older than its list."""
    older = await copied_then_forgotten(path)
    remove_database(path)
    older.replace(path)
    assert places(path, SOMEBODY)
    await gone(path)


async def test_who_came_back_after_being_forgotten_stays(path: Path) -> None:
    """In the database, which is as new as the list, and in copies taken since."""
    await copied_then_forgotten(path)
    tables = Tables(Store(path), now=Clock(), entropy=Entropy())
    await tables.save_person_settings(SOMEBODY, PersonSettings(language="de"))
    await tables.close()
    newer = path.with_name("newer.sqlite")
    backup(path, newer)
    tables = Tables(Store(path), now=Clock(), entropy=Entropy())
    await tables.forget_person(BOB + 1000)
    assert (await tables.person_settings(SOMEBODY)).language == "de"
    await tables.close()
    restore(path, newer)
    tables = Tables(Store(path))
    assert (await tables.person_settings(SOMEBODY)).language == "de"
    await tables.close()


async def test_a_process_killed_while_it_forgets_does_it_at_its_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is on the disk, the transaction is not; and a list that was half written is none."""
    tables = Tables(Store(path), now=Clock(), entropy=Entropy())
    await tables.save_person_settings(SOMEBODY, PersonSettings(language="de"))
    with monkeypatch.context() as patched:

        def killed(*_values: object) -> None:
            raise KeyboardInterrupt

        patched.setattr(forgotten, "mark_carried_out", killed)
        with pytest.raises(KeyboardInterrupt):
            privacy.forget_person(tables._runner.core, SOMEBODY)
    await tables.close()
    assert places(path, SOMEBODY) == ["people.id"]
    list_path(path).with_name(list_path(path).name + ".part").write_text("half a li")
    Tables(Store(path)).store.close()
    nothing_of(SOMEBODY, path)


async def test_the_list_names_nobody(path: Path) -> None:
    """Neither the number nor a digest of it without the list's own key; and a list that cannot be
    written changes nothing."""
    await copied_then_forgotten(path)
    written = list_path(path).read_text()
    assert str(SOMEBODY) not in written and f"{SOMEBODY:x}" not in written
    assert hashlib.sha256(str(SOMEBODY).encode()).hexdigest() not in written
    other = ForgottenList(b"another key", {}).digest(SOMEBODY)
    assert other not in written
    tables = Tables(Store(path), now=Clock(), entropy=Entropy())
    await tables.save_person_settings(CAT, PersonSettings(language="de"))
    list_path(path).unlink()
    list_path(path).mkdir()
    with refused("not-saved"):
        await tables.forget_person(CAT)
    assert (await tables.person_settings(CAT)).language == "de"
    await tables.close()


async def test_what_is_deleted_is_overwritten_on_every_connection_that_writes(path: Path) -> None:
    store = Store(path)
    assert await store.write(lambda db: db.execute("PRAGMA secure_delete").fetchone()) == (1,)
    store.close()
