"""How fast robots go on where no person moves."""

from __future__ import annotations

from pathlib import Path

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from tests.example.rules.orders import BidAlways, HaulOn
from tests.tables.ordered import give
from tests.tables.support import ANN, BOB, Clock, opened, refused, started

MINUTES = 60


async def test_robots_rest_a_round_after_the_last_press(tables: Tables, clock: Clock) -> None:
    """Ann has left orders for all that comes: robots and orders play a round, then a turn of robots
    every ten minutes."""
    table = await started(tables, ANN, robots=1)
    await give(tables, table, ANN, HaulOn())
    await give(tables, table, ANN, BidAlways(1))
    assert await tables.step_robots(table.id)
    resting = await tables.get(table.id)
    assert resting.status == "running" and resting.resting_until == clock.now + 10 * MINUTES
    assert await tables.step_robots(table.id) == []
    clock.now += 10 * MINUTES - 1
    assert await tables.step_robots(table.id) == []
    clock.now += 1
    assert table.id in await tables.robots_due()
    moved = await tables.step_robots(table.id)
    assert len({step.entry.turn for step in moved if step.entry.user is None}) == 1


async def test_robots_rest_over_a_restart(path: Path, clock: Clock) -> None:
    tables = Tables(Store(path), now=clock)
    table = await started(tables, ANN, robots=1)
    await give(tables, table, ANN, HaulOn())
    await give(tables, table, ANN, BidAlways(1))
    await tables.step_robots(table.id)
    await tables.close()
    tables = Tables(Store(path), now=clock)
    assert await tables.step_robots(table.id) == []
    clock.now += 10 * MINUTES
    assert await tables.step_robots(table.id)
    await tables.close()


async def test_who_may_choose_the_pace(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB)
    assert (await tables.set_pace(table.id, ANN, 3600)).pace == 3600
    with refused("not-owner"):
        await tables.set_pace(table.id, BOB, 0)
    with refused("no-pace"):
        await tables.set_pace(table.id, ANN, 5)
    running = await started(tables, ANN, BOB)
    assert (await tables.set_pace(running.id, BOB, 0)).pace == 0
    with refused("not-yours"):
        await tables.set_pace(running.id, 999, 0)
