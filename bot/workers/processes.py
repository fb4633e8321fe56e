"""Executor over worker processes on this machine.

The pool of the standard library is broken for good when one of its processes dies, and has
no limit of memory. Here every worker is a process of its own that runs one job at a time; a
worker that dies, takes too long or has grown is replaced (`fork_server.py`)."""

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
from enum import IntEnum, auto
from itertools import count as count_from
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

import structlog

from bot.workers.fork_server import ForkServer, fork_server
from bot.workers.jobs import WORKER_NICENESS
from bot.workers.worker import run_spawned_worker

log = structlog.get_logger(__name__)
T = TypeVar("T")

MAX_WORKER_BYTES = 96 * 2**20
"""Bytes that a worker may hold after a job, cached pictures (`render.paint.image_cache`) included,
mapped files not. A worker that holds more is replaced before the next job."""
JOB_TIMEOUT = 120.0
"""Timeout of a job, in seconds: a film takes some ten on a slow machine."""
IDLE_TIMEOUT = 600.0
"""Idle timeout of a worker, in seconds. The next one starts within milliseconds; its first
picture takes a sixth of a second more."""
START_GRACE = 1.0
"""Seconds that shutdown waits for a worker that is still starting. It ends by itself once this
process has ended."""
MAX_ATTEMPTS = 2
"""Workers that may be lost by one job before it is given up."""


class Priority(IntEnum):
    """The order in which queued jobs are run, and those of one priority in turn."""

    SHORT = auto()
    """Calls that take milliseconds and are waited for."""
    CARD = auto()
    """Pictures of public cards, for which a whole table waits."""
    NORMAL = auto()
    END = auto()
    """The end of a worker."""


class WorkerLost(Exception):
    """A job killed its workers, or took too long."""


class NoWorkers(Exception):
    """No worker process can be started on this machine."""


class _Job(NamedTuple):
    future: Future[object]
    call: bytes


