"""The work of the tables in threads: reading at any time, changes of one table one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from bot.tables.storage.core import Core
from bot.tables.storage.store import Store
from bot.tables.types.errors import TableError

P = ParamSpec("P")
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

    async def look(
        self, work: Callable[Concatenate[Core, P], T], *values: P.args, **named: P.kwargs
    ) -> T:
        """Run reading or self-contained work in a thread."""
        loop = asyncio.get_running_loop()
        pool = self.store.hurried if urgent.get() else self.store.workers
        job = loop.run_in_executor(pool, lambda: work(self.core, *values, **named))
        return await asyncio.shield(job)

    async def change(
        self,
        table: int,
        work: Callable[Concatenate[Core, int, P], T],
        *values: P.args,
        **named: P.kwargs,
    ) -> T:
        """Run a change of a table in a thread, alone."""
        await self.locks.hold(table)
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(
                self.store.workers, lambda: work(self.core, table, *values, **named)
            )
        except BaseException:
            self.locks.free(table)
            raise
        job.add_done_callback(lambda _done: self.locks.free(table))
        return await asyncio.shield(job)


class Part:
    """A group of what can be asked of the tables: its methods are `Job`s and `Change`s."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner


class Job(Generic[P, T]):
    """Reading or self-contained work as a method of a `Part`."""

    def __init__(self, work: Callable[Concatenate[Core, P], T]) -> None:
        self._work = work

    def __get__(self, part: Part, _kind: type) -> Callable[P, Coroutine[Any, Any, T]]:
        def run(*values: P.args, **named: P.kwargs) -> Coroutine[Any, Any, T]:
            return part._runner.look(self._work, *values, **named)

        return run


class Change(Generic[P, T]):
    """A change of a table as a method of a `Part`. One that may not queue is refused while another
    is under way: TableError: busy."""

    def __init__(self, work: Callable[Concatenate[Core, int, P], T], *, queue: bool = True) -> None:
        self._work = work
        self._queue = queue

    def __get__(
        self, part: Part, _kind: type
    ) -> Callable[Concatenate[int, P], Coroutine[Any, Any, T]]:
        async def run(table: int, /, *values: P.args, **named: P.kwargs) -> T:
            if part._runner.locks.held(table) and not self._queue:
                raise TableError("busy")
            return await part._runner.change(table, self._work, *values, **named)

        return run
