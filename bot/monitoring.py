"""Monitoring: serves `/metrics` and `/health` on 127.0.0.1.

Both are answered by the bot's own event loop, so that a missing answer is a signal too."""

from __future__ import annotations

import asyncio
import sys
import urllib.request
from datetime import UTC, datetime

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.chat.base.services import Client
from bot.settings import Settings
from bot.upkeep.machine_checks import free_bytes
from bot.upkeep.rotation import list_copies

log = structlog.get_logger(__name__)

STATES = ("open", "running", "ended", "archived")
DISCONNECT_GRACE = 90.0
"""Seconds without a connection after which the bot is unhealthy; it normally reconnects sooner."""


def _now() -> float:
    return asyncio.get_running_loop().time()


def print_health(settings: Settings) -> int:
    """Query the health of the bot running with these settings; return 0 if healthy, else 1."""
    try:
        url = f"http://127.0.0.1:{settings.metrics_port or 0}/health"
        with urllib.request.urlopen(url, timeout=5) as answer:
            print(answer.read().decode().strip())
        return 0
    except OSError as error:
        print(error, file=sys.stderr)
        return 1


class MonitoringServer:
    """HTTP server of metrics and health of one client."""

    def __init__(self, client: Client, port: int) -> None:
        self.client = client
        self.port = port
        self._runner: web.AppRunner | None = None
        self._disconnected_at: float | None = _now()
        client.add_listener(self._on_disconnect, "on_disconnect")
        for name in ("on_ready", "on_resumed"):
            client.add_listener(self._on_reconnect, name)

    async def _on_disconnect(self) -> None:
        self._disconnected_at = self._disconnected_at or _now()

    async def _on_reconnect(self) -> None:
        self._disconnected_at = None

    async def start(self) -> None:
        """Listen on the port. If it is taken, log that and go on without metrics."""
        app = web.Application()
        app.router.add_get("/metrics", self._serve_metrics)
        app.router.add_get("/health", self._serve_health)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        except OSError as error:
            log.error("metrics_server_failed", port=self.port, error=str(error))

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _serve_metrics(self, _request: web.Request) -> web.Response:
        services = self.client.services
        pending = await services.tables.count_pending()
        for status in STATES:
            metrics.TABLES.labels(status).set(pending.tables.get(status, 0))
        metrics.OUTBOX.set(pending.cards)
        metrics.OUTBOX_AGE.set(pending.waited)
        metrics.REMINDERS_LATE.set(pending.late)
        copies = list_copies(services.settings.database)
        age = (datetime.now(UTC) - copies[-1][0]).total_seconds() if copies else -1
        metrics.COPY_AGE.set(age)
        metrics.DISK_FREE.set(free_bytes(services.settings.database))
        metrics.LATENCY.set(self.client.latency)
        metrics.SERVERS.set(len(self.client.guilds))
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def _serve_health(self, _request: web.Request) -> web.Response:
        """Answer 200 while Discord is connected and the database responds, else 503 with the
        reason."""
        await self.client.services.tables.count_pending()
        if self._disconnected_at is not None and _now() - self._disconnected_at > DISCONNECT_GRACE:
            return web.Response(status=503, text="not connected to Discord\n")
        return web.Response(text="ok\n")
