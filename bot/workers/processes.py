"""Worker processes on this machine, as an executor.

The pool of the standard library is broken for good when one of its processes dies, and knows no
bound of memory. So every worker is a process of its own that does one job at a time; one that dies,
takes too long or has grown is replaced (`nursery.py`).
"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import os
import pickle
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import count as count_from
from typing import Any, NamedTuple, TypeVar

import structlog

from bot.workers.jobs import NICE
from bot.workers.nursery import Nursery, nursery
from bot.workers.worker import spawned

log = structlog.get_logger(__name__)
T = TypeVar("T")

LARGEST = 96 * 2**20
"""Bytes that a worker may hold after a job, kept pictures (`render.paint.kept`) included but no
mapped files; one that holds more is replaced before the next."""
LONGEST = 120.0
"""Seconds a job may take: a film takes some ten on a slow machine."""
IDLE = 600.0
"""Seconds after which a worker without a job goes home: the next one is there in milliseconds, and
its first picture takes a sixth of a second more."""
STARTING = 1.0
"""Seconds for a worker that is only starting when the process ends; it ends by itself once that is
gone."""
TRIES = 2
"""Workers a job may cost before it is given up."""


class WorkerLost(Exception):
    """Workers died of a job, or it took too long."""


class NoWorkers(Exception):
    """No process can be started here."""


class _Job(NamedTuple):
    future: Future[Any]
    call: bytes


class Processes(Executor):
    """So many workers, started at once and beside whatever else happens. Functions and arguments
    are pickled. A job that `TRIES` workers die of raises `WorkerLost`, as does one that takes
    longer than `longest` seconds; if no process can be started it raises `NoWorkers`. Those that
    are not `eager` are started for the first job, and all that were `idle` so long for the next."""

    def __init__(
        self,
        count: int,
        *,
        largest: int = LARGEST,
        longest: float = LONGEST,
        idle: float = IDLE,
        niceness: int = NICE,
        eager: bool = True,
    ) -> None:
        self._largest, self._longest, self._idle = largest, longest, idle
        self._niceness, self._eager = niceness, eager
        self._jobs: queue.PriorityQueue[tuple[int, int, _Job | None]] = queue.PriorityQueue()
        self._numbers = count_from()
        self._closed = threading.Event()
        self._starting = threading.Lock()
        self._running: set[_Worker] = set()
        self._keepers = [
            threading.Thread(target=self._keep, name=f"worker-{number}", daemon=True)
            for number in range(count)
        ]
        for keeper in self._keepers:
            keeper.start()
        atexit.register(self._kill)

    @property
    def pids(self) -> list[int]:
        """The processes that work here now."""
        return sorted(worker.process.pid for worker in list(self._running))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """See `concurrent.futures.Executor.submit`. Raises what cannot be pickled at once."""
        return self._given(1, (fn, args, kwargs))

    def hurry(self, fn: Callable[..., T], /, *args: Any) -> Future[T]:
        """The same before all that only waits: for what takes milliseconds."""
        return self._given(0, (fn, args, {}))

    def _given(self, rank: int, call: Any) -> Future[Any]:
        if self._closed.is_set():
            raise RuntimeError("the workers were sent home")
        job = _Job(Future(), pickle.dumps(call, pickle.HIGHEST_PROTOCOL))
        self._jobs.put((rank, next(self._numbers), job))
        return job.future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Send the workers home once all is done; at once, if `cancel_futures`: then one that is
        only starting is not waited for long."""
        self._closed.set()
        if cancel_futures:
            with contextlib.suppress(queue.Empty):
                while True:
                    _, _, job = self._jobs.get_nowait()
                    if job is not None:
                        job.future.cancel()
            self._kill()
        for _ in self._keepers:
            self._jobs.put((2, next(self._numbers), None))
        if wait:
            for keeper in self._keepers:
                keeper.join(STARTING if cancel_futures else None)
        atexit.unregister(self._kill)

    def _kill(self) -> None:
        self._closed.set()
        for worker in list(self._running):
            worker.process.kill()

    def _keep(self) -> None:
        """Keep one worker: give it jobs, and replace it."""
        worker: _Worker | None = None
        with contextlib.suppress(NoWorkers):  # it is tried again with the first job
            worker = self._start() if self._eager else None
        while True:
            try:
                _, _, job = self._jobs.get(timeout=self._idle if worker else None)
            except queue.Empty:
                self._dismiss(worker)
                worker = None
                continue
            if job is None:
                break
            if not job.future.set_running_or_notify_cancel():
                continue
            try:
                worker = self._do(job, worker)
            except (WorkerLost, NoWorkers) as failure:
                worker = None
                job.future.set_exception(failure)
        self._dismiss(worker)

    def _do(self, job: _Job, worker: _Worker | None) -> _Worker | None:
        """Have a job done; the worker for the next one, if it is fit for it."""
        for left in reversed(range(TRIES)):
            worker = worker or self._start()
            try:
                good, result, size = worker.done(job.call, self._longest)
                break
            except (EOFError, OSError) as failure:
                self._dismiss(worker)
                slow = isinstance(failure, TimeoutError)
                if self._closed.is_set():  # we killed it ourselves
                    raise WorkerLost(repr(failure)) from failure
                log.warning("a worker was lost", pid=worker.process.pid, slow=slow)
                worker = None
                if slow or not left:
                    raise WorkerLost(repr(failure)) from failure
        assert worker is not None
        if good:
            job.future.set_result(result)
        else:
            job.future.set_exception(result)
        if size <= self._largest:
            return worker
        log.info("a worker is replaced", pid=worker.process.pid, megabytes=size >> 20)
        self._dismiss(worker)
        with contextlib.suppress(NoWorkers):  # as above
            return self._start()
        return None

    def _start(self) -> _Worker:
        try:
            with self._starting:
                worker = _Worker(self._niceness)
        except (EOFError, OSError) as failure:
            log.error("a worker cannot be started", error=repr(failure))
            raise NoWorkers(repr(failure)) from failure
        self._running.add(worker)
        return worker

    def _dismiss(self, worker: _Worker | None) -> None:
        if worker is not None:
            self._running.discard(worker)
            worker.end()


class _Forked:
    """A process of the nursery."""

    def __init__(self, home: Nursery, line: Any, niceness: int) -> None:
        self._home, self.pid = home, home.fork(line, niceness)

    def kill(self) -> None:
        self._home.end(self.pid)

    def join(self) -> None:
        """It has ended when `kill` is done."""


def _process(line: Any, niceness: int) -> Any:
    """One to be asked by this line; never forked from this process, which has threads."""
    if hasattr(os, "fork"):
        return _Forked(nursery(), line, niceness)
    made = multiprocessing.get_context("spawn").Process(
        target=spawned, args=(line, niceness), daemon=True
    )
    made.start()
    return made


class _Worker:
    """One process and the line to it."""

    def __init__(self, niceness: int) -> None:
        self._line, theirs = multiprocessing.Pipe()
        with theirs:
            self.process = _process(theirs, niceness)

    def done(self, call: bytes, patience: float) -> tuple[bool, Any, int]:
        """Whether a call returned, what it returned or raised, and how many bytes the worker holds
        then. Raises `EOFError` or `OSError` if the worker died, `TimeoutError` if it is too slow.
        """
        self._line.send_bytes(call)
        if not self._line.poll(patience):
            raise TimeoutError(f"no answer in {patience} s")
        answer: tuple[bool, Any, int] = self._line.recv()
        return answer

    def end(self) -> None:
        self._line.close()
        self.process.kill()
        self.process.join()
