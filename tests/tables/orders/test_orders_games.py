"""Evenings of each game with random standing orders, and the same presses without any."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.rows import load_state
from bot.tables.storage.store import Store
from bot.tables.types.codec import canonical, codec
from bot.tables.types.games import game_of
from bot.tables.types.model import Place, Table
from rules.dice import SeededDice
from tests.support import orders_random
from tests.tables.support import ANN, BOB, CAT, Entropy, key, who

MOVES = 150
PEOPLE = (ANN, BOB, CAT)
Make = Callable[[Any, int, random.Random], Any]


async def begun(path: Path, game: str) -> tuple[Tables, Table]:
    tables = Tables(Store(path), entropy=Entropy())
    table = await tables.open(game, Place(1, 2), ANN, key=key())
    for user in PEOPLE[1 : game_of(game).seats[0]]:
        await tables.join(table.id, user)
    return tables, (await tables.start(table.id, ANN, key=key())).table


async def evening(tables: Tables, table: Table, make: Make) -> Table:
    """Robots press for the people where no order acts; now and then somebody leaves one."""
    chance, own = random.Random(table.game), SeededDice(b"presses")
    robot = game_of(table.game).robot("steady")
    while table.status == "running" and table.version < MOVES:
        if chance.random() < 0.3:
            user = chance.choice(table.people)
            look = await tables.look(table.id, user)
            assert look.seat is not None
            await tables.orders.give(table.id, user, make(look.view, look.seat, chance))
        await tables.step_robots(table.id, limit=MOVES)
        table = await tables.get(table.id)
        if table.status != "running":
            break
        assert not table.orders_due
        user = who(table, table.to_move[0])
        look = await tables.look(table.id, user)
        action = robot.choose(look.view, table.to_move[0], own)
        done = await tables.submit(table.id, user, action, version=table.version, key=key())
        table = done.table
    return table


async def state(tables: Tables, table: Table) -> bytes:
    kept = await tables.store.read(lambda db: load_state(db, table.id))
    return canonical(codec(game_of(table.game)).state(kept.state))


@pytest.mark.parametrize(
    ("game", "make"),
    [
        ("rail_baron", orders_random.rail_baron),
        ("railroad_barons", orders_random.railroad_barons),
        ("baltimore_ohio", orders_random.baltimore_ohio),
    ],
)
async def test_an_evening_with_orders_is_the_evening_of_its_presses(
    path: Path, game: str, make: Make
) -> None:
    tables, table = await begun(path, game)
    other, same = await begun(path.with_name("pressed.sqlite"), game)
    try:
        table = await evening(tables, table, make)
        assert (await tables.verify(table.id)).ok
        ordered = 0
        for seat, user in enumerate(table.people):
            rows = await tables.log(table.id, viewer=seat, seat=seat, limit=1_000)
            assert {row.user for row in rows if row.kind == "action"} == {user}
            ordered += sum(row.ordered for row in rows)
        assert ordered > MOVES // 10
        rows = await tables.log(table.id, kind="action", limit=1_000)
        for row in rows:
            assert row.seat is not None
            await other.submit(
                same.id, who(same, row.seat), row.action, version=row.seq - 1, key=key()
            )
        assert await state(other, same) == await state(tables, table)
    finally:
        await tables.close()
        await other.close()
