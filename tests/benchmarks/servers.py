"""One process for all servers: how long it starts and what it holds at 1, 10,000 and 100,000.

The bot runs as a process of its own on a pretended Discord of sockets, and is pressed as soon as it
is connected. Discord lets a bot open one connection in five seconds (large ones sixteen); that wait
is Discord's and is left out, the work of every connection is not.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from tests.benchmarks.measure import Row
from tests.benchmarks.processes import family, held, worked

A_CONNECTION = 1000
"""Servers on one connection, as Discord advises."""
BOT = {"id": "42", "username": "roundhouse", "discriminator": "0", "avatar": None, "bot": True}
EPOCH = 1 << 22

BARE = """
import os, discord
from discord.ext import commands
bot = commands.AutoShardedBot("!", intents=discord.Intents(guilds=True))
@bot.tree.command(name="help")
async def help_(interaction):
    await interaction.response.defer(ephemeral=True)
bot.run("not.a.token", log_handler=None)
"""
BOTH = """
import os, discord, sys
discord.http.Route.BASE = os.environ["BENCH_DISCORD"]
async def at_once(self, shard_id, *, initial=False): pass
discord.Client.before_identify_hook = at_once
"""
FIRST = """
from bot.workers import nursery
nursery.settle()
"""
"""As `bot.start` does, before anything else is loaded."""
HOUSE = """
from bot.start import main
sys.exit(main([]))
"""


def _json(data: object) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


def _server(number: int) -> dict[str, Any]:
    """One server with one channel."""
    role = {
        "id": str(number),
        "name": "@everyone",
        "permissions": "2248473465835073",
        "position": 0,
    }
    flags = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    channel = {"id": str(number + 1), "type": 0, "name": "trains", "position": 0}
    return {
        "id": str(number),
        "name": f"Server {number >> 22}",
        "owner_id": "7",
        "member_count": 20,
        "large": False,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "preferred_locale": "en-US",
        "roles": [{**role, **flags}],
        "channels": [{**channel, "permission_overwrites": [], "nsfw": False, "topic": None}],
        "members": [
            {"user": BOT, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}
        ],
        **{name: [] for name in ("emojis", "stickers", "threads", "presences", "voice_states")},
        **{name: [] for name in ("features", "stage_instances", "guild_scheduled_events")},
        **dict.fromkeys(("verification_level", "mfa_level", "nsfw_level", "premium_tier"), 0),
        **dict.fromkeys(("explicit_content_filter", "default_message_notifications"), 0),
    }


@dataclass
class Discord:
    """Tells of `count` servers, asks for `/help` in the first, and waits for the answer to it."""

    count: int
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    told: int = 0
    all_told: asyncio.Event = field(default_factory=asyncio.Event)
    address: str = ""

    @property
    def connections(self) -> int:
        return max(1, self.count // A_CONNECTION)

    async def serve(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_get("/gateway/bot", self._where)
        app.router.add_get("/users/@me", lambda _: _answer(BOT))
        app.router.add_get("/oauth2/applications/@me", self._application)
        app.router.add_put("/applications/42/commands", lambda _: _answer([]))
        app.router.add_post("/interactions/{id}/{token}/callback", self._callback)
        app.router.add_get("/", self._listen)
        app.router.add_route("*", "/{rest:.*}", lambda _: _answer({"id": "1"}))
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = "{}:{}".format(*runner.addresses[0][:2])
        return runner

    async def _where(self, _: web.Request) -> web.Response:
        limit = {"total": 999, "remaining": 999, "reset_after": 1, "max_concurrency": 16}
        url, shards = f"ws://{self.address}", self.connections
        return _json({"url": url, "shards": shards, "session_start_limit": limit})

    async def _application(self, _: web.Request) -> web.Response:
        asked = {"id": "42", "name": "Roundhouse", "description": "", "bot_public": True}
        more = {"bot_require_code_grant": False, "verify_key": "", "icon": None, "owner": BOT}
        return _json({**asked, **more, "flags": 0})

    async def _callback(self, request: web.Request) -> web.Response:
        await request.read()
        self.answered.set()
        return web.Response(status=204)

    async def _listen(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 600_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            asked = message.json()
            if asked["op"] == 2:
                await self._begin(socket, (asked["d"].get("shard") or [0, 1])[0])
            elif asked["op"] == 1:
                await socket.send_json({"op": 11})
        return socket

    async def _begin(self, socket: web.WebSocketResponse, shard: int) -> None:
        first = shard * A_CONNECTION
        mine = range(first, min(self.count, first + A_CONNECTION))
        numbers = [(n * self.connections + shard + self.connections) * EPOCH for n in mine]
        ready = {
            "v": 10,
            "user": BOT,
            "guilds": [{"id": str(number), "unavailable": True} for number in numbers],
            "session_id": "s",
            "shard": [shard, self.connections],
            "resume_gateway_url": f"ws://{self.address}",
            "application": {"id": "42", "flags": 0},
        }
        await _tell(socket, "READY", ready)
        for number in numbers:
            await _tell(socket, "GUILD_CREATE", _server(number))
        if not shard:
            await _tell(socket, "INTERACTION_CREATE", _pressed(numbers[0]))
        self.told += len(numbers)
        if self.told >= self.count:
            self.all_told.set()


async def _answer(data: object) -> web.Response:
    return _json(data)


async def _tell(socket: web.WebSocketResponse, event: str, data: dict[str, Any]) -> None:
    await socket.send_json({"op": 0, "t": event, "s": 1, "d": data})


def _pressed(server: int) -> dict[str, Any]:
    user = {"id": "7", "username": "ann", "discriminator": "0", "avatar": None}
    person = {
        "user": user,
        "roles": [],
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return {
        "id": str((int(time.time() * 1000) - 1_420_070_400_000) << 22),
        "application_id": "42",
        "type": 2,
        "token": "t",
        "version": 1,
        "guild_id": str(server),
        "channel_id": str(server + 1),
        "channel": {"id": str(server + 1), "type": 0, "name": "trains"},
        "member": {**person, "permissions": "8"},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": "8",
        "entitlements": [],
        "attachment_size_limit": 10 * 2**20,
        "authorizing_integration_owners": {"0": str(server)},
        "context": 0,
        "data": {"id": "1", "name": "help", "type": 1, "options": []},
    }


@dataclass(frozen=True)
class Started:
    """Seconds until the first answer, by the clock and of the process's work, and until all servers
    are known; bytes held then, with its workers and alone."""

    answer: float
    work: float
    all: float
    held: int
    alone: int


async def start(count: int, program: str = HOUSE, again: bool = True) -> Started:
    """One start; with `again` of a bot that was started before, so that its commands are registered
    and its code is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        if again:
            await _start(1, program, Path(folder))
        return await _start(count, program, Path(folder))


