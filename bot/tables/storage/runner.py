"""Runs table operations in threads: reads concurrently, changes of one table one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Concatenate, Generic, ParamSpec, TypeVar

from bot.tables.storage.core import Core
from bot.tables.storage.store import Store
from bot.tables.types.errors import TableError

P = ParamSpec("P")
T = TypeVar("T")

urgent: ContextVar[bool] = ContextVar("urgent", default=False)
"""Whether queries of this task must not queue behind games being computed and saved."""


class TableLocks:
    """One lock per table, released when the thread has finished, even if its caller was
    cancelled."""

    def __init__(self) -> None:
        self._locks: dict[int, tuple[asyncio.Lock, int]] = {}

    def is_held(self, table: int) -> bool:
        return table in self._locks

    async def acquire(self, table: int) -> None:
        lock, users = self._locks.get(table, (asyncio.Lock(), 0))
        self._locks[table] = (lock, users + 1)
        try:
            await lock.acquire()
        except BaseException:
            self._drop_user(table)
            raise

    def release(self, table: int) -> None:
        self._locks[table][0].release()
        self._drop_user(table)

    def _drop_user(self, table: int) -> None:
        lock, users = self._locks[table]
        if users > 1:
            self._locks[table] = (lock, users - 1)
        else:
            del self._locks[table]


class Runner:
    """Runs the operations of `Tables` and its parts. Belongs to one event loop."""

    def __init__(self, store: Store, core: Core) -> None:
        self.store = store
        self.core = core
        self.locks = TableLocks()

    async def run(
        self, operation: Callable[Concatenate[Core, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a reading or independent operation in a thread."""
        loop = asyncio.get_running_loop()
        pool = self.store.urgent_readers if urgent.get() else self.store.readers
        call = partial(copy_context().run, operation, self.core, *args, **kwargs)
        future = loop.run_in_executor(pool, call)
        return await asyncio.shield(future)

    async def run_locked(
        self,
        table: int,
        operation: Callable[Concatenate[Core, int, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a change of a table in a thread, holding the table's lock."""
        await self.locks.acquire(table)
        loop = asyncio.get_running_loop()
        try:
            call = partial(copy_context().run, operation, self.core, table, *args, **kwargs)
            future = loop.run_in_executor(self.store.changers, call)
        except BaseException:
            self.locks.release(table)
            raise
        future.add_done_callback(lambda _done: self.locks.release(table))
        return await asyncio.shield(future)


class MethodGroup:
    """A group of methods of the facade, each a `ThreadMethod`, a `QuickRead` or a
    `LockedMethod`."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner


class ThreadMethod(Generic[P, T]):
    """Descriptor: a reading or independent operation as an async method of a `MethodGroup`."""

    def __init__(self, operation: Callable[Concatenate[Core, P], T]) -> None:
        self._operation = operation

    def __get__(self, group: MethodGroup, _kind: type) -> Callable[P, Coroutine[object, object, T]]:
        def run(*args: P.args, **kwargs: P.kwargs) -> Coroutine[object, object, T]:
            return group._runner.run(self._operation, *args, **kwargs)

        return run


class QuickRead(Generic[P, T]):
    """Descriptor: a reading operation that finds few rows by their key, run in the event loop.

    It takes some 0.1 ms, a change of threads more, and a reader never waits for a writer."""

    def __init__(self, operation: Callable[Concatenate[Core, P], T]) -> None:
        self._operation = operation

    def __get__(self, group: MethodGroup, _kind: type) -> Callable[P, Coroutine[object, object, T]]:
        async def run(*args: P.args, **kwargs: P.kwargs) -> T:
            return self._operation(group._runner.core, *args, **kwargs)

        return run


class LockedMethod(Generic[P, T]):
    """Descriptor: a change of a table as an async method of a `MethodGroup`.

    With `queue` False it is refused while another change is running. TableError: busy."""

    def __init__(
        self, operation: Callable[Concatenate[Core, int, P], T], *, queue: bool = True
    ) -> None:
        self._operation = operation
        self._may_queue = queue

    def __get__(
        self, group: MethodGroup, _kind: type
    ) -> Callable[Concatenate[int, P], Coroutine[object, object, T]]:
        async def run(table: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
            if group._runner.locks.is_held(table) and not self._may_queue:
                raise TableError("busy")
            return await group._runner.run_locked(table, self._operation, *args, **kwargs)

        return run
