"""One process for all servers: how long it starts and what it holds at 1, 10,000 and 100,000.

The bot runs as a process of its own on the Discord of `tests.wire`, and is pressed as soon as it is
connected. Discord lets a bot open one connection in five seconds (large ones sixteen); that wait is
Discord's and is left out, the work of every connection is not.
"""

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.measure import Row
from tests.benchmarks.processes import held, worked
from tests.wire.people import People
from tests.wire.process import bot
from tests.wire.server import Discord

A_CONNECTION = 1000
"""Servers on one connection, as Discord advises."""
PATIENCE = 300


@dataclass(frozen=True)
class Started:
    """Seconds until the first answer, by the clock and of the process's work; bytes held when all
    servers are known, with its workers and alone."""

    answer: float
    work: float
    held: int
    alone: int


async def start(count: int, *program: str, asks: str = "help") -> Started:
    """The start of a bot that was started before, so that its commands are registered and its code
    is compiled."""
    connections = max(1, count // A_CONNECTION)
    discord = Discord(judged=False, keeping=False)
    first = discord.backend.create_guild("Server", shard_id=0, shard_count=connections)
    channel = discord.backend.create_channel(first.id, "trains")
    people = People(discord)
    await discord.open()
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bench.sqlite"
            await _start(people, path, channel.id, first.owner_id, program, asks)
            for number in range(1, count):
                discord.backend.create_guild(
                    f"Server {number}", shard_id=number % connections, shard_count=connections
                )
            discord.shards = connections
            return await _start(people, path, channel.id, first.owner_id, program, asks)
    finally:
        await discord.close()


async def _start(
    people: People, path: Path, channel: int, user: int, program: tuple[str, ...], asks: str
) -> Started:
    discord = people.discord
    begun = time.perf_counter()
    async with bot(
        discord, path, [], arguments=program, WIRE_AT_ONCE="1", ROUNDHOUSE_LOG_LEVEL="error"
    ) as running:
        async with asyncio.timeout(PATIENCE):
            await people.command(user, channel, asks).heard.wait()
            answer, busy = time.perf_counter() - begun, worked(running.pid)
            while len(discord.gateway.sessions) < discord.shards or not discord.gateway.all_sent:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        await asyncio.sleep(3 + len(discord.backend.guilds) / 20_000)  # it is still being read
        return Started(answer, busy, held(running.family()), held([running.pid]))


def rows() -> list[Row]:
    bare = asyncio.run(start(1, "bare", asks="look"))
    table = []
    for count in (1, 10_000, 100_000):
        here = asyncio.run(start(count))
        answered = f"{here.answer:.1f} s ({here.work / bare.work:.1f} bare bots' work)"
        table.append(
            Row(f"first answer, {count:,} servers", answered, "2.5 s" if count == 1 else "")
        )
        figure = f"{here.held / 1e6:.0f} MB ({here.alone / 1e6:.0f} alone)"
        table.append(Row(f"memory with its workers, {count:,} servers", figure, ""))
    return table
