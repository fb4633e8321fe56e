"""Executor over a Dask cluster on other machines (the extra `cluster`).

`dask.distributed` runs the cluster, and its client is an executor. This module only finds out
whether the cluster is available and reports it; meanwhile the caller runs its jobs locally."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import structlog

from bot.workers.jobs import try_call

log = structlog.get_logger(__name__)
T = TypeVar("T")

RECONNECT_DELAY = 30.0
"""Seconds until the connection to a failed cluster is tried again."""
POLL_INTERVAL = 2.0
"""Seconds between two checks whether the cluster has workers."""
CONNECT_TIMEOUT = 5.0
"""Seconds within which a scheduler must answer."""
_ROOT = Path(__file__).parents[2]


class ClusterClient(Protocol):
    """What is used of `distributed.Client`."""

    def get_executor(self, *, pure: bool) -> Executor: ...

    def nthreads(self) -> Mapping[str, int]: ...

    def close(self, timeout: float) -> object: ...


class ClusterLost(Exception):
    """The cluster did not run a job; the caller must run it locally."""


class Cluster(Executor):
    """Executor over the workers of the scheduler at `address` (`tcp://host:8786`).

    A thread of its own connects and reconnects for ever. Jobs raise `ClusterLost` for every
    failure of the cluster itself."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.workers = 0
        """How many there were when it was last looked at."""
        self._client: ClusterClient | None = None
        self._change = threading.Event()
        self._closed = False
        threading.Thread(target=self._stay_connected, name="cluster", daemon=True).start()

    @property
    def available(self) -> bool:
        """Whether the cluster had a worker at the last check."""
        return self._client is not None and self.workers > 0

    def mark_lost(self, reason: str) -> None:
        """Stop using the cluster until the next attempt to connect."""
        if self._client is not None:
            log.warning("cluster_failed", address=self.address, why=reason)
            self._client = None
            self._change.set()

    def submit(self, fn: Callable[..., T], /, *args: object, **kwargs: object) -> Future[T]:
        """See `concurrent.futures.Executor.submit`."""
        outer: Future[T] = Future()
        outer.set_running_or_notify_cancel()
        client = self._client
        try:
            if client is None:
                raise ClusterLost("no cluster is connected")
            call = partial(fn, *args, **kwargs)
            inner = client.get_executor(pure=False).submit(
                _run_if_same_version, source_version(), call
            )
        except Exception as failure:  # noqa: BLE001 - whatever a client may raise
            outer.set_exception(ClusterLost(repr(failure)))
        else:
            inner.add_done_callback(partial(_copy_result, outer))
        return outer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._closed, self._client = True, None
        self._change.set()

    def _stay_connected(self) -> None:
        """Connect, watch the workers, and reconnect when the cluster was lost."""
        source_version()  # reads many files, so not while a caller waits
        while not self._closed:
            client = self._connect()
            if client is not None:
                self._watch_workers(client)
            self._change.wait(0 if self._closed else RECONNECT_DELAY)
            self._change.clear()

    def _connect(self) -> ClusterClient | None:
        from distributed import Client

        try:
            client: ClusterClient = Client(
                self.address, timeout=CONNECT_TIMEOUT, set_as_default=False
            )
        except Exception as failure:  # noqa: BLE001 - whatever a client may raise
            log.warning("cluster_unreachable", why=repr(failure))
            return None
        log.info("cluster_connected", address=self.address)
        return client

    def _watch_workers(self, client: ClusterClient) -> None:
        """Update the number of workers until the cluster is lost."""
        self._client = client
        try:
            while self._client is client:
                there = len(client.nthreads())
                if there != self.workers:
                    log.info("the cluster has so many workers", workers=there, before=self.workers)
                self.workers = there
                self._change.wait(POLL_INTERVAL)
        except Exception as failure:  # noqa: BLE001 - whatever a client may raise
            self.mark_lost(repr(failure))
        self._change.clear()
        try:
            client.close(timeout=POLL_INTERVAL)
        except Exception as failure:  # noqa: BLE001 - it is gone either way
            log.info("cluster_close_failed", why=repr(failure))


@cache
def source_version() -> str:
    """Return a digest of code and data, to tell whether a worker runs the same version."""
    digest = hashlib.sha256()
    for folder in ("data", "rules", "render"):
        for file in sorted((_ROOT / folder).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                digest.update(f"{file.relative_to(_ROOT)} {file.stat().st_size}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def _run_if_same_version(expected: str, call: Callable[[], object]) -> tuple[bool, Any]:
    """Run a call in a worker. Raises `ClusterLost` if the worker has another version."""
    if source_version() != expected:
        raise ClusterLost("worker runs another version of the project")
    return try_call(call)


def _copy_result(outer: Future[Any], inner: Future[tuple[bool, Any]]) -> None:
    """Copy the result of the cluster's future to the caller's."""
    error = ClusterLost("cancelled") if inner.cancelled() else inner.exception()
    if error is not None:
        outer.set_exception(error if isinstance(error, ClusterLost) else ClusterLost(repr(error)))
        return
    succeeded, result = inner.result()
    if succeeded:
        outer.set_result(result)
    else:
        outer.set_exception(result)
