"""The work of the tables in threads: reading at any time, changes of one table one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, TypeVar

from bot.tables.storage.core import Core
from bot.tables.storage.store import Store
from bot.tables.types.errors import TableError

T = TypeVar("T")

urgent: ContextVar[bool] = ContextVar("urgent", default=False)
"""Whether what is looked up in this task may not wait behind games being computed and saved."""


class Locks:
    """One changing job a table at a time. A lock is let go when the thread has finished, even if
    nobody waits for it any more."""

    def __init__(self) -> None:
        self._held: dict[int, tuple[asyncio.Lock, int]] = {}

    def held(self, table: int) -> bool:
        return table in self._held

    async def hold(self, table: int) -> None:
        lock, users = self._held.get(table, (asyncio.Lock(), 0))
        self._held[table] = (lock, users + 1)
        try:
            await lock.acquire()
        except BaseException:
            self._leave(table)
            raise

    def free(self, table: int) -> None:
        self._held[table][0].release()
        self._leave(table)

    def _leave(self, table: int) -> None:
        lock, users = self._held[table]
        if users > 1:
            self._held[table] = (lock, users - 1)
        else:
            del self._held[table]


class Runner:
    """What `Tables` and its parts run their work with. Belongs to one event loop."""

    def __init__(self, store: Store, core: Core) -> None:
        self.store = store
        self.core = core
        self.locks = Locks()

    async def look(self, work: Callable[..., T], *values: Any) -> T:
        """Run reading or self-contained work in a thread."""
        loop = asyncio.get_running_loop()
        pool = self.store.hurried if urgent.get() else self.store.workers
        job = loop.run_in_executor(pool, lambda: work(self.core, *values))
        return await asyncio.shield(job)

    async def change(
        self, table: int, work: Callable[..., T], *values: Any, queue: bool = False
    ) -> T:
        """Run a change of a table in a thread, alone. TableError: busy, unless it may queue."""
        if self.locks.held(table) and not queue:
            raise TableError("busy")
        await self.locks.hold(table)
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self.store.workers, lambda: work(self.core, table, *values))
        except BaseException:
            self.locks.free(table)
            raise
        job.add_done_callback(lambda _done: self.locks.free(table))
        return await asyncio.shield(job)
