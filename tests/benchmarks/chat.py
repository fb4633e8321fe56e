"""A move in chat against a bare command that answers "pong", in the same pretended Discord.

The move is a whole one: press, seat, rules, durable commit, and the public card edited, all without
a picture (aim: at most 5).
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import discord
import simcord
from discord import app_commands
from discord.ext import commands

from bot.client import Roundhouse
from rules.rail_baron import GAME
from rules.rail_baron.model.events import TurnBegan
from rules.rail_baron.model.state import Phase, State
from tests.benchmarks.measure import Row
from tests.chat.harness.world import World, furnish, ids, services
from tests.support.rail_baron.states import game, seat
from tests.tables.support import Clock

ROUNDS = 25


class Cost(NamedTuple):
    """Seconds by the clock and of work on all cores."""

    clock: float
    work: float


class Pong(commands.Bot):
    """discord.py and one command."""

    def __init__(self) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        @app_commands.command(name="ping", description="pong")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong")

        self.tree.add_command(ping)
        await self.tree.sync()


async def pong() -> Cost:
    """One answer, the median."""
    env = simcord.Env(Pong())
    await env.start()
    guild = env.create_guild("Server")
    channel = guild.create_text_channel("trains")
    ann = guild.add_member(env.create_user("ann"))
    times = [await timed(lambda: ann.slash(channel, "ping")) for _ in range(ROUNDS)]
    await env.shutdown()
    return _median(times)


def _swapping() -> State:
    """Ann may keep her home or swap it: one press acts, and the dice follow."""
    ann = seat("Denver", 20_000, destination="Miami", swap_open=True)
    return game(ann, seat("Chicago"), phase=Phase.SWAP)


async def _moves(folder: Path) -> Cost:
    """One move, the median, each on a table of its own."""
    made = services(folder / "bench.sqlite", Clock())
    env = simcord.Env(Roundhouse(made, sync=True), settle_timeout=30.0)
    await env.start()
    world = await furnish(env, Clock())
    times = [await _move(world, number) for number in range(1, ROUNDS + 1)]
    await env.shutdown()
    await made.tables.close()
    return _median(times)


async def _move(world: World, number: int) -> Cost:
    card = await world.opened(world.bob, game="rail_baron")
    await world.ann.click(card, label="Start")
    press = next(one for one in ids(world.card) if "play.keep" in one)
    shown = world.card
    cost = await timed(lambda: world.ann.click(shown, custom_id=press))
    assert (await world.table(number)).version == 2
    return cost


async def timed(work: Callable[[], Awaitable[Any]]) -> Cost:
    start, busy = time.perf_counter(), time.process_time()
    await work()
    return Cost(time.perf_counter() - start, time.process_time() - busy)


def _median(costs: list[Cost]) -> Cost:
    return Cost(*(statistics.median(column) for column in zip(*costs, strict=True)))


def _prepared(self: Any, seats: int, options: Any, dice: Any) -> tuple[State, list[Any]]:
    state = _swapping()
    return state, [TurnBegan(state.turn.seat, state.turn.number)]


def rows() -> list[Row]:
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(type(GAME), "setup", _prepared),
        patch("cogs.rail_baron.chat.RailBaronChat.picture", lambda *_: None),
    ):
        move = asyncio.run(_moves(Path(folder)))
    bare = asyncio.run(pong())
    return [
        Row('a move in chat to a bare "pong", clock', f"{move.clock / bare.clock:.1f}", "5"),
        Row('a move in chat to a bare "pong", work', f"{move.work / bare.work:.1f}", "5"),
        Row("a move in chat", f"{1000 * move.clock:.1f} ms", ""),
        Row('a bare "pong"', f"{1000 * bare.clock:.1f} ms", ""),
    ]
