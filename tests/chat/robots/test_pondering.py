"""Robots that think ahead hold up nobody: not who pressed, not the other tables, not the end."""

import asyncio
from typing import Any

import pytest

from bot.tables.moves.robot_search import Question, choose_action
from bot.tables.types.model import Place, Table
from rules.game import Action
from tests.chat.harness.world import World
from tests.tables.support import act, key


async def at_an_expert(world: World) -> Table:
    """Baltimore & Ohio, Ann and two experts; one of them is to act, and no card says so yet."""
    tables, ann = world.tables, world.ann.id
    place = Place(world.guild.id, world.channel.id)
    table = await tables.open_table("baltimore_ohio", place, ann, key=key())
    for _ in range(2):
        await tables.add_robot(table.id, ann, "expert")
    table = (await tables.start_game(table.id, ann, key=key())).table
    while not table.needs_search:
        look = await tables.read_table(table.id, ann)
        table = (await act(tables, table, look.view.legal[0], look.seat)).table
    return table


class Slow:
    """Thinks until it is let go, and does as the steady robot would."""

    def __init__(self) -> None:
        self.began = asyncio.Event()
        self.go = asyncio.Event()
        self.tables: list[int] = []

    async def __call__(self, question: Question) -> Action:
        self.tables.append(question.table)
        self.began.set()
        await self.go.wait()
        return choose_action(
            question.game, "steady", question.view, question.seat, question.dice_seed
        )


@pytest.fixture
def slow(world: World, monkeypatch: pytest.MonkeyPatch) -> Slow:
    chooser = Slow()
    monkeypatch.setattr(world.bot.services.delivery.pondering, "_choose_action", chooser)
    return chooser


async def thought(world: World) -> None:
    """Once no robot has anything to think about."""
    task: Any = world.bot.services.delivery.pondering.task
    await task


async def test_a_sweep_says_every_card_while_a_robot_thinks(world: World, slow: Slow) -> None:
    first, second = await at_an_expert(world), await at_an_expert(world)
    async with asyncio.timeout(30):
        await world.bot.services.delivery.sweep()
        await slow.began.wait()
    for table in (first, second):
        assert (await world.tables.get_table(table.id)).said == table.version
    slow.go.set()
    await thought(world)
    for table in (first, second):
        now = await world.tables.get_table(table.id)
        assert now.version > table.version and now.said == now.version and not now.needs_search


async def test_tables_take_turns(world: World, slow: Slow) -> None:
    """One choice here, one there: nobody waits for the whole turn of somebody else's robots."""
    tables = [await at_an_expert(world), await at_an_expert(world)]
    slow.go.set()
    for table in tables:
        world.bot.services.delivery.pondering.wake(table)
    await thought(world)
    order, (first, second) = slow.tables, tables
    both = [first.id, second.id] * min(order.count(table.id) for table in tables)
    assert order[: len(both)] == both and len(both) > 2


async def test_nobody_thinks_after_the_end(world: World, slow: Slow) -> None:
    table = await at_an_expert(world)
    pondering = world.bot.services.delivery.pondering
    pondering.wake(table)
    await slow.began.wait()
    pondering.stop()
    pondering.wake(table)
    with pytest.raises(asyncio.CancelledError):
        await thought(world)
    assert (await world.tables.get_table(table.id)).version == table.version