async def _start(count: int, program: str, folder: Path) -> Started:
    discord = Discord(count)
    runner = await discord.serve()
    environment = {
        **{name: value for name, value in os.environ.items() if "ROUNDHOUSE" not in name},
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "BENCH_DISCORD": f"http://{discord.address}",
        "DISCORD_TOKEN": "not.a.token",
        "ROUNDHOUSE_DB": str(folder / "bench.sqlite"),
        "ROUNDHOUSE_LOG_LEVEL": "error",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
    }
    begun = time.perf_counter()
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        (FIRST if program == HOUSE else "") + BOTH + program,
        cwd=folder,
        env=environment,
        stderr=DEVNULL,
    )
    try:
        async with asyncio.timeout(300):
            await discord.answered.wait()
            answer, busy = time.perf_counter() - begun, worked(bot.pid)
            await discord.all_told.wait()
            whole = time.perf_counter() - begun
        await asyncio.sleep(3 + count / 20_000)  # what was told is still being read
        return Started(answer, busy, whole, held(family(bot.pid)), held([bot.pid]))
    finally:
        bot.terminate()
        await bot.wait()
        await runner.cleanup()


def rows() -> list[Row]:
    bare = asyncio.run(start(1, BARE))
    found = []
    for count in (1, 10_000, 100_000):
        here = asyncio.run(start(count))
        told = f"{here.answer:.1f} s ({here.work / bare.work:.1f} bare bots' work)"
        found.append(Row(f"first answer, {count:,} servers", told, "2.5 s" if count == 1 else ""))
        figure = f"{here.held / 1e6:.0f} MB ({here.alone / 1e6:.0f} alone)"
        found.append(Row(f"memory with its workers, {count:,} servers", figure, ""))
    return found
