"""Metrics and health as a bot at work serves them."""

import asyncio
import socket

import aiohttp
import pytest
import simcord

from bot import monitoring
from bot.monitoring import MonitoringServer, print_health
from bot.settings import Settings
from tests.chat.harness.world import World


@pytest.fixture
def port() -> int:
    """One that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _get(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


def value(metrics: str, name: str) -> float:
    """The value of one line of Prometheus's text format."""
    return next(float(line.split()[-1]) for line in metrics.splitlines() if line.startswith(name))


async def test_metrics_count_presses_and_tables(world: World, port: int) -> None:
    watch = MonitoringServer(world.bot, port)
    await watch.start()
    try:
        _, before = await _get(port, "/metrics")
        table = await world.running()
        _, after = await _get(port, "/metrics")
    finally:
        await watch.close()
    assert table is not None
    assert value(after, 'roundhouse_tables{status="running"}') == 1
    assert value(after, "roundhouse_outbox ") == 0
    assert value(after, "roundhouse_backup_age_seconds") == -1
    name = 'roundhouse_completed_seconds_count{kind="move"}'
    assert value(after, name) > (value(before, name) if name in before else 0)
    assert "Ann" not in after


async def test_health_says_when_discord_is_gone(
    world: World, port: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = MonitoringServer(world.bot, port)
    settings = Settings(metrics_port=port)
    assert await asyncio.to_thread(print_health, settings) == 1  # nobody listens yet
    await watch.start()
    try:
        assert (await _get(port, "/health"))[0] == 200
        world.bot.dispatch("disconnect")
        await asyncio.sleep(0)
        assert await asyncio.to_thread(print_health, settings) == 0  # it may come back by itself
        monkeypatch.setattr(monitoring, "DISCONNECT_GRACE", -1.0)
        assert await asyncio.to_thread(print_health, settings) == 1
        world.bot.dispatch("resumed")
        await asyncio.sleep(0)
        assert await asyncio.to_thread(print_health, settings) == 0
    finally:
        await watch.close()
    assert "ok" in capsys.readouterr().out


async def test_a_port_that_is_taken_costs_only_the_metrics(
    env: simcord.Env, world: World, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = MonitoringServer(world.bot, port), MonitoringServer(world.bot, port)
    await first.start()
    await second.start()
    assert "metrics_server_failed" in capsys.readouterr().out
    assert (await _get(port, "/health"))[0] == 200
    await second.close()
    await first.close()
