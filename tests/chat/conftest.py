"""The real client in a pretended Discord, on a database in a temporary folder."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import simcord

from bot.client import Roundhouse
from bot.tables.types.games import temporary_game
from tests.chat.harness.calls import Said, recorded
from tests.chat.harness.world import World, furnish, services
from tests.support import thrift
from tests.tables.faulty import GAME
from tests.tables.support import Clock


@pytest.fixture(autouse=True)
def haul() -> Iterator[None]:
    with temporary_game(GAME):
        yield


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def env(tmp_path: Path, clock: Clock) -> AsyncIterator[simcord.Env]:
    """The client, logged in. An error that the bot lets through fails the test, and so does a
    message or a form that discord.py keeps, since it would take apart every press to find it."""
    house = services(tmp_path / "roundhouse.sqlite", clock)
    bot = Roundhouse(house, sync=False)
    env = simcord.Env(bot)
    await env.start()
    await thrift.registered(bot, env)
    try:
        yield env
    finally:
        await env.shutdown()
        await house.tables.close()
    env.raise_errors()
    views = bot._connection._view_store
    assert not (views._views or views._modals or views._dynamic_items)


@pytest.fixture
async def world(env: simcord.Env, clock: Clock) -> World:
    """Ann, Bob and Cat in one channel; tables are played in it."""
    return await furnish(env, clock)


@pytest.fixture
async def threads(env: simcord.Env, clock: Clock) -> World:
    """The same with a thread for each table."""
    return await furnish(env, clock, here=False)


@pytest.fixture
def said(world: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Said]]:
    """What the bot says by itself."""
    people = (world.ann, world.bob, world.cat)
    names = {person.id: person.name for person in people}
    names |= {world.channel.id: "trains"}
    with recorded(monkeypatch, world.env.now, names) as calls:
        yield calls
