"""The one door to the workers, whoever they are."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from typing import TypeVar, cast

import structlog

from bot.workers.cluster import Cluster, ClusterLost
from bot.workers.jobs import carry_out, packed
from bot.workers.processes import NoWorkers, Processes
from bot.workers.threads import Threads
from bot.workers.turns import Turns

log = structlog.get_logger(__name__)
T = TypeVar("T")

FEWEST = 2
"""Workers even where there is one core: a film takes seconds, and a card does not wait for it."""
THREADS = 4
LAST = 15
"""The niceness of what thinks."""
PATIENCE = 15.0
"""Seconds a job may take in a cluster, waiting included; then it is done here, and the cluster
counts as lost."""
LONG_THOUGHT = 120.0
"""The same for what thinks, of which the cluster may have more than enough: it is not lost."""
SWITCH = 0.001
"""Seconds for which a thread may keep the others waiting where all work is done in threads, also
what thinks: a fifth of Python's own, for a press waits so at each of its steps."""


class Workers:
    """Does what is handed over, in a cluster, in processes or, without both, in threads.

    `count`: how many processes, 0: none. `cluster`: the address of a Dask scheduler. Whatever the
    cluster does not do is done here; where no process can be started, in threads.
    """

    def __init__(self, count: int = 0, cluster: str | None = None) -> None:
        self.processes = Processes(count) if count else None
        self.cluster = None if cluster is None else Cluster(cluster)
        if not count:
            sys.setswitchinterval(SWITCH)
        self._threads = Threads(THREADS, "job")
        self._turns = Turns()
        self._thinker = Processes(1, eager=False, niceness=LAST) if count else Threads(1, "thinker")

    @property
    def thinks(self) -> bool:
        """Whether somebody else can think without holding up whoever answers."""
        return self.processes is not None or self.cluster is not None

    async def do(self, work: Callable[[], T]) -> T:
        """What a call returns or raises. It is a `functools.partial` of a function that stands in a
        module, and of plain data (`bot.workers.jobs`); raises `WorkerLost` if workers die of it."""
        return cast(T, await self.carry_out(packed(work)))

    async def hurry(self, work: Callable[[], T]) -> T:
        """The same before all pictures that wait: for what takes milliseconds, and somebody waits
        for."""
        return cast(T, await self._anywhere(packed(work), self._hurried, PATIENCE))

    async def think(self, work: Callable[[], T]) -> T:
        """The same for what takes long and no card waits for: one at a time, by a process that
        stands back behind all others. It takes turns with `advise`."""
        return cast(T, await self._anywhere(packed(work), self._thinking, LONG_THOUGHT))

    async def advise(self, work: Callable[[], T]) -> T:
        """The same for what a person asked for: one of these, then one of the others."""
        return cast(T, await self._anywhere(packed(work), self._advising, LONG_THOUGHT))

    async def carry_out(self, work: bytes) -> object:
        """As `do`, for a call that is packed already."""
        return await self._anywhere(work, self._here, PATIENCE)

    async def _anywhere(
        self, work: bytes, here: Callable[[bytes], Awaitable[object]], patience: float
    ) -> object:
        if self.cluster is None or not self.cluster.there:
            return await here(work)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(self.cluster.submit(carry_out, work))
        except (ClusterLost, TimeoutError) as failure:
            if isinstance(failure, ClusterLost) or patience < LONG_THOUGHT:
                self.cluster.lost(repr(failure))
            return await here(work)

    async def _thinking(self, work: bytes) -> object:
        async with self._turns.turn("robot"):
            return await self._by(self._thinker, work)

    async def _advising(self, work: bytes) -> object:
        async with self._turns.turn("person"):
            return await self._by(self._thinker, work)

    async def _here(self, work: bytes) -> object:
        return await self._by_process(work, Processes.submit)

    async def _hurried(self, work: bytes) -> object:
        return await self._by_process(work, Processes.hurry)

    async def _by_process(self, work: bytes, given: Callable[..., Future[object]]) -> object:
        if self.processes is not None:
            try:
                return await asyncio.wrap_future(given(self.processes, carry_out, work))
            except NoWorkers:
                log.warning("a job is done in a thread")
        return await self._by(self._threads, work)

    async def _by(self, executor: Executor, work: bytes) -> object:
        return await asyncio.wrap_future(executor.submit(carry_out, work))

    def close(self) -> None:
        """Let go of all of them; what is under way is broken off."""
        if self.cluster is not None:
            self.cluster.shutdown(wait=False)
        if self.processes is not None:
            self.processes.shutdown(cancel_futures=True)
        for executor in (self._thinker, self._threads):
            executor.shutdown(wait=False, cancel_futures=True)


def one_a_core() -> int:
    """How many processes suit this machine."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        cores = os.cpu_count() or 1
    return max(FEWEST, cores)