class Processes(Executor):
    """A pool of `count` worker processes, started in the background.

    Functions and arguments are pickled. A job raises `WorkerLost` if `MAX_ATTEMPTS` workers die
    of it or if it takes longer than `longest` seconds, and `NoWorkers` if no process can be
    started. Workers that are not `eager` start with the first job; workers that were `idle` so
    many seconds end and start again with the next."""

    def __init__(
        self,
        count: int,
        *,
        largest: int = MAX_WORKER_BYTES,
        longest: float = JOB_TIMEOUT,
        idle: float = IDLE_TIMEOUT,
        niceness: int = WORKER_NICENESS,
        eager: bool = True,
    ) -> None:
        self._max_bytes, self._job_timeout, self._idle_timeout = largest, longest, idle
        self._niceness, self._eager = niceness, eager
        self._jobs: queue.PriorityQueue[tuple[int, int, _Job | None]] = queue.PriorityQueue()
        self._numbers = count_from()
        self._closed = threading.Event()
        self._start_lock = threading.Lock()
        self._workers: set[_Worker] = set()
        self._threads = [
            threading.Thread(target=self._run_slot, name=f"worker-{number}", daemon=True)
            for number in range(count)
        ]
        for keeper in self._threads:
            keeper.start()
        atexit.register(self._kill_all)

    @property
    def pids(self) -> list[int]:
        """The process ids of the running workers, sorted."""
        return sorted(worker.process.pid for worker in list(self._workers))

    def submit(self, fn: Callable[..., T], /, *args: object, **kwargs: object) -> Future[T]:
        """See `concurrent.futures.Executor.submit`. Raises immediately what cannot be pickled."""
        return self._enqueue(Priority.NORMAL, (fn, args, kwargs))

    def submit_with(self, priority: Priority, fn: Callable[..., T], /, *args: object) -> Future[T]:
        """Submit a call before all queued ones of a later priority."""
        return self._enqueue(priority, (fn, args, {}))

    def _enqueue(self, priority: Priority, call: object) -> Future[Any]:
        if self._closed.is_set():
            raise RuntimeError("executor is shut down")
        job = _Job(Future(), pickle.dumps(call, pickle.HIGHEST_PROTOCOL))
        self._jobs.put((priority, next(self._numbers), job))
        return job.future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop the workers when all jobs are done; with `cancel_futures` kill them immediately.

        In the latter case a worker that is still starting is waited for only `START_GRACE`
        seconds."""
        self._closed.set()
        if cancel_futures:
            with contextlib.suppress(queue.Empty):
                while True:
                    _, _, job = self._jobs.get_nowait()
                    if job is not None:
                        job.future.cancel()
            self._kill_all()
        for _ in self._threads:
            self._jobs.put((Priority.END, next(self._numbers), None))
        if wait:
            for keeper in self._threads:
                keeper.join(START_GRACE if cancel_futures else None)
        atexit.unregister(self._kill_all)

    def _kill_all(self) -> None:
        self._closed.set()
        for worker in list(self._workers):
            worker.process.kill()

    def _run_slot(self) -> None:
        """Run jobs in one worker at a time, and replace that worker when needed."""
        worker: _Worker | None = None
        with contextlib.suppress(NoWorkers):  # it is retried with the first job
            worker = self._start_worker() if self._eager else None
        while True:
            try:
                _, _, job = self._jobs.get(timeout=self._idle_timeout if worker else None)
            except queue.Empty:
                self._end_worker(worker)
                worker = None
                continue
            if job is None:
                break
            if not job.future.set_running_or_notify_cancel():
                continue
            try:
                worker = self._run_job(job, worker)
            except (WorkerLost, NoWorkers) as failure:
                worker = None
                job.future.set_exception(failure)
        self._end_worker(worker)

    def _run_job(self, job: _Job, worker: _Worker | None) -> _Worker | None:
        """Run a job; return the worker for the next one, or None if it has to be replaced."""
        for attempts_left in reversed(range(MAX_ATTEMPTS)):
            worker = worker or self._start_worker()
            try:
                succeeded, result, size = worker.run(job.call, self._job_timeout)
                break
            except (EOFError, OSError) as failure:
                self._end_worker(worker)
                slow = isinstance(failure, TimeoutError)
                if self._closed.is_set():  # killed by `shutdown`
                    raise WorkerLost(repr(failure)) from failure
                log.warning("worker_lost", pid=worker.process.pid, slow=slow)
                worker = None
                if slow or not attempts_left:
                    raise WorkerLost(repr(failure)) from failure
        assert worker is not None
        if succeeded:
            job.future.set_result(result)
        else:
            job.future.set_exception(result)
        if size <= self._max_bytes:
            return worker
        log.info("worker_replaced", pid=worker.process.pid, megabytes=size >> 20)
        self._end_worker(worker)
        with contextlib.suppress(NoWorkers):  # as above
            return self._start_worker()
        return None

    def _start_worker(self) -> _Worker:
        try:
            with self._start_lock:
                worker = _Worker(self._niceness)
        except (EOFError, OSError) as failure:
            log.error("worker_start_failed", error=repr(failure))
            raise NoWorkers(repr(failure)) from failure
        self._workers.add(worker)
        return worker

    def _end_worker(self, worker: _Worker | None) -> None:
        if worker is not None:
            self._workers.discard(worker)
            worker.end()


class _ForkedProcess:
    """A process forked by the fork server, with the methods of `multiprocessing.Process` used
    here."""

    def __init__(self, server: ForkServer, line: Connection, niceness: int) -> None:
        self._server, self.pid = server, server.fork(line, niceness)

    def kill(self) -> None:
        self._server.end_worker(self.pid)

    def join(self) -> None:
        """Return immediately: `kill` has waited already."""


def _start_process(line: Connection, niceness: int) -> Any:
    """Start a worker process for this connection; never forked from this process, which has
    threads."""
    if hasattr(os, "fork"):
        return _ForkedProcess(fork_server(), line, niceness)
    process = multiprocessing.get_context("spawn").Process(
        target=run_spawned_worker, args=(line, niceness), daemon=True
    )
    process.start()
    return process


class _Worker:
    """One worker process and the connection to it."""

    def __init__(self, niceness: int) -> None:
        self._line, remote_end = multiprocessing.Pipe()
        with remote_end:
            self.process = _start_process(remote_end, niceness)

    def run(self, call: bytes, patience: float) -> tuple[bool, Any, int]:
        """Run a pickled call; return whether it succeeded, its result or exception, and the
        bytes that the worker holds afterwards. Raises `EOFError` or `OSError` if the worker
        died, `TimeoutError` if there is no answer in `patience` seconds."""
        self._line.send_bytes(call)
        if not self._line.poll(patience):
            raise TimeoutError(f"no answer in {patience} s")
        answer: tuple[bool, object, int] = self._line.recv()
        return answer

    def end(self) -> None:
        self._line.close()
        self.process.kill()
        self.process.join()
