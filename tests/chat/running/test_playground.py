"""The playground's page, spoken to as the browser does: it takes every press, and tells times as of
now."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot import playground
from bot.client import Roundhouse
from tests.chat.harness.world import services
from tests.tables.support import Clock


class Page:
    """One page, as the browser has it."""

    def __init__(self, session: aiohttp.ClientSession, world: playground.World) -> None:
        self.session = session
        self.world = world
        self.state: dict[str, Any] = {}

    async def open(self) -> None:
        async with self.session.post("/api/pages", json={}) as response:
            self.state = await response.json()
        self.session.headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def does(self, kind: str, **more: Any) -> dict[str, Any]:
        """What comes of something the person did; the page locks up unless that is known."""
        async with self.session.get("/api/state") as response:
            self.state = await response.json()
        last = self.state["lastAction"] or {"expectedSequence": 0}
        body = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": last["expectedSequence"] + 1,
            "request_id": f"{kind}-{last['expectedSequence']}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            **more,
        }
        async with self.session.post("/api/action", json=body) as response:
            assert response.status == 200, await response.text()
            receipt: dict[str, Any] = await response.json()
        async with self.session.get("/api/state") as response:
            self.state = await response.json()
        return receipt

    async def types(self, command: str, **options: str) -> dict[str, Any]:
        async with self.session.get("/api/commands") as response:
            known = (await response.json())["entries"]
        entry = next(entry for entry in known if entry["invocation"] == command)
        return await self.does(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    @property
    def shown_time(self) -> datetime:
        """As of when the page tells times."""
        return datetime.fromisoformat(self.state["profile"]["presentationTime"])


async def _used(folder: Path, use: Callable[[Page], Awaitable[None]]) -> None:
    """Run the playground, and do this with a page of it."""
    house = services(folder / "db.sqlite", Clock())
    jobs: list[asyncio.Task[None]] = []

    async def job(url: str, world: playground.World) -> None:
        parts = urlsplit(url)
        headers = {"X-Simcord-Capability": parts.fragment}
        try:
            async with aiohttp.ClientSession(f"http://{parts.netloc}", headers=headers) as session:
                page = Page(session, world)
                await page.open()
                await use(page)
        finally:
            os.kill(os.getpid(), signal.SIGINT)

    def ready(url: str, world: playground.World) -> None:
        jobs.append(asyncio.get_running_loop().create_task(job(url, world)))

    await playground.run(Roundhouse(house, sync=True), port=0, browser=False, ready=ready)
    await asyncio.gather(*jobs)
    await house.tables.close()


async def test_a_press_while_timers_run_waits_and_does_not_lock_the_page_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library refuses a press while something else is under way, without a receipt."""
    monkeypatch.setattr(playground, "PULSE", 0.0)
    begun = asyncio.Event()

    async def use(page: Page) -> None:
        advance = page.world.env.advance_time

        async def slowly(seconds: float) -> None:
            original = page.world.env._settle_internal

            async def settling(*args: Any, **kwargs: Any) -> None:
                begun.set()
                await asyncio.sleep(0.3)
                await original(*args, **kwargs)

            with monkeypatch.context() as patched:
                patched.setattr(page.world.env, "_settle_internal", settling)
                await advance(seconds)

        monkeypatch.setattr(page.world.env, "advance_time", slowly)
        await begun.wait()
        receipt = await page.does("refresh")
        assert receipt["settlement"] == "settled"
        monkeypatch.setattr(playground, "PULSE", 60.0)

    await _used(tmp_path, use)


async def test_what_the_desk_refuses_has_a_known_outcome(tmp_path: Path) -> None:
    """A refusal that leaves the command counts as a crash for the library."""

    async def use(page: Page) -> None:
        receipt = await page.types("desk city", name="Atlantis")
        assert (receipt["settlement"], receipt["uncertain"]) == ("settled", False)

    await _used(tmp_path, use)


async def test_times_are_told_as_of_now_and_not_of_the_start(tmp_path: Path) -> None:
    async def use(page: Page) -> None:
        await asyncio.sleep(0.2)
        before = datetime.now(UTC)
        await page.types("help")
        assert before <= page.shown_time <= datetime.now(UTC)

    await _used(tmp_path, use)


async def test_what_is_said_while_nobody_presses_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Robots move and clocks strike by themselves."""
    monkeypatch.setattr(playground, "PULSE", 0.05)

    async def use(page: Page) -> None:
        said, revision = len(page.state["messages"]), page.state["publishedRevision"]
        page.world.env.backend.create_message(
            page.world.channel.id, page.world.players[0].id, "Hello"
        )
        while page.state["publishedRevision"] == revision:
            async with page.session.get("/api/state") as response:
                page.state = await response.json()
            await asyncio.sleep(0.01)
        assert len(page.state["messages"]) == said + 1

    async with asyncio.timeout(20):
        await _used(tmp_path, use)
