"""`python -m bot` on a Discord of sockets that closes the gateway for good, as the real one."""

import asyncio
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import WSMsgType, web

from bot import main as program

BOT = {"id": "42", "username": "roundhouse", "discriminator": "0", "avatar": None, "bot": True}


def _json(data: object) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


@dataclass
class Gateway:
    """Lets everybody log in, says hello, and answers who they are with a close code."""

    code: int
    url: yarl.URL = field(default_factory=yarl.URL)
    identified: list[dict[str, Any]] = field(default_factory=list)

    async def listen(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(
            {"op": 10, "d": {"heartbeat_interval": 60_000}, "s": None, "t": None}
        )
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                self.identified.append(message.json()["d"])
                await socket.close(code=self.code)
        return socket

    async def me(self, request: web.Request) -> web.Response:
        return _json(BOT)

    async def application(self, request: web.Request) -> web.Response:
        application = {"id": "42", "name": "Roundhouse", "description": "", "bot_public": True}
        more = {"bot_require_code_grant": False, "verify_key": "", "icon": None, "owner": BOT}
        return _json({**application, **more})

    async def registered(self, request: web.Request) -> web.Response:
        return _json([])

    async def where(self, request: web.Request) -> web.Response:
        limit = {"total": 9, "remaining": 9, "reset_after": 1, "max_concurrency": 1}
        socket = str(self.url.with_scheme("ws"))
        return _json({"url": socket, "shards": 1, "session_start_limit": limit})

    async def serve(self, ready: threading.Event, over: threading.Event) -> None:
        app = web.Application()
        app.router.add_get("/users/@me", self.me)
        app.router.add_get("/oauth2/applications/@me", self.application)
        app.router.add_put("/applications/42/commands", self.registered)
        app.router.add_get("/gateway/bot", self.where)
        app.router.add_get("/", self.listen)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        self.url = yarl.URL.build(scheme="http", host=host, port=port)
        ready.set()
        await asyncio.to_thread(over.wait)
        await runner.cleanup()


@pytest.fixture
def gateway(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Gateway]:
    """A Discord that closes with the code given, and settings that lead to it."""
    server = Gateway(request.param)
    ready, over = threading.Event(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(ready, over)))
    thread.start()
    assert ready.wait(10)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "not.a.token")
    monkeypatch.setattr(discord.http.Route, "BASE", str(server.url).rstrip("/"))
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", server.url.with_scheme("ws")
    )
    yield server
    over.set()
    thread.join()


@pytest.mark.parametrize(
    ("gateway", "shards", "language", "said"),
    [
        (4004, "", "en", "check DISCORD_TOKEN"),
        (4004, "1", "de", "prüfe DISCORD_TOKEN"),
        (4011, "1", "en", "check ROUNDHOUSE_SHARDS"),
        (4012, "", "de", "neuere Version"),
        (4014, "", "de", "Entwicklerportal"),
        (4014, "1", "en", "developer portal"),
    ],
    indirect=["gateway"],
)
def test_a_gateway_that_closes_for_good_says_what_to_do(
    gateway: Gateway,
    shards: str,
    language: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_LANGUAGE", language)
    monkeypatch.setenv("ROUNDHOUSE_SHARDS", shards)
    assert program.main([]) == 2
    assert [identify["intents"] for identify in gateway.identified] == [1]
    errors = capsys.readouterr().err.splitlines()
    assert not any("Traceback" in line or "not.a.token" in line for line in errors), errors
    assert said in errors[-1]
