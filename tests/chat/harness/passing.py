"""Days and weeks in virtual time: the clock, the client that ends and starts again, and what a
person has chosen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from bot.chat.base.services import Services
from bot.chat.outgoing import reminding
from bot.client import Roundhouse
from bot.tables.types.hours import PingSettings
from tests.chat.harness.world import World, furnish, services
from tests.support import thrift
from tests.tables.support import Clock

RARELY = reminding.OUTAGE - reminding.HEARTBEAT
"""Seconds between two looks at reminders where nothing is due: as few as are no outage. A reminder
that is late then would have been so in life, by minutes."""


class EnvClock(Clock):
    """The tables' clock is that of the pretended Discord."""

    env: simcord.Env | None = None

    def __call__(self) -> float:
        return 0.0 if self.env is None else self.env.now().timestamp()


@asynccontextmanager
async def lasting(path: Path) -> AsyncIterator[World]:
    """A world whose tables live in this file and whose time passes only when it is told to."""
    clock = EnvClock()
    house = services(path, clock)
    bot = _client(house)
    env = simcord.Env(bot)
    clock.env = env
    await env.start()
    await thrift.registered(bot, env)
    world = await furnish(env, clock)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reminding, "MAX_SLEEP", RARELY)
            yield world
    finally:
        await env.shutdown()
        await world.tables.close()
    env.raise_errors()


def _client(house: Services) -> Roundhouse:
    """A client whose sweep for failed cards comes seldom: it is not what is watched here."""
    bot = Roundhouse(house, sync=False)
    bot.sweep.change_interval(hours=7)
    return bot


async def until(world: World, wanted: datetime) -> None:
    """Time goes by, every timer at its moment."""
    await world.env.advance_time((wanted - world.env.now()).total_seconds())


async def off(world: World) -> None:
    """The process dies: nothing of it runs any more."""
    world.bot.services.delivery.reminding.stop()
    world.bot.sweep.cancel()
    await world.env.settle()
    await world.tables.close()


async def on(world: World, path: Path) -> None:
    """A new process on the same file."""
    house = services(path, world.clock)
    house.chats["haul"] = world.chat
    await world.env.restart_bot(_client(house))
    await world.env.settle()


async def crash(
    world: World, path: Path, patch: pytest.MonkeyPatch, broken: str, at: datetime
) -> None:
    """The process dies at this moment, where `broken` is called, and starts again."""

    def dies(*_values: object) -> None:
        raise SystemError("the process dies here")

    with patch.context() as patched:
        patched.setattr(broken, dies)
        await until(world, at)
        await off(world)
    await on(world, path)


async def chose(
    world: World, person: Any, pings: PingSettings, language: str | None = None
) -> None:
    """The person wants to be called like this, and reads this language."""
    settings = await world.tables.person_settings(person.id)
    settings = replace(settings, pings=pings, language=language)
    await world.tables.save_person_settings(person.id, settings)
