"""The life of a worker process. Imported by workers, so it imports next to nothing itself."""

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

from bot.workers.jobs import give_back, outcome, stand_back

RESTS = 0.02
"""Seconds without a call after which free memory is given back. A busy worker would take it again
at once, which is a seventh of a picture's time."""
_MUCH = 64 * 2**20
"""Bytes from which it is given back in any case, before it is told how many are held."""
_STATM = Path("/proc/self/statm")


def work(line: Connection, niceness: int, left: Callable[[], None]) -> None:
    """The life of a worker: until the line is closed. `left` waits until nobody is at its other
    end."""
    threading.Thread(target=_end_after, args=[left], name="asker", daemon=True).start()
    for number in (signal.SIGINT, signal.SIGTERM):  # they are for the process that answers, which
        signal.signal(number, signal.SIG_IGN)  # has still something to say then
    stand_back(niceness)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send_bytes(_answer(line.recv_bytes()))
            if not line.poll(RESTS):
                give_back()


def spawned(line: Connection, niceness: int) -> None:
    """The same where processes cannot be forked."""
    asking = multiprocessing.parent_process()
    assert asking is not None
    work(line, niceness, asking.join)


def _end_after(left: Callable[[], None]) -> None:
    """Break off what is under way when the process that asked is gone, killed maybe: it would take
    minutes, and nobody hears of it."""
    left()
    os._exit(1)


def _answer(call: bytes) -> bytes:
    """What became of a call, and how much memory is held then."""
    function, args, kwargs = pickle.loads(call)
    good, result = outcome(function, *args, **kwargs)
    return pickle.dumps((good, result, _held()), pickle.HIGHEST_PROTOCOL)


def _held() -> int:
    """Bytes of memory that this process holds beside mapped files, 0 where the system does not
    tell."""
    held = _resident()
    if held > _MUCH:
        give_back()
        held = _resident()
    return held


def _resident() -> int:
    try:
        resident, shared = map(int, _STATM.read_text().split()[1:3])
    except OSError:
        return 0
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")
