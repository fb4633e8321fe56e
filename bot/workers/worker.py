"""Main loop of a worker process. Imported by workers, so it imports almost nothing itself."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from bot.workers.jobs import lower_priority, trim_memory, try_call

TRIM_DELAY = 1.0
"""Seconds without a call after which free memory is returned to the system. A busy worker
would allocate it again at once, which takes a seventh of a picture's time."""
_TRIM_BYTES = 64 * 2**20
"""Held bytes from which free memory is returned before they are reported."""
_TRIM_STEP = 8 * 2**20
"""Bytes that a worker must have grown by since, before it is returned again. A busy worker always
holds more than `_TRIM_BYTES`: to return memory after each picture took an eighth of its time."""
_STATM = Path("/proc/self/statm")


def run_worker(line: Connection, niceness: int, wait_for_parent: Callable[[], None]) -> None:
    """Run calls until the connection is closed.

    `wait_for_parent` blocks until the other end of the connection is closed."""
    threading.Thread(
        target=_exit_with_parent, args=[wait_for_parent], name="asker", daemon=True
    ).start()
    for signal_number in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # for the answering process, which still has
        signal.signal(signal_number, signal.SIG_IGN)  # work to finish
    lower_priority(niceness)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send_bytes(_run_call(line.recv_bytes()))
            if not line.poll(TRIM_DELAY):
                trim_memory()


def run_spawned_worker(line: Connection, niceness: int) -> None:
    """Run a worker on systems where processes cannot be forked."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    run_worker(line, niceness, parent.join)


def _exit_with_parent(wait_for_parent: Callable[[], None]) -> None:
    """Abort the running job if the parent has died."""
    wait_for_parent()
    os._exit(1)


def _run_call(call: bytes) -> bytes:
    """Run a pickled call; return its pickled outcome and the bytes that this process holds."""
    function, args, kwargs = pickle.loads(call)
    succeeded, result = try_call(function, *args, **kwargs)
    return pickle.dumps((succeeded, result, _held_bytes()), pickle.HIGHEST_PROTOCOL)


_trim_above = _TRIM_BYTES


def _held_bytes() -> int:
    """Return the bytes of memory that this process holds, without mapped files; 0 if unknown."""
    global _trim_above
    size = _resident_bytes()
    if size > _trim_above:
        trim_memory()
        size = _resident_bytes()
        _trim_above = max(_TRIM_BYTES, size + _TRIM_STEP)
    return size


def _resident_bytes() -> int:
    try:
        resident, shared = map(int, _STATM.read_text().split()[1:3])
    except OSError:
        return 0
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")
