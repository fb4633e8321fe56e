"""A real scheduler and real workers: whoever is lost costs only time."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.workers import cluster as subject
from bot.workers.cluster import Cluster, ClusterLost
from bot.workers.workers import Workers
from render.dice_desk.desk_odds import odds_chart
from tests.workers import jobs

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

ROOT = Path(__file__).parents[2]
AGAIN = 0.5
WAIT = 120.0
"""Seconds until a test gives up; none of them waits for it to pass."""


def _free() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@dataclass
class Dask:
    """A scheduler and two workers, as an operator starts them."""

    port: int = field(default_factory=_free)
    scheduler: subprocess.Popen[bytes] | None = None
    workers: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def begin(self) -> None:
        self.scheduler = _dask("scheduler", "--host", "127.0.0.1", "--port", str(self.port))
        self.workers = [
            _dask("worker", self.address, "--no-nanny", "--nthreads", "1") for _ in range(2)
        ]

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            if process is not None:
                process.kill()
                process.wait()


def _dask(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *words, "--no-dashboard"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture(scope="module")
def dask() -> Iterator[Dask]:
    """One for all tests of this module: whoever breaks it mends it."""
    server = Dask()
    server.begin()
    yield server
    server.end()


@pytest.fixture
def workers(dask: Dask, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    monkeypatch.setattr(subject, "RECONNECT_DELAY", AGAIN)
    pool = Workers(0, dask.address)
    yield pool
    pool.close()


async def _until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not there():  # noqa: ASYNC110 - nobody tells when a process of others is ready
            await asyncio.sleep(0.05)


async def _both(workers: Workers) -> None:
    """The cluster is there, with both its workers."""
    cluster = workers.cluster
    assert cluster is not None
    await _until(lambda: cluster.available and cluster.workers == 2)


def _crowd(workers: Workers, go: Path) -> asyncio.Task[set[int]]:
    """Who does what many ask for at once, none of it before the file is there."""

    async def ask_pids() -> set[int]:
        crowd = [workers.run(partial(jobs.until, go)) for _ in range(100)]
        return set(await asyncio.gather(*crowd))

    return asyncio.create_task(ask_pids())


async def test_a_worker_and_the_scheduler_are_killed_in_a_crowd(
    dask: Dask, workers: Workers, tmp_path: Path
) -> None:
    """Every job is done, by the other worker or here; and there again, once they are back."""
    await _both(workers)
    crowd = _crowd(workers, tmp_path / "first")
    await asyncio.sleep(0.3)
    dask.workers[0].kill()
    (tmp_path / "first").touch()
    assert await crowd == {dask.workers[1].pid}

    crowd = _crowd(workers, tmp_path / "second")
    await asyncio.sleep(0.3)
    with capture_logs() as logged:
        assert dask.scheduler is not None
        dask.scheduler.kill()
        await _until(lambda: bool(logged))
        (tmp_path / "second").touch()
        assert await crowd == {os.getpid()}
    assert "cluster_failed" in [event["event"] for event in logged]
    assert await workers.run(jobs.pid) == os.getpid()

    dask.end()
    dask.begin()
    await _both(workers)
    chart = partial(odds_chart, "original", None, "en")
    assert await workers.run(chart) == chart()
    (tmp_path / "third").touch()
    async with asyncio.timeout(WAIT):  # a busy machine may lose them once more
        while not await _crowd(workers, tmp_path / "third") <= {
            worker.pid for worker in dask.workers
        }:
            await _both(workers)


async def test_a_job_s_own_error_is_not_the_cluster_s(workers: Workers) -> None:
    await _both(workers)
    with pytest.raises(LookupError, match="no such city") as caught:
        await workers.run(partial(jobs.fails, "no such city"))
    assert "jobs.py" in caught.value.__notes__[0]
    assert workers.cluster is not None and workers.cluster.available


async def test_a_worker_of_another_version_is_not_trusted(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pictures might be of another game than ours."""
    await _both(workers)
    monkeypatch.setattr(subject, "source_version", lambda: "another")
    assert await workers.run(jobs.pid) == os.getpid()


async def test_a_scheduler_that_is_not_there_stops_nobody() -> None:
    pool = Workers(0, f"tcp://127.0.0.1:{_free()}")
    try:
        start = time.monotonic()
        assert await pool.run(jobs.pid) == os.getpid()
        assert time.monotonic() - start < WAIT
        assert pool.cluster is not None
        with pytest.raises(ClusterLost):
            pool.cluster.submit(jobs.pid).result(WAIT)
    finally:
        pool.close()


async def test_a_worker_that_hangs_is_not_waited_for(
    dask: Dask, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped, it neither answers nor is it gone."""
    await _both(workers)
    monkeypatch.setattr("bot.workers.workers.CLUSTER_TIMEOUT", 1.0)
    for process in dask.workers:
        process.send_signal(signal.SIGSTOP)
    try:
        assert await workers.run(jobs.pid) == os.getpid()
    finally:
        for process in dask.workers:
            process.send_signal(signal.SIGCONT)


async def test_a_thought_that_takes_long_loses_no_cluster(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is thought here, and the cluster goes on drawing."""
    await _both(workers)
    assert workers.cluster is not None
    monkeypatch.setattr("bot.workers.workers.SEARCH_TIMEOUT", 0.0)
    assert await workers.run_robot_search(jobs.pid) == os.getpid()
    assert workers.cluster.available
    assert await workers.run(jobs.pid) != os.getpid()


def test_what_is_thrown_away_closes(dask: Dask) -> None:
    cluster: Any = Cluster(dask.address)
    cluster.shutdown()
    assert not cluster.available


class _Seen:
    """A client that sees so many workers, one look after the other, and then fails."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def nthreads(self) -> dict[int, int]:
        return dict.fromkeys(range(self.counts.pop(0)), 1)

    def close(self, timeout: float) -> None:
        pass


def test_workers_that_go_and_come_are_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "POLL_INTERVAL", 0)
    monkeypatch.setattr(Cluster, "_stay_connected", lambda self: None)
    cluster = Cluster("tcp://127.0.0.1:1")
    with capture_logs() as logged:
        cluster._watch_workers(_Seen([2, 2, 0, 1]))
    seen = [(entry["before"], entry["workers"]) for entry in logged if "workers" in entry]
    assert seen == [(0, 2), (2, 0), (0, 1)]
