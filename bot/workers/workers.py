"""Facade over the worker executors."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import TypeVar, cast

import structlog

from bot.workers.cluster import Cluster, ClusterLost
from bot.workers.jobs import pack_call, run_job
from bot.workers.processes import NoWorkers, Priority, Processes
from bot.workers.threads import Threads
from bot.workers.turns import AlternatingLock

log = structlog.get_logger(__name__)
T = TypeVar("T")

MIN_WORKERS = 2
"""Workers even on one core: a film takes seconds, and cards must not wait for it."""
MAX_THREADS = 4
SEARCH_NICENESS = 15
"""Niceness of the process that searches for robots and hints."""
CLUSTER_TIMEOUT = 15.0
"""Seconds a job may take in a cluster, waiting included; then it is run locally, and the
cluster counts as lost."""
SEARCH_TIMEOUT = 120.0
"""Seconds a search may take in a cluster; then it is run locally. The cluster does not count
as lost, since it may just have too many searches."""
SWITCH_INTERVAL = 0.001
"""Seconds for which a thread may hold the interpreter where all jobs run in threads, searches
included: a fifth of Python's default, because a press waits so at each of its steps."""


class Workers:
    """Runs packed calls in a cluster, in processes or, without both, in threads.

    `count`: number of processes, 0 for none. `cluster`: the address of a Dask scheduler. What
    the cluster does not run is run locally; where no process can be started, in threads."""

    def __init__(self, count: int = 0, cluster: str | None = None) -> None:
        self.processes = Processes(count) if count else None
        self.cluster = None if cluster is None else Cluster(cluster)
        if not count:
            sys.setswitchinterval(SWITCH_INTERVAL)
        self._threads = Threads(MAX_THREADS, "job")
        self._turns = AlternatingLock()
        self._searcher = (
            Processes(1, eager=False, niceness=SEARCH_NICENESS) if count else Threads(1, "thinker")
        )

    @property
    def can_search(self) -> bool:
        """Whether searches can run without slowing the answering process."""
        return self.processes is not None or self.cluster is not None

    async def run(self, call: Callable[[], T], priority: Priority = Priority.NORMAL) -> T:
        """Run a call in a worker; return what it returns or raise what it raises.

        The call is a `functools.partial` of a module-level function and of plain data
        (`bot.workers.jobs`). Raises `WorkerLost` if workers die of it."""
        return cast(T, await self.run_packed(pack_call(call), priority))

    async def run_robot_search(self, call: Callable[[], T]) -> T:
        """Run a long call for which no card waits, one at a time in a process of the lowest
        priority.

        It takes turns with `run_hint_search`."""
        return cast(
            T,
            await self._run_with_fallback(pack_call(call), self._search_for_robot, SEARCH_TIMEOUT),
        )

    async def run_hint_search(self, call: Callable[[], T]) -> T:
        """Run a search that a person has requested; it takes turns with `run_robot_search`."""
        return cast(
            T,
            await self._run_with_fallback(pack_call(call), self._search_for_person, SEARCH_TIMEOUT),
        )

    async def run_packed(self, job: bytes, priority: Priority = Priority.NORMAL) -> object:
        """Run a call that is packed already; see `run`."""
        run_locally = partial(self._run_locally, priority)
        return await self._run_with_fallback(job, run_locally, CLUSTER_TIMEOUT)

    async def _run_with_fallback(
        self, job: bytes, run_locally: Callable[[bytes], Awaitable[object]], seconds: float
    ) -> object:
        """Run a job in the cluster if that is available and in time, else locally."""
        if self.cluster is None or not self.cluster.available:
            return await run_locally(job)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(self.cluster.submit(run_job, job))
        except (ClusterLost, TimeoutError) as failure:
            if isinstance(failure, ClusterLost) or seconds < SEARCH_TIMEOUT:
                self.cluster.mark_lost(repr(failure))
            return await run_locally(job)

    async def _search_for_robot(self, job: bytes) -> object:
        async with self._turns.hold("robot"):
            return await self._run_by(self._searcher, job)

    async def _search_for_person(self, job: bytes) -> object:
        async with self._turns.hold("person"):
            return await self._run_by(self._searcher, job)

    async def _run_locally(self, priority: Priority, job: bytes) -> object:
        if self.processes is not None:
            try:
                future = self.processes.submit_with(priority, run_job, job)
                return await asyncio.wrap_future(future)
            except NoWorkers:
                log.warning("job_run_in_thread")
        return await self._run_by(self._threads, job)

    async def _run_by(self, executor: Executor, job: bytes) -> object:
        return await asyncio.wrap_future(executor.submit(run_job, job))

    def close(self) -> None:
        """Shut down all executors and abort running jobs."""
        if self.cluster is not None:
            self.cluster.shutdown(wait=False)
        if self.processes is not None:
            self.processes.shutdown(cancel_futures=True)
        for executor in (self._searcher, self._threads):
            executor.shutdown(wait=False, cancel_futures=True)


def default_worker_count() -> int:
    """Return the number of worker processes that suits this machine."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        cores = os.cpu_count() or 1
    return max(MIN_WORKERS, cores)
