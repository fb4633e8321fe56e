"""Worker processes: one that is lost or has grown is replaced, and nothing waits for ever."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.workers import processes
from bot.workers.fork_server import fork_server
from bot.workers.processes import NoWorkers, Priority, Processes, WorkerLost
from bot.workers.workers import Workers, default_worker_count
from tests.workers import jobs

WAIT = 120.0
"""Seconds until a test gives up; none of them waits for it to pass."""


@pytest.fixture
def executor() -> Iterator[Processes]:
    started = Processes(1)
    yield started
    started.shutdown(cancel_futures=True)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    pool = Workers(2)
    yield pool
    pool.close()


def test_a_job_is_done_elsewhere_by_the_same_worker_again(executor: Processes) -> None:
    pids = {executor.submit(jobs.pid).result(WAIT) for _ in range(3)}
    assert pids == set(executor.pids) and os.getpid() not in pids


def test_workers_stand_back_behind_the_bot_and_hardly_behind_others(executor: Processes) -> None:
    scheduled = executor.submit(partial(os.sched_getscheduler, 0)).result(WAIT)
    niceness = executor.submit(partial(os.getpriority, os.PRIO_PROCESS, 0)).result(WAIT)
    assert (scheduled, niceness) == (os.SCHED_BATCH, max(1, os.getpriority(os.PRIO_PROCESS, 0)))


def test_what_is_in_a_hurry_is_done_before_what_only_waits(
    executor: Processes, tmp_path: Path
) -> None:
    began, go, done = tmp_path / "began", tmp_path / "go", list[str]()
    busy = executor.submit(jobs.meets, began, go)
    jobs.until(began)
    for priority in (Priority.NORMAL, Priority.CARD, Priority.SHORT):
        future = executor.submit_with(priority, jobs.pid)
        future.add_done_callback(lambda _, name=priority.name: done.append(name))  # type: ignore[misc]
    last = executor.submit(jobs.pid)
    go.touch()
    assert busy.result(WAIT) == last.result(WAIT)
    assert done == ["SHORT", "CARD", "NORMAL"]


async def note(done: list[str], name: str, job: Awaitable[object]) -> None:
    """Add a job's name to those that are done, when it is."""
    await job
    done.append(name)


async def test_what_a_person_asked_for_is_thought_about_before_what_robots_wait_for(
    workers: Workers, tmp_path: Path
) -> None:
    began, go, done = tmp_path / "began", tmp_path / "go", list[str]()

    async with asyncio.TaskGroup() as all_of_them:
        start = all_of_them.create_task
        start(note(done, "busy", workers.run_robot_search(partial(jobs.meets, began, go))))
        await asyncio.to_thread(jobs.until, began)
        start(note(done, "robot", workers.run_robot_search(partial(jobs.added, 1, 2))))
        start(note(done, "hint", workers.run_hint_search(partial(jobs.added, 3, 4))))
        await asyncio.sleep(0)
        go.touch()
    assert done == ["busy", "hint", "robot"]


async def test_however_many_ask_for_hints_a_robot_waits_for_one_of_them(
    workers: Workers, tmp_path: Path
) -> None:
    """And the other way round: of the two kinds now one is thought about, now the other."""
    began, go, done = tmp_path / "began", tmp_path / "go", list[str]()

    async with asyncio.TaskGroup() as all_of_them:
        start = all_of_them.create_task
        start(note(done, "busy", workers.run_hint_search(partial(jobs.meets, began, go))))
        await asyncio.to_thread(jobs.until, began)
        jobs_ = [partial(jobs.added, n, 1) for n in range(4)]
        left = [
            start(note(done, f"hint {n}", workers.run_hint_search(job)))
            for n, job in enumerate(jobs_)
        ]
        for n, job in enumerate(jobs_[:2]):
            start(note(done, f"robot {n}", workers.run_robot_search(job)))
        await asyncio.sleep(0)
        left[1].cancel()
        go.touch()
    assert done == ["busy", "robot 0", "hint 0", "robot 1", "hint 2", "hint 3"]


def test_what_a_job_raises_comes_back_with_where_it_happened(executor: Processes) -> None:
    with pytest.raises(LookupError, match="no such city") as caught:
        executor.submit(jobs.fails, "no such city").result(WAIT)
    assert "jobs.py" in caught.value.__notes__[0]
    assert executor.submit(jobs.added, 2, b=3).result(WAIT) == 5


def test_a_job_survives_the_worker_that_dies_of_it(executor: Processes, tmp_path: Path) -> None:
    assert executor.submit(jobs.dies_once, tmp_path / "mark").result(WAIT) in executor.pids


def test_a_job_of_which_workers_die_is_given_up(executor: Processes) -> None:
    """Otherwise it would be the end of every worker there ever is."""
    with pytest.raises(WorkerLost):
        executor.submit(jobs.dies).result(WAIT)
    assert executor.submit(jobs.added, 1, 1).result(WAIT) == 2


def test_a_worker_killed_from_outside_costs_only_time(executor: Processes) -> None:
    first = executor.submit(jobs.pid).result(WAIT)
    os.kill(first, signal.SIGKILL)
    later = {executor.submit(jobs.pid).result(WAIT) for _ in range(3)}
    assert len(later) == 1 and first not in later


def test_where_workers_come_from_may_die_too(executor: Processes) -> None:
    first = executor.submit(jobs.pid).result(WAIT)
    for pid in (fork_server()._pid, first):
        os.kill(pid, signal.SIGKILL)
    assert executor.submit(jobs.pid).result(WAIT) not in (first, os.getpid())


def test_a_job_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    executor = Processes(1, longest=0.5)
    try:
        stuck = executor.submit(jobs.until, tmp_path / "never")
        with pytest.raises(WorkerLost):
            stuck.result(WAIT)
    finally:
        executor.shutdown(cancel_futures=True)


