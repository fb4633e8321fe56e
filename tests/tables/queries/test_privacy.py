"""What is kept of a person, and that nothing of it is left when it is forgotten."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.desks import Desks
from bot.tables.types.model import PersonSettings, SeatRow
from tests.desk.test_sessions import File
from tests.example.rules.actions import Haul
from tests.example.rules.options import Options
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
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
    found = []
    for table in tables:
        columns = [row[1] for row in db.execute(f"PRAGMA table_info('{table}')")]
        for column in columns:
            query = f'SELECT 1 FROM "{table}" WHERE CAST("{column}" AS TEXT) LIKE ?'
            if db.execute(query, [f"%{user}%"]).fetchone():
                found.append(f"{table}.{column}")
    db.close()
    return found


async def test_everything_of_a_person_is_handed_out(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    await tables.set_person(ANN, PersonSettings(language="de"))
    await tables.note(table.id, 0, {"plan": "east"})
    kept = await tables.kept(ANN)
    assert kept["settings"]["language"] == "de"
    assert [row["number"] for row in kept["tables"]] == [table.id]
    assert kept["opened"] == [{"number": table.id}]
    assert {"start"} <= {row["kind"] for row in kept["acts"]} | {"start"}
    assert json.loads(json.dumps(kept)) == kept


async def test_nothing_is_left_of_who_was_forgotten(tables: Tables, path: Path) -> None:
    """Not in seats, logs, settings, reminders, clocks, nor as the one who took a seat over."""
    first = await started(tables, SOMEBODY, BOB, options=Options(rounds=1))
    await play_round(tables, first.id)
    second = await started(tables, ANN, BOB)
    await tables.reseat(second.id, BOB, SeatRow(1, user=SOMEBODY), key=key())
    await tables.set_person(SOMEBODY, PersonSettings(language="de"))
    await tables.note(second.id, 1, {"plan": "west"})
    third = await opened(tables, ANN, SOMEBODY)
    desks = Desks(File(path), lambda size: b"s" * size)
    await desks.start("7", SOMEBODY, ["Bo", "Cy"], {1: SOMEBODY}, "original", key())
    assert places(path, SOMEBODY)
    for number in (second.id, third.id):
        await tables.leave(number, SOMEBODY, key=key())
    nobody = await tables.forget_person(SOMEBODY)
    assert nobody < 0
    assert places(path, SOMEBODY) == []


async def test_games_of_who_was_forgotten_stay_whole(tables: Tables) -> None:
    """They verify, replay and are told; one number stands for the person in all of them."""
    table = await started(tables, SOMEBODY, BOB, options=Options(rounds=1))
    await play_round(tables, table.id)
    nobody = await tables.forget_person(SOMEBODY)
    assert (await tables.verify(table.id)).ok
    now = await tables.get(table.id)
    assert (now.owner, now.people) == (nobody, (nobody, BOB))
    users = {row.user for row in await tables.events_since(table.id, 0)}
    assert SOMEBODY not in users
    assert nobody in users
    assert [one.user for one in (await tables.records(1)).people if one.user == nobody]


async def test_who_still_plays_is_not_forgotten(tables: Tables) -> None:
    await started(tables, ANN, BOB)
    with refused("still-playing"):
        await tables.forget_person(ANN)


@pytest.mark.parametrize("other", [ANN, BOB])
async def test_others_stay(tables: Tables, path: Path, other: int) -> None:
    table = await started(tables, ANN, BOB, options=Options(rounds=1))
    await play_round(tables, table.id)
    before = await tables.kept(other)
    await tables.forget_person(CAT)
    assert await tables.kept(other) == before
