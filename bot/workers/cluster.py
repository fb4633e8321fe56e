"""Workers of other machines: a Dask cluster, as an executor (the extra `cluster`).

The project runs no cluster of its own: `dask.distributed` does, and its client is an executor. What
is here only finds out whether the cluster is there, and says so; whoever asks does the work himself
meanwhile.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import structlog

from bot.workers.jobs import outcome

log = structlog.get_logger(__name__)
T = TypeVar("T")

AGAIN = 30.0
"""Seconds until a cluster that failed is tried again."""
LOOK = 2.0
"""Seconds between two looks at whether it has workers."""
CONNECTING = 5.0
"""Seconds in which a scheduler must answer."""
_ROOT = Path(__file__).parents[2]


class ClusterLost(Exception):
    """The cluster did not do a job: whoever asked does it himself."""


class Cluster(Executor):
    """The workers of the scheduler at this address (`tcp://host:8786`), tried for ever in a thread
    of its own. Jobs raise `ClusterLost` for all that is the cluster's fault."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.workers = 0
        """How many there were when it was last looked at."""
        self._client: Any = None
        self._change = threading.Event()
        self._closed = False
        threading.Thread(target=self._keep, name="cluster", daemon=True).start()

    @property
    def there(self) -> bool:
        """Whether it has a worker, as far as we know."""
        return self._client is not None and self.workers > 0

    def lost(self, why: str) -> None:
        """It failed: leave it alone for a while."""
        if self._client is not None:
            log.warning("the cluster failed; work is done here", address=self.address, why=why)
            self._client = None
            self._change.set()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """See `concurrent.futures.Executor.submit`."""
        outer: Future[T] = Future()
        outer.set_running_or_notify_cancel()
        client = self._client
        try:
            if client is None:
                raise ClusterLost("there is none")
            work = partial(fn, *args, **kwargs)
            inner = client.get_executor(pure=False).submit(_of_version, version(), work)
        except Exception as failure:  # noqa: BLE001 - whatever a client may raise
            outer.set_exception(ClusterLost(repr(failure)))
        else:
            inner.add_done_callback(partial(_hand_over, outer))
        return outer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._closed, self._client = True, None
        self._change.set()

    def _keep(self) -> None:
        """Connect, look after the workers, and connect again when it was lost."""
        version()  # reads some files, so not while somebody waits
        while not self._closed:
            client = self._connected()
            if client is not None:
                self._watch(client)
            self._change.wait(0 if self._closed else AGAIN)
            self._change.clear()

    def _connected(self) -> Any:
        from distributed import Client

        try:
            client = Client(self.address, timeout=CONNECTING, set_as_default=False)
        except Exception as failure:  # noqa: BLE001 - whatever a client may raise
            log.warning("no cluster there; work is done here", why=repr(failure))
            return None
        log.info("the cluster is there", address=self.address)
        return client

    def _watch(self, client: Any) -> None:
        """Until it is lost."""
        self._client = client
        try:
            while self._client is client:
                there = len(client.nthreads())
                if there != self.workers:
                    log.info("the cluster has so many workers", workers=there, before=self.workers)
                self.workers = there
                self._change.wait(LOOK)
        except Exception as failure:  # noqa: BLE001 - whatever a client may raise
            self.lost(repr(failure))
        self._change.clear()
        try:
            client.close(timeout=LOOK)
        except Exception as failure:  # noqa: BLE001 - it is gone either way
            log.info("the cluster did not say goodbye", why=repr(failure))


@cache
def version() -> str:
    """What tells whether a worker has the same code and facts as we."""
    known = hashlib.sha256()
    for room in ("data", "rules", "render"):
        for file in sorted((_ROOT / room).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                known.update(f"{file.relative_to(_ROOT)} {file.stat().st_size}\n".encode())
                known.update(file.read_bytes())
    return known.hexdigest()


def _of_version(asked: str, work: Callable[[], object]) -> tuple[bool, Any]:
    """In a worker: do it, if it is of the same version."""
    if version() != asked:
        raise ClusterLost("a worker has another version of the project")
    return outcome(work)


def _hand_over(outer: Future[Any], inner: Future[tuple[bool, Any]]) -> None:
    """What became of it there."""
    error = ClusterLost("cancelled") if inner.cancelled() else inner.exception()
    if error is not None:
        outer.set_exception(error if isinstance(error, ClusterLost) else ClusterLost(repr(error)))
        return
    good, result = inner.result()
    if good:
        outer.set_result(result)
    else:
        outer.set_exception(result)
