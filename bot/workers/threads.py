"""Executor over daemon threads, for which the process does not wait when it ends.

The pool of the standard library is joined at the end of every process: a process told to
stop would wait for a picture or a film that is not needed any more."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class Threads(Executor):
    """A pool of at most `most` daemon threads, each started when there is a job for it."""

    def __init__(self, most: int, name: str) -> None:
        self._max_threads, self._name = most, name
        self._jobs: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]
        self._jobs = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closed = False

    def submit(self, fn: Callable[..., T], /, *args: object, **kwargs: object) -> Future[T]:
        """See `concurrent.futures.Executor.submit`. Must be called from one thread only."""
        if self._closed:
            raise RuntimeError("executor is shut down")
        future: Future[T] = Future()
        self._jobs.put((future, partial(fn, *args, **kwargs)))
        if len(self._threads) < self._max_threads:
            name = f"{self._name}-{len(self._threads)}"
            self._threads.append(threading.Thread(target=self._run_jobs, name=name, daemon=True))
            self._threads[-1].start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See `concurrent.futures.Executor.shutdown`."""
        self._closed = True
        with contextlib.suppress(queue.Empty):
            while cancel_futures:
                job = self._jobs.get_nowait()
                if job is not None:
                    job[0].cancel()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads if wait else ():
            thread.join()

    def _run_jobs(self) -> None:
        while (job := self._jobs.get()) is not None:
            future, call = job
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(call())
            except BaseException as error:  # noqa: BLE001 - raised in the caller
                future.set_exception(error)
