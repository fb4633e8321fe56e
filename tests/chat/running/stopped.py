"""A process with a backlog, for a test to end: many people press while somebody else holds the
database's write lock. It prints a line when all have pressed."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import simcord

from bot import client, logs
from bot import main as program
from bot.chat.base.services import Services
from bot.client import Roundhouse
from bot.settings import Secret, Settings
from bot.tables.storage import store
from bot.tables.types.games import temporary_game
from tests.chat.harness.world import furnish
from tests.support.faults import unsettled
from tests.tables.faulty import GAME

PRESSES = 60


class Crowded(Roundhouse):
    """The real client; instead of connecting it meets a crowd."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        env = simcord.Env(self, settle_timeout=600.0)
        await env.start()
        world = await furnish(env, lambda: 0)  # type: ignore[arg-type]
        for number in range(1, 5):
            await world.opened(world.bob)
            await self.services.tables.start_game(number, world.ann.id, key=f"start-{number}")
        await self.services.delivery.deliver(None)
        other = sqlite3.connect(self.services.settings.database)
        other.execute("BEGIN IMMEDIATE")
        cards = world.messages()[-4:]
        with unsettled(env):
            for number in range(PRESSES):
                for label in ("Haul", "Map"):
                    person = (world.ann, world.bob)[number % 2]
                    await person.click(cards[number % 4], label=label)
                await world.cat.slash(world.channel, "remind set", how="direct")
        await asyncio.sleep(0.5)
        print("pressed", flush=True)
        await asyncio.Event().wait()


def crowded(services: Services) -> Roundhouse:
    return Crowded(services)


async def draw_nothing(_client: Roundhouse) -> None:
    """Emoji are drawn by a worker, for which the pretended Discord waits five seconds only."""


if __name__ == "__main__":
    logs.configure_logging()
    client.update_emoji = draw_nothing
    # However slow the machine: that a write gave up by itself is not what the log is read for.
    store.BUSY_TIMEOUT = 600.0
    program.create_client = crowded
    settings = Settings(database=Path(sys.argv[1]), token=Secret("x"))
    with temporary_game(GAME):
        asyncio.run(program.run_on_discord(settings))
