"""The bot as whoever watches over it sees it: `/metrics` and `/health` on 127.0.0.1.

Both answer from the bot's own event loop, so that no answer is an answer too.
"""

from __future__ import annotations

import asyncio
import sys
import urllib.request
from datetime import UTC, datetime

import structlog
from aiohttp import web
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.chat.base.services import services_of
from bot.settings import Settings
from bot.upkeep.rotation import kept

log = structlog.get_logger(__name__)

STATES = ("open", "running", "ended", "archived")
PATIENCE = 90.0
"""Seconds without a connection after which the bot is not well; it reconnects by itself before."""


def _now() -> float:
    return asyncio.get_running_loop().time()


def health(settings: Settings) -> int:
    """Ask the bot of these settings, running on this machine, whether it is well: 0 or 1."""
    try:
        url = f"http://127.0.0.1:{settings.metrics_port or 0}/health"
        with urllib.request.urlopen(url, timeout=5) as answer:
            print(answer.read().decode().strip())
        return 0
    except OSError as error:
        print(error, file=sys.stderr)
        return 1


class Watching:
    """Serves metrics and health of one client."""

    def __init__(self, client: commands.Bot, port: int) -> None:
        self.client = client
        self.port = port
        self._runner: web.AppRunner | None = None
        self._cut_off: float | None = _now()
        client.add_listener(self._cut, "on_disconnect")
        for name in ("on_ready", "on_resumed"):
            client.add_listener(self._heard, name)

    async def _cut(self) -> None:
        self._cut_off = self._cut_off or _now()

    async def _heard(self) -> None:
        self._cut_off = None

    async def start(self) -> None:
        """Listen. A port that is taken is logged and costs the metrics, not the games."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/health", self._health)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        except OSError as error:
            log.error("metrics are not served", port=self.port, error=str(error))

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _metrics(self, _request: web.Request) -> web.Response:
        services = services_of(self.client)
        found = await services.tables.pending()
        for status in STATES:
            metrics.TABLES.labels(status).set(found.tables.get(status, 0))
        metrics.OUTBOX.set(found.cards)
        metrics.OUTBOX_AGE.set(found.waited)
        metrics.REMINDERS_LATE.set(found.late)
        copies = kept(services.settings.database)
        age = (datetime.now(UTC) - copies[-1][0]).total_seconds() if copies else -1
        metrics.COPY_AGE.set(age)
        metrics.LATENCY.set(self.client.latency)
        metrics.SERVERS.set(len(self.client.guilds))
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def _health(self, _request: web.Request) -> web.Response:
        """200 while Discord is heard and the database answers, else 503 with the reason."""
        await services_of(self.client).tables.pending()
        if self._cut_off is not None and _now() - self._cut_off > PATIENCE:
            return web.Response(status=503, text="not connected to Discord\n")
        return web.Response(text="ok\n")