def test_a_worker_that_has_grown_is_replaced() -> None:
    """And only then: `largest` is what it may hold after a job."""
    executor = Processes(1)
    try:
        small = [executor.submit(jobs.grows, 2**20).result(WAIT) for _ in range(3)]
        large = executor.submit(jobs.grows, 200 * 2**20).result(WAIT)
        after = executor.submit(jobs.pid).result(WAIT)
        assert len({*small, large}) == 1 and after != large
    finally:
        executor.shutdown(cancel_futures=True)


def test_who_has_nothing_to_do_goes_home_and_another_comes() -> None:
    executor = Processes(1, idle=0.01)
    try:
        first = executor.submit(jobs.pid).result(WAIT)
        _comes(lambda: executor.pids == [])
        assert executor.submit(jobs.pid).result(WAIT) != first
    finally:
        executor.shutdown(cancel_futures=True)


def test_workers_leave_it_to_the_bot_when_to_stop(executor: Processes) -> None:
    """Ctrl-C and SIGTERM reach a whole group of processes, and cards are drawn after them."""
    before = executor.submit(jobs.signals).result(WAIT)
    assert executor.submit(jobs.pid).result(WAIT) == before


def test_nobody_is_left_when_they_were_sent_home(executor: Processes) -> None:
    executor.submit(jobs.pid).result(WAIT)
    pids = executor.pids
    executor.shutdown(cancel_futures=True)
    assert pids and executor.pids == []
    with pytest.raises(RuntimeError):
        executor.submit(jobs.pid)


def test_nobody_waits_for_a_worker_that_is_only_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is told to stop while it starts has ten seconds, and its workers may take more."""
    go = threading.Event()

    class Slow:
        def __init__(self, *_given: object) -> None:
            go.wait(WAIT)

        def end(self) -> None:
            pass

    monkeypatch.setattr(processes, "_Worker", Slow)
    monkeypatch.setattr(processes, "START_GRACE", 0.01)
    starting = Processes(1)
    starting.shutdown(cancel_futures=True)
    assert all(keeper.is_alive() for keeper in starting._threads)
    go.set()
    starting.shutdown()


def test_a_worker_that_is_stopped_at_work_is_no_loss(tmp_path: Path) -> None:
    """Whoever watches the log is not called at each normal stop."""
    executor, began = Processes(1), tmp_path / "began"
    busy = executor.submit(jobs.meets, began, tmp_path / "never")
    jobs.until(began)
    with capture_logs() as logged:
        executor.shutdown(cancel_futures=True)
        with pytest.raises(WorkerLost):
            busy.result(WAIT)
    assert [entry for entry in logged if entry["log_level"] == "warning"] == []


def test_no_worker_outlives_who_asked_even_when_that_is_killed(tmp_path: Path) -> None:
    """In the middle of drawing, of thinking, and with nothing to do."""
    asking = _asking("ask", tmp_path)
    try:
        marks = [tmp_path / name for name in ("drawing", "thinking", "pids")]
        _comes(lambda: all(mark.exists() and mark.read_text() for mark in marks))
        pids = {int(pid) for mark in marks for pid in mark.read_text().split()}
    finally:
        asking.kill()
        asking.wait()
    assert len(pids) == 3
    _comes(lambda: not any(_alive(pid) for pid in pids))


def _asking(what: str, folder: Path) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "tests.workers.asking", what, str(folder)]
    return subprocess.Popen(words, cwd=Path(__file__).parents[2])


def _comes(true: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


async def test_two_work_at_a_time(workers: Workers, tmp_path: Path) -> None:
    marks = [tmp_path / "a", tmp_path / "b"]
    pids = await asyncio.gather(
        workers.run(partial(jobs.meets, *marks)), workers.run(partial(jobs.meets, *marks[::-1]))
    )
    assert len(set(pids)) == 2 and os.getpid() not in pids


async def test_what_nobody_waits_for_is_not_begun(workers: Workers, tmp_path: Path) -> None:
    go = tmp_path / "go"
    busy = [asyncio.create_task(workers.run(partial(jobs.until, go))) for _ in range(2)]
    dropped = asyncio.create_task(workers.run(partial(Path.touch, tmp_path / "begun")))
    await asyncio.sleep(0)
    dropped.cancel()
    await asyncio.sleep(0)
    go.touch()
    await asyncio.gather(*busy)
    assert await workers.run(partial(jobs.added, 1, 2)) == 3
    assert not (tmp_path / "begun").exists()


async def test_where_no_process_can_be_started_threads_do_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*args: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(processes, "_Worker", refused)
    pool = Workers(1)
    try:
        assert pool.processes is not None
        with pytest.raises(NoWorkers):
            pool.processes.submit(jobs.pid).result(WAIT)
        assert await pool.run(jobs.pid) == os.getpid()
    finally:
        pool.close()


async def test_without_processes_threads_do_it() -> None:
    pool = Workers(0)
    assert await pool.run(jobs.pid) == os.getpid()
    pool.close()


def test_no_thread_keeps_a_process_that_ends(tmp_path: Path) -> None:
    """A picture under way is broken off: nobody will see it."""
    asking = _asking("leave", tmp_path)
    try:
        assert asking.wait(WAIT) == 0
        assert (tmp_path / "drawing").exists()
    finally:
        asking.kill()
        asking.wait()


async def test_what_is_not_plain_data_is_refused() -> None:
    """In threads too, so that every test sees what would fail elsewhere."""
    pool = Workers(0)
    with pytest.raises((AttributeError, TypeError)):
        await pool.run(lambda: 1)
    pool.close()


def test_even_one_core_has_a_second_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film takes seconds, and a card does not wait for it."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    assert default_worker_count() == 2
